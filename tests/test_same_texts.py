"""The script that tells whether texts read as before: it tries every form of a text, and sees a
change of one of them."""

from pathlib import Path

import pytest

from scripts import same_texts

BEES = """
bees = { $n } { $n ->
    [one] bee
   *[other] bees
}
hive = { bees } in { $where ->
    [tree] a tree
   *[box] a box
}
    .help = Since { FIGURE($year) }, { $who }
"""


@pytest.fixture(autouse=True)
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with texts, the only one there is."""
    package = tmp_path / "bees"
    package.mkdir()
    (package / "__init__.py").touch()
    for language in ("ru", "en"):
        (package / f"{language}.ftl").write_text(BEES, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(same_texts, "ROOT", tmp_path)


def test_every_choice_is_rendered() -> None:
    """Also those of messages within a message, and of attributes."""
    tried = {f"{id}.{attribute}": params for _, _, id, attribute, params in same_texts.samples()}
    assert set(tried) == {"bees.", "hive.", "hive.help"}
    forms = {(one["n"], one["where"]) for one in tried["hive."]}
    assert {(1, "tree"), (1, "box"), (5, "tree")} <= forms
    assert {frozenset(one) for one in tried["hive.help"]} == {frozenset({"year", "who"})}


def test_a_text_that_reads_otherwise_or_is_gone_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = tmp_path / "before.json"
    assert same_texts.main(["write", str(before)]) == 0
    assert same_texts.main(["compare", str(before)]) == 0
    assert ", 0 read otherwise\n0 are new" in capsys.readouterr().out

    held = before.read_text("utf-8")
    before.write_text(held.replace("1 bee in a tree", "1 bee in the tree"), "utf-8")
    assert same_texts.main(["compare", str(before)]) == 1
    told = capsys.readouterr().out
    assert "  before: 1 bee in the tree\n  now:    1 bee in a tree\n" in told
    assert "in a box" not in told

    before.write_text(held.replace("bees en hive.", "bees en house."), "utf-8")
    assert same_texts.main(["compare", str(before)]) == 1
    told = capsys.readouterr().out
    assert "now:    !MissingText" in told
    assert "2 are new: bees en hive., bees en hive.help" in told
