"""Great events of a war: battles, the fall of a power, the end."""

from collections.abc import Iterator, Mapping, Sequence

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.old_ids import with_old_ids
from intriga.games.diplomacy.rules.announce import TURN
from intriga.games.diplomacy.view import View
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, MomentRow, Moments, Scene
from intriga.warfare import message_params
from intriga.warfare.presentation.chart_data import turn_of
from intriga.warfare.presentation.past_turns import turn_name
from intriga.warfare.presentation.power_marks import letters

_TURNS = with_old_ids({TURN})
_FALLS = with_old_ids({"diplomacy-game-eliminated"})
_ENDS = with_old_ids({f"diplomacy-game-end-{how}" for how in ("won", "years", "drawn", "conceded")})
_KINDS: Mapping[str, MomentKind] = {
    **dict.fromkeys(_TURNS, "battle"),
    **dict.fromkeys(_FALLS, "note"),
    **dict.fromkeys(_ENDS, "end"),
}


def _cards(view: View, scene: Scene, events: Sequence[Event]) -> list[Moment]:
    """The cards of one step, from its public events alone."""
    return [card for event in events for card in _card(view, scene, event)]


def _card(view: View, scene: Scene, event: Event) -> Iterator[Moment]:
    if event.id not in _TURNS:
        yield Moment(kind=_KINDS[event.id], title=scene.tell(event))
    elif rows := tuple(_dislodged(view, scene, event)):
        title = scene.say("diplomacy-game-page-dislodged", n=len(rows))
        yield Moment(kind="battle", kicker=turn_name(view, scene, event), title=title, rows=rows)


def _dislodged(view: View, scene: Scene, event: Event) -> Iterator[MomentRow]:
    """The units that a turn dislodged, each with the mark of its power."""
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    for lost in turn_of(event).lost:
        unit = scene.render(message_params.unit(view.map, lost.unit))
        hue = number[lost.power]
        yield MomentRow(unit, mark=marks[hue], hue=hue, good=False)


MOMENTS = Moments[View](kinds=_KINDS, cards=_cards)
