"""Great events: the numbers of one's roles, the report of a turn, a conquest, the end."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from intriga.games.maga.presentation.phrases import became, land, money, role
from intriga.games.maga.presentation.reports.report import lists_of, turn_of
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import LineOutcome
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, MomentRow, Moments, Scene
from intriga.presentation.moments import LINES, ROWS

_KINDS: Final[Mapping[str, MomentKind]] = {
    "maga-numbers": "role",
    "maga-report": "balance",
    "maga-conquered": "note",
    "maga-over": "end",
}
_DONE: Final = str(LineOutcome.DONE)
_ONE: Final = 120
"""Letters of a line that was not done."""


def _cards(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> list[Moment]:
    if event.id == "maga-numbers":
        return _numbers(view, scene)
    if event.id == "maga-report":
        return [*_done(scene, event), *_figures(view, scene, event)]
    title = scene.say("maga-page-moment-event", event=event.id)
    return [Moment(kind=_KINDS[event.id], title=title, lines=(scene.tell(event),))]


def _numbers(view: View, scene: Scene) -> list[Moment]:
    """The state, and the numbers of the roles that the viewer leads."""
    if not view.desks:
        return []
    desk = view.desks[0]
    led = [
        MomentRow(role(scene, name), scene.say("maga-page-moment-number", n=minister.number))
        for name, minister in desk.roles.items()
        if minister.number and minister.editor is not None and minister.editor == scene.viewer
    ]
    return [
        Moment(
            kind="role",
            kicker=scene.say("maga-page-moment-secret"),
            title=land(scene, desk.land),
            rows=tuple(led[:ROWS]),
            lines=() if led else (scene.say("maga-page-moment-numbers"),),
            holds=True,
            go="act",
        )
    ]


def _done(scene: Scene, event: Event) -> list[Moment]:
    """How many lines of the lists were carried out, and what was not."""
    lines = [became(scene, line) for one in lists_of(event) for line in one.lines]
    if not lines:
        return []
    failed = [one for one in lines if one.outcome != _DONE]
    title = scene.say("maga-page-moment-done", n=len(lines) - len(failed), of=len(lines))
    told = tuple(f"{one.text}: {one.why or one.became}" for one in failed[:LINES])
    kicker = scene.say("maga-page-report-of", turn=turn_of(event))
    return [
        Moment(
            kind="press",
            kicker=kicker,
            title=title,
            lines=tuple(line if len(line) <= _ONE else f"{line[:_ONE]}…" for line in told),
            go="report",
            label=scene.say("maga-page-moment-report"),
        )
    ]


def _figures(view: View, scene: Scene, event: Event) -> list[Moment]:
    """The chief figures of each territory before the turn and after it."""
    turn = turn_of(event)
    found = (_of_desk(scene, desk, turn) for desk in view.desks)
    return [card for card in found if card is not None][:2]


def _of_desk(scene: Scene, desk: Desk, turn: int) -> Moment | None:
    known = {one.turn: one.figures for one in desk.past}
    now, was = known.get(turn), known.get(turn - 1)
    if now is None or was is None:
        return None
    incomes = sum(was.incomes.values()), sum(now.incomes.values())
    rows = (
        _change(scene, "maga-page-treasury", was.treasury, now.treasury, partial(money, scene)),
        _change(scene, "maga-page-moment-income", *incomes, partial(money, scene)),
        _change(scene, "maga-page-mood", was.mood, now.mood, str),
        _change(scene, "maga-page-nuclear", was.nuclear, now.nuclear, str),
    )
    kicker = scene.say("maga-page-report-of", turn=turn)
    return Moment(
        kind="balance", kicker=kicker, title=land(scene, desk.land), rows=rows, go="report"
    )


def _change(scene: Scene, name: str, was: int, now: int, text: Callable[[int], str]) -> MomentRow:
    """A figure before and after."""
    if was == now:
        return MomentRow(scene.say(name), text(now))
    return MomentRow(scene.say(name), f"{text(was)} → {text(now)}", good=now > was)


MOMENTS: Final = Moments[View](kinds=_KINDS, cards=_cards)
