"""How long tests wait for what has to come."""

PATIENCE = 300.0
"""Seconds after which what a test waits for counts as hanging. No measure of how fast anything is:
machines that do twenty other things at once need more than a minute to start a server."""
