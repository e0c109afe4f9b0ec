"""Well-formed acts without sense: random values of any type, whether or not the rules allow them.

`check` has to answer every act that can be decoded, not only those a form describes. Numbers and
words come from a pool, so that many of these acts are nearly legal.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, inspect

from intriga.kernel.questions.documents import Document

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 8, 10, 12, 14, 20, 40, 100, 10**9)
WORDS = ("", "a", "Москва", "<b>", "0")


class RandomActs:
    """Makes random instances of the struct types of one union, as plain data."""

    def __init__(self, union: Any) -> None:
        info = inspect.type_info(union)
        members = info.types if isinstance(info, inspect.UnionType) else (info,)
        self.kinds = [member for member in members if isinstance(member, inspect.StructType)]

    def act(self, rng: Random, pool: Sequence[int | str] = ()) -> dict[str, Any]:
        """A random act of any type."""
        data = value(rng.choice(self.kinds), rng, pool)
        assert isinstance(data, dict)
        return data

    def twist(self, data: dict[str, Any], rng: Random, pool: Sequence[int | str]) -> dict[str, Any]:
        """The same act with one of its fields changed."""
        kind = next(kind for kind in self.kinds if kind.tag == data["type"])
        if not kind.fields:
            return self.act(rng, pool)
        field = rng.choice(kind.fields)
        return {**data, field.encode_name: value(field.type, rng, pool)}


def value(kind: inspect.Type, rng: Random, pool: Sequence[int | str] = ()) -> Any:
    """A random value of a type, as plain data."""
    match kind:
        case inspect.Metadata():
            return value(kind.type, rng, pool)
        case inspect.StructType() if kind.cls is Document:
            return value(inspect.StrType(), rng, pool)  # what is sent is its text
        case inspect.StructType():
            return _struct(kind, rng, pool)
        case inspect.UnionType():
            return value(rng.choice(kind.types), rng, pool)
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.EnumType():
            return rng.choice([member.value for member in kind.cls])
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return _number(kind, rng, pool)
        case inspect.StrType():
            words = [item for item in pool if isinstance(item, str)]
            return rng.choice([*WORDS, *words, *words])[: kind.max_length]
        case inspect.ListType() | inspect.VarTupleType():
            return [value(kind.item_type, rng, pool) for _ in range(rng.randint(0, 3))]
        case inspect.TupleType():
            return [value(item, rng, pool) for item in kind.item_types]
        case inspect.DictType():
            keys = [value(kind.key_type, rng, pool) for _ in range(rng.randint(0, 3))]
            return {str(key): value(kind.value_type, rng, pool) for key in keys}
    return None


def options(kind: type[Struct], rng: Random) -> dict[str, Any]:
    """Random options of a game: each at its default, or anything its type allows."""
    made = {}
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if rng.random() < 0.5 and _bounded(field.type):
            made[field.encode_name] = value(field.type, rng)
    return made


def _bounded(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.Metadata):
        return _bounded(kind.type)
    if isinstance(kind, inspect.IntType):
        return kind.ge is not None and kind.le is not None
    return isinstance(kind, inspect.LiteralType | inspect.EnumType | inspect.BoolType)


def _number(kind: inspect.IntType, rng: Random, pool: Sequence[int | str]) -> int:
    numbers = [item for item in pool if isinstance(item, int)]
    if kind.ge is not None and kind.le is not None:
        return rng.randint(kind.ge, kind.le)
    number = rng.choice([*NUMBERS, *numbers, *numbers])
    low = kind.ge if kind.ge is not None else number
    high = kind.le if kind.le is not None else number
    return max(low, min(high, number))


def _struct(kind: inspect.StructType, rng: Random, pool: Sequence[int | str]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    if kind.tag_field is not None:
        made[kind.tag_field] = kind.tag
    for field in kind.fields:
        optional = field.default is not msgspec.NODEFAULT or (
            field.default_factory is not msgspec.NODEFAULT
        )
        if optional and rng.random() < 0.3:
            continue
        made[field.encode_name] = value(field.type, rng, pool)
    return made
