"""The fourteen questions to a reader of the list of files (`scripts/where_is.py`)."""

import pytest

from scripts.where_is import Question, files, found, mark, questions, sheet


def test_the_right_files_exist() -> None:
    paths = files()
    for question in questions().question:
        assert any(question.is_right(path) for path in paths), question.text


def test_past_readers_answered_every_question() -> None:
    kept = questions()
    assert len(kept.question) == 14
    assert all(len(reading.answers) == 14 for reading in kept.reading)


def test_answers_are_counted_for_each_question() -> None:
    asked = [Question("Where is one?", ("one/*.py",)), Question("Where is two?", ("two.py",))]
    readers = [["src/intriga/one/a.py", "two.py"], ["one/b.py", "one/b.py"], ["no.py", "no.py"]]
    assert found(asked, readers) == [2, 1]
    assert mark(asked, readers).endswith("1 of 2 found")
    with pytest.raises(ValueError, match="shorter"):
        found(asked, [*readers, ["one/a.py"]])


def test_the_sheet_has_questions_and_files_and_no_answers() -> None:
    made = sheet([Question("Where is one?", ("secret.py",))], ["one.py"])
    assert "Where is one?" in made
    assert "one.py" in made
    assert "secret.py" not in made
