"""`intriga scenario` from a given state, and with given times."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.cli.conftest import ROOT, Run

Write: TypeAlias = Callable[[Any], str]
THROW = {"type": "throw"}
EXAMPLES = sorted((ROOT / "examples" / "scenarios").glob("*.json"))
BIDDING = json.loads((ROOT / "examples" / "scenarios" / "espionage-bidding.json").read_text())
RETREAT = json.loads((ROOT / "examples" / "scenarios" / "diplomacy-retreat.json").read_text())


def dice(state: Any, *steps: Any, **more: Any) -> dict[str, Any]:
    start = {"game": "dice", "seats": ["Ann", "Bob"], "draws": [0] * 40}
    return {**start, "state": state, "steps": steps, **more}


def espionage(**state: Any) -> dict[str, Any]:
    """The example, with its state changed at the top."""
    return {**BIDDING, "state": {**BIDDING["state"], **state}}


def players(**first: Any) -> list[dict[str, Any]]:
    """The players of the example, the first one changed."""
    return [{**BIDDING["state"]["players"][0], **first}, *BIDDING["state"]["players"][1:]]


def diplomacy(state: dict[str, Any]) -> dict[str, Any]:
    return {**RETREAT, "state": state, "steps": []}


def documented() -> list[Any]:
    """The scenarios of the documentation."""
    text = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    chapter = text.partition("## Scenarios")[2].partition("\n## ")[0]
    blocks = [block.partition("```")[0] for block in chapter.split("```json\n")[1:]]
    return [json.loads(block) for block in blocks]


@pytest.mark.parametrize("number", range(4))
def test_documented_scenarios_run(run: Run, write: Write, number: int) -> None:
    ran = run("scenario", write(documented()[number]))
    assert (ran.code, ran.err) == (0, "")
    assert all(line["accepted"] for line in ran.lines[:-1]), ran.out


def test_the_examples_are_those_of_the_documentation(run: Run) -> None:
    shown = documented()
    assert len(shown) == 4
    assert len(EXAMPLES) == 3
    for example in EXAMPLES:
        assert json.loads(example.read_text()) in shown, example.name


def test_a_bidding_goes_on_from_the_middle(run: Run, write: Write) -> None:
    begun, called, _, last = run("scenario", write(BIDDING), "--lang", "en").lines
    assert begun["state"]["bidding"]["calls"] == [[0, 30, 0]]
    assert begun["views"]["public"]["phase"] == "bidding"
    assert begun["views"]["0"]["me"]["bribes"] == {"14": 40}
    assert begun["views"]["2"]["me"]["bribes"] == {}
    assert called["events"][-1]["text"] == "Moscow wins the bidding with $31."
    assert [player["purse"][-1] for player in last["state"]["players"]] == [970, 969, 1000, 1000]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_a_printed_state_can_be_given_again(run: Run, write: Write, example: Path) -> None:
    scenario = json.loads(example.read_text())
    *_, last = run("scenario", str(example)).lines
    begun, again = run("scenario", write({**scenario, "state": last["state"], "steps": []})).lines
    assert begun["state"] == again["state"] == last["state"]
    assert begun["views"] == again["views"] == last["views"]


def test_a_retreat_goes_on_from_the_middle(run: Run, write: Write) -> None:
    begun, _, last = run("scenario", write(RETREAT)).lines
    assert begun["views"]["0"]["phase"] == "retreat"
    assert last["state"]["powers"]["AUSTRIA"]["units"] == ["A SER", "A BUD", "A VIE"]
    assert (last["state"]["phase"], last["state"]["autumn"]) == ("orders", True)


def test_forms_are_those_of_the_given_state(run: Run, write: Write) -> None:
    forms = run("forms", "dice", "--scenario", write(dice({"turn": 1}))).json["forms"]
    assert (forms["0"], forms["1"] != []) == ([], True)


def test_draws_and_set_up_stay_as_they_are(run: Run, write: Write) -> None:
    given = {"game": "auction", "seats": 2, "draws": {"purse": [3, 9]}}
    whole = {"bidders": [{"purse": 7}, {"purse": 15}], "mint": 122}
    begun, last = run("scenario", write({**given, "state": whole})).lines
    assert [event["params"] for event in begun["events"]] == [{"money": 8}, {"money": 14}]
    assert [bidder["purse"] for bidder in last["state"]["bidders"]] == [7, 15]
    assert run("scenario", write({**given, "draws": [], "state": whole})).code == 1


def test_windows_that_await_nobody_close(run: Run, write: Write) -> None:
    passed = [{"purse": 8, "passed": True}, {"purse": 8, "passed": True}]
    auction = {"game": "auction", "seats": 2, "draws": [3, 3], "state": {"bidders": passed}}
    begun, last = run("scenario", write(auction)).lines
    assert begun["events"][-1]["id"] == "auction-unsold"
    assert last["state"]["left"] == 2


def test_a_match_may_begin_at_its_end(run: Run, write: Write) -> None:
    begun, over, last = run(
        "scenario", write(dice({"sums": [3, 11]}, {"by": 0, "act": THROW}))
    ).lines
    assert begun["accepted"] is True
    assert over["error"]["id"] == "refused-over"
    assert last["outcome"]["winners"] == [1]


def test_null_removes_entries_and_resets_fields(run: Run, write: Write) -> None:
    state = run("scenario", write(dice({"thrown": None}))).lines[-1]["state"]
    assert state["thrown"] == 0
    ended = espionage(phase="turn", announced=None, bidding=None, answers={"1": None})
    state = run("scenario", write({**ended, "steps": []})).lines[-1]["state"]
    assert (state["announced"], state["bidding"], state["answers"]) == (None, None, {})


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        (dice({"sums": [1, "2"]}), "“state.sums[1]”: expected a whole number, got a string."),
        (dice({"sums": [1, 2.5]}), "“state.sums[1]”: expected a whole number, got a number."),
        (dice({"sums": [1, 2**64]}), "“state.sums[1]”: the number is out of range."),
        (dice({"sums": None}), "“state.sums”: expected an array, got null."),
        (dice({"sums": {"1": 3}}), "“state.sums”: lists are replaced whole."),
        (dice({"summs": [1, 2]}), "“state”: unknown field “summs”."),
        (dice({"summs": None}), "“state”: unknown field “summs”."),
        (dice({"turn": 2}), "awaits seat 2"),
        (dice({"turn": -1}), "awaits seat -1"),
        (dice({"how": "deaf", "thrown": 5}), "no window is open"),
        (dice([]), "“state”: expected an object"),
        (dice(None), "“state”: expected an object"),
        (dice({"how": "\x00"}, options={"head_start": 12}), "A head start is less than 10."),
        (
            espionage(players=players(purse=3)),
            "“state.players[0].purse”: expected an array, got a whole number.",
        ),
        (
            espionage(players=players(pursse=[])),
            "“state.players[0]”: unknown field “pursse”.",
        ),
        (
            espionage(players=players(bribes={"14": "many"})),
            "“state.players[0].bribes.14”: expected a whole number, got a string.",
        ),
        (
            espionage(players=players(bribes={"14": 40, "here": 3})),
            "“state.players[0].bribes.here”: expected a whole number, got a string.",
        ),
        (
            espionage(players=players(bribes={"14": None})),
            "“state.players[0].bribes.14”: expected a whole number, got null.",
        ),
        (
            espionage(players=[{"corner": 77, "purse": [1000]}]),
            "“state.players[0]”: missing field “points”.",
        ),
        (
            espionage(bidding={"order": [0, 1], "calls": [[0, 1, 2, 3]]}),
            "“state.bidding.calls[0]”: the length must be 3.",
        ),
        (espionage(bidding={"order": [0, 1], "rest": 1}), "“state.bidding”: unknown field “rest”."),
        (espionage(phase="tea"), "“state.phase”: invalid value “tea”."),
        (espionage(cities={"3": "minsk"}), "cities: their places are [77, 78, 79, 80]"),
        (espionage(players=players(purse=[1])), "3041 held + 0 burned ≠ 4000 dealt"),
        (espionage(players=players()[:3]), "each of the 3 seats is in it once"),
        (espionage(bidding=None), "a bidding without bidders"),
        (espionage(papers=15), "a bidder without a bribe where the Papers are"),
        (espionage(papers=99), "places are 0 to 80"),
        (espionage(winner=5), "a seat that no player has: 5"),
        (
            diplomacy({"powers": {"FRANCE": {"units": ["A PAR", 7]}}}),
            "“state.powers.FRANCE.units[1]”: expected a string, got a whole number.",
        ),
        (
            diplomacy({"powers": {"FRANCE": {"unit": []}}}),
            "“state.powers.FRANCE”: unknown field “unit”.",
        ),
        (diplomacy({"powers": {"NARNIA": {"units": []}}}), "powers: NARNIA"),
        (diplomacy({"powers": {"TURKEY": None}}), "powers: TURKEY"),
        (diplomacy({"powers": {"FRANCE": {"units": ["A Paris"]}}}), "no unit of this map: A Paris"),
        (diplomacy({"powers": {"FRANCE": {"units": ["A NTH"]}}}), "no unit of this map: A NTH"),
        (
            diplomacy({"powers": {"FRANCE": {"units": []}}}),
            "deciding: those with something to order",
        ),
        (
            diplomacy({"powers": {"FRANCE": {"orders": ["A PAR -"]}}}),
            "no order of this map: A PAR -",
        ),
        (diplomacy({"powers": {"FRANCE": {"seat": 7}}}), "one that is not in the match"),
        (diplomacy({"map": "moon"}), "cannot work with this state"),
    ],
)
def test_wrong_states_are_errors(run: Run, write: Write, scenario: Any, expected: str) -> None:
    file = write(scenario)
    ran = run("scenario", file)
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err
    assert run("forms", scenario["game"], "--scenario", file).code == 2
    assert run("scenario", file, "--lang", "ru").code == 2


def test_wrong_states_are_explained_in_russian(run: Run, write: Write) -> None:
    file = write(espionage(players=players(bribes={"14": "many"})))
    told = run("scenario", file, "--lang", "ru").err
    place = "«state.players[0].bribes.14»"
    assert f"Ошибка в состоянии: {place}: ожидается целое число" in told


def test_a_state_too_deep_is_an_error(run: Run, write: Write) -> None:
    for levels in (300, 900, 5000):
        deep = '{"game":"dice","seats":2,"state":' + '{"a":' * levels + "1" + "}" * levels + "}"
        ran = run("scenario", "-", stdin=deep)
        assert (ran.code, ran.out) == (2, "")


def test_steps_have_times(run: Run, write: Write) -> None:
    file = write(
        dice(
            {},
            *({"by": 0, "act": THROW, "at": 29.9}, {"by": 0, "act": THROW, "at": 60}),
            *({"wait": 1}, {"by": 1, "act": THROW, "at": 61}),
            clock={"turn": 30},
        )
    )
    _, thrown, late, waited, again, _ = run("scenario", file).lines
    assert [event["id"] for event in thrown["events"]][:1] == ["dice-thrown"]
    assert late["accepted"] is True
    assert [event["params"]["seat"] for event in late["events"][:2]] == [{"seat": 1}, {"seat": 0}]
    assert (waited["events"], again["accepted"]) == ([], True)


def test_what_expires_before_a_refused_step_is_reported(run: Run, write: Write) -> None:
    file = write(dice({}, {"by": 0, "act": THROW, "at": 31}, clock={"turn": 30}))
    _, refused, last = run("scenario", file).lines
    assert refused["error"]["id"] == "dice-not-your-turn"
    assert [event["text"] for event in refused["events"]] == ["Ann is late."]
    assert last["state"]["turn"] == 1


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        (dice({}, {"wait": 5}, {"by": 0, "act": THROW, "at": 4.5}), "Step 2 is at 4.5 seconds"),
        (dice({}, {"expire": True, "at": 9}, {"wait": 0, "at": 8}), "already shows 9"),
        (dice({}, {"expire": True, "at": -1}), "Step 1"),
        (dice({}, {"expire": True, "at": 10**9}), "Step 1"),
        (dice({}, {"expire": True, "at": "soon"}), "Step 1"),
        (dice({}, {"at": 3}), "Step 1"),
        (dice({}, at="tomorrow"), "“tomorrow” is not a date and time with an offset"),
        (dice({}, at="2026-03-01T19:00:00"), "with an offset"),
        (dice({}, at="2026-02-30T19:00:00Z"), "with an offset"),
        (dice({}, at=5), "“at”: expected a string"),
    ],
)
def test_wrong_times_are_errors(run: Run, write: Write, scenario: Any, expected: str) -> None:
    ran = run("scenario", write(scenario))
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err
    assert run("scenario", write(scenario), "--lang", "ru").code == 2
