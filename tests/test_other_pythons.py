"""The other Pythons of a machine: which are checked, and that a difference is noticed."""

import re
import tomllib
from pathlib import Path

import pytest

from scripts.other_pythons import ROOT, SUPPORTED, Failed, check, differences


def test_what_is_checked_is_what_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={SUPPORTED[0]}"
    for version in SUPPORTED:
        assert f"Programming Language :: Python :: {version}" in project["classifiers"]
    looked_for = re.search(r"\$\{1:-([\d. ]+)\}", (ROOT / "scripts/pythons.sh").read_text())
    assert looked_for is not None
    assert tuple(reversed(looked_for[1].split()[:3])) == SUPPORTED, "the newest comes first"
    for readme in ("README.md", "README.ru.md"):
        text = (ROOT / readme).read_text(encoding="utf-8")
        assert all(version in text for version in SUPPORTED), readme


def test_a_record_that_differs_or_is_missing_is_named(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder, records in ((ours, {"a": "1", "b": "1", "c": "1"}), (theirs, {"a": "1", "b": "2"})):
        folder.mkdir()
        for name, text in records.items():
            (folder / name).write_text(text)
    assert differences(ours, theirs) == ["b", "c"]
    assert differences(theirs, ours) == ["b", "c"]


def test_a_python_that_is_none_fails_the_check(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="needs Python"):
        check("false", tmp_path, tmp_path)
