"""Matches in play that began under older rules, and the board of the first of them (E41)."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from intriga.games.economicus.data import Sector, house_of
from intriga.games.economicus.state.position import State
from intriga.kernel import RawState


def upgraded(raw: RawState, from_version: int) -> State:
    """A state of version 1. It keeps the house board of 26 companies on which it began (E41), as a
    board of its own; its last year is written in it already (E44). Raises `ValueError` for any
    other version."""
    if from_version != 1:
        raise ValueError(f"no way from rules version {from_version}")
    state = msgspec.convert(raw | {"edition": 1}, State)
    if not state.options.board:
        state.options = replace(state.options, board=first_house_board())
    return state


def first_house_board() -> str:
    """The house board of version 1."""
    return (files("intriga.games.economicus.data") / "tables" / "board_1.toml").read_text("utf-8")


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
