"""The rulings of Zeppelin, on positions made by hand."""
