"""Where a seat is asked to act: by windows, and in private."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.kernel import PUBLIC, Form, Window
from intriga.kernel.acts import Expire
from intriga.kernel.bots.questions import MOST, Questions
from intriga.kernel.bots.sampling import sample
from intriga.kernel.bots.tasks import is_others, tasks_of
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Offer, observe
from intriga.kernel.positions import Position
from intriga.kernel.questions.asked import AT_ANY_TIME, asked, asked_by, is_private
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from tests.shapes.town import Answer, HandIn, Streets, Warn
from tests.shapes.town import Offer as OfferPact
from tests.shapes.town import game as town


class Match:
    """A match of the town between eight; the informers are the seats 0 and 1."""

    def __init__(self) -> None:
        chairs = tuple(Chair(seat, f"P{seat}") for seat in range(8))
        header = Header("m", "town", 1, {}, chairs, "", (), 0)
        self.engine: Engine[Streets] = Engine(town, header, Fast(1))
        opened = self.engine.open()
        state = opened.position.state
        for team, informer in zip(state.teams, (0, 1), strict=True):
            team.informer = informer
        self.position: Position[Streets] = self.engine.lay(opened, state).position

    def do(self, actor: Any, act: Any) -> None:
        taken = self.engine.act(self.position, actor, act, 1)
        assert not isinstance(taken, Refusal), taken
        self.position = taken.position

    def asked(self, seat: int) -> tuple[str, ...]:
        """Where this seat is asked; the same follows from what it knows."""
        found = asked(town, self.position, seat)
        assert found == asked_by(observe(town, self.position, seat, (), 0), seat)
        return found

    def private(self, seat: int) -> bool:
        return is_private(observe(town, self.position, seat, (), 0), seat)


def test_a_seat_is_asked_by_windows_and_in_private() -> None:
    match = Match()
    assert match.asked(2) == ("lists",)
    assert not match.private(0), "a window awaits them, too"
    match.do(2, HandIn(()))
    assert match.asked(2) == ()
    assert match.asked(0) == ("lists",)
    assert match.private(0), "as informer, in the window of the lists"
    match.do(0, Warn(2))
    assert match.asked(0) == ()
    match.do(1, OfferPact(4))
    assert match.asked(4) == (AT_ANY_TIME,)
    assert match.private(4)
    assert match.asked(6) == ()
    match.do(4, Answer(1, True))
    assert match.asked(4) == ()


def test_spectators_are_asked_nothing() -> None:
    match = Match()
    assert asked_by(observe(town, match.position, PUBLIC, (), 0), PUBLIC) == ()


def test_what_the_house_rules_disable_asks_nobody() -> None:
    match = Match()
    match.do(2, HandIn(()))
    locked = replace(match.position, house=replace(match.position.house, locked=("warn",)))
    assert asked(town, locked, 0) == ()
    paused = replace(match.position, house=replace(match.position.house, paused=True))
    assert asked(town, paused, 0) == ()
    assert asked(town, paused, 1) == (), "nor does a pause, whatever windows await"


def test_nobody_misses_a_private_question() -> None:
    match = Match()
    match.do(2, HandIn(()))
    match.do("table", Expire("lists", 1))
    missed = [match.position.house.missed(seat) for seat in range(8)]
    assert missed == [0, 1, 0, 1, 0, 1, 0, 1], "the informer of the first team was not awaited"


def test_a_finished_match_asks_nobody() -> None:
    match = Match()
    outcome = town.outcome(Streets(match.position.state.teams, 1, 2))
    assert outcome is not None
    assert asked(town, replace(match.position, outcome=outcome), 0) == ()


def test_a_random_act_answers_what_is_asked_in_private_first() -> None:
    match = Match()
    match.do(1, OfferPact(2))
    acts = [sample(Offer(town, match.position.state, 2), Random(seed)) for seed in range(20)]
    assert {act["type"] for act in acts if act is not None} == {"answer"}


def test_a_question_is_left_alone_that_goes_on_after_many_answers() -> None:
    asks = Form(Warn, asks=True)
    other = Form(OfferPact)
    questions = Questions()
    for _ in range(MOST):
        assert questions.left((asks, other)) == (asks, other)
        questions.answer((asks, other), {"type": "warn", "team": 1})
        questions.answer((asks, other), {"type": "offer", "to": 1})
    assert questions.left((asks, other)) == (other,)
    changed = replace(asks, generation=2)
    assert questions.left((changed, other)) == (changed, other)
    assert questions.left((asks, other)) == (asks, other), "it has been away"


def test_presets_tell_questions_of_one_type_apart() -> None:
    first, second = (Form(Answer, asks=True, preset={"by": by}) for by in (1, 3))
    questions = Questions()
    for _ in range(MOST):
        questions.answer((first, second), {"type": "answer", "by": 1, "yes": True})
    assert questions.left((first, second)) == (second,)


@pytest.mark.parametrize(
    ("bots", "people", "others"),
    [
        ((2, 4), (), False),
        ((0, 2, 4), (), True),
        ((2, 4, 6), (), False),
        ((2, 4), (6,), True),
        ((2, 4), (0,), True),
        ((2, 4), (1, 2), False),
    ],
)
def test_whose_an_act_for_a_team_is(
    bots: Sequence[int], people: Sequence[int], others: bool
) -> None:
    """The bot on seat 2 looks at a form of the team 0, 2, 4, 6."""
    assert is_others(Form(HandIn, team=(0, 2, 4, 6)), 2, bots, people) is others


def test_a_window_where_the_word_is_others_does_not_ask() -> None:
    windows = (Window("lists", "orders", (0, 2), 1), Window("vote", "orders", (0, 2), 1))
    list_ = Form(HandIn, window="lists", generation=1, team=(0, 2))
    vote = Form(OfferPact, window="vote", generation=1)
    pact = Form(Answer, asks=True)
    questions = Questions()

    def tasks(forms: Sequence[Form], open_: Sequence[Window] = windows) -> tuple[Any, ...]:
        found = tasks_of(2, open_, forms, questions, lambda form: True)
        return found.forms, found.asked, found.left

    assert tasks([list_, vote]) == ((vote,), True, (list_,))
    assert tasks([list_, vote], windows[:1]) == ((vote,), False, (list_,))
    assert tasks([list_, pact], windows[:1]) == ((pact,), True, (list_,))
    assert tasks([list_]) == ((), False, (list_,))
