"""The laboratory: games played by programs, to check their rules, to measure and to study them."""
