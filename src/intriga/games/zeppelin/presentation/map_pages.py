"""The map: now, after every turn, as a picture, as a thumbnail; and orders given on it."""

from intriga.diplomacy.graphics.svg_document import ArrowColours
from intriga.games.zeppelin.presentation.countries import power_of
from intriga.games.zeppelin.presentation.theatre import theatre
from intriga.games.zeppelin.seen.view import View
from intriga.kernel import Event
from intriga.presentation import Frame, Paper, Scene
from intriga.warfare.presentation import board_data, past_turns, report
from intriga.warfare.presentation import thumbnail as thumbnails
from intriga.warfare.presentation.own_places import frame_of

COLOURS = ArrowColours(
    move="#b3261e", support_move="#a87900", support_hold="#1b7a37", convoy="#0a55a0"
)
"""Red, yellow, green, blue (item 29), dark enough to be seen on land and sea."""


def board(view: View, scene: Scene) -> board_data.WarBoard:
    """The data of the shared `board.html`."""
    return board_data.board(theatre(view, scene), scene, partial=True)


def frame(view: View, scene: Scene) -> Frame | None:
    """The units of the viewer's state, whoever commands them."""
    mine = power_of(view, view.me.country) if view.me is not None else None
    return frame_of(theatre(view, scene), scene, mine.power if mine is not None else None)


def turn(view: View, scene: Scene, event: Event) -> past_turns.PastTurn:
    """The data of the shared `turn.html`."""
    return past_turns.turn(theatre(view, scene), scene, event)


def turn_name(view: View, scene: Scene, event: Event) -> str:
    """The name of a turn: "Spring, orders"."""
    return past_turns.turn_name(theatre(view, scene), scene, event)


def picture(view: View, scene: Scene, event: Event) -> str:
    """A turn as an SVG document."""
    return past_turns.picture(theatre(view, scene), scene, event, COLOURS)


def thumbnail(view: View, scene: Scene) -> str:
    """The map as a small SVG document."""
    return thumbnails.thumbnail(theatre(view, scene), scene)


def _report(view: View, scene: Scene, query: report.TurnQuery) -> report.Report | None:
    return report.report(theatre(view, scene), scene, query)


def _has_turns(view: View, scene: Scene) -> bool:
    return bool(scene.turns)


REPORT = Paper(
    source=report.TURN_REPORT.source,
    title=report.TURN_REPORT.title,
    data=_report,
    query=report.TurnQuery,
    offered=_has_turns,
)
"""The paper of a turn's orders and results."""
