"""The day, by rules without a position."""
