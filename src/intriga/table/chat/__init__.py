"""Chat: the messages in the rooms of a match, and who may read them."""
