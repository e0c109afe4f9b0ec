"""The Marshal bot: every act it makes is accepted, and it votes when the match is stuck."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.games.diplomacy import game
from intriga.games.diplomacy.bot import STILL_YEARS, Marshal
from intriga.kernel.observe import Offer, observe
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, engine_for, play, prepare
from tests.games.diplomacy.world import Harness
from tests.kit.sampled import sampled


def choice(marshal: Marshal, match: Harness, power: str) -> dict[str, Any] | None:
    """What the bot chooses now."""
    seat = match.seat(power)
    seen = observe(game, match.position, seat, (), 0)
    marshal.look(seen)
    return marshal.act(seen, Offer(game, match.state, seat), Random(1))


def does(marshal: Marshal, match: Harness, power: str) -> str:
    """Let the bot act, which must be legal; returns the type of its act."""
    act = choice(marshal, match, power)
    assert act is not None
    match.do(match.seat(power), act.pop("type"), **act)
    return "vote" if "share" in act else "orders"


def quiet_years(marshal: Marshal, match: Harness, power: str = "FRANCE") -> None:
    """Years in which nobody moves, observed by the bot."""
    for _ in range(STILL_YEARS):
        act = choice(marshal, match, power)
        assert act is not None
        assert act["type"] == "orders"
        match.hold(2)


# ── votes ───────────────────────────────────────────────────────────────────────────────


def test_it_votes_for_a_draw_after_years_without_change_and_still_orders() -> None:
    match, marshal = Harness(), Marshal()
    quiet_years(marshal, match)
    assert does(marshal, match, "FRANCE") == "vote"
    mine = match.view("FRANCE").me
    assert mine is not None
    assert mine.vote == ("draw",)
    assert does(marshal, match, "FRANCE") == "orders"


def test_it_says_why_it_votes() -> None:
    match, marshal = Harness(), Marshal()
    quiet_years(marshal, match)
    seat = match.seat("FRANCE")
    seen = observe(game, match.position, seat, (), 0)
    marshal.look(seen)
    advice = marshal.explain(seen, Offer(game, match.state, seat), Random(1))
    assert advice is not None
    assert advice.act == {"type": "vote", "share": ["draw"]}
    assert [reason.id for reason in advice.reasons] == [
        "diplomacy-because-stuck",
        "diplomacy-because-left",
    ]
    assert advice.reasons[0].params == {"n": STILL_YEARS}


def test_marshals_end_a_match_that_is_stuck() -> None:
    match = Harness()
    marshals = {power: Marshal() for power in match.state.powers}
    for _ in range(STILL_YEARS):
        for power, marshal in marshals.items():
            choice(marshal, match, power)
        match.hold(2)
    for power, marshal in marshals.items():
        assert does(marshal, match, power) == "vote"
    assert match.over
    assert match.ids() == ["diplomacy-game-end-drawn"]


def test_it_does_not_vote_when_centres_change_hands() -> None:
    match, marshal = Harness(), Marshal()
    quiet_years(marshal, match)
    moved = {name: list(power.centres) for name, power in match.state.powers.items()}
    moved["TURKEY"] += [moved["RUSSIA"].pop() for _ in range(4)]
    match.lay(match.state.units, moved)
    match.state.year += 1
    act = choice(marshal, match.repack(), "FRANCE")
    assert act is not None
    assert act["type"] == "orders"


@pytest.mark.parametrize(("centres", "answer"), [(15, "vote"), (16, "orders")])
def test_it_does_not_vote_when_about_to_win(centres: int, answer: str) -> None:
    match, marshal = Harness(), Marshal()
    board = match.state.board
    rich = [board.codes[p] for p in board.centres][:centres]
    match.lay({"FRANCE": ["A PAR"], "TURKEY": ["A SYR"]}, {"FRANCE": rich})
    for _ in range(STILL_YEARS):
        choice(marshal, match, "FRANCE")
        match.state.year += 1
        match.repack()
    act = choice(marshal, match, "FRANCE")
    assert act is not None
    assert act["type"] == answer


def test_it_does_not_count_years_before_it_joined() -> None:
    match = Harness()
    match.hold(2 * STILL_YEARS)
    act = choice(Marshal(), match, "FRANCE")
    assert act is not None
    assert act["type"] == "orders"


def test_without_votes_it_only_orders() -> None:
    match, marshal = Harness(votes="none"), Marshal()
    quiet_years(marshal, match)
    assert does(marshal, match, "FRANCE") == "orders"


# ── orders ──────────────────────────────────────────────────────────────────────────────


def test_it_asks_for_no_particular_power() -> None:
    match = Harness(seating="wish")
    for seat in range(7):
        seen = observe(game, match.position, seat, (), 0)
        act = Marshal().act(seen, Offer(game, match.state, seat), Random(seat))
        assert act == {"type": "wish", "powers": []}
        match.do(seat, "wish", powers=())
    assert match.state.phase == "orders"


def test_it_does_not_know_the_orders_of_others() -> None:
    """What others have saved changes nothing."""
    match, marshal = Harness(), Marshal()
    before = choice(marshal, match, "FRANCE")
    match.order("GERMANY", "A MUN - BUR", seal=False)
    match.order("ENGLAND", "F LON - ENG", seal=False)
    assert choice(marshal, match, "FRANCE") == before


SETTINGS = [
    Setting("diplomacy", 5, ("marshal",) * 3, {"years": 6}),
    Setting("diplomacy", 6, ("marshal",) * 5, {"years": 5, "spare": "absent", "builds": "owned"}),
    Setting("diplomacy", 7, ("marshal",) * 7, {"years": 4, "strict_hold": True, "dias": False}),
]


@pytest.mark.parametrize(
    "setting", sampled(SETTINGS), ids=lambda setting: f"{len(setting.bots)} seats"
)
def test_no_act_is_refused_in_a_whole_match(setting: Setting) -> None:
    header, secret = prepare(setting)
    driver = Driver(engine_for(game, header, secret), [Marshal() for _ in setting.bots], 1)
    phases = set()
    for advance in driver:
        phases.add(advance.position.state.phase)
    assert driver.refusals == 0
    assert phases >= {"orders", "retreat", "builds", "over"}


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    records = []
    for folder in ("one", "two"):
        played = play(SETTINGS[0], str(tmp_path / folder))
        assert played.record is not None
        records.append(Path(played.record).read_bytes())
    assert records[0] == records[1]
