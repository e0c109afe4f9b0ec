"""An account of every coin and every point of mana and exp, kept beside the game.

It reads what was done and what the referee's log and the events say of it, moves the amounts that
the text gives for that (`Lnnn` of the rulebook, items and rulings of the digest), and must come to
what the game has. What is put aside still belongs to whoever put it aside.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import Contribute
from intriga.games.mafia.state.guild import Customer
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import override
from intriga.games.mafia.subjects.crypt import reanimation, rites, shield, souls
from intriga.games.mafia.subjects.guild import blackmail
from intriga.games.mafia.subjects.magic import casting
from intriga.games.mafia.subjects.market import loot
from intriga.games.mafia.subjects.money import exchange, gifts
from intriga.games.mafia.subjects.organisations import services, statements
from intriga.games.mafia.subjects.organisations.fund import DonateToFund, SpendFund
from intriga.games.mafia.subjects.thieves import visits
from intriga.games.mafia.subjects.votes import filling
from intriga.kernel import Note

WHAT = ("exp", "mana", "coins")
Purses = dict[tuple[int, str], int]

MANA = {
    **{"silence": 8, "antimagic": 16, "drain": 20, "protection": 30, "armageddon": 64},  # L242–250
    **{"voice": 6, "resurrection": 50, "ward": 12, "mirror": 32},
    **{"vigilance": 10, "madness": 5, "espionage": 7, "random-thing": 9, "create-thing": 18},
    **{"charisma": 5, "pacifist": 14},
}
RITE, OWN_RITE, SUBJUGATION, REANIMATION = 50, 25, 10, 19
SHIELD, POOL, RECRUITING, MAGE, DRAIN, ARMAGEDDON, ESPIONAGE = 60, 80, 21, 30, 5, 15, 7
TAX = 5
BONUS = -1
"""Whose purse the coins are that wait for the honest of the next match (M46). Funds come below."""


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
    purses[BONUS, "coins"] = state.bonus
    for organisation in state.trade.organisations:
        purses[fund(organisation.number), "coins"] = organisation.fund
    return purses


def fund(number: int) -> int:
    """Whose purse the fund of an organisation is."""
    return BONUS - number


def pooled(state: State) -> list[Contribute]:
    return [one for one in state.today.log if isinstance(one, Contribute)]


def _coins_aside(state: State) -> Iterator[tuple[int, int]]:
    for offer in state.trade.shop.offers:
        yield from offer.payers.items()
    for gift in state.trade.gifts:
        yield gift.by, gift.coins
    for collection in state.trade.collections:
        yield from collection.given.items()
    for organisation in state.trade.organisations:
        for order in organisation.orders:
            yield order.by, order.service.fee


class Book:
    """The account of one step. `causes`: whose purse, by how much, and why; `log`: the referee's,
    before it."""

    def __init__(
        self, before: State, after: State, entry: Any, act: Any, log: Sequence[Note]
    ) -> None:
        self.before, self.after, self.entry, self.act = before, after, entry, act
        self.log = log
        self.purses = owned(before)
        self.causes: list[tuple[int, str, int, str]] = []
        self.lines: Sequence[Note] = entry.notes
        self.pledges = [[one.by, one.mana] for one in before.crypt.pledges]

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


def account(before: State, after: State, entry: Any, act: Any, log: Sequence[Note]) -> Book:
    """One step: what somebody did, then what closed. `log`: the referee's, before it."""
    book = Book(before, after, entry, act, log)
    by = entry.by
    if type(act) in OF_PEOPLE and isinstance(by, int):
        OF_PEOPLE[type(act)](book, by, act)
    elif type(act) in OF_HOSTS and by == "host":
        OF_HOSTS[type(act)](book, act)
    if (before.phase, before.turn) != (after.phase, after.turn):
        CLOSINGS[before.phase](book)
    _funds_are_burnt(book)
    return book


# What people do.


