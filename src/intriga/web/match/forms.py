"""Forms of acts: from the kernel's description to fields of a page, and from fields to an act."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from intriga.kernel.forms import (
    AtMost,
    Choice,
    Choices,
    Chosen,
    Domain,
    Field,
    FieldKind,
    Form,
    Range,
    SumAtMost,
    Text,
)
from intriga.kernel.observe import Offer
from intriga.kernel.text import Param, Refusal, refuse
from intriga.web.context import parse_int
from intriga.web.game_pages import Data, GamePages
from intriga.web.site import Say
from intriga.words import Phrasebook

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[Choice, ...]).decode

RESERVED: Final = frozenset({"_csrf_token", "act", "command", "token"})
REQUIRED: Final = frozenset({"choice", "number", "text", "document"})
"""The kinds of fields that must be filled in, unless they are optional."""
_PLAIN: Final = re.compile("[A-Za-z0-9-]{1,40}")
_MOST_SAMPLES: Final = 4
"""How many choices of an earlier field the bounds of a field are put together from."""


class FormRenderer:
    """Makes the data of the forms in one seat's offer, in one language."""

    def __init__(
        self,
        pages: GamePages,
        book: Phrasebook,
        t: Say,
        names: tuple[str, ...],
        offer: Offer,
        *,
        url: str,
    ) -> None:
        """`url`: the address of the match."""
        self.url = url
        self.pages = pages
        self.book = book
        self.t = t
        self.names = names
        self.offer = offer

    def forms(self, command: str, problem: "Problem | None" = None) -> list[Data]:
        """All forms of the offer, as match/fragments/act.html wants them. `command`: the id
        of the page; `problem`: what was wrong with the form just sent."""
        forms = []
        for number, form in enumerate(self.offer.forms):
            mine = problem if problem is not None and problem.of(form) else None
            key = _key(form, number)
            forms.append(self._form(form, key, command, mine))
        return forms

    def fields_of(self, form: Form, given: Data) -> list[Data]:
        """The fields of one form, which need not be offered, with what was entered in them."""
        return list(self._fields(form, f"form-{self.pages.game.id}-{form.act}", given))

    def _form(self, form: Form, key: str, command: str, problem: "Problem | None") -> Data:
        id = f"form-{self.pages.game.id}-{form.act}"
        given = problem.given if problem else {}
        return {
            "act": form.act,
            "key": key,
            "title": self.book.say(id, form.preset, self.names),
            "main": form.main,
            "help": self._extra(id, "help", form),
            "submit": self._extra(id, "submit", form),
            "consequence": self._extra(id, "warning", form),
            "fields": list(self._fields(form, id, given)),
            "preset": form.preset,
            "given": given,
            "token": token_of(form),
            "answers": bool(form.window) or form.asks,
            "writes": writes(form),
            "command": command,
            "open": problem is not None or form.asks,
            "error": _error(problem),
            "ask": problem.ask if problem else None,
            "problem_id": f"problem-{key}-{form.generation or 0}",
        }

    def _extra(self, id: str, attribute: str, form: Form) -> str | None:
        if not self.book.has(id, attribute):
            return None
        return self.book.say(id, form.preset, self.names, attribute)

    def _fields(self, form: Form, id: str, given: Data) -> Iterator[Data]:
        earlier: list[tuple[Field, Domain | None]] = []
        for field in form.fields:
            domain = self._domain(field, earlier, form.preset)
            data = self._field(field, domain, id, given.get(field.name), form)
            if isinstance(domain, Range) and not earlier:
                data["help"] = self.t("range", low=domain.low, high=domain.high)
            yield data
            earlier.append((field, domain))

    def _domain(
        self, field: Field, earlier: list[tuple[Field, Domain | None]], preset: Chosen
    ) -> Domain | None:
        """The choices of a field for any choices in the fields before it: the page asks for all at
        once."""
        if not field.domain:
            return None
        found = None
        for chosen in _choices_before(earlier, preset):
            try:
                found = _widest(found, self.offer.domain(field.domain, chosen))
            except ValueError:  # these two choices do not go together
                continue
        return found

    def _field(self, field: Field, domain: Domain | None, id: str, value: Any, form: Form) -> Data:
        data: Data = {
            "name": field.name,
            "kind": field.kind,
            "label": self.book.say(id, attribute=f"field-{field.name}")
            if field.label is None
            else self._label(field.label),
            "required": not field.optional and field.kind in REQUIRED,
        }
        if field.domain in self.pages.picks:
            data["pick"] = self.pages.picks[field.domain]
        if field.kind not in ("rows", "counts", "slots") and not isinstance(
            value, str | int | None
        ):
            value = None  # no form of ours sends this
        if field.kind == "rows":
            return data | self._rows(field, id, value, form)
        if field.kind == "slots":
            return data | {"slots": self._slots(field, id, value, form)}
        if field.kind == "counts" and isinstance(domain, Choices):
            data |= self._counts(field, domain, value if isinstance(value, dict) else {}, form)
        elif isinstance(domain, Choices):
            data["choices"] = self._choices(domain)
            data["value"] = value if value is not None else _only(domain)
            if field.optional:
                data["choices"].insert(0, {"value": "", "label": self._nothing(id, field)})
                data["value"] = value if value is not None else ""
        elif isinstance(domain, Range):
            data |= {"min": domain.low, "max": domain.high}
            data["value"] = value if value is not None else domain.default
        elif field.kind == "document" and isinstance(domain, Text):
            begins = f"{self.url}/documents/{domain.begins.id}" if domain.begins else None
            data |= {"value": value, "most": domain.length, "begins": begins}
        else:
            data["value"] = value
            if isinstance(domain, Text):
                data |= {"maxlength": domain.length, "multiline": domain.length > 120}
        return data

    def _nothing(self, id: str, field: Field) -> str:
        attribute = f"none-{field.name}"
        return self.book.say(id, attribute=attribute) if self.book.has(id, attribute) else "—"

    def _choices(self, domain: Choices) -> list[Data]:
        return list(_choices_data(self.book, self.names, _encode(domain.options)))

    def _label(self, label: Param) -> str:
        return str(self.book.render(label, self.names))

    def _counts(self, field: Field, domain: Choices, given: Data, form: Form) -> Data:
        sums = [limit for limit in form.limits if isinstance(limit, SumAtMost)]
        most = [limit for limit in form.limits if isinstance(limit, AtMost) and not limit.column]
        limit = next((limit.most for limit in sums + most if limit.field == field.name), None)
        items = [
            {
                "name": choice.value,
                "label": self._label(choice.label),
                "cost": choice.weight,
                "max": limit // max(choice.weight, 1) if limit is not None else None,
                "value": _count(given.get(str(choice.value))),
            }
            | _help(self.book, choice.label)
            for choice in domain.options
        ]
        return {"items": items, "limit": limit}

    def _slots(self, field: Field, id: str, given: Any, form: Form) -> list[Data]:
        """The fields of the slots, as they are sent: `orders.0`, `orders.1`, …"""
        left = list(given) if isinstance(given, list) else []
        slots = []
        for number, slot in enumerate(field.row):
            domain = self._domain(slot, [], form.preset)
            options = domain.options if isinstance(domain, Choices) else ()
            known = {str(choice.value) for choice in options}
            mine = next((value for value in left if str(value) in known), None)
            if mine is not None:
                left.remove(mine)
            data = self._field(slot, domain, id, mine, form)
            slots.append(data | {"name": f"{field.name}.{number}"})
        return slots

    def _rows(self, field: Field, id: str, given: Any, form: Form) -> Data:
        limits = [limit for limit in form.limits if isinstance(limit, AtMost)]
        most = next((at.most for at in limits if at.field == field.name and not at.column), 8)
        entered = given if isinstance(given, list) else []
        names = [column.name for column in field.row]
        rows = [{name: row.get(name, "") for name in names} for row in entered[:most]]
        blank = msgspec.structs.replace(form, fields=field.row, limits=())
        return {
            "columns": list(self._fields(blank, id, {})),
            "rows": rows,
            "spare": max(0, min(most - len(rows), 4)),
        }


