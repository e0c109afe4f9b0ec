"""The end: whose city the Papers are nearest to, how they came there, what everybody spent."""

from typing import Final

from intriga.games.espionage.data.geometry import distance
from intriga.games.espionage.seen.view import Card, City, View
from intriga.presentation import Ending, EndingChart, EndingCurve, Scene, WhoWas

_LEAST: Final = 2
"""A chart has at least so many points."""


def ending(view: View, scene: Scene) -> Ending:
    """The cards are open to all by now (S40)."""
    cards = {card.seat: card for card in view.cards}
    return Ending(
        verdict=_verdict(view, scene),
        chart=_chart(view, scene),
        who=tuple(_who(view, scene, cards[seat]) for seat in sorted(cards)),
    )


def _city(view: View, seat: int | None) -> City | None:
    return next((city for city in view.cities if seat is not None and city.seat == seat), None)


def _verdict(view: View, scene: Scene) -> str:
    if view.phase != "over":
        return ""
    city = _city(view, view.victor)
    if city is None:
        return scene.say("espionage-page-end-draw")
    return scene.say("espionage-page-end-won", city=scene.render(city.name))


def _chart(view: View, scene: Scene) -> EndingChart | None:
    """How far the Papers were from each city, move by move."""
    cities = [city for city in view.cities if city.seat is not None]
    if len(view.path) < _LEAST or not cities:
        return None
    return EndingChart(
        title=scene.say("espionage-page-end-chart"),
        times=tuple(
            scene.say("espionage-page-end-move", n=n) if n else scene.say("espionage-page-geneva")
            for n in range(len(view.path))
        ),
        curves=tuple(
            EndingCurve(
                name=scene.render(city.name),
                hue=city.seat or 0,
                values=tuple(distance(place, city.place) for place in view.path),
            )
            for city in cities
        ),
    )


def _who(view: View, scene: Scene, card: Card) -> WhoWas:
    city = _city(view, card.seat)
    return WhoWas(
        seat=card.seat,
        role=scene.render(city.name) if city is not None else "",
        did=scene.say(
            "espionage-page-end-did",
            spent=max(0, card.purse[0] - card.purse[-1]),
            bribes=len(card.bribes),
            sum=sum(card.bribes.values()),
        ),
        value=scene.say("espionage-page-dollars", n=card.purse[-1]),
        gone=card.seat in view.gone,
    )
