"""Bots at the table: where they play, when they act, what they see and remember."""
