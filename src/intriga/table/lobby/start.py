"""Beginning: a match that has gathered is played from now on, or will never be."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.games import UnknownGame
from intriga.kernel.chance import Sealed
from intriga.kernel.engine import Engine
from intriga.kernel.game import Chair, Game, InvalidOptions
from intriga.kernel.match_terms import Terms
from intriga.kernel.records.record import Header, digest, encode_line
from intriga.store import Conflict, Unavailable, log, matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import DECLINED
from intriga.table.errors import TableError, conflict, unavailable, unknown
from intriga.table.lobby.plan import broken
from intriga.table.lobby.renames import Renaming
from intriga.table.lobby.seats import only_host, with_bot
from intriga.table.lobby.signups import settle
from intriga.table.match.loaded import Facts, LoadedMatch
from intriga.table.match.registry import entry_append
from intriga.table.match.schedule import Schedule
from intriga.table.match.standing import following

Empty: TypeAlias = Literal["refuse", "bots", "close"]
Absent: TypeAlias = Literal["keep", "drop"]

TRIES = 5


class Beginning(Renaming):
    """How matches begin."""

    async def start(
        self,
        match: str,
        me: str,
        *,
        empty: Empty = "refuse",
        absent: Absent = "keep",
        language: str = "ru",
    ) -> None:
        """Begin. Those who did not answer the roll: keep their seats, or give them up to the
        reserve that did. Free seats then: refuse, fill them with bots, or take the chairs away.

        The host's right. Raises `TableError` when it cannot begin.
        """
        for _ in range(TRIES):
            row, sitting = await self._gathered(match)
            only_host(row, me)
            present = await self._present(row, sitting) if absent == "drop" else sitting
            seated = self._complete(row, present, empty, language)
            try:
                await self._begin(row, sitting, seated, me)
            except Conflict:
                continue  # somebody sat down or stood up meanwhile
            return
        raise conflict("table-try-again")

    async def cancel(self, match: str, me: str) -> None:
        """Call a match off that has not begun. The host's right."""
        row, _ = await self._gathered(match)
        only_host(row, me)

        def op(connection: Connection) -> None:
            self.call_off(connection, match, "host", me)

        await self._change(match, op)

    def call_off(self, connection: Connection, match: str, why: str, me: str | None = None) -> None:
        """Call a match off within a transaction, and tell those who were to play, but not who does
        it (`me`). `why`: host, idle, admin. Raises `Conflict` when it is not gathering."""
        now = self._registry.time.now()
        matches.cancel(connection, match, now, why)
        row = matches.get(connection, match)
        sitting = [chair.person for chair in seats.of_match(connection, match)]
        waiting = [
            signup.person
            for signup in signups.of_match(connection, match)
            if signup.status != DECLINED
        ]
        concerned = {*sitting, *waiting, row.host if row else None} - {None, me}
        for person in sorted(filter(None, concerned)):
            self._email_triggers.tell(connection, "gone", person, match, now, why=why)

    async def clear_forgotten(self, idle: int) -> list[str]:
        """Call off the gathering matches in which nothing has happened for so many milliseconds;
        their ids."""
        now = self._registry.time.now()

        def op(connection: Connection) -> list[str]:
            gone = matches.idle_since(connection, now - idle)
            for match in gone:
                self.call_off(connection, match, "idle")
            return gone

        gone = await self._registry.store.write(op)
        for match in gone:
            self._signals.ring_lobby(match)
        return gone

    def _rules(self, game: str) -> Game[Any]:
        try:
            return self._registry.game(game)
        except UnknownGame:
            raise unknown("table-no-game", game=game) from None

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

        row, sitting = await self._registry.store.read(read)
        if row is None:
            raise unknown("table-no-match")
        return row, sitting

    async def _present(self, row: MatchRow, sitting: Sequence[SeatRow]) -> list[SeatRow]:
        if row.roll_at is None:
            raise conflict("roll-not-called")
        return await self._registry.store.read(lambda c: self._without_absent(c, row, sitting))

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
        self, row: MatchRow, before: Sequence[SeatRow], seated: Sequence[SeatRow], me: str
    ) -> None:
        rules = self._rules(row.game)
        now = self._registry.time.now()
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
            terms=msgspec.json.decode(row.terms, type=Terms),
        )
        line = encode_line(header)
        schedule = msgspec.json.decode(row.schedule, type=Schedule)
        loaded = LoadedMatch(rules, Facts(row.id, row.host, schedule, header, row.secret))
        loaded.engine = Engine(rules, header, Sealed(row.secret, header.salts))
        try:
            advance = loaded.engine.open()
            standing = following(rules, None, advance, schedule)
        except InvalidOptions as invalid:
            raise TableError("invalid", invalid.refusal) from None
        except Exception as problem:
            raise broken(rules, problem) from None

        people = [chair.person for chair in seated]
        grace = schedule.grace * 1000
        asked = self._email_triggers.of_beginning(row.id, people, standing, grace=grace, at=now)

        def beside(connection: Connection) -> None:
            if seats.of_match(connection, row.id) != list(before):
                raise Conflict("the seats have changed")
            matches.begin(connection, row.id, line, digest(line), now)
            seats.replace_all(connection, row.id, seated)
            settle(connection, row.id, before, seated, now)
            for chair in seated:
                if chair.person is not None:
                    seats.learn(connection, row.id, chair.person, chair.seat)
                    if chair.person != me:
                        self._email_triggers.tell(connection, "begins", chair.person, row.id, now)
            if asked is not None:
                asked(connection)

        step = replace(entry_append(loaded, None, standing, advance), beside=beside)
        try:
            await self._registry.store.write(lambda connection: log.append(connection, step))
        except Unavailable:
            raise unavailable() from None
        self.on_begun(row.id, standing)
        async with self._registry.using(row.id):
            pass  # its bots sit down
        self._signals.ring_lobby(row.id)
