"""The record of a match: writing it, reading it, replaying and proving it."""
