"""Why the director does what it does: the terms of what things are worth to it, as sentences."""

from collections.abc import Callable, Mapping

from intriga.games.economicus.bot.menu import effects_written
from intriga.games.economicus.bot.worth import Worth
from intriga.games.economicus.state.questions import ExclusiveOffer, Proposal
from intriga.kernel import Message, Plain, Reasons, seat

_SMALL = 0.01
"""What weighs so little is said only where nothing else speaks for an act."""


def reasons(worth: Worth, act: Plain) -> tuple[Message, ...]:
    """What speaks most for an act of the director."""
    found = Reasons()
    _SAID[act["type"]](worth, act, found)
    return found.strongest()


# ── companies ───────────────────────────────────────────────────────────────────────────


def _gains(worth: Worth, number: int, found: Reasons, more: int = 1) -> None:
    """What a company of a sector brings: `Worth.company`, term by term."""
    counts = worth.counts(number)
    after = {**counts, worth.seat: counts.get(worth.seat, 0) + more}
    stars = worth.stars_in(number, worth.seat, after) - worth.stars_in(number, worth.seat, counts)
    found.add(worth.star * stars, "economicus-because-stars", n=stars)
    income = worth.income(number) * more
    if round(worth.turns * income) >= 1:
        money = round(worth.turns * income)
        found.add(money, "economicus-because-income", n=money, turns=worth.turns)
    rivals = worth.star * (worth.change(number, more) - stars)
    found.add(rivals, "economicus-because-rivals")
    found.add(_SMALL, "economicus-because-presence")


def _places(worth: Worth, act: Plain, found: Reasons) -> None:
    _gains(worth, act["sector"], found)
    if act["kind"] == "private":
        found.add(worth.quota() / 2, "economicus-because-quota")


def _wants(worth: Worth, act: Plain, found: Reasons) -> None:
    """A company at an auction, whatever the way."""
    lot = worth.view.lot
    number = lot.sector if lot is not None else worth.view.sector
    kind = str(lot.kind if lot is not None else act["kind"])
    _gains(worth, number, found)
    denied = worth.lot(number, kind) - worth.company(number)
    found.add(denied, "economicus-because-denied")
    if act["type"] == "set-maximum":
        found.add(3, "economicus-because-truth")


def _leaves(worth: Worth, act: Plain, found: Reasons) -> None:
    lot = worth.view.lot
    number = lot.sector if lot is not None else worth.view.sector
    kind = str(lot.kind if lot is not None and lot.kind else act.get("kind", "private"))
    value = max(0, round(worth.lot(number, kind)))
    found.add(2, "economicus-because-dear", n=value)
    spare = worth.me.cash + worth.credit()
    if spare < value:
        found.add(3, "economicus-because-poor", n=spare)
    else:
        found.add(1, "economicus-because-part")


