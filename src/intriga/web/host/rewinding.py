"""Rewinding, as the cockpit shows it: where a match can be rewound to, and what that would undo."""

from typing import Final

from intriga.table.event_texts import event_text
from intriga.table.match.public_past import TurningPoint
from intriga.web.game_pages import Data
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form, parse_int

_UNDONE: Final = 12
"""Events listed, of those that a rewind would undo."""
_POINTS: Final = 25
"""Turning points offered to rewind to."""


async def unsure_rewind(ctx: RequestContext, zones: Zones, sent: Form) -> Data:
    """A rewind to be confirmed: what it would undo, the newest first."""
    assert ctx.me is not None
    number = parse_int(sent.get("number", "")) or 0
    undoing = await ctx.table.lobby.rewinds.undoing(zones.page.info.id, ctx.me, number)
    newest = undoing.events[::-1]
    return {
        "number": number,
        "undone": [_point(ctx, zones, point) for point in newest[:_UNDONE]],
        "more": max(0, len(newest) - _UNDONE),
        "reseated": undoing.reseated,
    }


async def points_of(ctx: RequestContext, zones: Zones) -> list[Data]:
    """The turning points that a match can be rewound to. `revealed`: only a neutral host can."""
    assert ctx.me is not None
    points = await ctx.table.lobby.rewinds.turning_points(zones.page.info.id, ctx.me, _POINTS)
    return [_point(ctx, zones, point) for point in points]


def _point(ctx: RequestContext, zones: Zones, point: TurningPoint) -> Data:
    text = event_text(zones.book, zones.game, point.event, point.names)
    return {
        "number": point.number,
        "text": text,
        "ago": ctx.ago(point.at),
        "revealed": point.revealed,
    }
