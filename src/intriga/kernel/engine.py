"""The engine: applies acts to positions by the rules of one game and writes the entries.

It is pure: a `Position` is never changed, each step makes the next one together with the line of
the record that leads to it. Who keeps positions and lines (a table, a test, a study) decides what
is durable; a step that fails anywhere is simply not taken.
"""

from typing import Any, Generic

import msgspec
from msgspec import Raw, Struct

from intriga.kernel.actors import PUBLIC, TABLE, Actor
from intriga.kernel.acts import Act, Enter, Expire, Leave, Replace, Start, TableAct, Upgrade
from intriga.kernel.chance import Chance
from intriga.kernel.game import Chair, Game, Outcome, StateT
from intriga.kernel.record import Entry, Footer, Header, digest, encode_line
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse

_CLOSINGS = 10_000
"""More windows than this closing within one step means that the rules run in a circle."""


class RulesError(Exception):
    """The rules of a game broke the contract: a defect of the game, never of a player."""


class Position(Struct, Generic[StateT], frozen=True):
    """Where a match stands: `n` entries were made, this is the state, who sits, and the end.

    `packed` is the state in MessagePack, `head` the hash of the last line. `chairs`
    are those who sit now.
    """

    n: int
    state: StateT
    packed: bytes
    head: str
    chairs: tuple[Chair, ...]
    outcome: Outcome | None


class Snapshot(Struct, frozen=True):
    """A position as it is stored, with the version of the rules that made it."""

    n: int
    rules: int
    packed: bytes
    head: str
    chairs: tuple[Chair, ...]


class Advance(Struct, Generic[StateT], frozen=True):
    """One step taken: the entry, its line in the record, and the position it leads to."""

    position: Position[StateT]
    entry: Entry
    line: bytes


class Seen(Struct, frozen=True):
    """The question an act answers: a window and its generation, as its actor saw them."""

    window: str
    generation: int


