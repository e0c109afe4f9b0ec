"""The shot table `shots.toml`: what each set of visitors to each kind of target fixes."""

from functools import cache
from typing import Literal

from msgspec import Struct

from intriga.packaged import read_table

Visitor = Literal["clan", "commissar", "killer", "bodyguard"]
Column = Literal[
    "honest",
    "bribed",
    "commissar",
    "charged",
    "charged_bribed",
    "stranger",
    "known",
    "assassin",
]


class Cell(Struct, frozen=True, forbid_unknown_fields=True):
    """What a row fixes for one column: see the head of `shots.toml`."""

    blows: tuple[Literal["clans", "lethal", "commissar", "killer"], ...] = ()
    withdraws: bool = False
    dies: tuple[Literal["commissar", "killer"], ...] = ()
    struck: Literal["commissar"] | None = None
    meet: bool = False
    prize: int = 0
    spares: bool = False
    royale: bool = False


class ShotRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who came, in the order of `Visitor`, and the cells; None: it cannot happen."""

    came: tuple[Visitor, ...]
    honest: Cell | None = None
    bribed: Cell | None = None
    commissar: Cell | None = None
    charged: Cell | None = None
    charged_bribed: Cell | None = None
    stranger: Cell | None = None
    known: Cell | None = None
    assassin: Cell | None = None


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    """What a poisoned arrow changes in every row."""

    removes: tuple[Literal["bodyguard", "knight"], ...]
    blow: tuple[Literal["commissar"], ...]


class ShotTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    arrow: Arrow
    rows: tuple[ShotRow, ...]


@cache
def shot_table() -> ShotTable:
    """The table, read once."""
    return read_table(__package__, "shots", ShotTable)


@cache
def _rows() -> dict[tuple[Visitor, ...], ShotRow]:
    return {row.came: row for row in shot_table().rows}


def cell(came: tuple[Visitor, ...], column: Column) -> Cell:
    """What is fixed when these have come.

    Raises:
        ValueError: it cannot happen.
    """
    row = _rows().get(came)
    found: Cell | None = getattr(row, column) if row else None
    if found is None:
        raise ValueError(f"{column}: impossible visitors: {', '.join(came) or 'none'}")
    return found
