"""Murder: secret or open, with dice that all in the room see."""

from typing import Any

import pytest

from intriga.games.zeppelin import game
from intriga.kernel.actors import TABLE
from intriga.kernel.acts import ReachMark
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import HOUR, World


def dice(strike: int, exposure: int = 99, victim: int = 0, **more: Any) -> World:
    draws = {"victim": [victim] * 5, "strike": [strike] * 5, "exposure": [exposure] * 5}
    return World(8, draws, **more)


@pytest.mark.rule("zeppelin", "item 12", "Z22")
@pytest.mark.parametrize(("strike", "dies"), [(0, True), (39, True), (40, False), (99, False)])
def test_a_secret_murder_succeeds_below_40(strike: int, dies: bool) -> None:
    world = dice(strike)
    world.do(0, acts.MurderSecretly(2))
    assert (world.person(2).died == 1) is dies
    assert {why: len(left) for why, left in world.chance._left.items()} == {
        "victim": 5,
        "strike": 4,
        "exposure": 4,
    }


@pytest.mark.rule("zeppelin", "item 12", "Z22")
@pytest.mark.parametrize(("exposure", "known"), [(0, True), (59, True), (60, False), (99, False)])
@pytest.mark.parametrize("strike", [0, 99])
def test_exposure_is_rolled_by_itself_also_on_failure(
    exposure: int, known: bool, strike: int
) -> None:
    world = dice(strike, exposure)
    world.do(0, acts.MurderSecretly(2))
    (event,) = (one for one in world.news if "murder" in one.id)
    assert ("who" in event.params) is known
    assert event.params["whom"] == {"seat": 2}
    assert (event.params["die"], event.params["exposure"]) == (strike, exposure)
    assert event.to == (0, 2, 4, 6)


@pytest.mark.rule("zeppelin", "item 12", "Z22")
@pytest.mark.parametrize(("strike", "dies"), [(0, True), (59, True), (60, False), (99, False)])
def test_an_open_murder_succeeds_below_60_and_names_the_killer(strike: int, dies: bool) -> None:
    world = dice(strike)
    world.do(0, acts.MurderOpenly(2))
    assert (world.person(2).died == 1) is dies
    event = world.told("shot-killed" if dies else "shot-survived")
    assert event.params["who"] == {"seat": 0}
    assert event.params["die"] == strike
    assert len(world.chance._left["exposure"]) == 5


@pytest.mark.rule("zeppelin", "Z22", "Z23")
@pytest.mark.parametrize(("index", "victim"), [(0, 0), (1, 4), (2, 6)])
@pytest.mark.parametrize("act", [acts.MurderSecretly, acts.MurderOpenly])
def test_without_a_name_the_victim_is_drawn_first_among_the_others_by_seat(
    index: int, victim: int, act: Any
) -> None:
    world = dice(0, victim=index)
    world.do(2, act())
    assert world.person(victim).died == 1
    assert len(world.chance._left["victim"]) == 4


@pytest.mark.rule("zeppelin", "Z23")
@pytest.mark.parametrize("act", [acts.MurderSecretly, acts.MurderOpenly])
def test_whom_one_may_try_to_murder(act: Any) -> None:
    world = dice(99)
    assert world.refused(0, act(1)) == "no-citizen"
    assert world.refused(0, act(0)) == "murder-self"
    assert world.refused(0, act(999)) == "no-citizen"
    world.kill(6)
    assert world.refused(0, act(6)) == "no-citizen"
    world.put(2, jailed=True)
    world.do(0, act(2))
    assert world.refused(2, act(0)) == "jailed"
    assert world.refused(6, act(0)) == "dead"


@pytest.mark.rule("zeppelin", "Z23")
def test_alone_in_a_state_there_is_nobody_to_murder() -> None:
    world = World(3)
    assert world.refused(1, acts.MurderSecretly()) == "murder-nobody"
    assert world.forms(1, acts.MurderSecretly) == []


