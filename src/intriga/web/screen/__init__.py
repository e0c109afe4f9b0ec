"""The big screen of a hall: one public picture at a time, large, with nothing to press.

Read the modules in this order: `shown` (what a screen is made of, and how an open one says what it
has), `show` (a match that is played or over), `default_pictures` (for a game that says nothing of
screens), `cards` (great events), `gathering` (before the start), `feed` (open screens), `screens`
(the handlers).
"""
