"""The form of orders: the units of the viewer with the order of each, in winter the places where
something may be built or the units of which some must go, and the same as text."""

from typing import Any

from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.vocabulary import Verb
from intriga.warfare import message_params
from intriga.warfare.pages.addresses import SHARED
from intriga.warfare.pages.order_lines import SURE, text_of
from intriga.warfare.pages.results import results
from intriga.warfare.situation import order_for, place_of, province_of
from intriga.warfare.war_view import ORDERING, WarView, own_power, situation_of

Data = dict[str, Any]


def form_extras(view: WarView, scene: Any, form: Data) -> Data:
    """Additions to the data of a form."""
    if form["act"] not in ORDERING or view.me is None:
        return {}
    power = own_power(view)
    lines = _lines(view, scene, list(power.lost if view.phase == "retreat" else power.units))
    given = form.get("given", {})
    return {
        "template": f"{SHARED[1:]}/orders.html",
        "phase": view.phase,
        "sealed": view.me.sealed,
        "lines": lines,
        "due": power.due,
        "text": given.get("text", "") if given else text_of(view, scene.language),
        "written": bool(given.get("text")),
        "draft": _draft_key(scene),
        "missing": sum(not line["order"] for line in lines),
        "decided": any(line["order"] for line in lines),
        "seals": SURE,
        "results": results(view, scene),
    }


def _draft_key(scene: Any) -> str:
    """The key of the draft in which the text is kept while it is being written."""
    drafts = scene.offer.drafts() if scene.offer is not None else ()
    return next((draft.key for draft in drafts if draft.act == "orders"), "")


def _lines(view: WarView, scene: Any, units: list[str]) -> list[Data]:
    """The order of each unit; in winter, what is decided about each unit or place."""
    assert view.me is not None
    if view.phase == "builds":
        return _winter_lines(view, scene)
    lines = []
    alone = _uncarried(view)
    for unit in units:
        text = order_for(unit, view.me.orders)
        order = message_params.parsed(view.map, text) if text else None
        lines.append(
            {
                "unit": unit,
                "name": scene.render(message_params.unit(view.map, unit)),
                "order": text,
                "label": scene.render(message_params.choice(view.map, order)) if order else "",
                "kind": message_params.VERBS[order.verb] if order else "",
                "warning": scene.say("war-sheet-alone") if unit in alone else "",
            }
        )
    return lines


def _winter_lines(view: WarView, scene: Any) -> list[Data]:
    """Of each place where something may be built, or of each unit if some must go: what is decided,
    and last the builds that are waived."""
    assert view.me is not None
    power = own_power(view)
    given = {place_of(text): text for text in view.me.orders}
    places = {province_of(one.unit): one.unit for one in situation_of(view).builds(power.power)}
    lines = []
    for place, unit in places.items():
        text = given.get(place, "")
        known = message_params.unit if power.due < 0 else message_params.place
        lines.append(
            {
                "unit": unit if power.due < 0 else place,
                "name": scene.render(known(view.map, unit if power.due < 0 else place)),
                "order": text,
                "label": scene.render(message_params.order(view.map, text)) if text else "",
                "kind": "",
                "warning": "",
            }
        )
    waived = [text for text in view.me.orders if not place_of(text)]
    return lines + [
        {"unit": "", "order": text, "label": scene.render(message_params.order(view.map, text))}
        for text in waived
    ]


def _uncarried(view: WarView) -> set[str]:
    """The viewer's armies that go by sea although none of the viewer's fleets convoys them."""
    assert view.me is not None
    board, reader = reader_of(view.map).board, reader_of(view.map)
    orders = [message_params.parsed(view.map, text) for text in view.me.orders]
    carried = {(order.of, order.to) for order in orders if order.verb == Verb.CONVOY}
    found = set()
    for order in orders:
        if order.verb != Verb.MOVE or order.unit.startswith("F"):
            continue
        by_land = board.steps(reader.unit(order.unit)) >> board.spot_of[order.to] & 1
        if (order.via or not by_land) and (order.unit, order.to) not in carried:
            found.add(order.unit)
    return found
