"""What people may do now, as forms; what each field offers is in `choices`."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import asdict

from intriga.games.economicus import choices
from intriga.games.economicus.acts import course, development, money, trade
from intriga.games.economicus.house.decks import Target
from intriga.games.economicus.questions import (
    Auction,
    ExclusiveOffer,
    Insolvency,
    Investigation,
    Placement,
    Proposal,
    Stops,
    Surrendering,
    Tender,
)
from intriga.games.economicus.rules import auction, cards, crime, hands, offers, sales, tender, turn
from intriga.games.economicus.rules import bankruptcy as ruin
from intriga.games.economicus.rules import development as growth
from intriga.games.economicus.state import Stage, State
from intriga.games.economicus.windows import between, windows
from intriga.kernel import Act, Actor, Field, Form, Seat, choice


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor: the host has none."""
    if not isinstance(actor, int) or state.stage is Stage.OVER:
        return []
    return [*_asked(state, actor), *_course(state, actor), *_always(state, actor)]


def _form(state: State, act: type[Act], *fields: Field, main: bool = False, **preset: Any) -> Form:
    """A form that answers the window that is open."""
    key = between(state) if state.question is None else windows(state)[0].key
    return Form(act, fields, (), key, state.asked, main=main, preset=preset)


# ── what is asked ───────────────────────────────────────────────────────────────────────


def _asked(state: State, who: Seat) -> Iterator[Form]:
    question = state.question
    if question is not None:
        yield from _OF[type(question)](state, who, question)


def _placement(state: State, who: Seat, placement: Placement) -> Iterator[Form]:
    if placement.order[0] == who:
        place = choice("sector", "place"), choice("kind", "place-kind", after=("sector",))
        yield _form(state, course.Place, *place, main=True)


def _auction(state: State, who: Seat, lot: Auction) -> Iterator[Form]:
    if not lot.worded:
        if lot.opener == who:
            bid = Field("bid", "number", "first-bid", after=("kind",))
            if choices.some(state, who, "bid-kind"):
                yield _form(state, trade.OpenAuction, choice("kind", "bid-kind"), bid, main=True)
            yield _form(state, trade.PassFirst, choice("kind", "lot-kind"))
    elif auction.is_sealed(state):
        if who in auction.unanswered(state, lot):
            if choices.some(state, who, "maximum"):
                amount = Field("amount", "number", "maximum")
                yield _form(state, trade.SetMaximum, amount, main=True)
            yield _form(state, trade.StayOut)
    elif who in auction.bidders(state, lot):
        if choices.some(state, who, "bid"):
            yield _form(state, trade.Bid, Field("amount", "number", "bid"), main=True)
        if not auction.check_join(state, who, trade.JoinAuction()):
            yield _form(state, trade.JoinAuction)
        yield _form(state, trade.LeaveAuction)


def _proposal(state: State, who: Seat, proposal: Proposal) -> Iterator[Form]:
    if who in sales.asked(proposal):
        yes = choice("answer", "yes-no")
        yield _form(state, trade.AnswerProposal, yes, main=True)
        if proposal.counter is None and choices.some(state, who, "counter"):
            yield _form(state, trade.NamePrice, Field("price", "number", "counter"))
    if proposal.by == who:
        yield _form(state, trade.WithdrawProposal)


def _offer(state: State, who: Seat, offer: ExclusiveOffer) -> Iterator[Form]:
    if offer.agreed:
        if offer.by == who:
            yield _form(state, trade.AuctionOff, choice("sector", "lots"), _gear(), main=True)
    elif offer.owner == who:
        yield _form(state, trade.AnswerOffer, choice("answer", "sell"), main=True)


def _tender(state: State, who: Seat, asked: Tender) -> Iterator[Form]:
    if who in tender.unanswered(asked):
        if choices.some(state, who, "tender"):
            amount = Field("amount", "number", "tender")
            yield _form(state, development.BidTender, amount, main=True)
        yield _form(state, trade.StayOut)


def _investigation(state: State, who: Seat, asked: Investigation) -> Iterator[Form]:
    if who in crime.unanswered(asked):
        yield _form(state, trade.Investigate, choice("how", "investigate"), main=True)


def _insolvency(state: State, who: Seat, asked: Insolvency) -> Iterator[Form]:
    if asked.seat != who:
        return
    if choices.some(state, who, "sold"):
        yield _form(state, trade.SellToMarket, choice("sector", "sold"), _SOLD_CHIP, main=True)
    yield from _proposing(state, who)
    yield _form(state, course.DeclareBankruptcy)


