"""Time in a match: timers that fire, time that is given back, people who do not show up."""
