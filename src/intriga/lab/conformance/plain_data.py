"""Plain data: a state holds no floats (they differ between machines) and no sets (no order)."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

_ODD = inspect.FloatType | inspect.SetType | inspect.FrozenSetType | inspect.AnyType


def floats_and_sets(kind: Any) -> Iterator[str]:
    """The paths inside a struct type that are floats, sets or untyped."""
    yield from _odd(inspect.type_info(kind), kind.__name__, set())


def _odd(kind: inspect.Type, path: str, seen: set[type]) -> Iterator[str]:
    if isinstance(kind, _ODD):
        yield path
    elif isinstance(kind, inspect.Metadata):
        yield from _odd(kind.type, path, seen)
    elif isinstance(kind, inspect.StructType):
        if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from _odd(field.type, f"{path}.{field.name}", seen)
    elif isinstance(kind, inspect.UnionType):
        for member in kind.types:
            yield from _odd(member, path, seen)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from _odd(kind.item_type, f"{path}[]", seen)
    elif isinstance(kind, inspect.TupleType):
        for item in kind.item_types:
            yield from _odd(item, f"{path}[]", seen)
    elif isinstance(kind, inspect.DictType):
        yield from _odd(kind.key_type, f"{path} keys", seen)
        yield from _odd(kind.value_type, f"{path}{{}}", seen)
