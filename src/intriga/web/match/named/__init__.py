"""The named pages and papers of a game: `own_view` (as whom, and when, somebody looks),
`own_pages`, `papers`.
"""
