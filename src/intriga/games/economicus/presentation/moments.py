"""Great events: a roll with what everybody got, the hammer, crises and crimes, a year, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from intriga.games.economicus.presentation.phrases import gain, hue, money
from intriga.games.economicus.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Figure, Moment, MomentKind, MomentRow, Moments, Scene
from intriga.presentation.moments import ROWS, TITLE

_PROFIT: Final = "economicus-profit"
_KINDS: Final[Mapping[str, MomentKind]] = {
    "economicus-rolled": "dice",
    "economicus-bought": "hammer",
    "economicus-bought-off": "hammer",
    "economicus-unsold": "hammer",
    "economicus-crisis": "note",
    "economicus-crime": "note",
    "economicus-crime-failed": "note",
    "economicus-bankrupt": "note",
    "economicus-year": "balance",
    "economicus-over": "end",
}


class RollShown(Struct, frozen=True):
    """The data of `dice.html`."""

    dice: tuple[int, ...]


def _cards(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> list[Moment]:
    if event.id == "economicus-rolled":
        return [_rolled(scene, event, after)]
    if event.id == "economicus-year":
        return _year(view, scene, event)
    return [_MADE.get(event.id, _told)(scene, event)]


def _seat(event: Event) -> int:
    seat: int = event.params["seat"]["seat"]
    return seat


def _who(scene: Scene, seat: int) -> str:
    """A player as the viewer reads it."""
    return scene.say("economicus-page-moment-you") if seat == scene.viewer else scene.names[seat]


def _rolled(scene: Scene, event: Event, after: Sequence[Event]) -> Moment:
    """The dice, and what each player got: first the viewer, then who got most."""
    profits = [one for one in after if one.id == _PROFIT]
    profits.sort(key=lambda one: (_seat(one) != scene.viewer, -one.params["money"], _seat(one)))
    rows = tuple(_profit(scene, one) for one in profits[:ROWS])
    return Moment(
        kind="dice",
        kicker=scene.say("economicus-page-moment-roll", who=scene.names[_seat(event)]),
        figure=Figure("dice.html", RollShown(tuple(event.params["dice"]))),
        title=_short(scene, event),
        rows=rows,
        lines=() if rows else (scene.say("economicus-page-moment-nothing"),),
    )


def _profit(scene: Scene, event: Event) -> MomentRow:
    seat, earned = _seat(event), event.params["money"]
    text = _who(scene, seat)
    if not event.params["own"]:
        text = scene.say("economicus-page-moment-beside", who=text)
    return MomentRow(
        text, gain(scene, earned), mark=scene.marks[seat], hue=hue(seat), good=earned >= 0
    )


def _short(scene: Scene, event: Event) -> str:
    """The name of the sector, if it is short enough for a title."""
    name = scene.render(event.params["sector"])
    return name if len(name) <= TITLE else scene.say("economicus-page-moment-sector")


def _bought(scene: Scene, event: Event) -> Moment:
    sector: Any = event.params["sector"]
    return Moment(
        kind="hammer",
        kicker=scene.render(sector),
        stamp=scene.say("economicus-page-moment-sold"),
        sum=money(scene, event.params["money"]),
        title=_who(scene, _seat(event)),
        lines=(scene.tell(event),),
    )


def _unsold(scene: Scene, event: Event) -> Moment:
    stamp = scene.say("economicus-page-moment-unsold")
    return Moment(kind="hammer", stamp=stamp, title=_short(scene, event))


def _told(scene: Scene, event: Event) -> Moment:
    title = scene.say("economicus-page-moment-event", event=event.id)
    return Moment(kind=_KINDS[event.id], title=title, lines=(scene.tell(event),))


def _over(scene: Scene, event: Event) -> Moment:
    won = _seat(event) == scene.viewer
    stamp = "won" if won else "lost" if isinstance(scene.viewer, int) else "over"
    return Moment(
        kind="end",
        stamp=scene.say("economicus-page-moment-end", how=stamp),
        title=scene.names[_seat(event)],
        lines=(scene.tell(event),),
    )


def _year(view: View, scene: Scene, event: Event) -> list[Moment]:
    """What the year before has brought: to the viewer, or who leads."""
    number: int = event.params["year"]
    ends = {one.year: one.figures for one in view.years}
    now, then = ends.get(number - 1), ends.get(number - 2)
    if now is None:
        return []
    title = scene.say("economicus-page-moment-year", year=number - 1)
    if not isinstance(scene.viewer, int):
        best = sorted(range(len(now)), key=lambda seat: (-now[seat].stars, seat))[:ROWS]
        leaders = tuple(
            MomentRow(scene.names[seat], f"★ {now[seat].stars}", scene.marks[seat], hue(seat))
            for seat in best
        )
        return [Moment(kind="balance", title=title, rows=leaders, go="balance")]
    me = scene.viewer
    before = then[me] if then is not None else None
    place = 1 + sum(one.stars > now[me].stars for one in now)
    rows = (
        MomentRow(scene.say("economicus-page-moment-place"), str(place)),
        _change(scene, "stars", before.stars if before else None, now[me].stars, str),
        _change(
            scene,
            "wealth",
            before.wealth if before else None,
            now[me].wealth,
            lambda n: money(scene, n),
        ),
        _change(scene, "companies", before.companies if before else None, now[me].companies, str),
    )
    return [Moment(kind="balance", title=title, rows=rows, go="balance")]


def _change(
    scene: Scene, name: str, before: int | None, now: int, text: Callable[[int], str]
) -> MomentRow:
    """A figure before and after the year."""
    word = scene.say(f"economicus-page-moment-{name}")
    if before is None or before == now:
        return MomentRow(word, text(now))
    return MomentRow(word, f"{text(before)} → {text(now)}", good=now > before)


_MADE: Final[Mapping[str, Callable[[Scene, Event], Moment]]] = {
    "economicus-bought": _bought,
    "economicus-bought-off": _bought,
    "economicus-unsold": _unsold,
    "economicus-over": _over,
}
MOMENTS: Final = Moments[View](kinds=_KINDS, cards=_cards)
