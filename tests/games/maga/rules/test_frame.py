"""What a match begins with and how long it lasts (items 3, 24–27, R-START, R-NUM, R-LEN), by hand
from the text."""

import pytest

from intriga.games.maga.course import calendar, founding
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.game import game
from intriga.games.maga.options import Options
from intriga.games.maga.seen.viewing import view, viewpoint
from intriga.games.maga.state import LineOutcome, Phase, State
from intriga.games.maga.subjects.last_turn import EndGame
from intriga.games.maga.subjects.lists.handing_in import HandIn
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.games.maga.subjects.numbers import ChooseNumbers
from intriga.kernel import HOST
from intriga.kernel.seats.chairs import Chair
from tests.games.maga.world import (
    Lists,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    stage,
    step,
    turn,
    world,
)

DONE, CANCELLED = LineOutcome.DONE, LineOutcome.CANCELLED
BACKWARDS = tuple(range(10, 0, -1))


def opening() -> State:
    """Two states that have not chosen numbers yet; the first team has the first place."""
    draws = {"lot": [0, 0]}
    return founding.lay_out(Options(), [Chair(0, "P0"), Chair(1, "P1")], step(draws))


@pytest.mark.rule("maga", "item 24", "item 25", "item 26", "item 27")
def test_a_state_begins_with_ten_million_and_three_spheres_of_one() -> None:
    for territory in world(5).territories:
        assert territory.treasury == 10_000_000
        assert territory.incomes == {
            Sphere.AGRICULTURE: 1_000_000,
            Sphere.HEAVY: 1_000_000,
            Sphere.LIGHT: 1_000_000,
        }
        assert territory.income == 3_000_000


@pytest.mark.rule("maga", "R-START levels", "R-START arsenals")
def test_a_state_begins_with_levels_of_one_and_no_missiles() -> None:
    for territory in world(3).territories:
        assert {role: one.level for role, one in territory.roles.items()} == dict.fromkeys(Role, 1)
        assert (territory.nuclear, territory.abm) == (0, 0)
    richer = world(2, level=4, nuclear=2, abm=3, treasury=M, income=2 * M).territories[1]
    assert {one.level for one in richer.roles.values()} == {4}
    assert (richer.nuclear, richer.abm, richer.treasury, richer.income) == (2, 3, M, 6 * M)


@pytest.mark.rule("maga", "R-START levels", "R-T10")
def test_no_level_falls_below_the_first() -> None:
    state = world(2)
    stage(state, {0: [Fire(role=Role.HEALTH)]})
    assert post(state, 0, Role.HEALTH).level == 1


@pytest.mark.rule("maga", "R-START mood", "item 57", "item 58")
def test_mood_begins_at_a_hundred_and_is_held_there_after_every_change() -> None:
    """95 + 10 are 100, not 105: another's 10 leave 90."""
    state = world(2)
    assert state.territories[0].mood == 100
    assert world(2, mood=70).territories[0].mood == 70
    state.territories[0].mood = 95
    raise_to(state, 0, 2, Role.MEDIA)
    raise_to(state, 1, 2, Role.MEDIA)
    lists: Lists = {0: [ImproveMood()], 1: [CheckRecruited(), WorsenMood(target=0)]}
    stage(state, lists, {"contest": [1]})
    assert state.territories[0].mood == 90


@pytest.mark.rule("maga", "R-START mood")
def test_mood_does_not_fall_below_nothing() -> None:
    state = world(2)
    state.territories[0].mood = 4
    raise_to(state, 1, 2, Role.MEDIA)
    lists: Lists = {1: [WorsenMood(target=0)], 0: [CheckRecruited(), ImproveMood()]}
    stage(state, lists, {"contest": [1]})
    assert state.territories[0].mood == 10, "0 + 10, not 4 - 10 + 10"


@pytest.mark.rule("maga", "item 3", "R-NUM")
def test_numbers_are_one_to_ten_in_an_order_of_the_teams_own() -> None:
    state = opening()
    assert game.check(state, 0, ChooseNumbers(BACKWARDS), 0) is None
    assert game.check(state, 0, ChooseNumbers((1, 1, *range(3, 11))), 0) is not None
    assert game.check(state, 0, ChooseNumbers(tuple(range(1, 10))), 0) is not None
    game.apply(state, 0, ChooseNumbers(BACKWARDS), step())
    calendar.close(state, step({"number": [3, *[0] * 9]}))
    assert post(state, 0, Role.PRESIDENT).number == 10
    assert post(state, 0, Role.SECRETARY).number == 1
    by_chance = [post(state, 1, role).number for role in Role]
    assert by_chance == [4, 1, 2, 3, 5, 6, 7, 8, 9, 10], "drawn from those that are left"
    late = game.check(state, 0, ChooseNumbers(BACKWARDS), 0)
    assert late is not None, "they never change"


@pytest.mark.rule("maga", "R-NUM")
def test_nobody_else_sees_whose_number_is_whose() -> None:
    seen = view(world(3), viewpoint(world(3), 1))
    assert [one.land for one in seen.desks] == [1]
    assert seen.secret is None
    assert view(world(3), viewpoint(world(3), 0)).desks[0].roles[Role.HEALTH].number == 9


