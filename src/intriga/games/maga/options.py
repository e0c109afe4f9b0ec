"""The options of a match. Every `cfg` of the rules page is a field here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Money = Annotated[int, Meta(ge=0, le=10**9)]


SIZES = r"^ *([0-9]{1,3}( *[,; ] *[0-9]{1,3})* *)?$"
"""Numbers with commas, semicolons or blanks between them."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Match options, each with the ruling it belongs to."""

    people: Annotated[int, Meta(ge=1, le=12)] = 1
    """People of each team, item 1."""
    sizes: Annotated[str, Meta(max_length=400, pattern=SIZES)] = ""
    """How many people each team has, team by team, as in "4, 3, 3"; empty: as many as `people`
    says."""
    turns: Annotated[int, Meta(ge=1, le=60)] = 12
    """Turns, unless the host ends the match before (R-LEN)."""
    treasury: Money = 10_000_000
    """Money at the start, in units of one (item 26)."""
    income: Money = 1_000_000
    """Income of each sphere at the start (item 26)."""
    level: Annotated[int, Meta(ge=1, le=20)] = 1
    """The level of all roles at the start (R-START)."""
    mood: Annotated[int, Meta(ge=50, le=100)] = 100
    """The mood of the population at the start, in per cent (R-START)."""
    nuclear: Annotated[int, Meta(ge=0, le=100)] = 0
    abm: Annotated[int, Meta(ge=0, le=100)] = 0
    """Missiles at the start (R-START)."""
    hall: Literal["rooms", "hall", "free"] = "rooms"
    """Online the circles are rooms for ambassadors; in a hall people walk and the curators' page
    says who may sit where; or everybody may talk to everybody (R-A2)."""
    pause: bool = False
    """After each technical stage teams have time alone with their reports (items 6, 7)."""
    curators: bool = False
    """Curators, who do not play, mind the circles: they read and write there, mute, warn and send
    ambassadors home (item 8, R-A4)."""
    drafts_count: bool = True
    """A draft that nobody handed in counts when time is up; tournaments may want lists handed in
    by hand alone (item 5)."""
    captain: bool = False
    """Only the captain of a team hands its list in."""
    priorities: Literal["order", "free"] = "order"
    """Priorities are the order of the list, or numbers that a team chooses (R-ORD1)."""
    all_hit: bool = False
    """A target is struck only if all required missiles get through (R-N2)."""
    show_missiles: bool = False
    """A warning says how many missiles were launched (R-N5)."""
    closing: bool = False
    """After the last turn one more technical stage lands what flies and ends what wars there are
    (R-N12)."""
    sabotage_first: bool = False
    """Sabotages come before all other lines (R-ORD3)."""
    exchange_gross: bool = False
    """A payout of 1M raises the level, whatever the stake was (R-X4)."""
    free_search: bool = False
    """A search for a minister who did nothing here is refused without charge (R-PAY6)."""
    scrap: bool = False
    """Missiles are scrapped when upkeep cannot be paid (R-PAY3)."""
    ordered_share: Annotated[int, Meta(ge=0, le=100)] = 50
    """Per cent of what there is that an ordered transfer may move (R-I1)."""
    sabotage_revolt: bool = False
    """A sabotage cancels the suppression of a standing revolt (R-B3)."""
    judge: bool = True
    """The host judges what treaties say in free words; else such a treaty is void whole (R-J1)."""
    letters: bool = False
    """Private letters between people of different teams."""
