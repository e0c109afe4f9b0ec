"""A shop whose shelves change while people fill in their orders.

Everybody writes one order, with a field of every kind. What can be had follows from the counter
and from what is still there; anybody may sell something out, put it back, or be done with an
errand, and with it a form goes that stands before the others. The shop closes when all have
ordered.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Param,
    Range,
    Refusal,
    Seat,
    Step,
    SumAtMost,
    Text,
    Window,
    msg,
    refuse,
    seat,
)

GOODS = {
    "cheese": ("brie", "edam", "feta", "gouda"),
    "bread": tuple(f"loaf-{n}" for n in range(1, 11)),
    "fish": ("carp",),
}
STOCK = tuple(good for goods in GOODS.values() for good in goods)
"""Everything there is when the shop opens."""
WRAPS = tuple(f"wrap-{n}" for n in range(1, 11))
WORDS = 60
"""How long the words of an errand may be."""
MOST = 9
SPICES = 4


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    errands: Annotated[int, Meta(ge=0, le=5)] = 3


class Parcel(Struct, frozen=True):
    counter: str
    good: str
    much: int


class Order(Act, frozen=True):
    counter: str
    good: str
    much: int
    wrap: str
    note: str = ""
    gift: bool = False
    spices: dict[str, int] = {}  # noqa: RUF012
    days: tuple[str, ...] = ()
    parcels: tuple[Parcel, ...] = ()


class SellOut(Act, frozen=True):
    """The shelf that is emptied, or filled again."""

    good: str


class Errand(Act, frozen=True):
    number: int
    words: str = ""


class Ring(Act, frozen=True):
    """The bell rings, and nothing else happens."""


class Shop(Struct):
    orders: list[Order | None]
    shelf: list[str]
    errands: list[int]
    rung: int = 0


class View(Struct):
    shelf: tuple[str, ...]
    errands: tuple[int, ...]
    rung: int
    ordered: tuple[bool, ...]


_PARCEL = (
    Field("counter", "choice", "counter"),
    Field("good", "choice", "good", after=("counter",)),
    Field("much", "number", "much"),
)
_DAY = Field("", "choice", "day", label=msg("shop-day"), optional=True)
_FIELDS = (
    Field("counter", "choice", "counter"),
    Field("good", "choice", "good", after=("counter",)),
    Field("much", "number", "most", after=("good",)),
    Field("wrap", "choice", "wrap"),
    Field("note", "text", "note", optional=True),
    Field("gift", "flag"),
    Field("spices", "counts", "spices"),
    Field("days", "slots", row=(_DAY, _DAY)),
    Field("parcels", "rows", row=_PARCEL),
)


class Counter(BaseGame[Shop]):
    id = "shop"
    rules_version = 1
    seats = range(2, 5)
    Options = Terms
    State = Shop
    Acts = Order | SellOut | Errand | Ring
    words = "tests.shapes"
    clocks = {"open": Clock(900, 86_400)}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Shop:
        return Shop([None for _ in chairs], list(STOCK), list(range(1, options.errands + 1)))

    def windows(self, state: Shop) -> Sequence[Window]:
        late = tuple(number for number, order in enumerate(state.orders) if order is None)
        return (Window("shop", "open", late, 1),) if late else ()

    def forms(self, state: Shop, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int) or None not in state.orders:
            return ()
        words = (Field("words", "text", "note", optional=True),)
        errands = [Form(Errand, words, preset={"number": n}) for n in state.errands]
        limits = (SumAtMost("spices", SPICES, rates={"pepper": 1, "salt": 1}),)
        order = Form(Order, _FIELDS, limits, "shop", 1, main=True)
        mine = [order] if state.orders[actor] is None else []
        return (*errands, *mine, Form(SellOut, (Field("good", "choice", "stock"),)), Form(Ring))

    def domain(self, state: Shop, actor: Actor, name: str, chosen: Chosen) -> Domain:
        match name:
            case "counter":
                return _named([one for one in GOODS if _left(state, one)])
            case "good":
                return _named(_left(state, chosen["counter"]))
            case "most":
                return Range(1, _most(chosen["good"]), 1)
            case "much":
                return Range(1, MOST)
            case "note":
                return Text(WORDS)
            case "stock":
                return _named(STOCK)
            case "wrap":
                return _named(WRAPS)
            case "day":
                return _named(("monday", "friday"))
        return _named(("pepper", "salt"))

    def check(self, state: Shop, actor: Actor, act: Act, now: int) -> Refusal | None:
        if not isinstance(actor, int) or None not in state.orders:
            return refuse("shop-closed")
        if isinstance(act, Errand):
            known = act.number in state.errands and len(act.words) <= WORDS
            return None if known else refuse("shop-no-errand")
        if isinstance(act, SellOut):
            return None if act.good in STOCK else refuse("shop-no-such")
        if not isinstance(act, Order):
            return None
        if state.orders[actor] is not None:
            return refuse("shop-ordered")
        wanted = [(act.counter, act.good), *((one.counter, one.good) for one in act.parcels)]
        if any(good not in _left(state, counter) for counter, good in wanted):
            return refuse("shop-no-such")
        in_range = 1 <= act.much <= _most(act.good) and len(act.note) <= WORDS
        if not in_range or not all(1 <= one.much <= MOST for one in act.parcels):
            return refuse("shop-no-such")
        if act.wrap not in WRAPS:
            return refuse("shop-no-such")
        if sum(act.spices.values()) > SPICES or not {*act.spices} <= {"pepper", "salt"}:
            return refuse("shop-no-such")
        return None

    def apply(self, state: Shop, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        if isinstance(act, Order):
            state.orders[actor] = act
            step.emit("shop-order", PUBLIC, seat=seat(actor))
        elif isinstance(act, SellOut):
            empty = act.good in state.shelf
            state.shelf = [one for one in STOCK if (one in state.shelf) != (one == act.good)]
            step.emit("shop-sold-out" if empty else "shop-filled", PUBLIC, good=_name(act.good))
        elif isinstance(act, Errand):
            state.errands.remove(act.number)
            step.emit("shop-errand", PUBLIC, seat=seat(actor), number=act.number)
        else:
            state.rung += 1
            step.emit("shop-rung", PUBLIC, seat=seat(actor))

    def close_window(self, state: Shop, window: Window, step: Step) -> None:
        nothing = Order("", "", 0, "")
        state.orders = [order or nothing for order in state.orders]

    def view(self, state: Shop, viewpoint: Hashable) -> View:
        ordered = tuple(order is not None for order in state.orders)
        return View(tuple(state.shelf), tuple(state.errands), state.rung, ordered)

    def describe(self, view: View) -> Sequence[Message]:
        return [Message("shop-shelf", {"n": len(view.shelf), "rung": view.rung})]

    def outcome(self, state: Shop) -> Outcome | None:
        if None in state.orders:
            return None
        seats: tuple[Seat, ...] = tuple(range(len(state.orders)))
        return Outcome(seats, tuple(0 for _ in seats), Message("shop-over"))


def _left(state: Shop, counter: Any) -> list[str]:
    """What is left at a counter; nothing at one that there is not."""
    if not isinstance(counter, str):
        return []
    return [good for good in GOODS.get(counter, ()) if good in state.shelf]


def _name(value: str) -> Param:
    kind, _, number = value.partition("-")
    return msg(f"shop-{kind}", number=int(number)) if number else msg(f"shop-{kind}")


def _most(good: str) -> int:
    """How much of something the first line of an order may be."""
    return 3 if good in GOODS["cheese"] else MOST


def _named(values: Sequence[str]) -> Choices:
    return Choices(tuple(Choice(value, _name(value)) for value in values))


game: Game[Shop] = Counter()
