"""`intriga adjudicate`, `import-diplomacy` and `export-diplomacy`."""

import json
from pathlib import Path

from intriga.diplomacy.geography.catalogue import read_atlas
from tests.cli.conftest import Run
from tests.kit.diplomacy.foreign_files import judge_map
from tests.kit.diplomacy.made_map import ring, text
from tests.kit.diplomacy.random_games import played

PHASE = {
    "map": "classic",
    "units": {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR", "A XXX"]},
    "orders": {"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR"], "GERMANY": ["A MUN - BER"]},
}


def test_adjudicates_one_phase_per_line(run: Run) -> None:
    answer = run("adjudicate", stdin=json.dumps(PHASE) + "\n\n" + json.dumps(PHASE))
    assert answer.code == 0
    first, second = answer.lines
    assert first == second
    assert first["units"] == {"FRANCE": ["A BUR", "A MAR"], "GERMANY": []}
    assert first["dislodged"] == {"GERMANY": ["A BUR"]}
    assert first["retreats"] == {"A BUR": ["BEL", "GAS", "MUN", "PIC", "RUH"]}
    assert first["results"] == {
        "A PAR - BUR": "ok", "A MAR S A PAR - BUR": "ok", "A MUN - BER": "void",
    }  # fmt: skip
    assert [(e["power"], e["given"], e["error"]) for e in first["errors"]] == [
        ("GERMANY", "A XXX", "diplomacy-no-place"),
        ("GERMANY", "A MUN - BER", "diplomacy-no-unit"),
    ]


def test_reads_a_file_and_applies_language_and_rule_options(run: Run, tmp_path: Path) -> None:
    phase = {
        "id": 7,
        "rules": {"strict_hold": True},
        "units": {"GERMANY": ["A MUN", "A KIE"]},
        "orders": {"GERMANY": ["A MUN S A KIE", "A KIE S A MUN"]},
    }
    path = tmp_path / "phases.jsonl"
    path.write_text(json.dumps(phase) + "\n")
    answer = run("adjudicate", str(path), "--lang", "ru")
    data = answer.json
    assert data["id"] == 7
    assert data["results"]["A KIE S A MUN"] == "void"
    assert "Мюнхен" in data["reasons"]["A KIE S A MUN"]


def test_an_invalid_line_gets_an_error_and_the_rest_are_adjudicated(run: Run) -> None:
    deep = '{"units": ' + "[" * 10000
    lines = ['{"units": 3}', deep, '{"map": "moon", "units": {}}', json.dumps(PHASE)]
    answer = run("adjudicate", stdin="\n".join(lines))
    assert answer.code == 1
    assert ["units" in line for line in answer.lines] == [False] * 3 + [True]
    assert answer.lines[0]["errors"][0]["error"] == "cli-not-a-phase"
    assert answer.lines[2]["errors"][0]["error"] == "diplomacy-saved-map"


def test_a_saved_game_is_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = played(3, years=2)
    path.write_text(json.dumps(game))
    assert run("import-diplomacy", str(path)).json == {
        "id": "game-3", "map": "standard", "phases": len(game["phases"]),
    }  # fmt: skip
    right = run("import-diplomacy", str(path), "--verify")
    assert right.code == 0
    assert right.json["verdict"] == "right"
    game["phases"][1]["state"]["units"]["FRANCE"] = ["A PAR"]
    path.write_text(json.dumps(game))
    wrong = run("import-diplomacy", str(path), "--verify")
    assert wrong.code == 1
    assert wrong.json["difference"]["phase"] == "S1901M"


