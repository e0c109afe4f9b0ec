"""The form of orders: the units of the state with the order of each, who ordered what, and the same
as text. Of a text only what differs from the standing orders is sent: the order of a unit is that
of whoever changed it last (Z31)."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.reader import reader_of
from intriga.games.zeppelin.pages.theatre import Theatre, theatre
from intriga.games.zeppelin.seen.view import LoggedView, View
from intriga.presentation import Reading
from intriga.warfare import message_params
from intriga.warfare.presentation import form_controls, order_lines
from intriga.warfare.war_view import ORDERING

Data = dict[str, Any]
_CHOICES = 3
"""Places that may be named for a unit on the page."""


def order_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of the forms of orders and builds."""
    act = form["act"]
    war = theatre(view, scene, act if act in ORDERING else "")
    if war.me is None:
        return {}
    if act == "wishes":
        return _wishes(view, scene, war)
    if act == "builds" and view.phase != "builds":
        return {}  # beforehand: chosen one by one
    sheet = form_controls.order_sheet(war, scene, act, form["given"])
    if sheet is None:
        return {}
    return {
        "template": "games/zeppelin/orders.html",
        "own": sheet,
        "builds": form["act"] == "builds",
        "log": _log(view, scene, war),
    }


def _wishes(view: View, scene: Any, war: Theatre) -> Data:
    """The form in which it is said where a unit should retreat: its places under its name."""
    assert war.me is not None
    own = next(one for one in war.powers if one.power == war.me.power)
    units = [
        {
            "unit": unit,
            "name": scene.render(message_params.unit(view.map, unit)),
            "places": [
                {"spot": spot, "name": scene.render(message_params.place(view.map, spot))}
                for spot in own.lost.get(unit, ()) or _around(view.map, unit)
            ],
            "wished": list(_wished(view, war).get(unit, ())),
        }
        for unit in (*own.lost, *own.units)
    ]
    return {"template": "games/zeppelin/wishes.html", "units": units, "choices": range(_CHOICES)}


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


def _log(view: View, scene: Any, war: Theatre) -> list[Data]:
    """Who ordered what in each turn, the latest first."""
    assert war.me is not None
    command = next((one for one in view.commands if one.power == war.me.power), None)
    logged = command.log if command is not None else ()
    return [
        {
            "turn": turn,
            "now": turn == view.turn,
            "lines": [
                {"who": scene.names[one.seat], "what": _logged(view.map, scene, one)}
                for one in reversed(lines)
            ],
        }
        for turn, lines in reversed([(turn, [*some]) for turn, some in groupby(logged, _turn_of)])
    ]


def _turn_of(one: LoggedView) -> int:
    return one.turn


def _logged(map: str, scene: Any, one: LoggedView) -> str:
    """What somebody wrote, in words."""
    if one.kind == "builds" and not one.text:
        return str(scene.say("zeppelin-page-log-no-builds"))
    if one.kind == "wishes":
        places = [message_params.place(map, spot) for spot in one.text.split()]
        id = "wishes" if places else "no-wishes"
        unit = message_params.unit(map, one.unit)
        return str(scene.say(f"zeppelin-page-log-{id}", unit=unit, places=places))
    if one.text:
        return str(scene.render(message_params.order(map, one.text)))
    return str(scene.say("zeppelin-page-log-withdrawn", unit=message_params.unit(map, one.unit)))


def read_act(view: View, scene: Any, act: Data) -> Reading:
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
