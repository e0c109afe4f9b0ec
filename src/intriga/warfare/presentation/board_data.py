"""The data of `board.html`: the map with its layers, and what the scripts need to order on it."""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from markupsafe import Markup, escape
from msgspec import Struct, to_builtins

from intriga.diplomacy.adjudication.legal import Menu, Possible
from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.graphics.svg_layers import Piece, Stroke, chart_of
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.vocabulary import Verb
from intriga.kernel import Form
from intriga.presentation import Board, Scene
from intriga.warfare.message_params import parsed
from intriga.warfare.presentation import map_layers
from intriga.warfare.presentation.addresses import SHARED
from intriga.warfare.presentation.chart_data import owners, pieces_of_view, strokes, units_before
from intriga.warfare.presentation.order_lines import text_of
from intriga.warfare.presentation.past_turns import Outcomes, outcomes
from intriga.warfare.presentation.power_marks import letters
from intriga.warfare.presentation.results import ResultCards, results
from intriga.warfare.war_view import ORDERING, WarView, own_power, situation_of

UnitWays: TypeAlias = dict[str, list[str] | dict[str, list[str]]]
"""What a unit may do, by the letter of a kind of order: places, or places by the unit helped."""


class WarBoard(Board, frozen=True):
    """The data of `board.html`. `words`, `names`: texts and names of places for scripts (JSON)."""

    frame: map_layers.MapFrame
    words: str
    names: str


class OrderOffer(Struct, frozen=True):
    """The viewer's orders and all they could order, for js/order-offer.js. `partial`: of orders
    only those that change are sent; `due`: units to build, or (below zero) to disband; `ways`: see
    `_ways`."""

    phase: str
    act: str
    partial: bool
    window: str
    generation: int
    turn: int
    sealed: bool
    orders: Sequence[str]
    text: str
    due: int
    ways: Mapping[str, UnitWays | list[str]]


class LastTurns(Struct, frozen=True):
    """The data of `last_turn.html`."""

    turns: tuple[Outcomes, ...]


def board(view: WarView, scene: Scene, *, partial: bool = False) -> WarBoard:
    """The current map. What changes with turns, and with the viewer's orders, is in `parts`.
    `partial`: several command one power, so that of orders only those that change are sent, and a
    unit without a verb (`A PAR`) withdraws its order."""
    pieces = pieces_of_view(view)
    centres = {power.power: power.centres for power in view.powers}
    whose = owners(view.map, centres, scene.turns)
    turn = f"{len(scene.turns)}-{view.turns[-1].name}" if view.turns else "0"
    return WarBoard(
        frame=map_layers.frame(view.map, scene),
        words=json.dumps(_texts(scene), ensure_ascii=False),
        names=json.dumps(_names(view.map, scene.language), ensure_ascii=False),
        parts={
            "map-land": map_layers.land(view.map, scene, whose, pieces, "map-land"),
            "map-last-orders": _last_orders(view),
            "map-own-orders": _own_orders(view, scene),
            "map-units": map_layers.units(view.map, scene, pieces, "map-units", turn),
            "order-offer": _offer(view, scene, partial),
            "my-results": _my_results(view, scene),
            "map-last-turn": _last_turn(view, scene),
        },
    )


def _last_orders(view: WarView) -> Markup:
    """The arrows of the last turn, retreats among them."""
    chart, drawn, first = chart_of(view.map), "", 0
    for turn in view.turns:
        drawn += chart.arrows(strokes(view.map, turn, first), units_before(turn))
        first += len(turn.done)
    return map_layers.layer(drawn, "map-last-orders")


def _own_orders(view: WarView, scene: Scene) -> Markup:
    """The viewer's orders for this phase; for a referee those of all powers."""
    number = board_of(view.map).power_number
    given = [
        (number[mine.power], order)
        for mine in (view.papers or ((view.me,) if view.me else ()))
        for order in mine.orders
    ]
    chart = chart_of(view.map)
    there = [unit for power in view.powers for unit in (*power.units, *power.lost)]
    planned = (_planned(view.map, power, order) for power, order in given)
    drawn = chart.arrows((Stroke(power, order) for power, order in given), there)
    drawn += chart.units(filter(None, planned), letters(view.map, scene.language))
    return map_layers.layer(drawn, "map-own-orders")


def _planned(map: str, power: int, text: str) -> Piece | None:
    """The unit of a build or a disbandment that is ordered."""
    order = parsed(map, text)
    if order.verb == Verb.BUILD:
        return Piece(power, order.unit, "planned")
    return Piece(power, order.unit, "leaving") if order.verb == Verb.DISBAND else None


