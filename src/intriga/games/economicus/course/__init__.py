"""What runs through all subjects: opening, turns and years, what is waited for, the end."""
