"""What stands beside the board: what goes on, a player's own sheet (money, debts, stars and where
each comes from, options in hand), and what everybody has."""

from msgspec import Struct

from intriga.games.economicus.course.year import YIELD
from intriga.games.economicus.data.board import INNOVATION
from intriga.games.economicus.presentation.ledger import LedgerShown, ledger
from intriga.games.economicus.presentation.now_told import NowTold, now_told
from intriga.games.economicus.presentation.phrases import (
    CardShown,
    card_of,
    gain,
    interest_of,
    money,
    name_of,
    profit_of,
)
from intriga.games.economicus.seen.view import Sheet, View
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects.money import DEPOSIT, PLEDGE
from intriga.games.economicus.subjects.prices import INNOVATION as INNOVATION_PRICE
from intriga.games.economicus.subjects.stars import Source
from intriga.presentation import Scene


class FigureShown(Struct, frozen=True):
    """An amount, with what it will cost or bring; `bad`: a debt that is due."""

    name: str
    value: str
    note: str
    bad: bool


class StarsShown(Struct, frozen=True):
    """Stars, and where they come from."""

    stars: str
    text: str


class HoldingShown(Struct, frozen=True):
    """Companies of a sector; `gears` of them with M&T; what they count."""

    name: str
    count: int
    gears: int
    worth: str


class SheetShown(Struct, frozen=True):
    """A player's own sheet. `needs`: what the rest of the year may cost; `credit`: what the
    bank would still lend; `sealed`: the sum that waits sealed."""

    stars: int
    goal: int
    figures: tuple[FigureShown, ...]
    needs: tuple[str, ...]
    sources: tuple[StarsShown, ...]
    holdings: tuple[HoldingShown, ...]
    startups: int
    credit: str
    cards: tuple[CardShown, ...]
    sealed: int | None


class Affairs(Struct, frozen=True):
    """The data of `sheet.html`. `mine`: the viewer's own sheet; None for who does not play."""

    now: NowTold
    mine: SheetShown | None
    ledger: LedgerShown


def card(view: View, scene: Scene) -> Affairs:
    """All of it."""
    return Affairs(now_told(view, scene), _mine(view, scene), ledger(view, scene))


def _mine(view: View, scene: Scene) -> SheetShown | None:
    if not isinstance(scene.viewer, int) or view.mine is None:
        return None
    one = view.players[scene.viewer]
    return SheetShown(
        stars=one.stars,
        goal=view.goal,
        figures=tuple(_figures(view, scene, one)),
        needs=tuple(_needs(view, scene, one)),
        sources=tuple(_source(view, scene, source) for source in one.sources),
        holdings=tuple(
            HoldingShown(
                name_of(view, scene, number),
                held.companies,
                held.gears,
                _worth(view, scene, number, held.companies),
            )
            for number, held in one.holdings.items()
        ),
        startups=one.startups,
        credit=money(scene, max(0, _capacity(one))),
        cards=tuple(card_of(view, scene, id) for id in view.mine.cards),
        sealed=view.mine.sealed if isinstance(view.mine.sealed, int) else None,
    )


def _source(view: View, scene: Scene, source: Source) -> StarsShown:
    at = name_of(view, scene, source.sector) if source.sector else ""
    count = f"+{source.stars}" if source.stars > 0 else f"−{-source.stars}"
    return StarsShown(count, scene.say(f"economicus-page-star-{source.why}", sector=at))


def _worth(view: View, scene: Scene, number: SectorNumber, companies: int) -> str:
    """What companies of a sector count at its price (E20)."""
    price = INNOVATION_PRICE if number == INNOVATION else view.markets[number].price
    return money(scene, price * companies) if price else scene.say("economicus-page-no-price")


def _figures(view: View, scene: Scene, one: Sheet) -> list[FigureShown]:
    """Money, and what the end of the year will cost or bring (items 27, 28)."""
    due = interest_of(view) * (one.loan // PLEDGE)
    coming = YIELD * (one.earning // DEPOSIT)
    found = [
        ("cash", one.cash, ""),
        ("wealth", one.wealth, ""),
        ("loan", one.loan, scene.say("economicus-page-interest", money=money(scene, due))),
        ("deposit", one.deposit, scene.say("economicus-page-yield", money=money(scene, coming))),
        ("owed", one.owed, ""),
    ]
    return [
        FigureShown(
            name=scene.say(f"economicus-page-{name}"),
            value=money(scene, amount),
            note=note if amount else "",
            bad=name == "owed",
        )
        for name, amount, note in found
        if amount or name in ("cash", "wealth")
    ]


def _capacity(one: Sheet) -> int:
    """What the bank would still lend (item 27); an event may forbid new loans."""
    return PLEDGE * sum(held.companies for held in one.holdings.values()) - one.loan


def _needs(view: View, scene: Scene, one: Sheet) -> list[str]:
    """What the rest of this year may cost: interest at its end, and rolls that bring a loss."""
    due = interest_of(view) * (one.loan // PLEDGE) - YIELD * (one.earning // DEPOSIT)
    losses = [
        (number, held.companies - held.gears, profit_of(view, number))
        for number, held in one.holdings.items()
    ]
    lines = [scene.say("economicus-page-year-net", money=gain(scene, -due))] if due else []
    lines += [
        scene.say(
            "economicus-page-roll-costs",
            sector=name_of(view, scene, number),
            money=money(scene, -profit * plain),
        )
        for number, plain, profit in losses
        if profit < 0 < plain
    ]
    if one.startups:
        lines.append(
            scene.say(
                "economicus-page-roll-costs",
                sector=name_of(view, scene, INNOVATION),
                money=money(scene, one.startups),
            )
        )
    return lines