def _my_results(view: WarView, scene: Scene) -> Markup:
    """What came of the viewer's orders."""
    return scene.piece(f"{SHARED}/results.html", ResultCards(results(view, scene)))


def _last_turn(view: WarView, scene: Scene) -> Markup:
    """The results of the last turn, as a list with reasons."""
    turns, first = [], 0
    for turn in view.turns:
        turns.append(outcomes(view.map, turn, scene, first))
        first += len(turn.done)
    return scene.piece(f"{SHARED}/last_turn.html", LastTurns(tuple(turns)))


# ── what the scripts need ───────────────────────────────────────────────────────────────


def _offer(view: WarView, scene: Scene, partial: bool) -> Markup:
    """The viewer's orders and all they could order, for js/order-offer.js; empty for a viewer
    who has nothing to order."""
    form = _ordering(view, scene)
    offer = None
    if form is not None and view.me is not None:
        offer = OrderOffer(
            phase=view.phase,
            act=form.act,
            partial=partial and form.act == "orders",
            window=form.window,
            generation=form.generation,
            turn=len(scene.turns),
            sealed=view.me.sealed,
            orders=view.me.orders,
            text=text_of(view, scene.language),
            due=own_power(view).due,
            ways=_ways(view),
        )
    data = escape(json.dumps(to_builtins(offer) if offer else {}, separators=(",", ":")))
    return Markup('<div id="order-offer" data-offer="{}" hidden></div>').format(Markup(data))


def _ordering(view: WarView, scene: Scene) -> Form | None:
    """The form in which this is ordered now: in winter builds, if they are an act of their own."""
    forms = [form for form in _forms(scene) if form.act in ORDERING]
    winter = view.phase == "builds"
    return min(forms, key=lambda form: (form.act == "builds") != winter, default=None)


def _forms(scene: Scene) -> Sequence[Form]:
    return scene.offer.forms if scene.offer is not None else ()


def _ways(view: WarView) -> dict[str, UnitWays | list[str]]:
    """Unit → what it may do: moves `m`, `f` if only by convoy, `v` with VIA, supports `s` and
    convoys `c` by the unit helped, retreats `r`. Units that may be built are under `build`."""
    power = own_power(view)
    units = {other.power: other.units for other in view.powers}
    if view.phase == "orders":
        menu = Menu(view.map, units)
        return {unit: _compact(menu.of(unit), view.map) for unit in power.units}
    if view.phase == "retreat":
        return {unit: {"r": list(ways)} for unit, ways in power.lost.items()}
    if power.due < 0:
        return {unit: {} for unit in power.units}
    return {"build": [order.unit for order in situation_of(view).builds(power.power)]}


def _compact(orders: Sequence[Possible], map: str) -> UnitWays:
    board = reader_of(map).board
    found: UnitWays = {}
    for order in orders:
        if order.verb == Verb.MOVE:
            kind = "v" if order.via else "m"
            piece = reader_of(map).unit(order.unit)
            if not order.via and not board.steps(piece) >> board.spot_of[order.to] & 1:
                kind = "f"
            places = found.setdefault(kind, [])
            assert isinstance(places, list)
            places.append(order.to)
        elif order.verb in (Verb.SUPPORT, Verb.CONVOY):
            kind = "s" if order.verb == Verb.SUPPORT else "c"
            helped = found.setdefault(kind, {})
            assert isinstance(helped, dict)
            helped.setdefault(order.of, []).append(order.to)
    return found


def _names(map: str, language: str) -> dict[str, str]:
    board = board_of(map)
    return {spot: board.name(spot, language) for spot in board.spots}


_MAP_TEXTS = (
    "pick",
    "watch",
    "army",
    "fleet",
    "picked",
    "picked-retreat",
    "to-help",
    "to-carry",
    "choose",
    "hold",
    "move",
    "sea",
    "support",
    "support-move",
    "convoy",
    "retreat",
    "disband",
    "build",
    "waive",
    "cancel",
    "undo",
    "list",
    "more",
    "no-way",
    "nothing",
    "sealed",
    "saving",
    "saved",
    "saved-alone",
    "failed",
    "builds",
    "removals",
    "retreats",
    "done",
    "place",
)


def _texts(scene: Scene) -> dict[str, str]:
    """The texts of the scripts, which replace the names in braces."""
    slots = {name: "{" + name + "}" for name in ("unit", "of", "to", "n", "all", "text")}
    return {id: scene.say(f"war-map-{id}", **slots) for id in _MAP_TEXTS}
