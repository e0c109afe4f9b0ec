"""Where a thief goes at night, and what is drunk for it (items 46, 50)."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.kernel import Seat


def _ordered(mind: Mind) -> bool:
    """Whether it knows already what it does tonight."""
    plan = mind.me.plan
    return plan is not None and (bool(plan.raids) or plan.hides)


def hide(mind: Mind) -> Plain | None:
    """Whoever was accused much may be shot, and has a place where nobody looks."""
    accusers = sum(
        vote.against == mind.me.seat and vote.day == mind.view.turn - 1
        for vote in mind.memory.ballots
    )
    if _ordered(mind) or not mind.menu.has("stay-home", hide=True):
        return None
    if accusers < 2 or mind.nature.bold > 0.7:
        return None
    return {"type": "stay-home", "hide": True}


def rest(mind: Mind) -> bool:
    """With a stiletto one waits at home for visitors, now and then."""
    armed = any(item.kind == "stiletto" and item.ready for item in mind.me.things)
    return armed and mind.chance(0.5)


def shop(mind: Mind) -> Plain | None:
    """The shop has a trap of its own: only with a rat, or boldly."""
    if _ordered(mind) or not mind.menu.has("rob-shop") or rest(mind):
        return None
    rat = any(item.kind == "rat" for item in mind.me.things)
    if not mind.chance(0.5 if rat else 0.1 * mind.nature.bold):
        return None
    act: Plain = {"type": "rob-shop"}
    wanted = mind.menu.options("rob-shop", "wanted")
    if wanted:
        act["wanted"] = mind.rng.choice(wanted)
    if mind.menu.knows("rob-shop", "visit"):
        act["visit"] = 1
    return act


def burgle(mind: Mind) -> Plain | None:
    """A house, rather one where it has seen something worth taking."""
    visits = mind.menu.options("burgle", "visit")
    done = 0 if mind.me.plan is None else len(mind.me.plan.raids)
    if not mind.menu.has("burgle") or (done and done + 1 not in visits):
        return None
    if not done and rest(mind):
        return None
    chosen: Plain = {"visit": done + 1} if visits else {}
    houses = [who for who in mind.menu.options("burgle", "whom", **chosen) if _fit(mind, who)]
    known = [who for who in houses if mind.menu.options("burgle", "wanted", **chosen, whom=who)]
    whom = mind.any_of(known) if known and mind.chance(0.7) else mind.any_of(houses)
    if whom is None:
        return None
    chosen["whom"] = whom
    if mind.menu.knows("burgle", "spy"):
        chosen["spy"] = whom not in known and mind.chance(0.25)
    wanted = mind.menu.options("burgle", "wanted", **chosen)
    if wanted:
        chosen["wanted"] = mind.rng.choice(wanted)
    return {"type": "burgle", **chosen}


def _fit(mind: Mind, who: Seat) -> bool:
    """Neither one's own clan nor, the worst of houses, the known necromancer's."""
    return who in mind.strangers and who != mind.memory.necromancer


def drink(mind: Mind) -> Plain | None:
    """One potion for two visits, or for two orders of an assassin; two would be the death of it."""
    plan = mind.me.plan
    if 1 not in mind.menu.options("drink-potions", "potions") or (plan and plan.potions):
        return None
    desk = mind.view.desk
    busy = mind.me.profession == "thief" or (desk is not None and len(desk.orders) > 1)
    return {"type": "drink-potions", "potions": 1} if busy and mind.chance(0.6) else None


def stock(mind: Mind) -> Plain | None:
    """A merchant who is the assassin leaves nothing lying about (item 47)."""
    if not mind.menu.has("stock-loot", stock=True):
        return None
    return {"type": "stock-loot", "stock": True}


HABITS: tuple[Habit, ...] = (drink, hide, shop, burgle, stock)