def test_an_invalid_saved_game_gets_a_readable_error(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("[]")
    answer = run("import-diplomacy", str(path), "--verify", "--lang", "ru")
    assert answer.code == 1
    assert "Это не сохранённая партия" in answer.err


def test_a_saved_game_is_imported_and_exported_again(run: Run, tmp_path: Path) -> None:
    path, out = tmp_path / "game.json", tmp_path / "record.jsonl"
    path.write_text(json.dumps(played(7, years=2)))
    made = run("import-diplomacy", str(path), "--record", str(out))
    assert made.code == 0, made.err
    assert made.json["record"] == str(out)
    assert made.json["ending"] == "drawn"
    assert run("verify", str(out)).code == 0

    file = tmp_path / "again.json"
    exported = run("export-diplomacy", str(out))
    assert exported.code == 0, exported.err
    file.write_text(exported.out)
    verified = run("import-diplomacy", str(file), "--verify")
    assert (verified.code, verified.json["verdict"]) == (0, "right")

    second = run("import-diplomacy", str(path), "--record", str(out))
    assert second.code == 2, "nothing is overwritten"
    assert str(out) in second.err


def test_a_saved_game_with_wrong_results_is_not_imported(run: Run, tmp_path: Path) -> None:
    game = played(7, years=2)
    units = game["phases"][2]["state"]["units"]
    power = next(power for power in units if units[power])
    units[power] = units[power][1:]
    path, out = tmp_path / "game.json", tmp_path / "record.jsonl"
    path.write_text(json.dumps(game))
    made = run("import-diplomacy", str(path), "--record", str(out))
    assert made.code == 1
    assert made.json["verdict"] == "wrong"
    assert not out.exists()


def test_a_saved_game_with_another_start_is_not_imported(run: Run, tmp_path: Path) -> None:
    phases = [{"name": "S1901M", "state": {"units": {"FRANCE": ["A BUR"]}}, "orders": {}}]
    path, out = tmp_path / "game.json", tmp_path / "record.jsonl"
    path.write_text(json.dumps({"phases": phases}))
    made = run("import-diplomacy", str(path), "--record", str(out), "--lang", "en")
    assert made.code == 1
    assert "No record written" in made.err
    late = [{**phases[0], "name": "S2199M"}]
    path.write_text(json.dumps({"phases": late}))
    made = run("import-diplomacy", str(path), "--record", str(out), "--lang", "ru")
    assert made.code == 1
    assert "не больше 100 лет" in made.err
    assert not out.exists()


def test_only_diplomacy_can_be_exported(run: Run, tmp_path: Path) -> None:
    played_by_bots = run("selfplay", "dice", "--seed", "1", "--records", str(tmp_path))
    record = played_by_bots.json["record"]
    refused = run("export-diplomacy", record, "--lang", "en")
    assert refused.code == 2
    assert "not Diplomacy" in refused.err
    assert run("export-diplomacy", str(tmp_path / "none.jsonl")).code == 2


def test_a_scenario_is_played_on_a_map_of_its_own(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    scenario = {
        "game": "diplomacy",
        "options": {"map": "own", "map_text": text(ring(2)), "seating": "seat"},
        "seats": ["Anna", "Boris"],
        "steps": [
            {"by": "Anna", "act": {"type": "orders", "orders": ["A B00 - N00"]}},
            {"expire": "orders"},
        ],
    }
    path.write_text(json.dumps(scenario))
    played_ = run("scenario", str(path), "--json")
    assert played_.code == 0, played_.err
    assert played_.lines[-1]["state"]["powers"]["P00"]["units"] == ["F A00", "A N00"]
    assert played_.lines[-1]["state"]["map"] == "own"


def test_a_game_on_another_map_is_read_with_the_map(run: Run, tmp_path: Path) -> None:
    """Powers are found whatever a program makes of their hyphens."""
    options = json.dumps({"map": "own", "map_text": text(ring(3)), "years": 2})
    bots = run("selfplay", "diplomacy", "--seats", "3", "--seed", "1", "--options", options,
               "--records", str(tmp_path))  # fmt: skip
    game = json.loads(run("export-diplomacy", bots.json["record"]).out)
    file, map, out = tmp_path / "g.json", tmp_path / "ring.map", tmp_path / "out.jsonl"
    del game["map_text"]
    file.write_text(json.dumps(game | {"map": "ring"}).replace("P01", "P-01"))
    map.write_text(judge_map(read_atlas(text(ring(3)))).replace("P01 (", "P-01 ("))
    assert "ring" in run("import-diplomacy", str(file), "--lang", "en").err
    made = run("import-diplomacy", str(file), "--map", str(map), "--record", str(out))
    assert (made.code, made.json["verdict"]) == (0, "right"), made.err
    assert run("verify", str(out)).code == 0
    again = json.loads(run("export-diplomacy", str(out)).out)
    assert len(again["phases"]) == len(game["phases"])
