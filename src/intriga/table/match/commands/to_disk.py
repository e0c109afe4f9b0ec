"""Commands: one act of a match, from the check to the disk to those who watch.

Checked on the candidate, written with everything that belongs to it, on disk, acknowledged,
announced: never in another order. The next act of a match does not wait for the disk but is checked
on the candidate. If a write fails, all candidates after it fail with it, and the match is read from
disk again.
"""

import asyncio
import hashlib
import logging
from functools import partial
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import HOST, TABLE, Actor, Seat
from intriga.kernel.acts import Act
from intriga.kernel.house_rules.house_acts import Rewind, Stall
from intriga.kernel.positions import Advance
from intriga.kernel.questions.timed import settlement
from intriga.kernel.text import Refusal, refuse
from intriga.store import Behind, Conflict, Repeated, Taken, Unavailable, match_log, matches
from intriga.table.errors import conflict, invalid, unavailable
from intriga.table.match.catch_up import CatchUp
from intriga.table.match.commands.command import COMMAND_LENGTH, Command, Write, all_of, digest_of
from intriga.table.match.commands.failures import broken_rules, store_error
from intriga.table.match.commands.filed_texts import FiledTexts, TextFiler
from intriga.table.match.commands.receipts import (
    encode_receipt,
    find_receipt,
    first_answer,
    refuse_stranger,
)
from intriga.table.match.loaded_match import Holder, LoadedMatch, Receipted
from intriga.table.match.long_steps import timed
from intriga.table.match.match_state import CurrentPosition, following
from intriga.table.match.registry import MatchRegistry, entry_append
from intriga.table.models import Receipt

_log = logging.getLogger(__name__)

_BROKE = refuse("refused-rules-broke")
_TRIES = 8


class StepWrites(Protocol):
    """What else is written in the transaction of every step."""

    def of_step(
        self,
        loaded: LoadedMatch,
        before: CurrentPosition,
        after: CurrentPosition,
        at: int,
        seated: tuple[Seat, Holder] | None,
    ) -> Write | None:
        """The write of this step, taken `at` a time in milliseconds since the epoch; None: nothing.
        `seated`: who holds a seat after it, if that changes."""
        ...


