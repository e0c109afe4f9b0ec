"""An auction whose clock restarts with every bid, and an insolvency inside it.

Purses are dealt face down, and one may bid more than one has. If the hammer falls on a bidder who
cannot pay, the auction stops and the bidder is asked to pawn a keepsake or to yield. A bidder who
yields is barred, and the lot is called again.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
    PUBLIC,
    REFEREE,
    Act,
    Actor,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
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


class Auction(BaseGame[Sale]):
    id = "auction"
    rules_version = 1
    seats = range(2, 6)
    Options = Terms
    State = Sale
    Acts = Bid | Pass | Settle
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

    def forms(self, state: Sale, actor: Actor) -> Sequence[Form]:
        if state.debt and actor == state.leader:
            how = Field("how", "choice", "how")
            return (Form(Settle, (how,), window="debt", generation=state.question, main=True),)
        if state.debt or actor not in _bidding(state):
            return ()
        amount = Field("amount", "number", "amount")
        bid = Form(Bid, (amount,), window="lot", generation=state.question, main=True)
        leave = Form(Pass, window="lot", generation=state.question)
        return (bid, leave) if state.price < TOP else (leave,)

    def domain(self, state: Sale, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "amount":
            return Range(state.price + 1, TOP)
        ways = ("pawn", "yield") if _can_pawn(state) else ("yield",)
        return Choices(tuple(Choice(way, msg(f"auction-{way}")) for way in ways))

    def check(self, state: Sale, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Settle):
            if not state.debt or actor != state.leader:
                return refuse("auction-no-debt")
            if act.how == "pawn" and not _can_pawn(state):
                return refuse("auction-nothing-to-pawn")
            return None
        if state.debt or actor not in _bidding(state):
            return refuse("auction-not-bidding")
        if isinstance(act, Bid) and not state.price < act.amount <= TOP:
            return refuse("auction-bid-between", low=min(state.price + 1, TOP), high=TOP)
        return None

    def apply(self, state: Sale, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        if isinstance(act, Bid):
            state.price, state.leader, state.bids = act.amount, actor, state.bids + 1
            step.emit("auction-bid", PUBLIC, seat=seat(actor), money=act.amount)
        elif isinstance(act, Pass):
            state.bidders[actor].passed = True
            step.emit("auction-pass", PUBLIC, seat=seat(actor))
        elif isinstance(act, Settle) and act.how == "pawn":
            debtor = state.bidders[actor]
            debtor.keepsake = False
            debtor.purse += KEEPSAKE
            state.bank -= KEEPSAKE
            step.emit("auction-pawned", PUBLIC, seat=seat(actor), money=KEEPSAKE)
            _sell(state, actor, step)
        else:
            _bar(state, actor, step)

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
