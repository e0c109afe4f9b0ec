"""Making the match of a lesson: its seats, its position, its first entry."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.chance import Chosen, commitment
from intriga.kernel.decode.state_patch import patched
from intriga.kernel.engine import Engine
from intriga.kernel.match_terms import Terms
from intriga.kernel.positions import Advance
from intriga.kernel.records.record import Header, digest, encode_line
from intriga.kernel.seats.chairs import Chair
from intriga.presentation.lessons.lesson import Lesson
from intriga.store import match_log, matches, seats
from intriga.store.matches import MatchRow
from intriga.store.people.accounts import PersonRow
from intriga.store.seats import SeatRow
from intriga.table.accounts.codes import new_id, new_join_code, new_salt
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.plan import full_options
from intriga.table.match.loaded_match import LoadedMatch, MatchSetup
from intriga.table.match.match_state import CurrentPosition, following
from intriga.table.match.registry import entry_append
from intriga.table.names import free_name
from intriga.table.schedule import Schedule
from intriga.words import Phrasebook

SCRIPT: Final = "lesson"
"""What holds the seats of the others, in the place of a bot."""

_TERMS: Final = Terms(press="none")
_encode = msgspec.json.Encoder().encode


class Beginning:
    """A lesson that begins. `book`: the texts of the game and of its lessons in the language of
    the learner."""

    def __init__(
        self, context: LobbyContext, lesson: Lesson, learner: PersonRow, book: Phrasebook
    ) -> None:
        self._context = context
        self._game = context.registry.game(lesson.game)
        self._lesson = lesson
        self._learner = learner
        self._book = book
        self._now = context.now()

    def write(self) -> tuple[str, CurrentPosition, Any]:
        """The id of the new match, the position it begins in, and what writes it all to disk."""
        row = self._row()
        chairs = self._chairs(row.id)
        header = self._header(row, chairs)
        loaded = LoadedMatch(
            self._game, MatchSetup(row.id, row.host, Schedule(), header, row.secret)
        )
        loaded.engine = Engine(self._game, header, Chosen(self._lesson.file.draws, {}))
        advance = self._first(loaded.engine)
        beats = self._context.registry.beats
        current = following(self._game, None, advance, Schedule(), beats)
        append, line = entry_append(loaded, None, current, advance), encode_line(header)

        def write(connection: Connection) -> None:
            matches.add(connection, row)
            seats.add(connection, chairs)
            matches.begin(connection, row.id, line, digest(line), self._now)
            match_log.append(connection, append)

        return row.id, current, write

    def _first(self, engine: Engine[Any]) -> Advance[Any]:
        """The first entry: the set-up, with the state of the file over it."""
        opened = engine.open()
        patch = told(self._lesson.file.state, self._book)
        if not patch:
            return opened
        return engine.lay(opened, patched(self._game, opened.position.state, patch))

    def _chairs(self, match: str) -> list[SeatRow]:
        file, made = self._lesson.file, []
        for seat in range(file.seats):
            name = self._book.say(self._lesson.seat(seat))
            made.append(SeatRow(match, seat, bot=SCRIPT, name=name, salt=new_salt()))
        mine = made[file.learner]
        own = free_name(self._learner.name, made, file.learner)
        made[file.learner] = replace(mine, person=self._learner.id, bot=None, name=own)
        return made

    def _header(self, row: MatchRow, chairs: Sequence[SeatRow]) -> Header:
        return Header(
            match=row.id,
            game=row.game,
            rules=self._game.rules_version,
            options=msgspec.json.decode(row.options),
            chairs=tuple(Chair(one.seat, one.name) for one in chairs),
            commitment=row.commitment,
            salts=tuple(one.salt for one in chairs),
            at=self._now,
            terms=_TERMS,
        )

    def _row(self) -> MatchRow:
        file, secret = self._lesson.file, secrets.token_bytes(32)
        options = full_options(self._game, file.options, file.seats, self._book.language)
        return MatchRow(
            id=new_id(),
            game=self._game.id,
            status="gathering",
            title=self._book.say(self._lesson.title),
            options=_encode(options).decode(),
            schedule=_encode(Schedule()).decode(),
            terms=_encode(_TERMS).decode(),
            privacy="link",
            watch=False,
            host=self._learner.id,
            cohosts="[]",
            join_code=new_join_code(),
            secret=secret,
            commitment=commitment(secret),
            length=0,
            head="",
            header=None,
            footer=None,
            created_at=self._now,
            started_at=None,
            acted_at=self._now,
            ended_at=None,
            previous=None,
            next=None,
            lesson=self._lesson.name,
            lesson_language=self._book.language,
            draws=_encode(file.draws).decode(),
        )


def told(value: Any, book: Phrasebook) -> Any:
    """Plain data of a lesson with its texts: what begins with `$` is the id of one."""
    if isinstance(value, str):
        return book.say(value[1:]) if value.startswith("$") else value
    if isinstance(value, Mapping):
        return {key: told(part, book) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [told(part, book) for part in value]
    return value
