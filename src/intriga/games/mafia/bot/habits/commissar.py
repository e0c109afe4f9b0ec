"""Whom the commissar visits, and who is the sergeant (items 4, 33, 36)."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain


def check(mind: Mind) -> Plain | None:
    """Whoever looks most like a bandit. An arrow kills the honest, too, so only with good reason;
    a potion helps in a town with many bandits."""
    plan = mind.me.plan
    if plan is not None and plan.checks is not None:
        return None
    offered = mind.menu.options("check", "whom")
    suspects = [who for who in offered if who not in mind.mates or mind.honest]
    best = sorted(suspects, key=lambda who: (mind.suspicion.get(who, 0.0), who), reverse=True)
    if not best:
        return None
    potions = sum(item.kind == "potion" for item in mind.me.things)
    shots = 2 if potions and len(best) > 1 and mind.left("mafia") + mind.left("yakuza") > 1 else 1
    aims: list[Plain] = [{"whom": who} for who in best[:shots]]
    if mind.menu.knows("check", "arrow") and mind.suspicion.get(best[0], 0.0) > 3:
        aims[0]["arrow"] = True
    return {"type": "check", "aims": aims}


def sergeant(mind: Mind) -> Plain | None:
    """Somebody whom it has visited in vain, or who is known to be honest."""
    offered = mind.menu.options("invite-sergeant", "whom")
    trusted = [who for who in offered if mind.trusts(who) and who != mind.memory.necromancer]
    whom = mind.any_of(trusted)
    return None if whom is None else {"type": "invite-sergeant", "whom": whom}


def back(mind: Mind) -> Plain | None:
    """An infiltrator, the last of the clan, returns to the post (item 34)."""
    return {"type": "return-to-post"} if mind.menu.has("return-to-post") else None


HABITS: tuple[Habit, ...] = (check, sergeant, back)
