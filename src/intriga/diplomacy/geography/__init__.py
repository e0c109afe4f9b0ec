"""Geography: maps as data and as boards ready for play, read and validated."""
