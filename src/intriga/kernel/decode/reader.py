"""Decoding acts: bytes or plain data from outside become acts of a game, or a refusal."""

import re
from typing import Any, Final, Generic, Union

import msgspec

from intriga.kernel.acts import Act, TableAct
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.game import Game, StateT
from intriga.kernel.house_rules.house_acts import AnyHouseAct
from intriga.kernel.questions.documents import Filing, document_fields, unstored
from intriga.kernel.spelling.plain_text import without_hidden
from intriga.kernel.text import Refusal, refuse

_UNSTORED: Final = unstored()
_CONTROL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u000[023]")
"""Characters that no text may hold, as JSON has them: databases do not store the first, and pages
mark with the others what is filled in just before they are sent."""
_UNPRINTED: Final = re.compile(rb"[\x7f-\xff]|\\[bfnrtu]")
"""What a text may have that is no plain letter, as JSON has it: seldom worth a closer look."""
_SPACES: Final = frozenset("\n\t")


class ActReader(Generic[StateT]):
    """Decodes the acts of one game. What a player sends is never decoded as an act of the table or
    as a house act: those have entry points of their own. Where an act takes a document, a player
    sends its text, and never a reference; `file` makes the reference."""

    def __init__(self, game: Game[StateT]) -> None:
        self.game = game
        self.documents = document_fields(game.Acts)
        """The fields that take documents, by type of act."""
        self._players = msgspec.json.Decoder(game.Acts)
        self._lenient = msgspec.json.Decoder(game.Acts, strict=False)
        self._any = msgspec.json.Decoder(Union[game.Acts, TableAct, AnyHouseAct])  # noqa: UP007

    def player(self, raw: bytes, file: Filing = _UNSTORED) -> Act | Refusal:
        """An act as a player or host sends it, in JSON."""
        if self.documents:
            try:
                data = msgspec.json.decode(raw)
            except UNREADABLE as problem:
                return refuse("refused-malformed", problem=decode_error(problem))
            if self.takes(data):
                filed = self._filed(data, file)
                if isinstance(filed, Refusal):
                    return filed
                raw = msgspec.json.encode(filed)
        return _decoded(self._players, raw)

    def player_data(self, data: Any, file: Filing = _UNSTORED) -> Act | Refusal:
        """An act as plain data; numbers may be strings, as web forms send them."""
        if self.takes(data):
            data = self._filed(data, file)
            if isinstance(data, Refusal):
                return data
        # By way of JSON: a decoder that is made once is faster than `convert`, and what cannot be
        # encoded (half a surrogate pair) is refused here instead of breaking the record.
        try:
            raw = msgspec.json.encode(data)
        except (*UNREADABLE, TypeError, OverflowError) as problem:
            return refuse("refused-malformed", problem=decode_error(problem))
        return _decoded(self._lenient, raw)

    def takes(self, data: Any) -> bool:
        """Whether this is an act, as plain data, of a type that takes documents."""
        kind = data.get("type") if isinstance(data, dict) else None
        return isinstance(kind, str) and kind in self.documents

    def _filed(self, data: dict[str, Any], file: Filing) -> dict[str, Any] | Refusal:
        """An act with references in the place of texts, or why one of them is refused."""
        filed = dict(data)
        for name in self.documents[data["type"]]:
            text = data.get(name)
            if text is None:
                continue
            try:
                text = msgspec.convert(text, str)
                text.encode()
            except UnicodeError as problem:  # half a surrogate pair
                return refuse("refused-malformed", problem=decode_error(problem))
            except ValueError as problem:
                placed = ValueError(f"{problem} - at `$.{name}`")
                return refuse("refused-malformed", problem=decode_error(placed))
            reference = file(name, text)
            if isinstance(reference, Refusal):
                return reference
            filed[name] = msgspec.to_builtins(reference)
        return filed

    def recorded(self, raw: bytes | msgspec.Raw) -> Act:
        """An act of a record. Raises `msgspec.ValidationError` if these rules do not know it."""
        act: Act = self._any.decode(raw)
        return act


_readers: dict[int, ActReader[Any]] = {}


def _decoded(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Act | Refusal:
    try:
        if _CONTROL.search(raw):
            raise ValueError("Control character")
        act: Act = decoder.decode(_visible(raw) if _UNPRINTED.search(raw) else raw)
    except (*UNREADABLE, TypeError, OverflowError) as problem:
        return refuse("refused-malformed", problem=decode_error(problem))
    return act


def _visible(raw: bytes) -> bytes:
    """An act without what nobody sees in its texts, and what turns the direction of the text around
    it: such a name would mislead whoever reads it. Raises what decoding raises."""
    data = msgspec.json.decode(raw)
    seen = _cleaned(data)
    return raw if seen == data else msgspec.json.encode(seen)


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return without_hidden(value, _SPACES)
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(inner) for key, inner in value.items()}
    return [_cleaned(inner) for inner in value] if isinstance(value, list) else value


def reader(game: Game[StateT]) -> ActReader[StateT]:
    """The reader of a game's acts, made once for each game object."""
    made = _readers.get(id(game))
    if made is None or made.game is not game:
        made = _readers[id(game)] = ActReader(game)
    return made
