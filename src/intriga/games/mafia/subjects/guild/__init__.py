"""The assassin, and those who order (items 20–28, T4)."""
