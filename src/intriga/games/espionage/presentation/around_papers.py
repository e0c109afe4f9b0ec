"""What of the board a decision is about: the squares around the Papers."""

from typing import Final

from intriga.games.espionage.data.geometry import NEIGHBOURS, SIDE, SQUARE, distance
from intriga.games.espionage.presentation.squares import may_go
from intriga.games.espionage.seen.view import View
from intriga.presentation import Beyond, Frame, Scene

_SIDE: Final = 40.0
"""Of a square, in units of the drawing."""
_COLUMNS, _ROWS = 7, 6
"""So many squares are shown."""
_TOP: Final = -15.0
_BOTTOM: Final = 375.0
"""Of the drawing, with the names of the cities."""


def frame(view: View, scene: Scene) -> Frame | None:
    """The squares around the Papers, and the way to the viewer's city; None before they move."""
    if view.phase in ("cities", "purchase", "over"):
        return None
    row, column = SQUARE[view.papers]
    width, height = _COLUMNS * _SIDE, _ROWS * _SIDE
    return Frame(
        box=(
            _within((column + 0.5) * _SIDE - width / 2, 0, SIDE * _SIDE - width),
            _within((row + 0.5) * _SIDE - height / 2, _TOP, _BOTTOM - height),
            width,
            height,
        ),
        say=scene.say("espionage-page-frame"),
        picks=tuple(map(str, sorted(may_go(scene) or NEIGHBOURS[view.papers]))),
        beyond=tuple(_way_home(view, scene)),
    )


def _within(at: float, low: float, high: float) -> float:
    return min(high, max(low, at))


def _way_home(view: View, scene: Scene) -> list[Beyond]:
    """How far the Papers are from the viewer's city."""
    home = next((city for city in view.cities if city.seat == scene.viewer), None)
    if home is None:
        return []
    row, column = SQUARE[home.place]
    moves = distance(view.papers, home.place)
    text = scene.say("espionage-page-way-home", city=scene.render(home.name), n=moves)
    return [Beyond(text, (column + 0.5) * _SIDE, (row + 0.5) * _SIDE)]
