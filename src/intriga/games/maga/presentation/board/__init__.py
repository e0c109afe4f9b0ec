"""What a team has before it: its territories, the circle of states."""
