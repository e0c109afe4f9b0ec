"""Tables of the rulebook."""
