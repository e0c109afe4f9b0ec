"""What cards do: the closed list of effects (section 3a), and tenders."""

from typing import Any

from intriga.games.economicus.state.questions import Play
from tests.games.economicus.literal import growth, money
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.counting import owned
from tests.games.economicus.literal.trade import markets
from tests.games.economicus.rules import effects as house


def play(books: Books, how: Play) -> None:
    """All effects of an option, one after another."""
    for effect in books.house.decks.card(how.card).effects:
        option(books, how, effect)


def option(books: Books, how: Play, effect: Any) -> None:
    """One effect of an option: on its player, and on what was named."""
    match effect:
        case house.Pay():
            _pay(books, how, effect)
        case house.Take():
            _take(books, how, effect.amount)
        case house.Star():
            books.player(how.by).stars += effect.count
            books.due["card-star", how.by, effect.count] += 1
        case house.ChangePrice():
            sector = how.other if effect.second else how.sector
            assert sector not in (None, markets.INNOVATION)
            markets.price(books, sector)
            markets.change(books, sector, effect.amount)
        case house.Relief():
            assert how.sector is not None
            markets.ease(books, how.sector, effect.strength)
        case house.Gear():
            assert how.sector is not None
            growth.modernise(books, how.by, how.sector, 0)
        case house.MoreResearch():
            growth.startup(books, how.by, effect.price)
        case house.Buy():
            _buy(books, how)
        case house.Seize():
            _seize(books, how)
        case house.CallTender():
            tender(books, how.by, effect)
        case _:
            raise AssertionError(f"no option does {effect}")
    books.seen[f"effect {type(effect).__name__}"] += 1


def _pay(books: Books, how: Play, effect: house.Pay) -> None:
    """The bank pays the player, and perhaps a partner; below zero the player pays (E12)."""
    for seat in [how.by, how.seat] if effect.partner else [how.by]:
        assert seat is not None
        amount = effect.amount
        if effect.per == "company":
            assert how.sector is not None
            amount *= owned(books.position, seat, how.sector)
        elif effect.per == "price":
            assert how.sector is not None
            amount *= books.position.markets[how.sector].price
        if effect.most:
            amount = min(amount, effect.most)
        if amount < 0:
            money.spend(books, seat, -amount)
        else:
            money.get(books, seat, amount)
        if amount:
            books.due["card-pays", seat, amount] += 1


def _take(books: Books, how: Play, amount: int) -> None:
    """From another player, at most their cash."""
    assert how.seat not in (None, how.by)
    assert how.seat is not None
    victim = books.player(how.seat)
    taken = min(amount, victim.cash)
    victim.cash -= taken
    money.get(books, how.by, taken)
    books.due["card-takes", how.by, how.seat, taken] += 1


def _buy(books: Books, how: Play) -> None:
    """An unowned state company at its price, without a quota; the price stays (E19)."""
    assert how.sector is not None
    market = books.position.markets[how.sector]
    if market.state == 0 or money.means(books, how.by) < market.price:
        books.due["card-fails", how.by] += 1
        return
    money.spend(books, how.by, market.price)
    market.state -= 1
    books.gain(how.by, how.sector)
    books.due["card-buys", how.by, how.sector, market.price] += 1


def _seize(books: Books, how: Play) -> None:
    """Another's company with its gear, for nothing."""
    assert how.sector not in (None, markets.INNOVATION)
    assert how.seat not in (None, how.by)
    assert how.seat is not None
    assert how.sector is not None
    assert books.unmoved(how.seat, how.sector, gear=how.gear) > 0, "once a turn (E17)"
    books.lose(how.seat, how.sector, 1, int(how.gear))
    books.gain(how.by, how.sector, 1, int(how.gear))
    growth.best_management(books)
    money.cover(books, how.seat)
    books.due["card-seizes", how.by, how.seat, how.sector] += 1


# ── events ──


def event(books: Books, card: str) -> None:
    """What happens when an event is opened; the rest lasts for the year."""
    books.position.event = card
    for effect in books.house.decks.card(card).effects:
        match effect:
            case house.Quota():
                for seat in books.seats():
                    books.player(seat).cards += [books.house.decks.quota] * effect.count
                    books.due["card-quota", seat, effect.count] += 1
            case house.Token():
                assert effect.sector is not None
                markets.strike(books, effect.sector, effect.strength, black=effect.black)
            case house.Nationalise():
                _nationalise(books, effect.paid)
            case house.CallTender():
                tender(books, books.opener, effect)
        books.seen[f"event {type(effect).__name__}"] += 1


def _nationalise(books: Books, paid: int) -> None:
    """The owner of most companies without Innovation; equals: a die (V14)."""
    counts = {
        seat: sum(one.companies for n, one in books.player(seat).holdings.items() if n != 7)
        for seat in books.seats()
    }
    most = [seat for seat in books.seats() if counts[seat] == max(counts.values())]
    if max(counts.values()) == 0:
        return
    if len(most) > 1:
        books.draw("most")
    books.surrender = (tuple(most), paid)


def nationalised(books: Books, told: dict[str, Any]) -> None:
    """The company is unowned and the state's, without gear; the owner is paid, the price stays."""
    seat, sector = told["seat"]["seat"], books.sector_called(told["sector"])
    assert books.surrender is not None
    among, paid = books.surrender
    assert seat in among
    assert sector != markets.INNOVATION
    assert told["money"] == paid
    gone = books.held(seat, sector).gears - books.after.players[seat].gears_of(sector)
    if hasattr(books.act, "chip"):
        gone = int(books.act.chip == "gear")
    books.lose(seat, sector, 1, gone)
    books.position.markets[sector].state += 1
    money.get(books, seat, paid)
    growth.best_management(books)
    money.cover(books, seat)
    books.surrender = None
    books.seen["nationalised"] += 1


# ── tenders ──


def tender(books: Books, first: int, effect: house.CallTender) -> None:
    """Everybody is asked for one sealed bid."""
    books.tender = (first, effect)
    books.tender_bids = {}
    books.due["tender", effect.least] += 1


def tender_bid(books: Books, seat: int, amount: int) -> None:
    """At least so much, within one's means, by those who meet the goal."""
    assert books.tender is not None
    assert seat not in books.tender_bids
    effect = books.tender[1]
    assert amount >= effect.least
    assert amount <= money.means(books, seat)
    there = [n for n, one in books.player(seat).holdings.items() if one.companies]
    assert len(there) >= effect.present
    books.tender_bids[seat] = amount


def tender_over(books: Books) -> None:
    """The highest pays the bank and gets a star; of equals the card's player, then clockwise."""
    assert books.tender is not None
    first, _ = books.tender
    books.tender = None
    if not books.tender_bids:
        books.due["tender-empty",] += 1
        return
    most = max(books.tender_bids.values())
    winner = next(n for n in books.clockwise(first) if books.tender_bids.get(n) == most)
    money.spend(books, winner, most)
    books.player(winner).stars += 1
    books.due["tender-won", winner, most] += 1
    books.seen["tender won"] += 1
    books.seen["equal bids"] += list(books.tender_bids.values()).count(most) > 1
