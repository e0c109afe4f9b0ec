"""Spelling: powers, places, units and orders as parameters of sentences, in every language."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from intriga.diplomacy.adjudication.movement import reader_of
from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.notation.legal import Possible
from intriga.diplomacy.notation.vocabulary import Verb
from intriga.diplomacy.reason import PLACES, Reason
from intriga.games.diplomacy.turn import Why
from intriga.kernel import Param, called, msg
from intriga.words import LANGUAGES

VERBS = {
    Verb.HOLD: "hold",
    Verb.MOVE: "move",
    Verb.SUPPORT: "support",
    Verb.CONVOY: "convoy",
    Verb.RETREAT: "retreat",
    Verb.DISBAND: "disband",
    Verb.BUILD: "build",
    Verb.WAIVE: "waive",
}
"""How each verb is called in ids of words and in styles."""


@cache
def place(map: str, spot: str) -> Param:
    """A province or a coast by its name: `PAR`, `STP/SC`."""
    board = reader_of(map).board
    return called({language: board.name(spot, language) for language in LANGUAGES})


@cache
def power(map: str, code: str) -> Param:
    """A power by its name."""
    names = reader_of(map).board.atlas.powers[code]
    return called({language: getattr(names, language) for language in LANGUAGES})


def unit(map: str, text: str) -> Param:
    """A unit: `A PAR`."""
    kind, _, spot = text.partition(" ")
    return msg("classic-fleet" if kind == "F" else "classic-army", at=place(map, spot))


@lru_cache(maxsize=65_536)
def order(map: str, text: str) -> Param:
    """An order in canonical notation, as a sentence without its full stop."""
    return _order_text(map, "order", parsed(map, text))


def choice(map: str, order: Possible) -> Param:
    """What a unit is to do, without its name: for a label after it."""
    return _order_text(map, "do", order)


def _order_text(map: str, form: str, order: Possible) -> Param:
    id = f"classic-{form}-{VERBS[order.verb]}"
    params: dict[str, Any] = {}
    if order.unit and (form == "order" or order.verb in (Verb.BUILD, Verb.DISBAND)):
        params["unit"] = unit(map, order.unit)
    if order.of:
        params["of"] = unit(map, order.of)
    if order.to:
        params["to"] = place(map, order.to)
    if order.verb == Verb.MOVE and order.via:
        id += "-via"
    if order.verb == Verb.SUPPORT and order.to:
        id += "-move"
    return msg(id, **params)


@lru_cache(maxsize=65_536)
def parsed(map: str, text: str) -> Possible:
    """The parts of an order in canonical notation."""
    board = reader_of(map).board
    reading = reader_of(map).order(text)
    if reading.verb == Verb.WAIVE:
        return Possible(text, Verb.WAIVE, "")
    return Possible(
        text,
        reading.verb,
        f"{_kind(reading.fleet)} {board.spots[reading.spot]}",
        _spot(board, reading.to),
        f"{_kind(reading.of_fleet)} {_spot(board, reading.of_spot)}" if reading.of >= 0 else "",
        reading.via,
    )


def _kind(fleet: bool | None) -> str:
    return "F" if fleet else "A"


def _spot(board: Board, spot: int) -> str:
    return board.spots[spot] if spot >= 0 else ""


def why(map: str, reason: Reason | Why) -> Param:
    """A reason of the library as a sentence, provinces by their names."""
    params = {
        key: _places(map, value) if key in PLACES else value for key, value in reason.params.items()
    }
    return msg(reason.id, **params)


def _places(map: str, value: Any) -> Param:
    return [place(map, spot) for spot in value] if isinstance(value, list) else place(map, value)


def after_each_other(sentences: Sequence[Param]) -> Param:
    """Whole sentences as one parameter: a list would set commas between them."""
    *earlier, joined = sentences
    for one in reversed(earlier):
        joined = msg("classic-and-then", one=one, more=joined)
    return joined
