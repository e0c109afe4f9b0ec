"""What is told to whom, where, and in which words."""