@lru_cache(maxsize=1024)
def _choices_data(book: Phrasebook, names: tuple[str, ...], options: bytes) -> tuple[Data, ...]:
    """Choices with their texts. Cached: a list of all cells is the same every turn."""
    return tuple(
        {"value": choice.value, "label": str(book.render(choice.label, names))}
        | _help(book, choice.label)
        for choice in _decode(options)
    )


def _help(book: Phrasebook, label: Param) -> Data:
    if isinstance(label, Mapping) and book.has(str(label.get("msg", "")), "help"):
        return {"help": book.say(label["msg"], attribute="help")}
    return {}


class Problem:
    """A form that was not carried out as it was sent: the act as it was decoded, and why.

    `text`: of the refusal; `lines`: what was wrong, line by line: {n: number of the line, or 0,
    text, why}; `ask`: a question that comes before it is carried out. `kept`: nothing was sent; it
    is what this seat was writing when the page was last open.
    """

    def __init__(
        self,
        act: Data,
        text: str = "",
        lines: Sequence[Data] = (),
        ask: str = "",
        *,
        kept: bool = False,
    ) -> None:
        self.given = act
        self.text = text
        self.lines = lines
        self.ask = ask
        self.kept = kept

    def of(self, form: Form) -> bool:
        """Whether it was this form."""
        same = form.act == self.given.get("type")
        return same and all(str(self.given.get(k)) == str(v) for k, v in form.preset.items())


