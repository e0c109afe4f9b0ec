"""Everything that the tables and the night name has a text in both languages."""

import re
from pathlib import Path

import pytest

import intriga.games.mafia
from intriga.games.mafia.data.things import Profession, spells, things
from intriga.games.mafia.subjects.shots.target import Cause, News, Shooter
from intriga.lab.conformance.translations import entries
from intriga.words import LANGUAGES

PACKAGE = "intriga.games.mafia"
REFUSALS = {
    id
    for path in Path(intriga.games.mafia.__file__).parent.rglob("*.py")
    for id in re.findall(r'refuse\(\s*"([^"]+)"', path.read_text("utf-8"))
}
NAMED = {one.text for one in things().values()} | {one.text for one in spells().values()}
OTHERS = {
    *(f"mafia-cause-{cause}" for cause in Cause),
    *(f"mafia-heard-{news}" for news in News),
    *(f"mafia-shooter-{shooter}" for shooter in Shooter),
    *(f"mafia-profession-{profession}" for profession in Profession),
}


SOURCES = "\n".join(
    path.read_text("utf-8") for path in Path(intriga.games.mafia.__file__).parent.rglob("*.py")
)
WRITTEN = [
    re.compile(re.sub(r"\\{[^}]*\\}?", ".+", re.escape(id)) + (".+" if id.endswith("-") else ""))
    for id in sorted(set(re.findall(r'"(mafia-[^"]+)"', SOURCES)))
]
"""Ids as they stand in the sources: a part that is filled in can be anything."""
SHARED = {"mafia-coins", "mafia-fund-coins"}
"""Texts that only stand within others."""
OF_THE_KERNEL = ("game", "option", "form", "window")
"""Texts whose ids follow from names, which the conformance suite checks."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_without_a_text_and_no_text_without_use(language: str) -> None:
    texts = {entry.id.name: entry for entry in entries(PACKAGE, language)}
    assert set(texts) >= NAMED | OTHERS | REFUSALS
    for id in texts.keys() - SHARED:
        named = id.split("-")[0] in OF_THE_KERNEL
        assert named or any(one.fullmatch(id) for one in WRITTEN), f"{id} is never used"
    for id in NAMED:
        assert [attribute.id.name for attribute in texts[id].attributes] == ["help"]
    assert len(REFUSALS) > 20
