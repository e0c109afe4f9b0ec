"""The rules of Mafia that need a position."""
