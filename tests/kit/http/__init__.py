"""Servers of pages and API, and those who speak to them."""
