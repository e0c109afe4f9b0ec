"""Records of matches: `replay` shows what a viewer knew, `verify` checks that a record is right,
`record` exports one from a server, `import-record` adds one to a server."""

import time
from typing import Any

import click

from intriga import games
from intriga.cli.console import Console, ConsoleCommand, public_url_option, read_file, whole
from intriga.cli.database import DatabaseOptions, database_options, unavailable
from intriga.cli.games import as_json
from intriga.kernel.game import Game
from intriga.kernel.records.record import Record, RecordError, read
from intriga.kernel.records.replay import Verification
from intriga.kernel.records.replay import verify as verify_record
from intriga.kernel.text import Message, msg
from intriga.lab.errors import CommandError
from intriga.lab.render import Renderer, plain
from intriga.lab.viewpoint import Known, known, viewer_of

_EXIT = {"right": 0, "wrong": 1, "undecided": 2}


@click.command(cls=ConsoleCommand)
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
        _print(console, log, seen, renderer)


@click.command(cls=ConsoleCommand)
@click.argument("record")
@as_json
@click.pass_obj
def verify(console: Console, record: str, json_: bool) -> int:
    game, verdict = _verdict(read_file(record))
    renderer = Renderer(game, console.language)
    problem = renderer.message(verdict.problem, ())
    if json_:
        result = {"verdict": verdict.verdict, "entry": verdict.entry, "problem": problem}
        console.print_json(result)
    else:
        id = f"cli-verdict-{verdict.verdict}"
        if verdict.entry is not None:
            id += "-at"
        text = "" if verdict.problem is None else renderer.line(verdict.problem, ())
        console.print(console.say(id, entry=verdict.entry, problem=text))
    return _EXIT[verdict.verdict]


@click.command(cls=ConsoleCommand)
@click.argument("match")
@click.option("--unfinished", is_flag=True)
@database_options
@click.pass_obj
def record(console: Console, match: str, unfinished: bool, where: DatabaseOptions) -> None:
    from intriga.store import match_log, matches

    with where.existing() as store:
        row = store.read(lambda connection: matches.get(connection, match))
        if row is None:
            raise CommandError("cli-no-match", {"match": match})
        if row.header is None:
            raise CommandError("lab-not-begun", {"match": match})
        if row.footer is None and not unfinished:
            raise CommandError("cli-unfinished", {"match": match})
        entries = store.read(lambda connection: match_log.lines(connection, match))
    lines = [row.header, *entries, *([] if row.footer is None else [row.footer])]
    console.print_raw(b"\n".join(lines) + b"\n")


@click.command(cls=ConsoleCommand, name="import-record")
@click.argument("record")
@click.option("--title", default="", metavar="TEXT")
@database_options
@public_url_option
@click.pass_obj
def import_record(
    console: Console, record: str, title: str, where: DatabaseOptions, public_url: str | None
) -> None:
    from intriga.kernel.records.record import RecordError
    from intriga.store import StoreError
    from intriga.table import TableError
    from intriga.table.archive.import_record import put_in

    raw = read_file(record)
    store = where.open()
    try:
        try:
            done = put_in(store, games.installed(), raw, int(time.time() * 1000), title)
        finally:
            store.close()
    except RecordError as error:
        raise bad_record(record, error) from None
    except TableError as error:
        refusal = error.refusal
        raise CommandError(refusal.id, refusal.params, 1, "intriga.table") from None
    except StoreError as problem:
        raise unavailable(problem) from None
    if not done.new:
        console.notify(console.say("cli-imported-before"))
    console.print(f"{(public_url or '').rstrip('/')}/m/{done.match}/replay")


def _verdict(raw: bytes) -> tuple[Game[Any] | None, Verification]:
    """The game of a record, if it is installed, and whether the record is right."""
    try:
        log = read(raw.splitlines())
    except RecordError as error:
        return None, Verification("wrong", problem=_at_line(error))
    try:
        game = games.find(log.header.game)
    except games.UnknownGame:
        unknown = Message("lab-unknown-game", {"game": log.header.game})
        return None, Verification("undecided", problem=unknown)
    return game, verify_record(game, log)


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
    """The error for a file that is not a valid record."""
    where = _at_line(error)
    problem = msg(where.id, **where.params)
    return CommandError("cli-bad-record", {"path": path, "problem": problem}, 1)


def _as_json(log: Record, seen: Known, renderer: Renderer) -> dict[str, Any]:
    now = seen.observation
    described = _described(seen)
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
        "told": [renderer.message(sentence, seen.names) for sentence in described],
        "windows": None if now is None else plain(now.windows),
        "forms": None if now is None else plain(now.forms),
        "rooms": None if now is None else plain(now.rooms),
        "events": [renderer.event(event, seen.names) for event in seen.events],
        "outcome": renderer.outcome(seen.outcome, seen.names),
        "note": renderer.message(seen.note, seen.names),
    }


def _described(seen: Known) -> list[Message]:
    """The view in sentences, and the referee's log."""
    if seen.game is None or seen.observation is None:
        return []
    sentences = seen.game.describe(seen.observation.view)
    return [*sentences, *(note.message for note in seen.log)]


def _print(console: Console, log: Record, seen: Known, renderer: Renderer) -> None:
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
        for sentence in _described(seen):
            console.print(f"  {renderer.line(sentence, seen.names)}")
    if seen.outcome is not None:
        console.print("")
        console.print(renderer.line(seen.outcome.reason, seen.names))


def _kind(seen: Known) -> str:
    return "seat" if isinstance(seen.viewer, int) else seen.viewer
