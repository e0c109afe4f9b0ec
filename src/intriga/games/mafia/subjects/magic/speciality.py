"""A mage's speciality: any scroll but Armageddon (item 45)."""

from functools import cache
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import Profession, scrolls
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.lookup import playing
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, msg, refuse


class Specialise(Act, frozen=True):
    """A mage who has no speciality yet takes one: any scroll but Armageddon (item 45)."""

    unseen: ClassVar[bool] = True
    scroll: Annotated[Kind, SECRET]


def check_specialise(state: State, who: Seat, act: Specialise) -> Refusal | None:
    """Item 45: once in the match."""
    if not lookup.practises(state, who, Profession.MAGE) or state.people[who].speciality:
        return refuse("mafia-refused-speciality")
    if not may_specialise(act.scroll):
        return refuse("mafia-refused-speciality")
    return lookup.must_live(state, who) or playing(state)


def specialise(state: State, who: Seat, act: Specialise, step: Step) -> None:
    state.people[who].speciality = act.scroll
    step.emit("mafia-specialised", (who,), scroll=msg(f"mafia-thing-{act.scroll}"))


@cache
def specialities() -> tuple[str, ...]:
    """Item 45: any scroll but Armageddon."""
    return tuple(scroll for scroll in scrolls() if scroll != "armageddon")


def may_specialise(spell: str) -> bool:
    """Whether a mage can be specialised in this."""
    return spell in specialities()
