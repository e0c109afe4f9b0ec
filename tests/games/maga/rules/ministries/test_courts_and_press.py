"""Lawsuits with and without documents, statements, refutations, moods (items 51, 55 to 58, 68)."""

from typing import Any

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.data.treaty import Clause, Treaty
from intriga.games.maga.game import game
from intriga.games.maga.state import Lie, LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.media.refute import Refute
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.games.maga.subjects.treaties.judging import JudgeClause
from intriga.kernel import HOST, Step
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import (
    NUMBERS,
    K,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    step,
    turn,
    world,
)

WON, LOST = {"contest": [1] * 4, "order": [0] * 6}, {"contest": [0] * 4, "order": [0] * 6}
PEACE = Clause("obligation", party=1, action="raid", does=False, target=0)
"""State 1 does not raid state 0."""


def bound(*clauses: Clause, parties: tuple[int, ...] = (0, 1), **terms: Any) -> State:
    """The first of these states has a treaty with the others, signed by all."""
    state = world(4, judge=terms.pop("judge", True))
    terms = {"since": 1, "turns": 9, "signed": list(parties), **terms}
    state.treaties.append(Treaty(7, list(parties), list(clauses) or [PEACE], **terms))
    return state


def chances(taken: Step) -> list[int]:
    return [one.below for one in taken.draws if one.why == "contest"]


def moods(state: State) -> list[int]:
    return [one.mood for one in state.territories]


# ── courts ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 51")
def test_the_loser_of_a_lawsuit_loses_twenty_of_the_mood() -> None:
    state = world()
    turn(state, {0: [Sue(target=1)]}, WON)
    assert moods(state) == [100, 80, 100]
    assert post(state, 0, Role.JUSTICE).level == 2
    state = world()
    turn(state, {0: [Sue(target=1)]}, LOST)
    assert moods(state) == [80, 100, 100]


@pytest.mark.rule("maga", "R-J1", "item 68", "item 51")
def test_a_broken_treaty_is_worth_a_level_in_the_lawsuit_and_there_alone() -> None:
    state = bound()
    taken = turn(state, {1: [Raid(target=0)]}, LOST)
    assert [heard(taken, seat) for seat in range(4)] == [[], [], [], []], "nobody is told"
    taken = turn(state, {0: [Sue(target=1, treaty=7)]}, WON)
    assert chances(taken) == [4]
    assert post(state, 0, Role.JUSTICE).level == 2, "one for the success, none for the document"


@pytest.mark.rule("maga", "R-J1")
def test_only_finished_turns_count_and_a_breach_serves_one_lawsuit() -> None:
    state = bound()
    suit = {0: [Sue(target=1, treaty=7)]}
    taken = turn(state, {1: [Raid(target=0)], 0: [ImproveMood(), Sue(target=1, treaty=7)]}, LOST)
    assert chances(taken) == [2, 2], "the raid, and a suit without documents"
    assert chances(turn(state, suit, LOST)) == [4]
    raise_to(state, 1, 1, Role.JUSTICE)
    assert chances(turn(state, suit, LOST)) == [2]


@pytest.mark.rule("maga", "R-J1")
@pytest.mark.parametrize(
    "suit",
    [Sue(target=1), Sue(target=1, treaty=8), Sue(target=2, treaty=7)],
    ids=["none", "other", "defendant"],
)
def test_documents_prove_one_treaty_against_one_state(suit: Sue) -> None:
    state = bound()
    turn(state, {1: [Raid(target=0)]}, LOST)
    assert chances(turn(state, {0: [suit]}, WON)) == [2]


@pytest.mark.rule("maga", "R-J1")
def test_documents_serve_those_whom_the_breach_has_wronged() -> None:
    state = bound()
    turn(state, {1: [Raid(target=0)]}, LOST)
    assert chances(turn(state, {2: [Sue(target=1, treaty=7)]}, WON)) == [2]


@pytest.mark.rule("maga", "R-J1", "item 21")
def test_with_documents_a_lost_lawsuit_is_one_against_a_stronger_plaintiff() -> None:
    state = bound()
    turn(state, {1: [Raid(target=0)]}, LOST)
    turn(state, {0: [Sue(target=1, treaty=7)]}, LOST)
    assert post(state, 1, Role.JUSTICE).level == 2
    assert moods(state) == [80, 100, 100, 100]


