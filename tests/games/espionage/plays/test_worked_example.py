"""The rulebook's own example (checklist 21), through the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SCENARIO = Path(__file__).with_name("worked_example.json")


def run() -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "intriga", "scenario", str(SCENARIO), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_papers_go_from_14_to_15_and_moscow_gets_19_back() -> None:
    *steps, last = run()
    assert all(step["accepted"] for step in steps), [s for s in steps if not s["accepted"]]

    announced = steps[-5]["events"]
    assert announced[0]["text"] == "Washington announces 14 → 22."

    bids = [event for step in steps[-3:-1] for event in step["events"]]
    assert [event["params"]["sum"] for event in bids if event["id"] == "espionage-called"] == [
        40,
        41,
    ]
    returned = {
        event["params"]["who"]["seat"]: event["params"]["rest"]
        for event in bids
        if event["id"] == "espionage-returned"
    }
    assert returned == {3: 0, 1: 19}

    assert last["state"]["papers"] == 15
    assert last["state"]["players"][1]["purse"] == [1000, 940, 959]
    assert last["state"]["players"][3]["purse"] == [1000, 960]
    assert last["state"]["burned"] == 40 + 41
    assert last["state"]["players"][1]["bribes"] == {}
    assert last["outcome"] is None
    # The move that Moscow won was not its turn: London follows Washington (S21).
    assert last["views"]["public"]["mover"] == 0
