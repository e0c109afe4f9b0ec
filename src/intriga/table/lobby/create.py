"""The lobby: matches are made, found, and played again."""

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.chance import commitment
from intriga.kernel.game import usual_seats
from intriga.kernel.match_terms import PLAIN_TERMS, Terms
from intriga.store import Conflict, Taken, accounts, matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import INVITED, SignupRow
from intriga.table.accounts.codes import new_id, new_join_code, understood
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.lobby.plan import MATCH_PASSWORD_LENGTH, Plan, make_plan, scheduled
from intriga.table.lobby.seats import emptied, fit_salt, with_bot
from intriga.table.lobby.start import TRIES, Beginning
from intriga.table.models import Invitation
from intriga.table.schedule import Length, Schedule

_log = logging.getLogger(__name__)


_encode = msgspec.json.Encoder().encode


class Lobby(Beginning):
    """All matches, before and around play."""

    async def create(
        self,
        host: str,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        clocks: Mapping[str, Length] | None = None,
        schedule: Schedule | None = None,
        privacy: str = "open",
        watch: bool = True,
        title: str = "",
        terms: Terms = PLAIN_TERMS,
        approval: bool = False,
        password: str = "",
        language: str = "ru",
    ) -> str:
        """A new match that waits for players; its id. The host does not sit down by this.

        `options`: plain data, numbers may be strings. `clocks`: lengths by kind of window, in the
        place of those of `schedule`; a kind that is missing has no limit. `approval`: the host
        says of each whether he may sit; `password`: each has to know it. Raises `TableError` for
        values that do not do, in words.
        """
        plan = make_plan(
            self._rules(game),
            number=seats,
            options=options,
            schedule=scheduled(schedule, clocks),
            privacy=privacy,
            watch=watch,
            title=title,
            terms=terms,
            language=language,
        )
        if len(password) > MATCH_PASSWORD_LENGTH:
            raise invalid("match-password-length", most=MATCH_PASSWORD_LENGTH)
        secret = await self._passwords.hash(password) if password else None
        plan = replace(plan, approval=approval, password=secret)
        return await self._open(plan, host, lambda match: _chairs(match, seats))

    async def play_now(
        self,
        me: str,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        bots: Sequence[str] | None = None,
        clocks: Mapping[str, Length] | None = None,
        schedule: Schedule | None = None,
        language: str = "ru",
        salt: str = "",
    ) -> str:
        """A match against bots that begins at once; its id."""
        number = seats if seats is not None else self._usual(game, bots)
        plan = make_plan(
            self._rules(game),
            number=number,
            options=options,
            schedule=scheduled(schedule, clocks),
            privacy="link",
            watch=True,
            title="",
            language=language,
        )
        person = await self._registry.store.read(lambda connection: accounts.get(connection, me))
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
        row = await self._registry.store.read(
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

    def _usual(self, game: str, bots: Sequence[str] | None) -> int:
        if bots:
            return len(bots) + 1
        return usual_seats(self._rules(game))

    async def _open(
        self,
        plan: Plan,
        host: str,
        sitting: Callable[[str], list[SeatRow]],
        previous: str | None = None,
        invited: Sequence[SeatRow] = (),
    ) -> str:
        """Write a new match down; its id. `invited`: the chairs of those who are called to it."""
        for _ in range(TRIES):
            row = self._row(plan, host, previous)
            chairs: list[SeatRow] = sitting(row.id)

            def op(
                connection: Connection, row: MatchRow = row, chairs: list[SeatRow] = chairs
            ) -> None:
                if accounts.get(connection, host) is None:
                    raise unknown("person-unknown")
                matches.add(connection, row)
                seats.add(connection, chairs)
                if previous is not None:
                    matches.continue_with(connection, previous, row.id)
                for old in invited:
                    assert old.person is not None
                    called = SignupRow(row.id, old.person, INVITED, 0, row.created_at, by=host)
                    signups.add(connection, replace(called, seat=old.seat))
                    self._email_triggers.tell(
                        connection, "invited", old.person, row.id, row.created_at
                    )

            try:
                await self._registry.store.write(op)
            except Taken:
                continue  # the same join code, once in a blue moon
            self._signals.notify_lobby(row.id)
            return row.id
        raise conflict("table-try-again")

    def _row(self, plan: Plan, host: str, previous: str | None) -> MatchRow:
        secret = secrets.token_bytes(32)
        now = self._registry.time.now()
        return MatchRow(
            id=new_id(),
            game=plan.game.id,
            status="gathering",
            title=plan.title,
            options=_encode(plan.options).decode(),
            schedule=_encode(plan.schedule).decode(),
            terms=_encode(plan.terms).decode(),
            privacy=plan.privacy,
            watch=plan.watch,
            host=host,
            cohosts="[]",
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
            approval=plan.approval,
            password=plan.password,
        )

    # Playing again.

    async def _next(
        self, before: MatchRow, sitting: Sequence[SeatRow], host: str, language: str
    ) -> str:
        plan = Plan(
            self._rules(before.game),
            len(sitting),
            msgspec.json.decode(before.options),
            msgspec.json.decode(before.schedule, type=Schedule),
            before.privacy,
            bool(before.watch),
            before.title,
            msgspec.json.decode(before.terms, type=Terms),
            before.approval,
            before.password,
        )
        others = [old for old in sitting if old.person not in (None, host)]
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
            return await self._open(plan, host, chairs, previous=before.id, invited=others)
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
