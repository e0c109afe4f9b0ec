"""Acts: what a seat, the host or the table does.

An act is a frozen struct whose `type` is its class name in kebab case: `ForcedMarch` is
`{"type": "forced-march", …}`. JSON is decoded straight into the union of a game's acts, so a
malformed act never reaches the rules.

Fields that other seats must not learn are annotated `Annotated[int, SECRET]`. The conformance
suite changes exactly these fields and proves that no other viewer sees a difference. A class with
`veil` set is secret as a whole: acts with the same veil must look alike to everybody else. One
that is `unseen` goes further: nobody else may notice that such an act was done at all. Acts of the
host that are `impartial` take one who does not play (`Game.impartial`).
"""

import re
from functools import lru_cache
from typing import (
    Any,
    ClassVar,
    Final,
    Literal,
    TypeAlias,
    TypeGuard,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

from intriga.kernel.actors import Seat

SECRET: Final = Meta(extra={"secret": True})


def kebab(name: str) -> str:
    """`ForcedMarch` → `forced-march`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Act(Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """Base of every act."""

    veil: ClassVar[str] = ""
    unseen: ClassVar[bool] = False
    impartial: ClassVar[bool] = False


class Start(Act, frozen=True):
    """Entry 0 of every record: the game is set up."""


class Expire(Act, frozen=True, omit_defaults=True):
    """A window's time is up. Refused when this generation of the window is no longer open, or when
    its clock has started anew since (`restarts`)."""

    window: str
    generation: int
    restarts: int = 0


class Settle(Act, frozen=True, tag="table-settle"):
    """A sealed window in which all have answered closes, at a beat of the table's clock."""

    window: str
    generation: int


class ReachMark(Act, frozen=True, tag="table-reach-mark"):
    """A mark of an open window is reached: so much of its time has gone."""

    window: str
    generation: int
    mark: str


class Enter(Act, frozen=True):
    """A new player joins; the number of the new seat is the number of seats so far."""

    name: str


LeaveReason: TypeAlias = Literal["", "missed", "removed"]
"""Why a seat becomes empty: its player has left (empty), has missed too many deadlines, or was
removed by the host."""


class Leave(Act, frozen=True):
    """A seat becomes empty; the game goes on without it. `by`: the name of the host who has decided
    it, if one has."""

    seat: Seat
    why: LeaveReason = ""
    by: str = ""


class Return(Act, frozen=True, tag="table-return"):
    """The person who has left a seat comes back to it, under this name."""

    seat: Seat
    name: str


ReplaceReason: TypeAlias = Literal[
    "",
    "left",
    "missed",
    "replaced",
    "removed",
    "returned",
    "joined",
    "reserve",
    "admitted",
    "agreed",
    "link",
]
"""Why another player takes over a seat. A bot follows a person who has left, has missed too many
deadlines, or whom the host has replaced or removed. A person follows a bot because they return to
their seat, join where nobody has to be asked, are called from the reserve, are let in by the host
or by all who play; or they follow another person by a link that the host has made. Empty: not
known, in older records."""


class Replace(Act, frozen=True):
    """Another player takes over a seat with all it knows. `by`: the name of the host who has
    decided it, if one has."""

    seat: Seat
    name: str
    why: ReplaceReason = ""
    by: str = ""


class Upgrade(Act, frozen=True):
    """The match continues under newer rules, from its last window boundary."""

    rules: int


class Rename(Act, frozen=True):
    """The player of a seat has a new name."""

    seat: Seat
    name: str


SeatChange: TypeAlias = Enter | Leave | Return | Replace
"""Acts of the table that the rules check and apply: `Game.check_seat_change`,
`Game.apply_seat_change`.
"""

TableAct: TypeAlias = Start | Expire | Settle | ReachMark | SeatChange | Rename | Upgrade
"""Every act of the table itself."""

_TABLE_ACTS: Final = frozenset(get_args(TableAct))


def is_table_act(act: object) -> TypeGuard[TableAct]:
    """Whether this is an act of the table. `isinstance` would try one class after another, and this
    is asked several times in every step."""
    return type(act) in _TABLE_ACTS


@lru_cache(maxsize=4096)  # the types' hints are read anew each time, which leaves cycles
def flag_default(acts: Any, act: str, name: str) -> bool:
    """Whether a flag is on in an act of this type that does not say so. `acts`: the union of the
    game's acts."""
    member = _member(acts, act)
    fields = () if member is None else msgspec.structs.fields(member)
    return any(one.encode_name == name and one.default is True for one in fields)


@lru_cache(maxsize=4096)
def is_unseen(acts: Any, act: str) -> bool:
    """Whether nobody else may notice an act of this type. `acts`: the union of the game's acts."""
    member = _member(acts, act)
    return member is not None and member.unseen


def _member(acts: Any, act: str) -> type[Act] | None:
    """The class of a union whose acts are of this type."""
    return next((one for one in get_args(acts) or (acts,) if tag_of(one) == act), None)


@lru_cache
def decoder_of(acts: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of a union of acts, made once: `msgspec.convert` makes a new one each time."""
    return msgspec.json.Decoder(acts)


def tag_of(act: type[Struct]) -> str:
    """The `type` of the acts of this class."""
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
