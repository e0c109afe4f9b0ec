"""Acts filled in strictly by their forms: whatever a form offers, to its edges.

Unlike the random bot's (`kernel/bots/sampling.py`) these acts leave out what is optional
everywhere, take the ends of ranges, texts of one character and of full length, and names that
somebody has already. An act that breaks a limit of its form is not one: the page marks it before
it is sent.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    KIND,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Range,
    Text,
    columns_of,
)
from intriga.kernel.questions.limits import broken_limits

_LETTERS: Final = "абвгдежз abcdefgh <&>'\""
_TRIES: Final = 12
"""How often a form is filled in anew when a limit marks it."""
_ROWS: Final = 4


class StrictFiller:
    """Fills in the forms of one offer. `words`: texts that may be names of something."""

    def __init__(self, offer: Offer, rng: Random, words: Sequence[str] = ()) -> None:
        self._offer = offer
        self._rng = rng
        self._words = words

    def fill(self, form: Form) -> dict[str, Any] | None:
        """The form, filled in within its domains and limits; None if that does not succeed."""
        for _ in range(_TRIES):
            act = self._filled(form)
            if act is not None and not broken_limits(form.limits, act):
                return act
        return None

    def _filled(self, form: Form) -> dict[str, Any] | None:
        chosen: Chosen = dict(form.preset)
        for field in form.fields:
            if field.optional and self._rng.random() < 0.5:
                continue
            value = self._value(form, field, chosen)
            if value is None and not field.optional:
                return None
            if value is not None:
                chosen[field.name] = value
        return {"type": form.act, **chosen}

    def _value(self, form: Form, field: Field, chosen: Chosen) -> Any:
        rng = self._rng
        match field.kind:
            case "flag":
                return rng.random() < 0.5
            case "rows":
                return self._rows(form, field, chosen)
            case "slots":
                return self._slots(form, field, chosen)
        domain = self._domain(field, chosen)
        if field.kind == "counts":
            return self._counts(domain)
        if isinstance(domain, Range):
            return _number(domain, rng)
        if isinstance(domain, Text):
            return self._text(domain, lines=field.kind == "document" or domain.length > 120)
        if isinstance(domain, Choices) and domain.options:
            return rng.choice(domain.options).value
        return None

    def _domain(self, field: Field, chosen: Chosen) -> Domain | None:
        try:
            return self._offer.domain(field.domain, chosen)
        except (LookupError, TypeError, ValueError):  # these choices do not go together
            return None

    def _text(self, domain: Text, *, lines: bool) -> str | None:
        rng = self._rng
        if domain.length < 1:
            return None
        known = [word for word in self._words if word.strip() and len(word) <= domain.length]
        if known and rng.random() < 0.4:
            return rng.choice(known)
        length = rng.choice((1, 2, 5, min(domain.length, 40), domain.length))
        letters = _LETTERS + "\n" if lines else _LETTERS
        text = "".join(rng.choices(letters, k=min(length, domain.length)))
        return text if text.strip() else "ж"

    def _counts(self, domain: Domain | None) -> dict[str, int] | None:
        if not isinstance(domain, Choices):
            return None
        rng = self._rng
        some = [one for one in domain.options if rng.random() < 0.4]
        return {str(one.value): rng.choice((1, 1, 2, 3)) for one in some}

    def _rows(self, form: Form, field: Field, chosen: Chosen) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        for _ in range(self._rng.randint(0, _ROWS)):
            row = self._row(form, field, {**chosen, field.name: rows})
            if row is not None:
                rows.append(row)
        return rows

    def _row(self, form: Form, field: Field, before: Chosen) -> dict[str, Any] | None:
        row: Chosen = {KIND: self._rng.choice(field.kinds).kind} if field.kinds else {}
        for column in columns_of(field, row.get(KIND)):
            if column.optional and self._rng.random() < 0.5:
                continue
            value = self._value(form, column, {**before, **row})
            if value is None and not column.optional:
                return None
            if value is not None:
                row[column.name] = value
        return row or None

    def _slots(self, form: Form, field: Field, chosen: Chosen) -> list[Any] | None:
        values: list[Any] = []
        for slot in field.row:
            if slot.optional and self._rng.random() < 0.5:
                continue
            value = self._value(form, slot, {**chosen, field.name: values})
            if value is None and not slot.optional:
                return None
            if value is not None:
                values.append(value)
        return values


def _number(domain: Range, rng: Random) -> int | None:
    if domain.low > domain.high:
        return None
    return rng.choice((domain.low, domain.high, rng.randint(domain.low, domain.high)))


def words_in(data: Any) -> Iterator[str]:
    """All texts in plain data: names among them."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from words_in(item)
