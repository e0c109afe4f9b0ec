"""What the chart draws: units, the colours of provinces, orders as arrows."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from intriga.diplomacy.geography.board import Board, board_of
from intriga.diplomacy.graphics.svg_layers import Piece, Stroke
from intriga.diplomacy.vocabulary import Verb
from intriga.kernel import Event
from intriga.warfare.message_params import parsed
from intriga.warfare.situation import province_of
from intriga.warfare.turn_report import Turn
from intriga.warfare.war_view import WarView

_HOME_LANDS: Final = {
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
"""The colour of provinces without a centre before any unit has moved. It has no meaning in the
rules: it shows each country as a whole."""


def turn_of(event: Event) -> Turn:
    """The turn that an event carries."""
    return msgspec.convert(event.params["turn"]["data"], Turn)


# ── units ───────────────────────────────────────────────────────────────────────────────


def pieces_of_view(view: WarView) -> list[Piece]:
    """All units now, with what the last turn did to them."""
    board = board_of(view.map)
    fates = _fates(view.map, view.turns[-1]) if view.turns else {}
    pieces = []
    for power in view.powers:
        number = board.power_number[power.power]
        pieces += [Piece(number, unit, "lost") for unit in power.lost]
        pieces += [_piece(number, unit, fates) for unit in power.units]
    return pieces


def pieces_of_turn(map: str, turn: Turn) -> list[Piece]:
    """All units as a turn left them, with those it dislodged or destroyed."""
    board, fates = board_of(map), _fates(map, turn)
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
        pieces += [_piece(number, unit, fates) for unit in units]
    return pieces


def _retreated(order: str, result: str) -> bool:
    return result == "ok" and " R " in order


class _Fate(Struct, frozen=True):
    """What a turn did to a unit, as in `Piece`."""

    built: bool = False
    came: str = ""
    tried: str = ""


_QUIET: Final = _Fate()


def _piece(power: int, unit: str, fates: Mapping[str, _Fate]) -> Piece:
    fate = fates.get(unit, _QUIET)
    return Piece(power, unit, "built" if fate.built else "", fate.came, fate.tried)


def _fates(map: str, turn: Turn) -> dict[str, _Fate]:
    """Unit after a turn → what the turn did to it."""
    found: dict[str, _Fate] = {}
    for done in turn.done:
        order = parsed(map, done.order)
        if order.verb == Verb.BUILD:
            found[done.unit] = _Fate(built=True)
        if order.verb not in (Verb.MOVE, Verb.RETREAT):
            continue
        kind, _, spot = done.unit.partition(" ")
        if done.result == "ok":
            found[f"{kind} {order.to}"] = _Fate(came=spot)
        elif done.unit in turn.after[done.power]:
            found[done.unit] = _Fate(tried=order.to)
    return found


# ── the colours of provinces ────────────────────────────────────────────────────────────


def owners(
    map: str, centres: Mapping[str, Iterable[str]], turns: Sequence[Event]
) -> dict[str, int]:
    """Province → number of the power whose colour it has: of a centre its owner, of other land
    the last unit there. `turns`: the events of the turns so far."""
    board = board_of(map)
    free = _without_centre(board)
    found = {
        code: board.power_number[power]
        for power, codes in _HOME_LANDS.get(map, {}).items()
        for code in codes.split()
    }
    for event in turns:
        for power, units in event.params["turn"]["data"]["after"].items():
            number = board.power_number[power]
            for unit in units:
                code = province_of(unit)
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
    """The orders of a turn as arrows; their keys count from `first`."""
    number = board_of(map).power_number
    return [
        Stroke(number[done.power], done.order, str(key), done.result != "ok")
        for key, done in enumerate(turn.done, first)
    ]


def units_before(turn: Turn) -> list[str]:
    """The units on the board when the orders of a turn were given, those dislodged before (which
    only their orders name) among them."""
    before = [unit for units in turn.before.values() for unit in units]
    return [*before, *(done.unit for done in turn.done if done.unit)]
