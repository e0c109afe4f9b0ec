"""Starting a match: its seats are final, its record begins, its first windows open."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.chance import Sealed
from intriga.kernel.engine import Engine
from intriga.kernel.game import InvalidOptions
from intriga.kernel.records.record import Header, digest, encode_line
from intriga.kernel.seats.chairs import Chair
from intriga.store import Conflict, Unavailable, match_log, matches, seats, signups
from intriga.store.match_log import Append
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, IN_RESERVE, INVITED
from intriga.table.errors import TableError, conflict, unavailable
from intriga.table.leagues.match_ledgers import Brought, begin, bring
from intriga.table.lobby.checks import gathering_match, known_game, require_host
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.edits import agreed_by
from intriga.table.lobby.gathering.talk import close_talk
from intriga.table.lobby.places.arrangement import arranged, places_of
from intriga.table.lobby.places.kept_places import gone
from intriga.table.lobby.places.powers import Stewards
from intriga.table.lobby.places.reserve import Reserve, settle_signups
from intriga.table.lobby.places.team_names import names_given, with_teams
from intriga.table.lobby.plan import rules_broke
from intriga.table.lobby.seat_changes import with_bot
from intriga.table.match.loaded_match import LoadedMatch, MatchSetup
from intriga.table.match.match_state import CurrentPosition, following
from intriga.table.match.registry import entry_append
from intriga.table.match.stored_match import terms_of
from intriga.table.schedule import Schedule

Empty: TypeAlias = Literal["refuse", "bots", "close"]
"""What to do with free seats: do not start, fill them with bots, or play without them."""
Absent: TypeAlias = Literal["keep", "drop"]
"""What to do with players who have not answered the roll call: keep them, or give their seats to
those of the reserve who have."""
StartListener: TypeAlias = Callable[[str, CurrentPosition], None]
"""Called with a match that has started and its first position, once both are on disk."""

_TRIES = 5


class MatchStart:
    """Starts matches."""

    def __init__(
        self,
        context: LobbyContext,
        reserve: Reserve,
        stewards: Stewards,
        on_started: StartListener,
    ) -> None:
        self._context = context
        self._stewards = stewards
        self._reserve = reserve
        self._on_started = on_started

    async def start(
        self,
        match: str,
        me: str,
        *,
        empty: Empty = "refuse",
        absent: Absent = "keep",
        sure: bool = False,
        language: str = "ru",
    ) -> None:
        """Start a match. `language`: of the names of new bots. Raises `TableError` for anybody but
        a host, when seats stay free or too few are left, when somebody who stays has not answered
        about a change of the settings, when a player is in another match of the league, and when
        the rules refuse the options or somebody's ledger; unless `sure`, also
        when people would be left behind: those who are invited or ask for a seat, and the reserve
        while bots have seats."""
        for _ in range(_TRIES):
            row, chairs = await gathering_match(self._context, match)
            require_host(row, me)
            present = await self._present(row, chairs) if absent == "drop" else chairs
            if not agreed_by(row, present):
                raise conflict("start-unseen", n=_silent(present))
            seated = self._complete(row, present, empty, language)
            if not sure:
                await self._require_all(row, seated, absent)
            try:
                await self._begin(row, chairs, seated, me)
            except Conflict:
                continue  # somebody has taken or left a seat, or changed a setting, meanwhile
            return
        raise conflict("table-try-again")

    async def _require_all(self, row: MatchRow, seated: Sequence[SeatRow], absent: Absent) -> None:
        """Raises `TableError` if a start with these seats leaves somebody behind who may still be
        on their way. After a roll call that is who did not answer."""
        waiting = await self._context.store.read(
            lambda connection: signups.of_matches(connection, [row.id])[row.id]
        )
        bots = any(chair.bot is not None for chair in seated) and absent == "keep"
        groups = {"invited": (INVITED,), "asked": (ASKED,), "reserve": IN_RESERVE if bots else ()}
        names = {
            group: [name for signup, name in waiting if signup.status in statuses]
            for group, statuses in groups.items()
        }
        if any(names.values()):
            raise conflict(
                "start-leaves-behind",
                invited=names["invited"],
                n_invited=len(names["invited"]),
                asked=names["asked"],
                n_asked=len(names["asked"]),
                reserve=names["reserve"],
                n_reserve=len(names["reserve"]),
            )

    async def _present(self, row: MatchRow, chairs: Sequence[SeatRow]) -> list[SeatRow]:
        if row.roll_at is None:
            raise conflict("roll-not-called")
        return await self._context.store.read(
            lambda connection: self._reserve.without_absent(connection, row, chairs)
        )

    def _complete(
        self, row: MatchRow, chairs: Sequence[SeatRow], empty: Empty, language: str
    ) -> list[SeatRow]:
        """The seats with which the match starts, renumbered when free ones are left out."""
        rules = known_game(self._context, row.game)
        seated = list(chairs)
        if empty == "bots":
            for number, chair in enumerate(seated):
                if chair.free:
                    seated[number] = with_bot(rules, chair, seated, "", language)
        elif empty == "close":
            taken = [chair for chair in seated if not chair.free]
            seated = self._closed_up(row, len(chairs), taken)
        if any(chair.free for chair in seated):
            raise conflict("table-seats-free")
        if len(seated) not in rules.seats:
            raise conflict("table-seats", least=rules.seats.start, most=rules.seats.stop - 1)
        return seated

    def _closed_up(self, row: MatchRow, number: int, taken: Sequence[SeatRow]) -> list[SeatRow]:
        """These of so many seats, without those between them. Raises `TableError` when somebody
        would lose the place they have chosen: the host has to change the number of seats first, so
        that they know."""
        before, places = (places_of(self._context, row, n) for n in (number, len(taken)))
        lapsed = gone(before, places)
        seated = [
            replace(chair, seat=seat, place="" if chair.place in lapsed else chair.place)
            for seat, chair in enumerate(taken)
        ]
        after = arranged(seated, places)
        kept = {chair.person for chair in after if chair.place}
        lost = [chair.name for chair in taken if chair.place and chair.person not in kept]
        if lost:
            raise conflict("start-loses-places", names=lost, n=len(lost))
        return after

    async def _begin(
        self, row: MatchRow, before: Sequence[SeatRow], seated: Sequence[SeatRow], me: str
    ) -> None:
        now, rules = self._context.now(), known_game(self._context, row.game)
        brought = await self._context.store.read(lambda c: bring(c, rules, row, seated))
        header = self._header(row, seated, brought, now)
        schedule = msgspec.json.decode(row.schedule, type=Schedule)
        append, current = self._first_step(row, header, schedule)
        line = encode_line(header)
        people = [chair.person for chair in seated]
        emails = self._context.email_triggers
        rules, grace = known_game(self._context, row.game), schedule.grace * 1000
        asked = emails.of_beginning(rules, row.id, people, current, grace=grace, at=now)

        def beside(connection: Connection) -> None:
            seats.require(connection, row.id, "gathering")  # locks it
            if seats.of_match(connection, row.id) != list(before):
                raise Conflict("the seats have changed")
            if not _as_read(matches.get(connection, row.id), row):
                raise Conflict("the settings have changed")
            begin(connection, row, brought)
            matches.begin(connection, row.id, line, digest(line), now)
            close_talk(connection, row.id)
            seats.replace_all(connection, row.id, seated)
            settle_signups(connection, row.id, before, seated, now)
            for chair in seated:
                if chair.person is not None:
                    seats.learn(connection, row.id, chair.person, chair.seat)
                    if chair.person != me:
                        emails.queue(connection, "begins", chair.person, row.id, now)
            if asked is not None:
                asked(connection)

        step = replace(append, beside=beside)
        try:
            await self._context.store.write(lambda connection: match_log.append(connection, step))
        except Unavailable:
            raise unavailable() from None
        self._on_started(row.id, current)
        async with self._context.registry.using(row.id):
            pass  # loads the match, so that its bots play
        with suppress(TableError):  # a host can still give them their powers
            await self._stewards.provide(row.id)
        self._context.changed(row.id)

    def _header(
        self, row: MatchRow, seated: Sequence[SeatRow], brought: Brought, now: int
    ) -> Header:
        return Header(
            match=row.id,
            game=row.game,
            rules=known_game(self._context, row.game).rules_version,
            options=msgspec.json.decode(row.options),
            chairs=with_teams(
                [Chair(one.seat, one.name, brought.ledgers.get(one.seat)) for one in seated],
                places_of(self._context, row, len(seated)),
                names_given(row),
            ),
            commitment=row.commitment,
            salts=tuple(chair.salt for chair in seated),
            at=now,
            terms=terms_of(row),
        )

    def _first_step(
        self, row: MatchRow, header: Header, schedule: Schedule
    ) -> tuple[Append, CurrentPosition]:
        """The first entry of the record, to be written, and the position after it."""
        rules = known_game(self._context, row.game)
        loaded = LoadedMatch(rules, MatchSetup(row.id, row.host, schedule, header, row.secret))
        loaded.engine = Engine(rules, header, Sealed(row.secret, header.salts))
        try:
            advance = loaded.engine.open()
            current = following(rules, None, advance, schedule, self._context.registry.beats)
        except InvalidOptions as problem:
            raise TableError("invalid", problem.refusal) from None
        except Exception as problem:
            raise rules_broke(rules, problem) from None
        return entry_append(loaded, None, current, advance), current


def _silent(chairs: Sequence[SeatRow]) -> int:
    """How many players have not answered the roll call."""
    return sum(chair.person is not None and chair.here_at is None for chair in chairs)


def _as_read(now: MatchRow | None, row: MatchRow) -> bool:
    """Whether the match still has the settings it is about to start with."""
    names = ("options", "schedule", "terms", "league", "edits", "team_names")
    return now is not None and all(getattr(now, name) == getattr(row, name) for name in names)
