"""What open pages show of each player by classes alone: who they are, who is online, whose turn it
is. It changes all the time, so it is sent apart from everything else (js/match/people.js)."""

from intriga.table import MatchInfo, MatchView
from intriga.web.match.renderer import awaited_by
from intriga.web.rendering.fragments import Marks, digest, seat_list


def marks_of(info: MatchInfo, match_view: MatchView) -> Marks:
    """What a page shows of each player by classes alone."""
    viewer = match_view.viewer
    seat = viewer if isinstance(viewer, int) else None
    online = info.online if seat is None else info.online | {seat}
    return Marks(seat, online, frozenset(awaited_by(match_view)))


def marks_digest(marks: Marks) -> str:
    """What tells marks from others: of the same viewer."""
    return digest(f"{seat_list(marks.online)},{seat_list(marks.turn)}")
