"""The board as a small picture for lists of matches: the cities, the path of the Papers, where they
are. Only what everybody knows."""

from html import escape
from typing import Final

from intriga.games.espionage.data.geometry import SIDE, SQUARE
from intriga.games.espionage.presentation.squares import middle
from intriga.games.espionage.seen.view import City, View
from intriga.presentation import Scene

_COLOURS: Final = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7")
"""The colours of the seats, as in css/tokens.css: a picture has no styles but its own."""
_LENGTH: Final = 40 * SIDE
_PATH_SHOWN: Final = 12
"""The latest places of the path that are drawn."""


def thumbnail(view: View, scene: Scene) -> str:
    """The SVG document."""
    lines = "".join(f"M0 {at}h{_LENGTH}M{at} 0v{_LENGTH}" for at in range(0, _LENGTH + 1, 40))
    path = " ".join(middle(place) for place in view.path[-_PATH_SHOWN:])
    x, y = middle(view.papers).split()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {_LENGTH + 4} {_LENGTH + 4}">'
        f'<rect x="-2" y="-2" width="{_LENGTH + 4}" height="{_LENGTH + 4}" fill="#fbf6e9"/>'
        f'<path d="{lines}" fill="none" stroke="#d2c4a5" stroke-width="2"/>'
        f"{''.join(_corner(city, scene) for city in view.cities)}"
        f'<polyline points="{path}" fill="none" stroke="#7a1f27" stroke-width="7"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
        f'<rect x="{int(x) - 15}" y="{int(y) - 18}" width="30" height="36" fill="#fffaf0"'
        ' stroke="#2a2118" stroke-width="3"/>'
        f'<circle cx="{x}" cy="{y}" r="8" fill="#8f1d26"/></svg>'
    )


def _corner(city: City, scene: Scene) -> str:
    row, column = SQUARE[city.place]
    x, y = column * 40, row * 40
    if city.seat is None:
        fill = "#231c15" if city.closed else "none"
        return f'<rect x="{x}" y="{y}" width="40" height="40" fill="{fill}" opacity=".5"/>'
    colour = _COLOURS[city.seat % len(_COLOURS)]
    return (
        f'<rect x="{x}" y="{y}" width="40" height="40" fill="{colour}"/>'
        f'<text x="{x + 20}" y="{y + 29}" font-family="sans-serif" font-size="26" font-weight="700"'
        f' text-anchor="middle" fill="#17120c">{escape(scene.marks[city.seat])}</text>'
    )
