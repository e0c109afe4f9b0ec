"""What differs from one browser to the next: put into a page, or the pieces of a message, just
before they are sent."""

from collections.abc import Callable

from intriga.table import MatchInfo, MatchView
from intriga.web.match.pushes.player_marks import marks_of
from intriga.web.rendering.fragments import (
    COMMAND,
    CSRF,
    PLACEHOLDER,
    TIME_LEFT,
    Filler,
    name_of,
    time_left_text,
)
from intriga.web.request.context import RequestContext
from intriga.web.site import Site

_CSRF, _COMMAND, _TIME_LEFT = map(name_of, (CSRF, COMMAND, TIME_LEFT))


def filled(ctx: RequestContext, info: MatchInfo, match_view: MatchView, *pieces: bytes) -> bytes:
    """A page, or the pieces of a message, with its placeholders filled in for this browser."""
    texts: dict[bytes, Callable[[], str]] = {
        _CSRF: lambda: ctx.csrf,
        _COMMAND: ctx.site.command_id,
        _TIME_LEFT: lambda: _time_left(ctx.site, match_view),
    }
    fill = Filler(texts, lambda: marks_of(info, match_view)).fill
    return b"".join(fill(piece) if PLACEHOLDER in piece else piece for piece in pieces)


def _time_left(site: Site, match_view: MatchView) -> str:
    """The time until the window closes that concerns the viewer, as a clock shows it; empty without
    a deadline."""
    due = match_view.due
    return time_left_text(due[1] - site.settings.now()) if due is not None else ""
