"""Spells that work at once: of votes, Antimagic, a mage's Resurrection by day (L364, D0)."""

from collections.abc import Callable, Mapping

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.state.plans import Cast, Effect
from intriga.games.mafia.subjects.lives import rising
from intriga.games.mafia.subjects.magic import flight
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Step

AtOnce = Callable[[State, Cast, Step], None]
"""What a spell does as soon as it is cast."""

A_DAY_AND_A_NIGHT = 1
"""Ticks after this one that Antimagic lasts: 24 hours are two halves of a day."""

TOMORROW = 2


def _silence(state: State, cast: Cast, step: Step) -> None:
    """Thrown back, it lasts two days (M31)."""
    landed = flight.send(state, "D0", cast, step)
    if landed.on is None:
        return
    ballot.mute(state, (landed.on,), step)
    if landed.twice:
        state.effects.append(Effect("silence", landed.on, state.tick + TOMORROW))


def _antimagic(state: State, cast: Cast, step: Step) -> None:
    """24 hours; thrown back, 48 (M31)."""
    landed = flight.send(state, flight.hour(state), cast, step)
    if landed.on is None:
        return
    lasts = A_DAY_AND_A_NIGHT + 2 * landed.twice
    state.effects.append(Effect("antimagic", landed.on, state.tick + lasts))
    step.emit("mafia-antimagic", (landed.on,), halves=lasts + 1)


def _resurrection(state: State, cast: Cast, step: Step) -> None:
    """M27: by day it works at once. No mirror turns it back (M31)."""
    assert cast.whom is not None
    if flight.stopped(state, cast.whom):
        flight.fails(state, "D0", cast, step)
    else:
        rising.rise(state, cast.whom, "D0", step)


def _own_votes(votes: int) -> AtOnce:
    def add(state: State, cast: Cast, step: Step) -> None:
        if flight.stopped(state, cast.by):
            flight.fails(state, "D0", cast, step)
        else:
            ballot.add_votes(state, cast.by, votes, step)

    return add


def _voice(state: State, cast: Cast, step: Step) -> None:
    """M75: a vote more for anybody; thrown back, two for the caster (M31)."""
    if cast.whom is None or cast.whom == cast.by:
        _own_votes(amounts().vote_voice)(state, cast, step)
        return
    landed = flight.send(state, "D0", cast, step)
    if landed.on is None:
        return
    votes = amounts().vote_voice * (1 + landed.twice)
    if landed.on == cast.by:
        ballot.add_votes(state, cast.by, votes, step)
    else:
        ballot.give_votes(state, landed.on, votes, step)


AT_ONCE: Mapping[str, AtOnce] = {
    "silence": _silence,
    "antimagic": _antimagic,
    "voice": _voice,
    "charisma": _own_votes(amounts().vote_charisma),
}
"""What works at once, by day or night."""

BY_DAY: Mapping[str, AtOnce] = {"resurrection": _resurrection}
"""What works at once by day, and at N2 by night."""
