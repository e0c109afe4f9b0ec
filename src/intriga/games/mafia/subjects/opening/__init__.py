"""Before the first night (items 1, 2, 38, M1–M4)."""
