"""The director: values companies, bids to that, keeps money, and counts stars."""

from random import Random
from typing import Final

from msgspec.structs import asdict, replace

from intriga.games.economicus.bot import auctions, growth, trade
from intriga.games.economicus.bot.menu import Menu
from intriga.games.economicus.bot.reasons import reasons
from intriga.games.economicus.bot.worth import Worth
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.questions import Insolvency, Stops
from intriga.kernel import Advice, Observation, Offer, Plain

_STOPS: Final = Stops(roll=False, own_sales=False, own_end=False, selling=False)
"""It need be waited for before its roll, and before the auction to make offers; in phase 3 only
while it would sell something. What it answers, it is asked."""
_PROOF = 0.5
_JOURNALISTS = 7.0
"""An investigation succeeds every other time; journalists cost two dice."""


class Director:
    """The bot of one seat."""

    past = "nothing"

    def look(self, observation: Observation) -> None:
        """It goes by what it sees when it acts."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """Answer what is asked; in its own turn first do what pays."""
        decided = self._decided(observation, offer)
        return None if decided is None else decided[1]

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """The same, and why."""
        decided = self._decided(observation, offer)
        return None if decided is None else Advice(decided[1], reasons(*decided))

    def _decided(self, observation: Observation, offer: Offer) -> tuple[Worth, Plain] | None:
        view: View = observation.view
        if view.mine is None:
            return None
        assert isinstance(offer.actor, int)
        worth, menu = Worth(view, offer.actor), Menu(offer)
        act = self._answer(worth, menu) or self._turn(worth, menu)
        return None if act is None else (worth, act)

    def _answer(self, worth: Worth, menu: Menu) -> Plain | None:
        """What is asked of it."""
        view = worth.view
        if menu.has("place"):
            return auctions.place(worth, menu)
        if menu.has("open-auction") or menu.has("pass-first"):
            return auctions.first_word(worth, menu)
        if menu.has("bid") or menu.has("leave-auction"):
            return auctions.bid(worth, menu)
        if menu.has("bid-tender"):
            return auctions.tender(view, worth, menu)
        if menu.has("set-maximum"):
            return auctions.seal(worth, menu)
        if menu.has("stay-out"):
            return {"type": "stay-out"}
        if menu.has("answer-proposal"):
            return trade.answer(worth, menu)
        if menu.has("answer-offer"):
            return trade.answer_offer(worth, menu)
        if menu.has("investigate"):
            return _investigate(worth, menu)
        if isinstance(view.asked, Insolvency) and view.asked.seat == worth.seat:
            return _find_money(worth, menu)
        return _give_up(worth, menu)

    def _turn(self, worth: Worth, menu: Menu) -> Plain | None:
        """Between the steps."""
        stops = replace(_STOPS, selling=trade.would_sell(worth))
        if stops != worth.me.stops and menu.has("ask-me"):
            return {"type": "ask-me", **asdict(stops)}
        own = worth.view.active == worth.seat
        if own and (found := growth.invest(worth, menu) or trade.offer(worth, menu)):
            return found
        if found := trade.sell(worth, menu):
            return found
        for act in ("roll", "go-on"):
            if menu.has(act):
                return {"type": act}
        return None


def _investigate(worth: Worth, menu: Menu) -> Plain:
    """With a card always; through journalists where a star is worth it."""
    ways = menu.options("investigate", "how")
    pays = worth.star * _PROOF > _JOURNALISTS and worth.me.cash > 2 * _JOURNALISTS
    for how in ("card", "journalists" if pays else "no", "no"):
        if how in ways:
            return {"type": "investigate", "how": how}
    return {"type": "investigate", "how": ways[0]}


def _find_money(worth: Worth, menu: Menu) -> Plain | None:
    """Deposits, loans, then what is missed least; else bankruptcy (item 29)."""
    deposits = menu.options("withdraw", "amount")
    if deposits:
        return {"type": "withdraw", "amount": deposits[-1]}
    loan, sale = auctions.borrow(menu), trade.sell_least(worth, menu)
    if loan or sale:
        return loan or sale
    return {"type": "declare-bankruptcy"} if menu.has("declare-bankruptcy") else None


def _give_up(worth: Worth, menu: Menu) -> Plain | None:
    """A company for the state, or for a forced auction: the one that is missed least."""
    for act in ("surrender", "auction-off"):
        found = [
            (worth.left_after(number), number, chip)
            for number in menu.options(act, "sector")
            for chip in menu.options(act, "chip", sector=number)[:1]
        ]
        if found:
            _, number, chip = min(found)
            return {"type": act, "sector": number, "chip": chip}
    return None
