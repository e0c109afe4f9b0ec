"""The town as a small picture for lists of matches: a house for everybody, lit while they live.
Only what everybody knows."""

from typing import Final

from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.presentation import Scene

_WIDE: Final = 8
_STEP: Final = 40
_SKY: Final = {Phase.NIGHT: "#14121a", Phase.OPENING: "#3a3026"}


def thumbnail(view: View, scene: Scene) -> str:
    """The SVG document."""
    rows = -(-len(view.people) // _WIDE)
    width, height = _WIDE * _STEP + 20, rows * _STEP + 20
    sky = _SKY.get(view.phase, "#e9dcb8")
    homes = "".join(
        _house(20 + who % _WIDE * _STEP, 20 + who // _WIDE * _STEP, one.lives)
        for who, one in enumerate(view.people)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<path fill="{sky}" d="M0 0h{width}v{height}H0z"/>{homes}</svg>'
    )


def _house(x: int, y: int, lives: bool) -> str:
    if not lives:
        return (
            f'<path fill="#7a7468" d="M{x + 4} {y + 26}v-14a6 6 0 0 1 12 0v14z"/>'
            f'<path stroke="#3a3630" stroke-width="2" d="M{x + 10} {y + 10}v9m-3-6h6"/>'
        )
    return (
        f'<path fill="#5a4a36" d="M{x - 2} {y + 12}l12-10 12 10v14H{x - 2}z"/>'
        f'<path fill="#f0b95a" d="M{x + 6} {y + 12}h8v8H{x + 6}z"/>'
    )
