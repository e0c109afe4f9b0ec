"""N8: who takes the things of the dead (items 45–47, M37, M44). Otherwise they stay with them."""

from collections.abc import Callable

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.things import Profession, things
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects.guild import customers
from intriga.games.mafia.subjects.market import shop
from intriga.kernel import Seat, msg, seat

BY_HAND = ("shot", "in-place", "bodyguard")
"""The causes of death that are an assassin's work."""


def run(tonight: Tonight) -> None:
    """Who has died in this night, too, takes nothing."""
    for victim, thief in sorted(tonight.felled.items()):
        if tonight.state.people[thief].lives:
            _take(tonight, victim, thief, _everything)
    killer = customers.assassin(tonight.state)
    if killer is None:
        return
    for victim, (cause, by) in sorted(tonight.deaths.items()):
        if killer in by and cause in BY_HAND:
            _assassin_takes(tonight, victim, killer)


def _assassin_takes(tonight: Tonight, victim: Seat, killer: Seat) -> None:
    """A mage takes the scrolls; a merchant everything into the shop, if they want it. Thieves,
    knights and celebrities take nothing."""
    state = tonight.state
    profession = state.people[killer].profession
    if profession is Profession.MAGE:
        _take(tonight, victim, killer, _scroll)
    elif profession is Profession.MERCHANT:
        plan = state.plans.get(killer)
        if plan is not None and plan.stocks:
            _take(tonight, victim, killer, _everything)


def _everything(item: Item) -> bool:
    return True


def _scroll(item: Item) -> bool:
    return things()[item.kind].scroll


def _take(tonight: Tonight, victim: Seat, taker: Seat, which: Callable[[Item], bool]) -> None:
    state = tonight.state
    dead = state.people[victim]
    taken = [item for item in dead.things if which(item)]
    if not taken:
        return
    dead.things = [item for item in dead.things if not which(item)]
    for item in taken:
        if state.people[taker].profession is Profession.MERCHANT:
            shop.bring(state, item.kind)
        else:
            state.people[taker].receive(item.kind)
    names = [msg(f"mafia-thing-{item.kind}") for item in taken]
    tonight.note("N8", "mafia-log-loot", who=seat(taker), whom=seat(victim), things=names)
    tonight.whisper("mafia-loot", taker, things=names)
