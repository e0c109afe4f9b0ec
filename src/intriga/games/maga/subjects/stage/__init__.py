"""A technical stage while it is resolved: lines on their way, and what actions do to it. Its steps
stand in `technical`, the actions under their ministries."""
