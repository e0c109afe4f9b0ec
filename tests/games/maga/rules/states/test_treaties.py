"""Treaties proposed, signed, refused (item 68), and who knows of them."""

from typing import Any

import pytest

from intriga.games.maga.data.treaty import Clause
from intriga.games.maga.game import game
from intriga.games.maga.state import State
from intriga.games.maga.subjects.treaties.answering import AnswerTreaty
from intriga.games.maga.subjects.treaties.judging import JudgeClause
from intriga.games.maga.subjects.treaties.proposing import ProposeTreaty, Signatory
from intriga.kernel import HOST, broken_limits
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import step, turn, world

PEACE = Clause("obligation", party=1, action="raid", does=False, target=0)


def offer(**changes: Any) -> ProposeTreaty:
    """A peace between states 0 and 1 for three turns, from the first on."""
    fields: dict[str, Any] = {
        "partner": 1,
        "others": (),
        "clauses": (PEACE,),
        "since": 1,
        "turns": 3,
    }
    return ProposeTreaty(**{**fields, **changes})


def drafted(state: State, act: ProposeTreaty, seat: int = 0) -> list[list[str]]:
    """Somebody proposes it: who hears what."""
    taken = step({"treaty": [234]})
    assert game.check(state, seat, act, 0) is None
    game.apply(state, seat, act, taken)
    return [heard(taken, who) for who in range(len(state.people(0)) * len(state.territories))]


def answer(state: State, seat: int, word: Any, number: int = 1_234) -> list[list[str]]:
    act, taken = AnswerTreaty(treaty=number, answer=word), step()
    assert game.check(state, seat, act, 0) is None
    game.apply(state, seat, act, taken)
    return [heard(taken, who) for who in range(len(state.people(0)) * len(state.territories))]


@pytest.mark.rule("maga", "item 68", "R-T7")
def test_a_treaty_holds_when_all_parties_have_signed_and_nobody_else_knows() -> None:
    """Two people a team; state 2 has no part in it."""
    state = world(people=2)
    told = ["treaty-proposed"]
    assert drafted(state, offer()) == [told, told, told, told, [], []]
    (treaty,) = state.treaties
    assert (treaty.number, treaty.parties, treaty.signed) == (1_234, [0, 1], [0])
    assert not treaty.holds(1)
    told = ["treaty-signed"]
    assert answer(state, 3, "sign") == [told, told, told, told, [], []]
    assert [treaty.holds(n) for n in range(5)] == [False, True, True, True, False]
    seen: list[Any] = [game.view(state, game.viewpoint(state, seat)).home for seat in (0, 3, 4)]
    assert [len(one.treaties) for one in seen] == [1, 1, 0]
    assert game.view(state, "public").home is None


@pytest.mark.rule("maga", "item 68")
def test_a_treaty_of_three_waits_for_the_third_and_one_refusal_ends_it() -> None:
    state = world(4)
    drafted(state, offer(others=(Signatory(2),)))
    answer(state, 1, "sign")
    assert not state.treaties[0].holds(1)
    assert game.check(state, 1, AnswerTreaty(treaty=1_234, answer="refuse"), 0) is not None
    assert answer(state, 2, "refuse")[3] == []
    assert not state.treaties[0].holds(1)
    assert game.check(state, 2, AnswerTreaty(treaty=1_234, answer="sign"), 0) is not None


@pytest.mark.rule("maga", "item 68", "R-T7")
def test_whether_others_have_a_treaty_cannot_be_found_out_by_answering() -> None:
    state = world(4)
    drafted(state, offer())
    theirs, none = (
        game.check(state, 3, AnswerTreaty(treaty=number, answer="sign"), 0)
        for number in (1_234, 4_321)
    )
    assert theirs is not None
    assert theirs == none


@pytest.mark.rule("maga", "item 68")
@pytest.mark.parametrize(
    "act",
    [
        offer(partner=0),
        offer(partner=7),
        offer(others=(Signatory(1),)),
        offer(clauses=()),
        offer(clauses=(Clause("obligation", 2, "raid"),)),
        offer(clauses=(Clause("obligation", 1, "dance"),)),
        offer(clauses=(Clause("obligation", 1, "raid", if_action="raid"),)),
        offer(clauses=(Clause("obligation", 1, "raid", if_party=2, if_action="raid"),)),
    ],
)
def test_what_is_no_treaty_cannot_be_proposed(act: ProposeTreaty) -> None:
    assert game.check(world(4), 0, act, 0) is not None


