"""T4, items 20 to 27: what the assassin is ordered to do, and who pays.

order = {
    "number": n,              # in the order they were received
    "by": seat, or "mafia" or "yakuza" (the clan collectively, alive or wiped out), or "dead
          honest" (their union),
    "named": seat,            # whom the assassin knows: the customer; of a clan one living member
    "as dead": bool,          # whether the customer was dead when it was placed
    "what": "kill" or "guard",
    "whom": seat,
    "price": exp,             # what it is worth in the auction
    "reserved": {seat: exp},  # what each payer has put aside
}

book = [order, ...]           # in the order they were received

done = contracts(town, book, sent, acts)
"""

from typing import Any

Town = dict[str, Any]
Order = dict[str, Any]

START = {"kill": 3, "guard": 2}
"""Item 20."""
UNION_OF_THE_DEAD_HONEST = 20
WIPED_OUT_CLAN = 15
SELF_ORDER = 10

CLANS = ("mafia", "yakuza")


def living(town: Town, seat: int) -> bool:
    return bool(town["people"][seat]["alive"])


def living_necromancer(town: Town) -> bool:
    return any(one["alive"] and one["role"] == "necromancer" for one in town["people"].values())


def clan_members(town: Town, clan: str) -> list[int]:
    """The bandits of a clan, and a commissar who was recruited, while he lives (M15)."""
    return [
        seat
        for seat, one in town["people"].items()
        if one["clan"] == clan and (one["role"] != "commissar" or one["alive"])
    ]


def living_members(town: Town, clan: str) -> list[int]:
    return [seat for seat in clan_members(town, clan) if living(town, seat)]


# While orders are taken.


def may_order(town: Town, book: list[Order], order: Order) -> bool:
    """Items 20 to 23, 25. `town["spent orders"]`: {"dead honest": 1, "commissars": 2,
    ...}, how many orders of those who may order so often have been executed."""
    return (
        price_is_enough(town, order)
        and victim_can_be_named(town, order)
        and customer_may_order(town, order)
        and guard_is_for_oneself(order)
        and payers_have_it(town, book, order)
        and raises_by_one(book, order)
        and union_orders_once(book, order)
    )


def price_is_enough(town: Town, order: Order) -> bool:
    """Start price kill 3, guard 2; union of the dead honest 20; wiped-out clan 15."""
    if order["by"] == "dead honest":
        return bool(order["price"] >= UNION_OF_THE_DEAD_HONEST)
    if order["by"] in CLANS and not living_members(town, order["by"]):
        return bool(order["price"] >= WIPED_OUT_CLAN)
    return bool(order["price"] >= START[order["what"]])


def victim_can_be_named(town: Town, order: Order) -> bool:
    """The victim lives; nobody guards the assassin; the assassin himself may be a victim."""
    if not living(town, order["whom"]):
        return False
    is_assassin = town["people"][order["whom"]]["role"] == "assassin"
    return not (order["what"] == "guard" and is_assassin)


def customer_may_order(town: Town, order: Order) -> bool:
    by = order["by"]
    if by == "dead honest":  # item 23a: when the necromancer is dead, once
        return not living_necromancer(town) and town["spent orders"].get(by, 0) < 1
    if by in CLANS and living_members(town, by):  # item 22
        return True
    if by in CLANS:  # item 23b: wiped out, once; item 18: while the necromancer lives
        return living_necromancer(town) and town["spent orders"].get(by, 0) < 1
    person = town["people"][by]
    if person["role"] == "assassin":
        return False  # his own order is no order of a customer: item 25
    if person["alive"]:
        return True
    if person["role"] == "commissar":  # item 23c: at most two executed orders, of all of them
        return living_necromancer(town) and town["spent orders"].get("commissars", 0) < 2
    if person["clan"]:  # L186a: a living clan mate and a living necromancer, double price
        return living_necromancer(town) and bool(living_members(town, person["clan"]))
    return False


def guard_is_for_oneself(order: Order) -> bool:
    """No guard for a third person, none for another's money; but a clan may pay together («то же
    относится и к заказам на охрану», L67) for the member who is named."""
    return bool(order["what"] == "kill" or order["whom"] == order["named"])


def cost(town: Town, order: Order) -> int:
    """A dead mafioso pays double; a dead commissar 6 for an order of 3. The union of the dead and a
    wiped-out clan have stated prices (item 40)."""
    by = order["by"]
    dead_alone = isinstance(by, int) and not living(town, by)
    return int(order["price"] * (2 if dead_alone else 1))


def payers_have_it(town: Town, book: list[Order], order: Order) -> bool:
    """A single customer per order, except a clan or the union: their members pay together, of a
    clan that lives the living. Bids reserve exp at once; a raise frees what the former bid had
    reserved."""
    payers = order["reserved"]
    by = order["by"]
    if isinstance(by, int) and set(payers) != {by}:
        return False
    may_pay = living_members(town, by) or clan_members(town, by)
    if by in CLANS and not set(payers) <= set(may_pay):
        return False
    if by == "dead honest" and not all(dead_honest(town, seat) for seat in payers):
        return False
    if sum(payers.values()) != cost(town, order):
        return False
    former = same_order(book, order)
    for seat, exp in payers.items():
        others = sum(one["reserved"].get(seat, 0) for one in book if one is not former)
        if exp <= 0 or town["people"][seat]["exp"] - others < exp:
            return False
    return True


