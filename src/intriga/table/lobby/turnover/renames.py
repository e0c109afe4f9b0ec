"""Renaming: somebody has changed their name, and so it changes where they have a seat."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Rename
from intriga.kernel.text import Message
from intriga.store import seats
from intriga.store.seats import SeatRow
from intriga.table.errors import TableError
from intriga.table.lobby.checks import known_person, playing_match, stored_match
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_changes import write_change
from intriga.table.match.commands.command import Command
from intriga.table.names import free_name

_TRIES: Final = 3


class RenameCost(NamedTuple):
    """What a new name costs in a match of a game: its title, "" if it has none, and what is
    lost."""

    game: str
    title: str
    cost: Message


class Renames:
    """The names of people on their seats."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def rename(self, me: str) -> None:
        """Give the seats of a person their current name. In a match being played everybody is
        notified, unless its rules let the seat keep its name; a finished match keeps the old
        name."""
        read = self._context.store.read
        for chair in await read(lambda c: seats.of_person(c, me, "gathering")):
            await self._retry(self._rename_gathering, chair.match, me)
        for chair in await read(lambda c: seats.of_person(c, me, "playing")):
            await self._retry(self._rename_playing, chair.match, me)

    async def costs(self, me: str) -> list[RenameCost]:
        """What a new name would cost this person, in each match they play where it costs anything,
        for them to confirm first."""
        found = []
        for chair in await self._context.store.read(lambda c: seats.of_person(c, me, "playing")):
            row, _ = await stored_match(self._context, chair.match)
            async with self._context.registry.using(chair.match, keeps=False) as loaded:
                state = loaded.candidate.position.state
                kept = loaded.steady.check_rename(state, chair.seat)
                cost = None if kept else loaded.steady.rename_costs(state, chair.seat)
            if cost is not None:
                found.append(RenameCost(row.game, row.title, cost))
        return found

    async def _retry(
        self, rename: Callable[[str, str], Awaitable[None]], match: str, me: str
    ) -> None:
        for _ in range(_TRIES):
            try:
                await rename(match, me)
                return
            except TableError as problem:  # they leave, or the match begins or ends, just now
                if problem.kind == "unavailable":
                    raise

    async def _rename_gathering(self, match: str, me: str) -> None:
        def op(connection: Connection) -> None:
            chairs = seats.of_match(connection, match)
            seats.require(connection, match, "gathering")
            for chair in chairs:
                if chair.person == me:
                    name = free_name(known_person(connection, me).name, chairs, chair.seat)
                    seats.change(connection, chair, replace(chair, name=name))

        await write_change(self._context, match, op)

    async def _rename_playing(self, match: str, me: str) -> None:
        _, chairs = await playing_match(self._context, match)
        person = await self._context.store.read(lambda connection: known_person(connection, me))
        for chair in chairs:
            name = free_name(person.name, chairs, chair.seat)
            if chair.person == me and chair.name != name:
                await self._record(chair, replace(chair, name=name))

    async def _record(self, before: SeatRow, after: SeatRow) -> None:
        command = Command(
            TABLE,
            Rename(before.seat, after.name),
            beside=lambda connection: seats.change(connection, before, after),
        )
        await self._context.commands.submit(before.match, command)
        self._context.changed(before.match)
