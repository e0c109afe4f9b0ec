"""The options of a match. Every `cfg` of the rules page is a field here. Money in millions (M)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

HouseFile = Annotated[str, Meta(max_length=60_000)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Match options, each with the ruling it belongs to."""

    goal: Annotated[int, Meta(ge=0, le=20)] = 0
    """Stars that win (items 1, 13). 0: as many as the rules give for this number of players."""
    raised: bool = True
    """The goal is one star higher with seven players, two with eight (item 1)."""
    tokens: bool = False
    """Number tokens are laid on the sectors by chance (item 13)."""
    bidding: Literal["open", "sealed"] = "open"
    """Rising bids against the clock, or sealed maxima (E11)."""
    years: Annotated[int, Meta(ge=0, le=60)] = 0
    """The match ends after so many years at the latest. 0: 12, with two players 15 (E44)."""
    capped: bool = True
    """There is such an end (E44)."""
    chips: Annotated[int, Meta(ge=0, le=60)] = 0
    """Chips of each player, companies and startups together (E15). 0: without limit."""
    fair_prices: bool = True
    """Sales between players keep to the bounds of prices (E21)."""
    gifts: bool = False
    """Offers may give money for nothing, and take nothing for money (E21)."""
    cards_traded: bool = False
    """Options and quotas may be part of an offer (E22)."""
    safe_journalists: bool = True
    """Journalists are only sent by who can pay the most they may cost (E35)."""
    pump_barred: bool = True
    """Who has won an auction cannot sell there for more than the second-highest bid (E48)."""
    board: HouseFile = ""
    """The host's own board. Empty: the house board."""
    decks: HouseFile = ""
    """The host's own decks. Empty: the house decks."""
    dice: HouseFile = ""
    """The host's own faces of the black and the blue die. Empty: those of the house."""
