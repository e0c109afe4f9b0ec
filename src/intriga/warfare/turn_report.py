"""The report of one adjudication, as data: all a page needs to draw the turn."""

from typing import Literal, TypeAlias

from msgspec import Struct

from intriga.diplomacy.reason import Reason

Units: TypeAlias = dict[str, list[str]]
Kind: TypeAlias = Literal["orders", "retreat", "builds"]
TurnKind: TypeAlias = Literal[Kind, "centres"]
"""What a report may be of; `centres`: they changed owners, in a game that reports it by itself."""


class Why(Struct, frozen=True):
    """A reason of the library (`diplomacy.Reason`): a message id, with provinces by their codes."""

    id: str
    params: dict[str, bool | int | str | list[str]] = {}


class OrderResult(Struct, omit_defaults=True):
    """An order and its result.

    `unit` is the unit it was given to (`""`: a build waived); `order` the text of the notation,
    `A PAR H` for a unit without one; `result` as the library names it (`ok`, `bounce`, `cut`, …);
    `why` is the reason, None where there is nothing to explain.
    """

    power: str
    unit: str
    order: str
    result: str
    why: Why | None = None


class Dislodged(Struct, omit_defaults=True):
    """A unit dislodged in this turn: where its attacker came from, and where it may retreat."""

    power: str
    unit: str
    by: str = ""
    retreats: list[str] = []


class Turn(Struct, omit_defaults=True):
    """One adjudication. `name` as saved games call the phase: S1901M, F1901R, W1901A.

    `before` and `after`: power → units on the board, without dislodged ones. `centres`: power →
    centres after the turn; they change owners in autumn only.
    """

    name: str
    phase: TurnKind
    year: int
    autumn: bool
    before: Units
    done: list[OrderResult] = []
    after: Units = {}
    centres: dict[str, list[str]] = {}
    lost: list[Dislodged] = []


def as_why(reason: Reason) -> Why:
    """A reason of the library, as a turn keeps it."""
    return Why(reason.id, dict(reason.params))