BOTH_RAID = {1: [Raid(target=0)]}
TREATIES: list[tuple[str, list[Clause], dict[str, Any], int]] = [
    ("of another victim", [Clause("obligation", 1, "raid", does=False, target=2)], {}, 2),
    ("against anybody", [Clause("obligation", 1, "raid", does=False)], {}, 4),
    ("must raid 0", [Clause("obligation", 1, "raid", target=0)], {}, 2),
    ("must improve moods", [Clause("obligation", 1, "improve-mood", every=True)], {}, 4),
    ("a right", [Clause("right", 1, "raid", does=False, target=0)], {}, 2),
    ("not signed by all", [PEACE], {"signed": [0]}, 2),
    ("begins later", [PEACE], {"since": 2}, 2),
    ("is over", [PEACE], {"since": 0, "turns": 1}, 2),
    ("refused", [PEACE], {"refused": True}, 2),
    ("void whole", [PEACE], {"text": "Be nice.", "judge": False}, 2),
    ("judged by a host", [PEACE], {"text": "Be nice.", "judge": True}, 4),
    (
        "if 0 improves moods",
        [Clause("obligation", 1, "raid", does=False, if_party=0, if_action="improve-mood")],
        {},
        2,
    ),
    (
        "unless 0 improves moods",
        [
            Clause(
                "obligation",
                1,
                "raid",
                does=False,
                if_party=0,
                if_action="improve-mood",
                if_does=False,
            )
        ],
        {},
        2,
    ),
]


@pytest.mark.rule("maga", "item 68", "R-J1")
@pytest.mark.parametrize(
    ("clauses", "terms", "chance"),
    [rest for _, *rest in TREATIES],
    ids=[one[0] for one in TREATIES],
)
def test_what_breaks_a_treaty(clauses: list[Clause], terms: dict[str, Any], chance: int) -> None:
    """State 1 raids state 0 in vain, and nothing else happens."""
    state = bound(*clauses, **terms)
    turn(state, BOTH_RAID, LOST)
    assert chances(turn(state, {0: [Sue(target=1, treaty=7)]}, WON)) == [chance]


@pytest.mark.rule("maga", "R-J1", "item 68")
def test_what_was_refused_or_cancelled_was_not_done() -> None:
    state = bound()
    state.territories[1].treasury = -3 * M
    turn(state, BOTH_RAID)
    assert outcomes(state, 1) == [LineOutcome.REFUSED]
    assert chances(turn(state, {0: [Sue(target=1, treaty=7)]}, WON)) == [2]


@pytest.mark.rule("maga", "R-J1", "item 68")
def test_every_party_can_sue_for_a_breach_and_a_host_can_find_one() -> None:
    state = bound(parties=(0, 1, 2), text="Be nice.")
    turn(state, BOTH_RAID, LOST)
    suits: dict[int, list[AnyLine]] = {
        0: [Sue(target=1, treaty=7)],
        2: [Sue(target=1, treaty=7)],
    }
    raise_to(state, 1, 3, Role.JUSTICE)
    raise_to(state, 0, 2, Role.JUSTICE)
    raise_to(state, 2, 2, Role.JUSTICE)
    assert chances(turn(state, suits, LOST)) == [2, 2]
    game.apply(state, HOST, JudgeClause(treaty=7, breaker=2, victim=0), step())
    assert chances(turn(state, {0: [Sue(target=2, treaty=7)]}, WON)) == [4]


@pytest.mark.rule("maga", "R-J1", "R-I0", "item 68")
def test_what_a_recruited_role_is_ordered_to_do_breaks_its_states_treaty() -> None:
    state = bound()
    post(state, 1, Role.DEFENCE).recruiter = 2
    ordered = Raid(target=0, through=f"1.{NUMBERS[Role.DEFENCE]}")
    turn(state, {2: [ordered]}, LOST)
    assert chances(turn(state, {0: [Sue(target=1, treaty=7)]}, WON)) == [4]


# ── the press ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 55", "R-M2")
def test_a_statement_costs_ten_of_the_mood_now_and_in_every_later_turn() -> None:
    state = world()
    turn(state, {0: [StateLie(target=1)]}, WON)
    assert moods(state) == [100, 90, 100]
    for mood in (80, 70):
        turn(state)
        assert moods(state) == [100, mood, 100]


