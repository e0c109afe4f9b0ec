"""Zeppelin («Цеппелин»): states at war with one another, and politics inside each of them.

Start with `acts` (who may do what), `state` (the position), `rules/` (a file for each subject, the
end of a turn in `turn_end`), `war/` (units and centres), `view` and `reveals` (who may know what).
`Z1`…`Z43` are the rulings listed in the rules page of the docs.
"""

from intriga.games.zeppelin.contract import game

SPEAKS_WITH = ("intriga.games.zeppelin.war", "intriga.diplomacy", "intriga.warfare")
"""The packages whose texts those of this game use."""

__all__ = ["SPEAKS_WITH", "game"]
