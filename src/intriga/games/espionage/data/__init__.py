"""The board and the price list of the rulebook, and what things are called in all languages."""
