"""The named pages and papers of a game, and the referee's log: `own_view` (as whom, and when,
somebody looks), `own_pages`, `papers`, `referee_log`.
"""
