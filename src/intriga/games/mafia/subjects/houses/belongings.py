"""What people may use, and what of it is ready (items 44–50, T3)."""

from intriga.games.mafia.data.things import User, things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item, Person, Role
from intriga.games.mafia.subjects.shots.target import Armour, Weapon
from intriga.kernel import Seat

TRAPS = ("noise", "trap", "poisoned-trap")


READIED = (*Armour, *Weapon, *TRAPS, "stiletto")
"""Kinds that work only when they were made ready for the night."""


def may_use(person: Person, kind: str) -> bool:
    """Whether the rules let this person use such a thing (items 44–50)."""
    users = things()[kind].users
    return (
        User.EVERYBODY in users
        or (person.profession is not None and User(person.profession) in users)
        or (User.CLANS in users and person.clan is not None)
        or (User.COMMISSAR in users and person.role is Role.COMMISSAR)
        or (User.ASSASSIN in users and person.role is Role.ASSASSIN)
    )


def item_of(state: State, who: Seat, number: int) -> Item | None:
    """A thing of this person."""
    return next((one for one in state.people[who].things if one.number == number), None)


def worn(person: Person) -> tuple[Armour, ...]:
    """The armour that somebody wears and may use."""
    return tuple(
        Armour(item.kind)
        for item in person.things
        if item.ready and item.kind in tuple(Armour) and may_use(person, item.kind)
    )


def weapon(person: Person) -> Weapon | None:
    """What a knight strikes back with: of several that are ready, the mightiest."""
    ready = {item.kind for item in person.things if item.ready}
    for one in (Weapon.AXE, Weapon.CURSED, Weapon.SWORD):
        if one in ready and may_use(person, one):
            return one
    return None


def use_up(person: Person, kind: str) -> None:
    """A thing is gone: one that is ready, if there is one."""
    item = person.has(kind)
    assert item is not None, kind
    person.things.remove(item)