@pytest.mark.rule("maga", "R-NUM2")
def test_a_sabotage_names_a_number_and_surveillance_a_title_or_a_number() -> None:
    """Numbered backwards, 5 is Justice; by the chapters it would be foreign intelligence."""
    state = world(2)
    founding.give(state.territories[1], BACKWARDS)
    raise_to(state, 0, 9, Role.FOREIGN)
    done = stage(
        state,
        {0: [Sabotage(target=1, number=5)], 1: [Sue(target=0), CheckRecruited()]},
        {"contest": [1]},
    )
    assert outcomes(state, 1) == [CANCELLED, DONE]
    assert done.disrupted == {(1, Role.JUSTICE)}
    for whom in ("justice", "5"):
        done = stage(state, {0: [Surveil(target=1, whom=whom)]}, {"contest": [1]})
        assert done.watched == [(0, 1, Role.JUSTICE)]


@pytest.mark.rule("maga", "R-NUM2")
def test_help_is_by_title_at_home_and_by_number_abroad() -> None:
    state = world(2)
    founding.give(state.territories[1], BACKWARDS)
    asked = [
        (Help(role=Role.HEALTH, target=0, whom="media"), True),
        (Help(role=Role.HEALTH, target=0, whom="8"), False),
        (Help(role=Role.HEALTH, target=1, whom="8"), True),
        (Help(role=Role.HEALTH, target=1, whom="media"), False),
    ]
    for line, admitted in asked:
        refusal = game.check(state, 0, HandIn(0, (line,)), 0)
        assert (refusal is None) is admitted, line
    done = stage(state, {0: [Help(role=Role.HEALTH, target=1, whom="8")]})
    assert list(done.helps) == [(1, Role.DEFENCE)], "the third role of those numbered 10, 9, 8 …"


@pytest.mark.rule("maga", "R-NUM2", "item 42")
def test_what_ministers_do_to_their_namesakes_needs_the_state_alone() -> None:
    state = world(2)
    founding.give(state.territories[1], BACKWARDS)
    raise_to(state, 1, 5, Role.DEFENCE)
    stage(state, {0: [Raid(target=1)]})
    assert outcomes(state, 0) == [LineOutcome.FAILED]


@pytest.mark.rule("maga", "R-LEN")
def test_a_match_lasts_twelve_turns_or_as_many_as_the_host_said() -> None:
    assert Options().turns == 12
    state = world(2, turns=2)
    turn(state)
    assert (state.phase, state.turn) == (Phase.PLAY, 2)
    turn(state)
    assert (state.phase, state.turn, state.ending) == (Phase.OVER, 2, "turns")


@pytest.mark.rule("maga", "R-LEN")
def test_a_match_ends_when_one_team_has_everything() -> None:
    state = world(2)
    state.territories[1].team = 0
    turn(state)
    assert (state.phase, state.turn, state.ending) == (Phase.OVER, 1, "conquest")


@pytest.mark.rule("maga", "R-LEN")
def test_the_host_ends_a_match_with_the_turn_that_is_played() -> None:
    state = world(2)
    game.apply(state, HOST, EndGame(), step())
    assert state.phase is Phase.PLAY, "the lists of this turn still count"
    turn(state, {0: [ImproveMood()]})
    assert (state.phase, state.turn, state.ending) == (Phase.OVER, 1, "host")
    assert reported(state, 0)[0].outcome is DONE


@pytest.mark.rule("maga", "item 5")
def test_lists_are_taken_while_turns_are_played_and_at_no_other_time() -> None:
    state = opening()
    act = HandIn(0, (ImproveMood(),))
    assert game.check(state, 0, act, 0) is not None, "numbers are being chosen"
    calendar.close(state, step({"number": [0] * 20}))
    assert game.check(state, 0, act, 0) is None
    assert game.check(state, 1, act, 0) is not None, "another state's"
    state.options = Options(turns=1)
    turn(state)
    assert game.check(state, 0, act, 0) is not None, "it is over"


@pytest.mark.rule("maga", "item 5", "item 6")
def test_a_turn_is_a_game_stage_and_what_comes_of_its_lists() -> None:
    """The stage ends early when all have handed in. A list is of its turn alone."""
    state = world(2)
    window = calendar.windows(state)[0]
    assert (window.kind, window.generation, window.awaited) == ("stage", 1, (0, 1))
    game.apply(state, 0, HandIn(0, (ImproveMood(),)), step())
    assert calendar.windows(state)[0].awaited == (1,)
    game.apply(state, 1, HandIn(1, ()), step())
    assert calendar.windows(state)[0].awaited == ()
    calendar.close(state, step())
    assert (state.turn, state.territories[0].treasury) == (2, 12_500_000)
    calendar.close(state, step())
    assert (state.turn, state.territories[0].treasury) == (3, 15_500_000)


@pytest.mark.rule("maga", "item 6")
def test_the_length_of_a_stage_is_the_organisers() -> None:
    """A clock of its own, which a match sets; the technical stage takes no time, or that of a
    pause."""
    assert set(game.clocks) == {"numbers", "stage", "pause"}
    assert [one.kind for one in calendar.windows(world(2))] == ["stage"]
