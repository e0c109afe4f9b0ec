"""What helps a newcomer while they play: a hint with its reason. Lessons have a package of their
own, `lessons`."""

from msgspec import Struct


class Hint(Struct, frozen=True):
    """What the viewer might do now, and why, from what they know and nothing else. `act`: the type
    of the act of whose form it speaks."""

    text: str
    why: str
    act: str
