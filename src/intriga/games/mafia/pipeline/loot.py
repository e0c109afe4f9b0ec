"""N8: who takes the things of the dead (items 45–47, M37, M44). Otherwise they stay with them."""

from collections.abc import Callable

from intriga.games.mafia.people import Item, Person
from intriga.games.mafia.pipeline.tonight import Tonight
from intriga.games.mafia.rules import guild
from intriga.games.mafia.tables.things import Profession, things
from intriga.kernel import Seat, msg, seat

BY_HAND = ("shot", "in-place", "bodyguard")
"""The causes of death that are an assassin's work."""


def run(tonight: Tonight) -> None:
    """Who has died in this night, too, takes nothing."""
    for victim, thief in sorted(tonight.felled.items()):
        if tonight.state.people[thief].lives:
            _move(tonight, victim, thief, tonight.state.people[thief].things, _everything)
    killer = guild.assassin(tonight.state)
    if killer is None:
        return
    for victim, (cause, by) in sorted(tonight.deaths.items()):
        if killer in by and cause in BY_HAND and victim not in tonight.felled:
            _assassin_takes(tonight, victim, killer)


def _assassin_takes(tonight: Tonight, victim: Seat, killer: Seat) -> None:
    """A mage takes the scrolls; a merchant everything into the shop, if they want it. Thieves,
    knights and celebrities take nothing."""
    person = tonight.state.people[killer]
    if person.profession is Profession.MAGE:
        _move(tonight, victim, killer, person.things, _scroll)
    elif person.profession is Profession.MERCHANT:
        plan = tonight.state.plans.get(killer)
        if plan is not None and plan.stocks:
            _move(tonight, victim, killer, tonight.state.trade.shop.stock, _everything)


def _everything(item: Item) -> bool:
    return True


def _scroll(item: Item) -> bool:
    return things()[item.kind].scroll


def _move(
    tonight: Tonight, victim: Seat, taker: Seat, to: list[Item], which: Callable[[Item], bool]
) -> None:
    dead: Person = tonight.state.people[victim]
    taken = [item for item in dead.things if which(item)]
    if not taken:
        return
    dead.things = [item for item in dead.things if item not in taken]
    to += [Item(item.number, item.kind) for item in taken]
    names = [msg(f"mafia-thing-{item.kind}") for item in taken]
    tonight.note("N8", "mafia-log-loot", who=seat(taker), whom=seat(victim), things=names)
    tonight.whisper("mafia-loot", taker, things=names)
