"""What a bot wears, arms and guards for the night (items 44, 49)."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain

ONE_NIGHT = ("plate",)
"""Worn for a single night, so kept for a bad one."""


def wear(mind: Mind) -> Plain | None:
    """Everything that helps, by night."""
    if mind.by_day or not mind.menu.has("ready", ready=True):
        return None
    kinds = {item.number: item.kind for item in mind.me.things}
    for number in mind.menu.options("ready", "thing", ready=True):
        if kinds.get(number) in ONE_NIGHT and mind.view.turn < 3 and mind.nature.bold > 0.3:
            continue
        return {"type": "ready", "thing": number, "ready": True}
    return None


def guard(mind: Mind) -> Plain | None:
    """A knight with armour guards whom they trust; a bandit one of their own."""
    plan = mind.me.plan
    if not mind.menu.has("guard-house") or (plan is not None and plan.guards is not None):
        return None
    worn = [item.kind for item in mind.me.things if item.ready]
    if not worn or not mind.chance(0.3 + 0.4 * mind.nature.kind):
        return None
    offered = mind.menu.options("guard-house", "whom")
    if mind.bandit:
        friends = [who for who in offered if who in mind.mates]
    else:
        friends = [who for who in offered if mind.trusts(who)]
    whom = mind.any_of(friends)
    return None if whom is None else {"type": "guard-house", "whom": whom}


HABITS: tuple[Habit, ...] = (wear, guard)
