"""Whether what a learner does is what a lesson awaits."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.kernel.actors import Seat
from intriga.kernel.acts import Act
from intriga.kernel.chance import Chosen
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.text import Refusal
from intriga.table.match.loaded_match import LoadedMatch


class Trial:
    """Acts tried out where a lesson stands: nothing happens by it."""

    def __init__(self, loaded: LoadedMatch, seat: Seat, at: int) -> None:
        self._loaded = loaded
        self._seat = seat
        self._at = at

    def does(self, act: Act, awaited: Mapping[str, Any]) -> bool:
        """Whether an act does what the awaited one does: the position after both is the same, so
        that orders may be written in any language; or they are the same but for the order of lists
        of words."""
        wanted = reader(self._loaded.game).player_data(dict(awaited))
        if isinstance(wanted, Refusal):
            return False
        after = self._after(wanted)
        if after is None:
            return False
        return after == self._after(act) or _plain(act) == _plain(wanted)

    def _after(self, act: Act) -> bytes | None:
        """The position after an act; None if the rules refuse it."""
        loaded = self._loaded
        chance = loaded.engine.chance
        assert isinstance(chance, Chosen)
        engine = Engine(loaded.game, loaded.setup.header, chance.copy())
        taken = engine.act(loaded.committed.position, self._seat, act, self._at)
        return None if isinstance(taken, Refusal) else taken.position.packed


def _plain(act: Act) -> dict[str, Any]:
    """An act as plain data, with its lists of words sorted."""
    return {name: _sorted(value) for name, value in msgspec.to_builtins(act).items()}


def _sorted(value: Any) -> Any:
    words = isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
    return sorted(value) if words else value


def contains(rows: Sequence[Mapping[str, Any]], wanted: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the rows of a list are the wanted ones, in this order, each with at least these
    values."""
    if len(rows) != len(wanted):
        return False
    return all(_fits(row, one) for row, one in zip(rows, wanted, strict=True))


def _fits(row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Values of a draft are as forms send them: numbers may be texts."""
    return all(str(row.get(key, "")) == str(value) for key, value in wanted.items())
