"""Entries that stand in the log, applied anew: with their own draws, to the same state."""

from typing import Any

from msgspec.structs import replace

from intriga.kernel.chance import ChanceError, Replayed
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Advance, Engine, Position
from intriga.kernel.game import Game
from intriga.kernel.records.record import Entry, Header, digest
from intriga.kernel.text import Refusal


class Broken(Exception):
    """A stored match that its rules do not follow any more."""


def again(
    game: Game[Any], header: Header, position: Position[Any], entry: Entry, line: bytes
) -> Advance[Any]:
    """The step that an entry made; `line` is its line in the log.

    Raises `Broken` where these rules do not lead to the same state, and for a rewind, whose
    position is not to be had by applying anything.
    """
    engine: Engine[Any] = Engine(game, header, Replayed(entry.draws))
    try:
        advance = engine.act(position, entry.by, reader(game).recorded(entry.act), entry.at)
    except ChanceError as problem:
        raise Broken(f"entry {entry.n}: {problem}") from problem
    if isinstance(advance, Refusal) or advance.entry.state != entry.state:
        raise Broken(f"entry {entry.n}: the rules have changed")
    after = replace(advance.position, head=digest(line))
    return replace(advance, position=after, entry=entry, line=line)
