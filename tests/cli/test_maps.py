"""`intriga check-map`."""

import json
from importlib.resources import files
from pathlib import Path

from tests.cli.conftest import Run
from tests.kit.diplomacy.small_map import SMALL, changed

MAPS = files("intriga.diplomacy") / "maps"


def test_a_good_map_is_described(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "strait.json"
    path.write_text(json.dumps(SMALL))
    answer = run("check-map", str(path))
    assert answer.code == 0
    sizes = {"provinces": 5, "centres": 3, "powers": 2}
    assert answer.json == {"problems": [], "id": "strait", "drawn": True, **sizes}
    path.write_bytes(changed("drawing", None))
    assert run("check-map", str(path)).json["drawn"] is False


def test_shipped_maps_pass_with_their_drawings(run: Run) -> None:
    for name in ("baltic", "classic", "old_world"):
        answer = run("check-map", str(MAPS / f"{name}.json"), str(MAPS / f"{name}.shapes.json"))
        assert (answer.code, answer.json["drawn"]) == (0, True)


def test_faults_of_a_map_are_explained(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "strait.json"
    path.write_bytes(changed("drawing.places.BAY", None))
    answer = run("check-map", str(path), "--lang", "ru")
    assert answer.code == 1
    assert answer.json["problems"] == [
        {"problem": "diplomacy-map-not-drawn", "line": 1, "reason": "Нет на рисунке: BAY."}
    ]
    path.write_bytes(b"{")
    assert run("check-map", str(path)).code == 1
    assert run("check-map", str(tmp_path / "none.json")).code == 2


def test_a_fault_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    text = (MAPS / "baltic.json").read_text("utf-8")
    path.write_text(text.replace('"ALA": {"kind": "sea"', '"ALA": {"kind": "hill"'), "utf-8")
    where = text.count("\n", 0, text.index('"ALA"')) + 1
    assert [found["line"] for found in run("check-map", str(path)).json["problems"]] == [where]
