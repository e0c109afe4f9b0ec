"""Treaties whose clauses can be checked (item 68, R-J1)."""
