"""The mailbox: one act, from the check to the disk to the ears.

Checked on the candidate → written with everything that belongs to it → on disk → acknowledged →
announced; never in another order. The next act of a match does not wait for the disk: it is
checked on the candidate. If a write fails, all candidates after it fail with it, and the match is
read from disk again.
"""

import asyncio
import hashlib
import logging
import time
import traceback
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.acting import reader
from intriga.kernel.actors import HOST, TABLE, Actor, Seat
from intriga.kernel.acts import Act, tag_of
from intriga.kernel.engine import Advance, Seen
from intriga.kernel.text import Refusal, refuse
from intriga.store import Conflict, Repeated, StoreError, Unavailable, log, matches
from intriga.table.desk import Desk, entry_append
from intriga.table.errors import TableError, conflict, invalid, unavailable
from intriga.table.live import Command, Holder, Live
from intriga.table.standing import Standing, following
from intriga.table.values import Receipt

_log = logging.getLogger(__name__)

COMMAND_LENGTH = 64
_TRIES = 8
_SLOW_SECONDS = 0.010
"""Rules that worked longer than this on a kind of act are applied outside the event loop. What
counts is the thread's own time: on a busy machine everything takes long."""

_encode = msgspec.json.Encoder(order="deterministic").encode
_decode_receipt = msgspec.json.Decoder(Receipt).decode


class Letter(Struct, frozen=True):
    """What somebody asks of a match.

    `command` and `digest` are empty for the table's own acts, which need no receipt. `me`: the
    person who must hold the seat. `beside`: what is written in the same transaction. `seated`:
    who sits on a seat afterwards, when that changes.
    """

    actor: Actor
    act: dict[str, Any] | bytes | Act
    command: str = ""
    seen: Seen | None = None
    me: str | None = None
    beside: Callable[[Connection], None] | None = None
    seated: tuple[Seat, Holder] | None = None


class Mailbox:
    """Takes letters for the matches of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._slow: set[tuple[str, str]] = set()
        self.on_committed: Callable[[Live, Standing, Advance[Any]], None] = lambda *_: None
        self.on_seated: Callable[[Live], None] = lambda _live: None
        self.on_reloaded: Callable[[Live], None] = lambda _live: None

    async def post(self, match: str, letter: Letter) -> Receipt | Refusal:
        """Carry a letter out. Returns when it is on disk, or why it is not possible.

        Raises `TableError` when the match is unknown or has not begun, when the command id is
        malformed, or when nothing can be written.
        """
        if len(letter.command) > COMMAND_LENGTH or (letter.me is not None and not letter.command):
            raise invalid("table-command-malformed", most=COMMAND_LENGTH)
        digest = _digest(letter)
        async with self._desk.using(match) as live:
            for _ in range(_TRIES):
                try:
                    return await self._try(live, letter, digest)
                except Repeated:
                    return await self._first_receipt(live, letter, digest)
                except Conflict:
                    if letter.beside is not None:
                        raise conflict("table-try-again") from None
                except Unavailable:
                    raise unavailable() from None
            raise conflict("table-try-again")

    async def _try(self, live: Live, letter: Letter, digest: str) -> Receipt | Refusal:
        async with live.lock:
            if live.stale:
                await self._desk.reload(live)
                self.on_reloaded(live)
            known = live.recent.get((str(letter.actor), letter.command)) if digest else None
            if known is None:
                written = await self._write(live, letter, digest)
        if known is not None:
            if known.digest != digest:
                return refuse("refused-command-used")
            return await asyncio.shield(known.receipt)
        if isinstance(written, Refusal):
            return await self._second_look(live, letter, digest, written)
        return await asyncio.shield(written)

    async def _write(
        self, live: Live, letter: Letter, digest: str
    ) -> "asyncio.Future[Receipt] | Refusal":
        """Check, take the step, hand it to the writer. The caller holds the lock."""
        refusal = _refuse_stranger(live, letter)
        if refusal is not None:
            return refusal
        act = _read_act(live, letter)
        if isinstance(act, Refusal):
            return act
        before = live.candidate
        taken = await self._advance(live, letter, act)
        if isinstance(taken, Refusal):
            return taken
        advance, after = taken
        actor = letter.actor
        cursor = 0 if isinstance(actor, str) else after.heard.by(actor)
        receipt = Receipt(letter.command, cursor, advance.entry.at)
        step = entry_append(live, before, after, advance)
        step = replace(
            step,
            beside=letter.beside,
            receipt=(
                log.Receipt(str(actor), letter.command, digest, _encode(receipt))
                if digest
                else None
            ),
        )
        return self._hand_over(live, letter, digest, _Step(step, after, advance, receipt))

    def _hand_over(
        self, live: Live, letter: Letter, digest: str, step: "_Step"
    ) -> "asyncio.Future[Receipt]":
        answer: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        key = str(letter.actor), letter.command
        if digest:
            live.remember(*key, Command(digest, answer))
        live.candidate = step.after
        live.in_flight += 1
        live.landed.clear()
        append = step.append

        def landed(written: "asyncio.Future[None]") -> None:
            live.in_flight -= 1
            if live.in_flight == 0:
                live.landed.set()
            problem = written.exception()
            if problem is None:
                self._announce(live, letter, step, answer)
                return
            live.stale = True
            live.recent.pop(key, None)
            answer.set_exception(_store_error(live, problem))
            answer.exception()  # an asker who has gone away is no reason to complain

        written = self._desk.bridge.post(lambda connection: log.append(connection, append))
        written.add_done_callback(landed)
        return answer

    def _announce(
        self, live: Live, letter: Letter, step: "_Step", answer: "asyncio.Future[Receipt]"
    ) -> None:
        """The step is on disk: acknowledge it, then tell everybody."""
        before = live.committed
        if letter.seated is not None:
            live.hold(*letter.seated)
        live.commit(step.after, step.advance.entry.events)
        answer.set_result(step.receipt)
        self.on_committed(live, before, step.advance)
        if letter.seated is not None:
            self.on_seated(live)

    async def _advance(
        self, live: Live, letter: Letter, act: Act
    ) -> tuple[Advance[Any], Standing] | Refusal:
        """The rules' part: the step and where the match stands after it."""
        kind = live.game.id, tag_of(type(act))
        position, at = live.candidate.position, self._desk.time.now()
        begun = time.thread_time()
        try:
            if kind in self._slow:
                advance = await self._desk.bridge.think(
                    live.engine.act, position, letter.actor, act, at, letter.seen
                )
            else:
                advance = live.engine.act(position, letter.actor, act, at, letter.seen)
            if isinstance(advance, Refusal):
                return advance
            after = following(live.game, live.candidate, advance, live.facts.clocks)
        except Exception as problem:
            # Neither the act nor the words of the exception: both may hold secrets.
            _log.error(
                "match %s: the rules of %s broke on “%s”: %s at %s",
                live.match,
                *kind,
                type(problem).__name__,
                _where(problem),
            )
            return refuse("refused-rules-broke")
        if time.thread_time() - begun > _SLOW_SECONDS:
            self._slow.add(kind)
        return advance, after

    async def _second_look(
        self, live: Live, letter: Letter, digest: str, refusal: Refusal
    ) -> Receipt | Refusal:
        """Before saying no: it may be a repetition of what was accepted, and then the first
        answer stands; or another process has acted, and then the refusal means nothing."""
        length = live.candidate.position.n
        found, on_disk = await self._desk.bridge.read(
            lambda connection: (
                _find_receipt(connection, live, letter),
                matches.length(connection, live.match),
            )
        )
        if found is not None:
            return _first_answer(found, digest)
        if on_disk > max(length, live.candidate.position.n):
            live.stale = True
            raise Conflict("another process has acted")
        return refusal

    async def _first_receipt(self, live: Live, letter: Letter, digest: str) -> Receipt | Refusal:
        found = await self._desk.bridge.read(
            lambda connection: _find_receipt(connection, live, letter)
        )
        if found is None:
            raise conflict("table-try-again")
        return _first_answer(found, digest)


