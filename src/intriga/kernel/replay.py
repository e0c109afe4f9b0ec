"""Folding a record: replaying it, stopping anywhere, and proving that it is right."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from intriga.kernel.acting import reader
from intriga.kernel.acts import Start, Upgrade, tag_of
from intriga.kernel.chance import ChanceError, Replayed, Sealed, commitment
from intriga.kernel.engine import Advance, Engine, Position
from intriga.kernel.game import Game, StateT
from intriga.kernel.record import Entry, Footer, Record
from intriga.kernel.text import Refusal


class Verdict(Struct, frozen=True):
    """`right`; `wrong` with the first difference; or `undecided`: it cannot be judged, and why."""

    verdict: Literal["right", "wrong", "undecided"]
    entry: int | None = None
    problem: str = ""


class ReplayError(Exception):
    """An entry that these rules do not follow. `entry` is its number."""

    def __init__(self, entry: int, problem: str) -> None:
        super().__init__(f"entry {entry}: {problem}")
        self.entry = entry
        self.problem = problem


def fold(game: Game[StateT], record: Record) -> Iterator[Advance[StateT]]:
    """Re-apply a record entry by entry with its own draws, yielding every step.

    Raises `ReplayError` where the rules refuse an act, break, or draw otherwise.
    """
    position: Position[StateT] | None = None
    for entry in record.entries:
        engine = Engine(game, record.header, Replayed(entry.draws))
        advance = _again(engine, position, entry)
        yield advance
        position = advance.position


def _again(
    engine: Engine[StateT], position: Position[StateT] | None, entry: Entry
) -> Advance[StateT]:
    try:
        act = reader(engine.game).recorded(entry.act)
        if position is None:
            if not isinstance(act, Start):
                raise ReplayError(entry.n, "the first entry does not start the match")
            return engine.open()
        if isinstance(act, Upgrade):
            raise ReplayError(entry.n, "the rules changed here")
        advance = engine.act(position, entry.by, act, entry.at)
    except (ChanceError, ValueError, msgspec.ValidationError) as problem:
        raise ReplayError(entry.n, str(problem)) from problem
    if isinstance(advance, Refusal):
        raise ReplayError(entry.n, f"the rules refuse it: {advance.id} {advance.params}")
    if len(advance.entry.draws) != len(entry.draws):
        raise ReplayError(entry.n, "the record draws more than the rules do")
    return advance


def verify(game: Game[Any], record: Record) -> Verdict:
    """Whether the rules, re-applied, give the same events and states, and every draw follows from
    the revealed secret whose hash the header carries."""
    obstacle = _obstacle(game, record)
    if obstacle:
        return Verdict("undecided", problem=obstacle)
    assert record.footer is not None
    secret = _secret(record.footer)
    if secret is None or commitment(secret) != record.header.commitment:
        return Verdict("wrong", problem="the revealed secret is not the one that was committed to")
    try:
        last = _compare(game, record, Sealed(secret, record.header.salts))
    except _Difference as difference:
        return Verdict("wrong", difference.entry, difference.problem)
    except ReplayError as error:
        return Verdict("wrong", error.entry, error.problem)
    except Exception as error:
        return Verdict("wrong", problem=f"the rules break: {type(error).__name__}: {error}")
    if last is None or last.outcome != record.footer.outcome:
        return Verdict("wrong", problem="the rules give another outcome")
    return Verdict("right")


class _Difference(Exception):
    def __init__(self, entry: int, problem: str) -> None:
        super().__init__(problem)
        self.entry = entry
        self.problem = problem


def _compare(game: Game[StateT], record: Record, chance: Sealed) -> Position[StateT] | None:
    position: Position[StateT] | None = None
    for advance, entry in zip(fold(game, record), record.entries, strict=True):
        for k, draw in enumerate(entry.draws):
            if chance.below(entry.n, k, draw.below, draw.why) != draw.value:
                raise _Difference(entry.n, f"the draw “{draw.why}” does not follow from the secret")
        if advance.entry.events != entry.events:
            raise _Difference(entry.n, "the rules give other events")
        if advance.entry.state != entry.state:
            raise _Difference(entry.n, "the rules give another state")
        position = advance.position
    return position


def _obstacle(game: Game[Any], record: Record) -> str:
    header = record.header
    if header.game != game.id:
        return f"a record of another game ({header.game})"
    if header.rules != game.rules_version:
        return f"played by rules version {header.rules}, these are {game.rules_version}"
    if any(_type(entry) == tag_of(Upgrade) for entry in record.entries):
        return "the rules changed while the match was being played"
    if record.footer is None:
        return "the match is not finished: the secret is not revealed yet"
    return ""


def _type(entry: Entry) -> str:
    act = msgspec.json.decode(entry.act)
    return str(act.get("type")) if isinstance(act, dict) else ""


def _secret(footer: Footer) -> bytes | None:
    try:
        return bytes.fromhex(footer.secret)
    except ValueError:
        return None
