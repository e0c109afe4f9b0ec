"""A position laid out by hand: a JSON merge patch (RFC 7396) over a state, checked by its type.

Objects are merged, everything else is replaced, lists as a whole. `null` removes an entry of a
dict; a field of a struct becomes None if it may be None, else its default. Nothing in a patch is
ignored: what the state does not have is an error that names the place, `state.players[2].purse`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NoReturn

import msgspec
from msgspec import Struct, inspect

from intriga.kernel.decode.errors import UNREADABLE, located
from intriga.kernel.game import Game, StateT
from intriga.kernel.text import Param, msg

_ROOT: Final = "state"
_SEGMENT: Final = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")
_KEY: Final = " - at `key` in "
"""How msgspec says that the key of a dict is wrong, not the value."""

_INTEGERS: Final = range(-(2**63), 2**64)
"""The whole numbers a stored state can have."""


class BadPatch(Exception):
    """A patch that does not fit the state. `problem`: where, and why, as a nested message."""

    def __init__(self, problem: Param) -> None:
        super().__init__(problem)
        self.problem = problem


class _Member(Struct, frozen=True):
    """A field of a struct: its name, and what `null` makes of it."""

    name: str
    removable: bool
    """Whether `null` means the default: the field has one, and cannot be None."""


def patched(game: Game[StateT], state: StateT, patch: Mapping[str, Any]) -> StateT:
    """The state with a patch over it. Raises `BadPatch` if it does not fit the type."""
    decoder = msgspec.json.Decoder(game.State)
    try:
        document = _merged(state, patch, _ROOT)
        raw = msgspec.json.encode(document)
        result = decoder.decode(raw)
        _check_kept(document, in_full(result), _ROOT)
    except msgspec.ValidationError as problem:
        _refuse(_place(decoder, raw, problem), located(problem)[1])
    except UNREADABLE as problem:
        _refuse(_ROOT, located(problem)[1])
    return result


def in_full(value: Any) -> Any:
    """A state as JSON has it, with the fields that are at their default, too."""
    return msgspec.to_builtins(_spread(value), str_keys=True)


def _refuse(place: str, problem: Param) -> NoReturn:
    raise BadPatch(msg("misread-in", place=place, problem=problem))


def _merged(value: Any, patch: Any, place: str) -> Any:
    """A value with a patch over it, as JSON has it."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(value, Struct) and not value.__struct_config__.array_like:
        return _merged_struct(value, patch, place)
    if isinstance(value, dict):
        entries = {_text(key): entry for key, entry in value.items()}
        document = {key: in_full(entry) for key, entry in entries.items()}
        for key, part in patch.items():
            if part is None:
                document.pop(key, None)
            else:
                document[key] = _merged(entries.get(key), part, f"{place}.{key}")
        return document
    if isinstance(value, list | tuple | Struct):
        _refuse(place, msg("misread-list-whole"))
    return patch


def _merged_struct(value: Struct, patch: dict[str, Any], place: str) -> dict[str, Any]:
    config = value.__struct_config__
    if config.tag_field in patch and patch[config.tag_field] != config.tag:
        return patch  # a struct of another type
    members = _members(type(value))
    document: dict[str, Any] = in_full(value)
    for key, part in patch.items():
        if key == config.tag_field:
            continue
        if key not in members:
            _refuse(place, msg("misread-unknown", field=key))
        if part is not None:
            here = getattr(value, members[key].name)
            document[key] = _merged(here, part, f"{place}.{key}")
        elif members[key].removable:
            del document[key]
        else:
            document[key] = None
    return document


@lru_cache(maxsize=256)
def _members(kind: type[Struct]) -> dict[str, _Member]:
    """The fields of a struct by their names in JSON."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {
        field.encode_name: _Member(field.name, not field.required and not _may_be_none(field.type))
        for field in info.fields
    }


def _may_be_none(info: inspect.Type) -> bool:
    if isinstance(info, inspect.Metadata):
        return _may_be_none(info.type)
    if isinstance(info, inspect.UnionType):
        return any(map(_may_be_none, info.types))
    return isinstance(info, inspect.NoneType | inspect.AnyType)


def _spread(value: Any) -> Any:
    """Structs as dicts or lists of all their fields, so that nothing is left out."""
    if isinstance(value, Struct):
        config = value.__struct_config__
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        fields = {key: _spread(getattr(value, name)) for key, name in names}
        if config.tag_field is not None:
            fields = {config.tag_field: config.tag, **fields}
        return list(fields.values()) if config.array_like else fields
    if isinstance(value, dict):
        return {key: _spread(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_spread(item) for item in value]
    return value


def _text(key: Any) -> str:
    """The key of a dict as JSON has it."""
    (text,) = msgspec.to_builtins({key: None}, str_keys=True)
    return str(text)


def _check_kept(document: Any, result: Any, place: str) -> None:
    """Raises `BadPatch` if anything in the document is missing from what was read of it, or is
    a number too large to be stored."""
    if isinstance(document, dict):
        for key, part in document.items():
            if key not in result:
                _refuse(place, msg("misread-unknown", field=key))
            _check_kept(part, result[key], f"{place}.{key}")
    elif isinstance(document, list):
        if len(document) > len(result):  # fewer: a struct in a list has its defaults
            _refuse(place, msg("misread-length", length=len(result)))
        for index, part in enumerate(document):
            _check_kept(part, result[index], f"{place}[{index}]")
    elif isinstance(document, int) and document not in _INTEGERS:
        _refuse(place, msg("misread-range"))


def _place(decoder: msgspec.json.Decoder[Any], raw: bytes, problem: Exception) -> str:
    """Where in the state the problem is. msgspec writes `powers[...]` for an entry of a dict; here
    the place has its key."""
    path = located(problem)[0]
    document = here = msgspec.json.decode(raw)
    place = _ROOT
    try:
        for segment in _SEGMENT.finditer(path if path.startswith("[") else f".{path}"):
            if segment["name"]:
                here, place = here[segment["name"]], f"{place}.{segment['name']}"
            elif segment["index"]:
                here, place = here[int(segment["index"])], f"{place}[{segment['index']}]"
            else:
                key = _culprit(decoder, document, here, problem)
                here, place = here[key], f"{place}.{key}"
        if _KEY in str(problem):
            place = f"{place}.{_culprit(decoder, document, here, problem)}"
    except LookupError:  # names that msgspec shows in another way
        return f"{_ROOT}.{path}"
    return place


def _culprit(
    decoder: msgspec.json.Decoder[Any], document: Any, entries: dict[str, Any], problem: Exception
) -> str:
    """The entry of a dict inside the document that makes the problem; the others are taken out, so
    that the search can go on inside it. Raises `LookupError`."""
    for key, entry in list(entries.items()):
        entries.clear()
        entries[key] = entry
        try:
            decoder.decode(msgspec.json.encode(document))
        except msgspec.ValidationError as found:
            if str(found) == str(problem):
                return key
    raise LookupError(str(problem))
