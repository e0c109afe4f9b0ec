"""Worlds of the table, and what tests do in them and read from them."""
