"""All deeds of the game, as programs are told of them."""

from typing import Final

from intriga.games.diplomacy.state import State
from intriga.games.diplomacy.subjects import orders, votes, wishes
from intriga.kernel import Deeds

DEEDS: Final[Deeds[State]] = (wishes.WISH, orders.ORDERS, votes.VOTE)
