"""The rulings of Economicus, on positions made by hand."""
