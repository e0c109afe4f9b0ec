"""The list of actions as it is written: each line at a glance, with its ministry, its price and
what it brings."""

from collections.abc import Sequence

from intriga.games.maga.presentation.lists.certainty import gist, own_level
from intriga.games.maga.presentation.phrases import land, line_text, ministry, money, price
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.subjects.editions import rows_have_one_place
from intriga.games.maga.subjects.lists.columns import places
from intriga.games.maga.subjects.stage.action import AnyAction
from intriga.kernel import Draft, Entered
from intriga.presentation import DraftRow, DraftWords, Meter, Scene


def draft_words(view: View, scene: Scene, draft: Draft) -> DraftWords:
    """The heading of a list, and what its buttons are called."""
    n = draft.preset["land"]
    several = len(view.desks) > 1
    desk = desk_of(view, draft)
    submit = scene.say("maga-page-hand-in-of", land=land(scene, n)) if several else None
    return DraftWords(
        title=scene.say("maga-page-list", land=land(scene, n), turn=view.turn),
        submit=submit or scene.say("maga-page-hand-in"),
        help=scene.say("maga-page-list-help"),
        plan=scene.say("maga-page-plan"),
        counts=desk is not None and desk.handed_in is not None,
    )


def desk_of(view: View, draft: Draft) -> Desk | None:
    """The territory of a list."""
    return next((one for one in view.desks if one.land == draft.preset["land"]), None)


def draft_row(view: View, scene: Scene, draft: Draft, row: Entered) -> DraftRow:
    """A line at a glance."""
    action = ACTIONS.get(str(row.get("kind", "")))
    if action is None:
        return DraftRow(line_text(scene, row), help=scene.say("maga-page-line-choose"))
    cost = price(row)
    desk = desk_of(view, draft)
    return DraftRow(
        summary=line_text(scene, row),
        tag=ministry(scene, action.ministry),
        price=money(scene, cost) if cost else "",
        help=help_of(scene, action, desk, row),
        done=_is_done(action, row),
        gist=gist(scene, action, desk, row),
    )


def draft_numbers(view: View, draft: Draft, rows: Sequence[Entered]) -> list[int]:
    """The places of the lines: the rows of one action have one (R-ORD1)."""
    kinds = [(str(row.get("kind", "")), str(row.get("through", ""))) for row in rows]
    return places(kinds, merged=rows_have_one_place(view))


def draft_meter(view: View, scene: Scene, draft: Draft, rows: Sequence[Entered]) -> Meter | None:
    """What a list costs, of what there will be to spend."""
    desk = desk_of(view, draft)
    if desk is None:
        return None
    spent, most = _cost(rows), max(0, desk.to_spend)
    left = most - spent
    how = "over" if left < 0 else "all" if not left else "left"
    text = scene.say(
        "maga-page-spends",
        how=how,
        spent=money(scene, spent),
        most=money(scene, most),
        left=money(scene, abs(left)),
    )
    return Meter(spent, most, text)


def _cost(rows: Sequence[Entered]) -> int:
    """What rows would cost; several rows that are one action are paid once."""
    total, once = 0, set[str]()
    for row in rows:
        kind = str(row.get("kind", ""))
        total += 0 if kind in once else price(row)
        if kind in ACTIONS and ACTIONS[kind].merges and not row.get("through"):
            once.add(kind)
    return total


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
    level = own_level(action, desk, row)
    if level is not None:
        told.append(scene.say("maga-page-own-level", level=level))
    return " ".join(told)
