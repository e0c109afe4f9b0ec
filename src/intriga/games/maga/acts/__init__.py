"""What teams and the host may do, a file for each part of the game.

Nearly everything is secret: that a list was handed in is known to its team, a treaty to its
parties.
"""

from intriga.games.maga.acts.circles import Circles
from intriga.games.maga.acts.host import Hosts
from intriga.games.maga.acts.lists import Lists
from intriga.games.maga.acts.treaties import Treaties

Teams = Lists | Circles | Treaties
MagaAct = Teams | Hosts

__all__ = ["Circles", "Hosts", "Lists", "MagaAct", "Teams", "Treaties"]
