"""The forms of a player: how they stand, what has been ordered, what is impossible and why."""
