"""The numbers of the rulebook, as data, and what reads them."""
