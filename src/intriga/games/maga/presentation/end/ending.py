"""The end: which state is first and by what, how that went from turn to turn, who was whose."""

from collections.abc import Sequence
from typing import Final

from intriga.games.maga.presentation.beginnings import start
from intriga.games.maga.presentation.end.ending_page import CURVES as CHARTS
from intriga.games.maga.presentation.end.ending_page import decisive
from intriga.games.maga.presentation.phrases import hue, land, money
from intriga.games.maga.seen.view import Secret, View
from intriga.games.maga.state import Phase, Score
from intriga.presentation import Ending, EndingChart, EndingCurve, Scene, WhoWas
from intriga.presentation.endings import CURVES

_OF_MONEY: Final = ("treasury", "income")
"""Characteristics that are sums of money."""


def ending(view: View, scene: Scene) -> Ending:
    """The states in the order of their points, each with its people."""
    over = view.phase is Phase.OVER and bool(view.scores)
    return Ending(
        verdict=_verdict(view.scores, scene) if over else "",
        why=_why(view, scene) if over else "",
        chart=_chart(view, view.secret, scene) if view.secret is not None else None,
        who=tuple(_who(view, scene)),
    )


def _verdict(scores: Sequence[Score], scene: Scene) -> str:
    best = [one.team for one in scores if one.total == scores[0].total]
    return scene.say("maga-page-end-first", n=len(best), land=land(scene, best[0]))


def _why(view: View, scene: Scene) -> str:
    ended = scene.say(f"maga-page-ended-{view.ending or 'turns'}", turn=view.turn)
    if len(view.scores) < 2:
        return ended
    return scene.say("maga-page-end-why", why=ended, part=decisive(view.scores))


def _chart(view: View, secret: Secret, scene: Scene) -> EndingChart | None:
    """The characteristic that decided the match, of the states that had most of it."""
    if not secret.history:
        return None
    part = decisive(view.scores)
    name = part if part in CHARTS else "treasury"
    of, before = CHARTS[name], start(scene, 0)
    values = {
        n: (of(before), *(of(year.figures[n]) for year in secret.history))
        for n in range(len(view.lands))
    }
    most = sorted(values, key=lambda n: -values[n][-1])[:CURVES]
    return EndingChart(
        title=scene.say(f"maga-page-chart-{name}"),
        times=(
            scene.say("maga-page-at-start"),
            *(scene.say("maga-page-end-turn", turn=year.turn) for year in secret.history),
        ),
        curves=tuple(
            EndingCurve(scene.say("maga-page-land", n=n + 1), hue(n), values[n])
            for n in sorted(most)
        ),
        said={value: money(scene, value) for n in most for value in values[n]}
        if name in _OF_MONEY
        else {},
    )


def _who(view: View, scene: Scene) -> list[WhoWas]:
    points = {one.team: one.total for one in view.scores}
    heads = {team: view.lands[team].team for team in view.squads}
    order = sorted(
        view.squads, key=lambda team: (-points.get(heads[team], 0), heads[team] != team, team)
    )
    return [
        WhoWas(
            seat=who,
            role=land(scene, team),
            did=scene.say(
                "maga-page-end-conquered",
                to=land(scene, heads[team]),
                turn=view.lands[team].conquered,
            )
            if heads[team] != team
            else "",
            value=money(scene, points[heads[team]]) if heads[team] in points else "",
            gone=heads[team] != team,
        )
        for team in order
        for who in view.squads[team]
    ]
