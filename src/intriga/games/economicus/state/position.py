"""The position: the circle of sectors, what players have, the year, and what is asked. Money in
millions (M) throughout."""

from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct

from intriga.games.economicus.options import Options
from intriga.games.economicus.state.questions import Question, SectorNumber, Stops
from intriga.kernel import Seat

RULES: Final = 2
"""The version of the rules."""


class Stage(StrEnum):
    """Where in the turn the match is (digest, 2a). In the free ones, and in `sales`, people are
    waited for; what lies between them takes no time."""

    YEAR = "year"
    """The year begins: re-entries, the auditor's option, the event (T1)."""
    ROLL = "roll"
    """Free, before the roll (T1); deposits for the year, if the year begins."""
    PROFIT = "profit"
    """Free, after the profit (T3)."""
    AUCTION = "auction"
    """Price and auction (T4, T5)."""
    BOUGHT = "bought"
    """Free, before the sales (T6)."""
    SALES = "sales"
    """All sell in the active sector (T7)."""
    CRISIS = "crisis"
    """Option and crisis, after a 7 or a double (T8)."""
    END = "end"
    """Free, before the turn ends (T9)."""
    CHECK = "check"
    """Stars against the goal; the year may end (T10)."""
    INTEREST = "interest"
    """The year ends: who cannot pay the interest is asked how (item 16); then its balance."""
    OVER = "over"


FREE = frozenset({Stage.ROLL, Stage.PROFIT, Stage.BOUGHT, Stage.END})
"""The stages in which everybody may do what may be done at any moment (item 34)."""


class Holding(Struct, omit_defaults=True):
    """A player's companies of a sector; `gears` of them have M&T. `before`: how many there were
    when the turn began; `given`: how many of those have been given up in it (E17). `new_gears`: how
    many of those with M&T have come in this turn, so that they cannot go on in it."""

    companies: int = 0
    gears: int = 0
    before: int = 0
    given: int = 0
    new_gears: int = 0


Cause = Literal["profit", "interest", "companies", "growth", "cards", "start"]
"""Why money comes or goes. `companies`: bought and sold, and what an auction or keeping one costs;
`growth`: R&D and M&T; `cards`: options, events, tenders, crimes; `start`: before a year begins."""


class Player(Struct, omit_defaults=True):
    """What a player has. `earning`: how much of the deposit has interest this year (E24). `owed`:
    what is still to be paid to the bank; above zero only while they are insolvent.
    `startups_before`, `startups_given`: as in `Holding`. `stars`: those that are recorded (items 6,
    7); `researched`: the year of the last R&D (E30). `bound`: by sector, the price for which at
    most they sell to the market there (E48). `in_vain`: offers of theirs that came to nothing in
    this turn, or since they became insolvent (E49). `flows`: income, and below zero expenses, of
    this year; loans and deposits are neither."""

    cash: int
    loan: int = 0
    deposit: int = 0
    earning: int = 0
    owed: int = 0
    holdings: dict[SectorNumber, Holding] = {}
    startups: int = 0
    startups_before: int = 0
    startups_given: int = 0
    cards: list[str] = []
    stars: int = 0
    researched: int = 0
    bankrupt: bool = False
    bound: dict[SectorNumber, int] = {}
    in_vain: int = 0
    stops: Stops = Stops()
    flows: dict[Cause, int] = {}

    @property
    def companies(self) -> int:
        """In all sectors, Innovation too, without startups."""
        return sum(one.companies for one in self.holdings.values())

    def of(self, sector: SectorNumber) -> int:
        """How many companies of this sector they own."""
        one = self.holdings.get(sector)
        return one.companies if one else 0

    def gears_of(self, sector: SectorNumber) -> int:
        """How many of them have M&T."""
        one = self.holdings.get(sector)
        return one.gears if one else 0


class Market(Struct, omit_defaults=True):
    """A sector: its companies that nobody owns, its price (0: unknown yet), the strength of its
    crisis (0: none). `past`: the prices with which earlier turns ended, where they changed."""

    private: int
    state: int
    price: int = 0
    crisis: int = 0
    past: list[int] = []

    @property
    def prices(self) -> list[int]:
        """All prices so far at the ends of turns, where they changed; the present one last."""
        changed = self.price and self.past[-1:] != [self.price]
        return [*self.past, self.price] if changed else self.past


class Figures(Struct, frozen=True):
    """What a player had at the end of a year: wealth as E42 counts it, and stars."""

    wealth: int
    stars: int
    companies: int


class Year(Struct, frozen=True):
    """The balance of a year, by seat; `prices`: of each sector as it ended, 0: unknown; `flows`:
    income and expenses of each player."""

    year: int
    figures: list[Figures]
    prices: dict[SectorNumber, int] = {}
    flows: list[dict[Cause, int]] = []


class State(Struct):
    """The position.

    `circle`: the sectors, clockwise; `numbers`: for each of them the number with which it is
    rolled. `auditor`: who is it; `opened`: who began the year. `turn`: which one of the year,
    from 0; the last is the closing turn. `sector`: the active one, 0 before the roll; `dice`: the
    roll; `paid`: what everybody got of it, below zero what they owed. `lost`: companies sold in
    this phase 3 (E16). `ready`: who need not be waited for in this stage. `event`: the card of the
    year, "" for none. `management`: who has the star for it. `offered`: companies that stayed
    after an exclusive offer in this turn, as owner and sector; `offered_gears`: those of them that
    have M&T. `questions`: a stack; `asked` numbers what is asked. `edition`: the rules version
    under which the match began (see `editions`).
    """

    options: Options
    players: list[Player]
    goal: int
    last_year: int
    circle: list[SectorNumber]
    numbers: list[int]
    markets: dict[SectorNumber, Market]
    bank: int
    options_deck: dict[str, int]
    options_discard: dict[str, int]
    events_deck: dict[str, int]
    events_discard: dict[str, int]
    active: Seat = 0
    auditor: Seat = 0
    opened: Seat = 0
    year: int = 0
    turn: int = 0
    stage: Stage = Stage.YEAR
    sector: SectorNumber = 0
    dice: tuple[int, int] | None = None
    paid: dict[Seat, int] = {}
    lost: int = 0
    ready: list[Seat] = []
    event: str = ""
    management: Seat | None = None
    offered: list[tuple[Seat, SectorNumber]] = []
    offered_gears: list[tuple[Seat, SectorNumber]] = []
    questions: list[Question] = []
    asked: int = 0
    years: list[Year] = []
    winners: list[Seat] = []
    edition: int = RULES

    @property
    def question(self) -> Question | None:
        """The one that is open."""
        return self.questions[-1] if self.questions else None

    @property
    def playing(self) -> list[Seat]:
        """Who is not bankrupt, clockwise from the active player."""
        return self.playing_from(self.active)

    def around(self, first: Seat) -> list[Seat]:
        """Everybody, clockwise from this seat."""
        n = len(self.players)
        return [(first + k) % n for k in range(n)]

    def playing_from(self, first: Seat) -> list[Seat]:
        """Who is not bankrupt, clockwise from this seat."""
        players = self.players
        return [seat for seat in self.around(first) if not players[seat].bankrupt]
