"""Zeppelin («Цеппелин»): states at war with one another, and politics inside each of them.

Start with `deeds` (who may do what), `state` (the position), `subjects/` (each with its deeds and
rules), `course/` (the end of a turn in `turn_end`), `war/` (units and centres), `seen/` (who may
know what).
`Z1`…`Z43` are the rulings listed in the rules page of the docs.
"""

from intriga.games.zeppelin.game import game

SPEAKS_WITH = (
    "intriga.games.zeppelin.war",
    "intriga.games.zeppelin.bot",
    "intriga.diplomacy",
    "intriga.warfare",
)
"""The packages whose texts those of this game use."""

__all__ = ["SPEAKS_WITH", "game"]
