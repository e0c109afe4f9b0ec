"""The end of a turn, in the order of table B; how a match ends."""

from pathlib import Path

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.state import Phase
from intriga.kernel.questions.absence import absent
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, A, B, World, edit


def phases(world: World, count: int) -> list[str]:
    """The phases that follow one another."""
    found = []
    for _ in range(count):
        world.expire()
        found.append(f"{world.state.phase.value} {world.state.turn}")
    return found


@pytest.mark.rule("zeppelin", "item 19", "Z1")
def test_odd_turns_are_spring_and_summer_even_ones_autumn_and_winter() -> None:
    world = World()
    assert world.view("public").season == "spring"
    world.end_turn()
    assert world.view("public").season == "autumn"
    world.end_turn()
    assert world.view("public").season == "spring"


@pytest.mark.rule("zeppelin", "Z1")
def test_with_the_option_each_phase_is_a_turn() -> None:
    world = World(turn="phase", builds_window=False)
    told = []
    for _ in range(4):
        told.append((world.state.attacks, world.state.retreats, world.state.winter))
        world.end_turn()
    attack, retreat, winter = (True, False, False), (False, True, False), (False, True, True)
    assert told == [attack, retreat, attack, winter]


@pytest.mark.rule("zeppelin", "Z2")
def test_the_building_window_opens_once_a_year_if_there_is_anything_to_build() -> None:
    world = World()
    assert phases(world, 2) == ["turn 2", "turn 3"]
    world.expire()
    world.state.armies["DENMARK"].units.pop()
    world.pack()
    assert phases(world, 2) == ["builds 4", "turn 5"]
    without = World(builds_window=False)
    without.expire()
    without.state.armies["DENMARK"].units.pop()
    without.pack()
    assert phases(without, 1) == ["turn 3"]


@pytest.mark.rule("zeppelin", "Z2", "Z18", "Z24")
def test_society_goes_on_in_the_winter_which_is_still_the_even_turn() -> None:
    world = World(8, {"strike": [99, 99], "exposure": [99, 99]})
    world.expire()
    world.do(0, acts.MurderSecretly(2))
    world.state.armies["DENMARK"].units.pop()
    world.pack()
    world.expire()
    assert (world.state.phase, world.state.turn) == (Phase.BUILDS, 2)
    assert world.refused(0, acts.MurderSecretly(2)) == "murder-turn"
    world.do(0, acts.CreateClass("X"))
    world.do(2, acts.MurderSecretly(0))


@pytest.mark.rule("zeppelin", "Z36")
def test_the_host_reviews_before_the_results_are_published() -> None:
    world = World(review=True)
    world.expire()
    assert (world.state.phase, world.state.turn) == (Phase.REVIEW, 1)
    assert world.refused(0, acts.Publish()) == "host-only"
    world.host(acts.Publish())
    assert (world.state.phase, world.state.turn) == (Phase.TURN, 2)
    assert world.refused("host", acts.Publish()) == "not-reviewing"
    world.expire()
    world.expire()
    assert world.state.turn == 3


@pytest.mark.rule("zeppelin", "Z36")
def test_the_time_of_the_review_runs_out_and_the_turn_is_published() -> None:
    world = World(review=True)
    world.expire()
    assert "war-turn" not in world.ids("public")
    world.expire()
    assert world.ids("public")[0] == "war-turn"
    assert world.state.held is None
    assert (world.state.phase, world.state.turn) == (Phase.TURN, 2)


@pytest.mark.rule("zeppelin", "Z1", "Z36")
def test_where_each_phase_is_a_turn_the_moves_are_reviewed_too() -> None:
    world = World(review=True, turn="phase")
    for turn in (1, 2):
        world.expire()
        assert (world.state.phase, world.state.turn) == (Phase.REVIEW, turn)
        assert "war-turn" not in world.ids("public")
        world.host(acts.Publish())


@pytest.mark.rule("zeppelin", "Z5", "table B")
def test_the_order_of_the_end_of_a_turn() -> None:
    """Each step would end otherwise if it came before the one above it."""
    world = World(12)
    low = world.add_class("Low")
    world.put(10, low)
    world.kill(8)
    world.person(8).died = -4 + 1  # returns with turn 2
    world.state.people[8].died = 0
    world.pack()
    world.end_turns(3)
    # B5 before B9: who is alive again is let in at the same end of the turn.
    world.do(8, acts.Migrate(A))
    # B6 before B7: the poll narrows the root, so the revolution finds nothing to win.
    world.do(0, edit(world, ROOT_A, rights=("command", "appoint")))
    for seat in (2, 4, 6):
        world.do(seat, acts.VotePoll(world.a.polls[0].number, True))
    world.change(revolution_freeze=False)
    world.do(10, acts.DemandRights(("laws",)))
    # B7 before B8: who emigrates still counts.
    world.do(10, acts.Migrate(B))
    # B8 before B9: a place in the new class of newcomers.
    world.do(1, acts.Migrate(A))
    world.end_turn()
    assert world.state.turn == 5
    assert world.person(8).country == A
    assert "revolution-vain" in world.ids(0)
    assert world.person(10).country == B
    assert world.person(1).country == A
    ids = [event.id.removeprefix("zeppelin-") for event in world.news]
    order = ["resurrected", "poll-carried", "revolution-vain", "departed", "arrived", "turn"]
    assert [ids.index(id) for id in order] == sorted(ids.index(id) for id in order)


