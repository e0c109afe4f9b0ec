"""Creating matches: one that gathers, one against bots that starts at once, and a rematch."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.chance import commitment
from intriga.kernel.game import usual_seats
from intriga.kernel.match_terms import PLAIN_TERMS, Terms
from intriga.store import Conflict, Taken, matches, seats, signups
from intriga.store.leagues import LeagueRow
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.seats import SeatRow
from intriga.store.signups import INVITED, SignupRow
from intriga.table.accounts.codes import new_id, new_join_code
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.leagues import leagues
from intriga.table.leagues.match_ledgers import hosted_league
from intriga.table.lobby.checks import finished_match, known_game, stored_match
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.gathering.signups import Signups
from intriga.table.lobby.gathering.starting import MatchStart
from intriga.table.lobby.plan import MATCH_PASSWORD_LENGTH, Plan, make_plan, schedule_with
from intriga.table.lobby.queries import LobbyQueries
from intriga.table.lobby.seat_changes import emptied, salt_or_new, with_bot, with_person
from intriga.table.match.stored_match import terms_of
from intriga.table.schedule import Length, Schedule

_TRIES = 5

_encode = msgspec.json.Encoder().encode


class MatchCreation:
    """Creates matches."""

    def __init__(
        self,
        context: LobbyContext,
        queries: LobbyQueries,
        signups: Signups,
        starting: MatchStart,
    ) -> None:
        self._context = context
        self._queries = queries
        self._signups = signups
        self._starting = starting

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
        league: str | None = None,
        new_league: str | None = None,
        language: str = "ru",
    ) -> str:
        """Create a match that gathers players; its id. The host gets no seat by this.

        `options`: plain data, numbers may be strings. `clocks`: lengths by kind of window, instead
        of those of `schedule`; a kind that is missing has no limit. `privacy`: open or link.
        `approval`: the host approves everybody who joins; `password`: they need it, "" for none.
        `league`: where what its players keep lasts, None for nowhere; its creator must be one of
        those who may host in it; `new_league`: the name of one that is made with the match. Raises
        `TableError` for the first value that is not possible.
        """
        rules = known_game(self._context, game)
        if approval and terms.doors is None and rules.doors == "open":
            terms = replace(terms, doors="approval")  # the host goes on approving people in play
        plan = make_plan(
            rules,
            seats=seats,
            options=options,
            schedule=schedule_with(schedule, clocks),
            privacy=privacy,
            watch=watch,
            title=title,
            terms=terms,
            language=language,
        )
        if len(password) > MATCH_PASSWORD_LENGTH:
            raise invalid("match-password-length", most=MATCH_PASSWORD_LENGTH)
        secret = await self._context.passwords.hash(password) if password else None
        made = None
        if new_league is not None:
            made = leagues.new_league(plan.game, host, new_league, self._context.now())
            league = made.id
        plan = replace(plan, approval=approval, password=secret, league=league)
        return await self._open(plan, host, lambda match: _free_seats(match, seats), made=made)

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
        watch: bool = True,
    ) -> str:
        """Create a match against bots and start it; its id. The first seat is the player's.

        `seats`: None for one more than `bots`, or for the usual number of the game. `bots`: their
        ids, "" for the strongest, as for those that are missing. `salt`: the player's share of the
        randomness, "" for a random one. `watch`: if nobody else may look, bots and sealed windows
        keep nobody waiting (`LoadedMatch.alone`). Else as `create`.
        """
        number = seats if seats is not None else self._usual_seats(game, bots)
        plan = make_plan(
            known_game(self._context, game),
            seats=number,
            options=options,
            schedule=schedule_with(schedule, clocks),
            privacy="link",
            watch=watch,
            title="",
            language=language,
        )
        person = await self._context.store.read(lambda connection: accounts.get(connection, me))
        if person is None:
            raise unknown("person-unknown")
        salt = salt_or_new(salt)

        def seated(match: str) -> list[SeatRow]:
            chairs = _free_seats(match, number)
            chairs[0] = with_person(self._context, chairs[0], person, chairs, salt)
            for seat in range(1, number):
                bot = bots[seat - 1] if bots and seat <= len(bots) else ""
                chairs[seat] = with_bot(plan.game, chairs[seat], chairs, bot, language)
            return chairs

        match = await self._open(plan, me, seated)
        await self._starting.start(match, me)
        return match

    async def rematch(self, match: str, me: str, *, salt: str = "", language: str = "ru") -> str:
        """The match that follows one that is over, with the same players and settings; its id.

        The first to ask creates and hosts it; its bots have their seats already, the other players
        are invited, and everybody who joins gets their old seat if it is free. Against bots alone
        it begins at once: there is nobody to wait for. It belongs to the same league, if any.
        Raises `TableError` for a person who had no seat, and for the first to ask if they may not
        host in the league.

        Seats that people have left are no part of it, so those after them move up.
        """
        before, all_chairs = await finished_match(self._context, match)
        chairs = [chair for chair in all_chairs if not chair.left]
        mine = next((n for n, chair in enumerate(chairs) if chair.person == me), None)
        if mine is None:
            raise forbidden("seat-none-of-yours")
        following = before.next or await self._create_next(before, chairs, me, language)
        info = await self._queries.info(following, me)
        if info.seat is None and info.status == "gathering":
            free = info.seats[mine].kind == "empty" if mine < len(info.seats) else False
            row, _ = await stored_match(self._context, following)
            await self._signups.sit(
                following,
                me,
                seat=mine if free else None,
                salt=salt,
                code=row.join_code,
            )
            if info.hosted and all(
                chair.bot is not None for n, chair in enumerate(chairs) if n != mine
            ):
                await self._starting.start(following, me)
        return following

    def _usual_seats(self, game: str, bots: Sequence[str] | None) -> int:
        if bots:
            return len(bots) + 1
        return usual_seats(known_game(self._context, game))

    async def _create_next(
        self, before: MatchRow, old: Sequence[SeatRow], host: str, language: str
    ) -> str:
        """Create the rematch, unless somebody else has been quicker; its id. `old`: the seats that
        it is to have, as they were."""
        rules = known_game(self._context, before.game)
        plan = Plan(
            rules,
            max(len(old), rules.seats.start),
            msgspec.json.decode(before.options),
            msgspec.json.decode(before.schedule, type=Schedule),
            before.privacy,
            bool(before.watch),
            before.title,
            terms_of(before),
            before.approval,
            before.password,
            before.league,
        )
        others = [
            replace(chair, seat=number)
            for number, chair in enumerate(old)
            if chair.person not in (None, host)
        ]

        def seated(match: str) -> list[SeatRow]:
            made: list[SeatRow] = []
            for number, left in enumerate(old):
                chair = replace(emptied(left), match=match, seat=number)
                if left.bot is not None:
                    chair = with_bot(plan.game, chair, made, left.bot, language)
                made.append(chair)
            return made + _free_seats(match, plan.seats)[len(made) :]

        try:
            return await self._open(plan, host, seated, follows=before, invited=others)
        except Conflict:  # somebody else was quicker
            row, _ = await stored_match(self._context, before.id)
            if row.next is None:
                raise conflict("table-try-again") from None
            return row.next

    async def _open(
        self,
        plan: Plan,
        host: str,
        seated: Callable[[str], list[SeatRow]],
        *,
        follows: MatchRow | None = None,
        invited: Sequence[SeatRow] = (),
        made: LeagueRow | None = None,
    ) -> str:
        """Store a new match; its id. `seated`: its seats, made from its id; `follows`: the match
        it follows, with its names of teams; `invited`: the seats there of those who are invited;
        `made`: its league, if that is new."""
        for _ in range(_TRIES):
            row = _new_row(plan, host, follows, self._context.now())
            chairs: list[SeatRow] = seated(row.id)

            def op(
                connection: Connection, row: MatchRow = row, chairs: list[SeatRow] = chairs
            ) -> None:
                if accounts.get(connection, host) is None:
                    raise unknown("person-unknown")
                if made is not None:
                    leagues.add_league(connection, made)
                elif row.league is not None:
                    hosted_league(connection, row.league, plan.game, [host], lock=True)
                matches.add(connection, row)
                seats.add(connection, chairs)
                if follows is not None:
                    matches.continue_with(connection, follows.id, row.id)
                for old in invited:
                    self._invite(connection, row, old, host)

            try:
                await self._context.store.write(op)
            except Taken:
                continue  # the join code exists already, which is rare
            self._context.changed(row.id)
            return row.id
        raise conflict("table-try-again")

    def _invite(self, connection: Connection, row: MatchRow, old: SeatRow, by: str) -> None:
        assert old.person is not None
        signup = SignupRow(row.id, old.person, INVITED, 0, row.created_at, by=by)
        signups.add(connection, replace(signup, seat=old.seat))
        self._context.email_triggers.queue(
            connection, "invited", old.person, row.id, row.created_at
        )


def _free_seats(match: str, number: int) -> list[SeatRow]:
    return [SeatRow(match, seat) for seat in range(number)]


def _new_row(plan: Plan, host: str, follows: MatchRow | None, now: int) -> MatchRow:
    secret = secrets.token_bytes(32)
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
        previous=None if follows is None else follows.id,
        next=None,
        approval=plan.approval,
        password=plan.password,
        league=plan.league,
        team_names="{}" if follows is None else follows.team_names,
    )
