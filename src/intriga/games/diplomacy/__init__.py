"""Diplomacy, the board game for seven powers by Allan B. Calhamer (1959).

Start with `deeds` (what players may do), `state` (the position), `subjects/` (each with its deeds
and rules), `course/` (the phases of a year), `seen/` (who may know what). `C1`…`C24` are the
rulings listed in the rules page of the docs. What other games with armies have, too, is in
`intriga.warfare`; orders are read and carried out by `intriga.diplomacy`.
"""

from intriga.games.diplomacy.data.old_ids import NEW_PREFIX, OLD_PREFIX
from intriga.games.diplomacy.game import game

SPEAKS_WITH = ("intriga.diplomacy", "intriga.warfare", "intriga.games.diplomacy.bot")
"""The packages with the texts for the reasons the adjudicator gives, and for units and orders."""

RENAMED_IDS = {OLD_PREFIX: NEW_PREFIX}
"""Old and new prefix of message ids, for the events of records made under rules version 1."""

__all__ = ["RENAMED_IDS", "SPEAKS_WITH", "game"]
