"""What goes on: the step of the turn, what is asked, what the roll has paid, what is being sold."""

from typing import Any, Final

from msgspec import Struct

from intriga.games.economicus.presentation.phrases import (
    CardShown,
    PersonShown,
    card_of,
    gain,
    money,
    name_of,
    person,
)
from intriga.games.economicus.presentation.question import told
from intriga.games.economicus.seen.view import Lot, View
from intriga.games.economicus.state.position import Stage
from intriga.presentation import Scene


class PhaseShown(Struct, frozen=True):
    """What happens now and what it is for; `told`: what is asked."""

    title: str
    help: str
    told: tuple[str, ...]


class TurnStep(Struct, frozen=True):
    """A step of a turn: it is now, or over."""

    name: str
    now: bool
    done: bool


class PaidShown(Struct, frozen=True):
    """What the roll has brought somebody."""

    who: PersonShown
    money: str
    loss: bool


class LotShown(Struct, frozen=True):
    """The auction: the price and what it is, who leads, who is in, who is out. `sell`: who must
    sell, or ""; `clock`: it runs."""

    title: str
    price: str
    what: str
    leader: PersonShown | None
    sealed: bool
    inside: tuple[PersonShown, ...]
    outside: tuple[PersonShown, ...]
    clock: bool
    sell: str


class NowTold(Struct, frozen=True):
    """What goes on, for the head of `sheet.html`. `steps`: how far the turn is; `event`: that of
    the year."""

    phase: PhaseShown
    steps: tuple[TurnStep, ...]
    paid: tuple[PaidShown, ...]
    lot: LotShown | None
    event: CardShown | None


def now_told(view: View, scene: Scene) -> NowTold:
    """All of it; everybody knows it."""
    return NowTold(
        phase=_phase(view, scene),
        steps=_steps(view, scene),
        paid=_paid(view, scene),
        lot=lot_shown(view, scene, view.lot) if view.lot else None,
        event=card_of(view, scene, view.event) if view.event else None,
    )


def _phase(view: View, scene: Scene) -> PhaseShown:
    id = f"economicus-page-phase-{kind_of(view)}"
    return PhaseShown(
        title=scene.say(id, name=scene.names[view.active]),
        help=scene.pages.say(id, {}, scene.names, "help"),
        told=told(view, scene),
    )


_STEPS: Final = (
    ("roll", (Stage.ROLL,)),
    ("profit", (Stage.PROFIT,)),
    ("auction", (Stage.AUCTION, Stage.BOUGHT)),
    ("sales", (Stage.SALES,)),
    ("crisis", (Stage.CRISIS, Stage.END)),
)
"""The steps of a turn as players count them, each with its stages."""


def _steps(view: View, scene: Scene) -> tuple[TurnStep, ...]:
    """How far the turn is; none outside turns."""
    at = next((n for n, (_, stages) in enumerate(_STEPS) if view.stage in stages), None)
    if at is None or not view.year:
        return ()
    return tuple(
        TurnStep(scene.say(f"economicus-page-step-{name}"), now=n == at, done=n < at)
        for n, (name, _) in enumerate(_STEPS)
    )


def kind_of(view: View) -> str:
    """What the match waits for: the end of the id of a text."""
    if view.lot:
        return "auction"
    if view.tender:
        return "tender"
    if view.crime:
        return "crime"
    if view.asked:
        tag: Any = view.asked.__struct_config__.tag
        return str(tag)
    return str(view.stage)


def _paid(view: View, scene: Scene) -> tuple[PaidShown, ...]:
    """What the roll has brought, by player."""
    if view.stage in (Stage.ROLL, Stage.OVER):
        return ()
    return tuple(
        PaidShown(person(scene, seat), gain(scene, amount), loss=amount < 0)
        for seat, amount in view.paid.items()
    )


def lot_shown(view: View, scene: Scene, lot: Lot) -> LotShown:
    """The auction as everybody sees it."""
    everybody = [seat for seat, one in enumerate(view.players) if not one.bankrupt]
    inside = [
        seat
        for seat in everybody
        if (seat in lot.joined or seat == lot.leader) and seat not in lot.out
    ]
    seller = scene.names[lot.opener]
    return LotShown(
        title=scene.say(
            "economicus-page-lot",
            sector=name_of(view, scene, lot.sector),
            kind=lot.kind or "any",
        ),
        price=money(scene, lot.price or lot.start),
        what=scene.say("economicus-page-bid-is" if lot.price else "economicus-page-from"),
        leader=person(scene, lot.leader) if lot.leader is not None else None,
        sealed=view.options.bidding == "sealed" and lot.worded,
        inside=tuple(person(scene, seat) for seat in inside),
        outside=tuple(person(scene, seat) for seat in everybody if seat in lot.out),
        clock=lot.worded,
        sell=scene.say("economicus-page-forced", name=seller) if lot.forced else "",
    )
