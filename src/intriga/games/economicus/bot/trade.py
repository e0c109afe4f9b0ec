"""Sales and offers (items 23, 32, 37)."""

from intriga.games.economicus.bot.menu import Menu
from intriga.games.economicus.bot.worth import Worth
from intriga.games.economicus.state.questions import ExclusiveOffer, Proposal
from intriga.kernel import Plain

_MARGIN = 2
_TIMES = 3
"""An exclusive offer is three times the price."""


def would_sell(worth: Worth) -> bool:
    """Whether something is worth less here than it would bring on the market."""
    prices = worth.view.markets
    return any(
        prices[number].price >= worth.left_after(number) + _MARGIN for number in worth.me.holdings
    )


def sell(worth: Worth, menu: Menu) -> Plain | None:
    """To the market, what brings more there than here: a monopoly, a company of no use."""
    best: tuple[float, int, str] | None = None
    for number in menu.options("sell-to-market", "sector"):
        gain = worth.view.markets[number].price - worth.left_after(number)
        for chip in menu.options("sell-to-market", "chip", sector=number)[:1]:
            best = max(best or (gain, number, chip), (gain, number, chip))
    if best is None or best[0] < _MARGIN:
        return None
    return {"type": "sell-to-market", "sector": best[1], "chip": best[2]}


def sell_least(worth: Worth, menu: Menu) -> Plain | None:
    """What is missed least, when money is needed."""
    found = [
        (worth.left_after(number), number, chip)
        for number in menu.options("sell-to-market", "sector")
        for chip in menu.options("sell-to-market", "chip", sector=number)[:1]
    ]
    if not found:
        return None
    _, number, chip = min(found)
    return {"type": "sell-to-market", "sector": number, "chip": chip}


def answer(worth: Worth, menu: Menu) -> Plain:
    """An offer of another player: what is sold for what it is worth to us."""
    asked = worth.view.asked
    yes = False
    if isinstance(asked, Proposal):
        if asked.by == worth.seat:
            yes = asked.counter is not None and asked.price >= worth.left_after(asked.sector)
        elif asked.companies:
            value = worth.company(asked.sector, asked.companies, asked.by)
            yes = value >= asked.price + _MARGIN and worth.me.cash >= asked.price
        else:
            yes = asked.price <= _MARGIN * asked.startups and worth.me.cash >= asked.price
    answers = menu.options("answer-proposal", "answer")
    wanted = "yes" if yes else "no"
    return {"type": "answer-proposal", "answer": wanted if wanted in answers else answers[0]}


def offer(worth: Worth, menu: Menu) -> Plain | None:
    """An exclusive offer, where a company is worth three prices to us."""
    view = worth.view
    price = view.markets[view.sector].price if view.sector else 0
    if not price or worth.me.cash < _TIMES * price + _MARGIN:
        return None
    for owner in menu.options("make-offer", "owner"):
        if worth.company(view.sector, 1, owner) > _TIMES * price + _MARGIN:
            chips = menu.options("make-offer", "chip", owner=owner)
            return {"type": "make-offer", "owner": owner, "chip": chips[0]}
    return None


def answer_offer(worth: Worth, menu: Menu) -> Plain:
    """Sell for three prices, or pay one to keep it."""
    asked = worth.view.asked
    answers = menu.options("answer-offer", "answer")
    keep = isinstance(asked, ExclusiveOffer) and (
        worth.left_after(asked.sector) > (_TIMES + 1) * asked.price and worth.me.cash >= asked.price
    )
    wanted = "keep" if keep else "sell"
    return {"type": "answer-offer", "answer": wanted if wanted in answers else answers[0]}
