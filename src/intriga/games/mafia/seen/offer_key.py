"""What the forms of a seat follow from, so that forty open pages need not ask after every vote
(`Game.offer_key`)."""

from typing import Final

import msgspec

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import Today, Vote
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Seat

_pack = msgspec.msgpack.Encoder().encode

_LEFT_OUT: Final = frozenset(
    {
        # what nothing is chosen from
        "options",
        "log",
        "awards",
        "news",
        "papers",
        "rewritten",
        "first_votes",
        "voided",
        "roles",
        # of these, what concerns the seat
        "asleep",
        "plans",
        "casts",
        "today",
        "people",
        "placed",
    }
)
_SHARED: Final = tuple(name for name in State.__struct_fields__ if name not in _LEFT_OUT)
_OF_TODAY: Final = tuple(name for name in Today.__struct_fields__ if name not in ("log", "times"))


def key(state: State, seat: Seat) -> bytes:
    """The town's trade and posts, the people, the plans of the seat and its clan, and of the day's
    votes what the seat may do with them."""
    clan = state.people[seat].clan
    known = (
        [getattr(state, name) for name in _SHARED],
        state.people,
        seat in state.asleep,
        [
            (who, plan)
            for who, plan in state.plans.items()
            if who == seat or (clan is not None and state.people[who].clan is clan)
        ],
        [cast.whom for cast in state.casts],
        [cast for cast in state.casts if cast.by == seat],
        _votes(state, seat) if state.phase is Phase.DAY else None,
    )
    return _pack(known)


def _votes(state: State, seat: Seat) -> object:
    """The day but for the votes of others: those change only whom one may still vote for, and
    whose soul is free."""
    today = [getattr(state.today, name) for name in _OF_TODAY]
    events = [event for event in state.today.log if not isinstance(event, Vote)]
    return today, events, ballot.open_to(state, seat)
