"""The plan of a match: what somebody asks for when they create one, checked."""

import logging
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import replace

from intriga.kernel.chance import Fast
from intriga.kernel.decode.errors import UNREADABLE, decode_error, located
from intriga.kernel.game import Game, InvalidOptions
from intriga.kernel.match_terms import PLAIN_TERMS, Terms
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.spelling.plain_text import readable
from intriga.kernel.step import Step
from intriga.kernel.text import refuse
from intriga.table.errors import TableError, conflict, invalid
from intriga.table.names import clean_text, placeholder_name
from intriga.table.schedule import Length, Schedule, fits, tidy
from intriga.words.graphemes import length

_log = logging.getLogger(__name__)

LONG: Final = 1000
"""Characters from which on a text among the options may have many lines."""
TITLE_LENGTH = 80
"""The longest title, in characters."""
MATCH_PASSWORD_LENGTH = 64
"""The longest password of a match, in characters."""

EXTENSIONS_MOST = 99
EXTENSION_MOST = 30 * 24 * 3600
"""The most extensions of one seat, and the most seconds of one."""


class Plan(Struct, frozen=True):
    """A match to be created. `seats`: their number; `password`: its hash; `league`: its id."""

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
    league: str | None = None


def make_plan(
    rules: Game[Any],
    *,
    seats: int,
    options: Mapping[str, Any] | None,
    schedule: Schedule,
    privacy: str,
    watch: bool,
    title: str,
    language: str,
    terms: Terms = PLAIN_TERMS,
) -> Plan:
    """Check what was asked for. `seats`: their number; `options`: plain data, numbers may be
    strings; `language`: of the names of players while the options are tried out. Raises
    `TableError` for the first value that is not possible."""
    if seats not in rules.seats:
        raise invalid("table-seats", least=rules.seats.start, most=rules.seats.stop - 1)
    if privacy not in ("open", "link"):
        raise invalid("table-privacy")
    title = clean_text(title)
    if length(title) > TITLE_LENGTH or len(title) > 4 * TITLE_LENGTH:
        raise invalid("table-title", most=TITLE_LENGTH)
    chosen = full_options(rules, options or {}, seats, language)
    schedule = tidy(schedule)
    refusal = fits(schedule, rules.clocks)
    if refusal is not None:
        raise TableError("invalid", refusal)
    if terms.doors is not None and rules.doors == "closed":
        raise invalid("refused-doors-fixed")
    most = (EXTENSIONS_MOST, EXTENSION_MOST)
    if not (0 <= terms.extensions <= most[0] and 0 <= terms.extension <= most[1]):
        raise invalid("table-extensions", most=most[0], longest=most[1] // 86_400)
    return Plan(rules, seats, chosen, schedule, privacy, watch, title, terms)


def full_options(
    game: Game[Any], options: Mapping[str, Any], seats: int, language: str
) -> dict[str, Any]:
    """The options with defaults for those that are missing. They are tried out on the rules with so
    many players. Raises `TableError` when the rules refuse them."""
    try:
        chosen = msgspec.convert(_cleaned(options, game.Options), game.Options, strict=False)
    except UNREADABLE as problem:
        field = re.split(r"[.\[]", located(problem)[0])[0]
        refusal = refuse("table-options", problem=decode_error(problem))
        raise TableError("invalid", refusal, field) from None
    chairs = [Chair(seat, placeholder_name(seat + 1, language)) for seat in range(seats)]
    try:
        game.setup(chosen, chairs, Step(0, 0, Fast(0)))
    except InvalidOptions as problem:
        raise TableError("invalid", problem.refusal, problem.option) from None
    except Exception as problem:
        raise rules_broke(game, problem) from None
    full: dict[str, Any] = msgspec.to_builtins(chosen)
    return full


def _cleaned(options: Mapping[str, Any], kind: type[Struct]) -> dict[str, Any]:
    """Options with every text in them cleaned. Those that may be long keep their lines."""
    long = long_texts(kind)
    return {
        name: _with_lines(value) if name in long and isinstance(value, str) else _clean(value)
        for name, value in options.items()
    }


@cache
def long_texts(kind: type[Struct]) -> frozenset[str]:
    """The names of the options (`Game.Options`) that may be long texts of many lines."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return frozenset(
        field.name
        for field in info.fields
        if isinstance(field.type, inspect.StrType) and (field.type.max_length or 0) > LONG
    )


def _with_lines(text: str) -> str:
    return readable(text.replace("\r\n", "\n"), frozenset("\n\t")).strip()


def _clean(value: Any) -> Any:
    """A value with every text in it cleaned."""
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, Mapping):
        return {key: _clean(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_clean(item) for item in value]
    return value


def rules_broke(game: Game[Any], problem: Exception) -> TableError:
    """The error to raise when rules fail while a match is set up. The problem's text is not logged:
    it may hold secrets."""
    _log.error("the rules of %s broke in setting up: %s", game.id, type(problem).__name__)
    return conflict("refused-rules-broke")


def schedule_with(schedule: Schedule | None, clocks: Mapping[str, Length] | None) -> Schedule:
    """This schedule (None: the default one), with these lengths of windows unless None."""
    whole = schedule or Schedule()
    return whole if clocks is None else replace(whole, clocks=dict(clocks))
