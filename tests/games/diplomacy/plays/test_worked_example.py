"""The first year of a war with a convoy, a retreat and builds, through the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.kit.patience import PATIENCE

SCENARIO = Path(__file__).with_name("worked_example.json")


def run(language: str) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "intriga", "scenario", str(SCENARIO), "--lang", language]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_year_1901() -> None:
    *steps, last = run("en")
    assert [step["step"] for step in steps if not step["accepted"]] == [8]
    assert "“A SMY - LON”: " in steps[8]["error"]["text"]

    texts = [event["text"] for step in steps for event in step["events"]]
    assert "Germany: F Kiel → Denmark, A Berlin → Kiel, A Munich → Burgundy (bounced)." in texts
    assert "Dislodged: A Trieste (Austria)." in texts
    assert "Austria: A Trieste retreats → Vienna." in texts
    assert "France: builds A Paris, builds F Brest, waives a build." in texts
    assert (
        "Centres after 1901: Austria 4, England 4, France 6, Germany 5, Italy 5, Russia 6, "
        "Turkey 4." in texts
    )

    powers = {power["power"]: power for power in last["views"]["public"]["powers"]}
    assert last["views"]["public"]["name"] == "S1902M"
    assert sorted(powers["ENGLAND"]["units"]) == ["A NWY", "F LON", "F NTH", "F NWG"]
    assert sorted(powers["AUSTRIA"]["units"]) == ["A BUD", "A SER", "A VIE", "F GRE"]
    assert sorted(powers["ITALY"]["units"]) == ["A ROM", "A TRI", "A TYR", "F NAP", "F TUN"]
    assert sorted(powers["ITALY"]["centres"]) == ["NAP", "ROM", "TRI", "TUN", "VEN"]
    assert sum(len(power["centres"]) for power in powers.values()) == 34
    turns = [turn["name"] for turn in last["views"]["public"]["turns"]]
    assert turns == ["F1901M", "F1901R", "W1901A"]


def test_the_year_is_described_in_russian_too() -> None:
    *steps, _ = run("ru")
    texts = [event["text"] for step in steps for event in step["events"]]
    assert "Выбиты: А Триест (Австрия)." in texts
    assert "Англия: строит Ф Лондон." in texts
