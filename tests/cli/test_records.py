"""`intriga replay` and `intriga verify`."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.cli.conftest import Run

Lines: TypeAlias = list[dict[str, Any]]


def save(path: Path, lines: Sequence[Any], chained: bool = True) -> str:
    """Write lines as a record. `chained`: recompute the hashes, as a forger would."""
    raw: list[bytes] = []
    for line in lines:
        if chained and raw and "prev" in line:
            line["prev"] = sha256(raw[-1]).hexdigest()
        raw.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode())
    path.write_bytes(b"\n".join(raw) + b"\n")
    return str(path)


@pytest.fixture(scope="module")
def record(run: Run, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole match of dice."""
    folder = tmp_path_factory.mktemp("records")
    ran = run("selfplay", "dice", "--seed", "8", "--records", str(folder))
    return str(ran.lines[0]["record"])


@pytest.fixture
def lines(record: str) -> Lines:
    """The record's lines, to be tampered with."""
    return [json.loads(line) for line in Path(record).read_bytes().splitlines()]


def test_an_unchanged_record_verifies(run: Run, record: str) -> None:
    ran = run("verify", record)
    assert (ran.code, ran.err) == (0, "")
    assert "correct" in ran.out
    assert run("verify", record, "--json").json == {
        "verdict": "right",
        "entry": None,
        "problem": None,
    }


def other_die(lines: Lines) -> None:
    draw = lines[2]["draws"][0]
    draw[2] = (draw[2] + 1) % 6


def other_event(lines: Lines) -> None:
    lines[2]["events"][0]["params"]["points"] += 1


def other_audience(lines: Lines) -> None:
    lines[2]["events"][1]["to"] = "public"


def other_state(lines: Lines) -> None:
    lines[2]["state"] = "0" * 64


def other_act(lines: Lines) -> None:
    lines[2]["by"] = 1


def unknown_act(lines: Lines) -> None:
    lines[2]["act"] = {"type": "cheat"}


def other_reason(lines: Lines) -> None:
    lines[2]["draws"][0][0] = "luck"


def more_draws(lines: Lines) -> None:
    lines[2]["draws"].append(["die", 6, 0])


def other_secret(lines: Lines) -> None:
    lines[-1]["secret"] = "00" * 32


def no_secret(lines: Lines) -> None:
    lines[-1]["secret"] = "xyz"


def other_outcome(lines: Lines) -> None:
    lines[-1]["outcome"]["winners"] = []


def other_salt(lines: Lines) -> None:
    lines[0]["salts"][0] = "chosen"


@pytest.mark.parametrize(
    ("forge", "id", "entry"),
    [
        (other_event, "verify-other-events", 1),
        (other_audience, "verify-other-events", 1),
        (other_state, "verify-other-state", 1),
        (other_act, "replay-refused", 1),
        (unknown_act, "replay-broke", 1),
        (other_reason, "chance-otherwise", 1),
        (more_draws, "replay-draws-less", 1),
        (other_die, "verify-other-draw", 1),
        (other_salt, "verify-other-draw", 1),
        (other_secret, "verify-other-secret", None),
        (no_secret, "verify-other-secret", None),
        (other_outcome, "verify-other-outcome", None),
    ],
)
def test_a_forged_record_is_found_out(
    *,
    run: Run,
    lines: Lines,
    tmp_path: Path,
    forge: Callable[[Lines], None],
    id: str,
    entry: int | None,
) -> None:
    forge(lines)
    forged = save(tmp_path / "forged.jsonl", lines)
    ran = run("verify", forged, "--json")
    assert ran.code == 1
    assert (ran.json["verdict"], ran.json["entry"]) == ("wrong", entry)
    assert ran.json["problem"]["id"] == id
    for lang in ("ru", "en"):
        words = run("verify", forged, "--lang", lang)
        assert words.code == 1
        assert len(words.out.splitlines()) == 1
        assert id not in words.out