def dead_honest(town: Town, seat: int) -> bool:
    person = town["people"][seat]
    bandit = person["clan"] and person["role"] != "commissar"
    return not person["alive"] and not bandit and person["role"] != "assassin"


def same_order(book: list[Order], order: Order) -> Order | None:
    for one in book:
        if all(one[part] == order[part] for part in ("by", "what", "whom")):
            return one
    return None


def raises_by_one(book: list[Order], order: Order) -> bool:
    """Two orders of one customer on the same victim add nothing; step of raise 1."""
    former = same_order(book, order)
    return former is None or order["price"] >= former["price"] + 1


def union_orders_once(book: list[Order], order: Order) -> bool:
    """Item 23a, b: a union of the dead makes one order, which it may raise."""
    if isinstance(order["by"], int) or not order["as dead"]:
        return True
    former = same_order(book, order)
    return all(one is former or one["by"] != order["by"] for one in book)


def receive(book: list[Order], order: Order) -> None:
    """A raise counts from when it was received."""
    former = same_order(book, order)
    if former is not None:
        book.remove(former)
    book.append(order)


# N3.


def contracts(town: Town, book: list[Order], sent: Any, acts: int) -> dict[str, Any]:
    """`sent`: None (nothing), "refuse", or a list of the numbers that he picked. `acts`: 1, or
    with potions 2 or 3. What is executed, who paid what, what the assassin gets."""
    done: dict[str, Any] = {"executed": [], "paid": {}, "income": 0}
    if town["pacifist"] or sent == "refuse" or not assassin_lives(town):
        return done  # all orders are released; no fee has been charged
    valid = [order for order in book if not void(town, order) and he_wants_to(town, order, sent)]
    while len(done["executed"]) < acts:
        order = next_order(town, valid, done["executed"], sent)
        if order is None:
            break
        done["executed"].append(order)
    for order in done["executed"]:
        charge(done, order)
    return done


def assassin_lives(town: Town) -> bool:
    return any(one["alive"] and one["role"] == "assassin" for one in town["people"].values())


def he_wants_to(town: Town, order: Order, sent: Any) -> bool:
    """Item 25: he may commit suicide, he need not."""
    if town["people"][order["whom"]]["role"] != "assassin":
        return True
    return sent is not None and order["number"] in sent


def void(town: Town, order: Order) -> bool:
    """Customer or victim is dead when N3 begins; except item 23 customers, and L186a's. Whoever
    ordered alive is none of these."""
    if not living(town, order["whom"]):
        return True
    by = order["by"]
    if isinstance(by, int):
        alive = living(town, by)
    elif by in CLANS:
        alive = bool(living_members(town, by))
    else:
        alive = False
    return not alive and not (order["as dead"] and customer_may_order(town, order))


def next_order(town: Town, valid: list[Order], executed: list[Order], sent: Any) -> Order | None:
    """Highest price; equal: his pick; none sent: the earliest of the highest. With a potion the
    next is on another person; kill and guard on the same person cannot be combined."""
    taken = {order["whom"] for order in executed}
    free = [
        order
        for order in valid
        if order["whom"] not in taken and not worn_out(town, order, executed)
    ]
    if not free:
        return None
    top = max(order["price"] for order in free)
    dearest = [order for order in free if order["price"] == top]
    for pick in sent or []:
        for one in dearest:
            if one["number"] == pick:
                return one
    return dearest[0]


def worn_out(town: Town, order: Order, executed: list[Order]) -> bool:
    """Item 23: once, once, at most two executed orders; also within one night of a potion."""
    who = spender(town, order)
    limit = {"dead honest": 1, "commissars": 2}.get(who)
    if who in CLANS and order["as dead"]:
        limit = 1
    tonight = sum(spender(town, one) == who for one in executed)
    return limit is not None and town["spent orders"].get(who, 0) + tonight >= limit


def spender(town: Town, order: Order) -> Any:
    """Whose order is used up by it: all dead commissars have two together. Whoever ordered dead has
    used it, though they live again at nightfall."""
    by = order["by"]
    if isinstance(by, int) and order["as dead"] and town["people"][by]["role"] == "commissar":
        return "commissars"
    return by


def charge(done: dict[str, Any], order: Order) -> None:
    """On the attempt even if the target survives. Fee: the assassin gets half, rounded up."""
    for seat, exp in order["reserved"].items():
        done["paid"][seat] = done["paid"].get(seat, 0) + exp
    done["income"] += (order["price"] + 1) // 2


def self_order(town: Town, book: list[Order], received: int, sent: Any) -> bool:
    """Item 25: 10 exp, only if no order was received that day; refusing does not open it; no
    self-guard. `sent`: ("self", whom)."""
    (assassin,) = (s for s, one in town["people"].items() if one["role"] == "assassin")
    what, whom = sent
    return bool(
        what == "self"
        and received == 0
        and not book
        and whom != assassin
        and living(town, whom)
        and town["people"][assassin]["exp"] >= SELF_ORDER
    )
