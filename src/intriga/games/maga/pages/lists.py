"""The list of actions while it is written: each line at a glance, under its ministry, with its
price and what it does."""

from collections.abc import Sequence
from typing import Any, Final

from intriga.games.maga.bot.proposals import proposals
from intriga.games.maga.data.lines import kind_of
from intriga.games.maga.data.roles import Role
from intriga.games.maga.pages.phrases import Data, land, line_text, ministry, money, price
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.subjects.editions import rows_have_one_place
from intriga.games.maga.subjects.lists.columns import places
from intriga.games.maga.subjects.lists.columns import spending as cost_of
from intriga.games.maga.subjects.stage.action import Action
from intriga.kernel import Draft

_BEGUN: Final = 12
"""Whoever has written more lines needs no proposals."""


def draft_words(view: View, scene: Any, draft: Draft) -> Data:
    """The heading of a list (see `game_pages`)."""
    n = draft.preset["land"]
    return {
        "title": scene.say("maga-page-list", land=land(scene, n), turn=view.turn),
        "submit": scene.say("maga-page-hand-in"),
        "help": scene.say("maga-page-list-help"),
    }


def draft_row(view: View, scene: Any, draft: Draft, row: Data) -> Data:
    """A line at a glance (see `game_pages`)."""
    action = ACTIONS.get(str(row.get("kind", "")))
    if action is None:
        return {"summary": line_text(scene, row), "help": scene.say("maga-page-line-choose")}
    cost = price(row)
    desk = next((one for one in view.desks if one.land == draft.preset["land"]), None)
    return {
        "summary": line_text(scene, row),
        "tag": ministry(scene, action.ministry),
        "price": money(scene, cost) if cost else "",
        "help": help_of(scene, action, desk, row),
        "done": _is_done(action, row),
    }


def draft_numbers(view: View, draft: Draft, rows: Sequence[Data]) -> list[int]:
    """The places of the lines (see `game_pages`): the rows of one action have one (R-ORD1)."""
    kinds = [(str(row.get("kind", "")), str(row.get("through", ""))) for row in rows]
    return places(kinds, merged=rows_have_one_place(view))


def draft_proposals(view: View, scene: Any, draft: Draft, rows: Sequence[Data]) -> list[Data]:
    """What a beginner may take over (see `game_pages`): all at once, or by ministry. What stands in
    the list already is not proposed again."""
    desk = next((one for one in view.desks if one.land == draft.preset["land"]), None)
    if desk is None or any(row.get("kind") for row in rows[_BEGUN:]):
        return []
    written = [_as_entered(row) for row in rows]
    found: list[Data] = []
    for role, lines in proposals(view, desk).items():
        left = [line for line in lines if _as_entered(line) not in written]
        if left:
            found.append(_proposal(scene, str(role), ministry(scene, role), left))
    if len(found) > 1:
        every = [line for one in found for line in one["rows"]]
        whole = _proposal(scene, "all", scene.say("maga-page-proposal"), every) | {"lines": []}
        found.insert(0, whole)
    return found


def _proposal(scene: Any, key: str, title: str, lines: list[Data]) -> Data:
    cost = sum(price(line) for line in lines)
    return {
        "key": key,
        "title": title,
        "note": money(scene, cost) if cost else "",
        "lines": [line_text(scene, line) for line in lines],
        "rows": lines,
    }


def _as_entered(row: Data) -> Data:
    """A row as a draft keeps it: texts."""
    return {name: str(value) for name, value in row.items() if value not in (None, "", False)}


def _is_done(action: Action[Any], row: Data) -> bool:
    """Whether nothing is missing in a line."""
    return all(
        column.optional or column.kind == "flag" or row.get(column.name) not in (None, "")
        for column in action.columns
    )


def help_of(scene: Any, action: Action[Any], desk: Desk | None, row: Data) -> str:
    """What an action does, what it costs, and the level it is done with: the levels of others are
    not known, and so no odds."""
    told = [scene.say(f"maga-page-help-{action.id}")]
    if action.cost:
        unit = "each" if action.each else "once"
        told.append(scene.say("maga-page-costs", money=money(scene, action.cost), unit=unit))
    role = action.acting or action.ministry
    if action.ministry is Role.SECRETARY and row.get("role") in list(Role):
        role = Role(row["role"])
    if desk is not None and action.kind == "ordinary" and not row.get("through"):
        told.append(scene.say("maga-page-own-level", level=desk.roles[role].level))
    return " ".join(told)


def spending(view: View, scene: Any, desk: Desk) -> Data | None:
    """What the list that counts now costs, of what there will be; None without a list."""
    if desk.handed_in is None:
        return None
    rows = [columns(line) for line in desk.handed_in]
    return {
        "n": len(rows),
        "cost": money(scene, cost_of(tuple(desk.handed_in))),
        "lines": [
            {
                "tag": ministry(scene, ACTIONS[row["kind"]].ministry),
                "text": line_text(scene, row),
            }
            for row in rows
        ],
    }


def columns(line: Any) -> Data:
    """A line as the columns of its row."""
    return {"kind": kind_of(line)} | {name: getattr(line, name) for name in line.__struct_fields__}
