"""The options of a match. Every option named on the rules page is a field here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

_WORDS = r"\S"
"""A name may not consist of spaces alone."""

CityName = Annotated[str, Meta(min_length=1, max_length=24, pattern=_WORDS)]

LAYOUTS: dict[str, tuple[str, str, str, str]] = {
    "sheet": ("london", "new-york", "beijing", "moscow"),
    "figure": ("london", "moscow", "beijing", "washington"),
}
"""S1: cities clockwise from the top left — the printable sheet and the rulebook's Figure 1."""


class HouseSpecial(Struct, frozen=True, omit_defaults=True):
    """A special move of the organiser's own, built from primitives (S38).

    It is used in the player's turn, with effects in this order: `money` dollars come from the bank
    (or go to it); `clear` burns all bribes on a named cell; `refund` returns others' bribes there;
    `peek` shows the user the total of the bribes there; then the Papers make `steps` steps one
    after another, or a `jump` over one cell.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=_WORDS)]
    price: Annotated[int, Meta(ge=0, le=100)]
    clear: bool = False
    refund: bool = False
    peek: bool = False
    money: Annotated[int, Meta(ge=-1000, le=1000)] = 0
    steps: Annotated[int, Meta(ge=0, le=3)] = 0
    jump: bool = False

    @property
    def does_something(self) -> bool:
        """Whether it has any effect: the rules allow no passing (S9)."""
        return self.aims or self.travels or self.money != 0

    @property
    def aims(self) -> bool:
        """Whether it needs a cell to be named."""
        return self.clear or self.refund or self.peek

    @property
    def travels(self) -> bool:
        """Whether it moves the Papers."""
        return self.jump or self.steps > 0


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Match options; money in dollars."""

    layout: Literal["sheet", "figure", "custom"] = "sheet"
    city_top_left: CityName = "Чернозадовск"
    city_top_right: CityName = "Жмыховка"
    city_bottom_right: CityName = "Верхние Лужи"
    city_bottom_left: CityName = "Нижние Лужи"
    corners: Literal["standard", "drawn", "chosen"] = "standard"
    transit: bool = False
    money: Annotated[int, Meta(ge=100, le=10_000)] = 1000
    bidding: Literal["open", "sealed", "ascending"] = "open"
    tie: Literal["earlier", "burn"] = "earlier"
    returns: Literal["hidden", "public"] = "hidden"
    specials: bool = True
    points: Annotated[int, Meta(ge=0, le=100)] = 10
    house: Annotated[tuple[HouseSpecial, ...], Meta(max_length=8)] = ()
    rounds: Annotated[int, Meta(ge=1, le=500)] = 60
    timeout: Literal["skip", "step"] = "skip"
