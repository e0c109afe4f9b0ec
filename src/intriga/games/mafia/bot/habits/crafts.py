"""Spells and speeches: what knights, mages, merchants and celebrities do (items 44, 45, 47, 48).

At most one spell a day (M30), so each weighs what a spell is worth; a mage's speciality costs half,
and is cast more readily.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.games.mafia.bot.suspicion import HONEST
from intriga.kernel import Seat

GOODS = ("code", "trap", "arrow", "protection", "mail", "shield", "potion", "poisoned-trap")
"""What a merchant makes: what people want."""


class Wish(NamedTuple):
    """`often`: in which part of the phases it is wanted; `whom`: on whom it is cast, None: on
    nobody who is there; no function at all: it needs nobody."""

    often: float
    whom: Callable[[Mind], Seat | None] | None = None


def _myself(mind: Mind) -> Seat | None:
    return mind.me.seat


def _charge(mind: Mind) -> Seat | None:
    """Whom it wants to help: the honest somebody they trust, now and then, else oneself."""
    trusted = [who for who in mind.others if mind.honest and mind.trusts(who)]
    return mind.any_of(trusted) if trusted and mind.chance(mind.nature.kind) else mind.me.seat


def _adversary(mind: Mind) -> Seat | None:
    """Whoever accused it or its clan last; else, if it has no clan, whom it suspects most."""
    accusers = [vote.by for vote in mind.memory.ballots if vote.against in mind.mates]
    living = [who for who in accusers if who in mind.strangers]
    if living:
        return living[-1]
    return None if mind.bandit else mind.most_suspicious(mind.others)


def _purse(mind: Mind) -> Seat | None:
    """Anybody but its own; a bandit would rather empty the necromancer."""
    necromancer = mind.memory.necromancer
    if mind.bandit and necromancer in mind.strangers:
        return necromancer
    return mind.any_of(who for who in mind.strangers if not mind.trusts(who))


def _lost(mind: Mind) -> Seat | None:
    """The dead whom it misses most."""
    wanted = mind.dead(HONEST[1:]) or mind.dead(HONEST[:1])
    if mind.bandit:
        wanted = mind.dead((mind.me.clan,))
    return mind.any_of(wanted)


WISHES: Mapping[str, Wish] = {
    "charisma": Wish(0.5),
    "voice": Wish(0.4, _charge),
    "silence": Wish(0.3, _adversary),
    "antimagic": Wish(0.15, _purse),
    "drain": Wish(0.3, _purse),
    "resurrection": Wish(0.5, _lost),
    "protection": Wish(0.4, _charge),
    "ward": Wish(0.15, _myself),
    "mirror": Wish(0.15, _myself),
    "vigilance": Wish(0.15),
    "madness": Wish(0.25),
    "pacifist": Wish(0.1),
    "random-thing": Wish(0.5),
}
"""By spell. Armageddon is not to anybody's liking."""

BY_NIGHT = ("protection", "ward", "mirror", "vigilance", "madness", "pacifist", "random-thing")
"""Wanted by night only: by day there may still be something better."""


def spell(mind: Mind) -> Plain | None:
    """One of those it can pay."""
    offered = [one for one in mind.menu.options("cast-spell", "spell") if one in WISHES]
    mind.rng.shuffle(offered)
    for name in offered:
        wish = WISHES[name]
        ready = not (mind.by_day and name in BY_NIGHT)
        fond = 2.0 if name == mind.me.speciality else 1.0
        if ready and mind.chance(min(0.9, wish.often * fond)):
            act = _cast(mind, name, wish)
            if act is not None:
                return act
    return None


def _cast(mind: Mind, name: str, wish: Wish) -> Plain | None:
    if wish.whom is None:
        return {"type": "cast-spell", "spell": name}
    whom = wish.whom(mind)
    if whom is None or whom not in mind.menu.options("cast-spell", "whom", spell=name):
        return None
    return {"type": "cast-spell", "spell": name, "whom": whom}


def specialise(mind: Mind) -> Plain | None:
    """A mage without a speciality takes one."""
    scrolls = [one for one in mind.menu.options("specialise", "scroll") if one in WISHES]
    return {"type": "specialise", "scroll": mind.rng.choice(scrolls)} if scrolls else None


def make(mind: Mind) -> Plain | None:
    """A merchant makes what people want and the shop lacks."""
    lying = {shelf.kind for shelf in mind.view.market.shelves}
    offered = mind.menu.options("cast-spell", "making", spell="create-thing")
    wanted = [kind for kind in GOODS if kind in offered and kind not in lying]
    if not wanted or mind.by_day or mind.chance(0.4):
        return None
    return {"type": "cast-spell", "spell": "create-thing", "making": mind.rng.choice(wanted)}


def speak(mind: Mind) -> Plain | None:
    """A speech, a coin, a contract, a net: what can be used at once is used when it may help."""
    kinds = {item.number: item.kind for item in mind.me.things}
    for number in mind.menu.options("use-thing", "thing"):
        kind = kinds.get(number, "")
        if kind in ("orator", "prophet", "coin", "contract") and mind.chance(0.5):
            return {"type": "use-thing", "thing": number}
        if kind == "advocate" and (whom := _to_silence(mind)):
            return {"type": "use-thing", "thing": number, "whom": whom}
        if kind == "spies" and len(mind.strangers) >= 6:
            whom = sorted(mind.rng.sample(mind.strangers, 6))
            return {"type": "use-thing", "thing": number, "whom": whom}
    return None


def _to_silence(mind: Mind) -> list[Seat]:
    """Two who have accused it or its own today."""
    foes = [vote.by for vote in mind.view.votes if vote.against in mind.mates]
    loud = [who for who in dict.fromkeys(foes) if who in mind.strangers]
    return loud[:2] if len(loud) > 1 else []


HABITS: tuple[Habit, ...] = (specialise, speak, spell, make)
