"""The day's vote a second time, from the text alone: recounted from the whole day each time.

`recount.py` counts, `legality.py` says who may do what.
"""