@pytest.mark.rule("zeppelin", "Z22", "Z24")
def test_one_attempt_in_a_turn_of_either_kind_a_refused_one_spends_nothing() -> None:
    world = dice(99)
    world.refused(0, acts.MurderSecretly(1))
    assert len(world.chance._left["strike"]) == 5
    world.do(0, acts.MurderSecretly(2))
    assert world.refused(0, acts.MurderOpenly(2)) == "murder-turn"
    assert world.refused(0, acts.MurderSecretly()) == "murder-turn"
    assert world.forms(0, acts.MurderSecretly) == []
    world.do(2, acts.MurderOpenly(0))
    world.end_turn()
    world.do(0, acts.MurderOpenly(2))


@pytest.mark.rule("zeppelin", "Z24")
def test_or_one_in_some_hours_of_real_time() -> None:
    world = dice(99, attempts="hours", attempt_hours=12)
    world.now = HOUR
    world.do(0, acts.MurderSecretly(2))
    world.now += 12 * HOUR - 1
    refusal = world.refusal(0, acts.MurderOpenly(2))
    assert refusal.id == "zeppelin-refused-murder-hours"
    assert refusal.params["wait"] == 1
    assert world.view(0).me.attempt_from == 13 * HOUR
    world.now += 1
    world.do(0, acts.MurderOpenly(2))


@pytest.mark.rule("zeppelin", "item 11", "Z25")
def test_the_murdered_are_dead_for_five_turns() -> None:
    world = dice(0)
    world.end_turn()
    world.do(2, acts.Migrate(3))
    world.do(0, acts.MurderOpenly(2))
    person = world.person(2)
    assert (person.died, person.country, person.rank) == (2, None, None)
    assert world.state.requests == []
    assert world.view(2).me.dead_until == 7
    for turn in range(3, 7):
        world.end_turn()
        assert world.state.turn == turn
        assert world.refused(2, acts.MurderOpenly(0)) == "dead"
    world.end_turn()
    assert world.state.turn == 7
    assert world.person(2).died is None
    assert world.told("resurrected").to == "public"
    assert world.person(2).country is None


@pytest.mark.rule("zeppelin", "Z26")
def test_who_is_dead_shoots_no_more() -> None:
    world = dice(0)
    world.do(0, acts.MurderOpenly(2))
    assert world.refused(2, acts.MurderOpenly(0)) == "dead"


@pytest.mark.rule("zeppelin", "Z22", "Z43")
def test_nobody_elsewhere_hears_of_it_nor_that_somebody_is_waited_for_no_more() -> None:
    world = dice(0)
    before = world.view("public").ready
    world.do(0, acts.MurderSecretly(2))
    assert world.ids(1) == []
    assert world.ids("public") == []
    assert world.view("public").ready == before


@pytest.mark.rule("zeppelin", "Z22")
def test_an_unexposed_killer_is_not_seen_to_have_acted() -> None:
    world = dice(0)
    world.end_turns(2)
    world.do(0, acts.MurderSecretly(2))
    assert world.person(0).seen == 0
    world.end_turn()
    assert world.person(0).seen == 0


@pytest.mark.rule("zeppelin", "Z24")
def test_where_turns_have_a_clock_attempts_are_counted_in_hours() -> None:
    """The match has left it to the clock: as long as none has run, it is one attempt a turn."""
    world = dice(99)
    world.do(0, acts.MurderOpenly(2))
    assert world.refused(0, acts.MurderOpenly(2)) == "murder-turn"
    world.end_turn()
    world.do(0, acts.MurderOpenly(2))
    world.end_turn()
    (window,) = game.windows(world.state)
    (first,) = [mark for mark in window.marks if mark.name == "clock"]
    world.do(TABLE, ReachMark(window.key, window.generation, first.name))
    assert "clock" not in [mark.name for mark in game.windows(world.state)[0].marks]
    assert world.news == []
    assert world.refused(0, acts.MurderOpenly(2)) == "murder-hours"
    world.now += 12 * HOUR
    world.do(0, acts.MurderOpenly(2))
    world.end_turn()
    assert world.refused(0, acts.MurderOpenly(2)) == "murder-hours"
