"""The balance of the years: what everybody had when each ended; after the end also what decided
the match."""

from collections.abc import Sequence
from typing import Any, Final

from intriga.games.economicus.pages.phrases import Data, gain, hue, money, name_of, player
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Cause, Figures, Stage

CAUSES: Final[tuple[Cause, ...]] = ("profit", "interest", "companies", "growth", "cards")
"""Why money comes and goes during a year."""
CHARTS: Final = ("stars", "wealth", "companies")
"""Fields of `Figures` that are drawn."""


def balance(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `balance.html`; None before the first year is over."""
    if not view.years:
        return None
    years = [year.figures for year in view.years]
    over = view.stage is Stage.OVER
    if over:
        last = [
            Figures(one.wealth, one.stars, sum(of.companies for of in one.holdings.values()))
            for one in view.players
        ]
        years = [*years, last]
    return {
        "decided": _decided(view, scene) if over else "",
        "causes": [scene.say(f"economicus-page-flow-{why}") for why in CAUSES],
        "flows": _flows(view, scene),
        "heads": [year.year for year in view.years]
        + ([scene.say("economicus-page-at-end")] if over else []),
        "players": [player(scene, seat) for seat in range(len(view.players))],
        "charts": [_chart(scene, name, years) for name in CHARTS],
        "prices": [
            {
                "name": name_of(view, scene, number),
                "values": [
                    money(scene, year.prices[number]) if year.prices.get(number) else "—"
                    for year in view.years
                ],
            }
            for number in view.circle
        ],
    }


def _flows(view: View, scene: Any) -> list[Data]:
    """Income and expenses of each player: of the year that is played, then of those before."""
    years = [(year.year, year.flows) for year in view.years]
    if not years or years[-1][0] != view.year:
        years.append((view.year, [one.flows for one in view.players]))
    return [
        {
            "year": year,
            "rows": [
                player(scene, seat)
                | {
                    "values": [gain(scene, of[why]) if of.get(why) else "—" for why in CAUSES],
                    "sum": gain(scene, sum(of.get(why, 0) for why in CAUSES)),
                }
                for seat, of in enumerate(flows)
            ],
        }
        for year, flows in reversed(years)
    ]


def _decided(view: View, scene: Any) -> str:
    """What the winner was ahead by: where their stars come from, beside the next player's."""
    best = view.winners[0]
    second = max(
        (seat for seat in range(len(view.players)) if seat != best),
        key=lambda seat: (view.players[seat].stars, view.players[seat].wealth),
    )
    of = [_by_source(view, seat) for seat in (best, second)]
    why = max({*of[0], *of[1]}, key=lambda one: (of[0].get(one, 0) - of[1].get(one, 0), one))
    lead = view.players[best].stars - view.players[second].stars
    more = of[0].get(why, 0) - of[1].get(why, 0)
    return str(
        scene.say(
            "economicus-page-decided",
            name=scene.names[best],
            second=scene.names[second],
            lead=lead,
            why=why,
            more=more,
        )
    )


def _by_source(view: View, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for source in view.players[seat].sources:
        found[source.why] = found.get(source.why, 0) + source.stars
    return found


def _chart(scene: Any, name: str, years: Sequence[Sequence[Figures]]) -> Data:
    """A characteristic of all players, year by year: curves, and the same as a table."""
    rows = [[int(getattr(one, name)) for one in year] for year in years]
    low = min(0, *(value for row in rows for value in row))
    top = max(low + 1, *(value for row in rows for value in row))
    count = len(rows[0])
    return {
        "title": scene.say(f"economicus-page-chart-{name}"),
        "label": scene.say(f"economicus-page-chart-{name}"),
        "low": low,
        "top": top,
        "lowest": _amount(scene, name, low),
        "highest": _amount(scene, name, top),
        "curves": [
            {"hue": hue(seat), "values": [row[seat] for row in rows]} for seat in range(count)
        ],
        "rows": [
            player(scene, seat) | {"values": [_amount(scene, name, row[seat]) for row in rows]}
            for seat in range(count)
        ],
    }


def _amount(scene: Any, name: str, value: int) -> str:
    return money(scene, value) if name == "wealth" else str(value)


def has_years(view: View, scene: Any) -> bool:
    """Whether a year is over."""
    return bool(view.years)


PAGE = {
    "template": "balance.html",
    "title": "economicus-page-balance",
    "data": balance,
    "offered": has_years,
    "live": True,
}
