"""Names that people give their teams before a match begins. They are public, and stay: the match
begins with them in its record (`Chair.team`)."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.seats.chairs import Chair
from intriga.kernel.seats.places import Place
from intriga.kernel.spelling.similar_names import lookalikes
from intriga.store import matches, seats
from intriga.store.matches import MatchRow
from intriga.table.errors import conflict, forbidden, invalid
from intriga.table.lobby.checks import lock_gathering
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.arrangement import place_with, places_in
from intriga.table.lobby.seat_changes import write_change
from intriga.table.names import clean_text
from intriga.words.graphemes import length

TEAM_NAME_LENGTH: Final = 20
"""The longest name of a team, in characters as people count them: boards and the screen of a hall
have room for it."""
_decode = msgspec.json.Decoder(dict[str, str]).decode


class TeamNames:
    """The names of the teams of all matches that gather."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def give(self, match: str, me: str, place: str, name: str) -> None:
        """Call a place so; "": no longer. Raises `TableError` for anybody but those who have chosen
        it and the hosts, for a place that has no name, and for a name that is too long or looks
        like that of another team."""
        cleaned = clean_text(name)
        if length(cleaned) > TEAM_NAME_LENGTH:
            raise invalid("team-name-long", most=TEAM_NAME_LENGTH)

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            chairs = seats.of_match(connection, match)
            if not place_with(places_in(self._context, row, chairs), place).named:
                raise conflict("team-name-none")
            holds = any(chair.person == me and chair.place == place for chair in chairs)
            if not holds and not row.hosted_by(me):
                raise forbidden("team-name-others")
            others = {key: one for key, one in names_given(row).items() if key != place}
            looks = {look for one in others.values() for look in lookalikes(one)}
            if cleaned and lookalikes(cleaned) & looks:
                raise conflict("team-name-taken")
            given = others | ({place: cleaned} if cleaned else {})
            matches.change_settings(
                connection, match, team_names=msgspec.json.encode(given).decode()
            )

        await write_change(self._context, match, op)


def names_given(row: MatchRow) -> dict[str, str]:
    """What people have called their places, by key."""
    return _decode(row.team_names)


def with_teams(
    chairs: Sequence[Chair], places: Sequence[Place], names: Mapping[str, str]
) -> tuple[Chair, ...]:
    """The chairs with which a match begins, each with the name of its team, if it has one."""
    teams = {
        seat: names.get(place.key, "") for place in places if place.named for seat in place.seats
    }
    return tuple(replace(chair, team=teams.get(chair.seat, "")) for chair in chairs)
