"""Games played by the Python package `diplomacy` are imported, and its validator accepts exports.

These run where the package is installed (`pip install diplomacy`); nothing else needs it.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.diplomacy.geography.catalogue import bundled, read_atlas
from intriga.diplomacy.saved_games import read_saved, verify
from intriga.games.diplomacy import game
from intriga.games.diplomacy.saved.export_game import saved_game
from intriga.games.diplomacy.saved.import_game import replayed
from intriga.kernel.records.record import Record, read
from intriga.kernel.records.replay import verify as judge
from intriga.lab.selfplay import Setting, play
from tests.games.diplomacy.test_saved import AT

package = pytest.importorskip(
    "diplomacy", reason="needs the Python package diplomacy: pip install diplomacy"
)
pytestmark = pytest.mark.thorough


def imported(file: Any, map_text: str = "") -> Record:
    raw = json.dumps(file).encode()
    saved = read_saved(raw, map_text)
    assert verify(saved).difference is None
    record = read(replayed(saved, raw, AT).lines)
    assert judge(game, record).verdict == "right"
    return record


def random_game(seed: int, phases: int, *, gaps: bool, map: str = "standard") -> Any:
    """A game by the package's own rules. `gaps`: some powers send fewer orders, or none."""
    chance, match = Random(seed), package.Game(map_name=map)
    for _ in range(phases):
        if match.is_game_done:
            break
        possible = match.get_all_possible_orders()
        for power in match.powers:
            where = sorted(match.get_orderable_locations(power))
            given = [chance.choice(sorted(possible[at])) for at in where if possible[at]]
            if gaps and chance.random() < 0.3:
                given = given[: chance.randrange(len(given) + 1)]
            match.set_orders(power, given)
        match.process()
    return package.utils.export.to_saved_game_format(match)


@pytest.mark.parametrize("gaps", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_the_package_are_recorded_and_exported(seed: int, gaps: bool) -> None:
    file = random_game(seed, 40, gaps=gaps)
    again = saved_game(imported(file))
    positions = {phase["name"]: phase["state"] for phase in file["phases"]}
    both = [phase for phase in again["phases"] if phase["name"] in positions]
    assert len(both) >= 30
    for phase in both:
        theirs = positions[phase["name"]]
        units = {power: sorted(own) for power, own in theirs["units"].items()}
        assert {power: sorted(own) for power, own in phase["state"]["units"].items()} == units
        assert phase["state"]["zobrist_hash"] == theirs["zobrist_hash"]


def test_games_that_the_package_was_tested_with_are_recorded_and_exported() -> None:
    found = sorted((Path(package.__file__).parent / "tests" / "network").glob("*.json"))
    assert found
    for path in found:
        again = saved_game(imported(json.loads(path.read_text("utf-8"))))
        assert package.utils.export.is_valid_saved_game(again), path.name


@pytest.mark.parametrize("seed", [5, 6])
def test_the_package_accepts_what_bots_played(seed: int, tmp_path: Path) -> None:
    setting = Setting("diplomacy", seed, ("marshal",) * 7, {"years": 4})
    match = play(setting, str(tmp_path))
    assert match.record is not None
    record = read(Path(match.record).read_bytes().splitlines())
    assert package.utils.export.is_valid_saved_game(saved_game(record))


def test_the_package_s_maps_are_read_and_its_standard_map_is_ours() -> None:
    found = sorted((Path(package.__file__).parent / "maps").glob("*.map"))
    whole = {path.name: path.read_text("utf-8") for path in found}
    alone = {name for name, text in whole.items() if "\nMAP " not in f"\n{text}"}
    assert len(alone) >= 8
    for name in alone:
        assert len(read_atlas(whole[name]).powers) >= 5, name
    ours, theirs = bundled("classic").provinces, read_atlas(whole["standard.map"]).provinces
    for code, one in ours.items():
        other = theirs[code]
        assert {*one.army.split()} == {*other.army.split()}
        assert {c: {*near} for c, near in one.spots.items()} == {
            c: {*near} for c, near in other.spots.items()
        }
        assert (one.kind, one.centre, one.home) == (other.kind, other.centre, other.home)


@pytest.mark.parametrize("name", ["ancmed", "modern", "empire"])
def test_games_on_the_package_s_other_maps_are_recorded(name: str) -> None:
    file = random_game(1, 12, gaps=True, map=name)
    text = (Path(package.__file__).parent / "maps" / f"{name}.map").read_text("utf-8")
    again = saved_game(imported(file, text))
    assert len(again["phases"]) >= 8
    assert again["map_text"] == text
