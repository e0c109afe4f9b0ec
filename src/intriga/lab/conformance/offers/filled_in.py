"""What a form comes filled in with is among what it offers: somebody who changes nothing and sends
it must not be told that their choice is none."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    KIND,
    Choices,
    Chosen,
    Field,
    Form,
    Range,
    Text,
    columns_of,
    known_to,
)
from intriga.lab.conformance.failure import expect


def check_filled_in(offer: Offer, form: Form, where: str) -> None:
    """Raises `Broken` if a value in `Form.filled` is not offered, or is of no field of the form."""
    fields = {field.name: field for field in form.fields}
    for name in form.filled:
        expect(name in fields, f"{where}: {form.act} comes with {name!r}, which it does not ask")
    strange = [*_strange(offer, form.fields, form.filled, form.preset)]
    expect(
        not strange, f"{where}: {form.act} comes filled in with what it does not offer: {strange}"
    )


def _strange(
    offer: Offer, fields: tuple[Field, ...], values: Chosen, preset: Chosen, *outer: Chosen
) -> Iterator[str]:
    """Fields with values that are not offered, given the values before them."""
    for field in fields:
        value = values.get(field.name)
        if not value:
            continue  # rows of structs come with 0 or "" where nothing was entered
        if field.kind == "rows":
            for row in value:
                columns = columns_of(field, row.get(KIND))
                yield from _strange(offer, columns, row, preset, *outer, values)
        elif field.kind == "slots":
            slots = [replace(one, after=(*one.after, field.name)) for one in field.row]
            for n, one in enumerate(value):
                known = (preset, *outer, {**values, field.name: value[:n]})
                if not any(_is_offered(offer, slot, one, *known) for slot in slots):
                    yield f"{field.name} has {one!r}"
        elif field.domain and not _is_offered(offer, field, value, preset, *outer, values):
            yield f"{field.name} = {value!r}"


def _is_offered(offer: Offer, field: Field, value: Any, preset: Chosen, *known: Chosen) -> bool:
    """Whether what stands in a field is in its domain: of items that are counted, which they
    are."""
    domain = offer.domain(field.domain, known_to(field, preset, *known))
    entered: list[Any] = [value] if isinstance(value, int | str) else [*value]
    match domain:
        case Choices():
            return {*map(str, entered)} <= {str(one.value) for one in domain.options}
        case Range():
            return all(domain.low <= one <= domain.high for one in entered)
        case Text():
            return all(len(one) <= domain.length for one in entered)
