"""The chancellor: all it does is accepted, its lists are sensible, and one bot acts for a team."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from intriga.games.maga.bot.chancellor import plan
from intriga.games.maga.bot.memory import Memory
from intriga.games.maga.data.roles import Role
from intriga.games.maga.game import game
from intriga.games.maga.state import Flight, Lie, LineOutcome, Phase, State, Virus, War
from intriga.games.maga.subjects.actions import ACTIONS
from intriga.kernel.engine import Engine
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, engine_for, prepare
from tests.games.maga.world import M, post, raise_to, world


def driver(seed: int, bots: tuple[str, ...], **options: Any) -> Driver[State]:
    """A match that these bots are to play."""
    header, secret = prepare(Setting("maga", seed, bots, options))
    engine: Engine[State] = engine_for(game, header, secret)
    return Driver(engine, [bots_of(game)[bot]() for bot in bots], seed)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"turns": 6}),
        (6, {"turns": 9, "level": 5, "nuclear": 4, "abm": 3}),
        (9, {"people": 3, "turns": 5, "captain": True}),
        (6, {"sizes": "3,1,2", "turns": 4, "pause": True}),
        (8, {"people": 2, "turns": 5, "priorities": "free", "treasury": 1_000_000}),
    ],
)
def test_chancellors_play_whole_matches_without_a_refusal(
    seats: int, options: dict[str, Any]
) -> None:
    match = driver(seats, ("chancellor",) * seats, **options)
    refused: Counter[str] = Counter()
    state: State | None = None
    for advance in match:
        state = advance.position.state
        for lines in state.reports.values():
            refused.update(one.why for one in lines if one.outcome is LineOutcome.REFUSED)
    assert state is not None
    assert state.phase is Phase.OVER
    assert match.refusals == 0
    assert refused["no-target"] == refused["slot"] == refused["once"] == 0, refused


def test_a_team_of_bots_hands_one_list_in() -> None:
    handed: Counter[tuple[int, int]] = Counter()
    for advance in driver(3, ("chancellor",) * 6, people=3, turns=3):
        for event in advance.entry.events:
            if event.id == "maga-handed-in":
                handed[advance.position.state.turn, len(handed)] += 1
    assert sum(handed.values()) == 2 * 3


@pytest.mark.thorough
@pytest.mark.rule("maga", "item 69")
def test_a_chancellor_beats_random_states() -> None:
    for seed in range(4):
        bots = ("chancellor", *["random"] * 5)
        state = [advance.position.state for advance in driver(seed, bots)][-1]
        team = next(team for team, squad in state.squads.items() if 0 in squad.members)
        mine = next(one.total for one in state.scores if one.team == team)
        above = [one.total for one in state.scores if one.total > mine]
        assert len(above) < 3, seed


# ── lists ───────────────────────────────────────────────────────────────────────────────


def written(state: State, seat: int = 0) -> list[dict[str, Any]]:
    """The list that a chancellor writes for the first territory of somebody."""
    view = game.view(state, game.viewpoint(state, seat))
    return plan(view, view.desks[0], Memory(), Random(1))


def kinds(lines: list[dict[str, Any]]) -> list[str]:
    """The actions of a list."""
    return [line["kind"] for line in lines]


def test_the_first_list_spends_what_there_is_and_raises_income() -> None:
    lines = written(world(6))
    assert "raise-income" in kinds(lines)
    cost = sum(line.get("stake", 0) or ACTIONS[line["kind"]].cost for line in lines)
    assert 8 * M <= cost <= 13 * M


def test_a_revolt_is_put_down_first() -> None:
    state = world(3)
    state.territories[0].revolt, state.territories[0].mood = 1, 30
    lines = written(state)
    assert kinds(lines)[0] == "suppress"
    assert kinds(lines).count("improve-mood") >= 3, "from 50 to where one lie ends in no revolt"


def test_lies_are_refuted_and_viruses_hunted() -> None:
    state = world(4)
    state.territories[0].lies = [Lie(2), Lie(2)]
    state.territories[0].viruses = [Virus(3)]
    raise_to(state, 0, 4, Role.MEDIA)
    lines = written(state)
    assert {"kind": "refute", "target": 2} in lines
    assert "vaccinate" in kinds(lines)


def test_a_low_mood_is_raised_before_it_falls_under_fifty() -> None:
    state = world(3)
    state.territories[0].mood = 55
    assert kinds(written(state)).count("improve-mood") == 3


def test_an_attacked_state_defends_itself() -> None:
    state = world(3)
    state.wars = [War(1, 0)]
    lines = written(state)
    helped = {line["whom"] for line in lines if line["kind"] == "help"}
    assert helped == {"defence", "fsb", "interior"}
    assert {"kind": "boost", "role": "defence"} in lines


def test_a_strong_army_attacks_and_a_weak_one_does_not() -> None:
    state = world(3)
    assert "attack" not in kinds(written(state))
    raise_to(state, 0, 12, Role.DEFENCE)
    assert "attack" in kinds(written(state))


def test_missiles_that_fly_are_shot_at() -> None:
    state = world(3, abm=2)
    state.flights = [Flight(1, 0, 2, 1, 40, 1, seen_by=[0])]
    assert {"kind": "shoot-down", "most": 2} in written(state)


def test_a_blocked_minister_is_given_nothing_to_do() -> None:
    state = world(3)
    post(state, 0, Role.FINANCE).blocked = state.turn
    lines = written(state)
    assert "raise-income" not in kinds(lines)
    assert {"kind": "boost", "role": "finance"} not in lines


def test_a_poor_state_stays_out_of_debt() -> None:
    state = world(3)
    state.territories[0].treasury = -2 * M
    assert sum(ACTIONS[line["kind"]].cost for line in written(state)) <= M
