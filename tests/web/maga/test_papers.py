"""MAGA's papers over HTTP: a passport shows the numbers of one's own state, and only those."""

import io
import re
from collections.abc import Callable

import pytest
from pypdf import PdfReader

from tests.kit.http.html_client import Person
from tests.web.maga.maga_match import MagaMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("maga")]
NewPerson = Callable[..., Person]


def text(pdf: bytes) -> str:
    return re.sub(r"\s+", " ", " ".join(p.extract_text() for p in PdfReader(io.BytesIO(pdf)).pages))


@pytest.mark.rule("maga", "item 3", "R-NUM")
def test_a_passport_has_the_numbers_of_its_own_state(hall: NewPerson) -> None:
    match = MagaMatch(hall, 4, "en")
    paper = f"{match.match}/papers/passport.pdf"
    for team in range(2):
        for mate in range(2):
            answer = match.people[match.seat(team) + mate].http.get(paper)
            assert answer.status_code == 200
            told = text(answer.content)
            assert f"State {match.land[team] + 1}" in told
            assert "1 President" in told
            assert "10 Secretary" in told
            assert match.names[match.seat(team)] in told
            assert match.names[match.seat(1 - team)] not in told
    assert hall().http.get(paper).status_code == 404
