"""What was entered in a form of an act: from fields to plain data, and what is wrong with it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.kernel.decode.errors import UNREADABLE
from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    KIND,
    AtMost,
    Choices,
    Domain,
    Field,
    FieldKind,
    Form,
    Range,
    columns_of,
)
from intriga.presentation.forms import WrongLine
from intriga.web.game_pages import Data
from intriga.web.request.sent import parse_int

PRESET: Final = "_preset"
"""The hidden field with what is fixed in a form, as JSON: lists, tables, nothing and yes or no come
back from a page as they are in the form."""
SURE: Final = "_sure"
"""The name of the button that answers the question before an act (`.sure` of its form's texts)."""
BACK: Final = "back"
"""The step that answers this question with no."""
PRESSED: Final = "!"
"""Ends the name of a button that stands for the value of a field which has a control, too."""
RESERVED: Final = frozenset(
    {"_csrf_token", "act", "command", "token", "_step", "_part", "_fresh", PRESET, SURE}
)
REQUIRED: Final = frozenset({"choice", "number", "text", "document"})
"""The kinds of fields that must be filled in, unless they are optional."""
USUAL_ROWS: Final = 8
"""How many rows a list may have where no limit says it."""
_NUMBER_DIGITS: Final = 15
_FLAGS: Final[Mapping[str, bool]] = {"true": True, "false": False}
"""What boxes and buttons send."""


class Problem:
    """A form that was not carried out as it was sent: the act as it was decoded, and why.

    `form`: which it was; without it, any form of this act that does not fix other values. `text`:
    of the refusal; `lines`: what was wrong, line by line;
    `ask`: a question that comes before it is carried out, which the game's template asks; `sure`:
    one that the page asks itself; `marks`: what is wrong with single
    fields, by their names: `team`, `rows.2.team`, or `rows.2` for a row.

    A form that was only changed, or asked for choices, has no text. `numbers`: the numbers of its
    rows, by field, where they are not 0, 1, 2, …; `opened`: the name of the row whose choices are
    shown in full; `focus`: the name of the field or row to go on with; `exact`: whether the bounds
    of numbers are those for what was chosen. `back`: its question was answered with no. `kept`:
    nothing was sent; it is what this seat was writing when the page was last open. `hinted`: it is
    what a bot would enter, in place of whatever stood there.
    """

    def __init__(
        self,
        act: Data,
        text: str = "",
        lines: Sequence[WrongLine] = (),
        ask: str = "",
        *,
        form: Form | None = None,
        sure: str = "",
        marks: Mapping[str, str] | None = None,
        numbers: Mapping[str, Sequence[int]] | None = None,
        opened: str = "",
        focus: str = "",
        exact: bool = False,
        kept: bool = False,
        back: bool = False,
        hinted: bool = False,
    ) -> None:
        self.given = act
        self.form = form
        self.text = text
        self.lines = lines
        self.ask = ask
        self.sure = sure
        self.marks = marks or {}
        self.numbers = numbers or {}
        self.opened = opened
        self.focus = focus
        self.exact = exact
        self.kept = kept
        self.back = back
        self.hinted = hinted

    @property
    def wrong(self) -> str:
        """The name of the first field or row that something is wrong with; empty if none is."""
        return next(iter(self.marks), "")

    def of(self, form: Form) -> bool:
        """Whether it was this form, which may stand in a later offer."""
        if self.form is not None:
            same = form.act == self.form.act and form.preset == self.form.preset
            return same and _names(form) == _names(self.form)
        return form.act == self.given.get("type") and _fits(form, self.given)


class FormStep(Struct, frozen=True):
    """A button that changes a form without sending its act: `choices` shows the choices that go
    with what was chosen; `rows.add`, and of row 3 `rows.3.remove`, `up`, `down`, `open`."""

    action: str
    field: str = ""
    row: int = -1


def step_of(text: str) -> FormStep | None:
    """The step that a button stands for; None for anything else."""
    match text.split("."):
        case ["choices"]:
            return FormStep("choices")
        case [field, "add"]:
            return FormStep("add", field)
        case [field, number, ("remove" | "up" | "down" | "open") as action]:
            row = parse_int(number)
            return None if row is None else FormStep(action, field, row)
    return None


def token_of(form: Form, generation: str | None = None) -> str:
    """The window and generation a form answers, as a hidden field carries them. `generation`: what
    stands for that."""
    return f"{generation or form.generation}.{form.window}" if form.window else ""


def preset_sent(form: Form) -> str:
    """What is fixed in a form as its hidden field `PRESET` carries it; empty if nothing is."""
    return msgspec.json.encode(form.preset).decode() if form.preset else ""


def _preset_of(fields: Mapping[str, str]) -> Data:
    """What was fixed in the form that was sent. Empty for what no page sends."""
    try:
        preset = msgspec.json.decode(fields.get(PRESET, "{}"))
    except UNREADABLE:
        return {}
    return preset if isinstance(preset, dict) else {}


def decode(fields: Mapping[str, str], kinds: Mapping[str, FieldKind] | None = None) -> Data:
    """The act in the fields of a form: `specials.set-up=2` is a count, `rows.0.cell=5` a cell of a
    row, `orders.0=…` a slot if `kinds` says that the field has slots. Empty fields and slots,
    counts of 0 and empty rows are left out. The items of fields known to be counts may have any
    name, even one that looks like a cell of a row. What is fixed in the form (`PRESET`) is as the
    form has it, whatever else was sent."""
    pressed = {key[:-1]: value for key, value in fields.items() if key.endswith(PRESSED)}
    if pressed:  # a button comes before what stands in a field, wherever it is on the page
        entered = {key: value for key, value in fields.items() if not key.endswith(PRESSED)}
        fields = {**entered, **pressed}
    act: Data = {"type": fields.get("act", "")}
    slots: dict[str, dict[int, str]] = {}
    known = kinds or {}
    for key, value in fields.items():
        if key in RESERVED:
            continue
        name, _, rest = key.partition(".")
        number, _, column = rest.partition(".")
        row_number = parse_int(number)
        if known.get(name) == "slots" and row_number is not None and not column:
            filled = slots.setdefault(name, {})
            if value != "":
                filled[row_number] = value
        elif column and row_number is not None and known.get(name) != "counts":
            continue
        elif rest:
            counts = act.setdefault(name, {})
            if isinstance(counts, dict) and value.strip() not in ("", "0"):
                counts[rest] = value
        elif value != "":
            act[name] = value
    for name, numbered in numbered_rows(fields, known).items():
        act[name] = [row for row in numbered.values() if row]
    for name, filled in slots.items():
        act[name] = [value for _, value in sorted(filled.items())]
    return act | _preset_of(fields) | {"type": act["type"]}


def numbered_rows(
    fields: Mapping[str, str], kinds: Mapping[str, FieldKind] | None = None
) -> dict[str, dict[int, Data]]:
    """The rows in the fields of a form, by field and number, in the order of their numbers; an
    empty row has no values."""
    known = kinds or {}
    rows: dict[str, dict[int, Data]] = {}
    for key, value in fields.items():
        name, _, rest = key.partition(".")
        number, _, column = rest.partition(".")
        row_number = parse_int(number)
        if not column or row_number is None or known.get(name) in ("counts", "slots"):
            continue
        row = rows.setdefault(name, {}).setdefault(row_number, {})
        if value != "":
            row[column] = value
    return {name: dict(sorted(numbered.items())) for name, numbered in rows.items()}


def kinds_of(offer: Offer) -> dict[str, FieldKind]:
    """The fields in the forms of this offer, by name."""
    return {field.name: field.kind for form in offer.forms for field in form.fields}


def form_sent(offer: Offer, act: Data, fields: Mapping[str, str]) -> Form | None:
    """The form of this offer that an act was sent by: the one that fixes exactly what came as fixed
    with these fields, and has all of them. Who sends what is fixed as if it had been entered means
    the first form that fixes nothing else."""
    forms = [form for form in offer.forms if form.act == act["type"]]
    preset = _preset_of(fields)
    exact = [form for form in forms if _plain(form.preset) == preset]
    fitting = exact or [form for form in forms if _fits(form, act)]
    whole = (form for form in fitting if set(act) <= {"type", *form.preset, *_names(form)})
    return next(whole, None) or next(iter(fitting), None)


def _names(form: Form) -> list[str]:
    return [field.name for field in form.fields]


def _plain(preset: Data) -> Data:
    """What is fixed in a form as it comes back from a page."""
    return msgspec.json.decode(msgspec.json.encode(preset), type=dict) if preset else preset


def _fits(form: Form, act: Data) -> bool:
    """Whether an act has what is fixed in a form, be it as text."""
    fixed = _plain(form.preset).items()
    return all(
        act.get(name) == value or str(act.get(name)).lower() == str(value).lower()
        for name, value in fixed
    )


def completed(form: Form, act: Data) -> Data:
    """An act as its form means it: a list in which nothing was entered is empty, a row has no more
    columns than its kind, and a box that is not ticked is off, which browsers do not say. A
    question that was not answered stays open."""
    act = dict(act)
    for field in form.fields:
        if field.kind == "flag":
            _say_flag(act, field)
        if field.kind != "rows":
            continue
        if field.name not in act and not field.optional:
            act[field.name] = []
        rows = act.get(field.name)
        if isinstance(rows, list):
            act[field.name] = [_row_completed(field, row) for row in rows]
    return act


def _row_completed(field: Field, row: Data) -> Data:
    """A row as its form means it; one in which nothing was entered stays empty."""
    row = of_kind(field, row) if field.kinds else dict(row)
    for column in columns_of(field, row.get(KIND)):
        if column.kind == "flag" and row:
            _say_flag(row, column)
    return row


def _say_flag(values: Data, field: Field) -> None:
    given = values.get(field.name)
    if isinstance(given, str):
        values[field.name] = _FLAGS.get(given, given)
    elif given is None and not field.question:
        values[field.name] = False


def of_kind(field: Field, row: Data) -> Data:
    """A row without the columns that its kind does not have: another kind was chosen before."""
    names = {KIND, *(column.name for column in columns_of(field, row.get(KIND)))}
    return {name: value for name, value in row.items() if name in names}


def most_rows(form: Form, field: Field) -> int:
    """How many rows a list may have."""
    limits = (limit for limit in form.limits if isinstance(limit, AtMost) and not limit.warns)
    return next((at.most for at in limits if at.field == field.name and not at.column), USUAL_ROWS)


def entered(form: Form, fields: Mapping[str, str]) -> Problem:
    """A form as it is filled in now; its rows keep the numbers that they have on the page."""
    kinds = {field.name: field.kind for field in form.fields}
    numbered = numbered_rows(fields, kinds)
    act = completed(form, decode(fields, kinds))
    for field in form.fields:
        if field.kind == "rows" and field.name in numbered:
            rows = numbered[field.name].values()
            act[field.name] = [_row_completed(field, row) for row in rows]
    numbers = {name: tuple(rows) for name, rows in numbered.items()}
    return Problem(act, form=form, numbers=numbers, exact=True)


def after_step(form: Form, fields: Mapping[str, str]) -> Problem:
    """A form as it was filled in, changed by the button that was pressed, `_step`."""
    step = step_of(fields["_step"])
    now = entered(form, fields)
    focus = opened = ""
    for field in form.fields:
        if field.kind != "rows":
            continue
        rows = dict(zip(now.numbers.get(field.name, ()), now.given[field.name], strict=False))
        mine = step if step is not None and step.field == field.name else FormStep("choices")
        now.given[field.name], at = changed(rows, mine, most_rows(form, field))
        if at >= 0:
            focus = f"{field.name}.{at}"
            opened = focus if mine.action == "open" else ""
    back = fields["_step"] == BACK
    return Problem(now.given, form=form, focus=focus, opened=opened, back=back)


def changed(rows: Mapping[int, Data], step: FormStep, most: int) -> tuple[list[Data], int]:
    """The rows of a field after a step, without empty ones at the end, and which of them to go on
    with (-1 for none)."""
    numbers, left = list(rows), list(rows.values())
    at = numbers.index(step.row) if step.row in numbers else -1
    if step.action == "remove" and at >= 0:
        del left[at]
    elif step.action == "up" and at > 0:
        left[at - 1], left[at] = left[at], left[at - 1]
        at -= 1
    elif step.action == "down" and 0 <= at < len(left) - 1:
        left[at + 1], left[at] = left[at], left[at + 1]
        at += 1
    while left and not left[-1]:
        left.pop()
    if step.action == "add" and len(left) < most:
        left.append({})
        at = len(left) - 1
    return left, min(at, len(left) - 1)


def typed(field: Field, domain: Domain | None, value: Any) -> Any:
    """A value as the rules know it: pages send texts."""
    if field.kind == "flag":
        return value in (True, "true")
    if isinstance(domain, Choices):
        same = (one.value for one in domain.options if str(one.value) == str(value))
        return next(same, value)
    if isinstance(domain, Range):
        number = whole(value)
        return value if number is None else number
    return value


def whole(value: Any) -> int | None:
    """A whole number that was entered; None for anything else."""
    text = str(value).strip()
    digits = parse_int(text.removeprefix("-"), _NUMBER_DIGITS)
    return None if digits is None else -digits if text.startswith("-") else digits
