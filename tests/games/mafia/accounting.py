"""An account of every coin and every point of mana and exp, kept beside the game.

It reads what was done and what the referee's log and the events say of it, moves the amounts that
the text gives for that (`Lnnn` of the rulebook, items and rulings of the digest), and must come to
what the game has. What is put aside still belongs to whoever put it aside.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from intriga.games.mafia.acts import day, host, night, town
from intriga.games.mafia.day.events import Contribute
from intriga.games.mafia.night.contracts import Customer
from intriga.games.mafia.people import Role
from intriga.games.mafia.state import Line, Phase, State

WHAT = ("exp", "mana", "coins")
Purses = dict[tuple[int, str], int]

MANA = {
    **{"silence": 8, "antimagic": 16, "drain": 20, "protection": 30, "armageddon": 64},  # L242–250
    **{"voice": 6, "resurrection": 50, "ward": 12, "mirror": 32},
    **{"vigilance": 10, "madness": 5, "espionage": 7, "random-thing": 9, "create-thing": 18},
    **{"charisma": 5, "pacifist": 14},
}
RITE, OWN_RITE, SUBJUGATION, REANIMATION = 50, 25, 10, 19
SHIELD, POOL, RECRUITING, MAGE, DRAIN = 60, 80, 21, 30, 5


def owned(state: State) -> Purses:
    """All that everybody has, in hand and put aside."""
    purses: Purses = defaultdict(int)
    for seat, person in enumerate(state.people):
        for what in WHAT:
            purses[seat, what] += getattr(person, what)
    for pledge in state.crypt.pledges:
        purses[pledge.by, "mana"] += pledge.mana
    for rite in state.crypt.rites:
        purses[rite.by, "mana"] += rite.mana
    if state.phase is Phase.DAY:
        for one in pooled(state):
            purses[one.by, "mana"] += one.mana
    for seat, coins in _coins_aside(state):
        purses[seat, "coins"] += coins
    return purses


def pooled(state: State) -> list[Contribute]:
    return [one for one in state.today.log if isinstance(one, Contribute)]


def _coins_aside(state: State) -> Iterator[tuple[int, int]]:
    for offer in state.trade.shop.offers:
        yield from offer.payers.items()
    for gift in state.trade.gifts:
        yield gift.by, gift.coins
    for collection in state.trade.collections:
        yield from collection.given.items()


class Book:
    """The account of one step. `causes`: whose purse, by how much, and why."""

    def __init__(self, before: State, after: State, entry: Any, act: Any) -> None:
        self.before, self.after, self.entry, self.act = before, after, entry, act
        self.purses = owned(before)
        self.causes: list[tuple[int, str, int, str]] = []
        self.lines = after.log[len(before.log) :]

    def move(self, seat: int, what: str, amount: int, why: str) -> None:
        if amount:
            self.purses[seat, what] += amount
            self.causes.append((seat, what, amount, why))

    def heard(self, id: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
        """Who was told this alone, and with what numbers."""
        for event in self.entry.events:
            if event.id == id:
                (seat,) = event.to
                yield seat, event.params

    def difference(self) -> dict[tuple[int, str], tuple[int, int]]:
        """Where the game has something else: what the account says, what there is."""
        there = owned(self.after)
        keys = {*there, *self.purses}
        return {
            key: (self.purses[key], there[key]) for key in keys if self.purses[key] != there[key]
        }


def account(before: State, after: State, entry: Any, act: Any) -> Book:
    """One step: what somebody did, then what closed."""
    book = Book(before, after, entry, act)
    by = entry.by
    if type(act) in OF_PEOPLE and isinstance(by, int):
        OF_PEOPLE[type(act)](book, by, act)
    elif type(act) in OF_HOSTS and by == "host":
        OF_HOSTS[type(act)](book, act)
    if (before.phase, before.turn) != (after.phase, after.turn):
        CLOSINGS[before.phase](book)
    return book


# What people do.


def _cast(book: Book, by: int, act: night.CastSpell) -> None:
    """A speciality costs half, rounded up (L254, M32); the dead pay double (item 40)."""
    person, price = book.before.people[by], MANA[act.spell]
    if person.speciality == act.spell:
        price = -(-price // 2)
    book.move(by, "mana", -price if person.lives else -2 * price, f"casts {act.spell}")


def _answers_rite(book: Book, by: int, act: town.AnswerRite) -> None:
    (rite,) = [one for one in book.before.crypt.rites if one.number == act.rite]
    if act.answer != "no":
        book.move(rite.by, "mana", -RITE, "resurrection for the full price")


def _resurrects(book: Book, by: int, act: town.Resurrect) -> None:
    book.move(by, "mana", -OWN_RITE, "resurrection for half the price")


def _subjugates(book: Book, by: int, act: town.Subjugate) -> None:
    book.move(by, "mana", -SUBJUGATION, "subjugation")


def _reanimates(book: Book, by: int, act: town.Reanimate) -> None:
    book.move(by, "mana", -REANIMATION, "reanimation")


def _nothing(book: Book, by: int, act: Any) -> None:
    """What is put aside still belongs to them."""


OF_PEOPLE: dict[type, Callable[[Book, int, Any], None]] = {
    night.CastSpell: _cast,
    town.AnswerRite: _answers_rite,
    town.Resurrect: _resurrects,
    town.Subjugate: _subjugates,
    town.Reanimate: _reanimates,
    town.PledgeMana: _nothing,
    town.TakeBackMana: _nothing,
    town.AskRite: _nothing,
    day.FillPool: _nothing,
}


# The host.


def _overrides(book: Book, act: host.Override) -> None:
    """M52: to the value, but not below what a bid holds."""
    if act.what in WHAT:
        now = getattr(book.after.people[act.whom], act.what)
        assert now >= act.value
        assert now == act.value or act.what == "exp"
        was = getattr(book.before.people[act.whom], act.what)
        book.move(act.whom, act.what, now - was, "the host")


def _strips(book: Book, act: host.StripAssassin) -> None:
    """Item 27: all exp earned by the role in this match."""
    killer = book.before.holder(Role.ASSASSIN)
    assert killer is not None
    stripped = [one for one in book.before.log if one.text == "mafia-log-assassin-stripped"]
    last = max((one.tick for one in stripped if who(one) == killer), default=-1)
    earned = sum(
        -(-one.order.price // 2)
        for one in book.before.guild.done
        if one.assassin == killer and one.order.customer is not Customer.SELF and one.tick >= last
    )
    book.move(killer, "exp", -min(earned, book.purses[killer, "exp"]), "blackmail")


OF_HOSTS: dict[type, Callable[[Book, Any], None]] = {
    host.Override: _overrides,
    host.StripAssassin: _strips,
}


# The opening, the night, the day end.


def _opening_ends(book: Book) -> None:
    for seat, person in enumerate(book.after.people):
        if person.profession == "mage":
            book.move(seat, "mana", MAGE, "a mage")
    share = book.before.bonus // max(1, sum(one.honest for one in book.after.people))
    for seat, person in enumerate(book.after.people):
        if person.honest:  # M46
            book.move(seat, "coins", share, "bribes of the last match")


def _night_ends(book: Book) -> None:
    """In the order of the referee's log, which is that of the night."""
    _orders_are_paid(book)
    for line in book.lines:
        if line.text in OF_THE_NIGHT:
            OF_THE_NIGHT[line.text](book, line)


