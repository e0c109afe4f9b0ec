"""Parameters of messages: powers, places, units, orders and reasons, in every language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from intriga.diplomacy.adjudication.legal import Possible
from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.reason import PLACES, Reason
from intriga.diplomacy.vocabulary import Verb
from intriga.kernel import Param, called, msg
from intriga.warfare.turn_report import Why
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
"""The name of each verb in message ids and in styles."""


@lru_cache(maxsize=16_384)
def place(map: str, spot: str) -> Param:
    """The name of a province or a coast: `PAR`, `STP/SC`."""
    board = reader_of(map).board
    return called({language: board.name(spot, language) for language in LANGUAGES})


@lru_cache(maxsize=4096)
def power(map: str, code: str) -> Param:
    """The name of a power."""
    names = reader_of(map).board.atlas.powers[code]
    return called({language: getattr(names, language) for language in LANGUAGES})


def unit(map: str, text: str) -> Param:
    """A unit: `A PAR`."""
    kind, _, spot = text.partition(" ")
    return msg(
        "diplomacy-game-fleet" if kind == "F" else "diplomacy-game-army", at=place(map, spot)
    )


@lru_cache(maxsize=65_536)
def order(map: str, text: str) -> Param:
    """An order in canonical notation, as a sentence without its full stop."""
    return _order(map, "order", parsed(map, text))


def choice(map: str, order: Possible) -> Param:
    """An order as a label beside the name of its unit."""
    return _order(map, "do", order)


def _order(map: str, form: str, order: Possible) -> Param:
    id = f"diplomacy-game-{form}-{VERBS[order.verb]}"
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


def reason(map: str, why: Reason | Why) -> Param:
    """A reason of the library as a sentence, with the names of provinces."""
    params = {
        key: _places(map, value) if key in PLACES else value for key, value in why.params.items()
    }
    return msg(why.id, **params)


def _places(map: str, value: Any) -> Param:
    return [place(map, spot) for spot in value] if isinstance(value, list) else place(map, value)


def sentences(parts: Sequence[Param]) -> Param:
    """Several sentences as one parameter: a list would be joined by commas."""
    *earlier, joined = parts
    for one in reversed(earlier):
        joined = msg("diplomacy-game-and-then", one=one, more=joined)
    return joined
