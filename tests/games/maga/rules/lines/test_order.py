"""In which order lines are carried out, and who acts in truth (items 18, 19, R-ORD), by hand from
the text."""

from typing import Any

import pytest

from intriga.games.maga.data.lines import kind_of
from intriga.games.maga.data.roles import Role
from intriga.games.maga.game import game
from intriga.games.maga.presentation.lists.rows import draft_numbers
from intriga.games.maga.state import Flight, LineOutcome, War
from intriga.games.maga.subjects.actions import ACTIONS
from intriga.games.maga.subjects.lists.columns import places
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.queue import Queue
from tests.games.maga.rules.contests.traces import course, drawn, log, sums
from tests.games.maga.world import (
    NUMBERS,
    K,
    Lists,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    stage,
    turn,
    world,
)

DONE, FAILED = LineOutcome.DONE, LineOutcome.FAILED
REFUSED, CANCELLED = LineOutcome.REFUSED, LineOutcome.CANCELLED
CHECK = CheckRecruited()


@pytest.mark.rule("maga", "item 19", "R-ORD1", "R-ORD2")
def test_places_in_the_lists_come_before_levels() -> None:
    """Everybody's first lines, then everybody's second ones; inside a place the higher level."""
    state = world(3)
    raise_to(state, 1, 5, Role.MEDIA, Role.INTERIOR)
    raise_to(state, 2, 3, Role.MEDIA, Role.INTERIOR)
    done = stage(state, {land: [CHECK, ImproveMood()] for land in range(3)})
    first, second = "check-recruited", "improve-mood"
    assert course(done) == [
        *((1, first), (2, first), (0, first)),
        *((1, second), (2, second), (0, second)),
    ]


FIVE = [Protect(role=role, percent=20) for role in list(Role)[:5]]


@pytest.mark.rule("maga", "R-ORD1", "R-N1", "item 43", "G-4")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_rows_of_one_action_have_one_place(edition: int) -> None:
    """State 0 raids by its second line, state 1 by its third: five protected roles are one line.
    By the older rule they were five."""
    state = world(2)
    state.edition = edition
    lists: Lists = {0: [*FIVE, Raid(target=1)], 1: [CHECK, CHECK, Raid(target=0)]}
    done = stage(state, lists, {"contest": [1, 1], "order": [0] * 4})
    first = [land for land, action in course(done) if action == "raid"]
    assert first == ([1, 0] if edition == 1 else [0, 1])
    strike = [Strike(target=target, most=1, hits=1) for target in (1, 2, 3)]
    state = world(4)
    state.edition = edition
    state.territories[0].nuclear = 3
    lists = {0: [*strike, ImproveMood()], 1: [CHECK, CHECK, ImproveMood()]}
    done = stage(state, lists, {"order": [0] * 4})
    first = [land for land, action in course(done) if action == "improve-mood"]
    assert first == ([1, 0] if edition == 1 else [0, 1])


@pytest.mark.rule("maga", "R-ORD1", "G-13")
def test_priorities_count_only_where_a_match_lets_them_be_chosen() -> None:
    for priorities, first in (("order", [0, 1]), ("free", [1, 0])):
        state = world(2, priorities=priorities)
        mine = [CHECK, ImproveMood(priority=9)]
        theirs = [CHECK, CHECK, ImproveMood(priority=3)]
        done = stage(state, {0: mine, 1: theirs}, {"order": [0] * 4})
        acted = [land for land, action in course(done) if action == "improve-mood"]
        assert acted == first


@pytest.mark.rule("maga", "R-ORD1", "G-4")
def test_a_list_is_numbered_as_it_will_be_carried_out() -> None:
    kinds = ["raid", "protect", "help", "protect", "strike", "boost", "strike", "protect"]
    lines = [(kind, "") for kind in kinds]
    assert places(lines, merged=True) == [1, 2, 3, 2, 4, 5, 4, 2]
    assert places(lines, merged=False) == list(range(1, 9))
    state = world()
    (draft,) = game.drafts(state, 0)
    rows = [{"kind": kind} for kind in kinds]
    for edition, merged in ((1, False), (2, True)):
        state.edition = edition
        shown = draft_numbers(game.view(state, game.viewpoint(state, 0)), draft, rows)
        assert shown == places(lines, merged=merged)
    assert places([("protect", ""), ("protect", "1.4"), ("protect", "1.4")], merged=True) == [
        1,
        2,
        2,
    ]


