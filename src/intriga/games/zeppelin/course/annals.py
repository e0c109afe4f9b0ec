"""What the chronicle is made from: how each state is ruled as a turn begins, and as a match ends.

Only its citizens are told, since who lives where is no public matter; who comes later knows what
they heard. The replay of a finished match has all of it.
"""

from collections.abc import Mapping

from msgspec import Struct

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import names
from intriga.kernel import Seat, Step, data, msg, seat


class ClassAnnal(Struct, frozen=True):
    """A class with its members. `name`: as a parameter of messages."""

    name: object
    members: tuple[Seat, ...]


class Annal(Struct, frozen=True):
    """The classes of a state as a turn begins, the root first."""

    turn: int
    country: int
    classes: tuple[ClassAnnal, ...]


_NAMED = 8
"""Rulers that the sentence names; of more, the number."""


def tell_rulers(state: State, step: Step) -> None:
    """Tell the citizens of every state who rules it, and its classes with their members."""
    for number, country in state.countries.items():
        citizens = state.citizens(number)
        if not citizens:
            continue
        members = _by_class(state, citizens)
        rulers = members.get(country.root, [])
        step.emit(
            "zeppelin-annal",
            tuple(citizens),
            where=names.country(state, number),
            rank=names.rank(country.classes[country.root]),
            who=[seat(one) for one in rulers[:_NAMED]] or msg("zeppelin-nobody"),
            more=max(0, len(rulers) - _NAMED),
            count=len(citizens),
            annal=data(_annal(state, number, members)),
        )


def _by_class(state: State, citizens: list[Seat]) -> dict[Number | None, list[Seat]]:
    found: dict[Number | None, list[Seat]] = {}
    for one in citizens:
        found.setdefault(state.people[one].rank, []).append(one)
    return found


def _annal(state: State, number: Number, members: Mapping[Number | None, list[Seat]]) -> Annal:
    country = state.countries[number]
    order = sorted(country.classes, key=lambda rank: (rank != country.root, rank))
    classes = (
        ClassAnnal(names.rank(country.classes[rank]), tuple(members.get(rank, ())))
        for rank in order
    )
    return Annal(state.turn, number, tuple(classes))
