"""Who sees what: the board is public, a card is seen by its player alone; after the end all cards
are open (S40). A referee sees all cards at any time."""

from msgspec import Struct

from intriga.games.espionage.message_params import place_name, special_name
from intriga.games.espionage.state import Bidding, Orders, Phase, Player, State
from intriga.kernel import REFEREE, Message, Param, Seat, Viewer, msg
from intriga.kernel import seat as by


class City(Struct, frozen=True):
    """A corner: its place, its name as a message parameter, its owner, whether the Papers may not
    enter."""

    place: int
    name: Param
    seat: Seat | None
    closed: bool


class Departure(Struct, frozen=True):
    """An announced departure, as all players know it."""

    origin: int
    to: int


class Called(Struct, frozen=True):
    """A public call, in dollars."""

    seat: Seat
    sum: int
    bluff: int


class Card(Struct, frozen=True):
    """A personal card: money history in dollars (the last is the treasury), bribes by cell,
    ticks, special moves left, points left. `said`: the answer given to the current question;
    `orders`: the answers put down beforehand; `ways`: where set-ups lead by an order, by cell."""

    seat: Seat
    purse: tuple[int, ...]
    bribes: dict[int, int]
    ticks: tuple[int, ...]
    specials: dict[str, int]
    points: int
    said: str = ""
    orders: Orders = Orders()
    ways: dict[int, int] = {}


class View(Struct, frozen=True):
    """The match as one viewer knows it. `marks`: how many secret marks each seat may have;
    `folded`: which of the `bidders` have given up."""

    phase: str
    round: int
    rounds: int
    papers: int
    path: tuple[int, ...]
    cities: tuple[City, ...]
    order: tuple[Seat, ...]
    mover: Seat
    marks: tuple[int, ...]
    gone: tuple[Seat, ...]
    announced: Departure | None
    bidders: tuple[Seat, ...]
    folded: tuple[Seat, ...]
    calls: tuple[Called, ...]
    winner: Seat | None
    victor: Seat | None
    special_moves: bool
    me: Card | None
    cards: tuple[Card, ...]


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know."""
    over = state.phase is Phase.OVER
    announced = state.announced
    bidding = state.bidding
    seated = isinstance(viewer, int) and viewer < len(state.players)
    return View(
        phase=state.phase.value,
        round=state.round,
        rounds=state.options.rounds,
        papers=state.papers,
        path=tuple(state.path),
        cities=tuple(
            City(place, place_name(state, place), state.owner(place), not state.is_open(place))
            for place in state.cities
        ),
        order=state.order,
        mover=state.mover,
        marks=tuple(player.notes for player in state.players),
        gone=tuple(seat for seat, player in enumerate(state.players) if player.gone),
        announced=Departure(announced.origin, announced.to) if announced else None,
        bidders=bidding.order if bidding else (),
        folded=tuple(bidding.folded) if bidding else (),
        calls=_public_calls(state),
        winner=state.winner,
        victor=state.victor,
        special_moves=state.options.specials,
        me=_card(state, viewer) if seated and isinstance(viewer, int) else None,
        cards=_all_cards(state) if over or viewer == REFEREE else (),
    )


def _public_calls(state: State) -> tuple[Called, ...]:
    """The public calls: sealed bids become public when all are opened."""
    bidding = state.bidding
    if bidding is None or (state.options.bidding == "sealed" and state.phase is Phase.BIDDING):
        return ()
    return tuple(Called(call.seat, call.sum, call.bluff) for call in bidding.calls)


def _all_cards(state: State) -> tuple[Card, ...]:
    return tuple(_card(state, seat) for seat in range(len(state.players)))


def _card(state: State, seat: Seat) -> Card:
    player = state.players[seat]
    return Card(
        seat=seat,
        purse=tuple(player.purse),
        bribes=dict(sorted(player.bribes.items())),
        ticks=tuple(sorted(tick.cell for tick in player.ticks)),
        specials=player.specials,
        points=player.points,
        said=_answer(state, seat, player),
        orders=player.orders,
        ways={tick.cell: tick.to for tick in player.ticks if tick.to is not None},
    )


def _answer(state: State, seat: Seat, player: Player) -> str:
    """What the player answered to a question that others have still to answer."""
    if state.phase is Phase.CHALLENGE:
        if seat == state.mover and state.announced and state.announced.join:
            return "join"
        return state.answers.get(seat, "")
    if state.phase is Phase.SPRING and seat in state.springs:
        return "spring" if state.springs[seat] >= 0 else "pass"
    if state.phase is Phase.BIDDING and state.bidding:
        return _answer_in_bidding(state.bidding, seat)
    return ""


def _answer_in_bidding(bidding: Bidding, seat: Seat) -> str:
    if bidding.answer is not None and bidding.order[bidding.next] == seat:
        return "fold" if bidding.answer.sum is None else str(bidding.answer.sum)
    return next((str(call.sum) for call in bidding.calls if call.seat == seat), "")


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats the match waits for."""
    return tuple(seat for seat in state.waiting if not state.players[seat].gone)


def asked(state: State) -> tuple[Seat, ...]:
    """The seats a sealed question was put to, by public facts alone; none if it is not sealed."""
    if not state.sealed:
        return ()
    return tuple(seat for seat in state.asked if not state.players[seat].gone)


def describe(view: View) -> list[Message]:
    """The view in sentences."""
    texts = [Message("espionage-tell-round", {"round": view.round, "rounds": view.rounds})]
    texts += [
        Message("espionage-tell-city", {"city": city.name, "who": by(city.seat)})
        for city in view.cities
        if city.seat is not None
    ]
    texts.append(Message("espionage-tell-papers", {"place": _place(view, view.papers)}))
    if view.announced is not None:
        to, origin = _place(view, view.announced.to), _place(view, view.announced.origin)
        texts.append(Message("espionage-tell-announced", {"origin": origin, "to": to}))
    texts += [
        Message("espionage-tell-call", {"who": by(call.seat), "sum": call.sum})
        for call in view.calls
    ]
    for card in view.cards or ((view.me,) if view.me else ()):
        texts += _describe_card(view, card)
    return texts


def _describe_card(view: View, card: Card) -> list[Message]:
    texts = [
        Message("espionage-tell-card", {"who": by(card.seat), "money": card.purse[-1]}),
    ]
    texts += [
        Message("espionage-tell-bribe", {"cell": _place(view, cell), "sum": sum})
        for cell, sum in card.bribes.items()
    ]
    texts += [Message("espionage-tell-tick", {"cell": _place(view, cell)}) for cell in card.ticks]
    texts += _describe_orders(view, card)
    return texts + [
        Message("espionage-tell-special", {"special": special_name(name), "count": count})
        for name, count in card.specials.items()
    ]


def _describe_orders(view: View, card: Card) -> list[Message]:
    orders, texts = card.orders, []
    if orders.answers != "ask":
        texts.append(Message(f"espionage-tell-answers-{orders.answers}"))
    if orders.bids is not None:
        texts.append(Message("espionage-tell-bids", {"sum": orders.bids}))
    if orders.set_ups != "ask":
        texts.append(Message(f"espionage-tell-set-ups-{orders.set_ups}"))
    return texts + [
        Message("espionage-tell-way", {"cell": _place(view, cell), "to": _place(view, to)})
        for cell, to in card.ways.items()
    ]


def _place(view: View, place: int) -> Param:
    for city in view.cities:
        if city.place == place:
            return city.name
    return msg("espionage-cell", number=place) if place else msg("espionage-geneva")
