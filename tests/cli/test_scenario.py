"""`intriga scenario`: a match driven from a file."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from tests.cli.conftest import Run

Write: TypeAlias = Callable[[Any], str]
THROW = {"type": "throw"}


def dice(*steps: Any, **more: Any) -> dict[str, Any]:
    return {"game": "dice", "seats": ["Ann", "Bob"], "draws": [0] * 40, "steps": steps, **more}


def test_prints_one_line_per_step_and_the_end(run: Run, write: Write) -> None:
    file = write(dice({"by": 0, "act": THROW}, {"by": "Bob", "act": THROW}, draws=[5, 1, 2, 0]))
    ran = run("scenario", file, "--json")
    assert (ran.code, ran.err) == (0, "")
    begun, first, second, last = ran.lines
    assert begun == {
        "step": 0,
        "accepted": True,
        "error": None,
        "events": [
            {
                "to": "public",
                "id": "dice-begins",
                "params": {"seat": {"seat": 0}},
                "text": "Ann begins.",
            }
        ],
    }
    assert (first["step"], first["accepted"], first["error"]) == (1, True, None)
    assert [(event["to"], event["text"]) for event in first["events"]] == [
        ("public", "Ann throws 6."),
        ([0], "You have 6."),
        ("referee", "The coin fell: 1."),
    ]
    assert second["events"][0]["text"] == "Bob throws 3."
    assert last == {
        "state": {"how": "fair", "sums": [6, 3], "turn": 0, "thrown": 2},
        "views": {who: {"sums": [6, 3], "turn": 0} for who in ("public", "0", "1")},
        "outcome": None,
    }


def test_a_pipe_gets_json_by_default(run: Run, write: Write) -> None:
    file = write(dice({"by": 0, "act": THROW}))
    assert run("scenario", file).out == run("scenario", file, "--json").out


def test_prints_russian(run: Run, write: Write) -> None:
    file = write(dice({"by": 1, "act": THROW}))
    ran = run("scenario", file, "--lang", "ru")
    assert ran.lines[0]["events"][0]["text"] == "Начинает Ann."
    assert ran.lines[1]["error"]["text"] == "Сейчас ходит Ann."


def test_reads_standard_input(run: Run) -> None:
    ran = run("scenario", "-", stdin=json.dumps(dice()))
    assert ran.code == 0
    assert len(ran.lines) == 2


def test_prints_the_outcome(run: Run, write: Write) -> None:
    ends = dice({"by": 0, "act": THROW}, {"by": 1, "act": THROW}, {"wait": 5}, {"expire": True})
    ran = run("scenario", write({**ends, "options": {"head_start": 9}}))
    *_, over, waited, expired, last = ran.lines
    assert over["error"]["id"] == "refused-over"
    assert waited["accepted"] is True
    assert expired["error"]["id"] == "refused-over"
    assert last["outcome"] == {
        "result": "won",
        "winners": [0],
        "scores": {"0": 10, "1": 0},
        "reason": {"id": "dice-won", "params": {"seat": {"seat": 0}}, "text": "Ann wins."},
    }
    assert ran.code == 0


@pytest.mark.parametrize(
    ("step", "id"),
    [
        ({"by": 1, "act": THROW}, "dice-not-your-turn"),
        ({"by": "host", "act": THROW}, "dice-not-your-turn"),
        ({"by": 2, "act": THROW}, "lab-no-seat"),
        ({"by": -1, "act": THROW}, "lab-no-seat"),
        ({"by": "Cid", "act": THROW}, "lab-no-seat"),
        ({"by": "table", "act": THROW}, "lab-no-seat"),
        ({"by": 0, "act": {"type": "cheat"}}, "refused-malformed"),
        ({"by": 0, "act": {"type": "throw", "hand": "third"}}, "refused-malformed"),
        ({"by": 0, "act": {"type": "throw", "foot": 1}}, "refused-malformed"),
        (
            {"by": 0, "act": {"type": "expire", "window": "turn", "generation": 0}},
            "refused-malformed",
        ),
        ({"by": 0, "act": "throw"}, "refused-malformed"),
        ({"by": 0, "act": None}, "refused-malformed"),
        ({"expire": "door"}, "lab-no-window"),
        ({"enter": "Cid"}, "dice-closed"),
        ({"leave": "Ann"}, "dice-closed"),
        ({"leave": 5}, "lab-no-seat"),
    ],
)
def test_a_refused_step_changes_nothing_and_the_scenario_goes_on(
    run: Run, write: Write, step: dict[str, Any], id: str
) -> None:
    ran = run("scenario", write(dice(step, {"by": 0, "act": THROW})))
    assert ran.code == 0
    _, refused, thrown, last = ran.lines
    assert refused["accepted"] is False
    assert refused["error"]["id"] == id
    assert refused["error"]["text"]
    assert refused["events"] == []
    assert thrown["accepted"] is True
    assert last["state"]["sums"] == [1, 0]


def test_windows_expire(run: Run, write: Write) -> None:
    ran = run("scenario", write(dice({"expire": True}, {"expire": "turn"})))
    assert [line["events"][0]["text"] for line in ran.lines[1:3]] == [
        "Ann is late.",
        "Bob is late.",
    ]


def test_windows_without_a_clock_do_not_expire(run: Run, write: Write) -> None:
    waited = run("scenario", write(dice({"wait": 10_000}))).lines[1]
    assert (waited["accepted"], waited["events"]) == (True, [])


def test_time_closes_windows_whose_clock_has_run_out(run: Run, write: Write) -> None:
    file = write(
        dice(
            *({"wait": 29.5}, {"wait": 0.4}, {"wait": 0.2}, {"by": 1, "act": THROW}),
            *({"wait": 29}, {"wait": 62}),
            clock={"turn": 30},
        )
    )
    late = [
        [event["params"]["seat"]["seat"] for event in line["events"] if event["id"] == "dice-late"]
        for line in run("scenario", file).lines[1:-1]
    ]
    assert late == [[], [], [0], [], [], [0, 1, 0]]


def test_players_join_leave_and_are_replaced(run: Run, write: Write) -> None:
    file = write(
        {
            "game": "society",
            "seats": 3,
            "draws": [],
            "steps": [
                {"enter": "Dan"},
                {"by": "Dan", "act": {"type": "vote", "whom": 0}},
                {"by": 3, "act": {"type": "vote", "whom": 0}},
                {"leave": "A"},
                {"leave": 1},
                {"return": "A"},
                {"return": "A"},
            ],
        }
    )
    ran = run("scenario", file)
    _, entered, voted, again, left, gone, back, twice, last = ran.lines
    assert entered["events"][0]["text"] == "Dan took seat 4."
    assert voted["accepted"] is True
    assert again["error"]["id"] == "society-no-vote"
    assert left["events"][0]["text"] == "A left the match."
    assert gone["accepted"] is True
    assert back["events"][0]["text"] == "A is back in the match."
    assert twice["error"]["id"] == "refused-seat-not-left"
    assert list(last["views"]) == ["public", "0", "1", "2", "3"]


def test_seats_are_given_by_number_name_or_object(run: Run, write: Write) -> None:
    for seats in (2, ["A", "B"], [{"name": "A"}, {"name": "B", "ledger": {"coins": 1}}]):
        ran = run("scenario", write(dice({"by": "A", "act": THROW}, seats=seats)))
        assert ran.lines[1]["events"][0]["text"] == "A throws 1."


def test_draws_can_be_forced_by_reason(run: Run, write: Write) -> None:
    thrown = [{"by": 0, "act": THROW}, {"by": 1, "act": THROW}]
    file = write(dice(*thrown, draws={"die": [3, 4], "coin": [0, 1]}))
    assert run("scenario", file).lines[-1]["state"]["sums"] == [4, 5]


@pytest.mark.parametrize(
    ("draws", "expected"),
    [
        ([3, 0, 2], ["Step 2", "“coin”"]),
        ([3, 0], ["Step 2", "“die”"]),
        ([3, 0, 6, 0], ["Step 2", "“die”", "6", "0…5"]),
        ([3, 0, 0, -1], ["Step 2", "“coin”", "0…1"]),
        ({"die": [3, 3], "coin": [1]}, ["Step 2", "“coin”"]),
        ({"die": [3, 3]}, ["Step 1", "“coin”"]),
        ([], ["Step 1", "“die”"]),
    ],
)
def test_invalid_forced_draws_are_errors(
    run: Run, write: Write, draws: Any, expected: list[str]
) -> None:
    ran = run(
        "scenario", write(dice({"by": 0, "act": THROW}, {"by": 1, "act": THROW}, draws=draws))
    )
    assert ran.code == 1
    for words in expected:
        assert words in ran.err
    *_, stopped = ran.lines
    assert stopped["accepted"] is False
    assert all(words in stopped["error"]["text"] for words in expected)


def test_draws_of_the_setup_can_be_forced(run: Run, write: Write) -> None:
    ran = run("scenario", write({"game": "auction", "seats": 2, "draws": [3, 11]}))
    assert ran.code == 1
    assert "Step 0" in ran.err
    assert "“purse”" in ran.err


def test_unused_forced_draws_are_reported(run: Run, write: Write) -> None:
    ran = run("scenario", write(dice(draws=[1, 2, 3])))
    assert ran.code == 0
    assert "3" in ran.err


def test_a_seed_repeats_random_draws(run: Run, write: Write) -> None:
    thrown = [{"by": n % 2, "act": THROW} for n in range(4)]
    file = write(dice(*thrown, draws="random", seed=5))
    assert run("scenario", file).out == run("scenario", file).out
    free = write(dice(*thrown, draws="random"))
    assert run("scenario", free).code == 0


def test_exceptions_in_the_rules_are_reported(run: Run, write: Write) -> None:
    thrown = [{"by": n % 2, "act": THROW} for n in range(3)]
    ran = run("scenario", write(dice(*thrown, options={"how": "brittle"})))
    assert ran.code == 1
    assert len(ran.lines) == 4
    assert "step 3" in ran.err
    assert "RuntimeError: the cup fell" in ran.err


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        ("not json at all", "scenario"),
        ([], "scenario"),
        ({}, "“game”"),
        ({"game": "dice"}, "“seats”"),
        ({"game": "whist", "seats": 2}, "whist"),
        (dice(seats=5), "2 to 4"),
        (dice(seats=10**9), "2 to 4"),
        (dice(seats=["Ann"]), "2 to 4"),
        (dice(seats=["Ann", "Ann"]), "same name"),
        (dice(seats="Ann"), "seats"),
        (dice(draws="fixed"), "draws"),
        (dice(draws=[0.5]), "draws"),
        (dice(clock={"turn": 0}), "turn"),
        (dice(stops=[]), "stops"),
        (dice(options={"head_start": []}), "head_start"),
        (dice(options={"head_start": 12}), "A head start is less than 10."),
        (dice({}), "Step 1"),
        (dice({"wait": 1}, {"by": 0}), "Step 2"),
        (dice({"act": THROW}), "Step 1"),
        (dice({"by": 0.5, "act": THROW}), "Step 1"),
        (dice({"by": 0, "act": THROW, "wait": 3}), "Step 1"),
        (dice({"wait": -1}), "Step 1"),
        (dice({"wait": "long"}), "Step 1"),
        (dice({"expire": False}), "Step 1"),
        (dice({"enter": 3}), "Step 1"),
        (dice("throw"), "Step 1"),
    ],
)
def test_invalid_scenarios_are_errors(run: Run, write: Write, scenario: Any, expected: str) -> None:
    ran = run("scenario", write(scenario))
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err
    assert run("scenario", write(scenario), "--lang", "ru").code == 2


def test_a_missing_file_is_an_error(run: Run) -> None:
    ran = run("scenario", "nowhere.json")
    assert (ran.code, ran.out) == (2, "")
    assert "nowhere.json" in ran.err


def test_a_binary_file_is_an_error(run: Run, write: Write) -> None:
    file = write({})
    with open(file, "wb") as raw:
        raw.write(b"\xff\xfe{")
    assert run("scenario", file).code == 2
