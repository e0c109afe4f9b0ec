"""What a bandit does for the clan: whom it shoots, whom it asks to join (items 3, 30–32)."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.games.mafia.bot.suspicion import CLANS
from intriga.games.mafia.data.awards import amounts
from intriga.kernel import Seat

FEUD = 0.75
"""How bold somebody must be to make war on the other clan before the honest are few."""
FRAMED = 0.8
"""How much rather a clan leaves those to the town whom the town suspects."""
PRICE = amounts().recruitment


def shoot(mind: Mind) -> Plain | None:
    """Whoever orders first decides for the clan, and the others leave it at that: a living mate's
    word is not contradicted (item 3)."""
    family = mind.view.family
    if family is None or not mind.lives or not mind.menu.has("shoot"):
        return None
    if any(mind.view.people[mate].lives for mate in family.orders):
        return None
    prey = mind.menu.options("shoot", "whom")
    best = sorted(prey, key=lambda who: (_worth(mind, who), who), reverse=True)
    if not best:
        return None
    shots = 2 if family.potions and len(best) > 1 and mind.chance(0.7) else 1
    arrows = family.arrows if mind.menu.knows("shoot", "arrow") else 0
    aims = [_aim(mind, who, number < arrows) for number, who in enumerate(best[:shots])]
    return {"type": "shoot", "aims": aims}


def _aim(mind: Mind, who: Seat, arrow: bool) -> Plain:
    """To kill at once if the other clan must go now."""
    aim: Plain = {"whom": who, "lethal": who in mind.memory.enemies or _last_days(mind)}
    if arrow:
        aim["arrow"] = True
    return aim


def _rivals(mind: Mind) -> int:
    """How many of the other clan live."""
    return sum(mind.left(clan) for clan in CLANS if clan != mind.me.clan)


def _last_days(mind: Mind) -> bool:
    """So few honest are left that the other clan is in the way."""
    rivals = _rivals(mind)
    return rivals > 0 and mind.honest_left <= rivals + 1


def _worth(mind: Mind, who: Seat) -> float:
    """How much the clan gains by this death."""
    memory = mind.memory
    worth = mind.rng.gauss(0, 0.7) - FRAMED * mind.fishy(who)
    if who in memory.enemies:  # they thin out the honest, too, so they may live for a while
        worth += 3.0 if _last_days(mind) or mind.nature.bold > FEUD else -1.5
    if _last_days(mind):
        other = next(clan for clan in CLANS if clan != mind.me.clan)
        worth += 0.6 * mind.looks_like(who, other)
    worth += sum(1.0 for vote in memory.ballots if vote.by == who and vote.against in mind.mates)
    worth += 0.5 * sum(
        vote.place == 0 and mind.role_of(vote.against) in CLANS
        for vote in memory.ballots
        if vote.by == who
    )
    if who in {memory.shielded, memory.necromancer, memory.assassin}:
        worth -= 3.0
    if memory.unhurt.get(who, -1) >= mind.view.turn - 2:
        worth -= 1.0
    return worth


def execute(mind: Mind) -> Plain | None:
    """A recruit since whose coming two of the clan died looks like the commissar (item 32)."""
    family = mind.view.family
    recruits = mind.menu.options("execute", "whom")
    if family is None or not recruits or family.execute is not None or not mind.bandit:
        return None
    since = 2 * mind.memory.joined
    lost = [mate for _, mate in family.members if mind.view.people[mate].died > since]
    if len(lost) < 2 or mind.chance(0.5):
        return None
    return {"type": "execute", "whom": recruits[0]}


def invite(mind: Mind) -> Plain | None:
    """Ask somebody who accuses none of the clan, as long as it is worth the price."""
    if not mind.bandit or not mind.lives or not mind.menu.has("invite"):
        return None
    against = {vote.by for vote in mind.memory.ballots if vote.against in mind.mates}
    offered = set(mind.menu.options("invite", "whom"))
    friendly = [who for who in mind.strangers if who in offered - against - mind.memory.enemies]
    whom = mind.any_of(friendly)
    if whom is None or mind.honest_left < 4 or mind.chance(0.5):
        return None
    share = max(0, PRICE - mind.me.free_exp)  # what the mates have is not known
    return {"type": "invite", "whom": whom, "signed": False, "share": share}


HABITS: tuple[Habit, ...] = (shoot, execute, invite)