@pytest.mark.rule("zeppelin", "item 9", "Z5")
def test_what_is_asked_for_in_a_turn_is_carried_out_only_at_its_end() -> None:
    world = World()
    world.put(2, world.add_class("Low"))
    world.do(2, acts.DemandRights(RIGHTS))
    world.do(4, acts.Migrate(B))
    world.late()
    assert world.a.revolutions
    assert world.person(4).country == A
    world.end_turn()
    assert not world.a.revolutions
    assert world.person(4).country == B


@pytest.mark.rule("zeppelin", "item 15", "Z3", "Z4")
def test_victory_ends_the_match_before_anything_of_society() -> None:
    world = World()
    world.put(2, jailed=True)
    world.kill(4)
    world.end_turn()
    every = [c for army in world.state.armies.values() for c in army.centres]
    goal = world.view("public").goal
    for army in world.state.armies.values():
        army.centres, army.units = [], []
    world.state.armies[world.a.power].centres = every[:goal]
    world.state.armies[world.b.power].centres = every[goal:]
    world.pack()
    world.do(0, acts.Migrate(B))
    world.expire()
    outcome = world.position.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert (world.state.phase, world.state.turn) == (Phase.OVER, 2)
    assert outcome.scores == (
        goal,
        len(every) - goal,
        goal,
        len(every) - goal,
        0,
        len(every) - goal,
    )
    assert outcome.reason.id == "zeppelin-end-conquest"
    assert game.result(outcome) == "won"


@pytest.mark.rule("zeppelin", "Z4")
def test_victory_is_tested_only_in_winter() -> None:
    world = World()
    every = [c for army in world.state.armies.values() for c in army.centres]
    for army in world.state.armies.values():
        army.centres, army.units = [], []
    world.state.armies[world.a.power].centres = every
    world.pack()
    world.expire()
    assert world.position.outcome is None
    world.expire()
    assert world.position.outcome is not None


def test_after_the_last_turn_most_centres_win_and_equal_ones_share() -> None:
    world = World(turns=2)
    centres = {name: list(army.centres) for name, army in world.state.armies.items()}
    assert len(centres["DENMARK"]) == len(centres["HANSA"])
    world.end_turns(2)
    outcome = world.position.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3, 4, 5)
    assert game.result(outcome) == "shared"
    one = World(turns=2)
    one.state.armies["HANSA"].centres.pop()
    one.state.armies["HANSA"].units = []
    one.pack()
    one.end_turns(2)
    assert one.position.outcome is not None
    assert one.position.outcome.winners == (0, 2, 4)
    assert game.result(one.position.outcome) == "won"


@pytest.mark.rule("zeppelin", "Z4")
def test_after_the_last_turn_nobody_moves_to_the_winner_any_more() -> None:
    world = World(6, turns=2)
    world.state.armies["HANSA"].centres.pop()
    world.state.armies["HANSA"].units = []
    world.pack()
    world.end_turn()
    for seat in (1, 3):
        world.do(seat, acts.Migrate(A))
    world.end_turn()
    assert world.position.outcome is not None
    assert world.position.outcome.winners == (0, 2, 4)
    assert world.position.outcome.scores[1] == world.position.outcome.scores[5] < 3


@pytest.mark.rule("zeppelin", "Z4")
def test_a_state_without_citizens_cannot_win() -> None:
    world = World(6, turns=2)
    world.state.armies["HANSA"].centres.pop()
    world.state.armies["HANSA"].units = []
    for seat in (0, 2, 4):
        world.put(seat, country=None)
        world.person(seat).rank = None
    world.pack()
    world.end_turns(2)
    assert world.position.outcome is not None
    assert world.position.outcome.winners == (1, 3, 5)


