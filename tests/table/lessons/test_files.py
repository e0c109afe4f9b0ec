"""The files of lessons: what is wrong is said with the line and the field; what ours say is short,
and there in both languages."""

import re
from typing import Any

import pytest

from intriga.games import installed
from intriga.presentation.lessons.lesson import SENTENCE_MOST, WORDS_A_MINUTE, Lesson
from intriga.presentation.lessons.reading import BadLesson, lessons_of, read_lesson
from intriga.words import phrasebook
from tests.table.lessons.learning import GAMES

GAMES_BY_ID = installed()
LESSONS = [one for id in GAMES for one in lessons_of(GAMES_BY_ID[id])]
FILE = """\
order = 1
seats = 2

[[step]]
look = ["#tray"]
await = { type = "move", to = 29 }

[[step]]
look = ["#tray"]
play = [
    { by = 1, act = { type = "answer", say = "pass" } },
]

[[step]]

[[step]]

[[step]]

[[question]]
back = [1, 2]
"""


def read(text: str) -> Lesson:
    return read_lesson(GAMES_BY_ID["espionage"], "nowhere", "one.toml", text)


def test_a_file_is_read() -> None:
    lesson = read(FILE)
    assert (lesson.name, len(lesson.steps), lesson.questions[0].back) == ("one", 5, (1, 2))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("order = 1", "order = one", "one.toml: "),
        ("seats = 2", "seats = 99", "one.toml, line 2, seats: "),
        ("seats = 2", "seats = 2\nlearner = 2", "one.toml, line 3, learner: "),
        ("seats = 2", "seats = 2\nclock = 3", "one.toml, line 1: Object contains unknown field"),
        ("to = 29", "to = true", "one.toml, line 6, step[0].await: "),
        ('"move"', '"fly"', "one.toml, line 6, step[0].await: "),
        ("by = 1", "by = 2", "one.toml, line 10, step[1].play: there is no seat 2"),
        ('look = ["#tray"]\nawait', "look = 5\nawait", "one.toml, line 5, step[0].look: "),
        ("back = [1, 2]", "back = [1, 9]", "one.toml, line 21, question[0].back: "),
        ("[[step]]\n\n[[step]]\n\n[[step]]\n", "[[step]]\n", "one.toml, line 4, step: "),
    ],
)
def test_what_is_wrong_is_said_with_line_and_field(old: str, new: str, told: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read(FILE.replace(old, new, 1))
    assert str(caught.value).startswith(told)


def _texts(lesson: Lesson, language: str) -> dict[str, str]:
    game: Any = GAMES_BY_ID[lesson.game]
    book = phrasebook(language, game.words, lesson.package)
    return {id: book.say(id) for id in lesson.texts()}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.name}")
def test_all_texts_are_there_and_sentences_are_short(lesson: Lesson, language: str) -> None:
    texts = _texts(lesson, language)
    long = [
        text
        for n in range(len(lesson.steps))
        for id in (lesson.sentence(n), lesson.otherwise(n))
        if len(text := texts.get(id, "")) > SENTENCE_MOST
    ]
    assert long == []


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_takes_two_minutes_at_most(game: str, language: str) -> None:
    """All sentences, questions and answers, at so many words a minute."""
    lesson = lessons_of(GAMES_BY_ID[game])[0]
    texts = _texts(lesson, language)
    read = [
        text for id, text in texts.items() if not id.endswith("-otherwise") and "-seat-" not in id
    ]
    words = sum(len(re.findall(r"\w+", text)) for text in read)
    assert words <= 2 * WORDS_A_MINUTE, words


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_two(game: str) -> None:
    assert [one.file.order for one in lessons_of(GAMES_BY_ID[game])] == [1, 2]
    assert all(len(one.questions) == 3 for one in lessons_of(GAMES_BY_ID[game]))
