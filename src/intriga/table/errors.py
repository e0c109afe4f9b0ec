"""What the table says no to, in words the pages can render."""

from typing import Literal, TypeAlias

from intriga.kernel.text import Param, Refusal, refuse

Kind: TypeAlias = Literal["unknown", "forbidden", "conflict", "invalid", "unavailable"]


class TableError(Exception):
    """A request the table cannot fulfil. Nothing has changed.

    `refusal` is a message of the catalogues (package `intriga.table`); `kind`: there is no such
    thing, it is not yours, the moment is wrong, the values are wrong, or the store cannot write.
    """

    def __init__(self, kind: Kind, refusal: Refusal) -> None:
        super().__init__(f"{kind}: {refusal.id}")
        self.kind: Kind = kind
        self.refusal = refusal


def unknown(id: str, **params: Param) -> TableError:
    """There is no such thing."""
    return TableError("unknown", refuse(id, **params))


def forbidden(id: str, **params: Param) -> TableError:
    """Not yours to do."""
    return TableError("forbidden", refuse(id, **params))


def conflict(id: str, **params: Param) -> TableError:
    """Not at this moment."""
    return TableError("conflict", refuse(id, **params))


def invalid(id: str, **params: Param) -> TableError:
    """A value that cannot be."""
    return TableError("invalid", refuse(id, **params))


def unavailable() -> TableError:
    """Nothing can be written now."""
    return TableError("unavailable", refuse("table-unavailable"))
