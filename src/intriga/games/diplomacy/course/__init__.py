"""The course of a match: its opening and end, its phases, people who leave, older rules."""
