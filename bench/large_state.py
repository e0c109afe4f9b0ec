"""A match with a large state, for the parts that measure replays and bots: a crowd of 120 in teams
that hand in lists, in a world of thousands of facts."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any

from msgspec import Struct

from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Actor,
    BaseGame,
    Chair,
    Clock,
    Field,
    Form,
    Outcome,
    Refusal,
    Step,
    Window,
)
from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.chance import Sealed
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Observation
from intriga.kernel.records.record import Entry, Header
from intriga.lab.conformance.plays.random_play import header_of
from intriga.table.match.stored_match import decode_entry

SEATS = 120
TEAM = 4
SECRET_OF_CHANCE = b"x" * 32


class Terms(Struct, frozen=True):
    facts: int = 6800
    turns: int = 1000


class Fact(Struct):
    kind: str
    team: int
    level: int
    money: int


class Row(Struct, frozen=True):
    action: int
    target: int
    amount: int


class HandIn(Act, frozen=True):
    rows: Annotated[tuple[Row, ...], SECRET]


class World(Struct):
    rows: list[list[Row]]
    facts: list[Fact]
    turns: int
    turn: int = 1


class View(Struct):
    turn: int
    rows: dict[int, list[Row]]


class Remembering(RandomBot):
    """A bot that looks at every step."""

    def __init__(self) -> None:
        self.seen = 0

    def look(self, observation: Observation) -> None:
        self.seen += 1


class Listening(Remembering):
    """A bot that needs its events alone."""

    past = "events"


class World120(BaseGame[World]):
    """The game."""

    id = "world"
    rules_version = 1
    seats = range(2, 129)
    Options = Terms
    State = World
    Acts = HandIn
    words = "tests.shapes"
    clocks = {"turn": Clock(900, 86_400)}  # noqa: RUF012
    bots = {"remembering": Remembering, "listening": Listening}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> World:
        teams = len(chairs) // TEAM
        facts = [Fact("sabotage", n % teams, n % 7, 1_000_000 + n) for n in range(options.facts)]
        return World([[] for _ in range(teams)], facts, options.turns)

    def windows(self, state: World) -> Sequence[Window]:
        if state.turn > state.turns:
            return ()
        everybody = tuple(range(len(state.rows) * TEAM))
        return (Window("turn", "turn", everybody, state.turn, early=False),)

    def forms(self, state: World, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int):
            return ()
        return (Form(HandIn, (Field("rows", "rows"),), window="turn", generation=state.turn),)

    def check(self, state: World, actor: Actor, act: Act, now: int) -> Refusal | None:
        return None

    def apply(self, state: World, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        assert isinstance(act, HandIn)
        team = actor % len(state.rows)
        state.rows[team] = list(act.rows)
        for row in act.rows:
            state.facts[row.target].money += row.amount
        members = tuple(range(team, len(state.rows) * TEAM, len(state.rows)))
        step.emit("world-noted", members, count=len(act.rows))
        step.emit("world-acted", PUBLIC, team=team)

    def close_window(self, state: World, window: Window, step: Step) -> None:
        state.turn += 1

    def view(self, state: World, viewpoint: Hashable) -> View:
        mine = viewpoint % len(state.rows) if isinstance(viewpoint, int) else None
        return View(state.turn, {} if mine is None else {mine: state.rows[mine]})

    def outcome(self, state: World) -> Outcome | None:
        return None


def large_match(path: Path, steps: int, facts: int = 6800) -> tuple[Any, Header, int]:
    """Play this many steps and write them as lines. Returns the game, the header, and the bytes of
    the last state."""
    game = World120()
    header = header_of(game, SEATS, {"facts": facts}, SECRET_OF_CHANCE)
    engine = Engine(game, header, Sealed(SECRET_OF_CHANCE, header.salts))
    rng = Random(1)
    advance = engine.open()
    with path.open("wb") as file:
        file.write(advance.line + b"\n")
        for number in range(steps - 1):
            rows = tuple(
                Row(n, rng.randrange(facts), rng.randrange(100)) for n in range(rng.randrange(11))
            )
            taken = engine.act(advance.position, rng.randrange(SEATS), HandIn(rows), 1000 + number)
            assert not isinstance(taken, Refusal), taken
            advance = taken
            file.write(advance.line + b"\n")
    return game, header, len(advance.position.packed)


def lines_of(path: Path) -> list[bytes]:
    """The lines of the entries."""
    return path.read_bytes().splitlines()


def entries_of(path: Path) -> list[Entry]:
    """The entries."""
    return [decode_entry(line) for line in lines_of(path)]
