"""How seats change hands: the new values of a seat, and the two ways in which they are written.

Before a match begins, seats and sign-ups change freely, in a plain transaction (`write_change`).
While it is played, each change is an entry in the record as well (`replace_player`).
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Replace, ReplaceReason
from intriga.kernel.game import Game
from intriga.kernel.text import Refusal
from intriga.store import Conflict, Taken, matches, seats
from intriga.store.people.accounts import PersonRow
from intriga.store.seats import SeatRow
from intriga.table.accounts.codes import new_salt
from intriga.table.errors import TableError, conflict, invalid
from intriga.table.lobby.context import LobbyContext
from intriga.table.match.bots.mind import bot_names
from intriga.table.match.commands.command import Command
from intriga.table.match.loaded_match import Holder
from intriga.table.names import bot_name, free_name

T = TypeVar("T")
SALT_LENGTH = 128
"""The longest salt a player may give, in characters."""

# The values of a seat.


def emptied(chair: SeatRow) -> SeatRow:
    """This seat with nobody on it."""
    return SeatRow(chair.match, chair.seat)


def with_bot(
    game: Game[Any], chair: SeatRow, chairs: Sequence[SeatRow], bot: str, language: str
) -> SeatRow:
    """This seat with a bot on it, named in this language. `bot`: one of the game's, or "" for the
    strongest. Raises `TableError` for a bot the game does not have."""
    offered = bot_names(game)
    if bot and bot not in offered:
        raise invalid("bot-unknown", bot=bot)
    return replace(
        chair,
        person=None,
        bot=bot or offered[0],
        name=bot_name(chairs, language),
        salt=chair.salt or new_salt(),
        here_at=None,
        place="",
    )


def with_person(
    context: LobbyContext,
    chair: SeatRow,
    person: PersonRow,
    chairs: Sequence[SeatRow],
    salt: str,
) -> SeatRow:
    """This seat with a person on it, who has chosen no place, under a name that no other seat
    has."""
    return replace(
        chair,
        person=person.id,
        bot=None,
        name=free_name(person.name, chairs, chair.seat),
        salt=salt,
        place="",
    )


def salt_or_new(salt: str) -> str:
    """A seat's share of the randomness: the player's own, or a random one for "". Raises
    `TableError` when it is too long."""
    if len(salt) > SALT_LENGTH:
        raise invalid("salt-too-long", most=SALT_LENGTH)
    return salt or new_salt()


# Writing.


async def write_change(context: LobbyContext, match: str, op: Callable[[Connection], T]) -> T:
    """Run a write on the seats or sign-ups of a match and notify those who watch it. For a match
    that has not started, this counts as activity. Raises `TableError` when somebody else was
    quicker."""
    now = context.now()

    def change(connection: Connection) -> T:
        result = op(connection)
        matches.touch(connection, match, now)
        return result

    try:
        result = await context.store.write(change)
    except (Conflict, Taken):
        raise conflict("table-try-again") from None
    context.changed(match)
    return result


async def replace_player(
    context: LobbyContext,
    before: SeatRow,
    after: SeatRow,
    beside: Callable[[Connection], None] = lambda _connection: None,
    *,
    why: ReplaceReason,
    by: str = "",
) -> None:
    """Put somebody else on a seat of a match being played. The record's entry, the seat and what
    `beside` writes are one transaction. `by`: the name of the host who has decided it. Raises
    `TableError` when the seat has changed meanwhile, or when the new holder has seen the secrets of
    another one."""

    def write(connection: Connection) -> None:
        seats.change(connection, before, after)
        if after.person is not None:
            seats.learn(connection, after.match, after.person, after.seat)
        beside(connection)

    command = Command(
        TABLE,
        Replace(before.seat, after.name, why, by),
        beside=write,
        seated=(before.seat, Holder(after.person, after.bot)),
    )
    answer = await context.commands.submit(before.match, command)
    if isinstance(answer, Refusal):
        raise TableError("conflict", answer)
