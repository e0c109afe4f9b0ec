"""Before a match: the lobby, a new match, joining, the waiting room, rules and printouts.

Read in this order: `lobby` (the first page), `create` (the form of a new match) with its
`fields`, `join`, `waiting`, `rules`.
"""
