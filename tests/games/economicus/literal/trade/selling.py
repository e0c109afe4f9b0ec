"""Sales to the market and between players (items 23, 29, 32; E16–E18, E21, E22, E48)."""

from typing import Any

from msgspec import Struct

from intriga.games.economicus.state.position import Stage
from tests.games.economicus.literal import growth, money
from tests.games.economicus.literal.books import Books, chip
from tests.games.economicus.literal.trade import markets


class Deal(Struct):
    """What a player offers; `named`: another price, and who has named it."""

    by: int
    sector: int
    companies: int
    gears: int
    startups: int
    price: int
    to: int | None
    cards: tuple[str, ...]
    named: tuple[int, int] | None = None


def to_market(books: Books, seat: int, sector: int) -> int:
    """A sale to outsiders; returns the price. In phase 3 that of the sector, but never above what
    it was before one's own auction (E48); in need half of it, rounded up (E18)."""
    assert sector != markets.INNOVATION, "between players only (item 32)"
    needy = money.in_need(books, seat)
    if needy:
        paid = markets.half(books, sector)
        books.seen["sold at half"] += 1
    else:
        assert books.before.stage is Stage.SALES
        assert sector == books.position.sector
        gear = bool(chip(books, seat, sector))
        assert books.unmoved(seat, sector, gear=gear) > 0, "once a turn (E17)"
        now = books.position.markets[sector].price
        paid = now
        if books.position.options.pump_barred:
            paid = min(now, books.bound.get((seat, sector), now))
        books.sold += 1
        books.seen["sold to the market"] += 1
    leave(books, seat, sector)
    money.get(books, seat, paid)
    money.cover(books, seat)
    return paid


def leave(books: Books, seat: int, sector: int) -> None:
    """A company returns to the bank: private, unowned, without M&T (items 22, 33)."""
    books.lose(seat, sector, 1, chip(books, seat, sector))
    books.position.markets[sector].private += 1
    growth.best_management(books)


def offered(books: Books) -> Deal:
    """E21: what may be offered, and for how much."""
    act, seat = books.act, books.by
    deal = Deal(
        *(seat, act.sector, act.companies, act.gears, act.startups, act.price, act.to, act.cards)
    )
    needy = money.in_need(books, seat)
    assert needy or (books.before.stage is Stage.SALES and act.sector == books.position.sector)
    assert not act.startups or act.sector == markets.INNOVATION
    assert not act.cards or books.position.options.cards_traded
    held = books.held(seat, act.sector)
    assert act.gears <= min(act.companies, books.unmoved(seat, act.sector, gear=True))
    assert act.companies - act.gears <= books.unmoved(seat, act.sector, gear=False)
    assert act.companies <= held.companies
    assert act.startups <= books.player(seat).startups
    return deal


def fair(books: Books, deal: Deal, price: int) -> None:
    """From 1M to three times the price for each company, startups 1–10M (E21). As in the
    tests of E27 and E37 an unknown price counts 1."""
    options = books.position.options
    if options.gifts:
        return
    if options.fair_prices:
        most = 10 * deal.startups
        if deal.companies:
            most += 3 * deal.companies * markets.assumed(books, deal.sector)
        if deal.companies or deal.startups:
            assert deal.companies + deal.startups <= price <= most, (deal, price, most)
    assert deal.companies or deal.startups or deal.cards
    assert price > 0


def between(books: Books, deal: Deal, told: dict[str, Any]) -> None:
    """A deal: the price named last, to the other player; companies keep their M&T (item 33)."""
    seller, buyer = deal.by, told["buyer"]["seat"]
    assert told["seat"]["seat"] == seller
    assert buyer != seller
    price = deal.price
    if deal.named is not None:
        named_by, price = deal.named
        assert buyer == named_by
        assert books.by == seller, "who has offered answers"
        books.seen["sold for another price"] += 1
    else:
        assert books.by == buyer
        assert deal.to in (None, buyer)
    assert told["money"] == price, (deal, told)
    fair(books, deal, price)
    pay(books, buyer, seller, price)
    hand_over(books, deal, buyer)
    if books.before.stage is Stage.SALES and not money.in_need(books, seller):
        books.sold += deal.companies if deal.sector != markets.INNOVATION else 0
    money.cover(books, seller)
    money.cover(books, buyer)
    books.seen["sold to a player"] += 1


def hand_over(books: Books, deal: Deal, buyer: int) -> None:
    """The goods."""
    books.lose(deal.by, deal.sector, deal.companies, deal.gears)
    books.gain(buyer, deal.sector, deal.companies, deal.gears)
    books.player(deal.by).startups -= deal.startups
    books.player(buyer).startups += deal.startups
    for card in deal.cards:
        books.player(deal.by).cards.remove(card)
        books.player(buyer).cards.append(card)
    growth.grow(books, buyer)


def pay(books: Books, payer: int, payee: int, price: int) -> None:
    """One pays the other (E12); with gifts the money may go the other way."""
    if price < 0:
        payer, payee, price = payee, payer, -price
    money.spend(books, payer, price)
    money.get(books, payee, price)


def over(books: Books) -> None:
    """Nobody sells any more: 10 % less for each company sold, one after another (E16)."""
    if books.sold:
        markets.drop_tenths(books, books.position.sector, books.sold)
        books.seen["price fell after sales"] += 1
        books.seen["several sold"] += books.sold > 1
    books.sold = 0
