"""Speed potions of assassins and thieves (item 50)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    numbers,
    refuse,
    seat,
)


class DrinkPotions(Act, frozen=True):
    """How many speed potions are drunk for this night (item 50)."""

    unseen: ClassVar[bool] = True
    potions: Annotated[Literal[0, 1, 2], SECRET]


def _check_drink(state: State, who: Seat, act: DrinkPotions) -> Refusal | None:
    """Item 50: assassins and thieves; clans and the commissar drink with a second target."""
    person = state.people[who]
    if person.role is not Role.ASSASSIN and person.profession is not Profession.THIEF:
        return refuse("mafia-refused-not-for-you")
    if refusal := lookup.must_live(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    have = sum(item.kind == "potion" for item in person.things)
    return refuse("mafia-refused-no-potion", seat=seat(who)) if act.potions > have else None


def _drink(state: State, who: Seat, act: DrinkPotions, step: Step) -> None:
    state.plan(who).potions = act.potions
    step.emit("mafia-order-noted", (who,))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if _check_drink(state, who, DrinkPotions(1)) is None:
        yield Form(DrinkPotions, (choice("potions", "potions"),))


def _potions(state: State, who: Seat, chosen: Chosen) -> Choices:
    have = sum(item.kind == "potion" for item in state.people[who].things)
    return numbers(range(min(2, have) + 1))


DRINK_POTIONS = Deed(DrinkPotions, _check_drink, _drink, _offer, choices={"potions": _potions})
