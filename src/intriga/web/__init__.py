"""The pages: the table in a browser.

Read in this order: `app` (what is served where), `site` (what all pages share), `visits` (one
request: who, in which language), `security`; then the pages — `lobby`, `creation`, `waiting`,
`joining`, `match`, `acting`, `live`, `replay`, `rules`, `profile`; and what they are made of:
`zones` (the parts of a match's page), `forms` and `options` (forms of acts and of a new match),
`gamepages` (what a game brings along for its pages).
"""
