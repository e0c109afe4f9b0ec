"""The drawing of the circle: nothing covers anything else, wherever a sector lies."""

from math import hypot
from types import SimpleNamespace
from typing import Any, cast

import pytest

from intriga.games.economicus.presentation.wheel import wheel
from intriga.games.economicus.seen.view import view
from intriga.presentation import Scene
from tests.games.economicus.world import INNOVATION, board, give

CHIP, CHIPS_DOWN = 8.5, 24
"""The radius of a chip, and how far under the middle of its sector it stands (`wheel.html`)."""
TOKEN = ((0, -13), (13, 9), (-13, 9))
"""The corners of a token."""
PLAYER = 14
BOX = {
    "number": (-38.5, -15.5, -36.5, -13.5),
    "profit": (-12, 18, -31, -18),
    "name": (-30, 30, -10, 11),
}
"""Where else something stands in a sector: left, right, top, bottom."""
SCENE = SimpleNamespace(say=lambda id, **_: id, marks="ABCDEFGH", language="en", book=None)


def away(token: Any, x: float, y: float) -> float:
    """How far a point lies from the edge of a token; below zero inside."""
    corners = [(token.x + dx, token.y + dy) for dx, dy in TOKEN]
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    turns = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for a, b in sides]
    nearest = min(_from_side(a, b, x, y) for a, b in sides)
    return -nearest if all(turn >= 0 for turn in turns) else nearest


def _from_side(a: tuple[float, float], b: tuple[float, float], x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    part = max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    return hypot(x - a[0] - part * dx, y - a[1] - part * dy)


@pytest.mark.rule("economicus", "item 25", "item 26")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("owned", range(6))
def test_a_crisis_token_covers_nothing(players: int, owned: int) -> None:
    state = board(players=players)
    for number, market in state.markets.items():
        market.private = 0 if number == INNOVATION else owned  # of startups, without limit
        market.state, market.crisis, market.price = 0, 3, 12
        if owned:
            give(state, 0, number, owned)
    drawn = wheel(view(state, "public"), cast(Scene, SCENE))
    assert len(drawn.wedges) == 11
    for wedge in drawn.wedges:
        x, y, token = wedge.x, wedge.y, wedge.token
        assert len(wedge.chips) == owned
        for chip in wedge.chips:
            assert away(token, x + chip.x, y + CHIPS_DOWN) >= CHIP, wedge.number
        for what, (left, right, top, bottom) in BOX.items():
            for n in range(9):
                across = x + left + (right - left) * n / 8
                assert away(token, across, y + top) > 0, what
                assert away(token, across, y + bottom) > 0, what
        for player in drawn.players:
            assert away(token, player.x, player.y) >= PLAYER
