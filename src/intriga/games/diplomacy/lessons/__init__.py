"""The lessons: a file for each, and their texts."""
