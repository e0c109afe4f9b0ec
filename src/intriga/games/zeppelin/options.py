"""The options of a match. Every `cfg` of the rules page is a field here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.warfare.brought_maps import LONGEST


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Match options, each with the ruling it belongs to.

    `map`: an included map, or `own`, the one in `map_text` (Z42). `founding`: `host` leaves turn 0
    empty until the host founds states; `auto` founds `states` of them on powers of the map and
    deals the players out among them; they may move while turn 0 lasts. `deal`: by `chance`, so that
    nobody can tell who lives where; by `choice` people choose a state before the match, which
    everybody sees.
    `turns`: after so many turns the match ends without a conqueror.
    """

    map: Literal["classic", "baltic", "old_world", "own"] = "classic"
    map_text: Annotated[str, Meta(max_length=LONGEST)] = ""
    founding: Literal["auto", "host"] = "auto"
    states: Annotated[int, Meta(ge=2, le=34)] = 4
    deal: Literal["chance", "choice"] = "chance"
    turns: Annotated[int, Meta(ge=2, le=400)] = 40
    # the calendar: Z1, Z2, Z24
    turn: Literal["season", "phase"] = "season"
    builds_window: bool = True
    early_end: bool = True
    """The turn ends when everybody in it has said that they are ready."""
    review: bool = False
    """The host looks at a turn's results, and may override, before they are published (Z36)."""
    attempts: Literal["auto", "turn", "hours"] = "auto"
    """Attempts at murder: one a turn, or one in `attempt_hours`; `auto`: in hours where turns have
    a clock, else by turns (Z24)."""
    attempt_hours: Annotated[int, Meta(ge=1, le=168)] = 12
    # war: Z33, Z36, Z37
    strict_hold: bool = False
    removal: Literal["random", "farthest"] = "random"
    # society: Z8, Z11, Z13, Z15, Z18, Z20, Z27, Z43
    root_guard: bool = True
    protect_superiors: bool = True
    poll_absent: Annotated[int, Meta(ge=0, le=20)] = 3
    """Turns before this one in which a member must have been seen to count; 0: all count."""
    leader_counts: bool = True
    revolution_freeze: bool = True
    revolt_closes: Annotated[int, Meta(ge=0, le=90)] = 25
    """No revolution starts in this last part of a turn, in per cent of its clock."""
    revolt_pause: Annotated[int, Meta(ge=0, le=10)] = 2
    """Turns a class must wait after its revolution failed."""
    jailbreak: Annotated[int, Meta(ge=0, le=100)] = 0
    """Chance in per cent of each prisoner to escape when a pardon is tried in a frozen state."""
    bot_quirks: bool = False
    """Prisoners may pardon themselves and command, as the bot of 2019 let them."""
    migration: Literal["turn_end", "immediate"] = "turn_end"
    history: Literal["present", "all"] = "present"
