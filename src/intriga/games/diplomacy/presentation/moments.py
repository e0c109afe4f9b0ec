"""Great events of a war: battles, the fall of a power, the centres of a year, the end."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.course.announce import TURN
from intriga.games.diplomacy.data.old_ids import with_old_ids
from intriga.games.diplomacy.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, MomentRow, Moments, Scene
from intriga.presentation.moments import ROWS
from intriga.warfare.presentation.battles import battle
from intriga.warfare.presentation.power_marks import letters

_TURNS = with_old_ids({TURN})
_FALLS = with_old_ids({"diplomacy-game-eliminated"})
_CENTRES = with_old_ids({"diplomacy-game-centres"})
_ENDS = with_old_ids({f"diplomacy-game-end-{how}" for how in ("won", "years", "drawn", "conceded")})
_KINDS: Mapping[str, MomentKind] = {
    **dict.fromkeys(_TURNS, "battle"),
    **dict.fromkeys(_FALLS, "note"),
    **dict.fromkeys(_CENTRES, "balance"),
    **dict.fromkeys(_ENDS, "end"),
}


def _cards(view: View, scene: Scene, event: Event, after: Sequence[Event]) -> list[Moment]:
    """The cards of an event, all of them public."""
    return list(_made(view, scene, event))


def _made(view: View, scene: Scene, event: Event) -> Iterator[Moment]:
    if event.id in _TURNS:
        yield from battle(view, scene, event)
    elif event.id in _FALLS:
        title = scene.say("diplomacy-page-moment-fall")
        yield Moment(kind="note", title=title, lines=(scene.tell(event),))
    elif event.id in _CENTRES:
        yield from _centres(view, scene, event)
    else:
        stamp = scene.say("diplomacy-page-moment-end", how=event.id.rpartition("-")[2])
        title = scene.say("diplomacy-page-moment-over")
        yield Moment(kind="end", stamp=stamp, title=title, lines=(scene.tell(event),))


def _centres(view: View, scene: Scene, event: Event) -> Iterator[Moment]:
    """The centres of a year: one's own power and those that have most."""
    counts: list[Any] = event.params["counts"]
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    powers = {scene.render(power.name): power.power for power in view.powers}
    held = [(scene.render(one["power"]), int(one["count"])) for one in counts]
    mine = view.me.power if view.me is not None else None
    held.sort(key=lambda pair: (powers.get(pair[0]) != mine, -pair[1]))
    rows = tuple(
        MomentRow(name, str(count), mark=marks[number[powers[name]]], hue=number[powers[name]])
        for name, count in held[:ROWS]
        if name in powers
    )
    if rows:
        title = scene.say("diplomacy-page-moment-centres", year=event.params["year"])
        yield Moment(kind="balance", title=title, rows=rows, go="board")


MOMENTS = Moments[View](kinds=_KINDS, cards=_cards)
