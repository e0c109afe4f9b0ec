"""The board: the circle, the same as a table, what the roll has paid, what is being sold, and what
this phase is for."""

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
    profit_of,
    sector,
)
from intriga.games.economicus.presentation.question import told
from intriga.games.economicus.presentation.wheel import wheel
from intriga.games.economicus.seen.view import Lot, View
from intriga.games.economicus.state.position import Stage
from intriga.presentation import Board, Scene

_HIGH = 20
_WIDE = 60
"""Of the curve of a price, in units of SVG."""
_TOLD: Final = 12
"""So many of the latest prices are told in words to those who do not see the curve."""


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


class OwnerShown(Struct, frozen=True):
    """Who has how many companies or startups; `gears` of them with M&T."""

    who: PersonShown
    count: int
    gears: int = 0


class SectorRow(Struct, frozen=True):
    """A row of the table of sectors. `printed`: the profit on the board, where it is another now;
    `curve`: the price so far as points of a polyline, `past` in words."""

    number: int
    name: str
    profit: str
    printed: str
    loss: bool
    price: str
    curve: str
    past: str
    crisis: str
    free: str
    active: bool
    special: bool
    owners: tuple[OwnerShown, ...]
    startups: tuple[OwnerShown, ...]


class PlayerRow(Struct, frozen=True):
    """A player's public sheet as a row."""

    who: PersonShown
    stars: int
    cash: str
    loan: str
    deposit: str
    wealth: str
    companies: int
    startups: int
    cards: int
    active: bool
    auditor: bool
    bankrupt: bool
    won: bool


class PageLink(Struct, frozen=True):
    """A link to a page of the game."""

    url: str
    text: str


class BoardShown(Board, frozen=True, kw_only=True):
    """The data of `board.html`. `wheel`: the circle, drawn."""

    wheel: str
    phase: PhaseShown
    paid: tuple[PaidShown, ...]
    lot: LotShown | None
    event: CardShown | None
    sectors: tuple[SectorRow, ...]
    players: tuple[PlayerRow, ...]
    goal: int
    links: tuple[PageLink, ...]
    steps: tuple[TurnStep, ...]


def board(view: View, scene: Scene) -> BoardShown:
    """All of it."""
    return BoardShown(
        wheel=scene.piece("wheel.html", wheel(view, scene)),
        phase=_phase(view, scene),
        paid=_paid(view, scene),
        lot=_lot(view, scene, view.lot) if view.lot else None,
        event=card_of(view, scene, view.event) if view.event else None,
        sectors=tuple(_sector(view, scene, at) for at in range(len(view.circle))),
        players=tuple(_player(view, scene, seat) for seat in range(len(view.players))),
        goal=view.goal,
        links=tuple(
            PageLink(scene.page(name), scene.say(f"economicus-page-{name}"))
            for name in (("balance", "house") if view.years else ("house",))
        ),
        steps=_steps(view, scene),
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


def _lot(view: View, scene: Scene, lot: Lot) -> LotShown:
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


# ── the table ───────────────────────────────────────────────────────────────────────────


def _sector(view: View, scene: Scene, at: int) -> SectorRow:
    number = view.circle[at]
    market, shown = view.markets[number], sector(view, number)
    profit, known = profit_of(view, number), market.prices
    return SectorRow(
        number=view.numbers[at],
        name=name_of(view, scene, number),
        profit=gain(scene, profit),
        printed=gain(scene, shown.profit) if profit != shown.profit else "",
        loss=profit < 0,
        price=money(scene, market.price) if market.price else "",
        curve=_curve(known),
        past="" if len(known) < 2 else ", ".join(map(str, known[-_TOLD:])),
        crisis=f"−{market.crisis}" if market.crisis else "",
        free="" if shown.innovation else f"{market.private} + {market.state}",
        active=number == view.sector,
        special=shown.special,
        owners=tuple(
            OwnerShown(person(scene, seat), held.companies, held.gears)
            for seat, one in enumerate(view.players)
            if (held := one.holdings.get(number))
        ),
        startups=tuple(
            OwnerShown(person(scene, seat), one.startups)
            for seat, one in enumerate(view.players)
            if shown.innovation and one.startups
        ),
    )


def _curve(known: list[int]) -> str:
    """A price from change to change, as points of a polyline; empty before there are two."""
    if len(known) < 2:
        return ""
    step, top = _WIDE / (len(known) - 1), max(known)
    return " ".join(
        f"{n * step:.0f},{_HIGH - price * (_HIGH - 2) // top}" for n, price in enumerate(known)
    )


def _player(view: View, scene: Scene, seat: int) -> PlayerRow:
    one = view.players[seat]
    return PlayerRow(
        who=person(scene, seat),
        stars=one.stars,
        cash=money(scene, one.cash),
        loan=money(scene, one.loan) if one.loan else "",
        deposit=money(scene, one.deposit) if one.deposit else "",
        wealth=money(scene, one.wealth),
        companies=sum(held.companies for held in one.holdings.values()),
        startups=one.startups,
        cards=one.cards,
        active=seat == view.active and view.stage is not Stage.OVER,
        auditor=seat == view.auditor and bool(view.year),
        bankrupt=one.bankrupt,
        won=seat in view.winners,
    )
