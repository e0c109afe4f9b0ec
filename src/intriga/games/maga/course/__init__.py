"""What runs through all subjects: the founding, turns and windows, the end and its points."""
