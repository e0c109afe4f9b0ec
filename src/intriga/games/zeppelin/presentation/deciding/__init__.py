"""What Zeppelin asks, what one has for it, what will come of it."""
