"""The list of actions while it is written: each line at a glance, under its ministry, with its
price and what it does."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from intriga.games.maga.bot.proposals import proposals
from intriga.games.maga.data.roles import Role
from intriga.games.maga.presentation.phrases import columns, land, line_text, ministry, money, price
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.subjects.actions import action_of
from intriga.games.maga.subjects.editions import rows_have_one_place
from intriga.games.maga.subjects.lists.columns import places
from intriga.games.maga.subjects.lists.columns import spending as cost_of
from intriga.games.maga.subjects.stage.action import AnyAction
from intriga.kernel import Draft, Entered
from intriga.presentation import DraftRow, DraftWords, Proposal, Scene

_BEGUN: Final = 12
"""Whoever has written more lines needs no proposals."""


def draft_words(view: View, scene: Scene, draft: Draft) -> DraftWords:
    """The heading of a list."""
    n = draft.preset["land"]
    return DraftWords(
        title=scene.say("maga-page-list", land=land(scene, n), turn=view.turn),
        submit=scene.say("maga-page-hand-in"),
        help=scene.say("maga-page-list-help"),
    )


def draft_row(view: View, scene: Scene, draft: Draft, row: Entered) -> DraftRow:
    """A line at a glance."""
    action = ACTIONS.get(str(row.get("kind", "")))
    if action is None:
        return DraftRow(line_text(scene, row), help=scene.say("maga-page-line-choose"))
    cost = price(row)
    desk = next((one for one in view.desks if one.land == draft.preset["land"]), None)
    return DraftRow(
        summary=line_text(scene, row),
        tag=ministry(scene, action.ministry),
        price=money(scene, cost) if cost else "",
        help=help_of(scene, action, desk, row),
        done=_is_done(action, row),
    )


def draft_numbers(view: View, draft: Draft, rows: Sequence[Entered]) -> list[int]:
    """The places of the lines: the rows of one action have one (R-ORD1)."""
    kinds = [(str(row.get("kind", "")), str(row.get("through", ""))) for row in rows]
    return places(kinds, merged=rows_have_one_place(view))


def draft_proposals(
    view: View, scene: Scene, draft: Draft, rows: Sequence[Entered]
) -> list[Proposal]:
    """What a beginner may take over: all at once, or by ministry. What stands in the list already
    is not proposed again."""
    desk = next((one for one in view.desks if one.land == draft.preset["land"]), None)
    if desk is None or any(row.get("kind") for row in rows[_BEGUN:]):
        return []
    written = [_as_entered(row) for row in rows]
    found: list[Proposal] = []
    for role, lines in proposals(view, desk).items():
        left = tuple(line for line in lines if _as_entered(line) not in written)
        if left:
            told = tuple(line_text(scene, line) for line in left)
            found.append(_proposal(scene, str(role), ministry(scene, role), left, told))
    if len(found) > 1:
        every = tuple(line for one in found for line in one.rows)
        found.insert(0, _proposal(scene, "all", scene.say("maga-page-proposal"), every))
    return found


def _proposal(
    scene: Scene,
    key: str,
    title: str,
    rows: tuple[Entered, ...],
    lines: tuple[str, ...] = (),
) -> Proposal:
    cost = sum(price(row) for row in rows)
    note = money(scene, cost) if cost else ""
    return Proposal(key=key, title=title, rows=rows, note=note, lines=lines)


def _as_entered(row: Entered) -> dict[str, str]:
    """A row as a draft keeps it: texts."""
    return {name: str(value) for name, value in row.items() if value not in (None, "", False)}


def _is_done(action: AnyAction, row: Entered) -> bool:
    """Whether nothing is missing in a line."""
    return all(
        column.optional or column.kind == "flag" or row.get(column.name) not in (None, "")
        for column in action.columns
    )


def help_of(scene: Scene, action: AnyAction, desk: Desk | None, row: Entered) -> str:
    """What an action does, what it costs, and the level it is done with: the levels of others are
    not known, and so no odds."""
    told = [scene.say(f"maga-page-help-{action.id}")]
    if action.cost:
        unit = "each" if action.each else "once"
        told.append(scene.say("maga-page-costs", money=money(scene, action.cost), unit=unit))
    role = action.acting or action.ministry
    if action.ministry is Role.SECRETARY and row.get("role") in list(Role):
        role = Role(row["role"])
    if desk is not None and action.is_ordinary and not row.get("through"):
        told.append(scene.say("maga-page-own-level", level=desk.roles[role].level))
    return " ".join(told)


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
