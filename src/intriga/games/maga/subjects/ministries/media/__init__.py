"""Public relations: lies, refutations, moods."""
