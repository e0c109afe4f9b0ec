"""Contracts with the assassin: bids by day, and which are executed at N3 (items 20–26, T4)."""

from msgspec import Struct

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import guild
from intriga.games.mafia.state.guild import ALONE, DOUBLE, ONCE, Customer, Job, Order
from intriga.games.mafia.state.people import Clan
from intriga.kernel import Refusal, Seat, refuse
from intriga.kernel import seat as seat_name

FEW_ORDERS_OF_DEAD_COMMISSAR = 2


class Town(Struct, frozen=True):
    """What contracts depend on.

    `exp`: all that each has, reserved or not. `clans`: bandits, living and dead, and a commissar
    who lives in a clan. `commissars`: who holds the post, or held it when they died. `necromancer`:
    None if there is none. `executed`: orders of dead commissars executed so far. `ordered`: unions
    that have had their one order (`Order.party`).
    """

    living: frozenset[Seat]
    assassin: Seat
    exp: dict[Seat, int]
    clans: dict[Seat, Clan]
    commissars: frozenset[Seat] = frozenset()
    necromancer: Seat | None = None
    executed: int = 0
    ordered: frozenset[tuple[Customer, Clan | Seat | None]] = frozenset()

    @property
    def necromancer_lives(self) -> bool:
        """Whether the dead may use exp (item 18)."""
        return self.necromancer in self.living

    def wiped_out(self, clan: Clan) -> bool:
        """Whether all members of this clan are dead."""
        return not any(seat in self.living for seat, of in self.clans.items() if of is clan)

    def honest(self, seat: Seat) -> bool:
        """Neither a bandit nor the assassin."""
        return seat not in self.clans and seat != self.assassin


def least_price(job: Job, customer: Customer) -> int:
    """The price from which bidding starts."""
    prices = amounts()
    if customer is Customer.SELF:
        return prices.contract_self
    if customer is Customer.DEAD_HONEST:
        return prices.contract_of_dead_honest
    if customer is Customer.DEAD_CLAN:
        return prices.contract_of_dead_clan
    return prices.contract_guard if job is Job.GUARD else prices.contract_kill


def why_not(order: Order, orders: tuple[Order, ...], town: Town) -> Refusal | None:
    """Why this order cannot be placed while these are, if so. Depends on what its customer knows:
    the dead and their roles are public."""
    return (
        _why_not_this_customer(order, town)
        or _why_not_this_job(order, town)
        or _why_not_again(order, orders, town)
        or _why_not_this_price(order, orders)
        or _why_not_these_shares(order, orders, town)
    )


def _why_not_this_customer(order: Order, town: Town) -> Refusal | None:
    """Who may order at all (items 22, 23, 25; of the dead, the later, more special line wins)."""
    alive = order.by in town.living
    clan = town.clans.get(order.by)
    match order.customer:
        case Customer.LONE:
            fits = alive and order.by != town.assassin
        case Customer.CLAN:
            fits = alive and clan is not None and clan is order.clan
        case Customer.SELF:
            fits = alive and order.by == town.assassin
        case Customer.DEAD_BANDIT:
            with_mates = clan is not None and not town.wiped_out(clan)
            fits = not alive and with_mates and town.necromancer_lives
        case Customer.DEAD_COMMISSAR:
            fits = not alive and order.by in town.commissars and town.necromancer_lives
        case Customer.DEAD_HONEST:
            fits = not alive and town.honest(order.by) and not town.necromancer_lives
        case Customer.DEAD_CLAN:
            wiped_out = clan is not None and town.wiped_out(clan)
            fits = wiped_out and clan is order.clan and town.necromancer_lives
    return None if fits else refuse("mafia-contract-not-you")


def _why_not_this_job(order: Order, town: Town) -> Refusal | None:
    if order.victim not in town.living:
        return refuse("mafia-contract-dead", seat=seat_name(order.victim))
    if order.job is Job.GUARD:
        if order.victim != order.by or order.customer not in (Customer.LONE, Customer.CLAN):
            return refuse("mafia-contract-guard-oneself")
    elif order.customer is Customer.SELF and order.victim == town.assassin:
        return refuse("mafia-contract-own-will")
    return None


def _why_not_again(order: Order, orders: tuple[Order, ...], town: Town) -> Refusal | None:
    """The unions order once; the dead commissar until two orders are executed; the assassin on
    their own only if nobody has ordered anything."""
    placed = [other for other in orders if not order.replaces(other)]
    if order.customer is Customer.SELF and placed:
        return refuse("mafia-contract-own-will-late")
    if order.customer in ONCE and order.party in {*town.ordered, *(one.party for one in placed)}:
        return refuse("mafia-contract-once")
    spent = town.executed >= FEW_ORDERS_OF_DEAD_COMMISSAR
    if order.customer is Customer.DEAD_COMMISSAR and spent:
        return refuse("mafia-contract-twice")
    return None


def _why_not_this_price(order: Order, orders: tuple[Order, ...]) -> Refusal | None:
    least = least_price(order.job, order.customer)
    for other in orders:
        if order.replaces(other):
            least = max(least, other.price + amounts().contract_step)
    fixed = order.customer is Customer.SELF and order.price != least
    return refuse("mafia-contract-price", exp=least) if order.price < least or fixed else None


