"""What nobody is told, and what one sees of one's own and of others (R-T7, item 71)."""

from typing import Any

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.game import game
from intriga.games.maga.state import LineOutcome, State, War
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm, ChangeNuclear
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.release import Release
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.interior.suppress import Suppress
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import TransferMoney
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.duels import DUELS, IDS, Duel, arena
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import NUMBERS, M, outcomes, post, raise_to, turn, world

QUIET: list[AnyLine] = [
    Fire(role=Role.MEDIA),
    RaiseIncome(first=Sphere.HEAVY, second=Sphere.LIGHT),
    ChangeNuclear(missiles=1),
    ChangeNuclear(missiles=-1),
    ChangeAbm(missiles=1),
    Strike(target=1, most=1, hits=1),
    Protect(role=Role.MEDIA, percent=100),
    Suppress(),
    ImproveMood(),
    Boost(role=Role.MEDIA),
    Help(role=Role.MEDIA, target=1, whom=str(NUMBERS[Role.MEDIA])),
]


@pytest.mark.rule("maga", "R-T7")
@pytest.mark.parametrize("line", QUIET, ids=lambda one: type(one).__name__.lower())
def test_what_concerns_nobody_else_is_told_to_nobody(line: AnyLine) -> None:
    state = world(level=5, nuclear=1)
    taken = turn(state, {0: [line]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert [heard(taken, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("maga", "R-T7", "R-PAY1", "R-PAY2")
@pytest.mark.parametrize("duel", DUELS, ids=IDS)
def test_what_was_refused_is_told_to_nobody(duel: Duel) -> None:
    state = arena(duel)
    state.territories[0].treasury = -10 * M
    taken = turn(state, {0: [duel.line]})
    assert outcomes(state, 0) == [LineOutcome.REFUSED]
    assert [heard(taken, seat) for seat in range(3)] == [[], [], []]


def same_for(seat: int, one: State, other: State) -> bool:
    return bool(
        game.view(one, game.viewpoint(one, seat)) == game.view(other, game.viewpoint(other, seat))
    )


@pytest.mark.rule("maga", "R-T7", "R-S3")
@pytest.mark.parametrize("duel", DUELS, ids=IDS)
def test_who_has_no_part_in_it_sees_no_difference(duel: Duel) -> None:
    """State 2 sees the same whether state 0 won, lost or did nothing; but for the press."""
    worlds = []
    for lines, draw in (([duel.line], [1]), ([duel.line], [0]), ([], [])):
        state = arena(duel)
        turn(state, {0: lines}, {"contest": draw})
        worlds.append(state)
    won, lost, nothing = worlds
    assert same_for(2, lost, nothing)
    assert same_for(2, won, nothing) is (duel.id not in ("state-lie", "refute"))


@pytest.mark.rule("maga", "R-T7", "R-M1")
@pytest.mark.parametrize("id", ["recruit", "surveil", "find-foreign", "vaccinate"])
def test_a_victim_sees_nothing_of_what_is_only_learnt_about_it(id: str) -> None:
    duel = DUELS[IDS.index(id)]
    worlds = []
    for draw in (1, 0):
        state = arena(duel)
        turn(state, {0: [duel.line]}, {"contest": [draw]})
        worlds.append(state)
    assert same_for(1, *worlds)


@pytest.mark.rule("maga", "R-M1", "item 59")
def test_the_ill_see_how_many_viruses_work_and_not_whose() -> None:
    duel = DUELS[IDS.index("infect")]
    worlds = []
    for by in (0, 2):
        state = arena(duel)
        turn(state, {by: [duel.line]}, {"contest": [1]})
        worlds.append(state)
    assert same_for(1, *worlds)
    (desk,) = game.view(worlds[0], game.viewpoint(worlds[0], 1)).desks
    assert desk.infected == 1


@pytest.mark.rule("maga", "R-N5", "item 64")
def test_a_strike_is_seen_by_its_launcher_and_of_it_the_launcher_by_those_warned() -> None:
    def launched(target: int) -> State:
        state = world(5, nuclear=1)
        state.territories[3].abm = 1
        turn(state, {0: [Strike(target=target, most=1, hits=1)]})
        return state

    one, other = launched(1), launched(2)
    assert [same_for(seat, one, other) for seat in range(5)] == [False, True, True, True, True]
    mine, theirs = (game.view(one, game.viewpoint(one, seat)).desks[0] for seat in (0, 3))
    assert (mine.flights, mine.warned) == ([(1, 1)], [])
    assert (theirs.flights, theirs.warned) == ([], [0])


@pytest.mark.rule("maga", "R-W1", "item 65")
def test_a_war_is_known_to_the_two_who_wage_it() -> None:
    state, peace = world(4), world(4)
    turn(state, {0: [Attack(target=1)]})
    turn(peace)
    assert game.view(state, game.viewpoint(state, 1)).desks[0].wars == [War(0, 1)]
    assert [same_for(seat, state, peace) for seat in range(4)] == [False, False, True, True]


@pytest.mark.rule("maga", "R-T7", "R-I4", "item 47")
def test_the_owner_of_a_recruited_role_sees_nothing_before_it_is_released() -> None:
    state, other = world(), world()
    post(state, 1, Role.MEDIA).recruiter = 0
    turn(state)
    turn(other)
    assert same_for(1, state, other)
    assert not same_for(0, state, other), "who holds it pays and sees it"
    taken = turn(state, {0: [Release(target=1, number=NUMBERS[Role.MEDIA])]})
    assert heard(taken, 1) == ["was-recruited"]


@pytest.mark.rule("maga", "item 71", "R-T7")
def test_the_report_is_ones_own_lines_with_what_became_of_them() -> None:
    state = world()
    raise_to(state, 0, 2, Role.MEDIA)
    lines: list[AnyLine] = [ImproveMood(), TransferMoney(to=0, money=1), ImproveMood()]
    turn(state, {0: lines})
    shown: list[Any] = [
        game.view(state, game.viewpoint(state, seat)).desks[0].report for seat in range(3)
    ]
    assert [(one.line, one.outcome, one.why) for one in shown[0]] == [
        (lines[0], LineOutcome.DONE, ""),
        (lines[1], LineOutcome.REFUSED, "no-target"),
        (lines[2], LineOutcome.DONE, ""),
    ]
    assert shown[1] == shown[2] == []


@pytest.mark.rule("maga", "R-T7")
def test_the_log_is_the_hosts_until_the_end() -> None:
    state = world(turns=2)
    turn(state, {0: [ImproveMood()]})
    for seat in (0, 1, "public"):
        assert game.view(state, game.viewpoint(state, seat)).secret is None
    assert game.view(state, "referee").secret is not None
    turn(state)
    assert game.view(state, game.viewpoint(state, 1)).secret is not None
