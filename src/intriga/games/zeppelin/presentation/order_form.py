"""The form of orders: the units of the state with the order of each, who ordered what, and the same
as text. Of a text only what differs from the standing orders is sent: the order of a unit is that
of whoever changed it last (Z31)."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.reader import reader_of
from intriga.games.zeppelin.presentation.theatre import Theatre, theatre
from intriga.games.zeppelin.seen.view import LoggedView, View
from intriga.kernel import Chosen
from intriga.presentation import FormExtras, FormShown, Reading, Scene
from intriga.warfare import message_params
from intriga.warfare.presentation import form_controls, order_lines
from intriga.warfare.war_view import ORDERING

_CHOICES: Final = 3
"""Places that may be named for a unit on the page."""


class LogLine(Struct, frozen=True):
    """Who ordered what."""

    who: str
    what: str


class LogTurn(Struct, frozen=True):
    """What was ordered in a turn, the latest first; `now`: it is under way."""

    turn: int
    now: bool
    lines: tuple[LogLine, ...]


class StateOrders(form_controls.OrderSheet, frozen=True, kw_only=True):
    """The data of `orders.html`: the sheet of every war, and the log of the army."""

    log: tuple[LogTurn, ...]


class WishPlace(Struct, frozen=True):
    """A place to which a unit might retreat."""

    spot: str
    name: str


class WishUnit(Struct, frozen=True):
    """A unit with its places, and those wished by now."""

    unit: str
    name: str
    places: tuple[WishPlace, ...]
    wished: tuple[str, ...]


class WishSheet(Struct, frozen=True):
    """The data of `wishes.html`: the units, and numbers of the places to name."""

    units: tuple[WishUnit, ...]
    choices: tuple[int, ...] = tuple(range(_CHOICES))


def order_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """What the forms of orders, builds and wishes have in place of their fields."""
    act = form.act
    war = theatre(view, scene, act if act in ORDERING else "")
    if war.me is None:
        return FormExtras()
    if act == "wishes":
        return FormExtras(template="wishes.html", own=_wishes(view, scene, war))
    if act in ORDERING and (act == "builds") != (view.phase == "builds"):
        return FormExtras()  # beforehand: chosen one by one, as the map is that of this phase
    sheet = form_controls.order_sheet(war, scene, act, form.given)
    if sheet is None:
        return FormExtras()
    own = StateOrders(**asdict(sheet), log=_log(view, scene, war))
    return FormExtras(template="orders.html", own=own, submit="")


def _wishes(view: View, scene: Scene, war: Theatre) -> WishSheet:
    """The form in which it is said where a unit should retreat: its places under its name."""
    assert war.me is not None
    own = next(one for one in war.powers if one.power == war.me.power)
    return WishSheet(
        tuple(
            WishUnit(
                unit=unit,
                name=scene.render(message_params.unit(view.map, unit)),
                places=tuple(
                    WishPlace(spot, scene.render(message_params.place(view.map, spot)))
                    for spot in own.lost.get(unit, ()) or _around(view.map, unit)
                ),
                wished=tuple(_wished(view, war).get(unit, ())),
            )
            for unit in (*own.lost, *own.units)
        )
    )


def _wished(view: View, war: Theatre) -> Mapping[str, Sequence[str]]:
    """Unit → where it should retreat, by the wishes kept."""
    assert war.me is not None
    power = war.me.power
    found = (one.wishes for one in view.commands if one.power == power)
    return next(found, {})


def _around(map: str, unit: str) -> list[str]:
    """The spots next to a unit, to which it might have to retreat."""
    board = reader_of(map).board
    steps = board.steps(reader_of(map).unit(unit))
    return sorted(board.spots[spot] for spot in bits(steps))


def _log(view: View, scene: Scene, war: Theatre) -> tuple[LogTurn, ...]:
    """Who ordered what in each turn, the latest first."""
    assert war.me is not None
    command = next((one for one in view.commands if one.power == war.me.power), None)
    logged = command.log if command is not None else ()
    turns = [(turn, [*some]) for turn, some in groupby(logged, _turn_of)]
    return tuple(
        LogTurn(turn, turn == view.turn, tuple(_line(view, scene, one) for one in reversed(lines)))
        for turn, lines in reversed(turns)
    )


def _line(view: View, scene: Scene, one: LoggedView) -> LogLine:
    return LogLine(scene.names[one.seat], _logged(view.map, scene, one))


def _turn_of(one: LoggedView) -> int:
    return one.turn


def _logged(map: str, scene: Scene, one: LoggedView) -> str:
    """What somebody wrote, in words."""
    if one.kind == "builds" and not one.text:
        return scene.say("zeppelin-page-log-no-builds")
    if one.kind == "wishes":
        places = [message_params.place(map, spot) for spot in one.text.split()]
        id = "wishes" if places else "no-wishes"
        unit = message_params.unit(map, one.unit)
        return scene.say(f"zeppelin-page-log-{id}", unit=unit, places=places)
    if one.text:
        return scene.render(message_params.order(map, one.text))
    return scene.say("zeppelin-page-log-withdrawn", unit=message_params.unit(map, one.unit))


def read_act(view: View, scene: Scene, act: Chosen) -> Reading:
    """What to do with a form that was sent."""
    kind = act.get("type", "")
    if kind not in ORDERING or (kind == "builds" and view.phase != "builds"):
        return Reading(act)
    war = theatre(view, scene, kind)
    if war.me is None:
        return Reading(act)
    read = order_lines.read_act(war, scene, {**act, "type": "orders", "sealed": ""})
    given = read.act
    if given is None:
        return read
    orders = given["orders"]
    if kind == "orders":
        orders = [order for order in orders if order not in war.me.orders]
    seen = {"seen": act["seen"]} if "seen" in act else {}
    return replace(read, act={"type": kind, "orders": orders, **seen})
