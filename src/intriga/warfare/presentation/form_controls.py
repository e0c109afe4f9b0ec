"""The form of orders: the units of the viewer with the order of each, in winter the places where
something may be built or the units of which some must go, and the same as text."""

from msgspec import Struct

from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.vocabulary import Verb
from intriga.kernel import Chosen
from intriga.presentation import FormExtras, FormShown, Scene, Tap
from intriga.warfare import message_params
from intriga.warfare.presentation.addresses import SHARED
from intriga.warfare.presentation.order_lines import SURE, text_of, undecided
from intriga.warfare.presentation.results import ResultCard, results
from intriga.warfare.situation import order_for, place_of, province_of
from intriga.warfare.war_view import ORDERING, WarView, own_power, situation_of


class OrderLine(Struct, frozen=True):
    """A unit with its order, in winter also a place where something may be built; without a unit, a
    build that is waived. `label`: the order in words; `kind`: of order, a class of its colour."""

    unit: str
    name: str
    order: str
    label: str
    kind: str = ""
    warning: str = ""


class OrderSheet(Struct, frozen=True):
    """The data of `order_sheet.html` and `orders.html`. `due`: units to build, or (below zero) to
    disband; `written`: the text is what was being written, not what is saved; `draft`: the key of
    the draft in which it is kept; `decided`: whether any line has an order; `results`: of the last
    turn, which are shown here on a phone."""

    phase: str
    sealed: bool
    lines: tuple[OrderLine, ...]
    due: int
    text: str
    written: bool
    draft: str
    decided: bool
    results: tuple[ResultCard, ...]


def form_extras(view: WarView, scene: Scene, form: FormShown) -> FormExtras:
    """The sheet of orders, in place of the fields of their form."""
    sheet = order_sheet(view, scene, form.act, form.given)
    if sheet is None:
        return FormExtras()
    return FormExtras(
        template=f"{SHARED}/orders.html",
        own=sheet,
        on_board=True,
        consequence=None if sheet.sealed else _missing(view, scene),
        taps=(_unseal(scene) if sheet.sealed else _seal(scene),),
        asked=(
            Tap(scene.say("war-sheet-ask-seal"), "sealed", SURE),
            Tap(scene.say("war-sheet-ask-back"), "sealed", ""),
        ),
    )


def _seal(scene: Scene) -> Tap:
    return Tap(scene.say("war-sheet-seal"), "sealed", "true")


def _unseal(scene: Scene) -> Tap:
    return Tap(scene.say("war-sheet-unseal"), "sealed", "")


def _missing(view: WarView, scene: Scene) -> str:
    """What will come of all that has no order yet."""
    left, phase = undecided(view)
    return scene.say("war-sheet-open", count=left, phase=phase)


def order_sheet(view: WarView, scene: Scene, act: str, given: Chosen) -> OrderSheet | None:
    """The sheet for a form of this act; None for one that orders nothing. `given`: what was entered
    in it and not accepted."""
    if act not in ORDERING or view.me is None:
        return None
    power = own_power(view)
    lines = _lines(view, scene, list(power.lost if view.phase == "retreat" else power.units))
    return OrderSheet(
        phase=view.phase,
        sealed=view.me.sealed,
        lines=tuple(lines),
        due=power.due,
        text=given.get("text", "") if given else text_of(view, scene.language),
        written=bool(given.get("text")),
        draft=_draft_key(scene),
        decided=any(line.order for line in lines),
        results=results(view, scene),
    )


def _draft_key(scene: Scene) -> str:
    """The key of the draft in which the text is kept while it is being written."""
    drafts = scene.offer.drafts() if scene.offer is not None else ()
    return next((draft.key for draft in drafts if draft.act == "orders"), "")


def _lines(view: WarView, scene: Scene, units: list[str]) -> list[OrderLine]:
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
            OrderLine(
                unit=unit,
                name=scene.render(message_params.unit(view.map, unit)),
                order=text,
                label=scene.render(message_params.choice(view.map, order)) if order else "",
                kind=message_params.VERBS[order.verb] if order else "",
                warning=scene.say("war-sheet-alone") if unit in alone else "",
            )
        )
    return lines


def _winter_lines(view: WarView, scene: Scene) -> list[OrderLine]:
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
            OrderLine(
                unit=unit if power.due < 0 else place,
                name=scene.render(known(view.map, unit if power.due < 0 else place)),
                order=text,
                label=scene.render(message_params.order(view.map, text)) if text else "",
            )
        )
    waived = [text for text in view.me.orders if not place_of(text)]
    return lines + [
        OrderLine("", "", text, scene.render(message_params.order(view.map, text)))
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
