"""Records of matches: `replay` shows what somebody knew, `verify` proves that all was right."""

from typing import Any

import click

from intriga import games
from intriga.cli.console import Command, Console, read_file, whole
from intriga.cli.games import as_json
from intriga.kernel.game import Game
from intriga.kernel.records.record import Record, RecordError, read
from intriga.kernel.records.replay import Verdict
from intriga.kernel.records.replay import verify as judge
from intriga.kernel.text import Message, msg
from intriga.lab.errors import CommandError
from intriga.lab.render import Renderer, plain
from intriga.lab.viewpoint import Known, known, viewer_of

_EXIT = {"right": 0, "wrong": 1, "undecided": 2}


@click.command(cls=Command)
@click.argument("record")
@click.option("--as", "viewer", default="public", metavar="SEAT|public|referee")
@click.option("--at", callback=whole(0), metavar="N")
@as_json
@click.pass_obj
def replay(console: Console, record: str, viewer: str, at: int | None, json_: bool) -> None:
    log = read_record(record)
    seen = known(log, viewer_of(log, viewer), at)
    renderer = Renderer(seen.game, console.language)
    if json_:
        console.print_json(_as_json(log, seen, renderer), wide=True)
    else:
        _say(console, log, seen, renderer)


@click.command(cls=Command)
@click.argument("record")
@as_json
@click.pass_obj
def verify(console: Console, record: str, json_: bool) -> int:
    game, verdict = _judge(read_file(record))
    renderer = Renderer(game, console.language)
    problem = renderer.message(verdict.problem, ())
    if json_:
        told = {"verdict": verdict.verdict, "entry": verdict.entry, "problem": problem}
        console.print_json(told)
    else:
        id = f"cli-verdict-{verdict.verdict}"
        if verdict.entry is not None:
            id += "-at"
        said = "" if verdict.problem is None else renderer.line(verdict.problem, ())
        console.print(console.say(id, entry=verdict.entry, problem=said))
    return _EXIT[verdict.verdict]


def _judge(raw: bytes) -> tuple[Game[Any] | None, Verdict]:
    """The game of a record, if it is known, and whether the record is right."""
    try:
        log = read(raw.splitlines())
    except RecordError as error:
        return None, Verdict("wrong", problem=_at_line(error))
    try:
        game = games.find(log.header.game)
    except games.UnknownGame:
        unknown = Message("lab-unknown-game", {"game": log.header.game})
        return None, Verdict("undecided", problem=unknown)
    return game, judge(game, log)


def _at_line(error: RecordError) -> Message:
    problem = msg(error.message.id, **error.message.params)
    return Message("lab-at-line", {"line": error.line, "problem": problem})


def read_record(path: str) -> Record:
    """The record in a file. Raises `CommandError`."""
    try:
        return read(read_file(path).splitlines())
    except RecordError as error:
        raise bad_record(path, error) from None


def bad_record(path: str, error: RecordError) -> CommandError:
    """That a file is no record, and where it breaks."""
    where = _at_line(error)
    problem = msg(where.id, **where.params)
    return CommandError("cli-bad-record", {"path": path, "problem": problem}, 1)


def _as_json(log: Record, seen: Known, renderer: Renderer) -> dict[str, Any]:
    now = seen.observation
    told = [] if now is None or seen.game is None else seen.game.describe(now.view)
    return {
        "match": log.header.match,
        "game": log.header.game,
        "rules": log.header.rules,
        "options": log.header.options,
        "viewer": seen.viewer,
        "step": seen.step,
        "last": seen.last,
        "seats": seen.names,
        "view": None if now is None else plain(now.view),
        "told": [renderer.message(sentence, seen.names) for sentence in told],
        "windows": None if now is None else plain(now.windows),
        "forms": None if now is None else plain(now.forms),
        "rooms": None if now is None else plain(now.rooms),
        "events": [renderer.event(event, seen.names) for event in seen.events],
        "outcome": renderer.outcome(seen.outcome, seen.names),
        "note": renderer.message(seen.note, seen.names),
    }


def _say(console: Console, log: Record, seen: Known, renderer: Renderer) -> None:
    header = log.header
    name = renderer.word(f"game-{header.game}") or header.game
    seated = ", ".join(seen.names)
    console.print(console.say("cli-shown", game=name, match=header.match, names=seated))
    who = seen.names[seen.viewer] if isinstance(seen.viewer, int) else seen.viewer
    console.print(console.say(f"cli-knew-{_kind(seen)}", step=seen.step, last=seen.last, who=who))
    console.print("")
    for event in seen.events:
        console.print(f"  {renderer.line(event, seen.names)}")
    if seen.note is not None:
        console.print("")
        console.print(renderer.line(seen.note, seen.names))
    if seen.game is not None and seen.observation is not None:
        console.print("")
        console.print(console.say("cli-position"))
        for sentence in seen.game.describe(seen.observation.view):
            console.print(f"  {renderer.line(sentence, seen.names)}")
    if seen.outcome is not None:
        console.print("")
        console.print(renderer.line(seen.outcome.reason, seen.names))


def _kind(seen: Known) -> str:
    return "seat" if isinstance(seen.viewer, int) else seen.viewer
