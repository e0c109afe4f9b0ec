"""The end: how many stars the winner has, the stars year by year, what everybody was worth."""

from typing import Final

from intriga.games.economicus.presentation.balance import by_source, decided
from intriga.games.economicus.presentation.phrases import hue, money
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Stage
from intriga.presentation import Ending, EndingChart, EndingCurve, Scene, WhoWas

_LEAST: Final = 2
"""A chart has at least so many points."""


def ending(view: View, scene: Scene) -> Ending:
    """The players with most stars first."""
    over = view.stage is Stage.OVER and bool(view.winners)
    order = sorted(
        range(len(view.players)),
        key=lambda seat: (
            seat not in view.winners,
            -view.players[seat].stars,
            -view.players[seat].wealth,
        ),
    )
    best = view.players[view.winners[0]].stars if over else 0
    return Ending(
        verdict=scene.say("economicus-page-end-won", stars=best) if over else "",
        why=decided(view, scene) if over else "",
        chart=_chart(view, scene),
        who=tuple(_who(view, scene, seat) for seat in order),
    )


def _chart(view: View, scene: Scene) -> EndingChart | None:
    """The stars of each player, year by year."""
    times = [scene.say("economicus-page-year", n=year.year) for year in view.years]
    times.append(scene.say("economicus-page-at-end"))
    if len(times) < _LEAST:
        return None
    return EndingChart(
        title=scene.say("economicus-page-end-chart"),
        times=tuple(times),
        curves=tuple(
            EndingCurve(
                scene.names[seat],
                hue(seat),
                (*(year.figures[seat].stars for year in view.years), one.stars),
            )
            for seat, one in enumerate(view.players)
        ),
    )


def _who(view: View, scene: Scene, seat: int) -> WhoWas:
    one = view.players[seat]
    found = by_source(view, seat)
    chief = max(found, key=lambda why: (found[why], why), default="")
    return WhoWas(
        seat=seat,
        role=scene.say("economicus-page-end-worth", sum=money(scene, one.wealth)),
        did=scene.say(
            "economicus-page-end-did",
            companies=sum(of.companies for of in one.holdings.values()),
            why=chief or "none",
            stars=found.get(chief, 0),
        ),
        value=scene.say("economicus-page-end-stars", n=one.stars),
        gone=one.bankrupt,
    )
