"""What a bot answers when it is asked in private: a clan, the commissar, a customer."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.games.mafia.bot.suspicion import HONEST
from intriga.games.mafia.data.things import things


def clan(mind: Mind) -> Plain | None:
    """Whoever is honest stays it, unless the bandits are about to win. A commissar may want to see
    a clan from within (item 31)."""
    asked = mind.menu.asks("answer-clan")
    if not asked:
        return None
    bandits = mind.left("mafia") + mind.left("yakuza")
    losing = mind.honest_left <= 2 * bandits
    wants = mind.nature.greedy > (0.5 if losing else 0.85)
    if mind.me.role == "commissar":
        wants = mind.nature.bold > 0.7
    return {"type": "answer-clan", **asked[0], "yes": wants and not mind.me.clan}


def commissar(mind: Mind) -> Plain | None:
    """The honest help. A bandit does, too: a sergeant is told who was checked (item 36)."""
    if not mind.menu.asks("answer-commissar"):
        return None
    return {"type": "answer-commissar", "yes": mind.honest or mind.nature.bold > 0.5}


def rite(mind: Mind) -> Plain | None:
    """A necromancer raises the honest only, and secretly (item 13)."""
    if not mind.menu.asks("answer-rite") or mind.view.vault is None:
        return None
    for one in mind.view.vault.rites:
        answers = mind.menu.options("answer-rite", "answer", rite=one.number)
        good = mind.role_of(one.whom) in HONEST and "secretly" in answers
        return {
            "type": "answer-rite",
            "rite": one.number,
            "answer": "secretly" if good else "no",
        }
    return None


def side(mind: Mind) -> Plain | None:
    """An infiltrator, the last of all bandits, remembers who they were (item 34)."""
    if not mind.menu.asks("choose-side"):
        return None
    sides = mind.menu.options("choose-side", "side")
    return {"type": "choose-side", "side": "honest"} if "honest" in sides else None


def gift(mind: Mind) -> Plain | None:
    """The honest take no money: who knows from whom it is (items 37, 39)."""
    givers = mind.menu.options("answer-gift", "by")
    if not givers:
        return None
    return {"type": "answer-gift", "by": givers[0], "yes": not mind.honest}


def loot(mind: Mind) -> Plain | None:
    """A merchant buys what is cheaper than new (item 46)."""
    offers = {} if mind.view.stall is None else {one.number: one for one in mind.view.stall.loot}
    for number in mind.menu.options("answer-loot", "offer"):
        cheap = number in mind.menu.options("answer-loot", "offer", yes=True)
        affordable = mind.menu.knows("answer-loot", "yes") and cheap
        good = number in offers and offers[number].price <= things()[offers[number].kind].price
        return {"type": "answer-loot", "offer": number, "yes": affordable and good}
    return None


HABITS: tuple[Habit, ...] = (clan, commissar, rite, side, gift, loot)
