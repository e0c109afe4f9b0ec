"""Things, professions and spells to choose from."""

from intriga.games.mafia.choices.parts import Maker, items
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects.houses import belongings
from intriga.games.mafia.subjects.magic import speciality
from intriga.kernel import NOTHING, Choices, Chosen, Seat, numbers, words


def _to_wear(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(_readiable(state, who, ready=False))


def _worn(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(_readiable(state, who, ready=True))


def _readiable(state: State, who: Seat, *, ready: bool) -> list[Item]:
    person = state.people[who]
    return [
        one
        for one in person.things
        if one.kind in belongings.READIED
        and one.ready is ready
        and belongings.may_use(person, one.kind)
    ]


def _potions(state: State, who: Seat, chosen: Chosen) -> Choices:
    have = sum(item.kind == "potion" for item in state.people[who].things)
    return numbers(range(min(2, have) + 1))


def _profession(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(Profession, "mafia-profession-")


def _speciality(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _scroll(state, who, chosen) if chosen.get("profession") == "mage" else NOTHING


def _scroll(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(speciality.specialities(), "mafia-thing-")


DOMAINS: dict[str, Maker] = {
    "to-wear": _to_wear,
    "worn": _worn,
    "potions": _potions,
    "profession": _profession,
    "speciality": _speciality,
    "scroll": _scroll,
}
