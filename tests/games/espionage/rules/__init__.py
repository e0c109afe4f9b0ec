"""The rulings of Espionage, on positions made by hand."""
