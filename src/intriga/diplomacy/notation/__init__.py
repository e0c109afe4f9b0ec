"""Notation: orders as text, in English and Russian."""
