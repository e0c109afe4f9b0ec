"""Several processes (nodes) on one database: which of them fires timers and plays bots, and how
they keep up with each other.
"""
