"""Who acts and who looks.

An *actor* does something: a seat (its number, from 0), the host, or the table itself.
A *viewer* sees something: a seat, the public, or a referee who sees everything.
An *audience* receives an event: everybody, some seats, the host alone, or the referee alone.
All three are plain numbers and strings: the same in Python, in JSON and in the record.
"""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
"""The number of a seat: 0, 1, 2, …"""

Actor: TypeAlias = Seat | Literal["host", "table"]
Viewer: TypeAlias = Seat | Literal["public", "referee"]
Audience: TypeAlias = Literal["public", "host", "referee"] | tuple[Seat, ...]
"""What is for the host alone, they read in the notes of their forms (`Form.notes`): as a viewer
they are their seat, or the public."""

HOST: Final[Literal["host"]] = "host"
TABLE: Final[Literal["table"]] = "table"
PUBLIC: Final[Literal["public"]] = "public"
REFEREE: Final[Literal["referee"]] = "referee"


def eyes(actor: Actor) -> Viewer:
    """The viewer this actor reads as: the host and the table read what is public."""
    return actor if isinstance(actor, int) else PUBLIC


def hears(audience: Audience, viewer: Viewer | Literal["host"]) -> bool:
    """Whether an event sent to this audience reaches this viewer; or the host, as far as it is for
    everybody or for them alone."""
    if audience == PUBLIC or viewer == REFEREE or audience == viewer == HOST:
        return True
    return not isinstance(audience, str) and viewer in audience
