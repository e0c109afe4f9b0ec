"""Circles: who sits where (items 8–12, 14, R-A1 to R-A4)."""
