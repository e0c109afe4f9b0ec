"""Things that are used at once (items 47, 48, 50)."""
