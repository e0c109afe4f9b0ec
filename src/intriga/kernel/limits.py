"""What a form's limits say of rows that were entered: for rules, pages, bots and the suite alike.

The same is shown in the browser while one types (`web/static/js/limits.js`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from intriga.kernel.acts import Act
from intriga.kernel.forms import KIND, AtMost, Limit, SumAtMost, Unique
from intriga.kernel.text import Refusal, refuse

Rows = Sequence[Mapping[str, Any]]


class Usage(Struct, frozen=True):
    """How much of a limit some rows use. `used`: rows or their total; `rows`: those, from 0, that
    share a value; `broken`: whether it is more than there may be."""

    limit: Limit
    used: int
    rows: tuple[int, ...] = ()
    broken: bool = False


def usage(limit: Limit, rows: Rows) -> Usage:
    """How much of a limit these rows use. Numbers and flags may be texts, as pages send them."""
    match limit:
        case Unique(column=column):
            twice = _sharing([row.get(column) for row in rows])
            return Usage(limit, len(twice), twice, bool(twice))
        case AtMost(column=column, group=group):
            used = sum(not column or _text(row.get(column)) == group for row in rows)
            return Usage(limit, used, (), used > limit.most)
        case SumAtMost():
            used = sum(_worth(limit, row) for row in rows)
            return Usage(limit, used, (), used > limit.most)


def keeps(limits: Iterable[Limit], field: str, rows: Rows) -> bool:
    """Whether rows of a field keep to all of its limits, those that only warn among them."""
    return not any(usage(limit, rows).broken for limit in limits if limit.field == field)


def broken_limits(limits: Iterable[Limit], act: Act | Mapping[str, Any]) -> tuple[Usage, ...]:
    """The limits across rows that an act exceeds, without those that only warn."""
    data = act if isinstance(act, Mapping) else msgspec.to_builtins(act)
    used = (
        usage(limit, [row for row in rows if isinstance(row, Mapping)])
        for limit in limits
        if not limit.warns and isinstance(rows := data.get(limit.field), list | tuple)
    )
    return tuple(one for one in used if one.broken)


def limit_refusal(limits: Iterable[Limit], act: Act | Mapping[str, Any]) -> Refusal | None:
    """A refusal for the first limit across rows that an act exceeds: for `Game.check`, with the
    limits of the form."""
    for one in broken_limits(limits, act):
        place = {"at": f"{one.limit.field}.{one.rows[0]}"} if one.rows else {}
        if isinstance(one.limit, Unique):
            rows = [number + 1 for number in one.rows]
            return refuse("limit-unique", rows=rows, **place)
        if isinstance(one.limit, AtMost):
            return refuse("limit-at-most", used=one.used, most=one.limit.most)
        return refuse("limit-sum", used=one.used, most=one.limit.most)
    return None


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
