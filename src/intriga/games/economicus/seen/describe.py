"""The view in sentences: the game can be played from the text alone."""

from collections.abc import Iterator

from intriga.games.economicus.data import House, house_of
from intriga.games.economicus.seen.view import View
from intriga.kernel import Message, msg, seat


def describe(view: View) -> list[Message]:
    """The year, the sectors, the players, one's own cards."""
    return [*_course(view), *_sectors(view), *_players(view), *_mine(view)]


def _printed(view: View) -> House:
    return house_of(view.options.board, view.options.decks, view.options.dice)


def _course(view: View) -> Iterator[Message]:
    if view.year:
        turn = {"year": view.year, "seat": seat(view.active), "goal": view.goal}
        yield Message("economicus-now", turn)
    if view.sector:
        name = _printed(view).board.sector(view.sector).called
        yield Message("economicus-active", {"sector": name})
    if view.event:
        yield Message(
            "economicus-this-year", {"card": _printed(view).decks.card(view.event).called}
        )
    if view.lot:
        lot, name = view.lot, _printed(view).board.sector(view.lot.sector).called
        yield Message("economicus-on-sale", {"sector": name, "money": lot.price or lot.start})


def _sectors(view: View) -> Iterator[Message]:
    for number in view.circle:
        market = view.markets[number]
        yield Message(
            "economicus-sector",
            {
                "sector": _printed(view).board.sector(number).called,
                "private": market.private,
                "state": market.state,
                "price": market.price,
                "crisis": market.crisis,
            },
        )


def _players(view: View) -> Iterator[Message]:
    for number, one in enumerate(view.players):
        held = [
            msg(
                "economicus-held",
                sector=_printed(view).board.sector(sector).called,
                companies=of.companies,
                gears=of.gears,
            )
            for sector, of in one.holdings.items()
        ]
        yield Message(
            "economicus-player",
            {
                "seat": seat(number),
                "cash": one.cash,
                "loan": one.loan,
                "deposit": one.deposit,
                "stars": one.stars,
                "startups": one.startups,
                "cards": one.cards,
                "held": held,
            },
        )


def _mine(view: View) -> Iterator[Message]:
    if view.mine is None:
        return
    for id in view.mine.cards:
        card = _printed(view).decks.card(id)
        yield Message("economicus-my-card", {"card": card.called, "text": card.text.called})
