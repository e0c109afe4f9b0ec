"""The night a second time: slow, obvious, written from the text of the rules alone.

Nothing here is shared with the game's own night but the names of things. One function for each step
or sentence, which quotes its number. Everything is plain dicts, lists, sets and strings. What the
text leaves open, and what was decided here, is marked "gap".

    house.py      T2 in its eight steps, with rows.py (the table), layers.py and weapons.py (T3)
    heard.py      T5, for one house
    mapping.py    the game's Assault and Verdict in these words
    contracts.py  T4
    whole.py      N0 to N9 over a plain town (town.py), with spells.py (N1, N2), thieves.py (N4),
                  shooting.py (N5, N6), ending.py (N9)

One house, and who comes to it in one night (T2; `house.py`):

    house = {
        "seat": 3,                # T
        "kind": "honest",         # or "charged" (N+), "bandit", "assassin"
        "clan": None,             # of a bandit: "mafia" or "yakuza"
        "is_commissar": False,    # T holds that office, perhaps as an infiltrator
        "bribed": False,
        "hidden": False,          # a thief in his hideout
        "magic": False,           # Magic protection
        "worn": ["plate"],        # of plate, helm, mail, shield, code; each stops one blow
        "weapon": None,           # or "sword", "cursed", "axe"
        "mad": False,             # Madness
        "knight": None,           # or who guards T: {seat, side, worn, weapon, mad}
        "mafia": None,            # or the shot: {duty, members, lethal, arrow}
        "yakuza": None,           # the same
        "C": None,                # the commissar: {"seat": seat, "arrow": bool}
        "Ak": None,               # the assassin as a killer: {"seat": seat, "arrow": bool}
        "Ag": None,               # the assassin as T's bodyguard: {"seat": seat}
        "protected": set(),       # whose own Magic protection saves them from collateral deaths
        "first": True,            # no charged necromancer has been attacked by a clan yet
        "prize": True,            # the commissar has not been resurrected
        "living": [0, 1, 2, 3],   # whom a cursed sword may hit
    }

Sizes: seats are numbers, exp and mana whole numbers.

`lethal`: "to kill", or (of a bandit) the other clan is known, or (of the assassin) the second shot.
`side` of a knight: "honest", "mafia", "yakuza", "assassin".

A shooter is called by a word: "mafia", "yakuza", "C", "Ak".
"""
