"""What the host sets right, and who hears of it."""

from typing import Any

import pytest

from intriga.games.maga.game import game
from intriga.games.maga.subjects.corrections import Correct
from intriga.games.maga.subjects.fines import Fine
from intriga.games.maga.subjects.treaties.judging import JudgeClause
from intriga.kernel import HOST, PUBLIC
from tests.games.maga.world import M, step, world


@pytest.mark.rule("maga", "R-H1", "G-9")
@pytest.mark.parametrize(("value", "by", "way"), [(7, 3, "down"), (12, 2, "up"), (10, 0, "same")])
def test_everybody_hears_of_a_correction_and_by_how_much(value: int, by: int, way: str) -> None:
    state, taken = world(), step()
    game.apply(state, HOST, Correct(1, "treasury", value * M, "a slip"), taken)
    assert state.territories[1].treasury == value * M
    assert {event.to for event in taken.events} == {PUBLIC}
    params: dict[str, Any] = {}
    for event in taken.events:
        params |= event.params
    assert (params["land"], params["reason"], params["by"], params["way"]) == (
        *(2, "a slip"),
        *(by * M, way),
    )


@pytest.mark.rule("maga", "R-H1", "G-9")
def test_under_seal_everybody_hears_whose_figure_it_was_and_no_more() -> None:
    state, taken = world(3, people=2), step()
    game.apply(state, HOST, Correct(1, "abm", 4, "a slip", sealed=True), taken)
    public = [event for event in taken.events if event.to == PUBLIC]
    assert [(event.id, event.params) for event in public] == [
        ("maga-corrected-sealed", {"land": 2})
    ]
    assert {event.to for event in taken.events} == {PUBLIC, (2, 3)}


@pytest.mark.rule("maga", "R-H1", "G-9")
def test_what_takes_a_host_without_a_seat_is_marked_in_its_form_too() -> None:
    state = world()
    acts = (
        (Correct(1, "abm", 4, "a slip", sealed=True), True),
        (Correct(1, "abm", 4, "a slip"), False),
        (JudgeClause(1_234, 0, 1), True),
        (Fine(0, 5, "noise"), False),
    )
    for act, impartial in acts:
        assert game.impartial(act) is impartial
    forms = {(one.act, one.preset.get("sealed")): one.impartial for one in game.forms(state, HOST)}
    assert (forms["correct", True], forms["correct", False]) == (True, False)
    assert (forms["judge-clause", None], forms["fine", None]) == (True, False)
