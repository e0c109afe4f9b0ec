"""The forms of Mafia: people are chosen by their faces, one shot is one tap, spells say their
price."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import structs

from intriga.games.mafia.pages.acts import mana_for, spell_text
from intriga.games.mafia.state import Aim
from intriga.games.mafia.tables.things import scroll_mana, scrolls, spells, things
from intriga.games.mafia.view import Me, View

Data = dict[str, Any]
_FEW: Final = 12
"""Of so many people any form shows the faces."""
_BY_FACE: Final = frozenset(
    {"shoot", "check", "accuse", "guard-house", "burgle", "kill-unbidden", "execute", "cast-spell"}
)
"""Acts of which the forms show faces however many people there are; others have lists."""


def form_view(view: View) -> View:
    """Of the votes one's own alone: those of others change nothing about the forms."""
    mine = [] if view.me is None else [vote for vote in view.votes if vote.by == view.me.seat]
    return structs.replace(view, votes=mine, tally=[], papers=[])


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form (see `GamePages`)."""
    me = view.me
    if me is None:
        return {}
    fields = [_faces(scene, form, one) for one in _single_row(form["fields"])]
    fields = [_chosen(view, me, form, one) for one in fields]
    extras: Data = _reckoned(view, me, scene, form)
    if form["act"] == "sleep":
        help = scene.pages.say("mafia-page-sleep", {}, scene.names, "help")
        extras |= {"submit": scene.say("mafia-page-sleep"), "help": help}
    shown = form["act"] == "answer-loot" and form["question"] is None  # to be refused: what, alone
    if shown or any(one.get("faces") for one in fields):
        extras |= {"template": "games/mafia/people_form.html", "shown": fields}
    return extras


def _single_row(fields: Iterable[Data]) -> Iterable[Data]:
    """A list that has one row at most is shown as the columns of that row."""
    for field in fields:
        if field["kind"] != "rows" or field["most"] != 1 or field.get("error"):
            yield field
            continue
        row = field["rows"][0] if field["rows"] else field["blank"]
        for cell in row["cells"]:
            name = f"{field['name']}.0.{cell['column']}"
            yield cell | {"name": name, "required": False}


def _faces(scene: Any, form: Data, field: Data) -> Data:
    """A choice of people with their faces."""
    choices = field.get("choices", ()) if field["kind"] == "choice" else ()
    people = [one for one in choices if one["value"] != ""]
    if len(people) < 2 or not all(_is_person(scene, one) for one in people):
        return field
    if len(people) > _FEW and form["act"] not in _BY_FACE:
        return field
    return field | {"faces": True}


def _is_person(scene: Any, choice: Data) -> bool:
    seat = choice["value"]
    known = isinstance(seat, int) and 0 <= seat < len(scene.names)
    return known and choice["label"] == scene.names[seat]


def _chosen(view: View, me: Me, form: Data, field: Data) -> Data:
    """What was ordered is chosen already; a clan may choose nobody."""
    shot = form["act"] == "shoot"
    if shot and field.get("faces"):
        field = field | {"nobody": True}
    if form["given"]:
        return field
    if form["act"] == "guard-house" and field.get("faces"):
        guarded = me.plan.guards if me.plan is not None else None
        return field | {"value": "" if guarded is None else guarded}
    aims = _own_aims(view, me, form["act"])
    if aims is None or "column" not in field:
        return field
    if field.get("faces"):
        return field | {"value": aims[0].whom if aims else ""}
    return field | {"value": bool(aims) and getattr(aims[0], field["column"])}


def _own_aims(view: View, me: Me, act: str) -> Sequence[Aim] | None:
    """What the viewer has ordered for the clan, or as commissar."""
    if act == "shoot" and view.family is not None:
        return view.family.orders.get(me.seat)
    return me.plan.checks if act == "check" and me.plan is not None else None


# ── what a choice costs and does ────────────────────────────────────────────────────────


def _reckoned(view: View, me: Me, scene: Any, form: Data) -> Data:
    """A sentence below the form about what is chosen in it."""
    make = _RECKONED.get(form["act"])
    found = next((one for one in form["fields"] if make and one["name"] == make[0]), None)
    if make is None or found is None:
        return {}
    values = [one["value"] for one in found.get("choices", ()) if one["value"] != ""]
    text = {str(value): line for value in values if (line := make[1](view, me, scene, value))}
    if len(values) == 1 and text:
        return {"help": next(iter(text.values()))}
    return {"reckoning": {"sums": {}, "lines": [{"of": make[0], "text": text}]}} if text else {}


def _spell(view: View, me: Me, scene: Any, spell: Any) -> str:
    if spell not in spells() and spell not in scrolls():
        return ""
    help = scene.book.say(spell_text(spell), {}, scene.names, "help")
    mana = mana_for(view, me, spell)
    return str(scene.say("mafia-page-spell-price", help=help, mana=mana, left=me.mana - mana))


def _scroll(view: View, me: Me, scene: Any, scroll: Any) -> str:
    if scroll not in scrolls() or scroll == "armageddon":
        return ""
    help = scene.book.say(things()[scroll].text, {}, scene.names, "help")
    mana = scroll_mana(scrolls()[scroll], True, dead=False)
    return str(scene.say("mafia-page-scroll-price", help=help, mana=mana))


def _item(view: View, me: Me, scene: Any, number: Any) -> str:
    kind = next((one.kind for one in me.things if one.number == number), None)
    return str(scene.book.say(things()[kind].text, {}, scene.names, "help")) if kind else ""


def _kind(view: View, me: Me, scene: Any, kind: Any) -> str:
    return (
        str(scene.book.say(things()[kind].text, {}, scene.names, "help"))
        if kind in things()
        else ""
    )


def _profession(view: View, me: Me, scene: Any, profession: Any) -> str:
    return str(scene.say("mafia-page-profession", profession=str(profession)))


_RECKONED: dict[str, tuple[str, Callable[[View, Me, Any, Any], str]]] = {
    "cast-spell": ("spell", _spell),
    "specialise": ("scroll", _scroll),
    "ready": ("thing", _item),
    "use-thing": ("thing", _item),
    "bid-for-thing": ("thing", _kind),
    "choose-profession": ("profession", _profession),
}
"""Type of an act → the field whose choice is explained, and the sentence about one."""
