"""What the rulebook speaks of, each with its deeds and their rules."""
