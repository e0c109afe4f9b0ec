"""Joint shots at one target: from an assault to its verdict, without a position (T2–T5)."""
