"""The board: the town, its morning paper, the faces of its people."""
