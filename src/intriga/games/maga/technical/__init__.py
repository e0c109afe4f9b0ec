"""A technical stage while it is resolved: its lines, contests and sums, what cancels what."""
