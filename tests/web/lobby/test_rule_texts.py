"""The rules in a minute: every game of ours has them, and what stands for those of others."""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from intriga.games import installed
from intriga.web.lobby.rule_texts import FOLDER, MINUTE, minute, rendered
from intriga.words import LANGUAGES

RULES = """# Toy: the rules

For two. See [the end](#end).

## What it is about {#about}

The **first** section.

### A detail {#detail}

It belongs to the section.

## The end {#end}

The second section.
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package for the texts of a game, with an empty folder for its rules."""
    name = f"toy_{tmp_path.name}"
    (tmp_path / name / FOLDER).mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    sys.modules.pop(name, None)


def write(tmp_path: Path, words: str, file: str, text: str) -> None:
    (tmp_path / words / FOLDER / file).write_text(text, "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", installed())
def test_every_game_of_ours_has_its_rules_in_a_minute(game: str, language: str) -> None:
    package = installed()[game].words
    source = files(package) / FOLDER / f"{MINUTE}{language}.md"
    text = source.read_text("utf-8")
    points = text.splitlines()
    assert 5 <= len(points) <= 6
    assert all(point.startswith("- **") for point in points), "the subject stands first"
    assert 60 <= len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text)) <= 160
    html = minute(game, package, language)
    assert html.count("<li>") == len(points)
    whole = re.sub(r"<[^>]*>", "", rendered(package, language)[0])
    sentences = re.split(r"(?<=[.!?])\s", re.sub(r"<[^>]*>", "", html))
    copied = [one for one in sentences if len(one.split()) > 5 and one in whole]
    assert not copied, "it has words of its own"


def test_a_game_without_them_shows_the_first_section_of_its_rules(
    tmp_path: Path, words: str
) -> None:
    write(tmp_path, words, "en.md", RULES)
    for language in LANGUAGES:
        html = minute("toy", words, language)
        assert "For two." in html
        assert "The <strong>first</strong> section." in html
        assert "It belongs to the section." in html
        assert "The second section." not in html
        assert "<h" not in html, "the page has headings of its own"
        assert 'href="/rules/toy#end"' in html, "the heading is on another page"


def test_its_own_text_comes_first_in_whichever_language(tmp_path: Path, words: str) -> None:
    write(tmp_path, words, "en.md", RULES)
    write(tmp_path, words, "minute.ru.md", "- **Цель.** Всё <b>забрать</b>.\n")
    for language in LANGUAGES:
        html = minute("toy", words, language)
        assert "<strong>Цель.</strong> Всё &lt;b&gt;" in html
        assert "For two." not in html


def test_a_game_without_rules_shows_nothing(words: str) -> None:
    assert minute("toy", words, "en") == ""
    assert rendered(words, "en") == ("", [])
