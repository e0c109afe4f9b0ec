"""Crimes and investigations (items 35, 36; E34–E36)."""

from intriga.games.economicus.state.questions import Investigation, Play
from intriga.games.economicus.subjects.cards.playing import PlayCard
from tests.games.economicus.literal import money, playing_cards
from tests.games.economicus.literal.books import Books
from tests.games.economicus.literal.trade import markets
from tests.games.economicus.rules import effects as house


def played(books: Books, seat: int, card: str) -> None:
    """A card is played: it leaves the hand; a crime must be rolled for (item 35)."""
    act = books.act
    assert isinstance(act, PlayCard)
    assert act.card == card
    books.player(seat).cards.remove(card)
    known = books.house.decks.card(card)
    assert known.window != "own" or seat == books.position.active
    how = Play(card, seat, act.sector, act.other, act.seat, act.chip == "gear")
    if any(isinstance(one, house.Buy) for one in known.effects):
        assert how.sector is not None
        markets.price(books, how.sector)  # rolled when the target is named
    if not known.difficulty:
        playing_cards.play(books, how)
        return
    die = books.die("crime")
    if die <= known.difficulty:
        books.due["crime-failed", seat, die] += 1
        books.seen["crime failed"] += 1
        return
    books.due["crime", seat, die] += 1
    books.seen["crime"] += 1
    books.crime, books.investigators = how, {}
    if not any(isinstance(one, Investigation) for one in books.after.questions):
        over(books)


def over(books: Books) -> None:
    """The window closes: who will investigates, clockwise from the criminal, until one succeeds;
    otherwise the crime takes effect (E34)."""
    how = books.crime
    assert how is not None
    books.crime = None
    for seat in books.clockwise(how.by):
        answer = books.investigators.get(seat, "no")
        if answer != "no" and _succeeds(books, how.by, seat, answer):
            return
    playing_cards.play(books, how)
    books.seen["crime took effect"] += 1


def _succeeds(books: Books, criminal: int, seat: int, answer: str) -> bool:
    """Item 36: a die above 3; one star and 6M of the criminal, one star for the investigator."""
    assert seat != criminal
    cost = 0
    if answer == "card":
        books.player(seat).cards.remove(_inspector(books))
    else:
        cost = books.die("journalists") + books.die("journalists")
        if books.position.options.safe_journalists:
            assert money.means(books, seat) >= 12
        _pay_journalists(books, seat, cost)
    die = books.die("proof")
    books.due["investigated", seat, answer, cost, die] += 1
    books.seen[f"investigated by {answer}"] += 1
    if die <= 3:
        return False
    books.player(seat).stars += 1
    books.player(criminal).stars -= 1
    money.must_pay(books, criminal, 6)
    books.due["proved", seat, criminal, 6] += 1
    books.seen["proved"] += 1
    return True


def _pay_journalists(books: Books, seat: int, amount: int) -> None:
    """Whatever they cost: by a loan, if that suffices; otherwise one is insolvent (E35)."""
    if money.means(books, seat) >= amount:
        money.spend(books, seat, amount)
    else:
        money.must_pay(books, seat, amount)


def _inspector(books: Books) -> str:
    return next(
        card.id
        for card in books.house.decks.cards
        if any(isinstance(one, house.Inspector) for one in card.effects)
    )
