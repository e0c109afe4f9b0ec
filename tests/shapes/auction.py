"""An auction whose clock restarts with every bid, and an insolvency inside it.

Purses are dealt face down, and one may bid more than one has. If the hammer falls on a bidder who
cannot pay, the auction stops and the bidder is asked to pawn a keepsake or to yield. A bidder who
yields is barred, and the lot is called again.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
    PUBLIC,
    REFEREE,
    Act,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Deed,
    Deeds,
    DrawKind,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Range,
    Refusal,
    Reveal,
    Seat,
    Step,
    Viewer,
    Window,
    msg,
    refuse,
    seat,
)

TOP = 20
KEEPSAKE = 6


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    lots: Annotated[int, Meta(ge=1, le=6)] = 3


class Bid(Act, frozen=True):
    amount: int


class Pass(Act, frozen=True):
    pass


class Settle(Act, frozen=True):
    how: Literal["pawn", "yield"]


class Bidder(Struct):
    purse: int
    keepsake: bool = True
    passed: bool = False
    barred: bool = False
    lots: int = 0


class Sale(Struct):
    bidders: list[Bidder]
    mint: int
    """All the money there is, in purses and in the bank."""
    bank: int
    left: int
    question: int = 0
    bids: int = 0
    """Each starts the clock of the lot anew."""
    price: int = 0
    leader: Seat | None = None
    debt: bool = False


class View(Struct):
    left: int
    price: int
    leader: Seat | None
    debt: bool
    passed: tuple[bool, ...]
    barred: tuple[bool, ...]
    keepsakes: tuple[bool, ...]
    lots: tuple[int, ...]
    purses: dict[Seat, int]


def _may_bid(state: Sale, bidder: Seat) -> Refusal | None:
    calling = not state.debt and bidder in _bidding(state)
    return None if calling else refuse("auction-not-bidding")


def _check_bid(state: Sale, bidder: Seat, act: Bid) -> Refusal | None:
    if state.price < act.amount <= TOP:
        return None
    return refuse("auction-bid-between", low=min(state.price + 1, TOP), high=TOP)


def _bid(state: Sale, bidder: Seat, act: Bid, step: Step) -> None:
    state.price, state.leader, state.bids = act.amount, bidder, state.bids + 1
    step.emit("auction-bid", PUBLIC, seat=seat(bidder), money=act.amount)


def _offer_bid(state: Sale, bidder: Seat) -> Iterator[Form]:
    if state.price < TOP:
        amount = Field("amount", "number", "amount")
        yield Form(Bid, (amount,), window="lot", generation=state.question, main=True)


def _pass(state: Sale, bidder: Seat, act: Pass, step: Step) -> None:
    state.bidders[bidder].passed = True
    step.emit("auction-pass", PUBLIC, seat=seat(bidder))


def _offer_pass(state: Sale, bidder: Seat) -> Iterator[Form]:
    yield Form(Pass, window="lot", generation=state.question)


def _owes(state: Sale, bidder: Seat) -> Refusal | None:
    return None if state.debt and bidder == state.leader else refuse("auction-no-debt")


def _check_settle(state: Sale, debtor: Seat, act: Settle) -> Refusal | None:
    pawns = act.how == "pawn" and not _can_pawn(state)
    return refuse("auction-nothing-to-pawn") if pawns else None


def _settle(state: Sale, debtor: Seat, act: Settle, step: Step) -> None:
    if act.how == "yield":
        _bar(state, debtor, step)
        return
    owner = state.bidders[debtor]
    owner.keepsake = False
    owner.purse += KEEPSAKE
    state.bank -= KEEPSAKE
    step.emit("auction-pawned", PUBLIC, seat=seat(debtor), money=KEEPSAKE)
    _sell(state, debtor, step)


def _offer_settle(state: Sale, debtor: Seat) -> Iterator[Form]:
    how = Field("how", "choice", "how")
    yield Form(Settle, (how,), window="debt", generation=state.question, main=True)


def _amounts(state: Sale, bidder: Seat, chosen: Chosen) -> Range:
    return Range(state.price + 1, TOP)


def _ways(state: Sale, debtor: Seat, chosen: Chosen) -> Choices:
    ways = ("pawn", "yield") if _can_pawn(state) else ("yield",)
    return Choices(tuple(Choice(way, msg(f"auction-{way}")) for way in ways))


DEEDS: Deeds[Sale] = (
    Deed(
        Bid, _check_bid, _bid, _offer_bid, gate=_may_bid, answers=True, choices={"amount": _amounts}
    ),
    Deed(Pass, None, _pass, _offer_pass, gate=_may_bid, answers=True),
    Deed(
        Settle,
        _check_settle,
        _settle,
        _offer_settle,
        gate=_owes,
        answers=True,
        choices={"how": _ways},
    ),
)


class Auction(BaseGame[Sale]):
    id = "auction"
    rules_version = 1
    seats = range(2, 6)
    Options = Terms
    State = Sale
    deeds = DEEDS
    people_only = "auction-not-bidding"
    words = "tests.shapes"
    clocks = {"bid": Clock(30, 3600), "answer": Clock(60, 21_600)}  # noqa: RUF012
    reveals = {  # noqa: RUF012
        "auction-purse": Reveal(
            lambda state, event: _with_purse(state, event.params["money"]),
            params=("money",),
            parts=("view.purses.*", "forms"),
        ),
        "auction-sold": DECIDES,
        "auction-insolvent": DECIDES,
        "auction-over": DECIDES,
    }
    draws = (DrawKind("purse", "11", "auction-draw-purse"),)

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Sale:
        bidders = [Bidder(5 + step.randbelow(11, "purse")) for _ in chairs]
        for number, bidder in enumerate(bidders):
            step.emit("auction-purse", (number,), money=bidder.purse)
        held = sum(bidder.purse for bidder in bidders)
        return Sale(bidders, mint=held + 100, bank=100, left=options.lots)

    def windows(self, state: Sale) -> Sequence[Window]:
        if not state.left:
            return ()
        if state.debt:
            assert state.leader is not None
            return (Window("debt", "answer", (state.leader,), state.question),)
        return (Window("lot", "bid", _bidding(state), state.question, restarts=state.bids),)

    def close_window(self, state: Sale, window: Window, step: Step) -> None:
        if state.leader is None:
            step.emit("auction-unsold", PUBLIC)
            _next_lot(state, step)
        elif window.key == "debt":
            _bar(state, state.leader, step)
        elif state.bidders[state.leader].purse >= state.price:
            _sell(state, state.leader, step)
        else:
            state.debt, state.question = True, state.question + 1
            step.emit("auction-insolvent", PUBLIC, seat=seat(state.leader), money=state.price)

    def view(self, state: Sale, viewpoint: Hashable) -> View:
        def each(name: str) -> tuple[Any, ...]:
            return tuple(getattr(bidder, name) for bidder in state.bidders)

        purses = {
            number: bidder.purse
            for number, bidder in enumerate(state.bidders)
            if viewpoint in (number, REFEREE)
        }
        return View(
            left=state.left,
            price=state.price,
            leader=state.leader,
            debt=state.debt,
            passed=each("passed"),
            barred=each("barred"),
            keepsakes=each("keepsake"),
            lots=each("lots"),
            purses=purses,
        )

    def viewpoint(self, state: Sale, viewer: Viewer) -> Hashable:
        return viewer

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("auction-lots-left", {"lots": view.left})]
        if view.leader is not None:
            price = {"seat": seat(view.leader), "money": view.price}
            texts.append(Message("auction-leads", price))
        for number, money in view.purses.items():
            texts.append(Message("auction-in-purse", {"seat": seat(number), "money": money}))
        return texts

    def outcome(self, state: Sale) -> Outcome | None:
        if state.left:
            return None
        scores = tuple(10 * bidder.lots + bidder.purse for bidder in state.bidders)
        best = tuple(number for number, score in enumerate(scores) if score == max(scores))
        return Outcome(best, scores, Message("auction-all-lots"))

    def invariants(self, state: Sale) -> Sequence[str]:
        held = sum(bidder.purse for bidder in state.bidders) + state.bank
        poor = any(bidder.purse < 0 for bidder in state.bidders)
        return [*(["money is conserved"] * (held != state.mint)), *(["a purse is negative"] * poor)]


def _with_purse(state: Sale, money: Any) -> tuple[Seat, ...]:
    """Those who have this much, which they may learn."""
    return tuple(number for number, bidder in enumerate(state.bidders) if bidder.purse == money)


def _bidding(state: Sale) -> tuple[Seat, ...]:
    return tuple(
        number
        for number, bidder in enumerate(state.bidders)
        if not (bidder.passed or bidder.barred or number == state.leader)
    )


def _can_pawn(state: Sale) -> bool:
    debtor = state.bidders[state.leader or 0]
    return debtor.keepsake and debtor.purse + KEEPSAKE >= state.price


def _sell(state: Sale, buyer: Seat, step: Step) -> None:
    state.bidders[buyer].purse -= state.price
    state.bidders[buyer].lots += 1
    state.bank += state.price
    step.emit("auction-sold", PUBLIC, seat=seat(buyer), money=state.price)
    _next_lot(state, step)


def _bar(state: Sale, debtor: Seat, step: Step) -> None:
    state.bidders[debtor].barred = True
    step.emit("auction-barred", PUBLIC, seat=seat(debtor))
    _call(state)


def _next_lot(state: Sale, step: Step) -> None:
    state.left -= 1
    for bidder in state.bidders:
        bidder.barred = False
    _call(state)
    if not state.left:
        step.emit("auction-over", PUBLIC)


def _call(state: Sale) -> None:
    state.price, state.leader, state.debt = 0, None, False
    state.question, state.bids = state.question + 1, 0
    for bidder in state.bidders:
        bidder.passed = False


game: Game[Sale] = Auction()
