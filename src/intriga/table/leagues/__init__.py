"""Leagues, and what people keep between their matches."""