def _orders_are_paid(book: Book) -> None:
    """L58: half for the assassin, rounded up, the other half burns. What each payer was told they
    paid is what the executed orders cost, double where the dead pay double (item 40)."""
    tonight = [one for one in book.after.guild.done if one.tick == book.before.tick]
    cost = 0
    for done in tonight:
        order = done.order
        if order.customer is Customer.SELF:  # item 25
            book.move(done.assassin, "exp", -10, "kills unbidden")
            continue
        double = order.customer in (Customer.DEAD_BANDIT, Customer.DEAD_COMMISSAR)
        cost += order.price * (2 if double else 1)
        book.move(done.assassin, "exp", -(-order.price // 2), "half of the price")
    paid = 0
    for seat, params in book.heard("mafia-order-taken"):
        book.move(seat, "exp", -params["exp"], "an order to the assassin")
        paid += params["exp"]
    assert paid == cost, (paid, cost)


def _the_shield_is_spent(book: Book, line: Line) -> None:
    """M28: their own mana first, then pledges in order."""
    necromancer = who(line)
    pledged = [one for one in book.before.crypt.pledges if one.by != necromancer]
    given = sum(one.mana for one in pledged)
    left = SHIELD - min(SHIELD, book.purses[necromancer, "mana"])
    book.move(necromancer, "mana", left - SHIELD, "the shield")
    assert left <= given, "a shield that was not ready"
    for one in pledged:
        part = min(left, one.mana)
        left -= part
        book.move(one.by, "mana", -part, "the shield, pledged")


def _drained(book: Book, line: Line) -> None:
    """L42: 5 exp, or all; the necromancer gets 3/5 of it, rounded down (M29)."""
    loser = who(line)
    exp = line.params["exp"]
    assert isinstance(exp, int)
    assert exp == min(DRAIN, book.purses[loser, "exp"])
    book.move(loser, "exp", -exp, "drained")
    book.move(necromancer_of(book.after), "exp", exp * 3 // 5, "drains")


OF_THE_NIGHT: dict[str, Callable[[Book, Line], None]] = {
    "mafia-log-shield": _the_shield_is_spent,
    "mafia-log-drained": _drained,
}


def _day_ends(book: Book) -> None:
    _pool_is_burnt(book)
    for line in book.lines:
        if line.text == "mafia-log-joined":
            _recruiting_is_paid(book, who(line, "whom"))


def _pool_is_burnt(book: Book) -> None:
    """Item 41: 80 mana against one accused, once a day; the rest goes back."""
    given = pooled(book.before)
    if isinstance(book.act, day.FillPool):  # with it the day was over
        given.append(Contribute(book.entry.by, book.act.whom, book.act.mana))
    against: dict[int, int] = defaultdict(int)
    for one in given:
        against[one.against] += one.mana
    full = [accused for accused, mana in against.items() if mana >= POOL]
    assert len(full) <= 1
    for one in given:
        if one.against in full:
            book.move(one.by, "mana", -one.mana, "two votes of the dead")
    assert all(against[accused] == POOL for accused in full)


def _recruiting_is_paid(book: Book, recruit: int) -> None:
    """Item 31: 21 exp, the candidate what was agreed, the living of the clan the rest, who has
    more not less than who has less."""
    clan = book.after.people[recruit].clan
    assert clan is not None
    offer = book.before.clans[clan].invitation
    assert offer is not None
    assert offer.whom == recruit
    assert offer.answer
    book.move(recruit, "exp", -offer.share, "joins a clan")
    there = owned(book.after)
    mates = [mate for mate in book.before.members(clan) if book.after.people[mate].lives]
    parts = {mate: book.purses[mate, "exp"] - there[mate, "exp"] for mate in mates}
    assert sum(parts.values()) == RECRUITING - offer.share
    most = max(parts.values())
    for mate, part in parts.items():
        free = book.purses[mate, "exp"] - _held(book.before, mate)
        assert part >= most - 1 or part == free, (parts, free, mate)
        book.move(mate, "exp", -part, "recruits")


def _held(state: State, seat: int) -> int:
    """Exp of orders that stand."""
    return sum(exp for one in state.guild.orders for payer, exp in one.shares if payer == seat)


CLOSINGS: dict[Phase, Callable[[Book], None]] = {
    Phase.OPENING: _opening_ends,
    Phase.NIGHT: _night_ends,
    Phase.DAY: _day_ends,
}


def who(line: Line, name: str = "who") -> int:
    """The person in a line of the log."""
    person = line.params[name]
    assert isinstance(person, dict)
    seat = person["seat"]
    assert isinstance(seat, int)
    return seat


def necromancer_of(state: State) -> int:
    """Dead or alive."""
    (one,) = [seat for seat, person in enumerate(state.people) if person.role is Role.NECROMANCER]
    return one