@pytest.mark.rule("maga", "item 19")
def test_of_equal_places_and_levels_chance_decides() -> None:
    state = world(3)
    lists: Lists = {land: [CHECK] for land in range(3)}
    done = stage(state, lists, {"order": [2, 0]})
    assert drawn(done.step) == [("order", 3), ("order", 2)]
    assert [land for land, _ in course(done)] == [2, 0, 1]


@pytest.mark.rule("maga", "R-ORD1", "R-ORD4")
def test_lines_of_the_fourth_step_have_a_place_in_the_list_too() -> None:
    """The higher minister's check is the second line: it comes after the other's first."""
    state = world(2)
    raise_to(state, 0, 5, Role.INTERIOR)
    done = stage(state, {0: [Help(role=Role.HEALTH, target=0, whom="media"), CHECK], 1: [CHECK]})
    assert course(done) == [(0, "help"), (1, "check-recruited"), (0, "check-recruited")]


@pytest.mark.rule("maga", "R-ORD1")
def test_priorities_of_ones_own_where_a_match_has_them() -> None:
    state = world(2, priorities="free")
    done = stage(
        state,
        {0: [CheckRecruited(priority=7), ImproveMood(priority=2)], 1: [CHECK, CHECK, CHECK]},
        {"order": [1]},
    )
    assert course(done) == [
        (1, "check-recruited"),
        (1, "check-recruited"),
        (0, "improve-mood"),
        (1, "check-recruited"),
        (0, "check-recruited"),
    ]


@pytest.mark.rule("maga", "R-ORD1", "item 48")
@pytest.mark.parametrize("priorities", ["order", "free"])
def test_what_is_ordered_besides_comes_after_all_priorities_of_the_owner(priorities: str) -> None:
    """The owner's check has the priority 9, or the third place."""
    state = world(2, priorities=priorities)
    post(state, 1, Role.MEDIA).recruiter = 0
    raise_to(state, 1, 5, Role.MEDIA)
    free = 9 if priorities == "free" else 0
    ordered = ImproveMood(through=f"1.{NUMBERS[Role.MEDIA]}", besides=True)
    done = stage(state, {0: [ordered], 1: [CHECK, CHECK, CheckRecruited(priority=free)]})
    assert course(done) == [*[(1, "check-recruited")] * 3, (1, "improve-mood")]


@pytest.mark.rule("maga", "R-ORD2")
def test_a_president_ranks_by_the_level_they_have() -> None:
    """2 is below 3, though in a contest it would be 4; nor do helpers raise the rank."""
    state = world(2)
    raise_to(state, 0, 2, Role.PRESIDENT)
    raise_to(state, 0, 8, Role.SECRETARY)
    raise_to(state, 1, 3, Role.INTERIOR)
    helped = Help(role=Role.SECRETARY, target=0, whom="president", priority=9)
    done = stage(state, {0: [Fire(role=Role.HEALTH), helped], 1: [CHECK]})
    assert course(done)[1:] == [(1, "check-recruited"), (0, "fire")]


@pytest.mark.rule("maga", "R-ORD2", "R-ORD5")
def test_the_rank_is_that_of_the_level_as_the_stage_began() -> None:
    """Boosted from 2 to 3 at once, the minister still acts after the one who had 3 and has 2."""
    state = world(2)
    raise_to(state, 0, 2, Role.INTERIOR)
    raise_to(state, 1, 3, Role.INTERIOR)
    raise_to(state, 1, 4, Role.PRESIDENT)
    lists: Lists = {
        0: [Boost(role=Role.INTERIOR), CHECK],
        1: [Fire(role=Role.INTERIOR), CHECK],
    }
    done = stage(state, lists)
    assert (post(state, 0, Role.INTERIOR).level, post(state, 1, Role.INTERIOR).level) == (3, 2)
    assert course(done)[2:] == [(1, "check-recruited"), (0, "check-recruited")]