@pytest.mark.rule("maga", "R-M3", "item 55")
def test_every_statement_counts_for_itself() -> None:
    state = world(4)
    for mood in (80, 40):
        turn(state, {0: [StateLie(target=1)], 2: [StateLie(target=1)]}, WON)
        raise_to(state, 0, 1, Role.MEDIA)
        raise_to(state, 2, 1, Role.MEDIA)
        assert state.territories[1].mood == mood
    assert len(state.territories[1].lies) == 4


@pytest.mark.rule("maga", "item 56", "R-M3")
def test_a_refutation_ends_all_lies_of_one_state_and_it_pays_once() -> None:
    """100 − 10 − 10 − 10 of three lies, then + 10; the fourth state's lie goes on."""
    state = world(4)
    state.territories[0].lies = [Lie(1), Lie(1), Lie(3)]
    turn(state, {0: [Refute(target=1)]}, WON)
    assert moods(state) == [80, 90, 100, 100]
    assert state.territories[0].lies == [Lie(3)]
    turn(state)
    assert moods(state) == [70, 90, 100, 100]


@pytest.mark.rule("maga", "item 56")
def test_a_refutation_that_failed_changes_nothing() -> None:
    state = world(4)
    state.territories[0].lies = [Lie(1)]
    taken = turn(state, {0: [Refute(target=1)]}, LOST)
    assert moods(state) == [90, 100, 100, 100]
    assert heard(taken, 1) == []
    turn(state)
    assert moods(state) == [80, 100, 100, 100]


@pytest.mark.rule("maga", "R-M5", "R-PAY1")
def test_where_there_is_no_lie_nothing_is_refuted_or_paid() -> None:
    state = world(4)
    state.territories[0].lies = [Lie(3)]
    turn(state, {0: [Refute(target=1)]})
    assert [(one.outcome, one.why) for one in reported(state, 0)] == [
        (LineOutcome.REFUSED, "no-lie")
    ]
    assert state.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "item 56", "R-ORD3")
def test_a_lie_can_be_refuted_in_the_turn_in_which_it_was_told() -> None:
    """3 : 3 without helpers; then 3 + 4/4 : 4, as the liar has risen."""
    state = world()
    raise_to(state, 0, 3, Role.MEDIA)
    raise_to(state, 1, 3, Role.MEDIA)
    raise_to(state, 0, 4, Role.JUSTICE)
    helps = Help(role=Role.JUSTICE, target=0, whom="media")
    taken = turn(state, {1: [StateLie(target=0)], 0: [helps, Refute(target=1)]}, WON)
    assert chances(taken) == [2, 2]
    assert moods(state) == [100, 90, 100]
    turn(state)
    assert moods(state) == [100, 90, 100]


@pytest.mark.rule("maga", "item 57", "R-START mood", "item 18")
def test_moods_are_improved_any_number_of_times_up_to_a_hundred() -> None:
    state = world()
    state.territories[0].mood = 75
    lines: list[AnyLine] = [ImproveMood(), ImproveMood(), ImproveMood(), WorsenMood(target=1)]
    turn(state, {0: [*lines, ImproveMood()]}, WON)
    assert moods(state) == [100, 90, 100]
    assert state.territories[0].treasury == 13 * M - 5 * 500 * K
    assert post(state, 0, Role.MEDIA).level == 2, "of the contest alone"


@pytest.mark.rule("maga", "item 57", "R-HELP", "item 15")
def test_a_helper_of_what_is_not_contested_helped_in_vain() -> None:
    state = world()
    state.territories[0].mood = 75
    helps = Help(role=Role.FINANCE, target=0, whom="media")
    turn(state, {0: [helps, ImproveMood()]})
    assert state.territories[0].mood == 85
    assert post(state, 0, Role.FINANCE).level == 1


@pytest.mark.rule("maga", "item 58", "R-START mood", "R-P1")
def test_a_foreign_mood_falls_by_ten_points_once_and_never_below_nothing() -> None:
    for before, after in ((80, 70), (6, 0)):
        state = world()
        state.territories[1].mood = before
        turn(state, {0: [WorsenMood(target=1)]}, WON)
        assert state.territories[1].mood == after
        turn(state)
        assert state.territories[1].mood == after
