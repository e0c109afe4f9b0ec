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
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, TABLE, Actor, Seat
from intriga.kernel.acts import Act, tag_of
from intriga.kernel.decode import reader
from intriga.kernel.engine import Advance, Seen
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.text import Refusal, refuse
from intriga.store import Behind, Conflict, Repeated, StoreError, Taken, Unavailable, log, matches
from intriga.table.errors import TableError, conflict, invalid, unavailable
from intriga.table.match.catch_up import CatchingUp
from intriga.table.match.loaded import Command, Holder, Live
from intriga.table.match.registry import Desk, entry_append
from intriga.table.match.standing import Standing, following
from intriga.table.models import Receipt

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
    person who must hold the seat. `beside`: what is written in the same transaction; `of_step`
    makes it from the step, anew if the step has to be taken again. `seated`: who sits on a seat
    afterwards, when that changes.
    """

    actor: Actor
    act: dict[str, Any] | bytes | Act
    command: str = ""
    seen: Seen | None = None
    me: str | None = None
    beside: Callable[[Connection], None] | None = None
    of_step: Callable[[Advance[Any]], Callable[[Connection], None]] | None = None
    seated: tuple[Seat, Holder] | None = None


Write: TypeAlias = Callable[[Connection], None]
Beside: TypeAlias = Callable[
    [Live, Standing, Standing, int, tuple[Seat, Holder] | None], Write | None
]


class Mailbox:
    """Takes letters for the matches of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.catching_up = CatchingUp(desk)
        self.on_committed: Callable[[Live, Standing, Advance[Any]], None] = lambda *_: None
        self.beside: Beside = lambda *_: None
        """What else belongs into the transaction of a step."""
        self.on_seated: Callable[[Live], None] = lambda _live: None

    async def post(self, match: str, letter: Letter) -> Receipt | Refusal:
        """Carry a letter out. Returns when it is on disk, or why it is not possible.

        Raises `TableError` when the match is unknown or has not begun, when the command id is
        malformed, or when nothing can be written.
        """
        fits = len(letter.command) <= COMMAND_LENGTH and letter.command.isprintable()
        if not fits or (letter.me is not None and not letter.command):
            raise invalid("table-command-malformed", most=COMMAND_LENGTH)
        digest = _digest(letter)
        me = letter.me
        if letter.actor == HOST and me is not None:
            row = await self._desk.bridge.read(lambda c: matches.get(c, match))
            if row is not None and not row.hosted_by(me):
                return refuse("refused-not-host")
        async with self._desk.using(match) as live:
            for _ in range(_TRIES):
                try:
                    return await self._try(live, letter, digest)
                except Repeated:
                    return await self._first_receipt(live, letter, digest)
                except Behind:
                    continue  # another node was quicker: look again
                except Conflict:
                    if letter.beside is not None:
                        raise conflict("table-try-again") from None
                except Taken:
                    raise conflict("table-try-again") from None
                except Unavailable:
                    raise unavailable() from None
            raise conflict("table-try-again")

    def check(self, live: Live, letter: Letter) -> Refusal | None:
        """Why this letter could not be carried out now, or None. Nothing happens."""
        act = _refuse_stranger(live, letter) or _read_act(live, letter)
        if isinstance(act, Refusal):
            return act
        try:
            position = live.committed.position
            return live.engine.check(position, letter.actor, act, letter.seen)
        except Exception as problem:
            return _broken(live, act, problem)

    async def _try(self, live: Live, letter: Letter, digest: str) -> Receipt | Refusal:
        async with live.lock:
            if live.stale:
                await self.catching_up.follow(live)
            stranger = _refuse_stranger(live, letter)
            mine = digest and stranger is None  # a receipt is for who sits there, too
            known = live.recent.get((str(letter.actor), letter.command)) if mine else None
            if known is None:
                followed = live.followed
                written = stranger or await self._write(live, letter, digest)
        if known is not None:
            if known.digest != digest:
                return refuse("refused-command-used")
            return await asyncio.shield(known.receipt)
        if isinstance(written, Refusal):
            return await self._second_look(live, letter, digest, written, followed)
        return await asyncio.shield(written)

    async def _write(
        self, live: Live, letter: Letter, digest: str
    ) -> "asyncio.Future[Receipt] | Refusal":
        """Check, take the step, hand it to the writer. The caller holds the lock and knows that
        this actor is whom he says."""
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
            beside=_both(
                letter.of_step(advance) if letter.of_step else letter.beside,
                self.beside(live, before, after, advance.entry.at, letter.seated),
            ),
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

        written = self._desk.bridge.post(
            lambda connection: log.append(connection, append), live.match
        )
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
        earlier = await self._desk.earlier(live, act.to) if isinstance(act, Rewind) else None
        begun = time.thread_time()
        try:
            if kind in self._desk.slow:
                advance = await self._desk.bridge.think(
                    live.engine.act, position, letter.actor, act, at, letter.seen
                )
            else:
                advance = live.engine.act(
                    position, letter.actor, act, at, letter.seen, before=earlier
                )
            if isinstance(advance, Refusal):
                return advance
            after = following(live.game, live.candidate, advance, live.facts.schedule)
        except Exception as problem:
            return _broken(live, act, problem)
        if time.thread_time() - begun > _SLOW_SECONDS:
            self._desk.slow.add(kind)
        return advance, after

    async def _second_look(
        self, live: Live, letter: Letter, digest: str, refusal: Refusal, followed: int
    ) -> Receipt | Refusal:
        """Before saying no: it may be a repetition of what was accepted, and then the first
        answer stands; or another process has acted, and then the refusal means nothing.
        `followed`: as it was when the letter was refused."""
        length = live.candidate.position.n
        stranger = _refuse_stranger(live, letter) is not None
        found, on_disk = await self._desk.bridge.read(
            lambda connection: (
                None if stranger else _find_receipt(connection, live, letter),
                matches.length(connection, live.match),
            )
        )
        if found is not None:
            return _first_answer(found, digest)
        if on_disk > max(length, live.candidate.position.n):
            live.stale = True
            raise Behind("another process has acted")
        if live.followed != followed:
            raise Behind("another process had acted")
        return refusal

    async def _first_receipt(self, live: Live, letter: Letter, digest: str) -> Receipt | Refusal:
        found = await self._desk.bridge.read(
            lambda connection: _find_receipt(connection, live, letter)
        )
        if found is None:
            raise conflict("table-try-again")
        return _first_answer(found, digest)


def _both(one: Write | None, other: Write | None) -> Write | None:
    if one is None or other is None:
        return one or other
    first, second = one, other

    def write(connection: Connection) -> None:
        first(connection)
        second(connection)

    return write


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
    """Only who holds the seat acts for it."""
    if letter.me is None or letter.actor == HOST:
        return None
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


def _broken(live: Live, act: Act, problem: Exception) -> Refusal:
    """The rules broke. Neither the act nor the words of the exception are noted: both may hold
    secrets."""
    _log.error(
        "match %s: the rules of %s broke on “%s”: %s at %s",
        live.match,
        live.game.id,
        tag_of(type(act)),
        type(problem).__name__,
        _where(problem),
    )
    return refuse("refused-rules-broke")


def _store_error(live: Live, problem: BaseException) -> BaseException:
    if isinstance(problem, StoreError | TableError):
        return problem
    _log.error("match %s: a step was not written: %s", live.match, type(problem).__name__)
    return Unavailable(type(problem).__name__)


def _where(problem: Exception) -> str:
    frames = traceback.extract_tb(problem.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