def _find_receipt(connection: Connection, live: Live, letter: Letter) -> log.Receipt | None:
    if not letter.command:
        return None
    return log.receipt_of(connection, live.match, str(letter.actor), letter.command)


def _first_answer(found: log.Receipt, digest: str) -> Receipt | Refusal:
    if found.digest != digest:
        return refuse("refused-command-used")
    return _decode_receipt(found.receipt)


class _Step(Struct, frozen=True):
    append: log.Append
    after: Standing
    advance: Advance[Any]
    receipt: Receipt


def _refuse_stranger(live: Live, letter: Letter) -> Refusal | None:
    """Only who holds the seat acts for it, only the host as the host."""
    if letter.me is None:
        return None
    if letter.actor == HOST:
        return None if letter.me == live.facts.host else refuse("refused-not-host")
    holders = live.holders
    seat = letter.actor
    if isinstance(seat, int) and 0 <= seat < len(holders) and holders[seat].person == letter.me:
        return None
    return refuse("refused-not-your-seat")


def _read_act(live: Live, letter: Letter) -> Act | Refusal:
    if isinstance(letter.act, Act):
        return letter.act
    if letter.actor == TABLE:
        return refuse("refused-not-yours")
    if isinstance(letter.act, bytes):
        return reader(live.game).player(letter.act)
    return reader(live.game).player_data(letter.act)


def _digest(letter: Letter) -> str:
    """What tells two commands apart: the act, and the question it answers. Empty: no command."""
    if not letter.command:
        return ""
    act = letter.act if isinstance(letter.act, bytes) else _encode(letter.act)
    return hashlib.sha256(act + b"\n" + _encode(letter.seen)).hexdigest()


def _store_error(live: Live, problem: BaseException) -> BaseException:
    if isinstance(problem, StoreError | TableError):
        return problem
    _log.error("match %s: a step was not written: %s", live.match, type(problem).__name__)
    return Unavailable(type(problem).__name__)


def _where(problem: Exception) -> str:
    frames = traceback.extract_tb(problem.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
