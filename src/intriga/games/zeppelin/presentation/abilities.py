"""What the viewer may do, and for what they may not, what is in the way and who holds the key."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from intriga.games.zeppelin.data.rights import RIGHTS, Right
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.presentation.tree import free, holders, my_society, right_name
from intriga.games.zeppelin.seen.view import Passport, Society, View
from intriga.presentation import Scene

_NAMED: Final = 3
"""Holders of a right that are named; of more, the number."""

_BY_RIGHT: Final[Mapping[Right, tuple[str, ...]]] = {
    "exile": ("exile", "forgive", "admit-guest", "dismiss-guest"),
    "command": ("orders", "wishes", "builds"),
    "appoint": ("create-class", "edit-class", "delete-class", "appoint"),
    "arrest": ("arrest",),
    "execution": ("execute",),
    "pardon": ("pardon",),
    "laws": ("pass-law", "amend-law", "repeal-law", "set-migrant-class"),
}
"""Right → the acts that it opens."""
_FROZEN: Final = frozenset({"appoint", "arrest", "execution", "laws"})
"""Rights of which nothing may be done in a frozen state (Z18)."""


class Holders(Struct, frozen=True):
    """A class with a right, and who of it is free to use it: some by name, and how many more."""

    rank: str
    who: tuple[str, ...]
    more: int


class RightUse(Struct, frozen=True):
    """One of the seven rights: what it opens, whether the viewer has it, whether they can use it
    now, why not, and who has it if they have not."""

    id: Right
    name: str
    opens: str
    has: bool
    now: bool
    why: str
    holders: tuple[Holders, ...]


class FreeAct(Struct, frozen=True):
    """Something that needs no right: whether it is possible now, and why not."""

    id: str
    name: str
    now: bool
    why: str


def freedom(me: Passport) -> str:
    """In one word what the viewer is: dead, stateless, jailed or free."""
    if me.dead_until is not None:
        return "dead"
    if me.country is None:
        return "stateless"
    return "jailed" if me.jailed else "free"


def by_right(view: View, scene: Scene) -> tuple[RightUse, ...]:
    """What the viewer may do by each of the seven rights."""
    society, me = my_society(view), view.me
    if society is None or me is None:
        return ()
    return tuple(_right(view, scene, me, society, right) for right in RIGHTS)


def _right(view: View, scene: Scene, me: Passport, society: Society, right: Right) -> RightUse:
    has = right in me.rights
    return RightUse(
        id=right,
        name=right_name(scene, right),
        opens=scene.say(f"zeppelin-page-opens-{right}"),
        has=has,
        now=can(scene, *_BY_RIGHT[right]),
        why=_rests(view, scene, me, society, right) if has else "",
        holders=() if has else _holders(scene, society, right),
    )


def _rests(view: View, scene: Scene, me: Passport, society: Society, right: Right) -> str:
    """Why a right that the viewer has cannot be used now; "" if it can."""
    if can(scene, *_BY_RIGHT[right]):
        return ""
    if view.phase == "founding":
        return scene.say("zeppelin-page-not-founding")
    if me.jailed:
        return scene.say("zeppelin-page-not-jailed")
    if society.frozen and right in _FROZEN:
        return scene.say("zeppelin-page-not-frozen")
    return scene.say("zeppelin-page-not-now", right=right) if view.phase != "over" else ""


def _holders(scene: Scene, society: Society, right: Right) -> tuple[Holders, ...]:
    found = []
    for one in holders(society, right):
        able = free(society, one)
        who = tuple(scene.names[seat] for seat in able[:_NAMED])
        found.append(Holders(scene.render(one.name), who, max(0, len(able) - _NAMED)))
    return tuple(found)


def without_right(view: View, scene: Scene) -> tuple[FreeAct, ...]:
    """What needs no right."""
    me = view.me
    if me is None:
        return ()
    found = []
    for id, acts in _WITHOUT_RIGHT.items():
        now, name = can(scene, *acts), scene.say(f"zeppelin-page-free-{id}")
        found.append(FreeAct(id, name, now, "" if now else _why_not(view, scene, me, id)))
    return tuple(found)


_WITHOUT_RIGHT: Final[Mapping[str, tuple[str, ...]]] = {
    "migrate": ("migrate", "stay-here"),
    "revolution": ("demand-rights", "demand-parent"),
    "secret": ("murder-secretly",),
    "open": ("murder-openly",),
}


def _why_not(view: View, scene: Scene, me: Passport, id: str) -> str:
    """What is in the way of an act that needs no right."""
    reason = _reason(view, me, id)
    at = me.attempt_from if reason == "attempt" else None
    return scene.say(f"zeppelin-page-not-{reason}", turn=at or 0) if reason else ""


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
