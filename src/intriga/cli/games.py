"""Games without a server: `games`, `selfplay`, `scenario`, `forms`."""

import secrets
from typing import Any

import click

from intriga import games as catalogue
from intriga.cli.console import Console, ConsoleCommand, read_file, read_object, whole
from intriga.kernel.actors import HOST, Actor, Viewer
from intriga.kernel.decode.state_patch import in_full
from intriga.kernel.game import Game
from intriga.lab import scenario_file as scenarios
from intriga.lab.describe import FormWriter, description
from intriga.lab.errors import CommandError
from intriga.lab.render import Renderer, names_of, plain
from intriga.lab.scenario import ScenarioRun, StepReport
from intriga.lab.selfplay import (
    Played,
    Setting,
    bots_of,
    check_seats,
    derived,
    play_all,
    play_league,
)

as_json = click.option("--json", "json_", is_flag=True)


@click.command(cls=ConsoleCommand)
@as_json
@click.pass_obj
def games(console: Console, json_: bool) -> None:
    installed = catalogue.installed().values()
    if json_:
        console.print_json([description(game) for game in installed], wide=True)
        return
    for game in installed:
        console.print(
            console.say(
                "cli-game",
                id=game.id,
                name=Renderer(game, console.language).word(f"game-{game.id}") or game.id,
                low=game.seats[0],
                high=game.seats[-1],
                bots=list(bots_of(game)),
            )
        )


@click.command(cls=ConsoleCommand)
@click.argument("game")
@click.option("--seats", callback=whole(1), metavar="N")
@click.option("--games", "matches", callback=whole(1, 1_000_000), default="1", metavar="K")
@click.option("--seed", callback=whole(), metavar="S")
@click.option("--bots", metavar="A,B,…")
@click.option("--options", metavar="JSON", default="{}")
@click.option("--records", metavar="DIR")
@click.option("--jobs", callback=whole(1, 256), default="1", metavar="J")
@click.option("--league", is_flag=True)
@as_json
@click.pass_obj
def selfplay(
    console: Console,
    *,
    game: str,
    seats: int | None,
    matches: int,
    seed: int | None,
    bots: str | None,
    options: str,
    records: str | None,
    jobs: int,
    league: bool,
    json_: bool,
) -> None:
    rules = find(game)
    number = rules.seats[0] if seats is None else seats
    check_seats(rules, number)
    sitting = _bots(rules, bots, number)
    if league and rules.Ledger is None:
        raise CommandError("lab-no-league", {"game": rules.id})
    given = read_object(options)
    first = secrets.randbits(48) if seed is None else seed
    settings = [Setting(game, derived(first, k), sitting, given) for k in range(matches)]
    lines = console.wants_json(json_)
    renderer = Renderer(rules, console.language)
    series = play_league(settings, records) if league else play_all(settings, records, jobs)
    for played in series:
        names = [f"{bot}-{seat + 1}" for seat, bot in enumerate(sitting)]
        if lines:
            console.print_json(_result(played, renderer, names))
        else:
            console.print(_result_line(console, played, renderer, names))


@click.command(cls=ConsoleCommand)
@click.argument("file")
@as_json
@click.pass_obj
def scenario(console: Console, file: str, json_: bool) -> int:
    played = scenarios.read(read_file(file))
    stage: ScenarioRun[Any] = ScenarioRun(played)
    renderer = Renderer(played.game, console.language)
    lines = console.wants_json(json_)
    step = -1
    try:
        for report in stage.run():
            step = report.step
            placed = step == 0 and bool(played.state)
            if lines:
                shown = _shown(stage) if placed else {}
                console.print_json({**_report(report, renderer), **shown})
            else:
                _print_report(console, report, renderer)
                if placed:
                    _print_position(console, stage, renderer)
    except CommandError as error:
        if lines and error.code == 1:
            console.print_json(_stopped(console, error, step + 1))
        raise
    if lines:
        console.print_json(_last(stage, renderer))
    else:
        _print_last(console, stage, renderer)
    if played.draws_left:
        console.notify(console.say("cli-draws-left", number=played.draws_left))
    return 0


@click.command(cls=ConsoleCommand)
@click.argument("game")
@click.option("--scenario", "file", metavar="FILE")
@click.option("--as", "viewer", metavar="SEAT|host")
@click.pass_obj
def forms(console: Console, game: str, file: str | None, viewer: str | None) -> None:
    rules = find(game)
    if file is None:
        played = scenarios.blank(rules, rules.seats[0])
    else:
        played = scenarios.read(read_file(file))
        if played.game.id != rules.id:
            raise CommandError("cli-other-game", {"game": game, "other": played.game.id})
    stage: ScenarioRun[Any] = ScenarioRun(played)
    for _ in stage.run():
        pass
    position = stage.position
    names = names_of(position.chairs)
    writer = FormWriter(rules, position.state, names)
    over = position.outcome is not None
    console.print_json(
        {
            "game": rules.id,
            "seats": names,
            "windows": [] if over else plain(rules.windows(position.state)),
            "forms": {
                str(actor): [] if over else writer.forms(actor) for actor in _actors(stage, viewer)
            },
            "outcome": Renderer(rules, console.language).outcome(position.outcome, names),
        },
        wide=True,
    )


