"""The pages of a match's host: `console`, and `screen` for the big screen, the referee's view and
printed invitations.
"""
