"""The course of a match: its opening and end, its windows, people who leave, older rules."""
