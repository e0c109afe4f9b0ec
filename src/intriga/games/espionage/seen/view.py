"""Who sees what: the board is public, a card is seen by its player alone; after the end all cards
are open (S40). A referee sees all cards at any time."""

from collections.abc import Hashable

from msgspec import Struct

from intriga.games.espionage.state import Bidding, Orders, Phase, Player, State
from intriga.games.espionage.subjects.names import place_name
from intriga.kernel import REFEREE, Param, Seat


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


def view(state: State, viewer: Hashable) -> View:
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