class Engine(Generic[StateT]):
    """The rules of one game over the positions of one match."""

    def __init__(self, game: Game[StateT], header: Header, chance: Chance) -> None:
        self.game = game
        self.header = header
        self.chance = chance
        self._pack = msgspec.msgpack.Encoder().encode
        self._unpack = msgspec.msgpack.Decoder(game.State).decode
        self._options = msgspec.convert(header.options, game.Options)

    def open(self) -> Advance[StateT]:
        """Entry 0: the game is set up for the chairs and options of the header.

        Raises `Unfit` (of `Game.setup`) for options that do not fit the seats.
        """
        step = Step(0, self.header.at, self.chance)
        state = self.game.setup(self._options, self.header.chairs, step)
        head = digest(encode_line(self.header))
        blank = Position(0, state, b"", head, self.header.chairs, None)
        return self._advance(blank, state, TABLE, Start(), step)

    def act(
        self, position: Position[StateT], actor: Actor, act: Act, at: int, seen: Seen | None = None
    ) -> Advance[StateT] | Refusal:
        """Check an act and, if it is legal, take the step. `at`: milliseconds since the epoch.

        `seen` guards against stale forms: if the question it names no longer stands, the act is
        refused. Anything the rules raise passes through, and nothing has changed.
        """
        refusal = self.check(position, actor, act, seen)
        if refusal is not None:
            return refusal
        state = self._unpack(position.packed)
        step = Step(position.n, at, self.chance)
        if isinstance(act, Expire):
            self._close(state, act.window, step)
        else:
            if isinstance(act, TableAct):
                _announce(act, len(position.chairs), step)
            self.game.apply(state, actor, act, step)
        return self._advance(position, state, actor, act, step)

    def check(
        self, position: Position[StateT], actor: Actor, act: Act, seen: Seen | None = None
    ) -> Refusal | None:
        """Why this act is not possible now, or None."""
        if position.outcome is not None:
            return refuse("refused-over")
        if seen is not None and not self._stands(position.state, seen):
            return refuse("refused-stale")
        if isinstance(actor, int) and not 0 <= actor < len(position.chairs):
            return refuse("refused-no-seat")
        if isinstance(act, TableAct):
            return self._check_table(position, actor, act)
        return self.game.check(position.state, actor, act)

    def footer(self, position: Position[StateT], secret: bytes) -> Footer:
        """The last line of a finished match. Raises `ValueError` while it is being played."""
        if position.outcome is None:
            raise ValueError("the match is not over")
        return Footer(position.n, position.outcome, secret.hex(), position.head)

    def restore(self, snapshot: Snapshot) -> Position[StateT]:
        """The position of a snapshot made by this version of the rules."""
        state = self._unpack(snapshot.packed)
        return Position(
            snapshot.n,
            state,
            snapshot.packed,
            snapshot.head,
            snapshot.chairs,
            self.game.outcome(state),
        )

    def upgrade(self, snapshot: Snapshot, at: int) -> Advance[StateT]:
        """Continue under these rules from a snapshot of an older version, as an entry.

        Raises `ValueError` when the game knows no way from that version.
        """
        raw = msgspec.msgpack.decode(snapshot.packed)
        state = self.game.upgrade(raw, snapshot.rules)
        before = Position(snapshot.n, state, snapshot.packed, snapshot.head, snapshot.chairs, None)
        step = Step(snapshot.n, at, self.chance)
        return self._advance(before, state, TABLE, Upgrade(self.game.rules_version), step)

    def _stands(self, state: StateT, seen: Seen) -> bool:
        return any(
            window.key == seen.window and window.generation == seen.generation
            for window in self.game.windows(state)
        )

    def _check_table(
        self, position: Position[StateT], actor: Actor, act: TableAct
    ) -> Refusal | None:
        if actor != TABLE or isinstance(act, Start | Upgrade):
            return refuse("refused-not-yours")
        if isinstance(act, Expire):
            stands = self._stands(position.state, Seen(act.window, act.generation))
            return None if stands else refuse("refused-stale")
        if isinstance(act, Leave | Replace) and not 0 <= act.seat < len(position.chairs):
            return refuse("refused-no-seat")
        return self.game.check(position.state, actor, act)

    def _close(self, state: StateT, key: str, step: Step) -> None:
        window = next(window for window in self.game.windows(state) if window.key == key)
        self.game.expire(state, window, step)

    def _close_answered(self, state: StateT, step: Step) -> None:
        """Close every window that nobody is awaited in any more, and those this leads to."""
        for _ in range(_CLOSINGS):
            for window in self.game.windows(state):
                if window.early and not window.awaited:
                    self.game.expire(state, window, step)
                    break
            else:
                return
        raise RulesError(f"{self.game.id}: windows go on closing without end")

    def _advance(
        self, before: Position[StateT], state: StateT, actor: Actor, act: Act, step: Step
    ) -> Advance[StateT]:
        self._close_answered(state, step)
        packed = self._pack(state)
        entry = Entry(
            n=before.n,
            at=step.now,
            by=actor,
            act=Raw(encode_line(act)),
            draws=tuple(step.draws),
            events=tuple(step.events),
            state=digest(packed),
            prev=before.head,
        )
        line = encode_line(entry)
        position = Position(
            n=before.n + 1,
            state=state,
            packed=packed,
            head=digest(line),
            chairs=_seated(before.chairs, act),
            outcome=self.game.outcome(state),
        )
        return Advance(position, entry, line)


def _announce(act: TableAct, chairs: int, step: Step) -> None:
    """Tell everybody who came, went or took over."""
    if isinstance(act, Enter):
        step.emit("table-entered", PUBLIC, name=act.name, place=chairs + 1)
    elif isinstance(act, Leave):
        step.emit("table-left", PUBLIC, seat={"seat": act.seat})
    elif isinstance(act, Replace):
        step.emit("table-replaced", PUBLIC, seat={"seat": act.seat}, name=act.name)


def _seated(chairs: tuple[Chair, ...], act: Any) -> tuple[Chair, ...]:
    if isinstance(act, Enter):
        return (*chairs, Chair(len(chairs), act.name))
    if isinstance(act, Replace):
        new = Chair(act.seat, act.name, chairs[act.seat].carry)
        return (*chairs[: act.seat], new, *chairs[act.seat + 1 :])
    return chairs
