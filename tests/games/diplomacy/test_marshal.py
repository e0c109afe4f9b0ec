"""The Marshal at the table: every act is taken, and it votes when the match is stuck."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.games.diplomacy import game
from intriga.games.diplomacy.bot import STILL_YEARS, Marshal
from intriga.kernel.observe import Offer, observe
from intriga.lab.selfplay import Driver, Setting, engine_for, play, prepare
from tests.games.diplomacy.harness import Harness


def asked(marshal: Marshal, match: Harness, power: str) -> dict[str, Any] | None:
    """What the bot answers when it is asked now."""
    seat = match.seat(power)
    seen = observe(game, match.position, seat, (), 0)
    marshal.look(seen)
    return marshal.act(seen, Offer(game, match.state, seat), Random(1))


def does(marshal: Marshal, match: Harness, power: str) -> str:
    """Let the bot act, which must be legal; the type of its act."""
    act = asked(marshal, match, power)
    assert act is not None
    match.do(match.seat(power), act.pop("type"), **act)
    return "vote" if "share" in act else "orders"


def quiet(marshal: Marshal, match: Harness, power: str = "FRANCE") -> None:
    """So many years that nobody moves, under the eyes of the bot."""
    for _ in range(STILL_YEARS):
        act = asked(marshal, match, power)
        assert act is not None
        assert act["type"] == "orders"
        match.hold(2)


# ── votes ───────────────────────────────────────────────────────────────────────────────


def test_when_nothing_has_changed_for_years_it_votes_for_a_draw_and_orders_on() -> None:
    match, marshal = Harness(), Marshal()
    quiet(marshal, match)
    assert does(marshal, match, "FRANCE") == "vote"
    mine = match.view("FRANCE").me
    assert mine is not None
    assert mine.vote == ("draw",)
    assert does(marshal, match, "FRANCE") == "orders"


def test_marshals_alone_end_a_match_that_is_stuck() -> None:
    match = Harness()
    marshals = {power: Marshal() for power in match.state.powers}
    for _ in range(STILL_YEARS):
        for power, marshal in marshals.items():
            asked(marshal, match, power)
        match.hold(2)
    for power, marshal in marshals.items():
        assert does(marshal, match, power) == "vote"
    assert match.over
    assert match.ids() == ["diplomacy-game-end-drawn"]


def test_a_match_that_moves_goes_on() -> None:
    match, marshal = Harness(), Marshal()
    quiet(marshal, match)
    moved = {name: list(power.centres) for name, power in match.state.powers.items()}
    moved["TURKEY"] += [moved["RUSSIA"].pop() for _ in range(4)]
    match.lay(match.state.units, moved)
    match.state.year += 1
    act = asked(marshal, match.repack(), "FRANCE")
    assert act is not None
    assert act["type"] == "orders"


@pytest.mark.parametrize(("centres", "answer"), [(15, "vote"), (16, "orders")])
def test_who_is_about_to_win_plays_on(centres: int, answer: str) -> None:
    match, marshal = Harness(), Marshal()
    board = match.state.board
    rich = [board.codes[p] for p in board.centres][:centres]
    match.lay({"FRANCE": ["A PAR"], "TURKEY": ["A SYR"]}, {"FRANCE": rich})
    for _ in range(STILL_YEARS):
        asked(marshal, match, "FRANCE")
        match.state.year += 1
        match.repack()
    act = asked(marshal, match, "FRANCE")
    assert act is not None
    assert act["type"] == answer


def test_who_came_late_does_not_judge_years_he_has_not_seen() -> None:
    match = Harness()
    match.hold(2 * STILL_YEARS)
    act = asked(Marshal(), match, "FRANCE")
    assert act is not None
    assert act["type"] == "orders"


def test_where_there_are_no_votes_it_only_orders() -> None:
    match, marshal = Harness(votes="none"), Marshal()
    quiet(marshal, match)
    assert does(marshal, match, "FRANCE") == "orders"


# ── orders ──────────────────────────────────────────────────────────────────────────────


def test_it_has_no_favourite_power() -> None:
    match = Harness(seating="wish")
    for seat in range(7):
        seen = observe(game, match.position, seat, (), 0)
        act = Marshal().act(seen, Offer(game, match.state, seat), Random(seat))
        assert act == {"type": "wish", "powers": []}
        match.do(seat, "wish", powers=())
    assert match.state.phase == "orders"


def test_it_is_told_what_everybody_sees_and_no_more() -> None:
    """What others have written changes nothing."""
    match, marshal = Harness(), Marshal()
    before = asked(marshal, match, "FRANCE")
    match.order("GERMANY", "A MUN - BUR", seal=False)
    match.order("ENGLAND", "F LON - ENG", seal=False)
    assert asked(marshal, match, "FRANCE") == before


SETTINGS = [
    Setting("diplomacy", 5, ("marshal",) * 3, {"years": 6}),
    Setting("diplomacy", 6, ("marshal",) * 5, {"years": 5, "spare": "absent", "builds": "owned"}),
    Setting("diplomacy", 7, ("marshal",) * 7, {"years": 4, "strict_hold": True, "dias": False}),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{len(setting.bots)} seats")
def test_in_a_whole_match_no_act_is_refused(setting: Setting) -> None:
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
