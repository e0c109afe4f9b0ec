"""Saved games of Diplomacy: `import-diplomacy` reads those of other programs, replays them, makes
records of them; `export-diplomacy` writes a record as one of theirs."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from intriga.cli.adjudicate import error_json, reason_text
from intriga.cli.console import Console, ConsoleCommand, read_file
from intriga.cli.games import as_json
from intriga.cli.records import read_record
from intriga.diplomacy.geography.catalogue import BadMap
from intriga.diplomacy.saved_games import BadGame, Difference, SavedGame, Verdict, read_saved
from intriga.diplomacy.saved_games import verify as replay_saved
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.records.replay import ReplayError
from intriga.kernel.text import msg
from intriga.lab.errors import CommandError, system

if TYPE_CHECKING:
    from intriga.games.diplomacy.saved.import_game import Replayed

GAME = "intriga.games.diplomacy"


@click.command(cls=ConsoleCommand, name="import-diplomacy")
@click.argument("file")
@click.option("--verify", is_flag=True)
@click.option("--record", "record", metavar="OUT")
@click.option("--map", "map_", metavar="MAP")
@as_json
@click.pass_obj
def import_diplomacy(
    console: Console, *, file: str, verify: bool, record: str | None, map_: str | None, json_: bool
) -> int:
    raw = read_file(file)
    map_text = read_file(map_).decode("utf-8", "replace") if map_ else ""
    try:
        game = read_saved(raw, map_text)
        verdict = replay_saved(game) if verify or record else None
        right = verdict is not None and verdict.difference is None
        made = _record(game, raw, record) if record and right else None
    except BadGame as bad:
        raise _bad(bad) from None
    except BadMap as bad:
        raise CommandError(bad.problems[0].id, dict(bad.problems[0].params), 1, GAME) from None
    if console.wants_json(json_):
        result: dict[str, Any] = {"id": game.id, "map": game.map, "phases": len(game.phases)}
        result |= _as_json(verdict, game, console.language) if verdict else {}
        console.print_json(result | ({"record": record, "ending": made.ending} if made else {}))
    else:
        _print(console, file, game, verdict)
        if made is not None:
            console.print(console.say("cli-saved-recorded", file=record, ending=made.ending))
    return 1 if verdict and verdict.difference else 0


@click.command(cls=ConsoleCommand, name="export-diplomacy")
@click.argument("record")
@click.pass_obj
def export_diplomacy(console: Console, record: str) -> None:
    from intriga.games.diplomacy import game
    from intriga.games.diplomacy.saved.export_game import saved_game

    log = read_record(record)
    if log.header.game != game.id:
        raise CommandError("cli-export-other-game", {"game": log.header.game})
    if log.header.rules != game.rules_version:
        versions = {"then": log.header.rules, "now": game.rules_version}
        raise CommandError("cli-export-other-rules", versions)
    try:
        console.print_json(saved_game(log))
    except ReplayError as problem:
        text = msg(problem.problem.id, **problem.problem.params)
        given = {"path": record, "problem": text}
        raise CommandError("cli-bad-record", given, 1, GAME) from None
    except ValueError:
        raise CommandError("cli-export-too-early") from None


def _record(game: SavedGame, raw: bytes, out: str) -> "Replayed":
    """Play the game through the kernel and write its record. Raises `CommandError`, `BadGame`."""
    from intriga.games.diplomacy.saved.import_game import Differs, replayed

    target = Path(out)
    if target.exists():
        raise CommandError("cli-exists", {"path": out})
    try:
        made = replayed(game, raw, int(time.time() * 1000))
    except Differs as gap:
        where = gap.difference
        if not where.phase:
            raise CommandError("cli-saved-other-start", {"next": where.next}, 1) from None
        raise CommandError(
            "cli-saved-no-way", {"phase": where.phase, "next": where.next}, 1
        ) from None
    try:
        with target.open("xb") as file:
            file.writelines(line + b"\n" for line in made.lines)
    except OSError as problem:
        given = {"problem": system(problem), "where": f" ({out})"}
        raise CommandError("cli-system", given, 1) from None
    return made


def _bad(bad: BadGame) -> CommandError:
    why = dict(bad.reason.params)
    if isinstance(bad.__cause__, UNREADABLE):
        why["problem"] = decode_error(bad.__cause__)
    return CommandError(bad.reason.id, why, 1, GAME)


def _as_json(verdict: Verdict, game: SavedGame, language: str) -> dict[str, Any]:
    gap, board = verdict.difference, game.reader.board
    return {
        "verdict": "wrong" if gap else "right",
        "replayed": verdict.phases,
        "difference": None if gap is None else msgspec.to_builtins(gap),
        "other_rules": msgspec.to_builtins(verdict.other_rules),
        "errors": [
            {"phase": p, **error_json(wrong, board, language)} for p, wrong in verdict.wrong
        ],
    }


def _print(console: Console, file: str, game: SavedGame, verdict: Verdict | None) -> None:
    name = Path(file).name
    if verdict is None:
        console.print(console.say("cli-saved-read", file=name, phases=len(game.phases)))
        return
    for phase in verdict.other_rules:
        console.print(console.say("cli-saved-other-rules", phase=phase))
    for phase, wrong in verdict.wrong:
        text = reason_text(wrong.reason, game.reader.board, console.language)
        console.print(f"  {phase} {wrong.power}: {wrong.given}: {text}")
    if verdict.difference is None:
        console.print(console.say("cli-saved-right", file=name, phases=verdict.phases))
    else:
        _print_difference(console, verdict.difference)


def _print_difference(console: Console, gap: Difference) -> None:
    console.print(console.say("cli-saved-wrong", phase=gap.phase, next=gap.next))
    for power in sorted({*gap.ours, *gap.theirs}):
        ours, theirs = gap.ours.get(power, []), gap.theirs.get(power, [])
        if sorted(ours) != sorted(theirs):
            line = console.say("cli-saved-power", power=power, ours=ours, theirs=theirs)
            console.print(f"  {line}")
