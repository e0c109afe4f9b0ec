"""Forms with what a game adds to them: its presentation sees them as structs (`FormShown`), and
what it adds is put into the data of their templates."""

from collections.abc import Iterator, Mapping, Set
from typing import Final

from msgspec import to_builtins

from intriga.presentation.forms import (
    Arrangement,
    ChoiceShown,
    FieldExtras,
    FieldShown,
    FormExtras,
    FormShown,
    ItemShown,
)
from intriga.web.game_pages import Data, as_data, named_in

_SAID: Final = ("title", "help", "submit", "consequence", "blocked", "own")
_MORE: Final = ("ready", "main", "stands_beside", "on_board")
_BUTTONS: Final = ("beside", "taps", "asked")


def shown(form: Data) -> FormShown:
    """A form as a game's presentation sees it."""
    return FormShown(
        act=form["act"],
        key=form["key"],
        title=form["title"],
        main=form["main"],
        open=form["open"],
        question=form["question"] is not None,
        preset=form["preset"],
        given=form["given"],
        fields=tuple(map(_field, form["fields"])),
    )


def _field(field: Data) -> FieldShown:
    return FieldShown(
        name=field["name"],
        kind=field["kind"],
        label=field["label"],
        help=field.get("help") or "",
        choices=tuple(ChoiceShown(one["value"], one["label"]) for one in field.get("choices", ())),
        items=tuple(
            ItemShown(one["name"], one["label"], one["value"], one["cost"])
            for one in field.get("items", ())
        ),
        least=field.get("min"),
        most=field.get("max", field.get("most")),
        columns=tuple(_field(cell) for cell in _cells(field)),
        wrong=bool(field.get("error")),
    )


def _cells(field: Data) -> list[Data]:
    """The fields of the first row of a list, or of a blank one."""
    if field["kind"] != "rows":
        return []
    cells: list[Data] = (field["rows"][0] if field["rows"] else field["blank"])["cells"]
    return cells


def with_extras(game: str, form: Data, extras: FormExtras) -> Data:
    """The data of a form with what its game adds."""
    said = {name: text for name in _SAID if (text := getattr(extras, name)) is not None}
    more = {name: given for name in _MORE if (given := getattr(extras, name))}
    scripts = {
        name: to_builtins(given)
        for name in ("reckoning", "submits")
        if (given := getattr(extras, name)) is not None
    }
    fields = {"fields": list(_fields(form, extras.fields))} if extras.fields else {}
    own = {"template": named_in(game, extras.template)} if extras.template else {}
    buttons = {
        name: list(map(as_data, given)) for name in _BUTTONS if (given := getattr(extras, name))
    }
    whole = form | said | more | scripts | fields | own | buttons
    return whole if extras.two else _at_once(whole)


def _at_once(form: Data) -> Data:
    """A form whose only choice sends it."""
    fields = form["fields"]
    if form["question"] or form.get("template") or len(fields) != 1 or not fields[0].get("choices"):
        return form
    name = fields[0]["name"]
    taps = [
        {"label": one["label"], "name": name, "value": one["value"], "note": one.get("help") or ""}
        for one in fields[0]["choices"]
    ]
    return form | {"fields": [], "taps": taps}


def _fields(form: Data, extras: Mapping[str, FieldExtras]) -> Iterator[Data]:
    """The fields with what is added to them; a list of one row as its columns."""
    for field in form["fields"]:
        own = extras.get(field["name"])
        if own is None or not own.row:
            yield field if own is None else _with(field, own)
            continue
        for cell in _cells(field):
            name = f"{field['name']}.0.{cell['column']}"
            plain = cell | {"name": name, "required": False}
            yield _with(plain, extras[name]) if name in extras else plain


def _with(field: Data, extras: FieldExtras) -> Data:
    added: Data = {}
    if extras.help is not None:
        added["help"] = extras.help
    if extras.quick:
        added["quick"] = list(extras.quick)
    if extras.counts:
        added["items"] = [
            one | {"value": extras.counts.get(one["name"], 0)} for one in field["items"]
        ]
    if extras.about:
        added["about"] = {str(value): text for value, text in extras.about.items()}
    if extras.value is not None:
        added["value"] = extras.value
    return field | added | ({} if extras.own is None else {"own": extras.own})


def arranged(made: Arrangement, wrong: Set[str]) -> Data:
    """How forms stand, for match/fragments/tray/body.html. `wrong`: the keys of forms with which
    something is wrong, whose groups stand open."""
    groups = [
        as_data(group)
        | {"forms": [*group.forms], "open": group.open or not wrong.isdisjoint(group.forms)}
        for group in made.groups
    ]
    return {"groups": groups, "standing": made.standing}
