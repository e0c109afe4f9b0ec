"""Fields of forms as plain data for templates: their texts, their choices, what was entered."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    AtMost,
    Choice,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Range,
    SumAtMost,
    Text,
    known_to,
)
from intriga.kernel.text import Param
from intriga.web.game_pages import Data, GamePages
from intriga.web.match.forms.form_values import REQUIRED, typed, whole
from intriga.web.request.sent import parse_int
from intriga.web.site import Say
from intriga.words import Phrasebook

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[Choice, ...]).decode

_MOST_SAMPLES: Final = 4
"""How many choices of an earlier field the bounds of a field are put together from."""


class FieldRenderer:
    """Makes the data of fields in one seat's offer, in one language. A domain is asked for once for
    the same earlier choices. `url`: the address of the match; `generation`: what stands for that of
    the window a form answers (None: itself)."""

    def __init__(
        self,
        pages: GamePages,
        book: Phrasebook,
        t: Say,
        names: tuple[str, ...],
        *,
        offer: Offer,
        url: str,
        generation: str | None = None,
    ) -> None:
        self._picks = pages.presentation.web.picks
        self.book = book
        self.t = t
        self.names = names
        self._offer = offer
        self._url = url
        self._generation = generation
        self._domains: dict[tuple[str, bytes], Domain | None] = {}

    def generation(self, form: Form) -> str:
        """The generation of the window that a form answers, as its data have it."""
        return str(form.generation) if self._generation is None else self._generation

    # Domains.

    def domain(self, field: Field, chosen: Chosen) -> Domain | None:
        """The choices of a field, given those it comes after; None if it has none, or if they
        cannot be given yet."""
        if not field.domain:
            return None
        key = (field.domain, _encode(chosen))
        if key not in self._domains:
            self._domains[key] = self._asked(field.domain, chosen)
        return self._domains[key]

    def _asked(self, name: str, chosen: Chosen) -> Domain | None:
        try:
            return self._offer.domain(name, chosen)
        except (LookupError, TypeError, ValueError):  # these choices do not go together
            return None

    def widest(
        self, field: Field, now: Range, preset: Chosen, earlier: Mapping[str, Domain | None]
    ) -> Range:
        """The bounds of a number for any choices in the fields that it comes after: without script
        all is entered at once, and the rules decide. `now`: for what is chosen now."""
        found = now
        for name in field.after:
            for value in _samples(earlier.get(name)):
                other = self.domain(field, {**preset, name: value})
                if isinstance(other, Range):
                    low, high = min(found.low, other.low), max(found.high, other.high)
                    found = Range(low, high, now.default)
        return found

    # Data.

    def label(self, field: Field, form: str) -> str:
        """What a field is called. `form`: the id of the form's texts."""
        if field.label is not None:
            return self.render(field.label)
        return self.book.say(form, attribute=f"field-{field.name}")

    def render(self, param: Param) -> str:
        """The text of a parameter."""
        return str(self.book.render(param, self.names))

    def field(self, field: Field, domain: Domain | None, id: str, value: Any, form: Form) -> Data:
        """The data of one field, as macros/forms.html wants it; of a list, without its rows. `id`:
        of the form's texts; `value`: what was entered."""
        data: Data = {
            "name": field.name,
            "kind": field.kind,
            "label": self.label(field, id),
            "required": not field.optional and field.kind in REQUIRED,
        }
        if field.domain in self._picks:
            data["pick"] = self._picks[field.domain]
        if field.kind == "rows":
            return data
        if field.kind == "slots":
            return data | {"slots": self._slots(field, id, value, form)}
        if field.kind == "counts" and isinstance(domain, Choices):
            return data | self._counts(field, domain, value, form)
        if not isinstance(value, str | int | None):
            value = None  # no form of ours sends this
        if isinstance(domain, Choices):
            return data | self._choice(field, domain, id, value)
        if isinstance(domain, Range):
            return data | self._number(domain, value)
        data["value"] = value if field.kind != "flag" else value in (True, "true")
        if isinstance(domain, Text) and field.kind == "document":
            begins = f"{self._url}/documents/{domain.begins.id}" if domain.begins else None
            data |= {"most": domain.length, "begins": begins}
        elif isinstance(domain, Text):
            data |= {"maxlength": domain.length, "multiline": domain.length > 120}
        return data

    def _choice(self, field: Field, domain: Choices, id: str, value: Any) -> Data:
        choices = self.choices(domain)
        gone = value not in (None, "") and not among(value, choices)
        held = None if gone else value
        data: Data = {"choices": choices, "value": only(domain) if value is None else held}
        if field.optional:
            choices.insert(0, {"value": "", "label": self._nothing(id, field)})
            data["value"] = "" if held is None else held
        return data | {"error": self.t("choice-gone")} if gone else data

    def _number(self, domain: Range, value: Any) -> Data:
        data: Data = {"min": domain.low, "max": domain.high}
        data["value"] = domain.default if value is None else value
        number = whole(value)
        if number is not None and not domain.low <= number <= domain.high:
            data["error"] = self.t("range", low=domain.low, high=domain.high)
        return data

    def choices(self, domain: Choices) -> list[Data]:
        """Choices with their texts. The list is the caller's own."""
        return list(_choices_data(self.book, self.names, _encode(domain.options)))

    def _nothing(self, id: str, field: Field) -> str:
        attribute = f"none-{field.name}"
        if self.book.has(id, attribute):
            return self.book.say(id, attribute=attribute)
        return self.t("choice-none")

    def _counts(self, field: Field, domain: Choices, value: Any, form: Form) -> Data:
        given: Data = value if isinstance(value, dict) else {}
        total = total_of(form, field)
        limit = None if total is None else total.most
        rates = total.rates if isinstance(total, SumAtMost) else {}
        costs = {one.value: rates.get(str(one.value), one.weight) for one in domain.options}
        items = [
            {
                "name": choice.value,
                "label": self.render(choice.label),
                "cost": costs[choice.value],
                "max": limit // max(costs[choice.value], 1) if limit is not None else None,
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
            domain = self.domain(slot, dict(form.preset))
            options = domain.options if isinstance(domain, Choices) else ()
            known = {str(choice.value) for choice in options}
            mine = next((value for value in left if str(value) in known), None)
            if mine is not None:
                left.remove(mine)
            data = self.field(slot, domain, id, mine, form)
            slots.append(data | {"name": f"{field.name}.{number}"})
        return slots


def total_of(form: Form, field: Field) -> SumAtMost | AtMost | None:
    """The limit of counted items of which their field shows how much is left; it shows others in
    words."""
    mine = [limit for limit in form.limits if limit.field == field.name and not limit.warns]
    sums = (limit for limit in mine if isinstance(limit, SumAtMost))
    most = (limit for limit in mine if isinstance(limit, AtMost) and not limit.group)
    return next(sums, None) or next(most, None)


class Values:
    """What is chosen in the fields of a form, or of a row, one after another, and what follows for
    the next. `outer`: what was chosen before all of them."""

    def __init__(self, fields: FieldRenderer, preset: Chosen, outer: Chosen | None = None) -> None:
        self._fields = fields
        self._preset = preset
        self.outer = outer or {}
        self.chosen: Chosen = {}
        self._domains: dict[str, Domain | None] = {}

    def domain(self, field: Field, *, exact: bool) -> Domain | None:
        """The choices of the next field, for what is chosen so far. Unless `exact`, a number has
        its widest bounds."""
        told = known_to(field, self._preset, self.outer, self.chosen)
        domain = self._fields.domain(field, told)
        if isinstance(domain, Range) and field.after and not exact:
            return self._fields.widest(field, domain, self._preset, self._domains)
        return domain

    def lacks(self, field: Field, before: Sequence[Field]) -> Field | None:
        """The first field that has to be chosen before this one."""
        known = {**self.outer, **self.chosen}
        return next((f for f in before if f.name in field.after and f.name not in known), None)

    def choose(self, field: Field, domain: Domain | None, value: Any) -> None:
        """The value of this field, if it has one."""
        self._domains[field.name] = domain
        if value is not None and value != "":
            chosen = typed(field, domain, value)
            # What was sent but is not offered must not be told to the next domain: it would answer.
            if not isinstance(domain, Choices) or field.kind != "choice" or _has(domain, chosen):
                self.chosen[field.name] = chosen
        elif field.kind == "flag":
            self.chosen[field.name] = False


def waiting(data: Data, t: Say, label: str) -> Data:
    """Additions to the data of a choice that waits for the field called `label`: what was chosen in
    it before is chosen no longer."""
    text = t("choose-first", field=label)
    nothing = [one | {"label": text} for one in data.get("choices", ())]
    held = "" if nothing else None
    return {"choices": nothing, "value": held, "waits": text, "chips": False}


def _has(domain: Choices, value: Any) -> bool:
    return any(choice.value == value for choice in domain.options)


def only(domain: Choices) -> int | str | None:
    """What is chosen at first: the default, or the only choice there is."""
    if domain.default is not None or len(domain.options) != 1:
        return domain.default
    return domain.options[0].value


def same(choice: Mapping[str, Any], value: Any) -> bool:
    """Whether this choice is the value, which may be the text of it."""
    return str(choice["value"]) == str(value)


def among(value: Any, choices: Iterable[Mapping[str, Any]]) -> bool:
    """Whether a value is among choices."""
    text = str(value)
    return any(str(choice["value"]) == text for choice in choices)


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


def _count(entered: Any) -> int:
    """The number that was entered; 0 for anything else."""
    return parse_int(str(entered or "")) or 0


def _samples(domain: Domain | None) -> Iterator[Any]:
    if isinstance(domain, Range):
        yield from (domain.low, domain.high)
    elif isinstance(domain, Choices):
        values = [choice.value for choice in domain.options]
        yield from values if len(values) <= _MOST_SAMPLES else [values[0], values[-1]]
