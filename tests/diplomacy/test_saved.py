"""Saved games of other programs are replayed and checked."""

import json
from random import Random
from typing import Any

import pytest

from intriga.diplomacy.saved_games import BadGame, read_saved, verify
from tests.kit.diplomacy.random_games import Game, played


def judged(game: Game) -> Any:
    return verify(read_saved(json.dumps(game).encode()))


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("seed", range(8))
def test_a_correct_game_has_no_faults(seed: int, whole: bool) -> None:
    game = played(seed, whole=whole)
    verdict = judged(game)
    assert verdict.difference is None
    assert verdict.other_rules == {}
    assert verdict.phases == len(game["phases"]) - 1


@pytest.mark.parametrize("seed", range(8))
def test_the_first_wrong_phase_is_named(seed: int) -> None:
    game = played(seed)
    chance = Random(seed)
    number = chance.randrange(1, len(game["phases"]) - 1)
    units = game["phases"][number]["state"]["units"]
    power = next(power for power, own in units.items() if own)
    units[power] = units[power][1:]
    gap = judged(game).difference
    assert gap is not None
    assert gap.phase == game["phases"][number - 1]["name"]
    assert gap.next == game["phases"][number]["name"]
    assert gap.ours != gap.theirs


def test_centres_are_compared_too() -> None:
    game = played(1)
    winter = next(phase for phase in game["phases"] if phase["name"].endswith("A"))
    winter["state"]["centers"]["FRANCE"] = ["PAR", "MOS"]
    assert judged(game).difference.next == "W1901A"


def test_another_convoy_rule_is_noted_but_not_a_fault() -> None:
    """By an older rule, an army moves to a neighbour by land unless its order says VIA."""
    units = {"ENGLAND": ["A NWY", "F SKA"], "RUSSIA": ["A SWE"]}
    orders = {"ENGLAND": ["A NWY - SWE", "F SKA C A NWY - SWE"], "RUSSIA": ["A SWE - NWY"]}
    phases = [
        {"name": "S1901M", "state": {"units": units}, "orders": orders},
        {"name": "F1901M", "state": {"units": units}, "orders": {"RUSSIA": None}},
    ]
    verdict = judged({"map": "standard", "phases": phases})
    assert verdict.difference is None
    assert list(verdict.other_rules) == ["S1901M"]


def test_invalid_orders_are_reported() -> None:
    phases = [{"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR"]}},
               "orders": {"FRANCE": ["A PAR - MOS", "A PAR - BUR"]}}]  # fmt: skip
    verdict = judged({"phases": phases})
    assert [(phase, wrong.given) for phase, wrong in verdict.wrong] == [("S1901M", "A PAR - MOS")]


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        (b"[]", "diplomacy-saved-format"),
        (b"{", "diplomacy-saved-format"),
        (b'{"phases": []}', "diplomacy-saved-empty"),
        (b'{"phases": [], "map": "moon"}', "diplomacy-saved-map"),
    ],
)
def test_anything_but_a_saved_game_is_refused(raw: bytes, id: str) -> None:
    with pytest.raises(BadGame) as caught:
        read_saved(raw)
    assert caught.value.reason.id == id


def test_an_impossible_unit_is_refused() -> None:
    phases = [{"name": "S1901M", "state": {"units": {"FRANCE": ["A ENG"]}}, "orders": None}]
    with pytest.raises(BadGame) as caught:
        judged({"phases": phases})
    assert caught.value.reason.id == "diplomacy-saved-unit"
