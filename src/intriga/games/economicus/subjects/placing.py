"""Placing companies: at the start, and coming back after a bankruptcy (items 11, 12, 30; E27, E47).
Millions."""

from collections.abc import Iterator
from typing import Final

from intriga.games.economicus.data.board import SETUP
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Kind, Placement, SectorNumber
from intriga.games.economicus.subjects import asking, choosing, companies, hands, money, prices
from intriga.games.economicus.subjects.asking import NO_SUCH_COMPANY, NOT_NOW, answer_by
from intriga.games.economicus.subjects.cards.effects.licence import Licence
from intriga.kernel import (
    PUBLIC,
    Act,
    Chosen,
    Deed,
    Domain,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    seat,
)

CASH: Final = 20
OPTIONS: Final = 2
QUOTAS: Final = 1
"""What everybody begins with (item 11)."""
MISSING: Final = 10
"""For each company that could not be placed at re-entry (item 30)."""
PLACE: Final = "place"


class Place(Act, frozen=True):
    """Put a first company into a sector (items 12, 30)."""

    sector: SectorNumber
    kind: Kind


def equip(state: State, who: Seat, step: Step) -> None:
    """Money, quotas and options to begin with."""
    money.receive(state, who, CASH, "start")
    hands.give_quotas(state, who, QUOTAS)
    for _ in range(OPTIONS):
        hands.draw_option(state, who, step)


def come_back(state: State, step: Step) -> None:
    """Bankrupts begin anew, before the auditor draws (E27)."""
    around = [who for who in state.around(state.opened) if state.players[who].bankrupt]
    for who in around:
        state.players[who].bankrupt = False
        equip(state, who, step)
        step.emit("economicus-back", PUBLIC, seat=seat(who))
    asking.ask(state, Placement([*around, *reversed(around)], again=True))
    compensate(state, step)


def _opened(state: State) -> Placement:
    """The placement that goes on."""
    question = state.question
    assert isinstance(question, Placement)
    return question


def _places(state: State, who: Seat) -> list[tuple[SectorNumber, Kind]]:
    """Where they can place a company: the sector and the kind (item 12)."""
    kinds = choosing.KINDS if hands.find(state, who, Licence) else choosing.KINDS[:1]
    return [
        (number, kind)
        for number in SETUP
        for kind in kinds
        if companies.unowned(state, number, kind)
    ]


def _may_take_money(state: State, who: Seat) -> bool:
    """At re-entry, where no private company is left (E27)."""
    full = all(kind != "private" for _, kind in _places(state, who))
    return _opened(state).again and full


def _asked(state: State, who: Seat) -> Refusal | None:
    question = state.question
    return None if isinstance(question, Placement) and question.order[0] == who else NOT_NOW


def _check(state: State, who: Seat, act: Place) -> Refusal | None:
    if act.sector == 0 and _may_take_money(state, who):
        return None
    return None if (act.sector, act.kind) in _places(state, who) else NO_SUCH_COMPANY


def _place(state: State, who: Seat, act: Place, step: Step) -> None:
    """Take a company for nothing; a state company costs the quota (items 11, 12, E47)."""
    placement = _opened(state)
    if act.sector == 0:
        _pay_missing(state, who, step)
    else:
        companies.take_unowned(state, who, act.sector, act.kind)
        if act.kind == "state":
            hands.spend(state, who, Licence)
        named = prices.named(state, act.sector)
        step.emit("economicus-placed", PUBLIC, seat=seat(who), sector=named, kind=act.kind)
    _next(state, placement)
    compensate(state, step)


def _next(state: State, placement: Placement) -> None:
    placement.order.pop(0)
    if placement.order:
        asking.renew(state)
    else:
        asking.answered(state, placement)


def _pay_missing(state: State, who: Seat, step: Step) -> None:
    money.receive(state, who, MISSING, "start")
    step.emit("economicus-missing", PUBLIC, seat=seat(who), money=MISSING)


def compensate(state: State, step: Step) -> None:
    """Whoever finds no place at all gets money for it (item 30)."""
    while isinstance(placement := state.question, Placement) and placement.again:
        who = placement.order[0]
        if _places(state, who):
            return
        _pay_missing(state, who, step)
        _next(state, placement)


def close(state: State, step: Step) -> None:
    """Time is up: a private company by chance, else what there is."""
    who = _opened(state).order[0]
    free = [number for number, kind in _places(state, who) if kind == "private"]
    number = free[step.randbelow(len(free), PLACE)] if free else 0
    _place(state, who, Place(number, "private"), step)


# ── forms ───────────────────────────────────────────────────────────────────────────────


def _offer(state: State, who: Seat) -> Iterator[Form]:
    place = choice("sector", "place"), choice("kind", "place-kind", after=("sector",))
    yield answer_by(state, "placement", Place, *place, main=True)


def _sectors(state: State, who: Seat, chosen: Chosen) -> Domain:
    free = [number for number, _ in _places(state, who)]
    return choosing.sectors(state, [*free, *([0] if _may_take_money(state, who) else [])])


def _kinds(state: State, who: Seat, chosen: Chosen) -> Domain:
    number = choosing.number_of(chosen, "sector")
    kinds = [one for one in choosing.KINDS if not _check(state, who, Place(number, one))]
    return choosing.kinds(kinds[:1] if number == 0 else kinds)


PLACE_COMPANY: Final = Deed(
    Place,
    _check,
    _place,
    _offer,
    gate=_asked,
    answers=True,
    choices={"place": _sectors, "place-kind": _kinds},
)
