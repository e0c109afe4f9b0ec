"""Catalogues: a package may have one file of texts for each language, or one for each subject, and
what is wrong with them is said with the file. Ours are small, alike in both languages, and of one
style."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from intriga.lab.conformance import Broken
from intriga.lab.conformance.translations import catalogues, entries
from intriga.words import LANGUAGES, MISSING_TEXTS, Phrasebook
from intriga.words.catalogues import BrokenTexts, Catalogue, faults, read
from scripts.same_texts import packages


class Package:
    """A package with texts that is made for a test."""

    def __init__(self, folder: Path, name: str, **texts: str) -> None:
        self.name = name
        for path, text in texts.items():
            file = folder / name / f"{path.replace('_', '/')}.ftl"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        (folder / name / "__init__.py").touch()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that packages are found in."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_all_files_of_a_package_are_one_book(site: Path) -> None:
    """Also the file beside them, and texts of one refer to those of another."""
    package = Package(
        site,
        "divided",
        en="beside = Beside",
        texts_en_bees="bees = { $n } { $n ->\n    [one] bee\n   *[other] bees\n}\n",
        texts_en_hives="hive = A hive of { bees }",
    )
    book = Phrasebook("en", [package.name])
    assert book.say("beside") == "Beside"
    assert book.say("hive", {"n": 1}) == "A hive of 1 bee"
    assert book.say("hive", {"n": 20}) == "A hive of 20 bees"
    assert [one.name for one in read(package.name, "en")] == [
        "divided: en.ftl",
        "divided: texts/en/bees.ftl",
        "divided: texts/en/hives.ftl",
    ]
    assert read(package.name, "ru") == ()


def test_other_files_in_the_folder_are_no_texts(site: Path) -> None:
    package = Package(site, "tidy", texts_en_all="one = One")
    (site / "tidy/texts/en/notes.txt").write_text("one = Two", "utf-8")
    (site / "tidy/texts/README").write_text("one = Three", "utf-8")
    assert Phrasebook("en", [package.name]).say("one") == "One"


TWICE = {"texts_en_one": "# First.\nhere = 1\n", "texts_en_two": "other = 2\n\nhere = 3\n"}
TWICE_TOLD = "twice: texts/en/two.ftl, line 3: here stands twice, first in twice: texts/en/one.ftl"


def test_a_message_that_stands_twice_is_an_error_with_both_files(site: Path) -> None:
    Package(site, "twice", **TWICE)
    with pytest.raises(BrokenTexts, match=TWICE_TOLD):
        Phrasebook("en", ["twice"])
    with pytest.raises(Broken, match=TWICE_TOLD):
        entries("twice", "en")
    assert any(TWICE_TOLD in one for one in catalogues("twice", ("en",)))


def test_a_term_that_stands_twice_is_one_too(site: Path) -> None:
    Package(site, "terms", en="-bee = bee\n-bee = wasp\n")
    (told,) = faults(read("terms", "en"))
    assert told == "terms: en.ftl, line 2: -bee stands twice, first in terms: en.ftl, line 1"


def test_a_file_that_does_not_parse_is_an_error_with_its_line(site: Path) -> None:
    Package(site, "torn", texts_ru_all="whole = Целое\n\ntorn = { $n\n")
    with pytest.raises(BrokenTexts, match=r"torn: texts/ru/all\.ftl, line 3: does not parse: "):
        Phrasebook("ru", ["torn"])


def test_users_are_shown_what_can_be_read_and_the_rest_is_logged(
    site: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv(MISSING_TEXTS)
    Package(site, "broken", texts_en_one="torn = {\nwhole = Whole\n", texts_en_two="whole = Other")
    for _ in range(2):
        assert Phrasebook("en", ["broken"]).say("whole") == "Other"
    assert [record.message.partition(": ")[0] for record in caplog.records] == ["broken"] * 2
    assert "texts/en/one.ftl, line 1: does not parse" in caplog.text
    assert "texts/en/two.ftl, line 1: whole stands twice" in caplog.text


def test_a_text_that_refers_to_itself_is_an_error(site: Path) -> None:
    Package(site, "circle", en="one = { two }\ntwo = And { one }\nthree = { -four }\n-four = 4\n")
    assert list(catalogues("circle", ("en",))) == [
        "circle: en.ftl, line 1: one refers to itself",
        "circle: en.ftl, line 2: two refers to itself",
    ]


def test_what_one_language_lacks_is_told_with_the_file_of_the_other(site: Path) -> None:
    Package(
        site,
        "halves",
        texts_en_all="both = { $n }\nenglish = English\nlost = { nowhere } { both } { -bee }\n",
        texts_ru_all="both = { $n } { $m }\nlost = { both }\n",
    )
    assert list(catalogues("halves")) == [
        "halves: texts/en/all.ftl, line 3: lost refers to -bee, which is not there",
        "halves: texts/en/all.ftl, line 3: lost refers to nowhere, which is not there",
        "halves: texts/en/all.ftl, line 2: english is not there in ru",
        "halves: texts/ru/all.ftl, line 1: both: $m is used in one language only",
        "halves: texts/ru/all.ftl, line 2: lost: $m is used in one language only",
    ]
    assert LANGUAGES == ("ru", "en")


# ── the project's own ───────────────────────────────────────────────────────────────────

PACKAGES = [*packages(), "tests.shapes"]
MOST = 300
"""Messages of a file."""
ENGLISH_HEADING = re.compile(r"[^а-яё]+", re.IGNORECASE)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_files_in_the_same_order(package: str) -> None:
    """The same messages, and the same headings and remarks between them."""
    orders = []
    for language in LANGUAGES:
        found = read(package, language)
        names = [one.name.replace(f"/{language}/", "/") for one in found]
        names = [name.replace(f"{language}.ftl", "all.ftl") for name in names]
        orders.append([(name, _order(one)) for name, one in zip(names, found, strict=True)])
    assert orders[0] == orders[1]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_file_is_small(package: str) -> None:
    sizes = {
        one.name: len(list(one.entries()))
        for language in LANGUAGES
        for one in read(package, language)
    }
    assert not {name: size for name, size in sizes.items() if size > MOST}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_says_what_it_is_about_and_has_headings_of_one_style(
    package: str, language: str
) -> None:
    """`###` once at its top, `##` for groups, `#` on a message only; each in its language."""
    for one in read(package, language):
        first, *others = one.resource.body
        assert isinstance(first, ast.ResourceComment), one.name
        remarks = [entry for entry in others if isinstance(entry, ast.BaseComment)]
        assert {type(entry) for entry in remarks} <= {ast.GroupComment}, one.name
        for heading in (first, *remarks):
            text = heading.content or ""
            assert text, one.name
            assert re.fullmatch(r"\w.*|«.*", text, re.DOTALL), (one.name, text)
            english = ENGLISH_HEADING.fullmatch(text) is not None
            assert english == (language == "en"), (one.name, text)


def _order(catalogue: Catalogue) -> list[str]:
    """What stands in a file: ids, and kinds of comments."""
    return [
        f"{entry.id.name}{' #' if entry.comment else ''}"
        if isinstance(entry, ast.Message | ast.Term)
        else type(entry).__name__
        for entry in catalogue.resource.body
    ]
