"""A movement or a retreat as great events: own orders that came to nothing, dislodged units."""

from collections.abc import Iterator, Sequence
from typing import Final

from intriga.diplomacy.geography.board import board_of
from intriga.kernel import Event
from intriga.presentation import Moment, MomentRow, Scene
from intriga.presentation.moments import ROWS, TITLE
from intriga.warfare import message_params
from intriga.warfare.presentation.chart_data import turn_of
from intriga.warfare.presentation.past_turns import turn_name
from intriga.warfare.presentation.power_marks import letters
from intriga.warfare.turn_report import OrderResult, Turn
from intriga.warfare.war_view import WarView

_CARDS: Final = 3
"""Own orders that get a card each; of more, one card says how many."""


def battle(view: WarView, scene: Scene, event: Event) -> Iterator[Moment]:
    """The cards of a turn: the viewer's orders that failed, each with its reason, and the units
    that were dislodged, with the mark of the power of each."""
    turn = turn_of(event)
    name = turn_name(view, scene, event)
    yield from _own(view, scene, turn, name)
    yield from _lost(view, scene, turn, name)


def _own(view: WarView, scene: Scene, turn: Turn, name: str) -> Iterator[Moment]:
    mine = view.me.power if view.me is not None else ""
    orders = [done for done in turn.done if done.power == mine]
    failed = [done for done in orders if done.result != "ok"]
    if not orders:
        return
    went = len(orders) - len(failed)
    kicker = scene.say("war-page-moment-orders", turn=name, went=went, of=len(orders))
    if not failed:
        title = scene.say("war-page-moment-all", n=len(orders))
        yield Moment(kind="battle", kicker=name, title=title)
        return
    shown = failed if len(failed) <= _CARDS else failed[: _CARDS - 1]
    for done in shown:
        yield _failed(view, scene, done, kicker)
    if rest := failed[len(shown) :]:
        title = scene.say("war-page-moment-failed", n=len(rest))
        lines = tuple(_order(view, scene, done) for done in rest[:3])
        yield Moment(
            kind="battle", kicker=kicker, title=title, lines=lines, go="board", label=_map(scene)
        )


def _failed(view: WarView, scene: Scene, done: OrderResult, kicker: str) -> Moment:
    """An order that came to nothing: what it was, and why."""
    order = _order(view, scene, done)
    unit = scene.render(message_params.unit(view.map, done.unit)) if done.unit else ""
    titles = (order, unit, scene.say("war-page-moment-failed", n=1))
    title = next(one for one in titles if one and len(one) <= TITLE)
    result = scene.book.say(f"diplomacy-game-result-{done.result.replace(' ', '-')}")
    why = scene.render(message_params.reason(view.map, done.why)) if done.why else result
    lines = (why,) if title == order else (order, why)
    return Moment(
        kind="battle", kicker=kicker, title=title, lines=lines, go="board", label=_map(scene)
    )


def _map(scene: Scene) -> str:
    return scene.say("war-page-moment-map")


def _order(view: WarView, scene: Scene, done: OrderResult) -> str:
    return scene.render(message_params.order(view.map, done.order))


def _lost(view: WarView, scene: Scene, turn: Turn, name: str) -> Iterator[Moment]:
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    rows = [
        MomentRow(
            scene.render(message_params.unit(view.map, lost.unit)),
            mark=marks[number[lost.power]],
            hue=number[lost.power],
            good=False,
        )
        for lost in turn.lost
    ]
    if rows:
        title = scene.say("war-page-dislodged", n=len(rows))
        yield Moment(
            kind="battle", kicker=name, title=title, rows=_most(rows), go="board", label=_map(scene)
        )


def _most(rows: Sequence[MomentRow]) -> tuple[MomentRow, ...]:
    """As many rows as a card has room for; the title says how many there are."""
    return tuple(rows[:ROWS])