@pytest.mark.rule("zeppelin", "Z4")
@pytest.mark.parametrize("jailed", [True, False])
def test_a_conqueror_needs_a_citizen_who_may_be_in_prison(jailed: bool) -> None:
    world = World(6)
    every = [c for army in world.state.armies.values() for c in army.centres]
    for army in world.state.armies.values():
        army.centres, army.units = [], []
    world.state.armies[world.a.power].centres = every
    for seat in (0, 2, 4):
        world.put(seat, country=None)
        world.person(seat).rank = None
    if jailed:
        world.put(0, ROOT_A, country=A, jailed=True)
    world.pack()
    world.end_turns(2)
    outcome = world.position.outcome
    assert (None if outcome is None else outcome.winners) == ((0,) if jailed else None)


@pytest.mark.rule("zeppelin", "Z30")
def test_a_state_without_centres_cannot_win() -> None:
    world = World(turns=2)
    for name in ("DENMARK", "HANSA"):
        world.state.armies[name].centres = []
        world.state.armies[name].units = []
    world.pack()
    world.end_turns(2)
    outcome = world.position.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert game.result(outcome) == "nobody"
    assert game.standing(world.state) is None


@pytest.mark.rule("zeppelin", "Z2")
def test_a_turn_ends_early_when_all_whom_it_asks_are_ready() -> None:
    world = World(3)
    stranger = world.enter()
    assert world.refused(stranger, acts.Ready()) == "not-waiting"
    for seat in range(3):
        assert world.state.turn == 1
        world.do(seat, acts.Ready())
    assert world.state.turn == 2
    world.do(0, acts.Ready())
    assert world.refused(0, acts.Ready()) == "ready-same"
    world.do(0, acts.Ready(False))
    world.change(early_end=False)
    world.end_turn()
    assert world.refused(0, acts.Ready()) == "not-waiting"
    assert not game.windows(world.state)[0].early


@pytest.mark.rule("zeppelin", "Z43")
def test_who_dies_in_a_turn_is_waited_for_till_it_ends_and_not_in_the_next() -> None:
    world = World(6, {"strike": [0]})
    world.do(0, acts.MurderOpenly(2))
    (window,) = game.windows(world.state)
    assert 2 in window.awaited
    world.do(2, acts.Ready())
    world.end_turn()
    (window,) = game.windows(world.state)
    assert 2 not in window.awaited


def test_where_nobody_lives_in_a_state_turns_do_not_rush_by() -> None:
    world = World(3)
    for seat in range(3):
        world.do(seat, acts.Migrate(None))
    world.end_turn()
    (window,) = game.windows(world.state)
    assert not window.early
    assert world.state.turn == 2


def test_every_option_is_read_somewhere() -> None:
    sources = Path(__file__).parents[4] / "src" / "intriga" / "games" / "zeppelin"
    code = "".join(path.read_text("utf-8") for path in sources.rglob("*.py"))
    unread = [name for name in Options.__struct_fields__ if f"options.{name}" not in code]
    assert unread == []


# ── what was saved counts ───────────────────────────────────────────────────────────────


def _absent(world: World) -> tuple[int, ...]:
    (window,) = game.windows(world.state)
    return absent(game, world.state, window)


def test_whoever_has_ordered_or_done_anything_in_sight_has_missed_nothing() -> None:
    world = World(8)
    (unit, *_) = world.state.armies["DENMARK"].units
    world.do(0, acts.Orders((f"{unit} H",)))
    world.do(2, acts.Arrest(4))
    world.do(1, acts.Migrate(A))  # nobody may learn of it by who is missing
    assert _absent(world) == (1, 3, 4, 5, 6, 7)
    world.state.armies["DENMARK"].units.pop()
    world.pack()
    world.end_turn()
    assert _absent(world) == tuple(range(8))


def test_nobody_misses_the_founding() -> None:
    world = World(3, begun=False)
    (window,) = game.windows(world.state)
    assert window.awaited == (0, 1, 2)
    assert _absent(world) == ()


def test_who_stands_in_is_given_what_the_window_asks_and_nothing_else() -> None:
    world = World(8)
    world.add_class("Low")
    world.do(0, acts.Arrest(4))
    world.do(1, acts.Migrate(A))
    asked = [form.act for form in game.forms(world.state, 2) if form.window == "turn"]
    assert sorted(asked) == ["orders", "ready"]
    (draft,) = game.drafts(world.state, 2)
    assert draft.window == "turn"
    assert draft.several, "also of whoever has voted, but not saved these"
    world.end_turn()
    world.state.armies["DENMARK"].units.pop()
    world.pack()
    world.expire()
    assert world.state.phase == "builds"
    asked = [form.act for form in game.forms(world.state, 2) if form.window == "builds"]
    assert sorted(asked) == ["builds", "ready"]
    assert [draft.window for draft in game.drafts(world.state, 2)] == [""]
    before = World(8, begun=False)
    assert {form.act for form in game.forms(before.state, 2) if form.window} == {"ready"}
