"""Great events of a war: battles, the fall of a power, the end."""

from collections.abc import Iterator, Mapping, Sequence

from intriga.games.diplomacy.course.announce import TURN
from intriga.games.diplomacy.data.old_ids import with_old_ids
from intriga.games.diplomacy.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Moment, MomentKind, Moments, Scene
from intriga.warfare.presentation.battles import battle

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
    if event.id in _TURNS:
        yield from battle(view, scene, event)
    else:
        yield Moment(kind=_KINDS[event.id], title=scene.tell(event))


MOMENTS = Moments[View](kinds=_KINDS, cards=_cards)
