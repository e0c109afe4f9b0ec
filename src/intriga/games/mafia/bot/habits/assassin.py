"""What the assassin makes of orders (items 21, 24–26)."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.games.mafia.seen.view import Asked
from intriga.games.mafia.state.guild import Job

RESENTS = 3
"""So many votes against the assassin on one day are worth ten exp of their own."""


def announce(mind: Mind) -> Plain | None:
    """Robert Red tells the price once a day, so that somebody may offer more."""
    kinds = mind.menu.options("announce-price", "kind")
    if "kill" not in kinds or mind.memory.price or mind.chance(0.4):
        return None
    return {"type": "announce-price", "kind": "kill"}


def decide(mind: Mind) -> Plain | None:
    """Of the dearest orders the least dangerous; none if even that is too much."""
    desk, plan = mind.view.desk, mind.me.plan
    if desk is None or not mind.menu.has("carry-out") or (plan and (plan.picks or plan.refuses)):
        return None
    offered = mind.menu.options("carry-out", "first")
    orders = [one for one in desk.orders if one.number in offered]
    if not orders:
        return None
    dearest = max(one.price for one in orders)
    best = min(
        (one for one in orders if one.price == dearest),
        key=lambda one: (_danger(mind, one), one.number),
    )
    if _danger(mind, best) >= 2 and mind.menu.has("refuse-contracts", refuse=True):
        return {"type": "refuse-contracts", "refuse": True}
    return {"type": "carry-out", "contracts": [best.number]}


def _danger(mind: Mind, order: Asked) -> int:
    """2: it may well be the assassin's own death."""
    if order.victim == mind.me.seat:
        return 2
    if order.victim == mind.memory.necromancer and order.job is Job.KILL:
        return 2
    return int(mind.chance(0.3))


def own_will(mind: Mind) -> Plain | None:
    """Without an order, whoever led the town against the assassin yesterday (item 25)."""
    offered = mind.menu.options("kill-unbidden", "whom")
    desk = mind.view.desk
    if not offered or mind.me.free_exp < 20 or (desk is not None and desk.orders):
        return None
    yesterday = mind.view.turn - 1
    votes = [v for v in mind.memory.ballots if v.day == yesterday and v.against == mind.me.seat]
    if len(votes) < RESENTS or votes[0].by not in offered:
        return None
    return {"type": "kill-unbidden", "whom": votes[0].by}


def arrow(mind: Mind) -> Plain | None:
    """An arrow is there to be used."""
    plan = mind.me.plan
    if not mind.menu.has("take-arrow") or (plan is not None and plan.arrow):
        return None
    return {"type": "take-arrow", "arrow": True}


def tell(mind: Mind) -> Plain | None:
    """The dead may talk (item 26)."""
    offered = mind.menu.options("tell-contract", "which")
    return {"type": "tell-contract", "which": offered[0]} if offered else None


HABITS: tuple[Habit, ...] = (announce, decide, own_will, arrow, tell)
