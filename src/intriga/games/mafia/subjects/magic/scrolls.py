"""The scrolls of mages: who may read which now, and on whom (item 45)."""

from collections.abc import Mapping
from enum import StrEnum

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Person
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Refusal, Seat, refuse


class SpellMark(StrEnum):
    """On whom a spell is cast. `VOTER`: on whoever has a vote today; on nobody means on oneself."""

    NOBODY = "nobody"
    ANYBODY = "anybody"
    OTHERS = "others"
    DEAD = "dead"
    VOTER = "voter"


MARKS: Mapping[str, SpellMark] = {
    "silence": SpellMark.ANYBODY,
    "antimagic": SpellMark.ANYBODY,
    "drain": SpellMark.OTHERS,
    "protection": SpellMark.ANYBODY,
    "armageddon": SpellMark.NOBODY,
    "voice": SpellMark.VOTER,
    "resurrection": SpellMark.DEAD,
    "ward": SpellMark.ANYBODY,
    "mirror": SpellMark.ANYBODY,
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


def why_not_on(state: State, who: Seat, mark: SpellMark, whom: Seat | None) -> Refusal | None:
    """Why a spell with this mark cannot be cast on somebody."""
    if mark is SpellMark.VOTER:
        return _why_no_voter(state, who, who if whom is None else whom)
    if mark is SpellMark.NOBODY:
        return None if whom is None else refuse("mafia-refused-no-target")
    if whom is None or not lookup.is_seat(state, whom):
        return refuse("mafia-refused-nobody")
    if mark is SpellMark.DEAD and state.people[whom].lives:
        return refuse("mafia-refused-not-dead")
    if mark is SpellMark.OTHERS and whom == who:
        return refuse("mafia-refused-somebody-else")
    return None


def _why_no_voter(state: State, who: Seat, whom: Seat) -> Refusal | None:
    """M75. By the first edition the vote was the mage's own."""
    if not lookup.is_seat(state, whom):
        return refuse("mafia-refused-nobody")
    if whom != who and not editions.voice_is_for_anybody(state):
        return refuse("mafia-refused-no-target")
    return None if ballot.has_vote(state, whom) else refuse("mafia-refused-no-voter")


def marked(state: State, who: Seat, mark: SpellMark) -> list[Seat]:
    """On whom a spell with this mark can be cast."""
    return [whom for whom in range(len(state.people)) if why_not_on(state, who, mark, whom) is None]
