"""Names that cannot be told apart, by Unicode's confusable characters."""

import pytest

from intriga.kernel.spelling.confusables import TABLE
from intriga.kernel.spelling.similar_names import lookalikes, skeleton


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("paypal", "paypal"),
        ("рауpаl", "paypal"),  # five letters are Cyrillic
        ("1|Il", "llll"),
        ("m", "rn"),  # prototypes may be longer than what they stand for
        ("ﬃ", "ffi"),
        ("Ѐ", "E\u0300"),  # what is decomposed is replaced, too
        ("\u0430\u0306", "a\u0306"),
    ],
)
def test_the_skeleton_is_that_of_the_standard(text: str, bare: str) -> None:
    assert skeleton(text) == bare


def test_the_table_is_complete_and_holds_each_character_once() -> None:
    rows = [line.rsplit("\t", 1) for line in TABLE.split("\n") if line]
    sources = [char for _, alike in rows for char in alike]
    assert len(sources) == len(set(sources)) == 6311


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Анна", "Aннa"),
        ("Анна", "анна"),
        ("Анна", " Анна "),
        ("кот", "kot"),  # alike in capitals
        ("Вера", "Bepa"),
        ("Иван 1", "иван l"),
        ("lola", "IoIa"),
        ("Олег", "0лeг"),
        ("Ёжик", "Ежик"),
        ("Штирлиц", "Штирлиц!"),
        ("ｆｕｌｌ", "full"),
        ("modern", "rnodern"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert lookalikes(one) & lookalikes(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Игрок Б", "Игрок В"),
        ("Игрок Б", "Игрок Ь"),
        ("Анна", "Инна"),
        ("Alia", "Alla"),
        ("Борис", "Борис 2"),
        ("+", "−×"),
        ("Мюллер", "Миллер"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not lookalikes(one) & lookalikes(other)