def _bids_tender(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(2, "economicus-because-tender", n=round(worth.star))


def _stays_out(worth: Worth, act: Plain, found: Reasons) -> None:
    if worth.view.lot is not None:
        _leaves(worth, act, found)
    else:
        found.add(1, "economicus-because-no-tender", n=round(worth.star))


# ── trade ───────────────────────────────────────────────────────────────────────────────


def _sells(worth: Worth, act: Plain, found: Reasons) -> None:
    number = act["sector"]
    price, value = worth.view.markets[number].price, worth.left_after(number)
    if worth.me.cash < 0:
        found.add(5, "economicus-because-debts")
    _monopoly(worth, number, found)
    found.add(
        max(1.0, price - value), "economicus-because-sells", price=price, n=max(0, round(value))
    )


def _monopoly(worth: Worth, number: int, found: Reasons) -> None:
    counts = worth.counts(number)
    less = {**counts, worth.seat: counts.get(worth.seat, 0) - 1}
    lost = worth.stars_in(number, worth.seat, counts) - worth.stars_in(number, worth.seat, less)
    found.add(-worth.star * lost, "economicus-because-monopoly")


def _answers_proposal(worth: Worth, act: Plain, found: Reasons) -> None:
    asked = worth.view.asked
    assert isinstance(asked, Proposal)
    if act["answer"] != "yes":
        found.add(1, "economicus-because-bad-deal", price=asked.price)
    else:
        found.add(1, "economicus-because-good-deal", price=asked.price)
    if asked.companies and asked.by != worth.seat:
        value = max(0, round(worth.company(asked.sector, asked.companies, asked.by)))
        found.add(2, "economicus-because-worth", n=value)
    elif asked.by == worth.seat:
        found.add(2, "economicus-because-worth", n=max(0, round(worth.left_after(asked.sector))))


def _answers_offer(worth: Worth, act: Plain, found: Reasons) -> None:
    asked = worth.view.asked
    assert isinstance(asked, ExclusiveOffer)
    value = max(0, round(worth.left_after(asked.sector)))
    found.add(2, "economicus-because-worth", n=value)
    kept = act["answer"] == "keep"
    found.add(1, "economicus-because-keep" if kept else "economicus-because-three-prices")


def _offers(worth: Worth, act: Plain, found: Reasons) -> None:
    _gains(worth, worth.view.sector, found)
    found.add(_SMALL, "economicus-because-offer", who=seat(act["owner"]))


def _gives_up(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(
        2, "economicus-because-least-missed", n=max(0, round(worth.left_after(act["sector"])))
    )


# ── money and the rest ──────────────────────────────────────────────────────────────────


def _borrows(worth: Worth, act: Plain, found: Reasons) -> None:
    if worth.view.lot is not None:
        _gains(worth, worth.view.lot.sector, found)
        found.add(50, "economicus-because-lack")
    else:
        found.add(2, "economicus-because-debts")
        found.add(1, "economicus-because-loan")


def _withdraws(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(2, "economicus-because-debts")
    found.add(1, "economicus-because-deposit")


def _goes_bankrupt(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(1, "economicus-because-bankrupt")


def _repays(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(2, "economicus-because-interest")
    found.add(1, "economicus-because-idle", n=worth.me.cash - act["amount"])


def _researches(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(3 if worth.me.startups else 1, "economicus-because-startups", n=worth.me.startups)
    found.add(2, "economicus-because-cash", n=worth.me.cash)


def _modernises(worth: Worth, act: Plain, found: Reasons) -> None:
    crisis = worth.view.markets[act["sector"]].crisis
    found.add(crisis * worth.turns / 9, "economicus-because-crisis", n=crisis)
    gears = sum(held.gears for held in worth.me.holdings.values())
    if gears == 2 and worth.view.management is None:
        found.add(worth.star, "economicus-because-management")
    found.add(_SMALL, "economicus-because-cash", n=worth.me.cash)


def _investigates(worth: Worth, act: Plain, found: Reasons) -> None:
    way = act["how"]
    if way == "card":
        found.add(2, "economicus-because-card-free")
    elif way == "journalists":
        found.add(2, "economicus-because-journalists", n=round(worth.star))
    else:
        found.add(2, "economicus-because-no-journalists")
    if way != "no":
        found.add(1, "economicus-because-odds")


def _plays_card(worth: Worth, act: Plain, found: Reasons) -> None:
    card = worth.house.decks.card(act["card"])
    for one in effects_written(card.effects):
        does = str(one["does"])
        if does in ("star", "tender"):
            found.add(worth.star, "economicus-because-card-star")
        elif does in ("gear", "relief"):
            found.add(3, "economicus-because-card-sector")
        elif does == "research":
            found.add(2, "economicus-because-card-research")
        elif does == "price":
            found.add(2, "economicus-because-card-price")
    found.add(1, "economicus-because-card-now", n=worth.me.cash)


def _asks_to_wait(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(
        1, "economicus-because-sells-soon" if act["selling"] else "economicus-because-no-waiting"
    )


def _goes_on(worth: Worth, act: Plain, found: Reasons) -> None:
    found.add(1, "economicus-because-nothing-now")


_SAID: Mapping[str, Callable[[Worth, Plain, Reasons], None]] = {
    "place": _places,
    "open-auction": _wants,
    "bid": _wants,
    "join-auction": _wants,
    "set-maximum": _wants,
    "pass-first": _leaves,
    "leave-auction": _leaves,
    "bid-tender": _bids_tender,
    "stay-out": _stays_out,
    "sell-to-market": _sells,
    "answer-proposal": _answers_proposal,
    "answer-offer": _answers_offer,
    "make-offer": _offers,
    "surrender": _gives_up,
    "auction-off": _gives_up,
    "borrow": _borrows,
    "withdraw": _withdraws,
    "declare-bankruptcy": _goes_bankrupt,
    "repay": _repays,
    "research": _researches,
    "modernise": _modernises,
    "investigate": _investigates,
    "play-card": _plays_card,
    "ask-me": _asks_to_wait,
    "roll": _goes_on,
    "go-on": _goes_on,
}
