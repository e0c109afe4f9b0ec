"""Press on the pages: where people may talk in a match, chosen and told."""

from typing import Any, Final, get_args

from intriga.kernel.game import Game
from intriga.kernel.match_terms import Press
from intriga.kernel.rooms import press_of
from intriga.table import MatchInfo
from intriga.web.context import Form, Visit
from intriga.web.match.game_pages import Data

OFFERED: Final[tuple[Press, ...]] = ("rulebook", "full", "public", "none")


def press_field(visit: Visit, rules: Game[Any], sent: Form) -> Data:
    """Where people may talk, in the form of a new match."""
    t = visit.say()
    rule = t(f"press-is-{rules.press}")
    return {
        "name": "press",
        "kind": "choice",
        "label": t("press"),
        "value": sent.get("press", "rulebook"),
        "choices": [
            {"value": kind, "label": t(f"press-{kind}"), "help": t(f"press-{kind}-help", rule=rule)}
            for kind in OFFERED
        ],
    }


def read_press(fields: Form) -> Press:
    """Where people may talk, as it was entered."""
    entered = fields.get("press", "")
    return next((kind for kind in get_args(Press) if kind == entered), "rulebook")


def press_told(visit: Visit, info: MatchInfo) -> Data:
    """Where people may talk in a match, for the list of what was agreed."""
    t = visit.say()
    press = press_of(visit.site.games[info.game], info.terms)
    return {"label": t("press"), "value": t(f"press-is-{press}")}
