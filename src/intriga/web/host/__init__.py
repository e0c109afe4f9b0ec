"""The pages of a match's host: `cockpit`, and `screen` for the big screen, the referee's view and
printed invitations.
"""