def _surrender(state: State, who: Seat, asked: Surrendering) -> Iterator[Form]:
    if asked.seat == who:
        fields = choice("sector", "surrendered"), _gear()
        yield _form(state, development.Surrender, *fields, main=True)


_OF: Final[Mapping[type, Callable[[State, Seat, Any], Iterator[Form]]]] = {
    Placement: _placement,
    Auction: _auction,
    Proposal: _proposal,
    ExclusiveOffer: _offer,
    Tender: _tender,
    Investigation: _investigation,
    Insolvency: _insolvency,
    Surrendering: _surrender,
}


def _gear() -> Field:
    """Whether it is a company with M&T."""
    return choice("chip", "chip", after=("sector",))


_SOLD_CHIP: Final = choice("chip", "sold-chip", after=("sector",))
"""The same of those that may be sold now."""


# ── the course of a turn ────────────────────────────────────────────────────────────────


def _course(state: State, who: Seat) -> Iterator[Form]:
    if state.question is not None or state.players[who].bankrupt:
        return
    waits = turn.awaits(state, who)
    if state.stage is Stage.ROLL and state.active == who:
        if waits:
            yield _form(state, course.Roll, main=True)
    elif waits:
        yield _form(state, course.GoOn, main=True)
    if state.stage is Stage.SALES:
        if choices.some(state, who, "sold"):
            yield _form(state, trade.SellToMarket, choice("sector", "sold"), _SOLD_CHIP)
        yield from _proposing(state, who)
    if not offers.check_time(state, who) and choices.some(state, who, "offered"):
        chip = choice("chip", "offered-chip", after=("owner",))
        yield _form(state, trade.MakeOffer, choice("owner", "offered"), chip)
    if not ruin.check_declare(state, who, course.DeclareBankruptcy()):
        yield _form(state, course.DeclareBankruptcy)


def _proposing(state: State, who: Seat) -> Iterator[Form]:
    if not sales.may_propose(state, who) or not choices.some(state, who, "proposed"):
        return
    fields = [
        choice("sector", "proposed"),
        Field("companies", "number", "proposed-companies", after=("sector",)),
        Field("gears", "number", "proposed-gears", after=("sector", "companies")),
        Field("startups", "number", "proposed-startups", after=("sector", "companies")),
        Field("price", "number", "proposed-price", after=("sector", "companies", "startups")),
        choice("to", "partner", optional=True),
    ]
    yield _form(state, trade.Propose, *fields)


# ── at any moment ───────────────────────────────────────────────────────────────────────


def _always(state: State, who: Seat) -> Iterator[Form]:
    if state.players[who].bankrupt or not state.year:
        return
    for name, form in _MONEY:
        if choices.some(state, who, name):
            yield form
    if not growth.check_research(state, who, _RESEARCH):
        yield Form(development.Research)
    if choices.some(state, who, "modernised"):
        yield Form(development.Modernise, (choice("sector", "modernised"),))
    for id in cards.usable(state, who):
        yield _card(id, hands.card(state, id).target)
    if state.question is None:
        yield _ask_me(state.players[who].stops)


_MONEY: Final = (
    ("borrow", Form(money.Borrow, (choice("amount", "borrow"),))),
    ("repay", Form(money.Repay, (choice("amount", "repay"),))),
    ("deposit", Form(money.MakeDeposit, (choice("amount", "deposit"),))),
    ("withdraw", Form(money.Withdraw, (choice("amount", "withdraw"),))),
)
_RESEARCH: Final = development.Research()


@lru_cache
def _ask_me(stops: Stops) -> Form:
    filled = asdict(stops)
    return Form(course.AskMe, tuple(Field(one, "flag") for one in filled), filled=filled)


_TARGET: Final[Mapping[Target, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "none": (),
    "innovator": (),
    "player": (("seat", ()),),
    "sector": (("sector", ()),),
    "priced-sector": (("sector", ()),),
    "crisis-sector": (("sector", ()),),
    "state-company": (("sector", ()),),
    "own-company": (("sector", ()),),
    "two-sectors": (("sector", ()), ("other", ("sector",))),
    "shared-sector": (("sector", ()), ("seat", ("sector",))),
    "foreign-company": (("sector", ()), ("seat", ("sector",)), ("chip", ("sector", "seat"))),
}
"""The fields in which the targets of a card are named, each after earlier ones."""


@lru_cache
def _card(id: str, target: Target) -> Form:
    fields = tuple(
        choice(name, f"card-{name}", after=("card", *after)) for name, after in _TARGET[target]
    )
    return Form(development.PlayCard, fields, preset={"card": id})
