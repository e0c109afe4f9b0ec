"""The scrolls of mages: who may read which now, and on whom (item 45)."""

from collections.abc import Mapping
from enum import StrEnum

from intriga.games.mafia.people import Person
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.state import State
from intriga.games.mafia.tables.things import Profession
from intriga.kernel import Refusal, Seat, refuse


class Mark(StrEnum):
    """On whom a spell is cast."""

    NOBODY = "nobody"
    ANYBODY = "anybody"
    OTHERS = "others"
    LIVING = "living"
    DEAD = "dead"


MARKS: Mapping[str, Mark] = {
    "silence": Mark.ANYBODY,
    "antimagic": Mark.ANYBODY,
    "drain": Mark.OTHERS,
    "protection": Mark.ANYBODY,
    "armageddon": Mark.NOBODY,
    "voice": Mark.NOBODY,
    "resurrection": Mark.DEAD,
    "ward": Mark.ANYBODY,
    "mirror": Mark.ANYBODY,
}
"""«На кого угодно»: on anybody, dead or alive, where it makes any sense."""


def at_hand(person: Person) -> list[str]:
    """The scrolls that a mage has; the speciality always, without one (item 45)."""
    if person.profession is not Profession.MAGE:
        return []
    mine = {person.speciality, *(item.kind for item in person.things)}
    return [scroll for scroll in MARKS if scroll in mine]


def take(person: Person, scroll: str) -> None:
    """A scroll is used up, but not the speciality."""
    if person.speciality == scroll:
        return
    item = person.has(scroll)
    assert item is not None, scroll
    person.things.remove(item)


def why_not_on(state: State, who: Seat, mark: Mark, whom: Seat | None) -> Refusal | None:
    """Why a spell with this mark cannot be cast on somebody."""
    if mark is Mark.NOBODY:
        return None if whom is None else refuse("mafia-refused-no-target")
    if whom is None or not lookup.is_seat(state, whom):
        return refuse("mafia-refused-nobody")
    lives = state.people[whom].lives
    if mark is Mark.DEAD:
        return refuse("mafia-refused-not-dead") if lives else None
    if mark is Mark.LIVING:
        return None if lives else refuse("mafia-refused-living")
    if mark is Mark.OTHERS and whom == who:
        return refuse("mafia-refused-somebody-else")
    return None


def marked(state: State, who: Seat, mark: Mark) -> list[Seat]:
    """On whom a spell with this mark can be cast."""
    return [whom for whom in range(len(state.people)) if why_not_on(state, who, mark, whom) is None]
