"""The rules of MAGA beside the desk: both languages tell of the same, and every action is there."""

import re

import pytest

from intriga.games.maga.presentation import presentation
from intriga.games.maga.subjects.actions import ACTIONS
from intriga.web.lobby.rule_texts import rendered

WORDS = "intriga.games.maga"
PRICES = {"en": ("M", "K", "."), "ru": ("\u00a0млн", "\u00a0тыс.", ",")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_windows_find_their_heading(language: str) -> None:
    anchors = {one["id"] for one in rendered(WORDS, language)[1]}
    assert set(presentation.rules.values()) <= anchors


def test_both_languages_have_the_same_chapters_lists_and_tables() -> None:
    shapes = []
    for language in ("en", "ru"):
        html, contents = rendered(WORDS, language)
        chapters = [(one["id"], one["deep"]) for one in contents]
        shapes.append((chapters, re.findall(r"<(h2|h3|p|li|tr|td)\b", html)))
    assert shapes[0] == shapes[1]


AUTHORS = {
    "en": "Agafonov Aydemirov Aydemirova Volosnikov Gavrikov Zelensky Maksimov Plokhov",
    "ru": "Агафонов Айдемиров Айдемирова Волосников Гавриков Зеленский Максимов Плохов",
}
CONTESTS = {"en": "TSOP) is by Anatoly Maksimov", "ru": "принадлежит Анатолию Максимову"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_eight_authors_are_named_and_whose_the_contests_are(language: str) -> None:
    html, _ = rendered(WORDS, language)
    named = html[: html.index("<h2")]
    assert all(re.search(rf"\b{name}\b", named) for name in AUTHORS[language].split())
    assert CONTESTS[language] in named


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_price_of_a_chapter_is_told_and_every_credit_is_marked(language: str) -> None:
    html, _ = rendered(WORDS, language)
    chapter = re.search(r'(?s)<h2 id="ministries">(.*?)<h2', html)
    assert chapter
    marked = len(re.findall(r"<strong>[^<]*§</strong>", chapter[1]))
    assert marked == sum(bool(one.credit) for one in ACTIONS.values()) + 1, "and what § means"
    million, thousand, point = PRICES[language]
    told = chapter[1].replace(" ", "\u00a0")
    for one in ACTIONS.values():
        n, unit = (one.cost / 1e6, million) if one.cost >= 10**6 else (one.cost / 1e3, thousand)
        assert not one.cost or f"{n:g}".replace(".", point) + unit in told, one.id
