"""What happens in a match: a file for each subject, with its deeds and rules."""
