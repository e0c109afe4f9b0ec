"""The rulings of MAGA, on positions made by hand."""
