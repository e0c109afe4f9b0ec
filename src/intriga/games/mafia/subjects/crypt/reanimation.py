"""A dead person counts as living until nightfall (item 19, M13)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import spells
from intriga.games.mafia.state import State, events
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects import mana
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.choosing import everybody
from intriga.games.mafia.subjects.crypt import necromancer
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.magic import flight
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_spell
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
    seat,
)


class Reanimate(Act, frozen=True):
    """A dead person counts as living until nightfall: 19 mana (item 19)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]


def _check_reanimate(state: State, who: Seat, act: Reanimate) -> Refusal | None:
    """M13: once per target and day."""
    if refusal := necromancer.must_be_dead(state, act.whom):
        return refusal
    if state.people[act.whom].reanimated or act.whom in state.today.reanimated:
        return refuse("mafia-refused-reanimated")
    return why_no_spell(state, who, spells()["reanimation"].mana)


def _reanimate(state: State, who: Seat, act: Reanimate, step: Step) -> None:
    spend_on_spell(state, who, spells()["reanimation"].mana)
    state.today.reanimated.append(act.whom)
    if flight.stopped(state, act.whom):
        flight.fails(state, "D0", Cast(who, "reanimation", act.whom), step)
        return
    state.people[act.whom].reanimated = True
    state.today.log.append(events.Raise(act.whom))
    step.emit("mafia-reanimated", PUBLIC, who=seat(act.whom))
    note(state, step, "D0", "mafia-log-reanimated", who=seat(who), whom=seat(act.whom))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if mana.why_no_spell(state, who, spells()["reanimation"].mana) is None:
        yield from about(state, who, Reanimate, choice("whom", "unmoved"), _unmoved)


def _unmoved(state: State, who: Seat, chosen: Chosen) -> Choices:
    done = state.today.reanimated
    dead = (one for one in everybody(state) if not state.people[one].walks)
    return people(one for one in dead if one not in done)


REANIMATE = Deed(
    Reanimate,
    _check_reanimate,
    _reanimate,
    _offer,
    gate=necromancer.works_by_day,
    choices={"unmoved": _unmoved},
)


def lay_down(state: State) -> None:
    """N0: the reanimated are dead again."""
    for person in state.people:
        person.reanimated = False
