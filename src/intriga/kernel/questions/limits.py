"""What a form's limits say of what was entered: for rules, pages, bots and the suite alike.

The same is shown in the browser while one types (`web/static/js/forms/limits.js`).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.kernel.acts import Act
from intriga.kernel.questions.forms import (
    KIND,
    AnyOf,
    AtLeast,
    AtMost,
    Limit,
    Other,
    SumAtMost,
    Together,
    Unique,
    Unlike,
    Without,
)
from intriga.kernel.spelling.similar_names import lookalikes
from intriga.kernel.text import Refusal, refuse

_WORD: Final = re.compile(r"\w+")
Entered = Sequence[Any] | Mapping[str, Any] | int
"""What a limit looks at: rows (mappings), the values of slots, how many there are of each item, or
a number. Limits of single fields look at the act, as the only row."""


class Usage(Struct, frozen=True):
    """How much of a limit is used. `used`: rows, items or their total, or how many places are
    wrong; `rows`: those, from 0, in which something is; `places`: what is wrong, by name: `name`,
    `rows.2.team`; `broken`: whether the limit is not kept."""

    limit: Limit
    used: int
    rows: tuple[int, ...] = ()
    broken: bool = False
    places: tuple[str, ...] = ()


def usage(limit: Limit, entered: Entered) -> Usage:
    """How much of a limit is used. Numbers and flags may be texts, as pages send them."""
    match limit:
        case Unique(column=column):
            twice = _sharing([row.get(column) for row in _rows(entered)])
            places = tuple(f"{limit.field}.{row}.{column}" for row in twice)
            return Usage(limit, len(twice), twice, bool(twice), places)
        case AtMost():
            used = _count(limit, entered)
            over = used > limit.most
            return Usage(limit, used, (), over, (limit.field,) if over else ())
        case AtLeast():
            used = _count(limit, entered)
            under = used < limit.least and (used > 0 or not limit.or_none)
            return Usage(limit, used, (), under, (limit.field,) if under else ())
        case SumAtMost():
            used = sum(_worth(limit, row) for row in _as_rows(entered))
            over = used > limit.most
            return Usage(limit, used, (), over, (limit.field,) if over else ())
        case Unlike(column=column):
            name = column or limit.field
            return _wrong(limit, entered, lambda row: [name] if _is_taken(limit, row, name) else [])
        case Without(column=column):
            name = column or limit.field
            return _wrong(
                limit, entered, lambda row: [name] if word_in(limit, row.get(name)) else []
            )
        case Together(columns=columns):
            return _wrong(limit, entered, lambda row: _lacking(row, columns))
        case AnyOf(columns=columns):
            return _wrong(limit, entered, lambda row: _none_of(row, columns))
        case Other(than=than):
            held = _held(entered)
            same = held is not None and any(held == set(one) for one in than)
            return Usage(limit, int(same), (), same, (limit.field,) if same else ())


def keeps(limits: Iterable[Limit], field: str, rows: Entered) -> bool:
    """Whether rows of a field keep to all of its limits, those that only warn among them, but for
    those that more rows would meet."""
    mine = (one for one in limits if one.field == field and not isinstance(one, AtLeast))
    return not any(usage(limit, rows).broken for limit in mine if _looks_at_rows(limit))


def broken_limits(limits: Iterable[Limit], act: Act | Mapping[str, Any]) -> tuple[Usage, ...]:
    """The limits that an act does not keep, without those that only warn."""
    data = act if isinstance(act, Mapping) else msgspec.to_builtins(act)
    used = (
        usage(limit, entered)
        for limit in limits
        if not limit.warns and (entered := entered_of(limit, data)) is not None
    )
    return tuple(one for one in used if one.broken)


def entered_of(limit: Limit, act: Mapping[str, Any]) -> Entered | None:
    """What of an act, as plain data, a limit looks at; None if that is nothing it could limit."""
    if not _looks_at_rows(limit):
        return [act]
    value = act.get(limit.field, () if isinstance(limit, AtLeast) else None)
    if isinstance(limit, AtMost | AtLeast) and isinstance(value, int | str):
        return _number(value)
    return value if isinstance(value, list | tuple | Mapping) else None


def limit_refusal(limits: Iterable[Limit], act: Act | Mapping[str, Any]) -> Refusal | None:
    """A refusal for the first limit that an act does not keep: for `Game.check`, with the limits of
    the form. `at`: which field it is about."""
    for one in broken_limits(limits, act):
        match one.limit:
            case Unique():
                rows = [number + 1 for number in one.rows]
                return refuse("limit-unique", rows=rows, at=f"{one.limit.field}.{one.rows[0]}")
            case AtMost(most=most):
                return refuse("limit-at-most", used=one.used, most=most)
            case AtLeast(least=least):
                return refuse("limit-at-least", used=one.used, least=least, at=one.places[0])
            case SumAtMost(most=most):
                return refuse("limit-sum", used=one.used, most=most)
            case Unlike():
                return refuse("limit-unlike", at=one.places[0])
            case Without():
                return refuse("limit-without", at=one.places[0])
            case Together():
                return refuse("limit-together", at=one.places[0])
            case AnyOf():
                return refuse("limit-any-of", at=one.places[0])
            case Other():
                return refuse("limit-other", at=one.places[0])
    return None


# What there is ------------------------------------------------------------------------------


def is_filled(value: Any) -> bool:
    """Whether a field has something in it: not nothing, not blanks, not an unticked box, no empty
    list."""
    if isinstance(value, str):
        return bool(value.strip())
    if value is None or value is False:
        return False
    return bool(value) if isinstance(value, list | tuple | Mapping) else True


def _looks_at_rows(limit: Limit) -> bool:
    """Whether a limit is of what a field holds; else it is of fields of the form."""
    if isinstance(limit, Unlike | Without):
        return bool(limit.column)
    return bool(limit.field)


def _held(entered: Entered) -> set[Any] | None:
    """The values of slots; None if these are none."""
    if isinstance(entered, Mapping | int):
        return None
    return {value for value in entered if not isinstance(value, Mapping)}


def _rows(entered: Entered) -> list[Mapping[str, Any]]:
    if isinstance(entered, Mapping | int):
        return []
    return [row for row in entered if isinstance(row, Mapping)]


def _as_rows(entered: Entered) -> list[Mapping[str, Any]]:
    """Rows; how many there are of each item is like one."""
    return [entered] if isinstance(entered, Mapping) else _rows(entered)


def _count(limit: AtMost | AtLeast, entered: Entered) -> int:
    if isinstance(entered, int):
        return entered
    if isinstance(entered, Mapping):
        counted = (item for item in entered.items() if limit.group in ("", item[0]))
        return sum(_number(number) for _, number in counted)
    if not limit.column:
        return len(entered)
    return sum(_text(row.get(limit.column)) == limit.group for row in _rows(entered))


# What is wrong in which row -----------------------------------------------------------------


def _wrong(
    limit: Limit, entered: Entered, look: Callable[[Mapping[str, Any]], Sequence[str]]
) -> Usage:
    """A limit of each row by itself. `look`: the columns in which something is wrong."""
    single = not _looks_at_rows(limit)
    found = [(at, name) for at, row in enumerate(_rows(entered)) for name in look(row)]
    rows = () if single else tuple(sorted({at for at, _ in found}))
    places = tuple(name if single else f"{limit.field}.{at}.{name}" for at, name in found)
    return Usage(limit, len(found), rows, bool(found), places)


def _lacking(row: Mapping[str, Any], columns: Sequence[str]) -> list[str]:
    empty = [name for name in columns if not is_filled(row.get(name))]
    return [] if len(empty) == len(columns) else empty


def _none_of(row: Mapping[str, Any], columns: Sequence[str]) -> list[str]:
    return [] if any(is_filled(row.get(name)) for name in columns) else list(columns)


def _is_taken(limit: Unlike, row: Mapping[str, Any], name: str) -> bool:
    text, free = row.get(name), limit.but.get(_text(row.get(limit.by)), ())
    taken = _keys(tuple(one for one in limit.names if one not in free))
    return isinstance(text, str) and not taken.isdisjoint(lookalikes(text.strip()))


def word_in(limit: Without, text: Any) -> str | None:
    """The first word of a text that this limit forbids."""
    if not isinstance(text, str):
        return None
    words = _WORD.findall(text.lower().replace("ё", "е"))
    return next((one for one in words if one in limit.words or one.startswith(limit.stems)), None)


@lru_cache(maxsize=256)
def _keys(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(key for name in names for key in lookalikes(name))


# Values -------------------------------------------------------------------------------------


def _text(value: Any) -> str:
    """A value as pages send it: flags are `true` or `false`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _sharing(values: list[Any]) -> tuple[int, ...]:
    """Where values stand that are there more than once."""
    known = [None if value in (None, "") else str(value) for value in values]
    return tuple(n for n, value in enumerate(known) if value is not None and known.count(value) > 1)


def _worth(limit: SumAtMost, row: Mapping[str, Any]) -> int:
    """What one row adds to a total."""
    kind = str(row.get(KIND, ""))
    total = _number(row.get(limit.column)) + limit.prices.get(kind, 0)
    for name, value in row.items():
        rate = limit.rates.get(f"{kind}.{name}", limit.rates.get(name, 0))
        if rate:
            total += rate * _number(value)
    return total


def _number(value: Any) -> int:
    """A number, or the text of one; 0 for anything else."""
    if isinstance(value, bool) or value is None:
        return 0
    try:
        return int(value)
    except (TypeError, ValueError):
        return 0