def find(id: str) -> Game[Any]:
    """The game with this id. Raises `CommandError`."""
    try:
        return catalogue.find(id)
    except catalogue.UnknownGame:
        raise CommandError("lab-unknown-game", {"game": id}) from None


def _bots(game: Game[Any], asked: str | None, seats: int) -> tuple[str, ...]:
    """A bot for each seat: the named ones in turn, or the strongest one."""
    known = list(bots_of(game))
    names = known[:1] if asked is None else [name.strip() for name in asked.split(",")]
    for name in names:
        if name not in known:
            raise CommandError("lab-unknown-bot", {"game": game.id, "bot": name, "bots": known})
    return tuple(names[seat % len(names)] for seat in range(seats))


def _result(played: Played, renderer: Renderer, names: list[str]) -> dict[str, Any]:
    outcome = renderer.outcome(played.outcome, names)
    return {**plain(played), "outcome": outcome}


def _result_line(console: Console, played: Played, renderer: Renderer, names: list[str]) -> str:
    return console.say(
        "cli-played",
        seed=str(played.seed),
        result=renderer.result(played.outcome),
        number=len(played.outcome.winners),
        winners=[names[seat] for seat in played.outcome.winners],
        reason=renderer.line(played.outcome.reason, names),
        steps=played.steps,
        seconds=f"{played.seconds:.3f}",
        record=played.record or "—",
    )


def _report(report: StepReport, renderer: Renderer) -> dict[str, Any]:
    return {
        "step": report.step,
        "accepted": report.accepted,
        "error": renderer.message(report.error, report.names),
        "events": [renderer.event(event, report.names) for event in report.events],
    }


def _stopped(console: Console, error: CommandError, step: int) -> dict[str, Any]:
    """The JSON line of the step that stopped the scenario."""
    message = {"id": error.id, "params": error.params, "text": console.text_of(error)}
    return {"step": step, "accepted": False, "error": message, "events": []}


def _print_report(console: Console, report: StepReport, renderer: Renderer) -> None:
    if report.error is not None:
        refusal = renderer.line(report.error, report.names)
        console.print(console.say("cli-step-refused", step=report.step, refusal=refusal))
    else:
        console.print(console.say("cli-step", step=report.step))
    for event in report.events:
        to = _audience(console, event.to, report.names)
        console.print(f"  {to}{renderer.line(event, report.names)}")


def _audience(console: Console, to: Any, names: tuple[str, ...]) -> str:
    if to == "public":
        return ""
    if to in ("referee", "host"):
        return console.say(f"cli-to-{to}") + " "
    return console.say("cli-to", names=[names[seat] for seat in to]) + " "


def _last(stage: ScenarioRun[Any], renderer: Renderer) -> dict[str, Any]:
    position = stage.position
    outcome = renderer.outcome(position.outcome, names_of(position.chairs))
    return {**_shown(stage), "outcome": outcome}


def _shown(stage: ScenarioRun[Any]) -> dict[str, Any]:
    """The current position: the whole of it, and what everyone sees."""
    position, game = stage.position, stage.game
    viewers: list[Viewer] = ["public", *(chair.seat for chair in position.chairs)]
    return {
        "state": in_full(position.state),
        "views": {
            str(viewer): plain(game.view(position.state, game.viewpoint(position.state, viewer)))
            for viewer in viewers
        },
    }


def _print_last(console: Console, stage: ScenarioRun[Any], renderer: Renderer) -> None:
    _print_position(console, stage, renderer)
    position = stage.position
    if position.outcome is not None:
        console.print(renderer.line(position.outcome.reason, names_of(position.chairs)))


def _print_position(console: Console, stage: ScenarioRun[Any], renderer: Renderer) -> None:
    position, game = stage.position, stage.game
    names = names_of(position.chairs)
    view = game.view(position.state, game.viewpoint(position.state, "public"))
    console.print(console.say("cli-position"))
    for sentence in game.describe(view):
        console.print("  " + renderer.line(sentence, names))


def _actors(stage: ScenarioRun[Any], asked: str | None) -> list[Actor]:
    if asked is None:
        return [*(chair.seat for chair in stage.position.chairs), HOST]
    if asked == HOST:
        return [HOST]
    seat = stage.seat(asked)
    if seat is None:
        raise CommandError("lab-no-seat", {"seat": asked})
    return [seat]
