"""What helps a newcomer: positions to try an act in, and a hint with its reason."""

from msgspec import Struct


class Lesson(Struct, frozen=True):
    """A position in which a newcomer tries one act. `title`: the id of its text; `position`: the
    name of a scenario (`docs/command-line.md`) in the presentation's folder; `act`: the type of the
    act that is learned."""

    title: str
    position: str
    act: str


class Hint(Struct, frozen=True):
    """What the viewer might do now, and why, from what they know and nothing else. `act`: the type
    of the act of whose form it speaks."""

    text: str
    why: str
    act: str
