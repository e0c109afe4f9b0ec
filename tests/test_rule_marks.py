"""The script that lists the rulings without a test, and that no mark names a ruling in vain."""

from intriga.games import installed
from scripts.rule_marks import marked, marks, numbers, ruled

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


def test_marks_name_rulings_that_exist() -> None:
    known = ruled()
    assert set(installed()) <= set(known), "every game of the server has a page of rulings"
    unknown = {
        game: sorted(found - set(known[game])) for game, found in marked().items() if game in known
    }
    assert not any(unknown.values()), unknown