@pytest.mark.rule("maga", "R-ORD5")
def test_a_level_counts_in_the_very_next_contest() -> None:
    """Boosted in its first line, public relations hold with 2 against 1 in the second."""
    state = world(2)
    raise_to(state, 1, 3, Role.INTERIOR)
    done = stage(state, {0: [Boost(role=Role.MEDIA)], 1: [CHECK, WorsenMood(target=0)]})
    assert sums(done) == [("1", "2")]
    assert outcomes(state, 1) == [DONE, FAILED]


@pytest.mark.rule("maga", "R-ORD3", "item 45", "R-PAY1")
def test_a_sabotage_stops_what_is_not_done_yet_and_nothing_else() -> None:
    state = world(2)
    raise_to(state, 0, 3, Role.FOREIGN)
    raise_to(state, 1, 2, Role.MEDIA)
    sabotage = Sabotage(target=1, number=NUMBERS[Role.MEDIA])
    lists: Lists = {0: [CHECK, sabotage], 1: [ImproveMood(), ImproveMood(), CHECK, ImproveMood()]}
    state.territories[1].mood = 60
    stage(state, lists, {"contest": [1]})
    assert outcomes(state, 1) == [DONE, CANCELLED, DONE, CANCELLED]
    assert state.territories[1].mood == 70
    assert state.territories[1].treasury == 13 * M - 500 * K - 500 * K, "two lines were paid"


@pytest.mark.rule("maga", "R-ORD3", "R-T7")
def test_a_sabotage_succeeds_though_nothing_is_left_to_stop() -> None:
    state = world(2)
    raise_to(state, 0, 3, Role.FOREIGN)
    sabotage = Sabotage(target=1, number=NUMBERS[Role.MEDIA])
    done = stage(state, {0: [CHECK, sabotage], 1: [ImproveMood()]}, {"contest": [1], "order": [0]})
    assert outcomes(state, 0) == [DONE, DONE]
    assert post(state, 0, Role.FOREIGN).level == 4
    assert state.territories[0].credit == 1_500 * K
    assert done.disrupted == set(), "nobody is told"


@pytest.mark.rule("maga", "R-ORD3")
def test_sabotages_come_first_where_a_match_has_it_so() -> None:
    state = world(2, sabotage_first=True)
    raise_to(state, 0, 3, Role.FOREIGN)
    sabotage = Sabotage(target=1, number=NUMBERS[Role.MEDIA])
    done = stage(state, {0: [CHECK, sabotage], 1: [ImproveMood()]}, {"contest": [1]})
    assert outcomes(state, 1) == [CANCELLED]
    assert course(done)[1] == (0, "sabotage"), "before the first lines of all"


@pytest.mark.rule("maga", "R-ORD4", "R-HELP")
def test_a_help_counts_in_every_contest_of_the_role_wherever_it_stands() -> None:
    """The last line of the list helps in the first, 1 + 4/4, and in defence, when both have risen:
    2 + 5/4."""
    state = world(2)
    raise_to(state, 0, 4, Role.HEALTH)
    raise_to(state, 1, 3, Role.INTERIOR)
    lists: Lists = {
        0: [WorsenMood(target=1), Help(role=Role.HEALTH, target=0, whom="media")],
        1: [CHECK, WorsenMood(target=0)],
    }
    done = stage(state, lists, {"contest": [1]})
    assert sums(done) == [("2", "1"), ("1", "3.25")]


