"""What forms offer, against what the rules accept."""
