"""Coins: exchange, gifts, collections (items 38, 39, 52, M45)."""
