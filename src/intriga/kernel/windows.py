"""Windows: periods in which seats are asked to act."""

from msgspec import Struct

from intriga.kernel.actors import Seat


class Window(Struct, frozen=True):
    """A period in which certain seats are asked to act; several may be open at once.

    `key` names it within the match; `kind` is the kind of clock it gets from the match's schedule
    (`turn`, `answer`, `bid`, `night`, …); `generation` grows whenever the clock restarts, so
    that a late timer or a stale form cannot close or answer the next window of the same key.
    `awaited`, the seats that have not answered yet, is public. When it becomes empty and `early`
    is set, the window closes within the same step.
    """

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    generation: int
    early: bool = True
