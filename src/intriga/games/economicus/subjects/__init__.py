"""What the rulebook speaks of, a file for each: its deeds, their rules, their forms."""
