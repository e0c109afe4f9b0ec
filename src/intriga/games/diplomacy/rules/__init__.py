"""The rules of classic Diplomacy, in the order of a year."""
