"""The passport of a state (items 2, 3; R-NUM): its roles with their secret numbers, who edits what,
and whose it is. A page of A5 for each territory of the team."""

from typing import Any, Final

from intriga.games.maga.pages.phrases import Data, land, role
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Phase

WORDS: Final = ("passport", "number", "role", "person", "people", "secret", "neighbours")


def passport(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `passport.typ`; None for those who have no state, or no numbers yet."""
    if view.home is None or not view.desks:
        return None
    if view.phase is Phase.OPENING and not view.chosen:
        return None
    count = len(view.lands)
    return {
        "words": {word: scene.say(f"maga-paper-{word}") for word in WORDS},
        "states": [_state(view, scene, desk, count) for desk in view.desks],
    }


def _state(view: View, scene: Any, desk: Desk, count: int) -> Data:
    beside = sorted({(desk.land - 1) % count, (desk.land + 1) % count} - {desk.land})
    return {
        "title": land(scene, desk.land),
        "neighbours": ", ".join(land(scene, n) for n in beside),
        "people": [scene.names[who] for who in view.squads.get(desk.land, [])],
        "roles": [
            {
                "number": minister.number or "",
                "title": role(scene, name),
                "person": scene.names[minister.editor] if minister.editor is not None else "",
            }
            for name, minister in desk.roles.items()
        ],
    }


def has_desk(view: View, scene: Any) -> bool:
    """Only those who command or watch a state have it."""
    return view.home is not None


PAPER = {
    "source": "passport.typ",
    "title": "maga-paper-passport",
    "data": passport,
    "offered": has_desk,
}
