"""Matches that the suite plays: at random, by forms and by senseless acts, and to their ends."""
