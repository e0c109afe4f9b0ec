"""Planning: a match as it is asked for, checked before it is opened."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.chance import Fast
from intriga.kernel.decode.errors import decode_error
from intriga.kernel.game import Chair, Game, InvalidOptions
from intriga.kernel.match_terms import PLAIN_TERMS, Terms
from intriga.kernel.step import Step
from intriga.table.errors import TableError, conflict, invalid
from intriga.table.lobby.names import chair_name, legible
from intriga.table.match.schedule import Length, Schedule, fits

_log = logging.getLogger(__name__)

TITLE_LENGTH = 80
MATCH_PASSWORD_LENGTH = 64


class Plan(Struct, frozen=True):
    """A match as it was asked for, checked."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    schedule: Schedule
    privacy: str
    watch: bool
    title: str
    terms: Terms
    approval: bool = False
    password: str | None = None


def make_plan(
    rules: Game[Any],
    *,
    number: int,
    options: Mapping[str, Any] | None,
    schedule: Schedule,
    privacy: str,
    watch: bool,
    title: str,
    language: str,
    terms: Terms = PLAIN_TERMS,
) -> Plan:
    """Check what was asked for. Raises `TableError` for values that do not do, in words."""
    if number not in rules.seats:
        raise invalid("table-seats", least=rules.seats.start, most=rules.seats.stop - 1)
    if privacy not in ("open", "link"):
        raise invalid("table-privacy")
    title = legible(title)
    if len(title) > TITLE_LENGTH:
        raise invalid("table-title", most=TITLE_LENGTH)
    chosen = fit_options(rules, options or {}, number, language)
    misfit = fits(schedule, rules.clocks)
    if misfit is not None:
        raise TableError("invalid", misfit)
    return Plan(rules, number, chosen, schedule, privacy, watch, title, terms)


def fit_options(
    game: Game[Any], options: Mapping[str, Any], number: int, language: str
) -> dict[str, Any]:
    """The options in full. Raises `TableError` when they do not do, tried out on the rules."""
    try:
        chosen = msgspec.convert(_legible(dict(options)), game.Options, strict=False)
    except msgspec.ValidationError as problem:
        raise invalid("table-options", problem=decode_error(problem)) from None
    chairs = [Chair(seat, chair_name(seat + 1, language)) for seat in range(number)]
    try:
        game.setup(chosen, chairs, Step(0, 0, Fast(0)))
    except InvalidOptions as problem:
        raise TableError("invalid", problem.refusal) from None
    except Exception as problem:
        raise broken(game, problem) from None
    full: dict[str, Any] = msgspec.to_builtins(chosen)
    return full


def _legible(value: Any) -> Any:
    """Options whose words can be read by all who will meet them."""
    if isinstance(value, str):
        return legible(value)
    if isinstance(value, Mapping):
        return {key: _legible(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_legible(item) for item in value]
    return value


def broken(game: Game[Any], problem: Exception) -> TableError:
    """The rules broke while a match was set up. What they said may hold secrets."""
    _log.error("the rules of %s broke in setting up: %s", game.id, type(problem).__name__)
    return conflict("refused-rules-broke")


def scheduled(schedule: Schedule | None, clocks: Mapping[str, Length] | None) -> Schedule:
    """The schedule with other lengths, if they were said."""
    whole = schedule or Schedule()
    return whole if clocks is None else replace(whole, clocks=dict(clocks))