@pytest.mark.rule("maga", "R-ORD4", "item 63")
def test_a_help_ends_when_the_helper_is_sabotaged() -> None:
    state = world(2)
    raise_to(state, 0, 4, Role.HEALTH)
    raise_to(state, 1, 9, Role.FOREIGN)
    helped = Help(role=Role.HEALTH, target=0, whom="media")
    lists: Lists = {
        0: [CHECK, WorsenMood(target=1), helped],
        1: [Sabotage(target=0, number=NUMBERS[Role.HEALTH])],
    }
    done = stage(state, lists, {"contest": [1, 1]})
    assert sums(done)[1] == ("1", "1")
    assert done.disrupted == {(0, Role.HEALTH)}
    assert state.territories[0].treasury == 13 * M - 3 * 500 * K, "what was paid is not given back"


@pytest.mark.rule("maga", "R-ORD6", "item 33", "item 49")
def test_who_falls_still_acts_this_turn_and_not_in_the_next() -> None:
    state = world(2)
    raise_to(state, 0, 9, Role.FOREIGN)
    raise_to(state, 1, 6, Role.HEALTH, Role.PRESIDENT)
    post(state, 1, Role.FINANCE).recruiter = 0
    post(state, 1, Role.HEALTH).recruiter = 0
    state.territories[1].mood = 60
    lists: Lists = {
        0: [Kill(target=1, number=NUMBERS[Role.HEALTH])],
        1: [Fire(role=Role.MEDIA), Infect(target=0), ImproveMood()],
    }
    turn(state, lists, {"contest": [1, 1]})
    assert outcomes(state, 1) == [DONE, DONE, DONE]
    killed = post(state, 1, Role.HEALTH)
    assert (killed.level, killed.recruiter) == (2, None), "1, and one for the infection"
    lists = {1: [Infect(target=0), ImproveMood(), CHECK]}
    turn(state, lists)
    assert [one.why for one in reported(state, 1)] == ["blocked", "blocked", ""]
    turn(state, {1: [ImproveMood()]})
    assert outcomes(state, 1) == [DONE], "one turn, and no more"


@pytest.mark.rule("maga", "R-ORD6")
@pytest.mark.parametrize("fallen", ["blocked", "fired"])
def test_nobody_is_killed_who_cannot_act_or_fell_this_turn(fallen: str) -> None:
    """Charged, reported as failed, no level, no points, no contest."""
    state = world(2)
    raise_to(state, 0, 9, Role.FOREIGN)
    raise_to(state, 1, 10, Role.PRESIDENT)
    raise_to(state, 1, 4, Role.HEALTH)
    post(state, 1, Role.FINANCE).recruiter = 0
    lists: Lists = {0: [Kill(target=1, number=NUMBERS[Role.HEALTH])]}
    if fallen == "blocked":
        post(state, 1, Role.HEALTH).blocked = state.turn
        stage(state, lists)
    else:
        stage(state, {**lists, 1: [Fire(role=Role.HEALTH)]})
    assert outcomes(state, 0) == [FAILED]
    assert state.territories[0].treasury == 13 * M - 50 * K - 3 * M
    assert (post(state, 0, Role.FOREIGN).level, state.territories[0].credit) == (9, 0)
    assert post(state, 1, Role.HEALTH).level == (4 if fallen == "blocked" else 2)


@pytest.mark.rule("maga", "R-ORD pipeline", "item 28")
def test_the_nine_steps_follow_each_other() -> None:
    """13M after income; 1M staked, 2M for interceptors; a hit halves what is left and the two
    missiles: 5M and 1. The stake comes back whole, and only then a revolt is looked for."""
    state = world(3)
    state.territories[0].mood = 98
    state.flights = [Flight(1, 0, missiles=1, hits=1, attack=40, action=1)]
    lists: Lists = {0: [Bet(number=1, stake=M), ChangeAbm(missiles=2)]}
    done = stage(state, lists)
    mine = state.territories[0]
    assert (mine.treasury, mine.abm, mine.mood) == (6 * M, 1, 49)
    assert mine.revolt == 2, "49 is below 50"
    steps = [int(one.at) for one in log(done)]
    assert steps == sorted(steps)
    assert set(steps) >= {2, 5, 6, 8, 9}


