"""Matches that nobody has gathered in the lobby: played on another server, or against a script."""
