"""What a hall sees of a war."""
