"""The position: the board, the phase, and every player's secret card. Money in whole dollars."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct, field

from intriga.games.espionage.data.geometry import BEYOND, GENEVA, NEIGHBOURS, is_cell
from intriga.games.espionage.options import Options
from intriga.kernel import Seat


class Phase(StrEnum):
    """What the match is waiting for."""

    CITIES = "cities"
    PURCHASE = "purchase"
    TURN = "turn"
    CHALLENGE = "challenge"
    BIDDING = "bidding"
    STEER = "steer"
    SPRING = "spring"
    MARCH = "march"
    ONWARD = "onward"
    """A house special goes on to its step; awaits nobody, so that it closes at once."""
    OVER = "over"


SEALED = frozenset({Phase.PURCHASE, Phase.CHALLENGE, Phase.SPRING, Phase.BIDDING})
"""Who has answered these questions is hidden until they are closed (S11)."""


NOT_NOW: Final = -1
"""In `State.springs`: the answer of a player who leaves the Papers where they are."""


class Tick(Struct, array_like=True):
    """A set-up on a cell. It is armed when the Papers stop there (S33). `to`: where it leads them
    by a standing order, None if there is none."""

    cell: int
    armed: bool = False
    to: int | None = None


class Orders(Struct, frozen=True):
    """What a player answers without being asked. `answers`: to announced moves where they have a
    bribe (elsewhere they pass); `bids`: up to how many dollars; `set_ups`: whether they spring."""

    answers: Literal["ask", "pass", "join", "challenge"] = "ask"
    bids: int | None = None
    set_ups: Literal["ask", "pass", "spring"] = "ask"


class Player(Struct):
    """One player's card. `purse` is the money history; its last number is the treasury.

    `notes` is public: how many secret marks may still be on the card: those made, less the bribes
    spent in biddings and the set-ups that were triggered. `orders`: answers put down beforehand.
    """

    corner: int | None
    purse: list[int]
    points: int
    specials: dict[str, int] = {}
    bribes: dict[int, int] = {}
    ticks: list[Tick] = []
    notes: int = 0
    gone: bool = False
    orders: Orders = Orders()

    @property
    def money(self) -> int:
        """The treasury."""
        return self.purse[-1]

    def pay(self, sum: int) -> None:
        """Change the treasury by −`sum` (a negative sum is income)."""
        if sum:
            self.purse.append(self.purse[-1] - sum)

    def holds(self, special: str) -> bool:
        """Whether the player has a special move of this kind left."""
        return self.specials.get(special, 0) > 0

    def spend(self, special: str) -> None:
        """Use up one special move: it is spent when declared (S30a)."""
        self.specials[special] -= 1
        if not self.specials[special]:
            del self.specials[special]

    def tick_on(self, cell: int) -> Tick | None:
        """The player's set-up on this cell."""
        return next((tick for tick in self.ticks if tick.cell == cell), None)


class Announcement(Struct):
    """An announced departure. `reach`: 2 on secret paths; `join`: the mover's secret answer."""

    origin: int
    to: int
    reach: int
    join: bool


class Call(Struct, array_like=True):
    """A sum called in the bidding, and how much a bluff added to the bribe."""

    seat: Seat
    sum: int
    bluff: int = 0


class Answered(Struct, array_like=True):
    """An answer in a bidding: a call with what a bluff adds to the bribe; no sum: to give up."""

    sum: int | None
    bluff: int = 0


class Bidding(Struct):
    """A bidding. `order`: the bidders, the mover first, then clockwise (S13); `calls`: the latest
    call of each bidder, in the order of calling; `folded`: who gave up. `answer`: what the bidder
    who is asked has answered, a call or to give up, before the others hear it.
    """

    order: tuple[Seat, ...]
    calls: list[Call] = []
    folded: list[Seat] = []
    next: int = 0
    answer: Answered | None = None


class State(Struct):
    """A match of Espionage. `order`: the seats clockwise; `mover`: whose turn it is; `asked`: to
    whom the current question was put, which is number `ticket`; `waiting`: who has not answered it.

    `pending`: the step of a house special that waits for set-ups (S33); `leap`: the next step of
    the special move is a jump. `burned`: dollars lost for good; `bank`: dollars that house specials
    brought in.
    """

    options: Options
    cities: dict[int, str]
    players: list[Player]
    order: tuple[Seat, ...]
    mover: Seat
    first: Seat
    papers: int = GENEVA
    path: list[int] = field(default_factory=lambda: [GENEVA])
    round: int = 1
    phase: Phase = Phase.TURN
    ticket: int = 0
    asked: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    announced: Announcement | None = None
    answers: dict[int, str] = {}
    springs: dict[int, int] = {}
    bidding: Bidding | None = None
    winner: Seat | None = None
    steps_left: int = 0
    pending: Announcement | None = None
    leap: bool = False
    burned: int = 0
    bank: int = 0
    victor: Seat | None = None

    def open(self, phase: Phase, *waiting: Seat) -> None:
        """Begin a new phase: a new question to these seats, with a new number."""
        self.phase = phase
        self.ticket += 1
        self.asked = self.waiting = waiting

    @property
    def sealed(self) -> bool:
        """Whether it is hidden who has answered the current question."""
        return self.phase in SEALED

    def answered(self, seat: Seat) -> None:
        """Note that this seat has answered the current question."""
        self.waiting = tuple(other for other in self.waiting if other != seat)

    def asks(self, seat: Seat, phase: Phase) -> bool:
        """Whether this phase is current and waits for this seat."""
        return self.phase is phase and seat in self.waiting

    def clockwise(self) -> Iterator[Seat]:
        """All seats clockwise, beginning with the mover."""
        start = self.order.index(self.mover)
        yield from self.order[start:]
        yield from self.order[:start]

    def owner(self, place: int) -> Seat | None:
        """The seat whose city this is."""
        for seat, player in enumerate(self.players):
            if player.corner == place:
                return seat
        return None

    def wins_at(self, place: int) -> Seat | None:
        """The seat that wins when the Papers arrive here; nobody in an abandoned city (S23)."""
        owner = self.owner(place)
        return None if owner is None or self.players[owner].gone else owner

    def is_open(self, place: int) -> bool:
        """Whether the Papers may enter: unclaimed and abandoned corners are closed (S4)."""
        if place == GENEVA or is_cell(place):
            return True
        return self.options.transit or self.wins_at(place) is not None

    def reachable(self, reach: int) -> list[int]:
        """Where the Papers may go in one move: adjacent places, or (`reach` 2) those beyond."""
        table = NEIGHBOURS if reach == 1 else BEYOND
        return [place for place in table[self.papers] if self.is_open(place)]

    def burn(self, sum: int) -> None:
        """Remove money from the game."""
        self.burned += sum

    def others_bribe(self, seat: Seat, cell: int) -> bool:
        """Whether anybody but `seat` has a bribe on this cell."""
        return any(
            cell in player.bribes for other, player in enumerate(self.players) if other != seat
        )
