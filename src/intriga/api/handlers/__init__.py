"""What answers the calls, a module for each subject; those of matches and of play stand beside."""