@pytest.mark.rule("maga", "item 68")
def test_a_treaty_begins_in_no_turn_that_is_over() -> None:
    state = world(4)
    turn(state)
    assert game.check(state, 0, offer(since=1), 0) is not None
    assert game.check(state, 0, offer(since=2), 0) is None


def in_force(text: str, **options: Any) -> State:
    """The second turn; a treaty has held since the first."""
    state = world(4, **options)
    drafted(state, offer(text=text))
    state.treaties[0].signed = list(state.treaties[0].parties)
    state.turn = 2
    return state


@pytest.mark.rule("maga", "R-J1", "R-T7")
def test_the_host_tells_the_wronged_team_alone_what_was_broken() -> None:
    state = in_force("Be nice.")
    taken = step()
    game.apply(state, HOST, JudgeClause(treaty=1_234, breaker=1, victim=0), taken)
    assert [heard(taken, seat) for seat in range(4)] == [["judged"], [], [], []]
    seen: list[Any] = [game.view(state, game.viewpoint(state, seat)).home for seat in range(3)]
    assert [len(one.judged) for one in seen] == [1, 0, 0]


@pytest.mark.rule("maga", "R-J1")
@pytest.mark.parametrize(
    ("text", "breaker", "victim"), [("", 1, 0), ("Be nice.", 2, 0), ("Be nice.", 1, 3)]
)
def test_a_host_judges_free_words_between_their_parties_alone(
    text: str, breaker: int, victim: int
) -> None:
    state = in_force(text)
    game.apply(state, HOST, JudgeClause(treaty=1_234, breaker=breaker, victim=victim), step())
    assert state.breaches == []


@pytest.mark.rule("maga", "R-J1", "item 68")
def test_a_host_judges_once_what_a_treaty_in_force_forbade_in_a_finished_turn() -> None:
    breach = JudgeClause(treaty=1_234, breaker=1, victim=0)
    state = in_force("Be nice.")
    game.apply(state, HOST, breach, step())
    game.apply(state, HOST, breach, step())
    assert [one.turn for one in state.breaches] == [1], "a document serves one suit"
    unsigned = in_force("Be nice.")
    unsigned.treaties[0].signed = [0]
    later = in_force("Be nice.")
    later.treaties[0].since = 2
    for one in (unsigned, later):
        game.apply(one, HOST, breach, step())
        assert one.breaches == []


@pytest.mark.rule("maga", "item 68")
@pytest.mark.parametrize(
    ("act", "places"),
    [
        (offer(), ()),
        (offer(clauses=(), text="Be nice."), ()),
        (offer(clauses=()), ("clauses", "text")),
        (offer(clauses=(PEACE, Clause("right", 1, "raid", if_party=0))), ("clauses.1.if_action",)),
        (offer(clauses=(Clause("right", 1, "raid", if_action="raid"),)), ("clauses.0.if_party",)),
        (offer(others=(Signatory(2), Signatory(2))), ("others.0.team", "others.1.team")),
    ],
)
def test_the_form_marks_what_a_treaty_lacks(act: ProposeTreaty, places: tuple[str, ...]) -> None:
    state = world(4)
    (form,) = [one for one in game.forms(state, 0) if one.act == "propose-treaty"]
    marked = tuple(place for one in broken_limits(form.limits, act) for place in one.places)
    assert marked == places
    assert (game.check(state, 0, act, 0) is not None) is bool(places)


@pytest.mark.rule("maga", "item 68")
def test_a_treaty_does_not_outlast_the_match() -> None:
    state = world(4)
    last = state.options.turns
    assert game.check(state, 0, offer(since=last, turns=last), 0) is None
    for late in ({"since": last + 1}, {"turns": last + 1}):
        assert game.check(state, 0, offer(**late), 0) is not None
