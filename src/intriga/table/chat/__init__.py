"""Chat: what people say in the rooms of a match, and who may read it."""
