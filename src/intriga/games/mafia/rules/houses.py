"""What people wear, arm and drink, and whom a knight guards (items 44, 49, 50, T3, M41)."""

from intriga.games.mafia.acts.night import DrinkPotions, GuardHouse, Ready
from intriga.games.mafia.night.target import Armour, Weapon
from intriga.games.mafia.people import Item, Person, Role
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.things import Profession, User, things
from intriga.kernel import Refusal, Seat, Step, msg, refuse, seat

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


def check_ready(state: State, who: Seat, act: Ready) -> Refusal | None:
    if refusal := lookup.must_live(state, who) or playing(state):
        return refusal
    item = item_of(state, who, act.thing)
    if item is None:
        return refuse("mafia-refused-no-thing")
    if item.kind not in READIED:
        return refuse("mafia-refused-not-worn")
    if not may_use(state.people[who], item.kind):
        return refuse("mafia-refused-not-for-you")
    return refuse("mafia-refused-as-it-is") if item.ready == act.ready else None


def playing(state: State) -> Refusal | None:
    """A refusal before the first night and after the end."""
    ongoing = state.phase in (Phase.NIGHT, Phase.DAY)
    return None if ongoing else refuse("mafia-refused-by-night")


def make_ready(state: State, who: Seat, act: Ready, step: Step) -> None:
    item = item_of(state, who, act.thing)
    assert item is not None
    item.ready = act.ready
    if state.phase is Phase.NIGHT:
        state.plan(who).readied = True
    thing = msg(things()[item.kind].text)
    step.emit("mafia-readied" if act.ready else "mafia-put-away", (who,), thing=thing)


def check_guard(state: State, who: Seat, act: GuardHouse) -> Refusal | None:
    """M41: not oneself, and nobody else beside them."""
    if not lookup.practises(state, who, Profession.KNIGHT):
        return refuse("mafia-refused-not-knight")
    if refusal := lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    return None if act.whom is None else lookup.living_other(state, who, act.whom)


def guard(state: State, who: Seat, act: GuardHouse, step: Step) -> None:
    state.plan(who).guards = act.whom
    if act.whom is None:
        step.emit("mafia-guards-nobody", (who,))
    else:
        step.emit("mafia-guards", (who,), whom=seat(act.whom))


def check_drink(state: State, who: Seat, act: DrinkPotions) -> Refusal | None:
    """Item 50: assassins and thieves; clans and the commissar drink with a second target."""
    person = state.people[who]
    if person.role is not Role.ASSASSIN and person.profession is not Profession.THIEF:
        return refuse("mafia-refused-not-for-you")
    if refusal := lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    have = sum(item.kind == "potion" for item in person.things)
    return refuse("mafia-refused-no-potion", seat=seat(who)) if act.potions > have else None


def drink(state: State, who: Seat, act: DrinkPotions, step: Step) -> None:
    state.plan(who).potions = act.potions
    step.emit("mafia-order-noted", (who,))


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
