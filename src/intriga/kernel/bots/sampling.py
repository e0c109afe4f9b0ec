"""Random acts from forms, for the random bot and the conformance suite."""

from random import Random
from typing import Any

from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    KIND,
    AtMost,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Range,
    SumAtMost,
    Text,
    columns_of,
)
from intriga.kernel.questions.limits import broken_limits, keeps

_LETTERS = "абвгдежз abcdefgh <&>'\""
_TRIES = 12
"""How often a form is filled in until it keeps its limits."""


def sample(offer: Offer, rng: Random) -> dict[str, Any] | None:
    """A random act that the offered forms describe, as plain data; None if nothing is offered.

    Forms that ask in private come first: an act of another form would not answer them. Those that
    answer a window come before those of acts at any time.
    """
    forms = list(offer.forms)
    rng.shuffle(forms)
    forms.sort(key=lambda form: (not form.asks, not form.window))
    for form in forms:
        act = fill(offer, form, rng)
        if act is not None:
            return act
    return None


def fill(offer: Offer, form: Form, rng: Random) -> dict[str, Any] | None:
    """One form, filled in at random within its domains and limits; None if a domain is empty, or no
    luck makes it keep a limit."""
    for _ in range(_TRIES):
        act = _filled(offer, form, rng)
        if act is None or not broken_limits(form.limits, act):
            return act
    return None


def _filled(offer: Offer, form: Form, rng: Random) -> dict[str, Any] | None:
    chosen: Chosen = dict(form.preset)
    for field in form.fields:
        if field.optional and rng.random() < 0.5:
            continue
        value = _value(offer, form, field, chosen, rng)
        if value is None:
            if field.optional:
                continue
            return None
        chosen[field.name] = value
    return {"type": form.act, **chosen}


def _value(offer: Offer, form: Form, field: Field, chosen: Chosen, rng: Random) -> Any:
    if field.kind == "flag":
        return rng.random() < 0.5
    if field.kind == "rows":
        return _rows(offer, form, field, chosen, rng)
    if field.kind == "slots":
        return _slots(offer, form, field, chosen, rng)
    domain = offer.domain(field.domain, chosen)
    if field.kind == "document":
        return _document(domain, rng)
    if field.kind == "counts":
        return _counts(form, field, domain, rng)
    return _one(domain, rng)


def _one(domain: Domain, rng: Random) -> int | str | None:
    if isinstance(domain, Range):
        return rng.randint(domain.low, domain.high) if domain.low <= domain.high else None
    if isinstance(domain, Text):
        text = "".join(rng.choices(_LETTERS, k=rng.randint(1, max(1, min(domain.length, 20)))))
        return text if text.strip() else "а"  # nobody may leave out what is asked for
    return rng.choice(domain.options).value if domain.options else None


def _document(domain: Domain, rng: Random) -> str | None:
    """A text of some paragraphs, which is never blank."""
    if not isinstance(domain, Text) or domain.length < 1:
        return None
    text = "".join(rng.choices(_LETTERS + "\n", k=rng.randint(0, min(domain.length, 60) - 1)))
    return rng.choice("абвabc<") + text


def _counts(form: Form, field: Field, domain: Domain, rng: Random) -> dict[str, int] | None:
    if not isinstance(domain, Choices):
        return None
    room = min(
        (
            limit.most
            for limit in form.limits
            if isinstance(limit, SumAtMost) and limit.field == field.name
        ),
        default=len(domain.options),
    )
    counts: dict[str, int] = {}
    while rng.random() < 0.8:
        fitting = [
            option
            for option in domain.options
            if option.weight <= room and _one_more(form, field, counts, str(option.value))
        ]
        if not fitting:
            break
        option = rng.choice(fitting)
        counts[str(option.value)] = counts.get(str(option.value), 0) + 1
        room -= option.weight
    return counts


def _one_more(form: Form, field: Field, counts: dict[str, int], value: str) -> bool:
    """Whether one more of these may be counted: an `AtMost` without a group limits them all."""
    return all(
        (counts.get(value, 0) if limit.group else sum(counts.values())) < limit.most
        for limit in form.limits
        if isinstance(limit, AtMost) and limit.field == field.name and limit.group in ("", value)
    )


def _rows(
    offer: Offer, form: Form, field: Field, chosen: Chosen, rng: Random
) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for _ in range(rng.randint(0, 4)):
        row: Chosen = {}
        if field.kinds:
            row[KIND] = rng.choice(field.kinds).kind
        columns = columns_of(field, row.get(KIND))
        for column in columns:
            if field.kinds and column.optional and rng.random() < 0.5:
                continue
            value = _value(offer, form, column, {**chosen, **row, field.name: rows}, rng)
            if value is not None:
                row[column.name] = value
        complete = all(column.optional or column.name in row for column in columns)
        if complete and keeps(form.limits, field.name, [*rows, row]):
            rows.append(row)
    return rows


def _slots(offer: Offer, form: Form, field: Field, chosen: Chosen, rng: Random) -> list[Any] | None:
    """A value for each slot; those before it are known to its domain under the field's name."""
    values: list[Any] = []
    for slot in field.row:
        if slot.optional and rng.random() < 0.5:
            continue
        value = _value(offer, form, slot, {**chosen, field.name: values}, rng)
        if value is not None:
            values.append(value)
        elif not slot.optional:
            return None
    return values
