"""Windows: periods in which seats are asked to act."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, REFEREE, Audience, Seat, Viewer

COUNTED_FROM: Final = 6
"""How many people a sealed window must ask before a host is told how many of them have answered: of
fewer, a number soon is a name."""


class Mark(Struct, frozen=True):
    """A moment within a window, when so many percent of its time have gone: the rules are told
    (`Game.reach_mark`). A window without a time limit never reaches its marks; one that is extended
    reaches those to come as much later."""

    name: str
    percent: Annotated[int, Meta(ge=1, le=99)]


class Turnout(Struct, frozen=True):
    """How many of those that a window asks have answered, and of how many."""

    answered: int
    asked: int


class Window(Struct, frozen=True):
    """A period in which certain seats are asked to act; several may be open at once.

    `key` names it within the match; `kind` is the kind of clock it gets from the match's schedule
    (`turn`, `answer`, `bid`, `night`, …). `generation` is the question's identity: it grows when
    another one is asked under the same key, so that a late timer or a stale form cannot close or
    answer the next question. `restarts` grows when the clock starts anew while the question stays
    the same, as at each bid of an auction: a bid made on a page that shows an older one is judged
    by the rules. `awaited` are the seats that have not answered yet. When it becomes empty and
    `early` is set, the window closes within the same step.

    Who is awaited is public, unless `asked` is set: then the window is *sealed*. `asked` are the
    seats that were asked (without those that have left), and who of them has answered is hidden
    until it closes: how soon somebody answers may tell what they answer. So when all have answered,
    it closes not at once but at the next beat of the table's clock (`Settle`).

    `marks`: those still to come, known from the start; see `Mark`. `viewers`: who may know that the
    window is open. Those it awaits are among them. `lapses`: although it is not `early`, it closes
    at the next beat once it awaits nobody, if the match gives it no time limit: nothing else would
    end it. Without that it stays open until its time is up or a host ends it.
    """

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    generation: int
    early: bool = True
    asked: tuple[Seat, ...] = ()
    restarts: int = 0
    marks: tuple[Mark, ...] = ()
    viewers: Audience = PUBLIC
    lapses: bool = False

    @property
    def answered(self) -> bool:
        """Whether it may close before its time, as all have answered."""
        return self.early and not self.awaited

    def seen_by(self, viewer: Viewer) -> "Window":
        """The window as one of its viewers may know it: of a sealed one, each seat knows whether it
        has answered itself, and a referee knows all."""
        if not self.asked or viewer == REFEREE:
            return self
        answered = viewer in self.asked and viewer not in self.awaited
        awaited = tuple(seat for seat in self.asked if not (answered and seat == viewer))
        return replace(self, awaited=awaited)

    def count_for_host(self, people: frozenset[Seat]) -> Turnout | None:
        """How many people have answered in a sealed window: all that may be known of it before it
        closes, and only by a host who does not play. `people`: the seats that people hold; bots are
        left out, as everybody knows about how soon they answer.

        None: the window hides nothing, not everybody may know that it is open, or it asks fewer
        than `COUNTED_FROM` people.
        """
        asked = people.intersection(self.asked)
        if self.viewers != PUBLIC or len(asked) < COUNTED_FROM:
            return None
        return Turnout(len(asked.difference(self.awaited)), len(asked))
