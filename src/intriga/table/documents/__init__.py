"""Documents: reading what people wrote by acts of a game, comparing rights, deleting."""
