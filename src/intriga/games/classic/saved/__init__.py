"""Matches as saved games of other programs, and saved games as matches.

`writing` makes of a record the JSON that `intriga.diplomacy.saved` reads; `replaying` plays the
orders of such a file through the kernel, so that a record comes of it like that of any match.
"""
