"""The numbers of the rulebook and its formulas, and what a position is made of."""
