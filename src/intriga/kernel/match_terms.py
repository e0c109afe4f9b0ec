"""Terms: where people may chat, how they may extend deadlines, and who may come while a match is
played, whatever the game."""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

Press: TypeAlias = Literal["rulebook", "full", "public", "rooms", "none"]
"""Where seats may chat: as the game's rules say · anywhere, also in private · in public only · in
the rooms of the rules only · nowhere."""


Doors: TypeAlias = Literal["closed", "open", "approval"]
"""Who may enter a match that is being played: nobody · anybody · whom the host lets in."""


Hints: TypeAlias = Literal["usual", "always", "never"]
"""Who may ask what a bot would do in their seat: who plays against bots alone · everybody ·
nobody."""


class Terms(Struct, frozen=True, omit_defaults=True):
    """The terms of a match. `referee`: the host sees everything, and everybody knows it.

    `extensions`: how many times each seat may extend a window, by up to `extension` seconds.
    `doors`: at the start, None for what the game says; see `doors_of`.
    """

    press: Press = "rulebook"
    referee: bool = False
    extensions: int = 0
    extension: int = 0
    doors: Doors | None = None
    hints: Hints = "usual"


PLAIN_TERMS: Final = Terms()


def doors_of(game: Any, terms: Terms, changed: Doors | None = None) -> Doors:
    """Who may enter now. `changed`: what the host has chosen since the start. Nobody can open the
    doors of a game that has them closed."""
    own: Doors = game.doors
    return own if own == "closed" else changed or terms.doors or own
