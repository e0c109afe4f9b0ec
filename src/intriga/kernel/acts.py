"""Acts: what a seat, the host or the table does.

An act is a frozen struct whose `type` is its class name in kebab case: `ForcedMarch` is
`{"type": "forced-march", …}`. The union of a game's acts is its whole language: JSON is decoded
straight into it, so a malformed act never reaches the rules.

Fields that other seats must not learn are annotated `Annotated[int, SECRET]`. The conformance
suite changes exactly these fields to prove that nobody else can tell. A class with `veil` set
is secret as a whole: acts of one veil must be indistinguishable to the others.
"""

import re
from typing import Any, ClassVar, Final, TypeAlias, get_type_hints

from msgspec import Meta, Struct

from intriga.kernel.actors import Seat

SECRET: Final = Meta(extra={"secret": True})


def kebab(name: str) -> str:
    """`ForcedMarch` → `forced-march`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Act(Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """Base of every act."""

    veil: ClassVar[str] = ""


class Start(Act, frozen=True):
    """Entry 0 of every record: the game is set up."""


class Expire(Act, frozen=True):
    """A window's time is up. Refused when this generation of the window no longer stands."""

    window: str
    generation: int


class Enter(Act, frozen=True):
    """Somebody new sits down; the new seat's number is the number of chairs so far."""

    name: str


class Leave(Act, frozen=True):
    """A seat is vacated; the game goes on without it."""

    seat: Seat


class Replace(Act, frozen=True):
    """Somebody else takes over a seat with all it knows."""

    seat: Seat
    name: str


class Upgrade(Act, frozen=True):
    """The match continues under newer rules, from its last window boundary."""

    rules: int


class Rename(Act, frozen=True):
    """Who sits on a seat goes by another name from now on."""

    seat: Seat
    name: str


SeatChange: TypeAlias = Enter | Leave | Replace
"""What the table asks the rules about: `Game.check_seat_change`, `Game.apply_seat_change`."""

TableAct: TypeAlias = Start | Expire | SeatChange | Rename | Upgrade
"""Whatever the table itself does."""


def tag_of(act: type[Struct]) -> str:
    """The `type` under which an act of this class travels."""
    tag = act.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def secret_fields(act: type[Struct]) -> frozenset[str]:
    """Names of the fields that only the actor may know."""
    hints = get_type_hints(act, include_extras=True)
    return frozenset(name for name in act.__struct_fields__ if _is_secret(hints[name]))


def _is_secret(hint: Any) -> bool:
    extras = (getattr(note, "extra", None) or {} for note in getattr(hint, "__metadata__", ()))
    return any(extra.get("secret") for extra in extras)
