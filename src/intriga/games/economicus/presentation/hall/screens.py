"""The big screen: the circle of sectors, the ledger, the prices; what is being sold."""

from typing import Final

from msgspec import Struct

from intriga.games.economicus.presentation.ledger import (
    PlayerRow,
    SectorRow,
    player_row,
    sector_row,
)
from intriga.games.economicus.presentation.phrases import hue, money, name_of
from intriga.games.economicus.presentation.wheel import wheel
from intriga.games.economicus.seen.view import Lot, View
from intriga.presentation import Scene, ScreenPage, ScreenRow, Screens, ScreenSide, first_rows


class ScreenLedger(Struct, frozen=True):
    """The data of `screen/ledger.html`: those with most stars first."""

    players: tuple[PlayerRow, ...]


class ScreenPrices(Struct, frozen=True):
    """The data of `screen/prices.html`: the sectors by their numbers on the dice."""

    sectors: tuple[SectorRow, ...]


class ScreenWheel(Struct, frozen=True):
    """The data of `screen/wheel.html`: the circle, drawn."""

    wheel: str


_SALES: Final = frozenset({"economicus-bought", "economicus-crisis"})


def _pages(view: View, scene: Scene) -> list[ScreenPage]:
    order = _by_stars(view)
    drawn = ScreenWheel(scene.piece("wheel.html", wheel(view, scene)))
    ledger = ScreenLedger(tuple(player_row(view, scene, seat) for seat in order))
    sectors = sorted(range(len(view.circle)), key=lambda at: view.numbers[at])
    prices = ScreenPrices(tuple(sector_row(view, scene, at) for at in sectors))
    return [
        ScreenPage(
            key="wheel",
            template="screen/wheel.html",
            data=drawn,
            seconds=18,
            when=_SALES | {"economicus-turn"},
        ),
        ScreenPage(
            key="ledger",
            template="screen/ledger.html",
            data=ledger,
            title=scene.say("economicus-page-players"),
            when=frozenset({"economicus-year", "economicus-bankrupt"}),
        ),
        ScreenPage(
            key="prices",
            template="screen/prices.html",
            data=prices,
            title=scene.say("economicus-page-screen-sectors"),
        ),
    ]


def _by_stars(view: View) -> list[int]:
    return sorted(
        range(len(view.players)),
        key=lambda seat: (-view.players[seat].stars, -view.players[seat].wealth),
    )


def _side(view: View, scene: Scene) -> ScreenSide:
    rows = [
        ScreenRow(scene.names[seat], f"★{view.players[seat].stars}", scene.marks[seat], hue(seat))
        for seat in _by_stars(view)
    ]
    number, word = _sold(view, scene, view.lot) if view.lot else _rolled(view, scene)
    return ScreenSide(
        sum=number,
        word=word,
        title=scene.say("economicus-page-screen-stars", goal=view.goal),
        rows=first_rows(rows, str),
    )


def _sold(view: View, scene: Scene, lot: Lot) -> tuple[str, str]:
    """What is bid, and by whom."""
    price = money(scene, lot.price or lot.start)
    if lot.leader is not None:
        return price, scene.say("economicus-page-screen-leads", name=scene.names[lot.leader])
    return price, scene.say("economicus-page-screen-from", sector=name_of(view, scene, lot.sector))


def _rolled(view: View, scene: Scene) -> tuple[str, str]:
    """The roll and what it hit; before it, the year."""
    if view.dice and view.sector:
        return " + ".join(map(str, view.dice)), name_of(view, scene, view.sector)
    last = scene.say("economicus-page-screen-years", last=view.last_year)
    return (str(view.year), last) if view.year else ("", scene.say("economicus-page-players"))


SCREENS: Final = Screens[View](pages=_pages, side=_side, styles=("screen/screen.css",))
