"""The list of actions of a territory (item 5)."""
