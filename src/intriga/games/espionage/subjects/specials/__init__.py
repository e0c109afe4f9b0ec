"""Special moves, used instead of a move or a bribe (S26–S34, S38): a file for each."""
