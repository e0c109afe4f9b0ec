"""What a viewer may know, and in which words."""
