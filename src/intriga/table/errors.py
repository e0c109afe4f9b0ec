"""Errors of the table, with messages that pages can render."""

from typing import Literal, TypeAlias

from intriga.kernel.text import Param, Refusal, refuse

Kind: TypeAlias = Literal["unknown", "forbidden", "conflict", "invalid", "unavailable"]


class TableError(Exception):
    """A request that the table cannot fulfil. Nothing has changed.

    `refusal`: a message of the catalogues (package `intriga.table`). `kind`: there is no such thing
    (unknown), one may not do this (forbidden), not now (conflict), a value is wrong (invalid), or
    the database cannot be read or written (unavailable). `field`: the one of the form that is
    wrong, as far as that is known.
    """

    def __init__(self, kind: Kind, refusal: Refusal, field: str = "") -> None:
        super().__init__(f"{kind}: {refusal.id}")
        self.kind: Kind = kind
        self.refusal = refusal
        self.field = field


def unknown(id: str, **params: Param) -> TableError:
    """There is no such thing."""
    return TableError("unknown", refuse(id, **params))


def forbidden(id: str, **params: Param) -> TableError:
    """One may not do this."""
    return TableError("forbidden", refuse(id, **params))


def conflict(id: str, **params: Param) -> TableError:
    """Not now."""
    return TableError("conflict", refuse(id, **params))


def invalid(id: str, **params: Param) -> TableError:
    """A value is wrong."""
    return TableError("invalid", refuse(id, **params))


def unavailable() -> TableError:
    """The database cannot be read or written now."""
    return TableError("unavailable", refuse("table-unavailable"))
