"""The pages of a match's host: `cockpit`, the referee's view, the desks of helpers, and
`invitations` to print.
"""
