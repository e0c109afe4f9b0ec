"""The options of a match. Every option named on the rules page is a field here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.diplomacy.rule_choices import Rules
from intriga.warfare.brought_maps import LONGEST


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Match options. `map`: `auto` takes the smallest with enough powers, `own` is the one in
    `map_text` (C8a). `spare`: what happens to
    powers without a player. `victory`: centres needed to win, 0 for more than half of the map's (18
    of 34). `disorder`: after this many phases without orders the others no longer wait for a power;
    0: they always wait.
    """

    map: Literal["auto", "baltic", "classic", "old_world", "own"] = "auto"
    map_text: Annotated[str, Meta(max_length=LONGEST)] = ""
    spare: Literal["stand", "absent"] = "stand"
    seating: Literal["chance", "wish", "seat"] = "chance"
    talks: Literal["always", "orders"] = "always"
    victory: Annotated[int, Meta(ge=0, le=999)] = 0
    years: Annotated[int, Meta(ge=1, le=100)] = 20
    votes: Literal["all", "draws", "none"] = "all"
    dias: bool = True
    disorder: Annotated[int, Meta(ge=0, le=20)] = 2
    builds: Literal["home", "owned"] = "home"
    strict_hold: bool = False
    adjacent_convoy: Literal["own", "any", "explicit"] = "own"
    removal: Literal["owned", "home"] = "owned"
    via_by_land: bool = False

    @property
    def rules(self) -> Rules:
        """The options that are choices of the library."""
        return Rules(
            adjacent_convoy=self.adjacent_convoy,
            strict_hold=self.strict_hold,
            builds=self.builds,
            removal=self.removal,
            via_by_land=self.via_by_land,
        )
