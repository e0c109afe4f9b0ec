"""The waiting room of a match that gathers: `room` (the page and its parts), `tray` (what is asked
of a person there), `talk` and `talking` (what they write to each other), `feed` (what is pushed).
"""
