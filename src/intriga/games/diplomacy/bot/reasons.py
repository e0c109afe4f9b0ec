"""Why the Marshal does what it does, as sentences for a beginner."""

from collections.abc import Sequence

from intriga.diplomacy.tactics import Situation
from intriga.games.diplomacy.seen.view import Mine, View
from intriga.games.diplomacy.state import Phase
from intriga.kernel import Message, Reasons
from intriga.warfare.reasons import why_orders, why_retreats, why_winter


def situation_of(view: View) -> Situation:
    """The board as tactics need it."""
    return Situation(
        view.map,
        {power.power: power.units for power in view.powers},
        {power.power: power.centres for power in view.powers},
        view.rules,
        idle=[power.power for power in view.powers if power.state != "playing"],
    )


def centres_of(view: View, me: Mine) -> int:
    """How many centres the viewer's power owns."""
    return next(len(power.centres) for power in view.powers if power.power == me.power)


def of_wish() -> tuple[Message, ...]:
    """Why it wishes for no power."""
    return (Message("diplomacy-because-no-wish"),)


def of_vote(view: View, me: Mine, stuck: bool, years: int) -> tuple[Message, ...]:
    """Why it proposes a draw, or does so no longer."""
    found = Reasons()
    left = view.goal - centres_of(view, me)
    if stuck:
        found.add(1, "diplomacy-because-stuck", n=years)
    else:
        found.add(1, "diplomacy-because-moves")
    found.add(0.5 if stuck else 2 / max(1, left), "diplomacy-because-left", n=max(0, left))
    return found.strongest()


def of_orders(view: View, me: Mine, orders: Sequence[str]) -> tuple[Message, ...]:
    """What the orders of this phase are for."""
    found, situation = Reasons(), situation_of(view)
    number = situation.powers.index(me.power)
    if view.phase == Phase.RETREAT:
        why_retreats(found, view.map, situation, number, orders)
    elif view.phase == Phase.BUILDS:
        why_winter(found, view.map, situation, number, orders)
    else:
        why_orders(found, view.map, situation, number, orders, autumn=view.autumn)
    if not orders:
        found.add(1, "diplomacy-because-nothing")
    return found.strongest()
