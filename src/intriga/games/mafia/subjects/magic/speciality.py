"""A mage's speciality: any scroll but Armageddon (item 45)."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import Profession, scrolls
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.lookup import playing
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
    msg,
    refuse,
    words,
)


@cache
def _specialities() -> tuple[str, ...]:
    """Item 45: any scroll but Armageddon."""
    return tuple(scroll for scroll in scrolls() if scroll != "armageddon")


def may_specialise(spell: str) -> bool:
    """Whether a mage can be specialised in this."""
    return spell in _specialities()


class Specialise(Act, frozen=True):
    """A mage who has no speciality yet takes one: any scroll but Armageddon (item 45)."""

    unseen: ClassVar[bool] = True
    scroll: Annotated[Kind, SECRET]


def _check_specialise(state: State, who: Seat, act: Specialise) -> Refusal | None:
    """Item 45: once in the match."""
    if not lookup.practises(state, who, Profession.MAGE) or state.people[who].speciality:
        return refuse("mafia-refused-speciality")
    if not may_specialise(act.scroll):
        return refuse("mafia-refused-speciality")
    return lookup.must_live(state, who) or playing(state)


def _specialise(state: State, who: Seat, act: Specialise, step: Step) -> None:
    state.people[who].speciality = act.scroll
    step.emit("mafia-specialised", (who,), scroll=msg(f"mafia-thing-{act.scroll}"))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.profession is not Profession.MAGE or person.speciality or not person.lives:
        return
    if state.phase in (Phase.DAY, Phase.NIGHT):
        yield Form(Specialise, (choice("scroll", "scroll"),))


def scrolls_to_choose(state: State, who: Seat, chosen: Chosen) -> Choices:
    """The scrolls of which a mage may make one their speciality."""
    return words(_specialities(), "mafia-thing-")


SPECIALISE = Deed(
    Specialise, _check_specialise, _specialise, _offer, choices={"scroll": scrolls_to_choose}
)