class CommandQueue:
    """Carries out the commands of all matches, those of one match in their order."""

    def __init__(
        self,
        registry: MatchRegistry,
        catch_up: CatchUp,
        step_writes: StepWrites,
        text_filer: TextFiler,
    ) -> None:
        self._registry = registry
        self._text_filer = text_filer
        self._catch_up = catch_up
        self._step_writes = step_writes

    async def submit(self, match: str, command: Command) -> Receipt | Refusal:
        """Carry a command out. Returns when it is on disk, or why it is not possible.

        Raises `TableError` when the match is unknown or has not begun, when the command id is
        malformed, or when nothing can be written.
        """
        fits = len(command.id) <= COMMAND_LENGTH and command.id.isprintable()
        if not fits or (command.me is not None and not command.id):
            raise invalid("table-command-malformed", most=COMMAND_LENGTH)
        digest = digest_of(command)
        if await self._is_no_host(match, command.actor, command.me):
            return refuse("refused-not-host")
        async with self._registry.using(match, keeps=command.keeps) as loaded:
            for _ in range(_TRIES):
                try:
                    answer = await self._try(loaded, command, digest)
                    if not self._registry.beats_of(loaded).most:
                        await self._settle(loaded)
                    return answer
                except Repeated:
                    return await self._first_receipt(loaded, command, digest)
                except Behind:
                    continue  # another process was quicker: catch up and try again
                except Conflict:
                    if command.beside is not None:
                        raise conflict("table-try-again") from None
                except Taken:
                    raise conflict("table-try-again") from None
                except Unavailable:
                    raise unavailable() from None
            raise conflict("table-try-again")

    async def answered(
        self, match: str, actor: Actor, command: str, asked: bytes | None, *, me: str | None
    ) -> Receipt | Refusal | None:
        """The answer that this command got when it was carried out; None: it was not, or `me` may
        not know.

        For services that look at the match before they submit a command: it may be as it is because
        of that very command, and a repeated command always gets its first answer. `asked`: as of
        `Command`; None: the id of the command says it all. Raises `TableError` when the match is
        unknown or has not begun.
        """
        if not command or await self._is_no_host(match, actor, me):
            return None
        digest = hashlib.sha256(asked).hexdigest() if asked is not None else None
        async with self._registry.using(match, keeps=False) as loaded:
            one = Command(actor, {}, command, me=me)
            if refuse_stranger(loaded, one) is not None:
                return None
            known = loaded.recent.get((str(actor), command))
            if known is not None and not known.receipt.done():
                await asyncio.wait([known.receipt])
            found = await self._registry.store.read(lambda c: find_receipt(c, loaded, one))
        return None if found is None else first_answer(found, digest)

    async def _is_no_host(self, match: str, actor: Actor, me: str | None) -> bool:
        """Whether this person would act as a host without being one."""
        if actor != HOST or me is None:
            return False
        row = await self._registry.store.read(lambda c: matches.get(c, match))
        return row is not None and not row.hosted_by(me)

    def check(self, loaded: LoadedMatch, command: Command) -> Refusal | None:
        """Why this command could not be carried out now, or None. Nothing happens."""
        act = refuse_stranger(loaded, command) or self._read(loaded, command)[0]
        if isinstance(act, Refusal):
            return act
        try:
            position = loaded.committed.position
            now = self._registry.time.now()
            return loaded.engine.check(position, command.actor, act, now, command.seen)
        except Exception as problem:
            return broken_rules(loaded, act, problem)

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Where there are no beats, close the sealed windows in which all have answered before the
        answer to the last of them is given."""
        while (settle := settlement(loaded.committed.windows)) is not None:
            answer = await self._try(loaded, Command(TABLE, settle), "")
            if isinstance(answer, Refusal):
                if answer == _BROKE:
                    stall = Stall(settle.window, settle.generation, "close")
                    await self._try(loaded, Command(TABLE, stall), "")
                await loaded.landed.wait()  # somebody else may be closing the same window
                if settlement(loaded.committed.windows) == settle:  # the match is paused
                    return

    async def _try(self, loaded: LoadedMatch, command: Command, digest: str) -> Receipt | Refusal:
        async with loaded.lock:
            if loaded.stale:
                await self._catch_up.follow(loaded)
            stranger = refuse_stranger(loaded, command)
            mine = digest and stranger is None  # only the holder of the seat gets a receipt
            known = loaded.recent.get((str(command.actor), command.id)) if mine else None
            if known is None:
                followed = loaded.followed
                written = stranger or await self._write(loaded, command, digest)
        if known is not None:
            if known.digest != digest:
                return refuse("refused-command-used")
            return await asyncio.shield(known.receipt)
        if isinstance(written, Refusal):
            return await self._confirm_refusal(loaded, command, digest, written, followed)
        return await asyncio.shield(written)

    async def _write(
        self, loaded: LoadedMatch, command: Command, digest: str
    ) -> "asyncio.Future[Receipt] | Refusal":
        """Check, take the step, hand it to the writer. The caller holds the lock and has checked
        who the actor is."""
        act, texts = self._read(loaded, command)
        if isinstance(act, Refusal):
            return act
        before = loaded.candidate
        taken = await self._advance(loaded, command, act)
        if isinstance(taken, Refusal):
            return taken
        advance, after = taken
        actor = command.actor
        cursor = 0 if isinstance(actor, str) else after.heard.of(actor)
        receipt = Receipt(command.id, cursor, advance.entry.at)
        seated = _seated(command, after)
        at = advance.entry.at
        try:
            step = entry_append(loaded, before, after, advance)
            others = self._step_writes.of_step(loaded, before, after, at, seated)
        except Exception as problem:
            return broken_rules(loaded, act, problem)
        step = replace(
            step,
            beside=all_of(
                command.of_step(advance) if command.of_step else command.beside,
                texts.write(advance),
                others,
            ),
            receipt=(
                match_log.ReceiptRow(str(actor), command.id, digest, encode_receipt(receipt))
                if digest
                else None
            ),
        )
        return self._hand_over(
            loaded, command, digest, _Step(step, after, advance, receipt, seated)
        )

    def _read(self, loaded: LoadedMatch, command: Command) -> tuple[Act | Refusal, FiledTexts]:
        """The act of a command, and the long texts in it."""
        actor = command.actor
        texts = self._text_filer.begin(loaded.match, actor, command.id, command.me)
        act = command.act
        if callable(act):
            made = act(loaded) if actor in (TABLE, HOST) else refuse("refused-not-yours")
            return made, texts
        return texts.read_act(loaded.game, actor, act), texts

    def _hand_over(
        self, loaded: LoadedMatch, command: Command, digest: str, step: "_Step"
    ) -> "asyncio.Future[Receipt]":
        answer: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        key = str(command.actor), command.id
        if digest:
            loaded.remember(*key, Receipted(digest, answer))
        loaded.candidate = step.after
        loaded.in_flight += 1
        loaded.landed.clear()

        def landed(written: "asyncio.Future[None]") -> None:
            loaded.in_flight -= 1
            if loaded.in_flight == 0:
                loaded.landed.set()
            problem = written.exception()
            if problem is None:
                self._announce(loaded, step, answer)
                return
            loaded.stale = True
            loaded.recent.pop(key, None)
            answer.set_exception(store_error(loaded, problem))
            answer.exception()  # no warning if the caller has gone away

        written = self._registry.store.submit(match_log.Appending(step.append), loaded.match)
        written.add_done_callback(landed)
        return answer

    def _announce(
        self, loaded: LoadedMatch, step: "_Step", answer: "asyncio.Future[Receipt]"
    ) -> None:
        """The step is on disk: acknowledge it, then announce it."""
        before = loaded.committed
        if step.seated is not None:
            loaded.hold(*step.seated)
        loaded.commit(step.after, step.advance.entry.events)
        answer.set_result(step.receipt)
        events = self._registry.events
        events.stepped.emit(loaded, before, step.advance, True)
        if step.seated is not None:
            events.seated.emit(loaded, True)

    async def _advance(
        self, loaded: LoadedMatch, command: Command, act: Act
    ) -> tuple[Advance[Any], CurrentPosition] | Refusal:
        """The rules' part: the step and where the match stands after it."""
        position, at = loaded.candidate.position, self._registry.time.now()
        earlier = await self._registry.earlier(loaded, act.to) if isinstance(act, Rewind) else None
        if earlier is not None and earlier.unwound.revealed and command.actor == TABLE:
            return refuse("refused-rewind-revealed")  # all who play have agreed, but they know it
        try:
            take = partial(
                loaded.engine.act, position, command.actor, act, at, command.seen, before=earlier
            )
            windows = loaded.candidate.windows
            long = self._registry.long_steps.expects(loaded.game, command.actor, act, windows)
            taken = await self._registry.store.think(timed, take) if long else timed(take)
            advance, seconds = taken
            if isinstance(advance, Refusal):
                return advance
            after = following(
                loaded.game,
                loaded.candidate,
                advance,
                loaded.setup.schedule,
                self._registry.beats_of(loaded),
            )
        except Exception as problem:
            return broken_rules(loaded, act, problem)
        self._registry.long_steps.measured(loaded.game, act, seconds)
        return advance, after

    async def _confirm_refusal(
        self, loaded: LoadedMatch, command: Command, digest: str, refusal: Refusal, followed: int
    ) -> Receipt | Refusal:
        """Look at the database before refusing: the command may be a repetition of an accepted one,
        and then the first answer stands; or another process has acted, and then the refusal means
        nothing. `followed`: as it was when the command was refused."""
        length = loaded.candidate.position.n
        stranger = refuse_stranger(loaded, command) is not None
        found, on_disk = await self._registry.store.read(
            lambda connection: (
                None if stranger else find_receipt(connection, loaded, command),
                matches.length(connection, loaded.match),
            )
        )
        if found is not None:
            return first_answer(found, digest)
        if on_disk > max(length, loaded.candidate.position.n):
            loaded.stale = True
            raise Behind("another process has acted")
        if loaded.followed != followed:
            raise Behind("another process had acted")
        return refusal

    async def _first_receipt(
        self, loaded: LoadedMatch, command: Command, digest: str
    ) -> Receipt | Refusal:
        found = await self._registry.store.read(
            lambda connection: find_receipt(connection, loaded, command)
        )
        if found is None:
            raise conflict("table-try-again")
        return first_answer(found, digest)


class _Step(Struct, frozen=True):
    append: match_log.Append
    after: CurrentPosition
    advance: Advance[Any]
    receipt: Receipt
    seated: tuple[Seat, Holder] | None


def _seated(command: Command, after: CurrentPosition) -> tuple[Seat, Holder] | None:
    """Who holds a seat after this step, if that changes."""
    if command.seated is None:
        return None
    seat, holder = command.seated
    return (len(after.position.chairs) - 1 if seat is None else seat), holder
