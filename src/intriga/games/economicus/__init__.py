"""Economicus: Business Empire."""
