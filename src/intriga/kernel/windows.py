"""Windows: periods in which seats are asked to act."""

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import REFEREE, Seat, Viewer


class Window(Struct, frozen=True):
    """A period in which certain seats are asked to act; several may be open at once.

    `key` names it within the match; `kind` is the kind of clock it gets from the match's schedule
    (`turn`, `answer`, `bid`, `night`, …); `generation` grows whenever the clock restarts, so
    that a late timer or a stale form cannot close or answer the next window of the same key.
    `awaited` are the seats that have not answered yet. When it becomes empty and `early` is set,
    the window closes within the same step.

    Who is awaited is public, unless `asked` is set: then the window is *sealed*. `asked` are the
    seats that were asked (without those that have left), and who of them has answered is hidden
    until it closes: how soon somebody answers may tell what they answer.
    """

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    generation: int
    early: bool = True
    asked: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Viewer) -> "Window":
        """The window as a viewer may know it: of a sealed one, each seat knows whether it has
        answered itself, and a referee knows all."""
        if not self.asked or viewer == REFEREE:
            return self
        answered = viewer in self.asked and viewer not in self.awaited
        awaited = tuple(seat for seat in self.asked if not (answered and seat == viewer))
        return replace(self, awaited=awaited)
