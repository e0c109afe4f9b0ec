"""Whether what a learner does is what a lesson awaits."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.kernel.acts import Act
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.text import Refusal


def same_act(game: Game[Any], act: Act, awaited: Mapping[str, Any]) -> bool:
    """Whether an act is the one awaited: what it leaves out has its default, and the order of
    lists of words does not matter (orders of units, rights)."""
    wanted = reader(game).player_data(dict(awaited))
    if isinstance(wanted, Refusal):
        return False
    return bool(_plain(act) == _plain(wanted))


def _plain(act: Act) -> Any:
    """An act as plain data; lists of words and numbers sorted, where they are sets."""
    data = msgspec.to_builtins(act)
    return {key: _sorted(value) for key, value in data.items()}


def _sorted(value: Any) -> Any:
    words = isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
    return sorted(value) if words else value


def contains(rows: Sequence[Mapping[str, Any]], wanted: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the rows of a list begin with the wanted ones, in this order, each with at least
    these values, and there are no others."""
    if len(rows) != len(wanted):
        return False
    return all(_fits(row, one) for row, one in zip(rows, wanted, strict=True))


def _fits(row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Values of a draft are as forms send them: numbers may be texts."""
    return all(str(row.get(key, "")) == str(value) for key, value in wanted.items())
