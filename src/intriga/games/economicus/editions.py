"""What matches that began under older rules do otherwise: they go on as people agreed to play them.

`State.edition` is the rules version under which a match began. Each difference is one question
here, with its ruling; nothing else asks for the edition. What was merely wrong is mended for all.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec.structs import replace

from intriga.games.economicus.house import Sector, house_of
from intriga.games.economicus.state import State


def bound_to_second_bid(state: State) -> bool:
    """E48: the winner of an auction is bound to the second-highest bid, until the price moves.
    Before: to the price of before the auction, until another's purchase set the price."""
    return state.edition >= 2


def rolled_before_choosing(state: State) -> bool:
    """E20: unknown prices are rolled before somebody without money chooses what to sell."""
    return state.edition >= 2


def tie_from_last_turn(state: State) -> bool:
    """E42: at the end of the last year, too, a tie is decided from the player whose turn ended;
    before, from the acting auditor."""
    return state.edition >= 2


def from_version_1(raw: dict[str, Any]) -> State:
    """A state of version 1. It keeps the house board of 26 companies on which it began (E41), as a
    board of its own; its last year is written in it already (E44)."""
    state = msgspec.convert(raw | {"edition": 1}, State)
    if not state.options.board:
        state.options = replace(state.options, board=first_house_board())
    return state


def first_house_board() -> str:
    """The house board of version 1."""
    house = files("intriga.games.economicus.house")
    return (house / "board_1.toml").read_text("utf-8")


def sizes(state: State, sector: Sector) -> frozenset[int]:
    """How many companies a sector may have in a position that is laid by hand: as many as on the
    board of the match, and where that is the house's, as on its first one: scenarios last longer
    than boards."""
    if state.options.board:
        return frozenset({sector.companies})
    return frozenset({sector.companies, _first_sizes()[sector.number]})


@cache
def _first_sizes() -> dict[int, int]:
    return {one.number: one.companies for one in house_of(first_house_board()).board.sectors}
