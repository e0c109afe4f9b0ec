"""Options of a match: from the struct of a game to fields of a form, and back to plain data."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from babel.dates import format_timedelta
from msgspec import NODEFAULT, Struct, inspect

from intriga.table import MatchInfo
from intriga.table.schedule import Length
from intriga.web.context import Visit, whole
from intriga.web.match.game_pages import Data
from intriga.words import Phrasebook

SPARE: Final = 2
"""Empty rows offered beside those that are filled."""


class OptionForm:
    """The options of one game in one language."""

    def __init__(self, game: str, options: type[Struct], book: Phrasebook) -> None:
        self.game = game
        self.options = options
        self.book = book

    def fields(self, given: Mapping[str, Any] | None = None) -> dict[str, Data]:
        """A field for each option, by name; `given`: what was entered, instead of defaults."""
        told = {}
        for field in _fields(self.options):
            value = (given or {}).get(field.name, _default(field))
            told[field.name] = self._field(self.options, field, value, f"option-{self.game}-")
        return told

    def _field(self, owner: type[Struct], field: inspect.Field, value: Any, prefix: str) -> Data:
        id = f"{prefix}{field.name}"
        told: Data = {
            "name": field.name,
            "label": self.book.say(id),
            "help": self._attribute(id, "help"),
            "value": value,
        }
        match field.type:
            case inspect.VarTupleType(item_type=inspect.StructType(cls=row)):
                return told | self._rows(field, row, id, value)
            case _:
                choices = self._values(id)
                return told | _control(owner, field, choices)

    def _values(self, id: str) -> "_Values":
        def say(value: Any) -> str:
            attribute = f"value-{value}"
            return self._attribute(id, attribute) or str(value)

        return say

    def _attribute(self, id: str, attribute: str) -> str | None:
        return self.book.say(id, attribute=attribute) if self.book.has(id, attribute) else None

    def _rows(self, field: inspect.Field, row: type[Struct], id: str, value: Any) -> Data:
        def plain(value: Any) -> str:
            return str(value)

        columns = []
        for column in _fields(row):
            default = _default(column)
            told = {
                "name": column.name,
                "label": self.book.say(id, attribute=f"field-{column.name}"),
                "value": default,
            }
            columns.append(told | _control(row, column, plain))
        kind = field.type
        most = kind.max_length if isinstance(kind, inspect.VarTupleType) else None
        rows = [_plain(item) for item in value or ()]
        spare = SPARE if most is None else max(0, min(SPARE, most - len(rows)))
        return {"kind": "rows", "columns": columns, "rows": rows, "spare": spare}

    def words(self, name: str, value: Any) -> str:
        """The value of an option as it is said."""
        if isinstance(value, bool):
            return self.book.say("option-yes" if value else "option-no")
        if isinstance(value, list | tuple):
            return ", ".join(str(_plain(item).get("name", item)) for item in value) or "—"
        return self._attribute(f"option-{self.game}-{name}", f"value-{value}") or str(value)


_Values = Any


def _control(owner: type[Struct], field: inspect.Field, say: Any) -> Data:
    """The kind of control for a plain option, and its bounds."""
    match field.type:
        case inspect.BoolType():
            return {"kind": "bool"}
        case inspect.IntType() as whole:
            return {"kind": "int", "min": whole.ge, "max": whole.le, "required": True}
        case inspect.LiteralType():
            values = literal_values(owner, field.name)
            return {
                "kind": "choice",
                "required": True,
                "choices": [{"value": value, "label": say(value)} for value in values],
            }
        case inspect.StrType() as text:
            return {"kind": "text", "maxlength": text.max_length}
        case other:
            raise TypeError(f"{owner.__name__}.{field.name}: no control for {other}")


def literal_values(owner: type[Struct], name: str) -> Sequence[Any]:
    """The values of a `Literal` in the order in which they were written."""
    hint = get_type_hints(owner)[name]
    return get_args(hint) if get_origin(hint) is Literal else ()


def read_options(options: type[Struct], fields: Mapping[str, str]) -> dict[str, Any]:
    """What a form says, as plain data: boxes left empty are no, rows left as they were are none,
    numbers stay words."""
    given: dict[str, Any] = {}
    for field in _fields(options):
        match field.type:
            case inspect.BoolType():
                given[field.name] = fields.get(field.name) == "true"
            case inspect.VarTupleType(item_type=inspect.StructType(cls=row)):
                given[field.name] = list(_read_rows(row, field.name, fields))
            case _ if fields.get(field.name, "").strip():
                given[field.name] = fields[field.name].strip()
    return given


def _read_rows(row: type[Struct], name: str, fields: Mapping[str, str]) -> Iterator[Data]:
    numbers = {key.split(".")[1] for key in fields if key.startswith(f"{name}.")}
    for number in sorted(n for n in map(whole, numbers) if n is not None):
        here = {
            column.name: fields.get(f"{name}.{number}.{column.name}", "").strip()
            for column in _fields(row)
        }
        if any(here[column.name] and not _untouched(column, here) for column in _fields(row)):
            yield _cells(row, here)


def _untouched(column: inspect.Field, here: Mapping[str, str]) -> bool:
    default = _default(column)
    return default is not None and here[column.name] == str(default)


def _cells(row: type[Struct], here: Mapping[str, str]) -> Data:
    cells: Data = {}
    for column in _fields(row):
        if isinstance(column.type, inspect.BoolType):
            cells[column.name] = here[column.name] == "true"
        elif here[column.name]:
            cells[column.name] = here[column.name]
    return cells


def agreed(visit: Visit, info: MatchInfo, more: Sequence[Data] = ()) -> list[Data]:
    """What was agreed for a match, in words; `more` comes after the clocks."""
    game = visit.site.games[info.game]
    form = OptionForm(info.game, game.Options, visit.site.book(visit.language, info.game))
    fields = {field.name: _default(field) for field in _fields(game.Options)} | info.options
    told = [
        {"label": form.book.say(f"option-{info.game}-{name}"), "value": form.words(name, value)}
        for name, value in fields.items()
    ]
    t = visit.say()
    clocks = [
        {
            "label": clock_name(visit, info.game, kind),
            "value": duration(visit, info.schedule.clocks.get(kind)),
        }
        for kind in game.clocks
    ]
    return [*told, *clocks, *more, {"label": t("commitment"), "value": info.commitment}]


def clock_name(visit: Visit, game: str, kind: str) -> str:
    """A kind of clock, as the pages call it, or as its game does."""
    label = f"clock-{kind}"
    if visit.site.book(visit.language).has(label):
        return visit.say()(label)
    book, own = visit.site.game_book(visit.language, game), f"window-{kind}"
    known = book.has(own, "clock")
    return book.say(own, attribute="clock") if known else visit.say()("clock-of", kind=kind)


def duration(visit: Visit, length: Length | None) -> str:
    """A time limit in words."""
    if length is None:
        return visit.say()("clock-none")
    if isinstance(length, str):
        return visit.say()("clock-daily", time=length)
    return lasting(length, visit.language)


@lru_cache(maxsize=1024)
def lasting(seconds: int, language: str) -> str:
    """A length of time in words."""
    return format_timedelta(timedelta(seconds=seconds), threshold=1.2, locale=language)


def _fields(options: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _default(field: inspect.Field) -> Any:
    if field.default is not NODEFAULT:
        return field.default
    return field.default_factory() if field.default_factory is not NODEFAULT else None


def _plain(item: Any) -> Data:
    if isinstance(item, Struct):
        return {name: getattr(item, name) for name in item.__struct_fields__}
    return dict(item)
