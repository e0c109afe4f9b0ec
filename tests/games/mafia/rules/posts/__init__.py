"""Clans, posts and organisations, and what they do."""
