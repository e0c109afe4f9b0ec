"""Whether a form describes what it offers: names that exist, and choices that depend on no more
than they say (`Field.after`): a page asks for them again only when one of those changes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    KIND,
    AnyOf,
    Chosen,
    Domain,
    Field,
    Form,
    Limit,
    Other,
    SumAtMost,
    Together,
    columns_of,
    known_to,
)
from intriga.kernel.questions.told import is_offered
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken


def check_form(game: Game[Any], form: Form) -> None:
    """Raise `Broken` if a form names what it does not have, or arrives with what is no act."""
    _check_order(form.act, form.fields, known=set(form.preset))
    _check_question(form)
    lists = {field.name: field for field in form.fields}
    for limit in form.limits:
        _check_limit(form, limit, lists)
    if missing := set(form.filled) - set(lists):
        raise Broken(f"{form.act}: filled with {sorted(missing)}, which are no fields")
    if form.filled and all(f.optional or f.name in form.filled for f in form.fields):
        act = reader(game).player_data({"type": form.act, **form.preset, **form.filled})
        if isinstance(act, Refusal):
            raise Broken(f"{form.act} arrives with what is no act: {form.filled} → {act.params}")


def _check_question(form: Form) -> None:
    """What a form asks is its last field, as the buttons that answer it also send the form; and
    what is nothing but a yes or no is a question, for a box says no before anybody has answered."""
    columns = [column for field in form.fields for column in _all_columns(field)]
    for field in (*form.fields[:-1], *columns):
        if field.question:
            raise Broken(f"{form.act}: the question “{field.name}” is not the form's last field")
    for field in form.fields[-1:]:
        if field.question and (field.kind != "flag" or field.optional):
            raise Broken(f"{form.act}: the question “{field.name}” must be a flag, not optional")
        asked = form.asks or len(form.fields) == 1
        if asked and field.kind == "flag" and not field.question:
            raise Broken(f"{form.act} asks nothing but “{field.name}”, which is a box: a question?")


def _check_limit(form: Form, limit: Limit, fields: Mapping[str, Field]) -> None:
    """A limit is of fields that the form has, and of columns that they have."""
    if isinstance(limit, Together | AnyOf):
        named = set(limit.columns)
    else:
        named = set() if isinstance(limit, Other) else {limit.column} - {""}
    if not limit.field:
        if missing := named - set(fields):
            raise Broken(f"{form.act}: a limit of {sorted(missing)}, which are no fields")
        return
    field = fields.get(limit.field)
    if field is None:
        raise Broken(f"{form.act}: a limit of “{limit.field}”, which is no field of the form")
    columns = {KIND} if field.kinds else set[str]()
    columns |= {column.name for column in _all_columns(field)}
    if isinstance(limit, SumAtMost):
        named |= {name.rpartition(".")[2] for name in limit.rates}
        named |= {KIND} if limit.prices else set()
    if field.kind == "rows" and (missing := named - columns):
        raise Broken(f"{form.act}: a limit of {sorted(missing)}, which are no columns")


def check_dependence(offer: Offer, form: Form, act: Mapping[str, Any]) -> None:
    """Raise `Broken` if, for an act made from a form, the choices of a field depend on one that it
    does not name in `after`, or if what was chosen before it is no choice of the form."""
    for question in _questions(form, act):
        if not question.field.domain:
            continue
        everything = offer.domain(question.field.domain, question.everything)
        if not is_offered((form,), question.field.domain, question.everything, offer.domain):
            raise Broken(f"{form.act}: {question.everything} is chosen, but not offered")
        told = _told(offer, question)
        if told != everything:
            raise Broken(
                f"{form.act}: the choices of “{question.field.name}” depend on more than its "
                f"`after`: {question.everything} gives {everything}, {question.told} gives {told}"
            )


def _told(offer: Offer, question: "_Question") -> Domain | str:
    try:
        return offer.domain(question.field.domain, question.told)
    except (LookupError, ValueError) as error:
        return repr(error)


class _Question(NamedTuple):
    """A field, all that was chosen before it, and what of it its domain is told by a page."""

    field: Field
    everything: Chosen
    told: Chosen


def _questions(form: Form, act: Mapping[str, Any]) -> Iterator[_Question]:
    chosen: Chosen = dict(form.preset)
    for field in form.fields:
        if field.name not in act:
            continue
        value = act[field.name]
        if field.kind == "rows":
            for number, row in enumerate(value):
                yield from _of_row(form, field, {**chosen, field.name: value[:number]}, row)
        else:
            yield _Question(field, dict(chosen), known_to(field, form.preset, chosen))
        chosen[field.name] = value


def _of_row(
    form: Form, field: Field, before: Chosen, row: Mapping[str, Any]
) -> Iterator[_Question]:
    known: Chosen = {KIND: row[KIND]} if field.kinds else {}
    columns = columns_of(field, row.get(KIND))
    # A column hides the field of the form that is called like it.
    hidden = {column.name for column in columns}
    before = {name: value for name, value in before.items() if name not in hidden}
    for column in columns:
        if column.name in row:
            told = known_to(column, form.preset, before, known)
            yield _Question(column, {**before, **known}, told)
            known[column.name] = row[column.name]


def _all_columns(field: Field) -> Iterator[Field]:
    yield from field.row
    for kind in field.kinds:
        yield from kind.fields


def _check_order(act: str, fields: Sequence[Field], known: set[str]) -> None:
    """Every field comes after those that it depends on."""
    known = set(known)
    for field in fields:
        if unknown := set(field.after) - known:
            problem = f"“{field.name}” is after {sorted(unknown)}, which are not before it"
            raise Broken(f"{act}: {problem}")
        own = {field.name, KIND} if field.kinds else {field.name}
        _check_order(act, field.row, known | own)
        for kind in field.kinds:
            common = {column.name for column in field.row}
            _check_order(act, kind.fields, known | own | common)
        known.add(field.name)
