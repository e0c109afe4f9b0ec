"""What a player may do now, as forms; and the choices of every field.

A form depends only on the player's own card and public facts. Domains are computed when asked for:
a page asks for those it shows, a bot for those it needs.
"""

from collections.abc import Callable, Iterable

from intriga.games.espionage import acts
from intriga.games.espionage.geometry import CELLS, CORNERS, NEIGHBOURS
from intriga.games.espionage.message_params import place_name, special_name
from intriga.games.espionage.options import HouseSpecial
from intriga.games.espionage.price_list import (
    BLUFF,
    BLUFF_MOST,
    BLUFF_PENALTY,
    MARCH,
    PATHS,
    SABOTEURS,
    SAFE_HOUSE,
    SET_UP,
    prices,
    ticks_possible,
)
from intriga.games.espionage.rules.bidding import highest, may_fold
from intriga.games.espionage.rules.challenge import CHALLENGE, JOIN, PASS
from intriga.games.espionage.rules.prearranged import check_ordering
from intriga.games.espionage.rules.travel import jumps
from intriga.games.espionage.state import Phase, State
from intriga.kernel import (
    Act,
    Actor,
    Choice,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Limit,
    Range,
    Seat,
    SumAtMost,
    msg,
)

_TO = Field("to", "choice", "step")
_JUMP = Field("to", "choice", "jump")
_JOIN = Field("join", "flag")
_CELL = Field("cell", "choice", "cell")
_WAY = Field("to", "choice", "way", optional=True, after=("cell",))
_SUM = Field("sum", "number", "money")
_ORDER_ANSWERS = Form(acts.PrearrangeAnswers, (Field("say", "choice", "order-answers"),))
_ORDER_BIDS = Form(acts.PrearrangeBids, (Field("most", "number", "order-bids", optional=True),))
_ORDER_SET_UPS = Form(acts.PrearrangeSetUps, (Field("say", "choice", "order-set-ups"),))
_ORDER_WAY = Form(acts.PrearrangeWay, (Field("cell", "choice", "own-tick"), _WAY))


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor. The host has none: the rules need no referee."""
    if isinstance(actor, str) or state.players[actor].gone:
        return []
    asked = _ASKED[state.phase](state, actor) if actor in state.waiting else []
    return asked + _orders(state, actor)


def _orders(state: State, seat: Seat) -> list[Form]:
    """Standing orders: at any time."""
    if check_ordering(state) is not None:
        return []
    offered = [_ORDER_ANSWERS, _ORDER_BIDS]
    if ticks_possible(state.options):
        offered.append(_ORDER_SET_UPS)
    if state.players[seat].ticks:
        offered.append(_ORDER_WAY)
    return offered


def _form(
    state: State,
    act: type[Act],
    *fields: Field,
    limits: tuple[Limit, ...] = (),
    main: bool = False,
    preset: dict[str, str] | None = None,
) -> Form:
    asked = state.phase.value, state.ticket
    return Form(act, fields, limits, *asked, main=main, preset=preset or {})


def _cities(state: State, seat: Seat) -> list[Form]:
    return [_form(state, acts.TakeCity, Field("corner", "choice", "corner"), main=True)]


def _purchase(state: State, seat: Seat) -> list[Form]:
    field = Field("specials", "counts", "price-list")
    rates = dict(prices(state.options))
    limit = SumAtMost("specials", state.players[seat].points, rates=rates)
    return [_form(state, acts.Buy, field, limits=(limit,), main=True)]


def _turn(state: State, seat: Seat) -> list[Form]:
    player = state.players[seat]
    join = _joinable(state, seat)
    offered = [_form(state, acts.Move, _TO, *join, main=True)]
    if player.money:
        offered.append(_form(state, acts.Bribe, _CELL, _SUM))
    if player.holds(SET_UP):
        offered.append(_form(state, acts.SetUp, Field("cell", "choice", "free-cell"), _WAY))
    if player.holds(MARCH):
        offered.append(_form(state, acts.ForcedMarch, _TO, *join))
    if player.holds(PATHS) and state.reachable(2):
        offered.append(_form(state, acts.SecretPaths, _JUMP, *join))
    if player.holds(SABOTEURS):
        offered.append(_form(state, acts.Saboteurs, _CELL))
    if player.holds(SAFE_HOUSE):
        offered.append(_form(state, acts.SafeHouse, _CELL))
    offered += [
        _house(state, seat, house)
        for house in state.options.house
        if player.holds(house.name) and player.money + house.money >= 0
    ]
    return offered


def _house(state: State, seat: Seat, house: HouseSpecial) -> Form:
    """A special move of the organiser's own: the cell it names, its first step, if it has them."""
    fields: tuple[Field, ...] = (_CELL,) if house.aims else ()
    if house.travels:
        to = _JUMP if house.jump else _TO
        fields += (to, *_joinable(state, seat))
    return _form(state, acts.House, *fields, preset={"name": house.name})


