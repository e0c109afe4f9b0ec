"""The options of a match. Every `cfg` of the rules page is a field here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Switch = Literal["auto", "on", "off"]
"""`auto`: by the number of players (M1, M5)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Match options, each with the ruling it belongs to."""

    # who plays what: M1, M2
    clan: Annotated[int, Meta(ge=0, le=8)] = 0
    """Bandits of each clan at the start; 0: by the number of players (M1)."""
    necromancer: Switch = "auto"
    assassin: Switch = "auto"
    professions: Literal["chosen", "dealt", "none"] = "chosen"
    """Everybody chooses a profession in the opening, or it is dealt, or there are none (M2)."""
    recruiting: Switch = "auto"
    """Whether each clan may recruit once (item 31, M5)."""
    # what everybody begins with: M3, M4
    start_exp: Annotated[int, Meta(ge=0, le=500)] = 30
    """Exp of whoever has no ledger of this game yet."""
    start_coins: Annotated[int, Meta(ge=0, le=100)] = 10
    stock: Annotated[int, Meta(ge=0, le=5)] = 1
    """Things of each kind in the shop at the start."""
    host_shop: bool = True
    """Without a merchant the host sells at nominal prices."""
    # time: items 7, 33, M7, M17
    early_day: bool = True
    """A day ends as soon as no vote can change its result (M7)."""
    commissar_patience: Annotated[int, Meta(ge=0, le=5)] = 1
    """Nights without an order of the commissar before the post moves on (M17)."""
    days: Annotated[int, Meta(ge=1, le=100)] = 40
    """After so many days the match ends without winners."""
    # talk
    dead_speak: bool = True
    """Whether the dead give their opinion in the square by day (item 12, M85)."""
    watchers_speak: bool = True
    """Whether people who watch give theirs there; they have no vote (item 8, M85)."""
    letters: Literal["always", "by-day", "never"] = "always"
    """When people may write to each other in private."""
