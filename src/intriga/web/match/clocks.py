"""The clocks of a match's page: the one that concerns its viewer, and those of other windows."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from intriga.table.models import MatchView
from intriga.web.fragments import TIME_LEFT
from intriga.web.game_pages import Data
from intriga.words import Phrasebook


def clocks_of(match_view: MatchView, zone: str, book: Phrasebook) -> tuple[Data | None, list[Data]]:
    """The main clock, None where no open window has one; and the other clocks with their titles,
    the first to run out first. `zone`: of the match's schedule, for pages without script."""
    due = match_view.due
    if due is None:
        return None, []
    dues, here = match_view.deadlines, ZoneInfo(zone)
    others = [
        window
        for window in match_view.observation.windows
        if window.key in dues and window.key != due[0]
    ]
    others.sort(key=lambda window: dues[window.key])
    return _clock(match_view, due[1], TIME_LEFT), [
        {
            "title": book.say(f"window-{window.kind}"),
            "clock": _clock(match_view, dues[window.key], _moment(dues[window.key], here)),
        }
        for window in others
    ]


def _clock(match_view: MatchView, due: int, left: str) -> Data:
    at = datetime.fromtimestamp(due / 1000, UTC)
    return {"due": at.isoformat(timespec="seconds"), "left": left, "grace": match_view.grace}


def _moment(due: int, zone: ZoneInfo) -> str:
    return f"{datetime.fromtimestamp(due / 1000, zone):%d.%m %H:%M}"
