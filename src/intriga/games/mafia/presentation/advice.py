"""A hint for a newcomer: what they have not ordered yet, and why one does."""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.games.mafia.presentation.phrases import may
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state.plans import Plan
from intriga.presentation import Hint, Scene


def hint(view: View, scene: Scene) -> Hint | None:
    """The first thing to do, from the viewer's own orders and forms alone; None for whom nothing is
    asked."""
    me = view.me
    if me is None or not scene.asked:
        return None
    act = next((act for act, lacks in _FIRST.items() if lacks(view, me) and may(scene, act)), None)
    if act is None:
        return None
    why = scene.say("mafia-page-hint-why", act=act)
    return Hint(scene.say("mafia-page-hint", act=act), why, act)


def _always(view: View, me: Me) -> bool:
    return True


def _plan(me: Me) -> Plan:
    return me.plan if me.plan is not None else Plan()


_FIRST: Final[Mapping[str, Callable[[View, Me], bool]]] = {
    "choose-profession": _always,
    "shoot": lambda view, me: view.family is not None and me.seat not in view.family.orders,
    "check": lambda view, me: _plan(me).checks is None,
    "burgle": lambda view, me: not _plan(me).raids and not _plan(me).hides,
    "guard-house": lambda view, me: _plan(me).guards is None,
    "sleep": _always,
    "accuse": _always,
}
"""Type of an act → whether the viewer has still to do it, in the order in which they should. Texts:
`mafia-page-hint` and `mafia-page-hint-why`."""
