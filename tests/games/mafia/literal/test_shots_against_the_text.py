"""The shot table of the game and the one that was written from the text alone say the same."""

import json
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games.mafia.subjects.shots.joint import resolve as joint_resolve
from intriga.games.mafia.subjects.shots.target import Assault, Below, Kind
from tests.games.mafia.literal import assaults
from tests.games.mafia.literal.night.house import resolve
from tests.games.mafia.literal.night.mapping import as_house, told, told_by

SOME = 2_000
FAST = 20_000
MORE = 100_000
ALL = 300_000

pytestmark = pytest.mark.rule("mafia", "T2", "T3", "item 43", "T5", "M22", "M41", "M42")


def below(seed: int) -> Below:
    """The same numbers for the same reasons, in whatever order they are drawn."""

    def draw(n: int, why: str) -> int:
        assert n > 1, why
        return int(sha256(f"{seed} {why}".encode()).hexdigest(), 16) % n

    return draw


def differences(assault: Assault, seed: int) -> dict[str, tuple[Any, Any]]:
    """Where the two differ: what the text says, what the game says."""
    return compared(as_house(assault), assault, seed)


def compared(house: dict[str, Any], assault: Assault, seed: int) -> dict[str, tuple[Any, Any]]:
    text = told(house, resolve(house, below(seed)))
    game = told_by(joint_resolve(assault, below(seed)))
    return {part: (text[part], game[part]) for part in text if text[part] != game[part]}


def compare(seeds: range) -> None:
    for seed in seeds:
        check(assaults.random_assault(Random(seed)), seed)


def check(assault: Assault, seed: int) -> None:
    if differences(assault, seed):
        least = assaults.smallest(assault, lambda one: bool(differences(one, seed)))
        shown = json.dumps(msgspec.to_builtins(least), indent=1)
        pytest.fail(f"seed {seed}: {shown}\n{differences(least, seed)}")


def test_twenty_thousand_targets_end_as_the_text_says() -> None:
    compare(range(FAST))


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(FAST, MORE), marks=pytest.mark.thorough),
        pytest.param(range(MORE, ALL), marks=pytest.mark.long),
    ],
    ids=str,
)
def test_many_more_end_as_the_text_says(seeds: range) -> None:
    compare(seeds)


def test_the_random_targets_visit_every_cell() -> None:
    """12 rows without a guard (flash royale among them) and 5 with one; honest, charged, bandits,
    the assassin: all that T2 does not call impossible."""
    visited = {cell(assaults.random_assault(Random(seed))) for seed in range(FAST)}
    for clans in (0, 1, 2):
        for commissar in (False, True):
            for kind in Kind:
                assert (clans, commissar, "killer", kind) in visited or (clans, kind) == (
                    2,
                    "bandit",
                )
                if kind is Kind.ASSASSIN:
                    assert (clans, commissar, None, kind) in visited
                elif (clans, kind) != (2, "bandit"):
                    assert (clans, commissar, "bodyguard", kind) in visited
                    assert (clans, commissar, None, kind) in visited


def cell(assault: Assault) -> tuple[int, bool, str | None, Kind]:
    come = assault.visitors
    assassin = "killer" if come.killer else "bodyguard" if come.bodyguard is not None else None
    return len(come.clans), come.commissar is not None, assassin, assault.target.kind


PLANTED = {
    "kind": "honest",
    "is_commissar": False,
    "bribed": False,
    "hidden": False,
    "magic": False,
    "worn": [],
    "weapon": None,
    "mad": False,
    "knight": None,
    "mafia": None,
    "yakuza": None,
    "C": None,
    "Ak": None,
    "Ag": None,
    "protected": set(),
    "first": False,
    "prize": True,
    "living": [0, 1],
}
"""What the text is told instead of the truth."""


@pytest.mark.parametrize("part", PLANTED)
def test_the_comparison_notices_whatever_is_wrong(part: str) -> None:
    for seed in range(SOME):
        assault = assaults.random_assault(Random(seed))
        house = as_house(assault)
        if compared({**house, part: PLANTED[part]}, assault, seed):
            return
    pytest.fail("no difference")


@pytest.mark.parametrize("shooter", ["mafia", "yakuza", "C", "Ak"])
def test_the_comparison_notices_a_lost_arrow(shooter: str) -> None:
    for seed in range(SOME):
        assault = assaults.random_assault(Random(seed))
        house = as_house(assault)
        shot = house[shooter]
        if shot and compared({**house, shooter: {**shot, "arrow": False}}, assault, seed):
            return
    pytest.fail("no difference")


def test_the_smallest_example_keeps_only_what_it_needs() -> None:
    """Of a house where somebody wears a helm, the helm."""
    worn = next(
        one
        for one in (assaults.random_assault(Random(seed)) for seed in range(SOME))
        if "helm" in one.target.worn and len(one.target.worn) > 2 and one.knight
    )
    least = assaults.smallest(worn, lambda one: "helm" in one.target.worn)
    assert least.target.worn == ("helm",)
    assert least.knight is None
    assert not least.protected
