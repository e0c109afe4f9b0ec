"""Terms: where people may chat and how they may extend deadlines in a match, whatever the game."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Press: TypeAlias = Literal["rulebook", "full", "public", "rooms", "none"]
"""Where seats may chat: as the game's rules say · anywhere, also in private · in public only · in
the rooms of the rules only · nowhere."""


class Terms(Struct, frozen=True, omit_defaults=True):
    """The terms of a match. `referee`: the host sees everything, and everybody knows it.

    `extensions`: how many times each seat may extend a window, by up to `extension` seconds.
    """

    press: Press = "rulebook"
    referee: bool = False
    extensions: int = 0
    extension: int = 0


PLAIN_TERMS: Final = Terms()
