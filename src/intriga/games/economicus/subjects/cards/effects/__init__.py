"""What cards do at once, a file for each effect of the closed list (3a)."""
