"""The list of a territory that counts."""

from msgspec import Struct

from intriga.games.maga.presentation.phrases import columns, line_text, ministry, money
from intriga.games.maga.seen.view import Desk
from intriga.games.maga.subjects.actions import action_of
from intriga.games.maga.subjects.lists.columns import spending as cost_of
from intriga.presentation import Scene


class HandedLine(Struct, frozen=True):
    """A line of a list, with its ministry."""

    tag: str
    text: str


class HandedIn(Struct, frozen=True):
    """A list that counts: how many lines, what they cost."""

    n: int
    cost: str
    lines: list[HandedLine]


def spending(scene: Scene, desk: Desk) -> HandedIn | None:
    """What the list that counts now costs, of what there will be; None without a list."""
    if desk.handed_in is None:
        return None
    return HandedIn(
        n=len(desk.handed_in),
        cost=money(scene, cost_of(desk.handed_in)),
        lines=[
            HandedLine(ministry(scene, action_of(line).ministry), line_text(scene, columns(line)))
            for line in desk.handed_in
        ],
    )
