"""Who may enter a match that is being played: the field of its settings, the words for it."""

from typing import Any, Final, get_args

from intriga.kernel.game import Game
from intriga.kernel.match_terms import Doors
from intriga.table import MatchInfo
from intriga.web.game_pages import Data
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form, one_of
from intriga.web.site import Say

ALL: Final[tuple[Doors, ...]] = ("open", "approval", "closed")


def doors_field(ctx: RequestContext, game: Game[Any], sent: Form) -> Data | None:
    """The field for who may enter; None for a game that nobody enters."""
    if game.doors == "closed":
        return None
    t = ctx.say()
    return {
        "name": "doors",
        "kind": "choice",
        "label": t("doors"),
        "value": sent.get("doors") or game.doors,
        "choices": [
            {"value": doors, "label": t(f"doors-{doors}"), "help": t(f"doors-{doors}-help")}
            for doors in ALL
        ],
    }


def read_doors(fields: Form) -> Doors | None:
    """Who may enter, as a form says; None if it does not."""
    doors: Doors | None = one_of(fields, "doors", get_args(Doors))
    return doors


def doors_buttons(info: MatchInfo, t: Say) -> Data | None:
    """What the host's cockpit shows of the doors, and what it may change them to; None for a game
    that nobody enters."""
    if not info.comings:
        return None
    others = [doors for doors in ALL if doors != info.doors]
    return {
        "now": t(f"doors-now-{info.doors}"),
        "choices": [{"doors": doors, "title": t(f"doors-do-{doors}")} for doors in others],
    }


def may_enter(info: MatchInfo) -> bool:
    """Whether the person for whom this match was read may enter it, or ask for that. Whether there
    is room is said once they try."""
    if info.status != "playing" or info.doors == "closed" or info.seat is not None:
        return False
    if info.hosted and info.terms.referee:
        return False
    return info.waits is None or info.waits.status in ("reserve", "missed", "invited")


def asks_to_enter(info: MatchInfo) -> bool:
    """Whether the host has to let them in."""
    invited = info.waits is not None and info.waits.status == "invited"
    return info.doors == "approval" and not info.hosted and not invited
