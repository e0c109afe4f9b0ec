"""Every reason has a text in both languages, and there are no unused texts."""

import re
from functools import partial
from pathlib import Path
from random import Random

import pytest

import intriga.diplomacy
from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.file_kinds import Kind
from intriga.diplomacy.reason import named, reason
from intriga.lab.conformance.translations import entries
from intriga.words import phrasebook
from tests.diplomacy.resolving import fast
from tests.diplomacy.slow_adjudicator import phase, storm

PACKAGE = Path(intriga.diplomacy.__file__).parent


def catalogue_ids(language: str) -> set[str]:
    return {entry.id.name for entry in entries("intriga.diplomacy", language)}


def used_ids() -> set[str]:
    code = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    kinds = {f"diplomacy-file-{kind.value}" for kind in Kind if kind is not Kind.OTHER}
    return set(re.findall(r'"(diplomacy-[a-z-]+)"', code)) - {"diplomacy-moved-"} | kinds


def test_every_reason_has_a_text_and_no_text_is_unused() -> None:
    assert catalogue_ids("ru") == catalogue_ids("en") == used_ids()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bounced off the unit in Trieste: 2 against 2."),
        ("ru", "Ход отбит: отряд устоял (Триест), сила 2 против 2."),
    ],
)
def test_a_reason_names_provinces(language: str, text: str) -> None:
    units = {"ITALY": ["A VEN", "A TYR"], "AUSTRIA": ["F TRI", "A VIE"]}
    orders = {
        "ITALY": ["A VEN - TRI", "A TYR S A VEN - TRI"],
        "AUSTRIA": ["F TRI H", "A VIE S F TRI"],
    }
    season = resolve("classic", units, orders)
    why = named(season.reasons["A VEN - TRI"], partial(season.board.name, language=language))
    assert phrasebook(language, "intriga.diplomacy").text_of(why) == text


def test_every_reason_of_random_phases_has_a_text() -> None:
    chance, ids = Random(11), set()
    for _ in range(200):
        for make in (phase, storm):
            season = fast(make(chance))
            assert season.reasons.keys() == season.results.keys()
            for why in season.reasons.values():
                ids.add(why.id)
                for language in ("ru", "en"):
                    spoken = named(why, partial(season.board.name, language=language))
                    assert phrasebook(language, "intriga.diplomacy").text_of(spoken)
    assert len(ids) > 20


def test_lists_of_provinces_are_named() -> None:
    why = named(reason("diplomacy-support-cut", by=["PAR", "BUR"]), str.lower)
    assert why.params == {"by": "par, bur"}


def test_the_library_imports_nothing_else_of_intriga() -> None:
    for path in PACKAGE.rglob("*.py"):
        for line in re.findall(r"^\s*(?:from|import) (\S+)", path.read_text("utf-8"), re.MULTILINE):
            if line.startswith("intriga"):
                assert line.startswith("intriga.diplomacy"), f"{path.name} uses {line}"
