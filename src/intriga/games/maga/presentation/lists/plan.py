"""What the adviser proposes for a list: all at once, or by ministry, and out again."""

from collections.abc import Sequence
from typing import Final

from intriga.games.maga.bot.proposals import proposals
from intriga.games.maga.presentation.lists.rows import desk_of
from intriga.games.maga.presentation.phrases import line_text, ministry, money, price
from intriga.games.maga.seen.view import View
from intriga.kernel import Draft, Entered
from intriga.presentation import Proposal, Scene

_BEGUN: Final = 12
"""Whoever has written more lines of their own needs no proposals."""


def draft_proposals(
    view: View, scene: Scene, draft: Draft, rows: Sequence[Entered]
) -> list[Proposal]:
    """What a beginner may take over. What stands in the list already is not proposed again, but may
    be taken out at once."""
    desk = desk_of(view, draft)
    if desk is None:
        return []
    plan = {str(role): tuple(lines) for role, lines in proposals(view, desk).items()}
    every = tuple(line for lines in plan.values() for line in lines)
    written = [_as_entered(row) for row in rows]
    missing = [line for line in every if _as_entered(line) not in written]
    if not missing:
        return [_whole(scene, every, taken=True)] if every else []
    if any(row.get("kind") for row in rows[_BEGUN:]):
        return []
    found = [_of_ministry(scene, role, lines, missing) for role, lines in plan.items()]
    return [_whole(scene, tuple(missing)), *found] if len(found) > 1 else found


def _whole(scene: Scene, lines: tuple[Entered, ...], *, taken: bool = False) -> Proposal:
    return Proposal(
        key="all",
        title=scene.say("maga-page-proposal", n=len(lines)),
        rows=lines,
        note=_cost(scene, lines),
        taken=taken,
        take=scene.say("maga-page-take-all"),
    )


def _of_ministry(
    scene: Scene, role: str, lines: tuple[Entered, ...], missing: list[Entered]
) -> Proposal:
    """What is left of a ministry's lines; what was taken of them whole."""
    left = tuple(line for line in lines if line in missing)
    shown = left or lines
    return Proposal(
        key=role,
        title=ministry(scene, role),
        rows=shown,
        note=_cost(scene, shown),
        lines=tuple(line_text(scene, line) for line in shown),
        taken=not left,
    )


def _cost(scene: Scene, lines: Sequence[Entered]) -> str:
    cost = sum(price(row) for row in lines)
    return money(scene, cost) if cost else ""


def _as_entered(row: Entered) -> dict[str, str]:
    """A row as a draft keeps it: texts."""
    return {name: str(value) for name, value in row.items() if value not in (None, "", False)}
