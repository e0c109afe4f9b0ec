"""Matches around play: created, found, joined, started, handed over."""
