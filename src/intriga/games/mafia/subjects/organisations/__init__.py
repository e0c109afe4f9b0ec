"""Public organisations (item 53, M51)."""
