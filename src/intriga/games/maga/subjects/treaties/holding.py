"""Treaties that there are: whose they are, and who hears of them (item 68, R-J1)."""

from typing import Final

from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.treaty import Treaty
from intriga.games.maga.state import State, Team
from intriga.kernel import Step

NUMBERS: Final = range(1_000, 10_000)
"""The numbers of treaties."""


def treaties_of(state: State, team: Team) -> list[Treaty]:
    """Those of the states that a team commands: with a conquered state come its treaties."""
    return [
        one
        for one in state.treaties
        if any(state.territories[party].team == team for party in one.parties)
    ]


def unsigned(state: State, treaty: Treaty, team: Team) -> list[Land]:
    """For which parties a team has yet to answer."""
    return [
        party
        for party in treaty.parties
        if state.territories[party].team == team and party not in treaty.signed
    ]


def pending(state: State, team: Team) -> list[Treaty]:
    """Those that wait for a team's answer."""
    mine = treaties_of(state, team)
    return [one for one in mine if not one.refused and unsigned(state, one, team)]


def tell_parties(state: State, treaty: Treaty, id: str, by: Team, step: Step) -> None:
    """Only the parties hear of it."""
    told = {state.territories[party].team: party for party in reversed(treaty.parties)}
    for party in sorted(told.values(), key=treaty.parties.index):
        step.emit(id, tuple(state.people(state.territories[party].team)), by=by + 1)
