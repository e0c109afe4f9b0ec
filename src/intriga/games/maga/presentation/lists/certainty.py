"""How sure a line is to work, in a few words: levels of others are not known, so no odds."""

from typing import Final

from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.view import Desk
from intriga.games.maga.subjects.stage.action import AnyAction
from intriga.kernel import Entered
from intriga.presentation import Scene

_CONTESTED: Final = frozenset(
    {
        *("raid", "find-foreign", "sabotage", "recruit", "kill", "surveil", "sue", "free-role"),
        *("state-lie", "refute", "worsen-mood", "infect", "vaccinate"),
    }
)
"""Lines that are won by the higher level."""
_OWN_WORDS: Final = frozenset(
    {"raise-income", "bet", "strike", "shoot-down", "attack", "improve-mood"}
)
"""Lines of which a few words of their own are said."""


def own_level(action: AnyAction, desk: Desk | None, row: Entered) -> int | None:
    """The level of the role that does a line as its ordinary action; None where another state's
    role does it, or no level matters."""
    if desk is None or not action.is_ordinary or row.get("through"):
        return None
    role = action.acting or action.ministry
    if action.ministry is Role.SECRETARY and row.get("role") in list(Role):
        role = Role(row["role"])
    return desk.roles[role].level


def gist(scene: Scene, action: AnyAction, desk: Desk | None, row: Entered) -> str:
    """What a line brings, and how surely."""
    level = own_level(action, desk, row)
    if action.id == "boost" and level is not None and row.get("role"):
        return scene.say("maga-page-gist-boost", level=level, next=level + 1)
    if action.early:
        return scene.say("maga-page-gist-early")
    if action.id in _OWN_WORDS:
        return scene.say(f"maga-page-gist-{action.id}")
    if action.id not in _CONTESTED:
        return scene.say("maga-page-gist-sure")
    if level is None:
        return scene.say("maga-page-gist-contest")
    return scene.say("maga-page-gist-contest-of", level=level)
