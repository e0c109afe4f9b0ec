"""What the end of a war shows."""
