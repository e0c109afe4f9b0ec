"""The public sheets of all players, and the sectors as a table."""

from typing import Final

from msgspec import Struct

from intriga.games.economicus.presentation.phrases import (
    PersonShown,
    gain,
    money,
    name_of,
    person,
    profit_of,
    sector,
)
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Stage
from intriga.presentation import Scene

_HIGH = 20
_WIDE = 60
"""Of the curve of a price, in units of SVG."""
_TOLD: Final = 12
"""So many of the latest prices are told in words to those who do not see the curve."""


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


class LedgerShown(Struct, frozen=True):
    """The tables of `ledger.html`. `goal`: the stars that win."""

    sectors: tuple[SectorRow, ...]
    players: tuple[PlayerRow, ...]
    goal: int
    links: tuple[PageLink, ...]


def ledger(view: View, scene: Scene) -> LedgerShown:
    """All of it; everybody knows it."""
    return LedgerShown(
        sectors=tuple(sector_row(view, scene, at) for at in range(len(view.circle))),
        players=tuple(player_row(view, scene, seat) for seat in range(len(view.players))),
        goal=view.goal,
        links=tuple(
            PageLink(scene.page(name), scene.say(f"economicus-page-{name}"))
            for name in (("balance", "house") if view.years else ("house",))
        ),
    )


def sector_row(view: View, scene: Scene, at: int) -> SectorRow:
    """A sector by its place in the circle."""
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


def player_row(view: View, scene: Scene, seat: int) -> PlayerRow:
    """The public sheet of a player."""
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
