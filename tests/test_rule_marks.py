"""The script that lists the rulings without a test, and that no mark names a ruling in vain."""

from pathlib import Path

import pytest

from intriga.games import installed
from scripts.rule_marks import main, marks, numbers, ruled

PAGE = """
| | Ruling |
|---|---|
| C1 | A ruling that mentions C99. |
| — | One without a number. |
| C2, C7 | Two. |
| C10–C12 | Three. |
| C16a | A later one. |
| item 30 | Of the rulebook. |
| R-T1–R-T3, R-N10 | With a theme. |
| R-LEN | A word. |
| R-START mood | Two words. |
| R-start | None. |

## Table A. Who may do what
| Act | Who |
|---|---|
| C3 is no ruling of this line | |
"""

TESTS = """
import pytest
pytestmark = pytest.mark.rule("chess", "C1")

@pytest.mark.rule("chess", "C2", "item 30")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("go", "C7"))])
def test_it(n): ...
"""


def test_numbers_are_read_from_the_first_column() -> None:
    plain = ["C1", "C2", "C7", "C10", "C11", "C12", "C16a", "item 30"]
    themes = ["R-T1", "R-T2", "R-T3", "R-N10", "R-LEN", "R-START mood"]
    assert numbers(PAGE) == [*plain, *themes, "table A"]


def test_marks_are_read_wherever_they_stand() -> None:
    assert sorted(marks(TESTS)) == [
        ("chess", "C1"),
        ("chess", "C2"),
        ("chess", "item 30"),
        ("go", "C7"),
    ]


STARRED = """
import pytest
EARLY = [f"C{n}" for n in (1, *range(10, 13))]
EARLY += ["C2"]
ALL = (*EARLY, "item 30")

@pytest.mark.rule("chess", *ALL, "C7")
def test_it(): ...
"""


def test_marks_are_read_through_names() -> None:
    every = ["C1", "C10", "C11", "C12", "C2", "item 30", "C7"]
    assert list(marks(STARRED)) == [("chess", number) for number in every]


@pytest.mark.parametrize("name", ["*elsewhere.ALL", "*UNKNOWN", "number()"])
def test_a_mark_that_cannot_be_read_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        list(marks(f"import elsewhere\npytestmark = pytest.mark.rule('chess', {name})"))


def test_marks_name_rulings_that_exist_and_every_ruling_has_a_test() -> None:
    known = ruled()
    assert set(installed()) <= set(known), "every game of the server has a page of rulings"
    assert main([]) == 0


@pytest.mark.parametrize(
    ("page", "status"),
    [
        ("| C1 | |", 0),
        ("| C1 | |\n| C4 | |", 1),
        ("| C2 | |", 1),
        ("| C1 | |\n| — | A ruling. |", 1),
    ],
    ids=["whole", "one without a test", "one that there is not", "one without a number"],
)
def test_the_status_tells_whether_all_have_a_test(tmp_path: Path, page: str, status: int) -> None:
    (tmp_path / "chess.md").write_text(page)
    (tmp_path / "test_chess.py").write_text('pytestmark = pytest.mark.rule("chess", "C1")')
    assert main([], tmp_path, tmp_path) == status
