"""Who stands where and whose land it is, as the chart draws it: from a view, or from a turn."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from intriga.diplomacy.geography.board import Board, board_of
from intriga.diplomacy.graphics.chart import Piece, Stroke
from intriga.diplomacy.vocabulary import Verb
from intriga.games.diplomacy.message_params import parsed
from intriga.games.diplomacy.turn import Turn
from intriga.games.diplomacy.view import View

TOLD: Final = "classic-turn"
"""The event of an adjudication."""

_LANDS: Final = {
    "classic": {
        "AUSTRIA": "BOH GAL TYR",
        "ENGLAND": "CLY WAL YOR",
        "FRANCE": "BUR GAS PIC",
        "GERMANY": "PRU RUH SIL",
        "ITALY": "APU PIE TUS",
        "RUSSIA": "FIN LVN UKR",
        "TURKEY": "ARM SYR",
    }
}
"""Whose colour provinces without a centre wear before anybody has marched: it means nothing in
the rules, it makes a map."""


# ── signs of powers ─────────────────────────────────────────────────────────────────────


@lru_cache
def letters(map: str, language: str) -> dict[int, str]:
    """The mark of each power by its number on the map: as much of its name as tells it apart."""
    names = [power_name(map, power, language) for power in board_of(map).powers]
    return {number: _beginning(name, names) for number, name in enumerate(names)}


def _beginning(name: str, names: Sequence[str]) -> str:
    for length in range(1, len(name)):
        if sum(other.startswith(name[:length]) for other in names) == 1:
            return name[:length]
    return name


def power_name(map: str, power: str, language: str) -> str:
    """What a power is called."""
    names = board_of(map).atlas.powers[power]
    return names.ru if language == "ru" else names.en


def signs(view: View, language: str) -> list[tuple[str, int]]:
    """The mark and the colour of each seat: those of its power."""
    board, marks = board_of(view.map), letters(view.map, language)
    played = {
        power.seat: board.power_number[power.power]
        for power in view.powers
        if power.seat is not None
    }
    seats = max(len(view.powers), *(seat + 1 for seat in played)) if played else len(view.powers)
    return [
        (marks[played[seat]], played[seat]) if seat in played else (str(seat + 1), _NOBODYS)
        for seat in range(seats)
    ]


_NOBODYS: Final = 7
"""The colour of a seat without a power."""


# ── units ───────────────────────────────────────────────────────────────────────────────


def pieces_of_view(view: View) -> list[Piece]:
    """All units now, with what the last turn did to them."""
    board = board_of(view.map)
    steps = _steps(view.map, view.turns[-1]) if view.turns else {}
    pieces = []
    for power in view.powers:
        number = board.power_number[power.power]
        pieces += [Piece(number, unit, "lost") for unit in power.lost]
        pieces += [Piece(number, unit, **steps.get(unit, {})) for unit in power.units]
    return pieces


def pieces_of_turn(map: str, turn: Turn) -> list[Piece]:
    """All units as a turn left them, with those it has lost."""
    board, steps = board_of(map), _steps(map, turn)
    pieces = [
        Piece(board.power_number[done.power], done.unit, "gone")
        for done in turn.done
        if done.unit and turn.phase != "orders" and done.unit not in turn.after[done.power]
        if not _retreated(done.order, done.result)
    ]
    pieces += [
        Piece(board.power_number[lost.power], lost.unit, "lost" if lost.retreats else "gone")
        for lost in turn.lost
    ]
    for power, units in turn.after.items():
        number = board.power_number[power]
        pieces += [Piece(number, unit, **steps.get(unit, {})) for unit in units]
    return pieces


def _retreated(order: str, result: str) -> bool:
    return result == "ok" and " R " in order


def _steps(map: str, turn: Turn) -> dict[str, dict[str, Any]]:
    """What a turn did to the units that are there after it, by unit: `Piece`'s fields."""
    found: dict[str, dict[str, Any]] = {}
    for done in turn.done:
        order = parsed(map, done.order)
        if order.verb == Verb.BUILD:
            found[done.unit] = {"note": "built"}
        if order.verb not in (Verb.MOVE, Verb.RETREAT):
            continue
        kind, _, spot = done.unit.partition(" ")
        if done.result == "ok":
            found[f"{kind} {order.to}"] = {"came": spot}
        elif done.unit in turn.after[done.power]:
            found[done.unit] = {"tried": order.to}
    return found


# ── land ────────────────────────────────────────────────────────────────────────────────


def owners(map: str, centres: Mapping[str, Iterable[str]], turns: Sequence[Any]) -> dict[str, int]:
    """Province → number of the power whose colour it wears: a centre that of its owner, other
    land that of the last unit there. `turns`: the events of the turns so far."""
    board = board_of(map)
    free = _without_centre(board)
    found = {
        code: board.power_number[power]
        for power, codes in _LANDS.get(map, {}).items()
        for code in codes.split()
    }
    for event in turns:
        for power, units in event.params["turn"]["data"]["after"].items():
            number = board.power_number[power]
            for unit in units:
                code = unit.partition(" ")[2].partition("/")[0]
                if code in free:
                    found[code] = number
    for power, codes in centres.items():
        found |= dict.fromkeys(codes, board.power_number[power])
    return found


@lru_cache
def _without_centre(board: Board) -> frozenset[str]:
    return frozenset(
        board.codes[p] for p in range(board.size) if not board.sea[p] and p not in board.centres
    )


# ── orders ──────────────────────────────────────────────────────────────────────────────


def strokes(map: str, turn: Turn, first: int = 0) -> list[Stroke]:
    """The orders of a turn; their keys count from `first`."""
    number = board_of(map).power_number
    return [
        Stroke(number[done.power], done.order, str(key), done.result != "ok")
        for key, done in enumerate(turn.done, first)
    ]


def standing(turn: Turn) -> list[str]:
    """Who stood there when the orders of a turn were given; those who had been dislodged before
    are told of by their orders alone."""
    before = [unit for units in turn.before.values() for unit in units]
    return [*before, *(done.unit for done in turn.done if done.unit)]


def turn_of(event: Any) -> Turn:
    """The turn that an event tells."""
    return msgspec.convert(event.params["turn"]["data"], Turn)
