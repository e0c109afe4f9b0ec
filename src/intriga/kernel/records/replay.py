"""Replaying a record step by step, and verifying it."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Literal, Protocol

import msgspec
from msgspec import Struct

from intriga.kernel.acts import Start, Upgrade, tag_of
from intriga.kernel.chance import ChanceError, Replayed, Sealed, commitment
from intriga.kernel.decode.errors import describe_error
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game, InvalidOptions, StateT
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.positions import Advance, Before, Position
from intriga.kernel.records.record import Entry, Footer, Record, type_of
from intriga.kernel.text import Message, Refusal, msg


class Verification(Struct, frozen=True):
    """`right`; `wrong` with the first difference; or `undecided`, with the reason."""

    verdict: Literal["right", "wrong", "undecided"]
    entry: int | None = None
    problem: Message | None = None


class ReplayError(Exception):
    """An entry that these rules do not reproduce. `entry` is its number."""

    def __init__(self, entry: int, problem: Message) -> None:
        super().__init__(f"entry {entry}: {problem.id} {problem.params}")
        self.entry = entry
        self.problem = problem


class Past(Protocol[StateT]):
    """What a rewind goes back to, as it was before."""

    def keep(self, position: Position[StateT]) -> None:
        """A position has been reached."""
        ...

    def before(self, act: Rewind, n: int) -> Before[StateT] | None:
        """The position that the rewind of entry `n` goes back to, and what it undoes."""
        ...


def fold(game: Game[StateT], record: Record) -> Iterator[Advance[StateT]]:
    """Apply a record again entry by entry with its own draws, yielding every step.

    Raises `ReplayError` where the rules refuse an act, raise an error, or draw something else.
    """
    return fold_on(game, record, None, _KeptPast(record))


def fold_on(
    game: Game[StateT], record: Record, position: Position[StateT] | None, past: Past[StateT]
) -> Iterator[Advance[StateT]]:
    """As `fold`, from a position of the record on (None: from the start). `past`: the positions
    before it."""
    for number in range(position.n if position is not None else 0, len(record.entries)):
        entry = record.entries[number]
        engine = Engine(game, record.header, Replayed(entry.draws))
        advance = _again(engine, position, entry, past)
        yield advance
        position = advance.position
        past.keep(position)


def rewound_to(entries: Sequence[Entry]) -> frozenset[int]:
    """The positions that rewinds among these entries go back to."""
    return frozenset(
        msgspec.json.decode(entry.act, type=Rewind).to
        for entry in entries
        if type_of(entry) == tag_of(Rewind)
    )


class _KeptPast(Generic[StateT]):
    """The positions that a later rewind goes back to."""

    def __init__(self, record: Record) -> None:
        self._entries = record.entries
        self._kept: dict[int, Position[StateT]] = {}
        self._wanted = rewound_to(record.entries)

    def keep(self, position: Position[StateT]) -> None:
        if position.n in self._wanted:
            self._kept[position.n] = position

    def before(self, act: Rewind, n: int) -> Before[StateT] | None:
        target = self._kept.get(act.to)
        return Before(target, unwound(self._entries[act.to : n])) if target else None


def _again(
    engine: Engine[StateT], position: Position[StateT] | None, entry: Entry, past: Past[StateT]
) -> Advance[StateT]:
    try:
        act = reader(engine.game).recorded(entry.act)
        if (position is None) != isinstance(act, Start):
            raise ReplayError(entry.n, Message("replay-no-start"))
        if isinstance(act, Upgrade):
            raise ReplayError(entry.n, Message("replay-upgraded"))
        before = past.before(act, entry.n) if isinstance(act, Rewind) else None
        advance = (
            engine.open()
            if position is None
            else engine.act(position, entry.by, act, entry.at, before=before)
        )
    except ChanceError as error:
        raise ReplayError(entry.n, error.message) from error
    except InvalidOptions as invalid:
        raise ReplayError(entry.n, _refused(invalid.refusal)) from invalid
    except ReplayError:
        raise
    except Exception as error:  # an act these rules do not know, or one that breaks them
        problem = {"problem": describe_error(error)}
        raise ReplayError(entry.n, Message("replay-broke", problem)) from error
    if isinstance(advance, Refusal):
        raise ReplayError(entry.n, _refused(advance))
    if len(advance.entry.draws) != len(entry.draws):
        raise ReplayError(entry.n, Message("replay-draws-less"))
    return advance


def _refused(refusal: Refusal) -> Message:
    return Message("replay-refused", {"refusal": msg(refusal.id, **refusal.params)})


def verify(game: Game[Any], record: Record) -> Verification:
    """Whether the rules, applied again, give the same events and states, and every draw follows
    from the revealed secret, whose hash the header has."""
    obstacle = _obstacle(game, record)
    if obstacle is not None:
        return Verification("undecided", problem=obstacle)
    assert record.footer is not None
    secret = _secret(record.footer)
    if secret is None or commitment(secret) != record.header.commitment:
        return Verification("wrong", problem=Message("verify-other-secret"))
    try:
        last = _compare(game, record, Sealed(secret, record.header.salts))
    except _Difference as difference:
        return Verification("wrong", difference.entry, difference.problem)
    except ReplayError as error:
        return Verification("wrong", error.entry, error.problem)
    except Exception as error:
        what = {"problem": describe_error(error)}
        return Verification("wrong", problem=Message("replay-broke", what))
    if last is None or last.outcome != record.footer.outcome:
        return Verification("wrong", problem=Message("verify-other-outcome"))
    return Verification("right")


class _Difference(Exception):
    def __init__(self, entry: int, problem: Message) -> None:
        super().__init__(entry, problem)
        self.entry = entry
        self.problem = problem


def _compare(game: Game[StateT], record: Record, chance: Sealed) -> Position[StateT] | None:
    position: Position[StateT] | None = None
    for advance, entry in zip(fold(game, record), record.entries, strict=True):
        for k, draw in enumerate(entry.draws):
            if chance.randbelow(entry.n, k, draw.below, draw.why) != draw.value:
                raise _Difference(entry.n, Message("verify-other-draw", {"why": draw.why}))
        if advance.entry.events != entry.events:
            raise _Difference(entry.n, Message("verify-other-events"))
        if advance.entry.notes != entry.notes:
            raise _Difference(entry.n, Message("verify-other-notes"))
        if advance.entry.state != entry.state:
            raise _Difference(entry.n, Message("verify-other-state"))
        position = advance.position
    return position


def _obstacle(game: Game[Any], record: Record) -> Message | None:
    header = record.header
    if header.game != game.id:
        return Message("verify-other-game", {"game": header.game})
    if header.rules != game.rules_version:
        versions = {"then": header.rules, "now": game.rules_version}
        return Message("verify-other-rules", versions)
    if any(type_of(entry) == tag_of(Upgrade) for entry in record.entries):
        return Message("replay-upgraded")
    if record.footer is None:
        return Message("verify-unfinished")
    return None


def _secret(footer: Footer) -> bytes | None:
    """The revealed secret; None unless it is lower-case hex, as a footer has it."""
    try:
        secret = bytes.fromhex(footer.secret)
    except ValueError:
        return None
    return secret if secret.hex() == footer.secret else None