def _why_not_these_shares(order: Order, orders: tuple[Order, ...], town: Town) -> Refusal | None:
    """Who pays: the customer alone, or members of the clan or the union, what they have free. What
    others pay they have pledged themselves, else this would tell who is poor."""
    payers = [seat for seat, _ in order.shares]
    if len({*payers}) != len(payers) or any(exp < 1 for _, exp in order.shares):
        return refuse("mafia-contract-shares")
    if sum(exp for _, exp in order.shares) != order.cost:
        return refuse("mafia-contract-shares")
    if not all(_may_pay(order, seat, town) for seat in payers):
        return refuse("mafia-contract-payers")
    others = tuple(other for other in orders if not order.replaces(other))
    for seat, exp in order.shares:
        if town.exp[seat] - guild.reserved(others, seat) < exp:
            return refuse("mafia-contract-poor", seat=seat_name(seat))
    return None


def _may_pay(order: Order, seat: Seat, town: Town) -> bool:
    if order.customer in ALONE:
        return seat == order.by
    if order.customer is Customer.DEAD_HONEST:
        return seat not in town.living and town.honest(seat)
    same_clan = town.clans.get(seat) is order.clan
    return same_clan and (order.customer is Customer.DEAD_CLAN or seat in town.living)


def place(order: Order, orders: tuple[Order, ...]) -> tuple[Order, ...]:
    """The orders with this one, which replaces the one it raises."""
    return (*(other for other in orders if not order.replaces(other)), order)


class Answer(Struct, frozen=True, omit_defaults=True):
    """What the assassin sends at nightfall. `refuses`: all orders of the day. `picks`: numbers of
    orders, the most wanted first; a pick that the rules do not allow is passed over."""

    refuses: bool = False
    picks: tuple[int, ...] = ()


class Selection(Struct, frozen=True):
    """What is executed and charged, the dearest first; all others are released without pay."""

    executed: tuple[Order, ...] = ()
    released: tuple[Order, ...] = ()

    @property
    def fee(self) -> int:
        """What the assassin earns, also if the victim survives."""
        return sum(order.fee for order in self.executed)

    def charges(self) -> dict[Seat, int]:
        """Seat → exp to pay."""
        found: dict[Seat, int] = {}
        for order in self.executed:
            for seat, exp in order.shares:
                found[seat] = found.get(seat, 0) + exp
        return found


def select(
    orders: tuple[Order, ...],
    town: Town,
    answer: Answer | None = None,
    *,
    actions: int = 1,
    pacifist: bool = False,
) -> Selection:
    """Which orders are executed, when N3 begins.

    `answer`: None if the assassin sent nothing. `actions`: two with a Speed potion, three with two.
    `pacifist`: a call of the pacifist releases them all.
    """
    answer = answer or Answer()
    executed: list[Order] = []
    if not pacifist and not answer.refuses:
        for _ in range(actions):
            if order := _next(orders, executed, town, answer):
                executed.append(order)
    chosen = tuple(executed)
    return Selection(chosen, tuple(order for order in orders if order not in chosen))


def _next(
    orders: tuple[Order, ...], executed: list[Order], town: Town, answer: Answer
) -> Order | None:
    """The dearest order on another person: of equal ones the assassin's pick, else the first."""
    taken = {order.victim for order in executed}
    possible = [
        order
        for order in orders
        if order.victim not in taken
        and _stands(order, orders, town)
        and not _too_many(order, executed, town)
        and (order.victim != town.assassin or order.number in answer.picks)
    ]
    if not possible:
        return None
    top = max(order.price for order in possible)
    equal = [order for order in possible if order.price == top]
    return min(equal, key=lambda order: (_wish(order, answer), order.number))


def _wish(order: Order, answer: Answer) -> int:
    picks = answer.picks
    return picks.index(order.number) if order.number in picks else len(picks)


def _too_many(order: Order, executed: list[Order], town: Town) -> bool:
    """The third executed order of the dead commissar."""
    if order.customer is not Customer.DEAD_COMMISSAR:
        return False
    now = sum(other.customer is Customer.DEAD_COMMISSAR for other in executed)
    return town.executed + now >= FEW_ORDERS_OF_DEAD_COMMISSAR


def _stands(order: Order, orders: tuple[Order, ...], town: Town) -> bool:
    """Whether an order is not void: its victim lives, and so does its customer, or is one of those
    whom the assassin serves dead. The assassin's own is void if anybody has ordered anything."""
    if order.victim not in town.living:
        return False
    if order.customer is Customer.SELF and len(orders) > 1:
        return False
    return _customer_lives(order, town) or _served_dead(order, town)


def _customer_lives(order: Order, town: Town) -> bool:
    """A clan lives while one of it does; a union of the dead, if one who pays is alive again."""
    if order.clan is not None:
        return not town.wiped_out(order.clan)
    if order.customer is Customer.DEAD_HONEST:
        return any(payer in town.living for payer, _ in order.shares)
    return order.by in town.living


def _served_dead(order: Order, town: Town) -> bool:
    """Item 23, still so at nightfall."""
    dead = (*DOUBLE, *ONCE)
    return order.customer in dead and _why_not_this_customer(order, town) is None
