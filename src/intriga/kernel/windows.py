"""Windows: times in which certain acts are awaited."""

from msgspec import Struct

from intriga.kernel.actors import Seat


class Window(Struct, frozen=True):
    """A time in which certain seats are asked for something; several may be open at once.

    `key` names it within the match; `kind` is the kind of clock the match's schedule gives it
    (`turn`, `answer`, `bid`, `night`, …); `generation` grows whenever the clock starts anew, so a
    late timer or a stale form cannot hit its successor. `awaited` is public: who has not answered
    yet. When it runs empty and `early` is set, the window closes within the same step.
    """

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    generation: int
    early: bool = True
