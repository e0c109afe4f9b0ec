"""Execution (Z11, Z18, Z21)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import announce, gates, passage, polls
from intriga.games.zeppelin.subjects.choosing import about, fellows, persons
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, seat


class Execute(Act, frozen=True):
    whom: Seat


def _check(state: State, by: Seat, act: Execute) -> Refusal | None:
    """Z21: only prisoners of one's own state; a member of the root by poll."""
    refusal = gates.prisoner(state, by, act.whom)
    if refusal is None and polls.guards(state, by, act.whom):
        return polls.check_open(state, by, "execute", act.whom)
    return refusal


def _execute(state: State, by: Seat, act: Execute, step: Step) -> None:
    if polls.guards(state, by, act.whom):
        polls.open_poll(state, by, "execute", step, whom=act.whom)
        return
    announce.done(state, by, step, "zeppelin-executed", whom=seat(act.whom))
    passage.die(state, act.whom)


def _condemned(state: State, by: Seat) -> Iterator[Seat]:
    return fellows(state, by, Execute, _check)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    return about(Execute, "whom", "condemned", _condemned(state, by))


EXECUTE = Deed(
    Execute,
    _check,
    _execute,
    _offer,
    gate=gates.ruling("execution"),
    choices={"condemned": persons(_condemned)},
)
