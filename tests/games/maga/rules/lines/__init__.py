"""Lines: in which order they are carried out, and by whom."""
