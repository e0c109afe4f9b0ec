"""A thumb that plays every game through its page alone, in a real browser, and says what a person
would complain of.

It knows no act, no form and no API. Reading order: `eyes` (what a person sees), `finger` (looking
and touching), `filling` (forms), `sending` (and what the page says to it), `drafting` (lists that
are handed in), `ordering` (maps), `deciding` (what to do), `player` (a match), `words`, `faults`
and `report` (what was wrong).
"""
