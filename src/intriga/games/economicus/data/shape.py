"""The form of a file: which fields there are, and what each may hold. Read from the structs."""

import re
from collections.abc import Mapping
from typing import Any, Final
from unicodedata import category

from msgspec import inspect

from intriga.games.economicus.data.cards import Effect, form_of_effects
from intriga.games.economicus.data.faults import Faults, Path, fault
from intriga.games.economicus.data.names import Names

NAME: Final = 60
TEXT: Final = 400
"""The longest name and the longest text, in characters."""


def faults_of(kind: inspect.Type, value: Any, path: Path = ()) -> Faults:
    """Everything that is wrong with the form of a value."""
    match kind:
        case inspect.Metadata():
            yield from faults_of(kind.type, value, path)
        case inspect.CustomType(cls=cls) if cls is Effect:
            yield from faults_of(form_of_effects(), value, path)
        case inspect.StructType(cls=cls) if cls is Names:
            yield from _names(value, path)
        case inspect.StructType():
            yield from _fields(kind, value, path)
        case inspect.UnionType():
            yield from _one_of(kind, value, path)
        case inspect.VarTupleType():
            yield from _list(kind, value, path)
        case _:
            yield from _plain(kind, value, path)


def _plain(kind: inspect.Type, value: Any, path: Path) -> Faults:
    """Numbers, yes or no, words of a list, keys."""
    match kind:
        case inspect.IntType():
            if type(value) is not int or not _within(kind, value):
                yield fault(path, "number", least=kind.ge, most=kind.le)
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield fault(path, "flag")
        case inspect.LiteralType():
            if value not in kind.values:
                yield fault(path, "choice", choices=", ".join(map(str, kind.values)))
        case inspect.StrType():
            if not isinstance(value, str) or not re.search(kind.pattern or "", value):
                yield fault(path, "key")
        case _:  # pragma: no cover: no struct of the house has anything else
            raise TypeError(f"no form for {kind}")


def _within(kind: inspect.IntType, value: int) -> bool:
    return (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)


def _fields(kind: inspect.StructType, value: Any, path: Path, tag: str | None = None) -> Faults:
    if not isinstance(value, Mapping):
        yield fault(path, "table")
        return
    fields = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in fields and name != tag:
            yield fault((*path, name), "unknown", fields=", ".join(fields) or "–")
    for name, field in fields.items():
        if name in value:
            yield from faults_of(field.type, value[name], (*path, name))
        elif field.required:
            yield fault((*path, name), "missing")


def _one_of(kind: inspect.UnionType, value: Any, path: Path) -> Faults:
    """One of several tables, told apart by a field; or a value that may be left out."""
    tables = [one for one in kind.types if isinstance(one, inspect.StructType)]
    if not tables:
        (plain,) = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        yield from faults_of(plain, value, path)
        return
    if not isinstance(value, Mapping):
        yield fault(path, "table")
        return
    name = str(tables[0].tag_field)
    by_tag = {str(one.tag): one for one in tables}
    said = value.get(name)
    if not isinstance(said, str) or said not in by_tag:
        yield fault((*path, name), "choice", choices=", ".join(by_tag))
        return
    yield from _fields(by_tag[said], value, path, name)


def _list(kind: inspect.VarTupleType, value: Any, path: Path) -> Faults:
    least, most = kind.min_length or 0, kind.max_length
    if not isinstance(value, list) or len(value) < least or len(value) > (most or len(value)):
        yield fault(path, "list", least=least, most=most)
        return
    for at, item in enumerate(value):
        yield from faults_of(kind.item_type, item, (*path, at))


def _names(value: Any, path: Path) -> Faults:
    """A text in one language or both: printable, in one line."""
    if not isinstance(value, Mapping):
        yield fault(path, "languages")
        return
    most = TEXT if path[-1:] == ("text",) else NAME
    for language, text in value.items():
        if language not in ("ru", "en"):
            yield fault((*path, language), "unknown", fields="ru, en")
        elif not isinstance(text, str) or not text.strip() or len(text) > most:
            yield fault((*path, language), "text", most=most)
        elif any(
            category(letter)[0] in "CM" or category(letter) in ("Zl", "Zp") for letter in text
        ):
            yield fault((*path, language), "unprintable")
    if not value:
        yield fault(path, "languages")
