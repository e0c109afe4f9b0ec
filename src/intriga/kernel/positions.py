"""Where a match stands, and the step from one position to the next."""

from typing import Generic

from msgspec import Raw, Struct, structs

from intriga.kernel.actors import Actor, Seat
from intriga.kernel.acts import Act
from intriga.kernel.game import Outcome, StateT
from intriga.kernel.house_rules.house_acts import Unwound
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.records.record import Entry, digest, encode_line
from intriga.kernel.seats.chairs import Chair, present
from intriga.kernel.step import Step


class Position(Struct, Generic[StateT], frozen=True):
    """A match after `n` entries: the state, the seats, the house state and the outcome, if any.

    `packed` is the state in MessagePack, `head` the hash of the last line. `chairs` are the current
    seats. `house` is what the kernel keeps beside the game (see `house_rules`).
    """

    n: int
    state: StateT
    packed: bytes
    head: str
    chairs: tuple[Chair, ...]
    outcome: Outcome | None
    house: House = House()

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return present(self.chairs)


class Snapshot(Struct, frozen=True):
    """A position as it is stored, with the version of the rules that made it."""

    n: int
    rules: int
    packed: bytes
    head: str
    chairs: tuple[Chair, ...]
    house: House = House()


class Advance(Struct, Generic[StateT], frozen=True):
    """One step taken: the act, its entry and line in the record, the position it leads to."""

    position: Position[StateT]
    act: Act
    entry: Entry
    line: bytes


class Before(Struct, Generic[StateT], frozen=True):
    """The position a rewind goes back to, and what it undoes."""

    position: Position[StateT]
    unwound: Unwound


class Seen(Struct, frozen=True):
    """The question an act answers: a window and its generation, as its actor saw them."""

    window: str
    generation: int


def written(
    before: Position[StateT], after: Position[StateT], actor: Actor, act: Act, step: Step
) -> Advance[StateT]:
    """The step from one position to the next as an entry of the record."""
    entry = Entry(
        n=before.n,
        at=step.now,
        by=actor,
        act=Raw(encode_line(act)),
        draws=tuple(step.draws),
        events=tuple(step.events),
        state=digest(after.packed),
        prev=before.head,
        notes=tuple(step.notes),
    )
    line = encode_line(entry)
    return Advance(structs.replace(after, head=digest(line)), act, entry, line)
