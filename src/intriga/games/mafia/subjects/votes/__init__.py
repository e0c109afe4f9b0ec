"""The votes of a day: who may cast them, and what they come to (items 6–8, 41, 48)."""
