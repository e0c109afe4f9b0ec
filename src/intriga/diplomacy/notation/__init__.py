"""Notation: orders as text in both languages, and every order that can be given."""