@pytest.mark.parametrize(
    ("damage", "id"),
    [
        (lambda raw: raw.replace(b'"points":', b'"points" :', 1), "record-chain-broken"),
        (
            lambda raw: b"\n".join(raw.split(b"\n")[:2] + raw.split(b"\n")[3:]),
            "record-chain-broken",
        ),
        (lambda raw: raw[: len(raw) // 2], "record-not-a-line"),
        (lambda raw: raw[raw.index(b"\n") + 1 :], "record-no-header"),
        (lambda raw: raw + raw.split(b"\n")[-2], "record-after-footer"),
        (lambda raw: b"", "record-empty"),
        (lambda raw: b"\xff\xfe\x00", "record-not-a-line"),
    ],
)
def test_a_damaged_record_is_refused(
    run: Run, record: str, tmp_path: Path, damage: Callable[[bytes], bytes], id: str
) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(damage(Path(record).read_bytes()))
    ran = run("verify", str(path), "--json")
    assert ran.code == 1
    problem = ran.json["problem"]
    assert problem["id"] == "lab-at-line"
    assert problem["params"]["problem"]["msg"] == id
    replayed = run("replay", str(path))
    assert (replayed.code, replayed.out) == (1, "")
    assert "damaged.jsonl" in replayed.err


@pytest.mark.parametrize(
    "act",
    [
        [1],
        {"type": "replace", "seat": 0},
        {"type": "replace", "seat": "x", "name": 5},
        {"type": "replace", "seat": 99, "name": "Zoe"},
        {"type": "enter"},
    ],
)
def test_a_record_with_impossible_steps_is_refused(
    run: Run, lines: Lines, tmp_path: Path, act: Any
) -> None:
    lines[2]["by"] = "table"
    lines[2]["act"] = act
    lines[2]["events"] = [{"to": "public", "id": "table-left", "params": {"seat": {"seat": -99}}}]
    odd = save(tmp_path / "odd.jsonl", lines)
    seen = run("replay", odd, "--json").json
    assert seen["seats"] == [chair["name"] for chair in lines[0]["chairs"]]
    assert seen["note"]["id"] == "lab-cannot-follow"
    assert "Expected" not in run("replay", odd, "--lang", "ru").out
    assert run("verify", odd).code == 1


def test_control_characters_in_a_record_are_not_printed(
    run: Run, lines: Lines, tmp_path: Path
) -> None:
    lines[0]["match"] = "\x1b[31mred"
    shown = run("replay", save(tmp_path / "red.jsonl", lines))
    assert shown.code == 0
    assert "\x1b" not in shown.out
    assert "�[31mred" in shown.out


def unfinished(lines: Lines) -> None:
    del lines[-1]


def other_rules(lines: Lines) -> None:
    lines[0]["rules"] = 77


def other_game(lines: Lines) -> None:
    lines[0]["game"] = "whist"


def upgraded(lines: Lines) -> None:
    lines[2]["act"] = {"type": "upgrade", "rules": 1}
    lines[2]["by"] = "table"


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (unfinished, "verify-unfinished"),
        (other_rules, "verify-other-rules"),
        (other_game, "lab-unknown-game"),
        (upgraded, "replay-upgraded"),
    ],
)
def test_a_record_that_cannot_be_checked_is_undecided(
    run: Run, lines: Lines, tmp_path: Path, change: Callable[[Lines], None], id: str
) -> None:
    change(lines)
    ran = run("verify", save(tmp_path / "odd.jsonl", lines), "--json")
    assert ran.code == 2
    assert ran.json["verdict"] == "undecided"
    assert ran.json["problem"]["id"] == id


def test_a_missing_file_is_an_error(run: Run, tmp_path: Path) -> None:
    for command in ("verify", "replay"):
        for path in (tmp_path / "none.jsonl", tmp_path):
            ran = run(command, str(path))
            assert (ran.code, ran.out) == (2, "")
            assert str(path) in ran.err


