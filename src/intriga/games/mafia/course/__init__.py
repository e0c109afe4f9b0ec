"""Nights and days follow each other until somebody has won."""
