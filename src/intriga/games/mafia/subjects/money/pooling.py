"""Several pay for one thing: everybody for the commissar, a clan for itself (item 52).

A collection that has reached its price becomes an offer in the shop like any other; one that has
not goes back at nightfall. Who gave what nobody learns, the commissar and the clan neither.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import User, things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.trade import Collector, Purchase
from intriga.games.mafia.subjects.choosing import coins_between
from intriga.games.mafia.subjects.clans import duty
from intriga.games.mafia.subjects.fields import Coins, Kind
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.market import shop
from intriga.games.mafia.subjects.money import paying
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Audience,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Param,
    Range,
    Refusal,
    Seat,
    Step,
    choice,
    msg,
    refuse,
    seat,
    words,
)

COMMISSAR: Collector = "commissar"


DEAREST = 99
"""The most for which anybody collects, unless the thing costs more."""


COLLECTORS: tuple[Collector, ...] = ("commissar", "mafia", "yakuza")


class StartCollection(Act, frozen=True):
    """Collect for a thing: the commissar among all, a clan among itself (item 52)."""

    unseen: ClassVar[bool] = True
    to: Annotated[Collector, SECRET]
    thing: Annotated[Kind, SECRET]
    price: Annotated[Coins, SECRET]


def _check_start(state: State, who: Seat, act: StartCollection) -> Refusal | None:
    if act.to not in _speaks_for(state, who):
        return refuse("mafia-refused-collector")
    if _open_for(state, act.to) is not None:
        return refuse("mafia-refused-collection-open")
    if act.thing not in special(act.to):
        return refuse("mafia-refused-not-special")
    if refusal := shop.check_open(state, act.thing):
        return refusal
    low, high = _prices(state, act.thing)
    if not low <= act.price <= high:
        return refuse("mafia-refused-collection-price", low=low, high=high, at="price")
    return None


def _prices(state: State, thing: str) -> tuple[int, int]:
    """Between which sums a collection for a thing begins: no less than it costs in the shop."""
    least = max(1, shop.price(state, thing))
    return least, max(least, DEAREST)


def _start(state: State, who: Seat, act: StartCollection, step: Step) -> None:
    state.trade.collections.append(Purchase(act.thing, act.price, act.to, who))
    note(
        state,
        step,
        "D0",
        "mafia-log-collection",
        who=seat(who),
        thing=_thing(act.thing),
        coins=act.price,
    )
    id = "mafia-collection-commissar" if act.to == COMMISSAR else "mafia-collection-clan"
    step.emit(id, _informed(state, act.to), thing=_thing(act.thing), coins=act.price)


def _offer_start(state: State, who: Seat) -> Iterator[Form]:
    for to in _speaks_for(state, who):
        if _open_for(state, to) is None and _wanted(state, to):
            price = Field("price", "number", "collection-price", after=("thing",))
            fields = (choice("thing", "special"), price)
            yield Form(StartCollection, fields, preset={"to": to})


def _wanted(state: State, to: Collector) -> list[str]:
    """The things for which they can collect today."""
    return [kind for kind in special(to) if shop.check_open(state, kind) is None]


def _special(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(_wanted(state, chosen["to"]) if "to" in chosen else (), "mafia-thing-")


def _collection_price(state: State, who: Seat, chosen: Chosen) -> Range:
    thing = chosen.get("thing")
    if not isinstance(thing, str) or thing not in things():
        return Range(1, DEAREST)
    return Range(*_prices(state, thing))


START_COLLECTION = Deed(
    StartCollection,
    _check_start,
    _start,
    _offer_start,
    gate=paying.may_pay,
    choices={"special": _special, "collection-price": _collection_price},
)


class ChipIn(Act, frozen=True):
    """Give coins to a collection."""

    unseen: ClassVar[bool] = True
    to: Annotated[Collector, SECRET]
    coins: Annotated[Coins, SECRET]


def _check_chip_in(state: State, who: Seat, act: ChipIn) -> Refusal | None:
    one = _open_for(state, act.to) if _may_give(state, who, act.to) else None
    if one is None:
        return refuse("mafia-refused-no-collection")
    if act.coins > one.missing:
        return refuse("mafia-refused-collection-missing", coins=one.missing)
    return paying.has(state, who, act.coins)


def _chip_in(state: State, who: Seat, act: ChipIn, step: Step) -> None:
    one = _open_for(state, act.to)
    assert one is not None
    state.people[who].coins -= act.coins
    one.given[who] = one.given.get(who, 0) + act.coins
    note(
        state,
        step,
        "D0",
        "mafia-log-chipped-in",
        who=seat(who),
        thing=_thing(one.kind),
        coins=act.coins,
    )
    step.emit("mafia-chipped-in", (who,), thing=_thing(one.kind), coins=act.coins)
    if one.missing:
        heard = _informed(state, one.to)
        step.emit("mafia-collection-grows", heard, thing=_thing(one.kind), missing=one.missing)
    else:
        _complete(state, one, step)


def _complete(state: State, one: Purchase, step: Step) -> None:
    """The price is there: an offer like any other, which may be outbid."""
    state.trade.collections.remove(one)
    buyer = _buyer(state, one)
    if buyer is None or shop.check_open(state, one.kind) is not None:
        _give_back(state, one, step)
        return
    shop.place(state, one.kind, one.price, one.given, buyer)
    step.emit("mafia-collection-full", _informed(state, one.to), thing=_thing(one.kind))


def _buyer(state: State, one: Purchase) -> Seat | None:
    """For the commissar whoever has the post now; for a clan who began it, while they live, else
    its first living member."""
    clan = _clan(one.to)
    if clan is None:
        return state.holder(Role.COMMISSAR)
    mates = state.members(clan)
    return one.by if one.by in mates else next(iter(mates), None)


def _offer_chip_in(state: State, who: Seat) -> Iterator[Form]:
    for one in visible(state, who):
        if state.people[who].coins:
            yield Form(ChipIn, (Field("coins", "number", "chip"),), preset={"to": one.to})


def _chip(state: State, who: Seat, chosen: Chosen) -> Range:
    """Of a collection that one knows of: a program may name any."""
    known = (one.missing for one in visible(state, who) if one.to == chosen.get("to"))
    missing = next(known, 0)
    return coins_between(1, min(missing, state.people[who].coins))


CHIP_IN = Deed(
    ChipIn, _check_chip_in, _chip_in, _offer_chip_in, gate=paying.may_pay, choices={"chip": _chip}
)


def special(to: Collector) -> list[str]:
    """The things for which they may collect: those of their post or their trade."""
    user = User.COMMISSAR if to == COMMISSAR else User.CLANS
    return [kind for kind, thing in things().items() if user in thing.users]


def _speaks_for(state: State, who: Seat) -> list[Collector]:
    """For whom somebody may begin a collection. An infiltrated commissar has two hats; an assassin
    pays alone."""
    found: list[Collector] = [COMMISSAR] if state.holder(Role.COMMISSAR) == who else []
    mine = duty.clan_of(state, who)
    return found + [to for to in COLLECTORS if mine is not None and _clan(to) is mine]


def _clan(to: Collector) -> Clan | None:
    return None if to == COMMISSAR else Clan(to)


def _may_give(state: State, who: Seat, to: Collector) -> bool:
    """Whether this collection is any business of theirs: the commissar's is everybody's."""
    return to == COMMISSAR or duty.clan_of(state, who) is _clan(to)


def _open_for(state: State, to: Collector) -> Purchase | None:
    """Their collection of today."""
    return next((one for one in state.trade.collections if one.to == to), None)


def visible(state: State, who: Seat) -> list[Purchase]:
    """The collections to which somebody may give."""
    return [one for one in state.trade.collections if _may_give(state, who, one.to)]


def _informed(state: State, to: Collector) -> Audience:
    clan = _clan(to)
    return PUBLIC if clan is None else tuple(sorted(state.members(clan, dead=True)))


def return_collections(state: State, step: Step) -> None:
    """Nightfall: what has not reached its price goes back to those who gave."""
    for one in state.trade.collections:
        _give_back(state, one, step)
    state.trade.collections = []


def _give_back(state: State, one: Purchase, step: Step) -> None:
    for who, given in one.given.items():
        state.people[who].coins += given
        step.emit("mafia-collection-off", (who,), thing=_thing(one.kind), coins=given)


def _thing(kind: str) -> Param:
    return msg(things()[kind].text)
