"""Armour and weapons are worn, traps and the stiletto armed, or put away (item 49, T3)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import some
from intriga.games.mafia.subjects.choosing import items
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.houses import belongings
from intriga.games.mafia.subjects.houses.belongings import READIED
from intriga.kernel import (
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
    msg,
    refuse,
)


class Ready(Act, frozen=True):
    """Wear armour or a weapon, arm a trap or the stiletto, or put it away again (T3, item 49)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    ready: Annotated[bool, SECRET] = True


def _check_ready(state: State, who: Seat, act: Ready) -> Refusal | None:
    if refusal := lookup.must_live(state, who) or lookup.playing(state):
        return refusal
    item = belongings.item_of(state, who, act.thing)
    if item is None:
        return refuse("mafia-refused-no-thing")
    if item.kind not in READIED:
        return refuse("mafia-refused-not-worn")
    if not belongings.may_use(state.people[who], item.kind):
        return refuse("mafia-refused-not-for-you")
    return refuse("mafia-refused-as-it-is") if item.ready == act.ready else None


def _make_ready(state: State, who: Seat, act: Ready, step: Step) -> None:
    item = belongings.item_of(state, who, act.thing)
    assert item is not None
    item.ready = act.ready
    if state.phase is Phase.NIGHT:
        state.plan(who).readied = True
    thing = msg(things()[item.kind].text)
    step.emit("mafia-readied" if act.ready else "mafia-put-away", (who,), thing=thing)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if lookup.must_live(state, who) or lookup.playing(state):
        return
    for ready, of, domain in ((True, "to-wear", _to_wear), (False, "worn", _worn)):
        if some(state, who, domain):
            yield Form(Ready, (choice("thing", of),), preset={"ready": ready})


def _to_wear(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(_readiable(state, who, ready=False))


def _worn(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(_readiable(state, who, ready=True))


def _readiable(state: State, who: Seat, *, ready: bool) -> list[Item]:
    person = state.people[who]
    return [
        one
        for one in person.things
        if one.kind in belongings.READIED
        and one.ready is ready
        and belongings.may_use(person, one.kind)
    ]


READY = Deed(Ready, _check_ready, _make_ready, _offer, choices={"to-wear": _to_wear, "worn": _worn})
