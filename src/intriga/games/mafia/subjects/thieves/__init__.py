"""What thieves do in a night (item 46)."""