def test_replay_shows_what_a_viewer_saw(run: Run, record: str) -> None:
    def ids(viewer: str, at: int) -> list[str]:
        known = run("replay", record, "--as", viewer, "--at", str(at), "--json").json
        assert known["step"] == at
        return [event["id"] for event in known["events"]]

    assert ids("public", 0) == ["dice-begins"]
    assert ids("public", 2) == ["dice-begins", "dice-thrown", "dice-thrown"]
    assert ids("0", 2) == ["dice-begins", "dice-thrown", "dice-noted", "dice-thrown"]
    assert ids("1", 2) == ["dice-begins", "dice-thrown", "dice-thrown", "dice-noted"]
    assert ids("random-2", 2) == ids("1", 2)
    assert ids("referee", 1) == ["dice-begins", "dice-thrown", "dice-noted", "dice-coin-fell"]


def test_the_position_is_that_of_the_step(run: Run, record: str, lines: Lines) -> None:
    thrown = lines[2]["events"][0]["params"]["points"]
    known = run("replay", record, "--at", "1", "--json").json
    assert known["view"] == {"sums": [thrown, 0], "turn": 1}
    assert known["told"][0]["text"] == f"random-1: {thrown}."
    assert known["outcome"] is None
    assert known["note"] is None
    assert known["windows"][0]["generation"] == 1
    last = run("replay", record, "--json").json
    assert last["step"] == last["last"] == len(lines) - 3
    assert last["outcome"]["winners"] == lines[-1]["outcome"]["winners"]
    assert last["windows"] == []


def test_replay_hides_from_a_seat_who_else_saw_an_event(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "records"
    line = run("selfplay", "espionage", "--seed", "2", "--records", str(path)).lines[0]
    known = run("replay", line["record"], "--as", "1", "--json").json
    audiences = {json.dumps(event["to"]) for event in known["events"]}
    assert audiences == {'"public"', "[1]"}
    assert known["view"]["me"]["seat"] == 1


def test_replay_prints_text(run: Run, record: str) -> None:
    english = run("replay", record, "--as", "0", "--at", "1").out
    assert "What random-1 knew at step 1" in english
    assert "You have" in english
    russian = run("replay", record, "--as", "0", "--at", "1", "--lang", "ru").out
    assert "Что знает random-1 на шаге 1" in russian
    assert "У вас" in russian
    assert "coin" not in english


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--at", "999"), "999"),
        (("--at", "-1"), "at least 0"),
        (("--at", "noon"), "noon"),
        (("--as", "2"), "“2”"),
        (("--as", "Cid"), "“Cid”"),
    ],
)
def test_an_unknown_step_or_seat_is_an_error(
    run: Run, record: str, arguments: tuple[str, ...], expected: str
) -> None:
    ran = run("replay", record, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (other_rules, "lab-other-rules"),
        (upgraded, "lab-cannot-follow"),
        (other_game, "lab-no-game"),
    ],
)
def test_stored_events_are_shown_when_the_rules_differ(
    run: Run, lines: Lines, tmp_path: Path, change: Callable[[Lines], None], id: str
) -> None:
    change(lines)
    path = save(tmp_path / "odd.jsonl", lines)
    ran = run("replay", path, "--as", "0", "--json")
    assert ran.code == 0
    assert ran.json["view"] is None
    assert ran.json["note"]["id"] == id
    events = [event["id"] for event in ran.json["events"]]
    assert events[:2] == ["dice-begins", "dice-thrown"]
    assert "dice-coin-fell" not in events
    assert ran.json["outcome"]["winners"] == lines[-1]["outcome"]["winners"]
    assert run("replay", path, "--lang", "ru").code == 0


def test_a_record_without_steps(run: Run, lines: Lines, tmp_path: Path) -> None:
    path = save(tmp_path / "young.jsonl", lines[:1])
    assert run("verify", path).code == 2
    ran = run("replay", path)
    assert (ran.code, ran.out) == (2, "")
