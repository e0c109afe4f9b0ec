"""`adjudicate`: adjudicates movement phases of Diplomacy, one JSON object per line."""

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import click
import msgspec
from msgspec import Struct

from intriga.cli.console import Console, ConsoleCommand, read_file
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.reason import Reason, Wrong, named, reason
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.words import phrasebook

WORDS = "intriga.diplomacy"


class _Phase(Struct):
    """A movement phase: a line of the input."""

    units: dict[str, list[str]]
    map: str = "classic"
    orders: dict[str, list[str] | None] | None = None
    rules: Rules = STANDARD
    id: Any = None


@click.command(cls=ConsoleCommand)
@click.argument("file", default="-")
@click.pass_obj
def adjudicate(console: Console, file: str) -> int:
    invalid = 0
    for line in _lines(file):
        answer = _adjudicated(line, console)
        invalid += "units" not in answer
        console.print_json(answer)
    return 1 if invalid else 0


def _lines(path: str) -> Iterator[bytes]:
    """The lines of the input; those of standard input as they arrive, because a program may wait
    for each answer. Raises `CommandError`."""
    if path == "-":
        yield from (line for line in sys.stdin.buffer if line.strip())
    else:
        lines: Iterable[bytes] = read_file(path).splitlines()
        yield from (line for line in lines if line.strip())


def _adjudicated(line: bytes, console: Console) -> dict[str, Any]:
    """The answer to a line; it has no `units` when the line is invalid."""
    try:
        phase = msgspec.json.decode(line, type=_Phase)
        reader = reader_of(phase.map)
    except UNREADABLE as error:
        return _refused(
            "cli-not-a-phase", console.say("cli-not-a-phase", problem=decode_error(error))
        )
    except KeyError:
        unknown = reason("diplomacy-saved-map", map=phase.map)
        return _refused(unknown.id, phrasebook(console.language, WORDS).text_of(unknown))
    orders = {power: texts or [] for power, texts in (phase.orders or {}).items()}
    season = resolve(reader, phase.units, orders, phase.rules)
    answer = {} if phase.id is None else {"id": phase.id}
    return answer | _as_json(season, console.language)


def _refused(id: str, text: str) -> dict[str, Any]:
    return {"errors": [{"error": id, "reason": text}]}


def _as_json(season: Season, language: str) -> dict[str, Any]:
    contested = [code for n, code in enumerate(season.board.codes) if season.contested >> n & 1]
    return {
        "units": season.units,
        "dislodged": season.dislodged,
        "retreats": season.retreats,
        "contested": contested,
        "results": season.results,
        "reasons": {
            order: reason_text(why, season.board, language) for order, why in season.reasons.items()
        },
        "errors": [error_json(wrong, season.board, language) for wrong in season.errors],
    }


def error_json(wrong: Wrong, board: Board, language: str) -> dict[str, str]:
    """An order or a unit that could not be used, with the reason."""
    text = reason_text(wrong.reason, board, language)
    return {"power": wrong.power, "given": wrong.given, "error": wrong.reason.id, "reason": text}


def reason_text(why: Reason, board: Board, language: str) -> str:
    """The text of a reason, with the names of provinces."""
    with_names = named(why, partial(board.name, language=language))
    return phrasebook(language, WORDS).text_of(with_names)
