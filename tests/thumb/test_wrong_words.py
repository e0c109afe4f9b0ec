"""Words that are not for people are found, and no others."""

import pytest

from tests.thumb.words import wrong_words


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Неверное действие: «numbers»", "«numbers»"),
        ("нет поля lines[0]", "lines[0]"),
        ("Цена: { $price }", "{ $"),
        ("Итого NaN", "NaN"),
        ("Победил None", "None"),
        ("act-nothing", "act-nothing"),
        ("target_of", "target_of"),
        ("Ждите: Your turn", "Your"),
        ("класс «Plebs»", "Plebs"),
    ],
)
def test_a_wrong_word_is_found(text: str, wrong: str) -> None:
    assert wrong in wrong_words(text, "ru")


@pytest.mark.parametrize(
    "text", ["Распечатать PDF", "Ход 12: 3,70 млн", "A–B", "Ждём: Ann Smith", "г. Париж, 5/7"]
)
def test_words_for_people_are_not_found(text: str) -> None:
    assert not wrong_words(text, "ru", ["Ann Smith"])


def test_english_is_fine_on_an_english_page() -> None:
    assert not wrong_words("None of them is well-known. True!", "en")
    assert wrong_words("The id is act-nothing-at-all-undefined or table_x", "en")
