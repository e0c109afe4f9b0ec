"""Mafia on-line, the variant of Kamrad.ru: clans, professions and a dead people's world.

Start with `acts` (who may do what), `state` (the position), `pipeline` (a night, step by step),
`rules/` (a file for each subject), `view` and `reveals` (who may know what). `night`, `day` and
`victory` are rules without a position, `tables` what they read. `item 1`…`item 54` and `M1`…`M52`
are listed in the rules page of the docs. Not registered as a game while parts of it are missing.
"""
