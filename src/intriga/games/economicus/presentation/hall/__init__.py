"""What people in a hall look at."""
