"""Contests of two sides: who wins, who learns of it."""
