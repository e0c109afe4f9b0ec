"""Arrest (Z11, Z18, Z20)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import announce, gates, polls
from intriga.games.zeppelin.subjects.choosing import about, fellows, persons
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, seat


class Arrest(Act, frozen=True):
    whom: Seat


def _check(state: State, by: Seat, act: Arrest) -> Refusal | None:
    """Z11: any citizen; a member of the root by poll."""
    refusal = gates.at_large(state, by, act.whom)
    if refusal is None and polls.guards(state, by, act.whom):
        return polls.check_open(state, by, "arrest", act.whom)
    return refusal


def _arrest(state: State, by: Seat, act: Arrest, step: Step) -> None:
    if polls.guards(state, by, act.whom):
        polls.open_poll(state, by, "arrest", step, whom=act.whom)
        return
    state.people[act.whom].jailed = True
    announce.done(state, by, step, "zeppelin-arrested", whom=seat(act.whom))


def _suspects(state: State, by: Seat) -> Iterator[Seat]:
    return fellows(state, by, Arrest, _check)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    return about(Arrest, "whom", "suspect", _suspects(state, by))


ARREST = Deed(
    Arrest,
    _check,
    _arrest,
    _offer,
    gate=gates.ruling("arrest"),
    choices={"suspect": persons(_suspects)},
)
