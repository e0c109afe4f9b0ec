"""The Marshal at the table: every act is taken, and it votes when the match is stuck."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.games.diplomacy import game
from intriga.games.diplomacy.bot import STILL_YEARS, Marshal
from intriga.kernel.observe import Offer, observe
from intriga.lab.selfplay import Driver, Setting, engine_for, play, prepare
from tests.games.diplomacy.harness import Table


def asked(marshal: Marshal, table: Table, power: str) -> dict[str, Any] | None:
    """What the bot answers when it is asked now."""
    seat = table.seat(power)
    seen = observe(game, table.position, seat, (), 0)
    marshal.look(seen)
    return marshal.act(seen, Offer(game, table.state, seat), Random(1))


def does(marshal: Marshal, table: Table, power: str) -> str:
    """Let the bot act, which must be legal; the type of its act."""
    act = asked(marshal, table, power)
    assert act is not None
    table.do(table.seat(power), act.pop("type"), **act)
    return "vote" if "share" in act else "orders"


def quiet(marshal: Marshal, table: Table, power: str = "FRANCE") -> None:
    """So many years that nobody moves, under the eyes of the bot."""
    for _ in range(STILL_YEARS):
        act = asked(marshal, table, power)
        assert act is not None
        assert act["type"] == "orders"
        table.hold(2)


# ── votes ───────────────────────────────────────────────────────────────────────────────


def test_when_nothing_has_changed_for_years_it_votes_for_a_draw_and_orders_on() -> None:
    table, marshal = Table(), Marshal()
    quiet(marshal, table)
    assert does(marshal, table, "FRANCE") == "vote"
    mine = table.view("FRANCE").me
    assert mine is not None
    assert mine.vote == ("draw",)
    assert does(marshal, table, "FRANCE") == "orders"


def test_marshals_alone_end_a_match_that_is_stuck() -> None:
    table = Table()
    marshals = {power: Marshal() for power in table.state.powers}
    for _ in range(STILL_YEARS):
        for power, marshal in marshals.items():
            asked(marshal, table, power)
        table.hold(2)
    for power, marshal in marshals.items():
        assert does(marshal, table, power) == "vote"
    assert table.over
    assert table.ids() == ["diplomacy-game-end-drawn"]


def test_a_match_that_moves_goes_on() -> None:
    table, marshal = Table(), Marshal()
    quiet(marshal, table)
    moved = {name: list(power.centres) for name, power in table.state.powers.items()}
    moved["TURKEY"] += [moved["RUSSIA"].pop() for _ in range(4)]
    table.lay(table.state.units, moved)
    table.state.year += 1
    act = asked(marshal, table.repack(), "FRANCE")
    assert act is not None
    assert act["type"] == "orders"


@pytest.mark.parametrize(("centres", "answer"), [(15, "vote"), (16, "orders")])
def test_who_is_about_to_win_plays_on(centres: int, answer: str) -> None:
    table, marshal = Table(), Marshal()
    board = table.state.board
    rich = [board.codes[p] for p in board.centres][:centres]
    table.lay({"FRANCE": ["A PAR"], "TURKEY": ["A SYR"]}, {"FRANCE": rich})
    for _ in range(STILL_YEARS):
        asked(marshal, table, "FRANCE")
        table.state.year += 1
        table.repack()
    act = asked(marshal, table, "FRANCE")
    assert act is not None
    assert act["type"] == answer


def test_who_came_late_does_not_judge_years_he_has_not_seen() -> None:
    table = Table()
    table.hold(2 * STILL_YEARS)
    act = asked(Marshal(), table, "FRANCE")
    assert act is not None
    assert act["type"] == "orders"


def test_where_there_are_no_votes_it_only_orders() -> None:
    table, marshal = Table(votes="none"), Marshal()
    quiet(marshal, table)
    assert does(marshal, table, "FRANCE") == "orders"


# ── orders ──────────────────────────────────────────────────────────────────────────────


def test_it_has_no_favourite_power() -> None:
    table = Table(seating="wish")
    for seat in range(7):
        seen = observe(game, table.position, seat, (), 0)
        act = Marshal().act(seen, Offer(game, table.state, seat), Random(seat))
        assert act == {"type": "wish", "powers": []}
        table.do(seat, "wish", powers=())
    assert table.state.phase == "orders"


def test_it_is_told_what_everybody_sees_and_no_more() -> None:
    """What others have written changes nothing."""
    table, marshal = Table(), Marshal()
    before = asked(marshal, table, "FRANCE")
    table.order("GERMANY", "A MUN - BUR", seal=False)
    table.order("ENGLAND", "F LON - ENG", seal=False)
    assert asked(marshal, table, "FRANCE") == before


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
