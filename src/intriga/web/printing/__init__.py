"""Printouts: PDF for a table of wood, and pictures as PNG."""