@pytest.mark.rule("maga", "R-ORD pipeline")
def test_wars_are_fought_after_missiles_have_hit() -> None:
    """The boost of step 5 decides the war of step 7; the hit of step 6 left 50 of the mood, the war
    leaves 25."""
    state = world(3)
    raise_to(state, 1, 2, Role.DEFENCE)
    state.flights = [Flight(2, 0, missiles=1, hits=1, attack=40, action=1)]
    state.wars = [War(1, 0)]
    stage(state, {1: [Boost(role=Role.DEFENCE)]}, {"contest": [1]})
    assert state.territories[0].team == 1
    assert state.territories[0].mood == 25


@pytest.mark.rule("maga", "R-ORD pipeline", "item 59")
def test_viruses_work_before_any_line() -> None:
    """A virus takes 4 of 2: 0, then 10 are won; the other way round it would be 8."""
    state = world(2)
    state.territories[0].mood = 52
    stage(state, {1: [Infect(target=0)]}, {"contest": [1]})
    assert state.territories[0].mood == 50
    state.territories[0].mood = 2
    stage(state, {0: [ImproveMood()]})
    assert state.territories[0].mood == 10


@pytest.mark.rule("maga", "R-ORD pipeline", "R-I8")
def test_protections_are_fixed_after_all_helps() -> None:
    """A later state's help still enlarges the pool: 4 + 4/4 of the health ministers abroad."""
    state = world(2)
    raise_to(state, 0, 4, Role.FSB)
    raise_to(state, 1, 4, Role.HEALTH)
    lists: Lists = {
        0: [Protect(role=Role.MEDIA, percent=100)],
        1: [Help(role=Role.HEALTH, target=0, whom=str(NUMBERS[Role.FSB]))],
    }
    done = stage(state, lists)
    assert done.protections[0].pool == 5 * 40


@pytest.mark.rule("maga", "R-ORD pipeline")
def test_a_line_is_checked_when_its_turn_comes() -> None:
    """The raid comes first and brings what the suit costs."""
    state = world(2)
    state.territories[0].treasury = -2_500 * K
    state.territories[1].treasury = 0
    lists: Lists = {0: [Sue(target=1), Raid(target=1), Sue(target=1)]}
    stage(state, lists, {"contest": [1, 1]})
    found = [(one.outcome, one.why) for one in reported(state, 0)]
    assert found == [(REFUSED, "money"), (DONE, ""), (DONE, "")]


@pytest.mark.rule("maga", "R-ORD6", "R-I8")
def test_a_kill_in_vain_has_targeted_the_role() -> None:
    """So the protection was needed."""
    state = world(2)
    post(state, 1, Role.FINANCE).recruiter = 0
    post(state, 1, Role.HEALTH).blocked = state.turn
    lists: Lists = {
        0: [Kill(target=1, number=NUMBERS[Role.HEALTH])],
        1: [Protect(role=Role.HEALTH, percent=100)],
    }
    stage(state, lists)
    assert post(state, 1, Role.FSB).level == 2


def _job(line: Any) -> Job[Any]:
    """A line at the first place, by a role of the first level."""
    action = ACTIONS[kind_of(line)]
    job = Job(0, action.acting or action.ministry, action, [line], [0], 0)
    job.position = job.level = 1
    return job


@pytest.mark.rule("maga", "R-ORD3", "R-ORD pipeline")
def test_a_line_that_stands_again_joins_its_equals_though_a_sabotage_would_come_first() -> None:
    """Two lines of one rank wait, the first is taken; then two stand again: a sabotage, whose turn
    has passed, and another of that rank."""
    queue = Queue(sabotage_first=True)
    first, second, again = (_job(line) for line in (Raid(target=1), CHECK, ImproveMood()))
    late = _job(Sabotage(target=1, number=1))
    for job in (first, second):
        queue.add(job)
    drawn_from: list[int] = []

    def below(count: int, why: str) -> int:
        drawn_from.append(count)
        return 0

    order = [queue.next(below)]
    for job in (late, again):
        queue.add(job)
    order += [queue.next(below) for _ in range(3)]
    assert order == [first, second, again, late]
    assert drawn_from == [2, 2]
