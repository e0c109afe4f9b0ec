"""What people may do, by subject."""
