"""The technical stage as time (items 6, 7): teams alone with their reports. And teams of different
sizes (item 1)."""

from typing import Any

import pytest

from intriga.games.maga.course import founding
from intriga.games.maga.game import game
from intriga.games.maga.options import Options
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.circles.ambassadors import SendAmbassador
from intriga.games.maga.subjects.fines import Fine
from intriga.games.maga.subjects.lists.handing_in import HandIn
from intriga.games.maga.subjects.pause import GoOn
from intriga.kernel import HOST, InvalidOptions
from tests.games.maga.rules.hall import do, readers, refused
from tests.games.maga.world import step, turn, world


def paused(**options: Any) -> State:
    """After the first turn; an ambassador was out."""
    state = world(3, people=2, pause=True, **options)
    if options.get("hall") != "free":
        do(state, 0, SendAmbassador(1), ambassador=0)
    taken = turn(state)
    assert [one.id for one in taken.events if one.to == "public"] == ["maga-pause"]
    return state


@pytest.mark.rule("maga", "item 6", "item 7", "item 12", "R-A5")
@pytest.mark.parametrize("options", [{}, {"letters": True}, {"hall": "free"}, {"hall": "hall"}])
def test_in_a_pause_teams_talk_alone_and_hand_nothing_in(options: dict[str, Any]) -> None:
    state = paused(**options)
    assert (state.phase, state.turn) == (Phase.PAUSE, 2)
    assert [readers(state, f"circle-{team}") for team in range(3)] == [[0, 1], [2, 3], [4, 5]]
    assert readers(state, "international") == []
    assert game.may_talk(state, (0, 1))
    assert not game.may_talk(state, (0, 2))
    assert refused(state, 0, HandIn(0, ())) == "not-playing"
    assert refused(state, 0, SendAmbassador(2)) in ("not-playing", "no-circles")
    assert game.drafts(state, 0) == []
    assert [form.act for form in game.forms(state, 0)] == ["go-on"]
    assert {"fine", "end-game"} < {form.act for form in game.forms(state, HOST)}
    do(state, HOST, Fine(0, -5, "noise"))


@pytest.mark.rule("maga", "item 6", "R-A5")
def test_a_pause_ends_when_all_teams_are_ready_and_nobody_misses_it() -> None:
    state = paused()
    (window,) = game.windows(state)
    assert (window.key, window.generation, window.awaited) == ("pause", 2, (0, 1, 2, 3, 4, 5))
    assert set(game.saved(state, window)) == set(window.awaited)
    do(state, 1, GoOn())
    assert refused(state, 0, GoOn()) == "no-change"
    assert game.forms(state, 0) == []
    (window,) = game.windows(state)
    assert window.awaited == (2, 3, 4, 5)
    for seat in (2, 4):
        do(state, seat, GoOn())
    (window,) = game.windows(state)
    assert window.answered
    taken = step()
    game.close_window(state, window, taken)
    assert (state.phase, state.turn, state.ready) == (Phase.PLAY, 2, [])
    assert [one.id for one in taken.events] == ["maga-turn"]
    assert refused(state, 0, GoOn()) == "no-pause"


@pytest.mark.rule("maga", "item 66", "R-A5", "R-LEN")
def test_the_conquered_are_not_waited_for_and_the_end_has_no_pause() -> None:
    state = paused()
    state.territories[0].team = 1
    (window,) = game.windows(state)
    assert window.awaited == (2, 3, 4, 5)
    assert refused(state, 0, GoOn()) == "commands-nothing"
    assert game.forms(state, 0) == []
    last = world(2, pause=True, turns=1)
    turn(last)
    assert last.phase is Phase.OVER


@pytest.mark.rule("maga", "item 1")
@pytest.mark.parametrize("sizes", ["3, 1,2", " 3 1 2 ", "3;1;2"])
def test_teams_may_have_different_sizes(sizes: str) -> None:
    options = Options(people=2, sizes=sizes)
    assert founding.teams(options, 6) == [[0, 1, 2], [3], [4, 5]]
    assert [one.seats for one in game.places(options, 6)] == [(0, 1, 2), (3,), (4, 5)]
    curators = game.places(Options(sizes=sizes, curators=True), 6)
    assert len([one for one in curators if one.officials]) == 5


@pytest.mark.rule("maga", "item 1")
@pytest.mark.parametrize(("sizes", "seats"), [("3,3", 5), ("6", 6), ("3,0", 3), ("13,1", 14)])
def test_sizes_that_do_not_fit_are_refused_beside_the_option(sizes: str, seats: int) -> None:
    options = Options(sizes=sizes)
    with pytest.raises(InvalidOptions) as problem:
        founding.teams(options, seats)
    assert (problem.value.option, problem.value.refusal.id) == ("sizes", "maga-refused-sizes")
    assert game.places(options, seats) == []