def _cast(book: Book, by: int, act: casting.CastSpell) -> None:
    """A speciality costs half, rounded up (L254, M32); the dead pay double (item 40)."""
    person, price = book.before.people[by], MANA[act.spell]
    if person.speciality == act.spell:
        price = -(-price // 2)
    book.move(by, "mana", -price if person.lives else -2 * price, f"casts {act.spell}")


def _answers_rite(book: Book, by: int, act: rites.AnswerRite) -> None:
    (rite,) = [one for one in book.before.crypt.rites if one.number == act.rite]
    if act.answer != "no":
        book.move(rite.by, "mana", -RITE, "resurrection for the full price")


def _resurrects(book: Book, by: int, act: rites.Resurrect) -> None:
    book.move(by, "mana", -OWN_RITE, "resurrection for half the price")


def _subjugates(book: Book, by: int, act: souls.Subjugate) -> None:
    book.move(by, "mana", -SUBJUGATION, "subjugation")


def _reanimates(book: Book, by: int, act: reanimation.Reanimate) -> None:
    book.move(by, "mana", -REANIMATION, "reanimation")


def _nothing(book: Book, by: int, act: Any) -> None:
    """What is put aside still belongs to them."""


def _visits(book: Book, by: int, act: visits.Burgle) -> None:
    """Espionage is paid once a night (L269, M30)."""
    plan = book.before.plans.get(by)
    if act.spy and not (plan and plan.espionage):
        book.move(by, "mana", -ESPIONAGE, "espionage")


def _exchanges(book: Book, by: int, act: exchange.ExchangeExp) -> None:
    """L200: 1:1; the dead pay double (item 40), the reanimated count as living."""
    rate = 1 if book.before.people[by].walks else 2
    book.move(by, "exp", -act.coins * rate, "exchanged")
    book.move(by, "coins", act.coins, "exchanged")


def _answers_gift(book: Book, by: int, act: gifts.AnswerGift) -> None:
    """Item 39: money from a bandit to one of the honest is a bribe, 5 coins of it are tax; of a
    necromancer's or a commissar's two thirds wait for the honest of the next match (L191, L185). A
    commissar who asked for a purchase has until nightfall."""
    if not act.yes:
        return
    (gift,) = [one for one in book.before.trade.gifts if (one.by, one.to) == (act.by, by)]
    giver, receiver = book.before.people[gift.by], book.before.people[by]
    book.move(gift.by, "coins", -gift.coins, "given")
    assert gift.coins >= TAX + 1  # M45
    corrupts = giver.role is Role.BANDIT and receiver.honest and receiver.clan is not giver.clan
    trusted = gift.purchase and receiver.role is Role.COMMISSAR
    if not corrupts or trusted:
        book.move(by, "coins", gift.coins, "received")
        return
    net = gift.coins - TAX
    sharing = receiver.role in (Role.NECROMANCER, Role.COMMISSAR)
    kept = net // 3 if sharing else net
    book.move(by, "coins", kept, "bribed")
    book.move(BONUS, "coins", net - kept, "of a bribe")


def _organisation_of(state: State, seat: int) -> int:
    (one,) = [one.number for one in state.trade.organisations if seat in one.members]
    return fund(one)


def _donates(book: Book, by: int, act: DonateToFund) -> None:
    book.move(by, "coins", -act.coins, "donated")
    book.move(_organisation_of(book.before, by), "coins", act.coins, "donated")


def _spends(book: Book, by: int, act: SpendFund) -> None:
    assert _organisation_of(book.before, act.to) == _organisation_of(book.before, by)
    book.move(_organisation_of(book.before, by), "coins", -act.coins, "paid by a fund")
    book.move(act.to, "coins", act.coins, "paid by a fund")


def _renders(book: Book, by: int, act: services.RenderService) -> None:
    if not act.yes:
        return
    for one in book.before.trade.organisations:
        for order in one.orders if fund(one.number) == _organisation_of(book.before, by) else ():
            if order.by == act.payer:
                book.move(order.by, "coins", -order.service.fee, "a service")
                book.move(fund(one.number), "coins", order.service.fee, "a service")


def _sells_loot(book: Book, by: int, act: loot.SellLoot) -> None:
    """L273: to the host for half the nominal price, rounded down."""
    (kind,) = [item.kind for item in book.before.people[by].things if item.number == act.thing]
    book.move(by, "coins", NOMINAL[kind] // 2, "loot sold to the host")


def _buys_loot(book: Book, by: int, act: loot.AnswerLoot) -> None:
    if act.yes:
        (one,) = [one for one in book.before.trade.loot if one.number == act.offer]
        book.move(by, "coins", -one.price, "loot bought")
        book.move(one.by, "coins", one.price, "loot sold to the merchant")


NOMINAL = {
    **{"plate": 15, "helm": 10, "mail": 8, "shield": 8, "sword": 15, "cursed": 13, "axe": 20},
    **{"silence": 5, "antimagic": 10, "drain": 10, "protection": 15, "armageddon": 50, "voice": 5},
    **{"resurrection": 20, "ward": 10, "mirror": 15},
    **{"stiletto": 10, "tools": 8, "rat": 12, "hideout": 7, "spies": 20, "coin": 5, "contract": 10},
    **{"orator": 8, "prophet": 12, "advocate": 9, "noise": 3, "trap": 6, "poisoned-trap": 12},
    **{"code": 11, "arrow": 8, "potion": 20},
}
"""L219–L332."""

OF_PEOPLE: dict[type, Callable[[Book, int, Any], None]] = {
    casting.CastSpell: _cast,
    rites.AnswerRite: _answers_rite,
    rites.Resurrect: _resurrects,
    souls.Subjugate: _subjugates,
    reanimation.Reanimate: _reanimates,
    visits.Burgle: _visits,
    exchange.ExchangeExp: _exchanges,
    gifts.AnswerGift: _answers_gift,
    DonateToFund: _donates,
    SpendFund: _spends,
    services.RenderService: _renders,
    loot.SellLoot: _sells_loot,
    loot.AnswerLoot: _buys_loot,
    shield.PledgeMana: _nothing,
    shield.TakeBackMana: _nothing,
    rites.AskRite: _nothing,
    filling.FillPool: _nothing,
}


# The host.


def _overrides(book: Book, act: override.Override) -> None:
    """M52: to the value, but not below what a bid holds."""
    if act.what in WHAT:
        now = getattr(book.after.people[act.whom], act.what)
        assert now >= act.value
        assert now == act.value or act.what == "exp"
        was = getattr(book.before.people[act.whom], act.what)
        book.move(act.whom, act.what, now - was, "the host")


def _strips(book: Book, act: blackmail.StripAssassin) -> None:
    """Item 27: all exp earned by the role in this match."""
    killer = book.before.holder(Role.ASSASSIN)
    assert killer is not None
    stripped = [one for one in book.log if one.id == "mafia-log-assassin-stripped"]
    last = max((one.turn for one in stripped if who(one) == killer), default=-1)
    earned = sum(
        -(-one.order.price // 2)
        for one in book.before.guild.done
        if one.assassin == killer and one.order.customer is not Customer.SELF and one.tick >= last
    )
    book.move(killer, "exp", -min(earned, book.purses[killer, "exp"]), "blackmail")


def _compensates(book: Book, act: statements.OrderCompensation) -> None:
    """L350: the head pays out of their own purse, as far as it goes."""
    (one,) = [one for one in book.before.trade.organisations if one.number == act.organisation]
    heads = [one.head, *one.members]
    head = next(seat for seat in heads if book.before.people[seat].lives)
    coins = min(act.coins, book.before.people[head].coins)
    book.move(head, "coins", -coins, "compensation")
    book.move(act.whom, "coins", coins, "compensation")


OF_HOSTS: dict[type, Callable[[Book, Any], None]] = {
    override.Override: _overrides,
    blackmail.StripAssassin: _strips,
    statements.OrderCompensation: _compensates,
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
            book.move(BONUS, "coins", -share, "bribes of the last match")


def _night_ends(book: Book) -> None:
    """In the order of the referee's log, which is that of the night."""
    for line in book.lines:
        if line.id == "mafia-log-exp-burnt":  # N2 is before N3
            OF_THE_NIGHT[line.id](book, line)
    _orders_are_paid(book)
    for seat, params in book.heard("mafia-mana-gained"):
        book.move(seat, "mana", params["mana"], "drains a mage")
    for line in book.lines:
        if line.id in OF_THE_NIGHT and line.id != "mafia-log-exp-burnt":
            OF_THE_NIGHT[line.id](book, line)


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


def _the_shield_is_spent(book: Book, line: Note) -> None:
    """M28: their own mana first, then pledges in order."""
    necromancer = who(line)
    left = SHIELD - min(SHIELD, book.purses[necromancer, "mana"])
    book.move(necromancer, "mana", left - SHIELD, "the shield")
    for pledge in book.pledges:
        part = min(left, pledge[1])
        left -= part
        pledge[1] -= part
        book.move(pledge[0], "mana", -part, "the shield, pledged")
    assert not left, "a shield that was not ready"


def _mana_is_drained(book: Book, line: Note) -> None:
    """L244: half of what they had; from a mirror all (M31, M34). The mage hears what they got."""
    mana = line.params["mana"]
    assert isinstance(mana, int)
    had = book.before.people[who(line)].mana
    assert mana <= had
    book.move(who(line), "mana", -mana, "drained by a mage")


def _armageddon(book: Book, line: Note) -> None:
    exp = line.params["exp"]
    assert isinstance(exp, int)
    free = book.purses[who(line), "exp"] - _held(book.before, who(line))
    assert exp == min(ARMAGEDDON, free)
    book.move(who(line), "exp", -exp, "Armageddon")


def _drained(book: Book, line: Note) -> None:
    """L42: 5 exp, or all; the necromancer gets 3/5 of it, rounded down (M29)."""
    loser = who(line)
    exp = line.params["exp"]
    assert isinstance(exp, int)
    assert exp == min(DRAIN, book.purses[loser, "exp"])
    book.move(loser, "exp", -exp, "drained")
    book.move(necromancer_of(book.after), "exp", exp * 3 // 5, "drains")


OF_THE_NIGHT: dict[str, Callable[[Book, Note], None]] = {
    "mafia-log-shield": _the_shield_is_spent,
    "mafia-log-drained": _drained,
    "mafia-log-mana-drained": _mana_is_drained,
    "mafia-log-exp-burnt": _armageddon,
}


def _day_ends(book: Book) -> None:
    _shop_sells(book)
    for line in book.lines:
        if line.id == "mafia-log-not-spent":
            _purchase_was_none(book, line)
    _pool_is_burnt(book)
    for line in book.lines:
        if line.id == "mafia-log-joined":
            _recruiting_is_paid(book, who(line, "whom"))


def _shop_sells(book: Book) -> None:
    """Each who paid hears what; all that was paid is what was sold for, of which the merchant gets
    what is above the nominal price (M40)."""
    paid = 0
    for id in ("mafia-bought", "mafia-helped-buy"):
        for seat, params in book.heard(id):
            book.move(seat, "coins", -params["coins"], "bought")
            paid += params["coins"]
    logged = [line.params["coins"] for line in book.lines if line.id == "mafia-log-bought"]
    assert paid == sum(coins for coins in logged if isinstance(coins, int))
    income = 0
    for seat, params in book.heard("mafia-sold"):
        assert seat == book.before.trade.shop.merchant
        book.move(seat, "coins", params["coins"], "sold")
        income += params["coins"]
    assert income <= paid


def _purchase_was_none(book: Book, line: Note) -> None:
    """L183: money for a purchase that was not made was a bribe after all; a commissar keeps a
    third, and what they have spent meanwhile cannot be taken back."""
    coins, tax, bonus = (line.params[name] for name in ("coins", "tax", "bonus"))
    assert isinstance(coins, int)
    assert isinstance(tax, int)
    assert isinstance(bonus, int)
    to = who(line, "to")
    due = coins - (coins - TAX) // 3
    assert tax + bonus == min(due, book.purses[to, "coins"])
    assert tax == min(TAX, tax + bonus)
    book.move(to, "coins", -tax - bonus, "no purchase")
    book.move(BONUS, "coins", bonus, "of a bribe")


def _funds_are_burnt(book: Book) -> None:
    """L346: with the last member's death, whatever it was."""
    for line in book.lines:
        if line.id == "mafia-log-fund-burnt":
            for one in book.after.trade.organisations:
                if one.name == line.params["name"] and not one.fund:
                    left = book.purses[fund(one.number), "coins"]
                    assert not any(book.after.people[seat].lives for seat in one.members) or left
                    book.move(fund(one.number), "coins", -left, "a fund without members")


def _pool_is_burnt(book: Book) -> None:
    """Item 41: 80 mana against one accused, once a day; the rest goes back."""
    given = pooled(book.before)
    if isinstance(book.act, filling.FillPool):  # with it the day was over
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


def who(line: Note, name: str = "who") -> int:
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
