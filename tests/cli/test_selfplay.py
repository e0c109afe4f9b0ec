"""`intriga selfplay`: the same seed gives the same match, and nothing hangs."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_prints_one_line_per_match(run: Run, tmp_path: Path) -> None:
    ran = run(
        *("selfplay", "dice", "--seats", "3", "--games", "2", "--seed", "5"),
        *("--records", str(tmp_path), "--json"),
    )
    assert ran.code == 0
    first, second = ran.lines
    assert list(first) == ["game", "seed", "seats", "steps", "seconds", "outcome", "record"]
    assert (first["game"], first["seed"], first["seats"]) == ("dice", 5, 3)
    assert first["seconds"] >= 0
    outcome = first["outcome"]
    assert list(outcome) == ["result", "winners", "scores", "reason"]
    assert list(outcome["scores"]) == ["0", "1", "2"]
    (winner,) = outcome["winners"]
    assert outcome["scores"][str(winner)] == max(outcome["scores"].values()) >= 10
    assert outcome["reason"]["id"] == "dice-won"
    assert outcome["reason"]["text"] == f"random-{winner + 1} wins."
    lines = Path(first["record"]).read_text().splitlines()
    assert len(lines) == first["steps"] + 2
    assert second["seed"] != 5


def test_no_record_unless_asked(run: Run) -> None:
    (line,) = run("selfplay", "dice").lines
    assert line["record"] is None


@pytest.mark.parametrize("game", ["dice", "society", "auction", "espionage"])
def test_same_seed_same_record(run: Run, tmp_path: Path, game: str) -> None:
    def records(name: str, *more: str) -> dict[str, bytes]:
        folder = tmp_path / name
        ran = run("selfplay", game, "--seed", "11", "--records", str(folder), *more)
        assert ran.code == 0, ran.err
        assert len(ran.lines) == len(list(folder.iterdir()))
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    alone = records("alone", "--games", "5")
    assert len(alone) == 5
    assert records("together", "--games", "5", "--jobs", "2") == alone
    seed = sorted(alone)[-1].removesuffix(".jsonl").rpartition("-")[2]
    folder = tmp_path / "by its own seed"
    run("selfplay", game, "--seed", seed, "--records", str(folder))
    (again,) = folder.iterdir()
    assert again.read_bytes() == alone[again.name]


def test_another_seed_another_match(run: Run, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        run("selfplay", "dice", "--seed", seed, "--records", str(tmp_path))
    first, second = (path.read_bytes() for path in tmp_path.iterdir())
    assert first.split(b"\n", 1)[1] != second.split(b"\n", 1)[1]


@pytest.mark.parametrize("game", ["dice", "society", "auction", "espionage"])
def test_records_verify(run: Run, tmp_path: Path, game: str) -> None:
    run("selfplay", game, "--games", "3", "--seed", "3", "--records", str(tmp_path))
    for path in tmp_path.iterdir():
        assert run("verify", str(path)).code == 0, path


def test_bots_are_assigned_to_seats_in_rotation(run: Run, tmp_path: Path) -> None:
    ran = run(
        *("selfplay", "espionage", "--seats", "3", "--bots", "spy,random"),
        *("--seed", "4", "--records", str(tmp_path)),
    )
    replayed = run("replay", ran.lines[0]["record"], "--json").json
    assert replayed["seats"] == ["spy-1", "random-2", "spy-3"]


def test_the_strongest_bot_by_default(run: Run, tmp_path: Path) -> None:
    record = run("selfplay", "espionage", "--records", str(tmp_path)).lines[0]["record"]
    strongest = run("games", "--json").json
    (bot,) = (game["bots"][0] for game in strongest if game["id"] == "espionage")
    assert run("replay", record, "--json").json["seats"] == [f"{bot}-1", f"{bot}-2"]


def test_options_reach_the_game(run: Run) -> None:
    (line,) = run("selfplay", "dice", "--options", '{"head_start": 9}').lines
    assert line["steps"] == 2
    assert line["outcome"]["winners"] == [0]


ENDLESS = '{"how": "endless"}', "does not end"
DEAF = '{"how": "deaf"}', "no window is open after step 4"
BRITTLE = '{"how": "brittle"}', "RuntimeError: the cup fell"


@pytest.mark.parametrize(
    ("options", "expected", "jobs"),
    [
        # A hundred thousand throws. The limit itself is tested in tests/lab.
        pytest.param(*ENDLESS, "1", marks=pytest.mark.long),
        pytest.param(*ENDLESS, "2", marks=pytest.mark.long),
        (*DEAF, "1"),
        (*DEAF, "2"),
        (*BRITTLE, "1"),
        (*BRITTLE, "2"),
    ],
)
def test_a_game_that_breaks_its_contract_is_an_error(
    run: Run, options: str, expected: str, jobs: str
) -> None:
    crooked = ("selfplay", "dice", "--seed", "1", "--games", "2", "--jobs", jobs)
    ran = run(*crooked, "--options", options)
    assert ran.code == 1
    assert expected in ran.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("nope",), "nope"),
        (("dice", "--seats", "5"), "2 to 4"),
        (("dice", "--seats", "many"), "“many” is not a whole number"),
        (("dice", "--games", "0"), "at least 1"),
        (("dice", "--bots", "spy"), "random"),
        (("dice", "--options", "{"), "JSON"),
        (("dice", "--options", "[]"), "object"),
        (("dice", "--options", '{"head_start": "far"}'), "head_start"),
        (("dice", "--options", '{"tail": 1}'), "tail"),
        (("dice", "--options", '{"head_start": 10}'), "A head start is less than 10."),
        (("dice", "poker"), "poker"),
        (("dice", "--luck", "1"), "--luck"),
        (("dice", "--seed"), "--seed"),
        ((), "GAME"),
    ],
)
def test_bad_arguments(run: Run, arguments: tuple[str, ...], expected: str) -> None:
    ran = run("selfplay", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err


def test_an_unwritable_folder_for_records_is_an_error(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_text("")
    ran = run("selfplay", "dice", "--records", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert str(file) in ran.err


def test_a_league_goes_on_from_match_to_match(run: Run, tmp_path: Path) -> None:
    arguments = ("campaign", "--games", "3", "--seed", "4", "--options", '{"rounds": 1}')
    ran = run("selfplay", *arguments, "--league", "--records", str(tmp_path))
    assert ran.code == 0, ran.err
    ledgers = [line["outcome"]["ledger"] for line in ran.lines]
    assert [one["0"]["campaigns"] for one in ledgers] == [1, 2, 3]
    for line, before in zip(ran.lines, [None, *ledgers], strict=False):
        header = json.loads(Path(line["record"]).read_text().splitlines()[0])
        had = {str(chair["seat"]): chair.get("carry") for chair in header["chairs"]}
        assert had == (before or {"0": None, "1": None})
        assert run("verify", line["record"]).code == 0
    alone = [
        line["outcome"]["ledger"]["0"]["campaigns"] for line in run("selfplay", *arguments).lines
    ]
    assert alone == [1, 1, 1]
    assert run("selfplay", "dice", "--league").code == 2
