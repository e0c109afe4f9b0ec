"""What the viewer may do, and for what they may not, what is in the way and who holds the key."""

from typing import Any

from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.pages.deeds import can
from intriga.games.zeppelin.pages.tree import free, holders, my_society, right_names
from intriga.games.zeppelin.seen.view import Passport, Society, View

Data = dict[str, Any]
_NAMED = 3
"""Holders of a right that are named; of more, the number."""

_BY_RIGHT = {
    "exile": ("exile", "forgive", "admit-guest", "dismiss-guest"),
    "command": ("orders", "wishes", "builds"),
    "appoint": ("create-class", "edit-class", "delete-class", "appoint"),
    "arrest": ("arrest",),
    "execution": ("execute",),
    "pardon": ("pardon",),
    "laws": ("pass-law", "amend-law", "repeal-law", "set-migrant-class"),
}
"""Right → the acts that it opens."""
_FROZEN = frozenset({"appoint", "arrest", "execution", "laws"})
"""Rights of which nothing may be done in a frozen state (Z18)."""


def standing(me: Passport) -> str:
    """In one word what the viewer is: dead, stateless, jailed or free."""
    if me.dead_until is not None:
        return "dead"
    if me.country is None:
        return "stateless"
    return "jailed" if me.jailed else "free"


def by_right(view: View, scene: Any) -> list[Data]:
    """For each of the seven rights: whether the viewer has it, whether they can use it now, why
    not, and who has it."""
    society, me = my_society(view), view.me
    if society is None or me is None:
        return []
    names = right_names(scene)
    rows = []
    for right in RIGHTS:
        has = right in me.rights
        rows.append(
            {
                "id": right,
                "name": names[right],
                "opens": scene.say(f"zeppelin-page-opens-{right}"),
                "has": has,
                "now": can(scene, *_BY_RIGHT[right]),
                "why": _rests(view, scene, society, right) if has else "",
                "holders": [] if has else _holders(scene, society, right),
            }
        )
    return rows


def _rests(view: View, scene: Any, society: Society, right: str) -> str:
    """Why a right that the viewer has cannot be used now; "" if it can."""
    assert view.me is not None
    if can(scene, *_BY_RIGHT[right]):
        return ""
    if view.phase == "founding":
        return str(scene.say("zeppelin-page-not-founding"))
    if view.me.jailed:
        return str(scene.say("zeppelin-page-not-jailed"))
    if society.frozen and right in _FROZEN:
        return str(scene.say("zeppelin-page-not-frozen"))
    return str(scene.say("zeppelin-page-not-now", right=right)) if view.phase != "over" else ""


def _holders(scene: Any, society: Society, right: str) -> list[Data]:
    """The classes with a right, and who of them is free to use it."""
    found = []
    for one in holders(society, right):
        able = free(society, one)
        found.append(
            {
                "class": scene.render(one.name),
                "who": [scene.names[seat] for seat in able[:_NAMED]],
                "more": max(0, len(able) - _NAMED),
            }
        )
    return found


def without_right(view: View, scene: Any) -> list[Data]:
    """What needs no right: {id, name, now, why}."""
    if view.me is None:
        return []
    return [
        {
            "id": id,
            "name": scene.say(f"zeppelin-page-free-{id}"),
            "now": can(scene, *acts),
            "why": "" if can(scene, *acts) else _why_not(view, scene, id),
        }
        for id, acts in _WITHOUT_RIGHT.items()
    ]


_WITHOUT_RIGHT = {
    "migrate": ("migrate", "stay-here"),
    "revolution": ("demand-rights", "demand-parent"),
    "secret": ("murder-secretly",),
    "open": ("murder-openly",),
}


def _why_not(view: View, scene: Any, id: str) -> str:
    """What is in the way of an act that needs no right."""
    assert view.me is not None
    reason = _reason(view, view.me, id)
    at = view.me.attempt_from if reason == "attempt" else None
    return str(scene.say(f"zeppelin-page-not-{reason}", turn=at or 0)) if reason else ""


def _reason(view: View, me: Passport, id: str) -> str:
    """The end of the id of the sentence that says why; "" where nothing is worth saying."""
    society = my_society(view)
    if view.phase == "over":
        return ""
    if view.phase == "founding":
        return "founding"
    if me.dead_until is not None and id != "migrate":
        return "dead"
    if society is None:
        return "stateless" if id != "migrate" else ""
    if me.jailed:
        return "jailed"
    if id == "revolution":
        return _no_revolution(view, me, society)
    if id == "secret" and society.frozen:
        return "frozen"
    return _no_attempt(me) if id in ("secret", "open") else ""


def _no_revolution(view: View, me: Passport, society: Society) -> str:
    mine = next((one for one in society.classes if one.number == me.rank), None)
    if mine is None or mine.parent is None:
        return "top"
    if mine.revolts is not None:
        return "revolts"
    if mine.failed is not None:
        return "failed"
    return "late" if view.late else ""


_A_TURN_MOST = 1_000_000
"""Beyond this `attempt_from` is a time in milliseconds."""


def _no_attempt(me: Passport) -> str:
    if me.attempt_from is None:
        return ""
    return "attempt" if me.attempt_from < _A_TURN_MOST else "attempt-hours"
