"""The lobby: matches are made, found, begun, called off and played again."""

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.games import UnknownGame
from intriga.kernel.chance import Fast, Sealed, commitment
from intriga.kernel.engine import Engine
from intriga.kernel.game import Chair, Game, Unfit
from intriga.kernel.record import Header, digest, encode_line
from intriga.kernel.step import Step
from intriga.store import Conflict, Taken, Unavailable, log, matches, people, seats
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.bells import Bells
from intriga.table.codes import new_id, new_join_code, understood
from intriga.table.desk import Desk, entry_append
from intriga.table.errors import TableError, conflict, forbidden, invalid, unavailable, unknown
from intriga.table.live import Facts, Live
from intriga.table.mailbox import Mailbox
from intriga.table.naming import chair_name
from intriga.table.seating import Seating, emptied, fit_salt, with_bot
from intriga.table.standing import ANY_KIND, Standing, following
from intriga.table.values import Invitation

_log = logging.getLogger(__name__)

Empty: TypeAlias = Literal["refuse", "bots", "close"]

TITLE_LENGTH = 80
CLOCK_LEAST = 5
CLOCK_MOST = 30 * 24 * 3600
_USUAL_SEATS = 4
_TRIES = 5

_encode = msgspec.json.Encoder().encode


class _Plan(Struct, frozen=True):
    """A match as it was asked for, checked."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    clocks: dict[str, int]
    privacy: str
    watch: bool
    title: str


class Lobby(Seating):
    """All matches, before and around play."""

    def __init__(self, desk: Desk, mailbox: Mailbox, bells: Bells, key: bytes) -> None:
        super().__init__(desk, mailbox, bells, key)
        self.on_begun: Callable[[str, Standing], None] = lambda *_: None

    async def create(
        self,
        host: str,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        clocks: Mapping[str, int] | None = None,
        privacy: str = "open",
        watch: bool = True,
        title: str = "",
        language: str = "ru",
    ) -> str:
        """A new match that waits for players; its id. The host does not sit down by this.

        `options`: plain data, numbers may be strings. `clocks`: seconds by kind of window, `"*"`
        for the other kinds; a kind that is missing has no limit. Raises `TableError` for values
        that do not do, in words.
        """
        plan = self._plan(
            game,
            number=seats,
            options=options,
            clocks=clocks,
            privacy=privacy,
            watch=watch,
            title=title,
            language=language,
        )
        return await self._open(plan, host, lambda match: _chairs(match, seats))

    async def play_now(
        self,
        me: str,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        bots: Sequence[str] | None = None,
        clocks: Mapping[str, int] | None = None,
        language: str = "ru",
        salt: str = "",
    ) -> str:
        """A match against bots that begins at once; its id."""
        number = seats if seats is not None else self._usual(game, bots)
        plan = self._plan(
            game,
            number=number,
            options=options,
            clocks=clocks,
            privacy="link",
            watch=True,
            title="",
            language=language,
        )
        person = await self._desk.bridge.read(lambda connection: people.get(connection, me))
        if person is None:
            raise unknown("person-unknown")
        salt = fit_salt(salt)

        def sitting(match: str) -> list[SeatRow]:
            chairs = _chairs(match, number)
            chairs[0] = self._seated(chairs[0], person, chairs, salt)
            for seat in range(1, number):
                bot = bots[seat - 1] if bots and seat <= len(bots) else ""
                chairs[seat] = with_bot(plan.game, chairs[seat], chairs, bot, language)
            return chairs

        match = await self._open(plan, me, sitting)
        await self.start(match, me)
        return match

    async def by_code(self, code: str) -> str:
        """The match to which a join code leads. Raises `TableError` when there is none."""
        row = await self._desk.bridge.read(
            lambda connection: matches.by_code(connection, understood(code))
        )
        if row is None or row.status == "cancelled":
            raise unknown("join-code-unknown")
        return row.id

    async def invitation(self, match: str, me: str) -> Invitation:
        """The code and link for friends. For the host and who sits at the table."""
        info = await self.info(match, me)
        if not info.hosted and info.seat is None:
            raise forbidden("seat-none-of-yours")
        return Invitation(info.join_code, f"/j/{info.join_code}")

    async def start(
        self, match: str, me: str, *, empty: Empty = "refuse", language: str = "ru"
    ) -> None:
        """Begin. Free seats: refuse, fill them with bots, or take the chairs away.

        The host's right. Raises `TableError` when it cannot begin.
        """
        for _ in range(_TRIES):
            row, sitting = await self._gathered(match)
            if row.host != me:
                raise forbidden("refused-not-host")
            seated = self._complete(row, sitting, empty, language)
            try:
                await self._begin(row, sitting, seated)
            except Conflict:
                continue  # somebody sat down or stood up meanwhile
            return
        raise conflict("table-try-again")

    async def cancel(self, match: str, me: str) -> None:
        """Call a match off that has not begun. The host's right."""
        row, _ = await self._gathered(match)
        if row.host != me:
            raise forbidden("refused-not-host")
        now = self._desk.time.now()
        await self._change(match, lambda connection: matches.cancel(connection, match, now))

    async def rematch(self, match: str, me: str, *, salt: str = "", language: str = "ru") -> str:
        """The next match of the same people; its id. The first to ask makes it and hosts it;
        each sits down where he sat, the bots are there already."""
        before, sitting = await self._finished(match)
        mine = next((chair for chair in sitting if chair.person == me), None)
        if mine is None:
            raise forbidden("seat-none-of-yours")
        following = before.next or await self._next(before, sitting, me, language)
        info = await self.info(following, me)
        if info.seat is None and info.status == "gathering":
            free = info.seats[mine.seat].kind == "empty" if mine.seat < len(info.seats) else False
            await self.sit(
                following,
                me,
                seat=mine.seat if free else None,
                salt=salt,
                code=await self._code_of(following),
            )
        return following

    # Making a match.

    def _plan(
        self,
        game: str,
        *,
        number: int,
        options: Mapping[str, Any] | None,
        clocks: Mapping[str, int] | None,
        privacy: str,
        watch: bool,
        title: str,
        language: str,
    ) -> _Plan:
        rules = self._rules(game)
        if number not in rules.seats:
            raise invalid("table-seats", least=rules.seats.start, most=rules.seats.stop - 1)
        if privacy not in ("open", "link"):
            raise invalid("table-privacy")
        title = " ".join(title.split())
        if len(title) > TITLE_LENGTH:
            raise invalid("table-title", most=TITLE_LENGTH)
        chosen = _fit_options(rules, options or {}, number, language)
        return _Plan(rules, number, chosen, _fit_clocks(rules, clocks or {}), privacy, watch, title)

    def _rules(self, game: str) -> Game[Any]:
        try:
            return self._desk.game(game)
        except UnknownGame:
            raise unknown("table-no-game", game=game) from None

    def _usual(self, game: str, bots: Sequence[str] | None) -> int:
        if bots:
            return len(bots) + 1
        allowed = self._rules(game).seats
        return max(allowed.start, min(allowed.stop - 1, _USUAL_SEATS))

    async def _open(self, plan: _Plan, host: str, sitting: Any, previous: str | None = None) -> str:
        """Write a new match down; its id."""
        for _ in range(_TRIES):
            row = self._row(plan, host, previous)
            chairs: list[SeatRow] = sitting(row.id)

            def op(
                connection: Connection, row: MatchRow = row, chairs: list[SeatRow] = chairs
            ) -> None:
                if people.get(connection, host) is None:
                    raise unknown("person-unknown")
                matches.add(connection, row)
                seats.add(connection, chairs)
                if previous is not None:
                    matches.continue_with(connection, previous, row.id)

            try:
                await self._desk.bridge.write(op)
            except Taken:
                continue  # the same join code, once in a blue moon
            self._bells.ring_lobby(row.id)
            return row.id
        raise conflict("table-try-again")

    def _row(self, plan: _Plan, host: str, previous: str | None) -> MatchRow:
        secret = secrets.token_bytes(32)
        now = self._desk.time.now()
        return MatchRow(
            id=new_id(),
            game=plan.game.id,
            status="gathering",
            title=plan.title,
            options=_encode(plan.options).decode(),
            clocks=_encode(plan.clocks).decode(),
            privacy=plan.privacy,
            watch=plan.watch,
            host=host,
            join_code=new_join_code(),
            secret=secret,
            commitment=commitment(secret),
            length=0,
            head="",
            header=None,
            footer=None,
            created_at=now,
            started_at=None,
            acted_at=now,
            ended_at=None,
            previous=previous,
            next=None,
        )

    # Beginning it.

    async def _gathered(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        row, sitting = await self._stored(match)
        if row.status != "gathering":
            raise conflict("table-begun")
        return row, sitting

    async def _finished(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        row, sitting = await self._stored(match)
        if row.status != "over":
            raise conflict("table-not-over")
        return row, sitting

    async def _stored(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        def read(connection: Connection) -> tuple[MatchRow | None, list[SeatRow]]:
            return matches.get(connection, match), seats.of_match(connection, match)

        row, sitting = await self._desk.bridge.read(read)
        if row is None:
            raise unknown("table-no-match")
        return row, sitting

    def _complete(
        self, row: MatchRow, sitting: Sequence[SeatRow], empty: Empty, language: str
    ) -> list[SeatRow]:
        """The seats as the match begins, numbered anew when chairs were taken away."""
        rules = self._rules(row.game)
        seated = list(sitting)
        if empty == "bots":
            for number, chair in enumerate(seated):
                if chair.free:
                    seated[number] = with_bot(rules, chair, seated, "", language)
        elif empty == "close":
            taken = [chair for chair in seated if not chair.free]
            seated = [replace(chair, seat=number) for number, chair in enumerate(taken)]
        if any(chair.free for chair in seated):
            raise conflict("table-seats-free")
        if len(seated) not in rules.seats:
            raise conflict("table-seats", least=rules.seats.start, most=rules.seats.stop - 1)
        return seated

    async def _begin(
        self, row: MatchRow, before: Sequence[SeatRow], seated: Sequence[SeatRow]
    ) -> None:
        rules = self._rules(row.game)
        now = self._desk.time.now()
        header = Header(
            match=row.id,
            game=row.game,
            rules=rules.rules_version,
            options=msgspec.json.decode(row.options),
            chairs=tuple(
                Chair(chair.seat, chair.name, msgspec.json.decode(chair.carry)) for chair in seated
            ),
            commitment=row.commitment,
            salts=tuple(chair.salt for chair in seated),
            at=now,
        )
        line = encode_line(header)
        clocks = msgspec.json.decode(row.clocks, type=dict[str, int])
        live = Live(rules, Facts(row.id, row.host, clocks, header, row.secret))
        live.engine = Engine(rules, header, Sealed(row.secret, header.salts))
        try:
            advance = live.engine.open()
            standing = following(rules, None, advance, clocks)
        except Unfit as unfit:
            raise TableError("invalid", unfit.refusal) from None
        except Exception as problem:
            raise _broken(rules, problem) from None

        def beside(connection: Connection) -> None:
            if seats.of_match(connection, row.id) != list(before):
                raise Conflict("the seats have changed")
            matches.begin(connection, row.id, line, digest(line), now)
            seats.replace_all(connection, row.id, seated)
            for chair in seated:
                if chair.person is not None:
                    seats.learn(connection, row.id, chair.person, chair.seat)

        step = replace(entry_append(live, None, standing, advance), beside=beside)
        try:
            await self._desk.bridge.write(lambda connection: log.append(connection, step))
        except Unavailable:
            raise unavailable() from None
        self.on_begun(row.id, standing)
        async with self._desk.using(row.id):
            pass  # its bots sit down
        self._bells.ring_lobby(row.id)

    # Playing again.

    async def _next(
        self, before: MatchRow, sitting: Sequence[SeatRow], host: str, language: str
    ) -> str:
        plan = _Plan(
            self._rules(before.game),
            len(sitting),
            msgspec.json.decode(before.options),
            msgspec.json.decode(before.clocks),
            before.privacy,
            bool(before.watch),
            before.title,
        )
        carries = await self._carries(before.id)

        def chairs(match: str) -> list[SeatRow]:
            made: list[SeatRow] = []
            for old in sitting:
                carry = _encode(carries[old.seat] if old.seat < len(carries) else {}).decode()
                chair = replace(emptied(old), match=match, carry=carry)
                if old.bot is not None:
                    chair = with_bot(plan.game, chair, made, old.bot, language)
                made.append(chair)
            return made

        try:
            return await self._open(plan, host, chairs, previous=before.id)
        except Conflict:  # somebody else was quicker
            row, _ = await self._stored(before.id)
            if row.next is None:
                raise conflict("table-try-again") from None
            return row.next

    async def _carries(self, match: str) -> tuple[dict[str, Any], ...]:
        info = await self.info(match)
        return info.outcome.carry if info.outcome is not None else ()

    async def _code_of(self, match: str) -> str:
        row, _ = await self._stored(match)
        return row.join_code


def _chairs(match: str, number: int) -> list[SeatRow]:
    return [SeatRow(match, seat) for seat in range(number)]


def _fit_options(
    game: Game[Any], options: Mapping[str, Any], number: int, language: str
) -> dict[str, Any]:
    """The options in full. Raises `TableError` when they do not do, tried out on the rules."""
    try:
        chosen = msgspec.convert(dict(options), game.Options, strict=False)
    except msgspec.ValidationError as problem:
        raise invalid("table-options", problem=str(problem)) from None
    chairs = [Chair(seat, chair_name(seat + 1, language)) for seat in range(number)]
    try:
        game.setup(chosen, chairs, Step(0, 0, Fast(0)))
    except Unfit as unfit:
        raise TableError("invalid", unfit.refusal) from None
    except Exception as problem:
        raise _broken(game, problem) from None
    full: dict[str, Any] = msgspec.to_builtins(chosen)
    return full


def _broken(game: Game[Any], problem: Exception) -> TableError:
    """The rules broke while a match was set up. What they said may hold secrets."""
    _log.error("the rules of %s broke in setting up: %s", game.id, type(problem).__name__)
    return conflict("refused-rules-broke")


def _fit_clocks(game: Game[Any], clocks: Mapping[str, int]) -> dict[str, int]:
    for kind, seconds in clocks.items():
        if kind != ANY_KIND and kind not in game.clocks:
            raise invalid("table-clock-kind", kind=kind)
        if not CLOCK_LEAST <= seconds <= CLOCK_MOST:
            raise invalid("table-clock-length", least=CLOCK_LEAST, most=CLOCK_MOST)
    return dict(clocks)
