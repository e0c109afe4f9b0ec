"""Random matches by the thousand: of any size, with any options, with and without bots, some with
people who come and go. Every state keeps the invariants of its game, every act that a form leads to
is accepted, and nothing raises.

What was looked at is noted in `.long/`, so that a run that was interrupted goes on; once the code
of a game has changed, its matches begin anew.
"""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from intriga import games
from intriga.kernel.game import Game
from intriga.lab.conformance.plays import fuzz
from intriga.lab.conformance.plays.random_play import Play, play

ROOT: Final = Path(__file__).resolve().parents[2]
NOTES: Final = ROOT / ".long"
CROWDED: Final = 0.05
"""The share of matches with any number of players; the others have at most `FEW`."""
FEW: Final = 9
STEPS: Final = 100
LONGEST: Final = 1200
LONG: Final = 0.02
"""The share of matches that go on to `LONGEST` steps instead of `STEPS`."""
WITH_BOTS: Final = 0.05
"""The share of matches in which bots act, too: Diplomacy's think ahead, and would take three
quarters of the time; their own long suites look at them."""


def some_match(game: Game[Any], number: int) -> Play:
    """The match of this number, which is also its seed."""
    rng = Random(f"many {game.id} {number}")
    count, options = next(_beginnings(game, rng))
    return play(
        game,
        count,
        options,
        f"many {number}",
        LONGEST if rng.random() < LONG else STEPS,
        table=rng.random() < 0.5,
        bots=rng.random() < WITH_BOTS,
    )


def _beginnings(game: Game[Any], rng: Random) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of players and options, some changed at random, with which a match can begin."""
    seats = list(game.seats)
    few = [count for count in seats if count <= max(FEW, seats[0] + 2)]
    while True:
        count = rng.choice(seats if rng.random() < CROWDED else few)
        options = fuzz.options(game.Options, rng) if rng.random() < 0.6 else {}
        try:
            play(game, count, options, steps=1)
        except ValueError:  # not for so many, or not together
            continue
        yield count, options


def look_at(game: Game[Any], number: int) -> int:
    """Play a match and look at each of its steps; returns how many they were. Raises
    `AssertionError`, or whatever the rules raise."""
    match = some_match(game, number)
    for step in match.steps:
        broken = game.invariants(step.position.state)
        assert not broken, f"match {number}, step {step.entry.n}: {list(broken)}"
    refused = match.tally.tried - match.tally.accepted
    by_forms = {form: count for form, count in refused.items() if not form.endswith("by the bot")}
    assert not by_forms, f"match {number}: {match.tally.invalid}"
    return len(match.steps)


def look_at_all(game_id: str, first: int, count: int) -> int:
    """Look at so many matches from this number, without those that a run before has looked at;
    returns how many have been looked at in all."""
    game = games.find(game_id)
    note = NOTES / f"{game_id}-{first}"
    done = _noted(note, game_id)
    for number in range(first + done, first + count):
        look_at(game, number)
        done += 1
        if done % 20 == 0 or done == count:
            NOTES.mkdir(exist_ok=True)
            note.write_text(f"{code_of(game_id)} {done}\n", "ascii")
    return done


def _noted(note: Path, game_id: str) -> int:
    """How many matches were looked at with the code as it is."""
    if not note.exists():
        return 0
    code, _, done = note.read_text("ascii").partition(" ")
    return int(done) if code == code_of(game_id) else 0


@lru_cache
def code_of(game_id: str) -> str:
    """A digest of all that such a match depends on."""
    made = hashlib.sha256(Path(__file__).read_bytes())
    source = ROOT / "src" / "intriga"
    for part in (f"games/{game_id}", "kernel", "lab", "warfare", "diplomacy"):
        for file in sorted((source / part).rglob("*.py")):
            made.update(file.read_bytes())
    return made.hexdigest()[:16]