def _joinable(state: State, seat: Seat) -> tuple[Field, ...]:
    return (_JOIN,) if state.papers in state.players[seat].bribes else ()


def _march(state: State, seat: Seat) -> list[Form]:
    to = _JUMP if state.leap else _TO
    return [
        _form(state, acts.MarchOn, to, *_joinable(state, seat), main=True),
        _form(state, acts.Halt),
    ]


def _challenge(state: State, seat: Seat) -> list[Form]:
    return [_form(state, acts.Answer, Field("say", "choice", "answer"), main=True)]


def _bidding(state: State, seat: Seat) -> list[Form]:
    offered = []
    most = _most_bluff(state, seat)
    bluff = (Field("bluff", "number", "bluff"),) if most else ()
    if _bid_range(state, seat, most).high >= _lowest_bid(state):
        sum = Field("sum", "number", "bid", after=tuple(field.name for field in bluff))
        offered.append(_form(state, acts.Bid, *bluff, sum, main=True))
    if may_fold(state):
        offered.append(_form(state, acts.Fold, main=not offered))
    return offered


def _most_bluff(state: State, seat: Seat) -> int:
    """Dollars this bidder may add to the bribe; 0 if they cannot bluff (S35, S36)."""
    player = state.players[seat]
    assert state.bidding is not None
    fresh = all(call.seat != seat or not call.bluff for call in state.bidding.calls)
    able = fresh and player.holds(BLUFF)
    return max(0, min(BLUFF_MOST, player.money - BLUFF_PENALTY)) if able else 0


def _steer(state: State, seat: Seat) -> list[Form]:
    return [_form(state, acts.Steer, Field("to", "choice", "steer"), main=True)]


def _spring(state: State, seat: Seat) -> list[Form]:
    tick = state.players[seat].tick_on(state.papers)
    able = tick is not None and tick.armed
    fields = (Field("to", "choice", "step", optional=True),) if able else ()
    return [_form(state, acts.Spring, *fields, main=True)]


_ASKED: dict[Phase, Callable[[State, Seat], list[Form]]] = {
    Phase.CITIES: _cities,
    Phase.PURCHASE: _purchase,
    Phase.TURN: _turn,
    Phase.MARCH: _march,
    Phase.CHALLENGE: _challenge,
    Phase.BIDDING: _bidding,
    Phase.STEER: _steer,
    Phase.SPRING: _spring,
}


