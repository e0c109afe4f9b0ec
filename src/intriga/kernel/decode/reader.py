"""Decoding acts: bytes or plain data from outside become acts of a game, or a refusal."""

from typing import Any, Generic, Union

import msgspec

from intriga.kernel.acts import Act, TableAct
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.game import Game, StateT
from intriga.kernel.house_rules.house_acts import AnyHouseAct
from intriga.kernel.text import Refusal, refuse


class ActReader(Generic[StateT]):
    """Decodes the acts of one game. What a player sends is never decoded as an act of the table or
    as a house act: those have entry points of their own."""

    def __init__(self, game: Game[StateT]) -> None:
        self.game = game
        self._players = msgspec.json.Decoder(game.Acts)
        self._lenient = msgspec.json.Decoder(game.Acts, strict=False)
        self._any = msgspec.json.Decoder(Union[game.Acts, TableAct, AnyHouseAct])  # noqa: UP007

    def player(self, raw: bytes) -> Act | Refusal:
        """An act as a player or host sends it, in JSON."""
        try:
            act: Act = self._players.decode(raw)
        except UNREADABLE as problem:
            return refuse("refused-malformed", problem=decode_error(problem))
        return act

    def player_data(self, data: Any) -> Act | Refusal:
        """An act as plain data; numbers may be strings, as web forms send them."""
        # By way of JSON: a decoder that is made once is faster than `convert`, and what cannot be
        # encoded (half a surrogate pair) is refused here instead of breaking the record.
        try:
            act: Act = self._lenient.decode(msgspec.json.encode(data))
        except (*UNREADABLE, TypeError, OverflowError) as problem:
            return refuse("refused-malformed", problem=decode_error(problem))
        return act

    def recorded(self, raw: bytes | msgspec.Raw) -> Act:
        """An act of a record. Raises `msgspec.ValidationError` if these rules do not know it."""
        act: Act = self._any.decode(raw)
        return act


_readers: dict[int, ActReader[Any]] = {}


def reader(game: Game[StateT]) -> ActReader[StateT]:
    """The reader of a game's acts, made once for each game object."""
    made = _readers.get(id(game))
    if made is None or made.game is not game:
        made = _readers[id(game)] = ActReader(game)
    return made
