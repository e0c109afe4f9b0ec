"""The lab: games played by machines — to prove their rules, to measure them, to study them."""
