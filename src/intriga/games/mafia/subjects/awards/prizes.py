"""Exp that is paid at the end of the match: who has earned what (items 20, 43)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.annals import Award
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import editions
from intriga.kernel import Seat

OF_THE_ASSASSIN = ("participation", "role-play", "royale", "theft", "sale", "theft-from-shop")
"""Item 20: what is paid to the assassin, the deeds of thief and merchant being earnings."""


def may_have(state: State, who: Seat, reason: str) -> bool:
    """Whether somebody can have this award: the assassin gets few."""
    killer = state.people[who].role is Role.ASSASSIN and editions.assassin_has_few_awards(state)
    return not killer or reason in OF_THE_ASSASSIN


def award(state: State, who: Seat, reason: str, exp: int) -> None:
    """Note an award, if they can have it. `reason`: a text `mafia-award-…`."""
    if may_have(state, who, reason):
        state.awards.append(Award(who, reason, exp, state.tick))
