"""What anybody may want of the assassin, the necromancer and the dead (items 13, 14, 20–23, 41)."""

from intriga.games.mafia.bot.habits.votes import pool
from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.games.mafia.bot.suspicion import HONEST
from intriga.kernel import Seat

GRUDGE = 2.5
"""So suspicious must somebody be to be worth an order."""


def order(mind: Mind) -> Plain | None:
    """Somebody's death: of a bandit of the other clan, or of whom the town would not hang."""
    offered = mind.menu.options("bid-for-killing", "victim")
    span = mind.menu.span("bid-for-killing", "price")
    whom = _enemy(mind, offered)
    if whom is None or not span or mind.chance(0.6):
        return None
    price = max(span[0], mind.memory.price + 1) + mind.rng.randrange(3)
    return {"type": "bid-for-killing", "victim": whom, "price": price} if price in span else None


def _enemy(mind: Mind, offered: list[Seat]) -> Seat | None:
    known = [who for who in offered if who in mind.memory.enemies and who not in mind.mates]
    if known:
        return known[0]
    if mind.bandit:
        accusers = [
            vote.by
            for vote in mind.memory.ballots
            if vote.against in mind.mates and vote.place == 0 and vote.by in offered
        ]
        return accusers[-1] if accusers and mind.nature.bold > 0.6 else None
    suspects = [who for who in offered if mind.suspicion.get(who, 0.0) > GRUDGE]
    return mind.most_suspicious(suspects) if mind.me.role != "assassin" else None


def guard(mind: Mind) -> Plain | None:
    """Whoever has something to lose, and is afraid, hires a guard."""
    if mind.me.role not in ("commissar", "necromancer") and mind.me.profession != "celebrity":
        return None
    span = mind.menu.span("order-guard", "price")
    if not span or mind.me.orders or mind.chance(0.75 + 0.2 * mind.nature.bold):
        return None
    return {"type": "order-guard", "price": span[min(len(span) - 1, mind.rng.randrange(4))]}


def outbid(mind: Mind) -> Plain | None:
    """More than Robert Red has told, if it is not much more."""
    for one in mind.me.orders:
        if not 0 < mind.memory.price - one.price <= 3 or one.job != "kill":
            continue
        if one.victim in mind.menu.options("raise-bid", "victim"):
            price = mind.memory.price + 1
            if price in mind.menu.span("raise-bid", "price", victim=one.victim):
                return {"type": "raise-bid", "victim": one.victim, "price": price}
    return None


def together(mind: Mind) -> Plain | None:
    """What a union has begun its members go on with; the dead honest begin one, too (item 23)."""
    span = mind.menu.span("bid-together", "price")
    if not span:
        return None
    for one in mind.view.gatherings:
        fits = one.victim in mind.menu.options("bid-together", "victim", job=one.job)
        if fits and mind.me.seat not in one.shares:
            price = min(span[-1], 7)
            return {
                "type": "bid-together",
                "victim": one.victim,
                "price": price,
                "job": str(one.job),
            }
    offered = mind.menu.options("bid-together", "victim", job="kill")
    if not offered:
        return None
    if mind.lives or mind.view.gatherings or mind.me.orders or mind.chance(0.6):
        return None
    whom = mind.most_suspicious(offered)
    return {"type": "bid-together", "victim": whom, "price": min(span[-1], 7)} if whom else None


def pledge(mind: Mind) -> Plain | None:
    """The honest give for the shield in the first days; a bandit may, to no avail of their own."""
    span = mind.menu.span("pledge-mana", "mana")
    if not span or not mind.honest or mind.me.pledged or mind.view.turn > 3:
        return None
    if mind.me.profession == "mage" or mind.nature.kind < 0.6:
        return None
    mana = max(1, len(span) // 3)
    return {"type": "pledge-mana", "mana": mana}


def rite(mind: Mind) -> Plain | None:
    """Whoever has mana to spare wants the commissar back; a bandit one of their own."""
    offered = mind.menu.options("ask-rite", "whom")
    wanted = HONEST[1:] if mind.honest else (mind.me.clan,)
    dead = [who for who in offered if mind.role_of(who) in wanted]
    if not dead or mind.me.rites or mind.chance(0.6):
        return None
    return {"type": "ask-rite", "whom": dead[0]}


HABITS: tuple[Habit, ...] = (order, guard, outbid, together, pledge, rite, pool)
