"""Orders to the assassin: single ones, those of several, executed ones (items 20–26)."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state.people import Clan, Tick
from intriga.kernel import Seat


class Job(StrEnum):
    """What is ordered."""

    KILL = "kill"
    GUARD = "guard"


class Customer(StrEnum):
    """Who orders. `LONE`: one person, alive. `CLAN`: several living members together, one of whom
    is named to the assassin. `DEAD_BANDIT`, `DEAD_COMMISSAR`: alone, at double cost. `DEAD_HONEST`,
    `DEAD_CLAN`: unions of the dead. `SELF`: the assassin's own will."""

    LONE = "lone"
    CLAN = "clan"
    DEAD_BANDIT = "dead-bandit"
    DEAD_COMMISSAR = "dead-commissar"
    DEAD_HONEST = "dead-honest"
    DEAD_CLAN = "dead-clan"
    SELF = "self"


ALONE = (Customer.LONE, Customer.DEAD_BANDIT, Customer.DEAD_COMMISSAR, Customer.SELF)


DOUBLE = (Customer.DEAD_BANDIT, Customer.DEAD_COMMISSAR)


ONCE = (Customer.DEAD_HONEST, Customer.DEAD_CLAN)


class Order(Struct, frozen=True):
    """An order. `number`: rising in the order of receipt (a raise is received anew). `by`: the
    customer; of several, the one who is named. `victim`: whom to kill, or the client to guard.
    `price`: exp, as the assassin counts it. `shares`: who pays how much; they pay twice the price
    if it is doubled. `clan`: of `CLAN` and `DEAD_CLAN`."""

    number: int
    job: Job
    customer: Customer
    by: Seat
    victim: Seat
    price: int
    shares: tuple[tuple[Seat, int], ...]
    clan: Clan | None = None

    @property
    def party(self) -> tuple[Customer, Clan | Seat | None]:
        """Who it is that orders: one person, a clan, or the union of the dead honest."""
        return self.customer, self.by if self.customer in ALONE else self.clan

    @property
    def cost(self) -> int:
        """What its payers pay together."""
        return self.price * (amounts().dead_factor if self.customer in DOUBLE else 1)

    @property
    def fee(self) -> int:
        """What the assassin gets: half, rounded up; for their own will nothing (items 20, 25)."""
        return 0 if self.customer is Customer.SELF else -(-self.price // 2)

    def replaces(self, other: "Order") -> bool:
        """Whether this is a raise of the other order: two orders of one customer on the same
        victim add nothing."""
        mine = (self.job, self.party, self.victim)
        return mine == (other.job, other.party, other.victim)


def reserved(orders: tuple[Order, ...], seat: Seat) -> int:
    """The exp of this seat that its orders hold: out of reach of drains and Armageddon."""
    return sum(exp for order in orders for payer, exp in order.shares if payer == seat)


class Gathering(Struct, omit_defaults=True):
    """Several who pay for an order together, until it costs enough to be one (items 22, 23): each
    gives their own share. `clan`: of a clan, living or wiped out. `job`: also the guard of one of a
    clan, who is the `victim` then."""

    customer: Customer
    victim: Seat
    clan: Clan | None = None
    shares: dict[Seat, int] = {}
    job: Job = Job.KILL

    @property
    def end(self) -> tuple[Customer, Clan | None, Job, Seat]:
        """Who collects what for: there is one gathering to each end."""
        return self.customer, self.clan, self.job, self.victim


class Done(Struct, frozen=True):
    """An order that was executed; the assassin may tell of it when all three are dead (item 26).
    `struck`: whether anybody came to the client of a guard."""

    tick: Tick
    order: Order
    assassin: Seat
    struck: bool = True


class Guild(Struct, omit_defaults=True):
    """Orders to the assassin. `orders`: of this day, with the exp that they hold, numbered as they
    were received, which the assassin alone sees; `received`: the last number;
    `honest_united`: the union of the dead honest has had its one order; `commissar_orders`:
    executed ones of dead commissars (item 23c); `told`: the numbers of those of
    which the dead assassin has told, and `half_told`, what of one told in part; `fees`: what each
    assassin has earned; `stripped`: who lost the role for blackmail (item 27)."""

    orders: list[Order] = []
    received: int = 0
    gatherings: list[Gathering] = []
    done: list[Done] = []
    honest_united: bool = False
    commissar_orders: int = 0
    told: list[int] = []
    half_told: dict[int, Literal["customer", "victim"]] = {}
    fees: dict[Seat, int] = {}
    complaints: list[Seat] = []
    stripped: list[Seat] = []
