"""Changing the settings of a match after it was created.

Until it starts, its hosts may change all of them but the game; while it is played, only how long
windows stay open. The secret that chance is drawn from was committed to before anybody sat, and
stays.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, Seat
from intriga.kernel.house_rules.house_acts import Reschedule
from intriga.kernel.match_terms import Terms
from intriga.kernel.text import Refusal
from intriga.store import Conflict, leagues, matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, RESERVE
from intriga.table.errors import TableError, conflict, invalid
from intriga.table.leagues.match_ledgers import hosted_league
from intriga.table.lobby.checks import known_game, lock_gathering, require_host, stored_match
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.edits import binds, differences, edits_of, encoded
from intriga.table.lobby.gathering.roll_call import begin_roll_call
from intriga.table.lobby.places.arrangement import places_of
from intriga.table.lobby.places.kept_places import rearrangement, write_signups
from intriga.table.lobby.places.reserve import Reserve
from intriga.table.lobby.plan import MATCH_PASSWORD_LENGTH, make_plan
from intriga.table.lobby.seat_changes import emptied, write_change
from intriga.table.match.commands.command import Command
from intriga.table.match.stored_match import terms_of
from intriga.table.models import Edit, SettingChange
from intriga.table.schedule import Schedule, fits, tidy

_encode = msgspec.json.Encoder().encode

_SETTINGS = (
    *("title", "options", "schedule", "terms", "privacy", "watch", "approval", "password"),
    "league",
)
"""The columns of a match that hold its settings."""


class SettingsChange(Struct, frozen=True, kw_only=True):
    """What a host wants to change; what is unset stays. `seats`: their number. `options`: single
    ones, by name, plain data. `password`: "" for none. `league`: its id, None for none."""

    title: str | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    options: Mapping[str, Any] | UnsetType = UNSET
    schedule: Schedule | UnsetType = UNSET
    terms: Terms | UnsetType = UNSET
    privacy: str | UnsetType = UNSET
    watch: bool | UnsetType = UNSET
    approval: bool | UnsetType = UNSET
    password: str | UnsetType = UNSET
    league: str | UnsetType | None = UNSET


class MatchSettings:
    """Changes the settings of matches."""

    def __init__(self, context: LobbyContext, reserve: Reserve) -> None:
        self._context = context
        self._reserve = reserve

    async def change(
        self, match: str, me: str, change: SettingsChange, *, language: str = "ru"
    ) -> None:
        """Change the settings of a match. Everybody who has signed up sees what has changed; when
        that binds the players, a roll call begins, and the match starts without those who do not
        answer it. Does nothing when nothing differs.

        Raises `TableError` for anybody but a host, for the first value that is not possible, for
        fewer seats than are taken, and for a match that is over.
        """
        row, chairs = await stored_match(self._context, match)
        require_host(row, me)
        if row.status == "playing":
            await self._reschedule(row, me, change)
            return
        after, number = await self._changed(row, chairs, change, language)

        def op(connection: Connection) -> None:
            now_row = lock_gathering(connection, match)
            require_host(now_row, me)
            same = _settings_of(now_row) == _settings_of(row)
            if not same or len(seats.of_match(connection, match)) != len(chairs):
                raise Conflict("another host has changed the settings")
            self._write(connection, now_row, after, number, me)

        await write_change(self._context, match, op)

    async def _changed(
        self, row: MatchRow, chairs: Sequence[SeatRow], change: SettingsChange, language: str
    ) -> tuple[MatchRow, int]:
        """The row of a match with the changes in it, and its number of seats."""
        options = msgspec.json.decode(row.options)
        plan = make_plan(
            known_game(self._context, row.game),
            seats=_or(change.seats, len(chairs)),
            options={**options, **_or(change.options, {})},
            schedule=_or(change.schedule, msgspec.json.decode(row.schedule, type=Schedule)),
            privacy=_or(change.privacy, row.privacy),
            watch=_or(change.watch, bool(row.watch)),
            title=_or(change.title, row.title),
            terms=_or(change.terms, terms_of(row)),
            language=language,
        )
        password = row.password
        if change.password is not UNSET:
            password = await self._hashed(change.password, row.password)
        return replace(
            row,
            title=plan.title,
            options=_encode(plan.options).decode(),
            schedule=_encode(plan.schedule).decode(),
            terms=_encode(plan.terms).decode(),
            privacy=plan.privacy,
            watch=plan.watch,
            approval=_or(change.approval, bool(row.approval)),
            password=password,
            league=_or(change.league, row.league),
        ), plan.seats

    async def _hashed(self, password: str, before: str | None) -> str | None:
        """The hash of a password; the one before if it is the same."""
        if len(password) > MATCH_PASSWORD_LENGTH:
            raise invalid("match-password-length", most=MATCH_PASSWORD_LENGTH)
        if not password:
            return None
        if before is not None and await self._context.passwords.right(before, password):
            return before
        return await self._context.passwords.hash(password)

    def _write(
        self, connection: Connection, row: MatchRow, after: MatchRow, number: int, me: str
    ) -> None:
        chairs = seats.of_match(connection, row.id)
        if terms_of(after).referee and any(row.hosted_by(chair.person) for chair in chairs):
            raise conflict("host-referee-sits")
        if after.league is not None and after.league != row.league:
            rules = known_game(self._context, row.game)
            hosted_league(connection, after.league, rules, [me], lock=True)
        known = leagues.of_ids(connection, {one.league for one in (row, after) if one.league})
        changes = differences(row, after, (len(chairs), number), known)
        if not changes:
            return
        resized, moved = _resized(chairs, number)
        done = rearrangement(
            connection,
            resized,
            places_of(self._context, row, len(chairs)),
            places_of(self._context, after, number),
        )
        if done.lost:
            changes.append(SettingChange("places", done.lost, None))
        now, asked = self._context.now(), binds(changes) and _others(connection, chairs, me)
        edits = encoded([*edits_of(row), Edit(now, tuple(changes), asked)])
        settings = {name: getattr(after, name) for name in _SETTINGS}
        matches.change_settings(connection, row.id, **settings, edits=edits)
        seats.replace_all(connection, row.id, done.seats)
        for signup in signups.of_match(connection, row.id):
            if signup.seat is not None:
                signups.change(connection, signup, seat=moved.get(signup.seat))
        write_signups(connection, row.id, done, now)
        self._reserve.move_up(connection, row.id)
        if asked:
            begin_roll_call(self._context, connection, row.id, me, now)

    async def _reschedule(self, row: MatchRow, me: str, change: SettingsChange) -> None:
        """Change how long windows stay open in a match being played: an act in the record, which
        everybody sees. What happens to absent players stays as it was agreed."""
        asked = {name for name in change.__struct_fields__ if getattr(change, name) is not UNSET}
        before = msgspec.json.decode(row.schedule, type=Schedule)
        if change.schedule is UNSET or asked != {"schedule"}:
            raise conflict("settings-begun")
        after = tidy(change.schedule)
        refusal = fits(after, known_game(self._context, row.game).clocks)
        if refusal is not None:
            raise TableError("invalid", refusal)
        if replace(after, clocks=before.clocks, zone=before.zone, rest=before.rest) != before:
            raise conflict("settings-begun")
        if after == before:
            return

        def beside(connection: Connection) -> None:
            matches.change_schedule(connection, row, _encode(after).decode())

        act = Reschedule(after.clocks, after.zone, after.rest)
        answer = await self._context.commands.submit(row.id, Command(HOST, act, beside=beside))
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)
        self._context.changed(row.id)


def _resized(chairs: Sequence[SeatRow], number: int) -> tuple[list[SeatRow], dict[Seat, Seat]]:
    """So many seats: some free ones more, or fewer, the last ones first; the seats after them move
    up. And the new number of each that is kept. Raises `TableError` for fewer than are taken."""
    taken = sum(not chair.free for chair in chairs)
    if number < taken:
        raise conflict("settings-seats-taken", n=taken)
    free = [chair.seat for chair in chairs if chair.free]
    surplus = free[::-1][: max(0, len(chairs) - number)]
    kept = [chair for chair in chairs if chair.seat not in surplus]
    added = [emptied(replace(chairs[0], seat=seat)) for seat in range(len(kept), number)]
    moved = {chair.seat: seat for seat, chair in enumerate(kept)}
    return [*(replace(chair, seat=moved[chair.seat]) for chair in kept), *added], moved


def _or(value: Any, otherwise: Any) -> Any:
    return otherwise if value is UNSET else value


def _settings_of(row: MatchRow) -> list[object]:
    return [getattr(row, name) for name in _SETTINGS]


def _others(connection: Connection, chairs: Sequence[SeatRow], me: str) -> bool:
    """Whether anybody else has signed up for this match without having seen the change."""
    seated = any(chair.person not in (None, me) for chair in chairs)
    waiting = signups.of_match(connection, chairs[0].match)
    return seated or any(row.status in (ASKED, RESERVE) for row in waiting)
