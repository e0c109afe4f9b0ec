"""A society as plain dicts and lists, and the words in which the rulings speak about it.

A second implementation of Zeppelin's society, written from the text of the rules alone, slow and
obvious, to compare the game with. It shares nothing with the game but the names of its acts, of its
options and of the seven rights.

    model = {options, turn, over, late, last_number, powers, people, countries, requests,
             happened: how often rare things have happened}
    person = {country, rank, jailed, died, left, seen, tried_turn, tried_at}
    country = {name, power, classes, root, migrant, laws, blacklist, guests, polls, revolutions,
               froze}
    class = {name, rights, limit, parent, failed}

Countries, classes, laws, polls and revolutions are numbered by one counter; dicts keep the order in
which things were made.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

Model = dict[str, Any]
Person = dict[str, Any]
Country = dict[str, Any]
Class = dict[str, Any]

Draw = Callable[[int], int]
"""`draw(n)`: the next random number, from 0 to n - 1."""

Heard = list[tuple[str, frozenset[int] | None]]
"""What was announced: (`room`, seats that hear it) or (`world`, None)."""

ALL_RIGHTS = frozenset({"exile", "command", "appoint", "arrest", "execution", "pardon", "laws"})
"""Item 6."""

NOBODY: Heard = []


def new_model(options: Any, powers: list[str]) -> Model:
    """Nobody, nowhere, in turn 0. `powers`: of the map, each of which may get a state."""
    return {
        "options": options,
        "turn": 0,
        "over": False,
        "late": False,
        "clocked": False,
        "last_number": 0,
        "powers": list(powers),
        "people": [],
        "countries": {},
        "requests": [],
        "happened": Counter(),
    }


def new_person(turn: int) -> Person:
    return {
        "country": None,
        "rank": None,
        "jailed": False,
        "died": None,
        "left": False,
        "seen": turn,
        "tried_turn": None,
        "tried_at": None,
    }


def new_number(model: Model) -> int:
    model["last_number"] += 1
    return int(model["last_number"])


# ── people ──────────────────────────────────────────────────────────────────────────────


def is_person(model: Model, seat: Any) -> bool:
    """Somebody who is in the match now."""
    return (
        isinstance(seat, int)
        and 0 <= seat < len(model["people"])
        and not model["people"][seat]["left"]
    )


def person(model: Model, seat: int) -> Person:
    found: Person = model["people"][seat]
    return found


def country_of(model: Model, seat: int) -> Country | None:
    """The state whose citizen this is (item 6 of the rulebook's section 3: where they are)."""
    found: Country | None = model["countries"].get(person(model, seat)["country"])
    return found


def citizens(model: Model, number: int) -> list[int]:
    """The citizens of a state by seat, jailed ones too; those who left the match are not here."""
    return [
        seat
        for seat, one in enumerate(model["people"])
        if one["country"] == number and not one["left"]
    ]


def is_citizen(model: Model, seat: Any, number: int) -> bool:
    return isinstance(seat, int) and seat in citizens(model, number)


def members(model: Model, number: int, rank: int) -> list[int]:
    """The members of a class, jailed ones too."""
    return [seat for seat in citizens(model, number) if person(model, seat)["rank"] == rank]


def is_free(model: Model, seat: int) -> bool:
    one = person(model, seat)
    return one["country"] is not None and not one["jailed"] and not one["left"]


def rights_of(model: Model, seat: int) -> frozenset[str]:
    """The rights of somebody's class, whether they may use them now or not."""
    country = country_of(model, seat)
    if country is None:
        return frozenset()
    return frozenset(country["classes"][person(model, seat)["rank"]]["rights"])


def can_use(model: Model, seat: int, right: str) -> bool:
    """Z20: a prisoner uses no right."""
    return is_free(model, seat) and right in rights_of(model, seat)


def becomes_stateless(one: Person) -> None:
    one["country"] = None
    one["rank"] = None
    one["jailed"] = False


def becomes_citizen(model: Model, seat: int, number: int) -> None:
    """Items 3 and 8: whoever arrives is in the migrant class, and nowhere else. They hear the room
    as citizens, so they are no guests there any more (Z43)."""
    one = person(model, seat)
    one["country"] = number
    one["rank"] = model["countries"][number]["migrant"]
    one["jailed"] = False
    guests = model["countries"][number]["guests"]
    if seat in guests:
        guests.remove(seat)


# ── the tree of classes ─────────────────────────────────────────────────────────────────


def children(country: Country, rank: int) -> list[int]:
    return [number for number, one in country["classes"].items() if one["parent"] == rank]


def descendants(country: Country, rank: int) -> list[int]:
    """Strict descendants: children, their children, and so on."""
    found = []
    for child in children(country, rank):
        found.append(child)
        found += descendants(country, child)
    return found


def ancestors(country: Country, rank: int) -> list[int]:
    """Strict ancestors: the parent, its parent, up to the root."""
    parent = country["classes"][rank]["parent"]
    if parent is None:
        return []
    return [parent, *ancestors(country, parent)]


def trim_descendants(country: Country, rank: int) -> None:
    """Z10: after a parent has lost rights, its descendants have no more than it has."""
    rights = country["classes"][rank]["rights"]
    for child in children(country, rank):
        country["classes"][child]["rights"] &= rights
        trim_descendants(country, child)


def is_in_revolt(country: Country, rank: int) -> bool:
    return any(one["rank"] == rank for one in country["revolutions"].values())


def is_frozen(model: Model, country: Country) -> bool:
    """Z18: while a revolution goes on in the turn in which the state froze."""
    return bool(country["revolutions"]) and country["froze"] == model["turn"]


# ── rooms (Z43) ─────────────────────────────────────────────────────────────────────────


def room(model: Model, number: int) -> frozenset[int]:
    """Z43: who hears what is announced in a state's room: its citizens and its guests."""
    guests = [
        seat for seat in model["countries"][number]["guests"] if not person(model, seat)["left"]
    ]
    return frozenset(citizens(model, number) + guests)


def all_rooms(model: Model) -> dict[str, frozenset[int]]:
    """Z43: the rooms and who reads and writes in them: of each state, its prison, the stateless and
    the dead."""
    here = [(seat, one) for seat, one in enumerate(model["people"]) if not one["left"]]
    rooms = {}
    for number in model["countries"]:
        rooms[f"state-{number}"] = room(model, number)
        rooms[f"prison-{number}"] = frozenset(
            seat for seat, one in here if one["jailed"] and one["country"] == number
        )
    rooms["stateless"] = frozenset(
        seat for seat, one in here if one["country"] is None and one["died"] is None
    )
    rooms["dead"] = frozenset(seat for seat, one in here if one["died"] is not None)
    return rooms