def _key(form: Form, number: int) -> str:
    """What tells this form from the others of the page. A form in which people write long texts is
    the same form while others come and go beside it, so that no text moves to another."""
    if not form.preset:
        return form.act
    fixed = "-".join(str(value) for value in form.preset.values())
    return (
        f"{form.act}-{fixed}"
        if writes(form) and _PLAIN.fullmatch(fixed)
        else f"{form.act}-{number}"
    )


def writes(form: Form) -> bool:
    """Whether long texts are written in this form."""
    return any(field.kind == "document" for field in form.fields)


def _error(problem: Problem | None) -> Data | None:
    if problem is None or not problem.text:
        return None
    return {"text": problem.text, "possible": None, "lines": list(problem.lines)}


def _count(entered: Any) -> int:
    """The number that was entered; 0 for anything else."""
    return parse_int(str(entered or "")) or 0


def token_of(form: Form) -> str:
    """The window and generation a form answers, as a hidden field carries them."""
    return f"{form.generation}.{form.window}" if form.window else ""


def decode(fields: Mapping[str, str], kinds: Mapping[str, FieldKind] | None = None) -> Data:
    """The act in the fields of a form: `specials.set-up=2` is a count, `rows.0.cell=5` a cell of a
    row, `orders.0=…` a slot if `kinds` says that the field has slots. Empty fields and slots,
    counts of 0 and empty rows are left out. The items of fields known to be counts may have any
    name, even one that looks like a cell of a row."""
    act: Data = {"type": fields.get("act", "")}
    rows: dict[str, dict[int, Data]] = {}
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
            row = rows.setdefault(name, {}).setdefault(row_number, {})
            if value != "":
                row[column] = value
        elif rest:
            counts = act.setdefault(name, {})
            if isinstance(counts, dict) and value.strip() not in ("", "0"):
                counts[rest] = value
        elif value != "":
            act[name] = value
    for name, numbered in rows.items():
        act[name] = [row for _, row in sorted(numbered.items()) if row]
    for name, filled in slots.items():
        act[name] = [value for _, value in sorted(filled.items())]
    return act


def kinds_of(offer: Offer) -> dict[str, FieldKind]:
    """The fields in the forms of this offer, by name."""
    return {field.name: field.kind for form in offer.forms for field in form.fields}


def missing_field(offer: Offer, act: Data, book: Phrasebook, game: str) -> Refusal | None:
    """A refusal that names the first required field an act lacks; None if it lacks none."""
    for form in offer.forms:
        if Problem(act, "").of(form):
            for field in form.fields:
                asked = not field.optional and field.kind in REQUIRED
                if asked and field.name not in act:
                    label = book.say(f"form-{game}-{form.act}", attribute=f"field-{field.name}")
                    return refuse("field-missing", field=label)
    return None


def _choices_before(earlier: list[tuple[Field, Domain | None]], preset: Chosen) -> Iterator[Chosen]:
    """Some choices that may precede a field: none, then for each field its least and its most."""
    yield dict(preset)
    for field, domain in earlier:
        for value in _samples(domain):
            yield {**preset, field.name: value}


def _samples(domain: Domain | None) -> list[Any]:
    if isinstance(domain, Range):
        return [domain.low, domain.high]
    if isinstance(domain, Choices):
        values = [choice.value for choice in domain.options]
        return values if len(values) <= _MOST_SAMPLES else [values[0], values[-1]]
    return []


def _widest(one: Domain | None, other: Domain) -> Domain:
    if isinstance(one, Range) and isinstance(other, Range):
        low, high = min(one.low, other.low), max(one.high, other.high)
        return Range(low, high, one.default)
    if isinstance(one, Choices) and isinstance(other, Choices):
        known = {choice.value for choice in one.options}
        more = tuple(choice for choice in other.options if choice.value not in known)
        return Choices(one.options + more, one.default)
    return other if one is None else one


def _only(domain: Choices) -> int | str | None:
    """What is chosen at first: the default, or the only choice there is."""
    if domain.default is not None or len(domain.options) != 1:
        return domain.default
    return domain.options[0].value
