"""How often and how much at once: the table of all limits, and what counts by it."""
