"""A treaty with a third party: the clauses follow from the rows of another list."""

from collections.abc import Callable

import pytest

from intriga.web.conformance.entry_lists import forms_of
from tests.kit.http.html_client import Person
from tests.web.maga.maga_match import MagaMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("maga treaty")]


def test_who_joins_a_treaty_can_be_bound_by_its_clauses(hall: Callable[..., Person]) -> None:
    table = MagaMatch(hall, 6, "ru")
    person = table.people[table.seat(0)]
    person.open(table.match)
    form = person.acts["propose-treaty"]
    partner, third = form.choices["partner"][0], form.choices["partner"][1]
    entered = {"partner": partner, "others.0.team": third, "clauses.0.kind": "obligation"}
    asked = form.fields | entered | {"_part": "others.0"}
    answer = person.http.post(f"{table.match}/choices", data=asked)
    assert answer.status_code == 200
    (fresh,) = forms_of(f"<form>{answer.text}</form>")
    parties = {
        option.sent
        for one in fresh.controls
        if one.name == "clauses.0.party"
        for option in one.options
    } | {one.value for one in fresh.controls if one.name == "clauses.0.party" and one.value}
    assert third in parties
    person.page = person.http.post(form.action, data=form.fields | entered | {"_step": "choices"})
    again = person.acts["propose-treaty"]
    assert third in again.choices["clauses.0.party"]
