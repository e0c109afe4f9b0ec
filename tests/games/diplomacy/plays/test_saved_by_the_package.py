"""Games played by the Python package `diplomacy` are imported, and its validator accepts exports.

These run where the package is installed (`pip install diplomacy`), and in a run of this file alone:
beside others, pytest calls our own tests of the library by the name of the package. Nothing else
needs it.
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
from tests.games.diplomacy.plays.saving import AT

_WANTED = "needs the Python package diplomacy (pip install diplomacy), and this file run alone"
package = pytest.importorskip("diplomacy", reason=_WANTED)
if not hasattr(package, "Game"):
    pytest.skip(_WANTED, allow_module_level=True)
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


def by_webdiplomacy(file: Any) -> Any:
    """A saved game of the package as webDiplomacy's API has it, by the package's own converter."""
    from diplomacy.integration.webdiplomacy_net.orders import Order
    from diplomacy.integration.webdiplomacy_net.utils import CACHE

    known, stages = CACHE[1], {"M": "Diplomacy", "R": "Retreats", "A": "Builds"}
    phases = []
    for phase in file["phases"]:
        name, game = phase["name"], package.Game()
        if name == "COMPLETED":
            continue
        game.set_phase_data(package.utils.game_phase_data.GamePhaseData.from_dict(phase))
        turn = (int(name[1:5]) - 1901) * 2 + (name[0] != "S")
        where = {"turn": turn, "phase": stages[name[-1]]}
        phases.append(where | {"units": [
            {"unitType": {"A": "Army", "F": "Fleet"}[unit.strip("*")[0]],
             "terrID": known["loc_to_ix"][unit.split()[1]],
             "countryID": known["power_to_ix"][power],
             "retreating": "Yes" if unit.startswith("*") else "No"}
            for power, units in phase["state"]["units"].items() for unit in units
        ], "centers": [
            {"terrID": known["loc_to_ix"][code], "countryID": known["power_to_ix"][power]}
            for power, codes in phase["state"]["centers"].items() for code in codes
        ], "orders": [
            where | {"countryID": known["power_to_ix"][power]}
            | Order(order, map_name="standard", phase_type=name[-1], game=game).to_dict()
            for power, orders in phase["orders"].items() for order in orders or ()
        ]})  # fmt: skip
    return {"gameID": 1, "variantID": 1, "turn": 0, "phase": "Finished", "gameOver": "Drawn",
            "phases": phases}  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_the_package_s_conversions_for_webdiplomacy_are_read(seed: int) -> None:
    file = random_game(seed, 25, gaps=True)
    read_ = read_saved(json.dumps(by_webdiplomacy(file)).encode())
    assert len(read_.phases) >= 20
    for ours, theirs in zip(read_.phases, file["phases"], strict=False):
        assert ours.name == theirs["name"]
        for power, units in theirs["state"]["units"].items():
            assert sorted(ours.state.units[power] or ()) == sorted(units)
    assert verify(read_).difference is None
