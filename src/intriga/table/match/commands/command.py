"""A command: what somebody asks of a match, and the digest by which it is known again."""

import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Actor, Seat
from intriga.kernel.acts import Act
from intriga.kernel.positions import Advance, Seen
from intriga.kernel.text import Refusal
from intriga.table.match.loaded_match import Holder, LoadedMatch

COMMAND_LENGTH = 64

_encode = msgspec.json.Encoder(order="deterministic").encode


Write: TypeAlias = Callable[[Connection], None]


class Command(Struct, frozen=True):
    """What somebody asks of a match.

    `id`: the client's, of this request; empty for acts of the table, which need no receipt.
    `seen`: the window that the act answers. `me`: the person who must hold the seat, or be the
    host. `beside`: what is written in the same transaction; `of_step` makes it from the step, anew
    if the step has to be taken again. So may `act` be made, from the match as it stands then.
    `seated`: who holds a seat afterwards, if that changes; None: the seat that the act adds.
    `keeps`: it is a reason to keep the match in memory for a while. `asked`: what the client has
    asked for (`asked`), where the act is made from more than that, so that the same request is
    known again when the act would be another one; empty: the act is all there is.
    """

    actor: Actor
    act: dict[str, Any] | bytes | Act | Callable[[LoadedMatch], Act | Refusal]
    id: str = ""
    seen: Seen | None = None
    me: str | None = None
    beside: Callable[[Connection], None] | None = None
    of_step: Callable[[Advance[Any]], Callable[[Connection], None]] | None = None
    seated: tuple[Seat | None, Holder] | None = None
    keeps: bool = True
    asked: bytes = b""


def asked(*parts: Any) -> bytes:
    """What a client asks for, plain data, as `Command.asked`."""
    return _encode(parts)


def digest_of(command: Command) -> str:
    """A digest of what is asked for, by which a command id used twice for different things is
    found: of the act and the window it answers, or of `asked`; empty without a command id."""
    if not command.id:
        return ""
    if command.asked:
        return hashlib.sha256(command.asked).hexdigest()
    act = command.act if isinstance(command.act, bytes) else _encode(command.act)
    return hashlib.sha256(act + b"\n" + _encode(command.seen)).hexdigest()


def all_of(*writes: Write | None) -> Write | None:
    """These writes in their order; None if there are none."""
    given = [write for write in writes if write is not None]

    def write(connection: Connection) -> None:
        for one in given:
            one(connection)

    return write if given else None
