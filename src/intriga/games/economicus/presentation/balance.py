"""The balance of the years: what everybody had when each ended; after the end also what decided
the match."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from intriga.games.economicus.presentation.phrases import (
    PersonShown,
    gain,
    hue,
    money,
    name_of,
    person,
)
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Cause, Figures, Stage
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

CAUSES: Final[tuple[Cause, ...]] = ("profit", "interest", "companies", "growth", "cards")
"""Why money comes and goes during a year."""
CHARTS: Final = ("stars", "wealth", "companies")
"""Fields of `Figures` that are drawn."""


class FlowRow(Struct, frozen=True):
    """Income and expenses of a player in a year, by cause, and their sum."""

    who: PersonShown
    values: tuple[str, ...]
    sum: str


class YearFlows(Struct, frozen=True):
    """Income and expenses of everybody in a year."""

    year: int
    rows: tuple[FlowRow, ...]


class CurveShown(Struct, frozen=True):
    """A characteristic of a player, year by year."""

    hue: int
    values: tuple[int, ...]


class ChartRow(Struct, frozen=True):
    """The same as a row of a table."""

    who: PersonShown
    values: tuple[str, ...]


class ChartShown(Struct, frozen=True):
    """A characteristic of everybody, as `macros/curves.html` draws it, and as a table."""

    title: str
    label: str
    low: int
    top: int
    lowest: str
    highest: str
    curves: tuple[CurveShown, ...]
    rows: tuple[ChartRow, ...]


class PricesShown(Struct, frozen=True):
    """The prices of a sector at the ends of the years."""

    name: str
    values: tuple[str, ...]


class BalancePage(PageData, frozen=True, kw_only=True):
    """The data of `balance.html`. `heads`: of the columns, a year each; `decided`: what decided the
    match, "" before its end."""

    decided: str
    causes: tuple[str, ...]
    flows: tuple[YearFlows, ...]
    heads: tuple[int | str, ...]
    players: tuple[PersonShown, ...]
    charts: tuple[ChartShown, ...]
    prices: tuple[PricesShown, ...]


def _balance(view: View, scene: Scene, query: NoQuery) -> BalancePage | None:
    """None before the first year is over."""
    if not view.years:
        return None
    years = [year.figures for year in view.years]
    heads: list[int | str] = [year.year for year in view.years]
    over = view.stage is Stage.OVER
    if over:
        years.append(
            [
                Figures(one.wealth, one.stars, sum(of.companies for of in one.holdings.values()))
                for one in view.players
            ]
        )
        heads.append(scene.say("economicus-page-at-end"))
    return BalancePage(
        decided=decided(view, scene) if over else "",
        causes=tuple(scene.say(f"economicus-page-flow-{why}") for why in CAUSES),
        flows=tuple(_flows(view, scene)),
        heads=tuple(heads),
        players=tuple(person(scene, seat) for seat in range(len(view.players))),
        charts=tuple(_chart(scene, name, years) for name in CHARTS),
        prices=tuple(_prices(view, scene, number) for number in view.circle),
    )


def _prices(view: View, scene: Scene, number: int) -> PricesShown:
    known = [year.prices.get(number) for year in view.years]
    return PricesShown(
        name_of(view, scene, number),
        tuple(money(scene, price) if price else "—" for price in known),
    )


def _flows(view: View, scene: Scene) -> Iterator[YearFlows]:
    """Income and expenses of each player: of the year that is played, then of those before."""
    years = [(year.year, year.flows) for year in view.years]
    if not years or years[-1][0] != view.year:
        years.append((view.year, [one.flows for one in view.players]))
    for year, flows in reversed(years):
        yield YearFlows(year, tuple(_flow(scene, seat, of) for seat, of in enumerate(flows)))


def _flow(scene: Scene, seat: int, of: dict[Cause, int]) -> FlowRow:
    return FlowRow(
        who=person(scene, seat),
        values=tuple(gain(scene, of[why]) if of.get(why) else "—" for why in CAUSES),
        sum=gain(scene, sum(of.get(why, 0) for why in CAUSES)),
    )


def decided(view: View, scene: Scene) -> str:
    """What the winner was ahead by: where their stars come from, beside the next player's."""
    best = view.winners[0]
    second = max(
        (seat for seat in range(len(view.players)) if seat != best),
        key=lambda seat: (view.players[seat].stars, view.players[seat].wealth),
    )
    of = [by_source(view, seat) for seat in (best, second)]
    why = max({*of[0], *of[1]}, key=lambda one: (of[0].get(one, 0) - of[1].get(one, 0), one))
    lead = view.players[best].stars - view.players[second].stars
    more = of[0].get(why, 0) - of[1].get(why, 0)
    return scene.say(
        "economicus-page-decided",
        name=scene.names[best],
        second=scene.names[second],
        lead=lead,
        why=why,
        more=more,
    )


def by_source(view: View, seat: int) -> dict[str, int]:
    """The stars of a player by where they come from."""
    found: dict[str, int] = {}
    for source in view.players[seat].sources:
        found[source.why] = found.get(source.why, 0) + source.stars
    return found


def _chart(scene: Scene, name: str, years: Sequence[Sequence[Figures]]) -> ChartShown:
    """A characteristic of all players, year by year: curves, and the same as a table."""
    rows = [[int(getattr(one, name)) for one in year] for year in years]
    low = min(0, *(value for row in rows for value in row))
    top = max(low + 1, *(value for row in rows for value in row))
    title, count = scene.say(f"economicus-page-chart-{name}"), len(rows[0])
    return ChartShown(
        title=title,
        label=title,
        low=low,
        top=top,
        lowest=_amount(scene, name, low),
        highest=_amount(scene, name, top),
        curves=tuple(
            CurveShown(hue(seat), tuple(row[seat] for row in rows)) for seat in range(count)
        ),
        rows=tuple(
            ChartRow(person(scene, seat), tuple(_amount(scene, name, row[seat]) for row in rows))
            for seat in range(count)
        ),
    )


def _amount(scene: Scene, name: str, value: int) -> str:
    return money(scene, value) if name == "wealth" else str(value)


def _has_years(view: View, scene: Scene) -> bool:
    """Whether a year is over."""
    return bool(view.years)


BALANCE: Final = NamedPage[View, NoQuery](
    template="balance.html",
    title="economicus-page-balance",
    data=_balance,
    offered=_has_years,
    live=True,
)
