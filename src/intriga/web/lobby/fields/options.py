"""Options of a match: from the struct of a game to fields of a form, and back to plain data."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, inspect

from intriga.table.lobby.plan import long_texts
from intriga.web.game_pages import Data
from intriga.web.request.sent import parse_int
from intriga.words import Phrasebook

SPARE: Final = 2
"""Empty rows offered after those that are filled in."""


class OptionForm:
    """The options of one game in one language."""

    def __init__(self, game: str, options: type[Struct], book: Phrasebook) -> None:
        self.game = game
        self.options = options
        self.book = book

    def fields(self, given: Mapping[str, Any] | None = None) -> dict[str, Data]:
        """The data of a field for each option, by name. `given`: what was entered, instead of the
        defaults."""
        fields = {}
        for field in fields_of(self.options):
            value = (given or {}).get(field.name, default_of(field))
            fields[field.name] = self._field(self.options, field, value, f"option-{self.game}-")
        return fields

    def _field(self, owner: type[Struct], field: inspect.Field, value: Any, prefix: str) -> Data:
        id = f"{prefix}{field.name}"
        data: Data = {
            "name": field.name,
            "label": self.book.say(id),
            "help": self._attribute(id, "help"),
            "value": value,
        }
        match field.type:
            case inspect.VarTupleType(item_type=inspect.StructType(cls=row)):
                return data | self._rows(field, row, id, value)
            case _:
                choices = self._values(id)
                return data | _control(owner, field, choices)

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
        for column in fields_of(row):
            default = default_of(column)
            data = {
                "name": column.name,
                "label": self.book.say(id, attribute=f"field-{column.name}"),
                "value": default,
            }
            columns.append(data | _control(row, column, plain))
        kind = field.type
        most = kind.max_length if isinstance(kind, inspect.VarTupleType) else None
        rows = [_plain(item) for item in value or ()]
        spare = SPARE if most is None else max(0, min(SPARE, most - len(rows)))
        return {"kind": "rows", "columns": columns, "rows": rows, "spare": spare}

    def label(self, name: str) -> str:
        """What an option is called."""
        return self.book.say(f"option-{self.game}-{name}")

    def is_usual_text(self, name: str, value: Any) -> bool:
        """Whether an option is a text that nobody has changed: names that may well be unused."""
        field = next(field for field in fields_of(self.options) if field.name == name)
        return isinstance(field.type, inspect.StrType) and value == default_of(field)

    def value_text(self, name: str, value: Any) -> str:
        """The value of an option in words."""
        if isinstance(value, bool):
            return self.book.say("option-yes" if value else "option-no")
        if isinstance(value, list | tuple):
            return ", ".join(str(_plain(item).get("name", item)) for item in value) or "—"
        if isinstance(value, str) and name in long_texts(self.options):
            return self.book.say("option-long-text", {"n": len(value)})
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
            control = {"kind": "text", "maxlength": text.max_length}
            large = (
                {"multiline": True, "rows": 8, "file": True}
                if field.name in long_texts(owner)
                else {}
            )
            return control | large
        case other:
            raise TypeError(f"{owner.__name__}.{field.name}: no control for {other}")


def literal_values(owner: type[Struct], name: str) -> Sequence[Any]:
    """The values of a `Literal` in the order they are written in."""
    hint = get_type_hints(owner)[name]
    return get_args(hint) if get_origin(hint) is Literal else ()


def read_options(options: type[Struct], fields: Mapping[str, str]) -> dict[str, Any]:
    """The options in a form, as plain data: unchecked boxes are no, rows left as they were are left
    out, numbers stay text."""
    given: dict[str, Any] = {}
    for field in fields_of(options):
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
    for number in sorted(n for n in map(parse_int, numbers) if n is not None):
        here = {
            column.name: fields.get(f"{name}.{number}.{column.name}", "").strip()
            for column in fields_of(row)
        }
        if any(here[column.name] and not _untouched(column, here) for column in fields_of(row)):
            yield _cells(row, here)


def _untouched(column: inspect.Field, here: Mapping[str, str]) -> bool:
    default = default_of(column)
    return default is not None and here[column.name] == str(default)


def _cells(row: type[Struct], here: Mapping[str, str]) -> Data:
    cells: Data = {}
    for column in fields_of(row):
        if isinstance(column.type, inspect.BoolType):
            cells[column.name] = here[column.name] == "true"
        elif here[column.name]:
            cells[column.name] = here[column.name]
    return cells


@cache
def fields_of(options: type[Struct]) -> tuple[inspect.Field, ...]:
    """The fields of a struct."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def default_of(field: inspect.Field) -> Any:
    """The default of a field; None for none."""
    if field.default is not NODEFAULT:
        return field.default
    return field.default_factory() if field.default_factory is not NODEFAULT else None


def _plain(item: Any) -> Data:
    if isinstance(item, Struct):
        return {name: getattr(item, name) for name in item.__struct_fields__}
    return dict(item)
