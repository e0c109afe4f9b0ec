"""Entering a match that is being played, and coming back to it, where its doors are not closed.

Whoever enters gets a new seat, which knows what everybody knows: nobody's secrets, so a host may
let them in alone, also one who plays. Whoever has had a seat can only come back to that one. What
the rules of the game refuse is refused in their words.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, TABLE, Seat
from intriga.kernel.acts import Act, Enter, Return
from intriga.kernel.house_rules.house_acts import SetDoors
from intriga.kernel.match_terms import Doors, doors_of
from intriga.kernel.positions import Advance
from intriga.kernel.text import Refusal, refuse
from intriga.store import matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, IN_RESERVE, INVITED, SignupRow
from intriga.table.accounts.codes import new_salt
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.lobby.checks import (
    candidate,
    known_person,
    playing_match,
    refuse_outcast,
    require_code,
    require_host,
    require_no_office,
    require_no_referee,
    require_password,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_changes import write_change
from intriga.table.lobby.turnover.seat_requests import SIGNUPS_MOST
from intriga.table.match.commands.command import Command, asked
from intriga.table.match.loaded_match import Holder, LoadedMatch
from intriga.table.match.stored_match import terms_of
from intriga.table.models import Joined, Receipt
from intriga.table.names import free_name

SEATS_MOST: Final = 512
"""The most seats of one match, with those that people have left."""

Write = Callable[[Connection], None]


class Arrivals:
    """The arrivals in all matches being played."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context
        self._coming: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    # By those who come.

    async def enter(self, match: str, me: str, *, code: str = "", password: str = "") -> Joined:
        """Enter a match that is being played: on a new seat, as a request where the host decides,
        or on their own seat if they have left one. `code`, `password`: as the match asks for them.

        Raises `TableError` while the doors are closed, when the rules or the number of seats refuse
        it, for somebody who is in the match, was turned down or removed, or has seen the secrets of
        others, and without the right code or password.
        """
        async with self._one_at_a_time(match, me):
            return await self._enter(match, me, code, password)

    async def _enter(self, match: str, me: str, code: str, password: str) -> Joined:
        row, chairs = await playing_match(self._context, match)
        known, signup = await self._context.store.read(lambda c: candidate(c, match, me))
        refuse_outcast(signup)
        if any(chair.person == me for chair in chairs):
            raise conflict("seat-have-one")
        if known is not None:
            own = next((chair for chair in chairs if chair.seat == known), None)
            if own is None or own.person is not None:
                raise forbidden("seat-knows-another")
            if own.bot is not None:
                raise conflict("arrival-own-seat", name=own.name)
            return Joined("seated", seat=await self.come_back(match, me))
        invited = signup is not None and signup.status == INVITED
        if signup is not None and signup.status in (INVITED, *IN_RESERVE):
            require_no_referee(row, me)  # they have shown that they know the code
        else:
            require_code(row, me, code)
        await require_password(self._context, match, me, password)
        let_in = row.hosted_by(me) or (invited and signup is not None and row.hosted_by(signup.by))
        doors = doors_of(self._context.registry.game(row.game), terms_of(row))
        if not let_in and doors != "open":
            return await self._ask(row, me, signup)
        return Joined("seated", seat=await self._seat(row, me, let_in=let_in))

    async def come_back(self, match: str, me: str) -> Seat:
        """Come back to the seat that a person has left; its number. Raises `TableError` for who has
        left none or was removed, while the doors are closed, and when the rules refuse it."""
        _, chairs = await playing_match(self._context, match)
        known, signup, person = await self._context.store.read(
            lambda c: (*candidate(c, match, me), known_person(c, me))
        )
        refuse_outcast(signup)
        chair = next((chair for chair in chairs if chair.seat == known and chair.left), None)
        if chair is None:
            raise forbidden("seat-none-of-yours")
        seat = chair.seat

        def back(loaded: LoadedMatch) -> Act | Refusal:
            chairs = loaded.candidate.position.chairs
            return _full(loaded) or Return(seat, free_name(person.name, chairs, seat))

        def of_step(advance: Advance[Any]) -> Write:
            name = advance.position.chairs[seat].name

            def write(connection: Connection) -> None:
                seats.change(connection, chair, replace(chair, person=me, name=name))
                signups.drop(connection, match, me)

            return write

        await self._submit(
            match, Command(TABLE, back, of_step=of_step, seated=(seat, Holder(me, None)))
        )
        return seat

    # By the host.

    async def approve(self, match: str, me: str, person: str = "") -> None:
        """Let a person in who asks to enter, or ("") all who do, in the order in which they asked.
        Raises `TableError` for anybody but a host, when there is no such request, and for the first
        who cannot enter: those before them have."""
        row, _ = await playing_match(self._context, match)
        require_host(row, me)
        found = await self._context.store.read(lambda c: signups.of_match(c, match))
        asked = [one for one in found if is_arrival(one) and person in ("", one.person)]
        if person and not asked:
            raise unknown("signup-none")
        for signup in asked:
            require_no_referee(row, signup.person)
            async with self._one_at_a_time(match, signup.person):
                await self._seat(row, signup.person, let_in=True, by=me)

    async def set_doors(self, match: str, me: str, doors: Doors, command: str) -> Receipt | Refusal:
        """Open or close a match being played to those who want to enter; everybody is notified.
        `command`: the client's id of this request. Raises `TableError` for anybody but a host."""
        act = SetDoors(doors)
        earlier = await self._context.commands.answered(match, HOST, command, asked(act), me=me)
        if earlier is not None:
            return earlier
        row, _ = await playing_match(self._context, match)
        require_host(row, me)
        terms = msgspec.json.encode(replace(terms_of(row), doors=doors)).decode()
        answer = await self._context.commands.submit(
            match,
            Command(
                HOST,
                act,
                command,
                me=me,
                asked=asked(act),
                beside=lambda connection: matches.change_terms(connection, row, terms),
            ),
        )
        self._context.changed(match)
        return answer

    # Internal.

    def _one_at_a_time(self, match: str, person: str) -> asyncio.Lock:
        """Somebody who presses a button twice enters once: a write that fails would take others
        with it."""
        return self._coming.setdefault((match, person), asyncio.Lock())

    async def _ask(self, row: MatchRow, me: str, signup: SignupRow | None) -> Joined:
        """Ask the host to be let in, if there is a place now."""
        match = row.id
        if signup is not None and is_arrival(signup):
            raise conflict("signup-asked")
        async with self._context.registry.using(match) as loaded:
            refusal = self._context.commands.check(loaded, Command(TABLE, _enter("?")))
        if refusal is not None:
            raise TableError("conflict", refusal)

        def op(connection: Connection) -> None:
            seats.require(connection, match, "playing")  # locks it
            if seats.known(connection, match, me) is not None:
                raise conflict("seat-have-one")
            known, now = signups.get(connection, match, me), self._context.now()
            if known is not None:
                signups.change(connection, known, status=ASKED, seat=None, by=None, at=now)
                signups.drop_consents(connection, match, me)
            elif len(signups.of_match(connection, match)) >= SIGNUPS_MOST:
                raise conflict("signup-too-many")
            else:
                signups.add(connection, SignupRow(match, me, ASKED, 0, now))

        await write_change(self._context, match, op)
        return Joined(ASKED)

    async def _seat(
        self, row: MatchRow, person: str, *, let_in: bool, by: str | None = None
    ) -> Seat:
        """Give a person a new seat; its number. `let_in`: the host has let them in;
        `by`: the host who has answered their request."""
        match, taken = row.id, -1
        guest = await self._context.store.read(lambda connection: known_person(connection, person))

        def of_step(advance: Advance[Any]) -> Write:
            nonlocal taken
            chair = advance.position.chairs[-1]
            taken = chair.seat
            new = SeatRow(match, chair.seat, person, name=chair.name, salt=new_salt())
            return lambda connection: self._write(connection, new, by)

        await self._submit(
            match,
            Command(
                TABLE,
                _enter(guest.name, open_only=not let_in),
                of_step=of_step,
                seated=(None, Holder(person, None)),
            ),
        )
        return taken

    def _write(self, connection: Connection, new: SeatRow, by: str | None) -> None:
        """Write a new seat. Raises `TableError` when its person has got another one meanwhile, has
        seen the secrets of others, or is blocked, or has withdrawn their request."""
        assert new.person is not None
        person = accounts.get(connection, new.person)
        if person is None or person.erased_at is not None or person.blocked_at is not None:
            raise unknown("person-unknown")
        if seats.known(connection, new.match, new.person) is not None:
            raise conflict("seat-have-one")
        require_no_office(connection, new.match, new.person)
        signup = signups.get(connection, new.match, new.person)
        if by is not None and (signup is None or not is_arrival(signup)):
            raise unknown("signup-none")
        seats.add(connection, [new])
        seats.learn(connection, new.match, new.person, new.seat)
        signups.drop(connection, new.match, new.person)
        if by is not None:
            now = self._context.now()
            self._context.email_triggers.queue(connection, "seated", new.person, new.match, now)

    async def _submit(self, match: str, command: Command) -> None:
        answer = await self._context.commands.submit(match, command)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)
        self._context.changed(match)


def is_arrival(signup: SignupRow) -> bool:
    """Whether somebody asks to enter a match being played, not for a seat that there is."""
    return signup.status == ASKED and signup.seat is None


def _enter(name: str, *, open_only: bool = False) -> Callable[[LoadedMatch], Act | Refusal]:
    """The act by which somebody of this name enters, made from the match as it stands then.
    `open_only`: not if the host has to let them in by now."""

    def act(loaded: LoadedMatch) -> Act | Refusal:
        position = loaded.candidate.position
        doors = doors_of(loaded.game, loaded.setup.header.terms, position.house.doors)
        if open_only and doors == "approval":
            return refuse("table-try-again")
        return _full(loaded) or Enter(free_name(name, position.chairs, -1))

    return act


def _full(loaded: LoadedMatch) -> Refusal | None:
    """Why nobody more can come, or None."""
    if loaded.game.doors == "closed":
        return refuse("refused-doors-fixed")
    most, position = loaded.game.seats.stop - 1, loaded.candidate.position
    if len(position.present) >= most:
        return refuse("arrival-full", most=most)
    if len(position.chairs) >= SEATS_MOST:
        return refuse("arrival-too-many", most=SEATS_MOST)
    return None
