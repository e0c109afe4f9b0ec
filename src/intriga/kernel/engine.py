"""The engine: applies acts to positions by the rules of one game and writes the entries.

It is pure: a `Position` is never changed, each step makes the next one together with the line of
the record that leads to it. The caller keeps positions and lines; a step that fails anywhere is
not taken.
"""

from functools import partial
from typing import Generic

import msgspec
from msgspec import structs

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Actor
from intriga.kernel.acts import (
    Act,
    Enter,
    Expire,
    Leave,
    ReachMark,
    Rename,
    Replace,
    Return,
    SeatChange,
    Settle,
    Start,
    TableAct,
    Upgrade,
    is_table_act,
)
from intriga.kernel.chance import Chance
from intriga.kernel.game import Game, StateT
from intriga.kernel.house_rules.aftermath import acted, has_passed, windows_closed
from intriga.kernel.house_rules.early_end import lapsed, outcome_of, still_agreed
from intriga.kernel.house_rules.enforce import barred, keep
from intriga.kernel.house_rules.enforce import check as check_house
from intriga.kernel.house_rules.house_acts import Close, Delegate, HouseAct, Rewind, Say
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.house_rules.pauses import left
from intriga.kernel.house_rules.premises import Premises
from intriga.kernel.house_rules.stewards import decode_delegated, tell_who_acted
from intriga.kernel.house_rules.undo import without_undo
from intriga.kernel.match_terms import doors_of
from intriga.kernel.positions import Advance, Before, Position, Seen, Snapshot, written
from intriga.kernel.questions import absence
from intriga.kernel.questions.timed import (
    check_timed,
    known_window,
    open_window,
    reach_mark,
    run_on,
)
from intriga.kernel.records.record import Footer, Header, digest, encode_line
from intriga.kernel.seats.chairs import announce, barred_change, seated
from intriga.kernel.seats.ledgers import chairs_for
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse


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

        Raises `InvalidOptions` (of `Game.setup`) for options that do not fit the seats, and
        `LedgerError` for a chair whose ledger is not of the game's type.
        """
        step = Step(0, self.header.at, self.chance)
        chairs = chairs_for(self.game, self.header.chairs)
        state = self.game.setup(self._options, chairs, step)
        head = digest(encode_line(self.header))
        blank = Position(0, state, b"", head, self.header.chairs, None)
        return self._advance(blank, state, TABLE, Start(), step)

    def lay(self, opened: Advance[StateT], state: StateT) -> Advance[StateT]:
        """Entry 0 with a state laid out by hand instead of the set-up. No record of it verifies."""
        step = Step(0, opened.entry.at, self.chance)
        step.draws, step.events = list(opened.entry.draws), list(opened.entry.events)
        step.notes = list(opened.entry.notes)
        blank = Position(0, state, b"", opened.entry.prev, opened.position.chairs, None)
        return self._advance(blank, state, TABLE, Start(), step)

    def act(
        self,
        position: Position[StateT],
        actor: Actor,
        act: Act,
        at: int,
        seen: Seen | None = None,
        *,
        before: Before[StateT] | None = None,
    ) -> Advance[StateT] | Refusal:
        """Check an act and, if it is legal, take the step. `at`: milliseconds since the epoch.

        `seen` guards against stale forms: if the question it names is no longer open, the act is
        refused. `before`: where a rewind goes back to. Whatever the rules raise passes through,
        and nothing has changed.
        """
        refusal = self.check(position, actor, act, at, seen)
        if refusal is not None:
            return refusal
        step = Step(position.n, at, self.chance)
        if isinstance(act, Rewind):
            return self._rewind(position, actor, act, step, before)
        if isinstance(act, HouseAct) and not isinstance(act, Close | Delegate):
            house = keep(self._premises(position, at), actor, act, step)
            talks = self._talks(position, actor, act)
            if talks or _frees(position.house, house):
                state = self._unpack(position.packed)
                if talks and isinstance(act, Say) and isinstance(actor, int):
                    self.game.note_talk(state, actor, act.room)
                return self._advance(position, state, actor, act, step, house=house)
            return self._write(position, actor, act, step, house=house)
        state = self._unpack(position.packed)
        house = position.house
        if isinstance(act, Delegate):
            self.game.apply(state, HOST, decode_delegated(self.game, act), step)
            tell_who_acted(house, act, step)
        elif isinstance(act, Expire | Settle | Close):
            house = self._close(state, position, act, step)
        elif isinstance(act, ReachMark):
            reach_mark(self.game, state, act, step)
        elif is_table_act(act):
            house = self._change_seat(state, position, act, step)
        else:
            house = acted(self.game, position.state, house, actor, act)
            self.game.apply(state, actor, act, step)
        return self._advance(position, state, actor, act, step, house=house)

    def _talks(self, position: Position[StateT], actor: Actor, act: HouseAct) -> bool:
        """Whether somebody says something where the rules want to know of it."""
        if not isinstance(act, Say) or not isinstance(actor, int):
            return False
        return self.game.heeds_talk(position.state, actor, act.room)

    def check(
        self,
        position: Position[StateT],
        actor: Actor,
        act: Act,
        at: int,
        seen: Seen | None = None,
    ) -> Refusal | None:
        """Why this act is not possible now (`at`: milliseconds since the epoch), or None."""
        if position.outcome is not None:
            return refuse("refused-over")
        state = position.state
        if seen and not known_window(self.game, state, actor, seen.window, seen.generation):
            return refuse("refused-stale")
        if isinstance(actor, int) and not 0 <= actor < len(position.chairs):
            return refuse("refused-no-seat")
        if isinstance(actor, int) and position.chairs[actor].left:
            return refuse("refused-seat-left")
        if is_table_act(act):
            return self._check_table(position, actor, act)
        if isinstance(act, HouseAct):
            refusal = check_house(self._premises(position, at), actor, act)
            if refusal is None and isinstance(act, Delegate):
                inner = decode_delegated(self.game, act)
                return self.game.check(position.state, HOST, inner, at)
            return refusal
        return barred(position.house, actor, act) or self.game.check(position.state, actor, act, at)

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
            outcome_of(self.game, state, snapshot.house),
            snapshot.house,
        )

    def upgrade(self, snapshot: Snapshot, at: int) -> Advance[StateT]:
        """Continue under these rules from a snapshot of an older version, as an entry, which takes
        over the referee's log if that state held it.

        Raises `ValueError` when the game knows no way from that version.
        """
        raw = msgspec.msgpack.decode(snapshot.packed)
        state = self.game.upgrade(raw, snapshot.rules)
        before = Position(
            snapshot.n,
            state,
            snapshot.packed,
            snapshot.head,
            snapshot.chairs,
            None,
            structs.replace(snapshot.house, stalled=None),
        )
        step = Step(snapshot.n, at, self.chance)
        step.notes = list(self.game.held_notes(raw, snapshot.rules))
        return self._advance(before, state, TABLE, Upgrade(self.game.rules_version), step)

    def _check_table(
        self, position: Position[StateT], actor: Actor, act: TableAct
    ) -> Refusal | None:
        if actor != TABLE or isinstance(act, Start | Upgrade):
            return refuse("refused-not-yours")
        if isinstance(act, Expire | Settle | ReachMark):
            return check_timed(self.game, position.state, act, position.house.paused)
        if not isinstance(act, Enter) and not 0 <= act.seat < len(position.chairs):
            return refuse("refused-no-seat")
        if isinstance(act, Rename):
            return self.game.check_rename(position.state, act.seat)
        shut = doors_of(self.game, self.header.terms, position.house.doors) == "closed"
        return barred_change(
            act, position.chairs, shut=shut and self.game.doors != "closed"
        ) or self.game.check_seat_change(position.state, act)

    def _premises(self, position: Position[StateT], at: int) -> Premises:
        return Premises(self.game, self.header.terms, position, at)

    def _close(
        self, state: StateT, position: Position[StateT], act: Expire | Settle | Close, step: Step
    ) -> House:
        """Close a window, and note which seats have missed it."""
        window = open_window(self.game, state, act.window, act.generation)
        assert window is not None
        if isinstance(act, Close):
            step.emit("table-closed", PUBLIC)
        step.missed = missed = absence.missed(self.game, state, window, act)
        self.game.close_window(state, window, step)
        step.missed = ()
        return position.house.absent(missed) if absence.counts(window) else position.house

    def _change_seat(
        self, state: StateT, position: Position[StateT], act: TableAct, step: Step
    ) -> House:
        """Somebody enters, leaves, comes back, takes over, or has a new name."""
        house = position.house
        announce(act, position.chairs, step)
        if isinstance(act, Rename):
            self.game.apply_rename(state, act.seat, step)
            return house
        if isinstance(act, Replace | Return):
            house = house.reseated(act.seat)
        elif isinstance(act, Leave):
            house = left(self._premises(position, step.now), act.seat, step)
        if isinstance(act, SeatChange):
            self.game.apply_seat_change(state, act, step)
            house = without_undo(lapsed(house, step), step)
        return house

    def _rewind(
        self,
        position: Position[StateT],
        actor: Actor,
        act: Rewind,
        step: Step,
        before: Before[StateT] | None,
    ) -> Advance[StateT] | Refusal:
        """Back to an earlier position. People, the house state and messages stay as they are: the
        rules are told again who has other players than then."""
        if before is None or before.position.n != act.to:
            return refuse("refused-rewind-nowhere")
        if not (before.unwound.safe or act.sure):
            return refuse("refused-rewind-unsure", told=before.unwound.told)
        unwound = before.unwound
        house = without_undo(lapsed(position.house, step), step)
        house = structs.replace(house, undo_asked=(), stalled=None)
        id = "table-rewound" if actor == HOST else "table-rewound-together"
        step.emit(id, PUBLIC, told=unwound.told - (act.reseat and unwound.stays))
        if not (act.reseat and unwound.reseated):
            return self._write(position, actor, act, step, house=house, before=before.position)
        state = self._unpack(before.position.packed)
        for chair in unwound.reseated:
            change = Replace(chair, position.chairs[chair].name)
            if self.game.check_seat_change(state, change) is None:
                self.game.apply_seat_change(state, change, step)
        house = structs.replace(house, quiet=())
        return self._advance(position, state, actor, act, step, house=house)

    def _advance(
        self,
        before: Position[StateT],
        state: StateT,
        actor: Actor,
        act: Act,
        step: Step,
        *,
        house: House | None = None,
    ) -> Advance[StateT]:
        """The step to a new state, once what follows by itself has happened."""
        house = before.house if house is None else house
        run_on(self.game, state, step, partial(barred, house))
        house = windows_closed(self.game, before.state, state, house)
        if house.stalled is not None and (
            actor == HOST or has_passed(self.game, house.stalled, state)
        ):
            house = structs.replace(house, stalled=None)
        house = still_agreed(house, self.game, state, len(before.chairs), step)
        after = Position(
            n=before.n + 1,
            state=state,
            packed=self._pack(state),
            head="",
            chairs=seated(before.chairs, act),
            outcome=outcome_of(self.game, state, house),
            house=house,
        )
        return written(before, after, actor, act, step)

    def _write(
        self,
        position: Position[StateT],
        actor: Actor,
        act: Act,
        step: Step,
        *,
        house: House | None = None,
        before: Position[StateT] | None = None,
    ) -> Advance[StateT]:
        """A step that makes no new state: the state stays, or is that of an earlier position."""
        then = before or position
        house = position.house if house is None else house
        after = Position(
            n=position.n + 1,
            state=then.state,
            packed=then.packed,
            head="",
            chairs=position.chairs,
            outcome=house.ended or then.outcome,
            house=house if before is None else structs.replace(house, quiet=()),
        )
        return written(position, after, actor, act, step)


def _frees(before: House, after: House) -> bool:
    """Whether acts are possible after a house act that were not before it, standing orders among
    them: a pause has ended, or the host has enabled an act."""
    resumed = before.paused and not after.paused
    return resumed or bool(set(before.locked).difference(after.locked))
