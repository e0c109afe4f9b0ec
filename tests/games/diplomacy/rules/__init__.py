"""The rulings of Diplomacy, on positions made by hand."""
