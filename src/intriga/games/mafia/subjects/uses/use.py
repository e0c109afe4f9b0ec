"""What using a thing at once is."""

from collections.abc import Callable
from typing import Annotated, ClassVar, NamedTuple

from msgspec import Meta

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.fields import Number
from intriga.kernel import SECRET, Act, Refusal, Seat, Step


class UseThing(Act, frozen=True):
    """Use a thing at once: a speech, the lucky coin, the cunning contract, the spy net. `whom`: the
    people it is for (two for the speech of an advocate, six for the net)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    whom: Annotated[tuple[Seat, ...], Meta(max_length=6), SECRET] = ()


class Use(NamedTuple):
    """How a kind of thing is used. `check`: why not; who has the thing, may use such things, lives
    and whether it is the time for it has been asked already. `use`: what comes of it; the thing
    itself is taken by the caller. `targets`: for how many people it is, each another (`whom`);
    `of`: the domain of a form from which they are chosen."""

    check: Callable[[State, Seat, UseThing], Refusal | None]
    use: Callable[[State, Seat, UseThing, Step], None]
    targets: int = 0
    of: str = ""