def domain(state: State, seat: Seat, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name no form uses."""
    return _DOMAINS[name](state, seat, chosen)


_CELL_CHOICES = {
    cell: Choice(cell, msg("espionage-cell", number=cell)) for cell in range(1, CELLS + 1)
}
_ALL_CELLS = Choices(tuple(_CELL_CHOICES.values()))
"""The same in every match, and asked for with every turn."""


def _places(state: State, places: Iterable[int], default: int | None = None) -> Choices:
    options = tuple(
        _CELL_CHOICES.get(place) or Choice(place, place_name(state, place)) for place in places
    )
    return Choices(options, default)


def _cells(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return _ALL_CELLS


def _free_cells(state: State, seat: Seat, chosen: Chosen) -> Choices:
    player = state.players[seat]
    return _places(state, (cell for cell in range(1, CELLS + 1) if not player.tick_on(cell)))


def _corners(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return _places(state, (corner for corner in CORNERS if state.owner(corner) is None))


def _price_list(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return Choices(
        tuple(
            Choice(name, special_name(name), price)
            for name, price in prices(state.options).items()
            if price <= state.players[seat].points
        )
    )


def _ways(state: State, seat: Seat, chosen: Chosen) -> Choices:
    """Where a set-up on the chosen cell can lead."""
    cell = chosen.get("cell")
    if not isinstance(cell, int | str) or int(cell) not in range(1, CELLS + 1):
        return Choices(())
    return _places(state, NEIGHBOURS[int(cell)])


def _own_ticks(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return _places(state, sorted(tick.cell for tick in state.players[seat].ticks))


def _orders_of(kind: str, says: tuple[str, ...], current: str) -> Choices:
    return Choices(
        tuple(Choice(say, msg(f"espionage-order-{kind}-{say}")) for say in says), current
    )


def _order_answers(state: State, seat: Seat, chosen: Chosen) -> Choices:
    says = ("ask", PASS, JOIN, CHALLENGE)
    return _orders_of("answers", says, state.players[seat].orders.answers)


def _order_set_ups(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return _orders_of("set-ups", ("ask", PASS, "spring"), state.players[seat].orders.set_ups)


def _order_bids(state: State, seat: Seat, chosen: Chosen) -> Range:
    """As much as one likes: what somebody has changes before it is bid."""
    return Range(1, acts.MOST_DOLLARS, state.players[seat].orders.bids)


def _answers(state: State, seat: Seat, chosen: Chosen) -> Choices:
    able = state.papers in state.players[seat].bribes
    says = (CHALLENGE, JOIN, PASS) if able else (PASS,)
    labels = tuple(Choice(say, msg(f"espionage-say-{say}")) for say in says)
    return Choices(labels, PASS)


def _lowest_bid(state: State) -> int:
    assert state.bidding is not None
    return highest(state.bidding) + 1 if state.options.bidding == "ascending" else 1


def _bid_range(state: State, seat: Seat, bluff: int) -> Range:
    low = _lowest_bid(state)
    return Range(low, state.players[seat].bribes[state.papers] + bluff, low)


def _bluff_range(state: State, seat: Seat, chosen: Chosen) -> Range:
    lacking = max(0, _lowest_bid(state) - state.players[seat].bribes[state.papers])
    return Range(lacking, _most_bluff(state, seat), lacking)


def _steer_targets(state: State, seat: Seat, chosen: Chosen) -> Choices:
    places = state.reachable(1)
    if jumps(state):
        places = [*places, *state.reachable(2)]
    assert state.announced is not None
    return _places(state, places, state.announced.to if seat == state.mover else None)


_DOMAINS: dict[str, Callable[[State, Seat, Chosen], Domain]] = {
    "corner": _corners,
    "price-list": _price_list,
    "step": lambda state, seat, chosen: _places(state, state.reachable(1)),
    "jump": lambda state, seat, chosen: _places(state, state.reachable(2)),
    "steer": _steer_targets,
    "cell": _cells,
    "free-cell": _free_cells,
    "money": lambda state, seat, chosen: Range(1, state.players[seat].money),
    "answer": _answers,
    "way": _ways,
    "own-tick": _own_ticks,
    "order-answers": _order_answers,
    "order-bids": _order_bids,
    "order-set-ups": _order_set_ups,
    "bluff": _bluff_range,
    "bid": lambda state, seat, chosen: _bid_range(state, seat, int(chosen.get("bluff") or 0)),
}
