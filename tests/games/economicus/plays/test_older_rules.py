"""Matches begun under older rules go on under them: positions that version 1 made are in
version_1.json, one of each kind of window."""

import base64
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games.economicus.course import outcomes
from intriga.games.economicus.data import house_of
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Insolvency
from intriga.games.economicus.subjects import lookup, money
from intriga.games.economicus.subjects.trade import lots, sales
from intriga.games.economicus.subjects.trade.bids import LeaveAuction
from intriga.games.economicus.subjects.trade.first_word import OpenAuction
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.positions import Position, Snapshot
from intriga.lab.conformance.plays.random_play import header_of
from tests.games.economicus.plays.cheats import continued
from tests.games.economicus.world import BANKS, RETAIL, board, do, give, go, step

KEPT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "version_1.json").read_text("utf-8")
)
SIZES = {2: 7, 3: 2, 4: 2, 5: 2, 6: 3, 7: 0, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}
"""Companies of the first house board by sector."""


def upgraded(name: str) -> tuple[Engine[State], Position[State]]:
    """A position of version 1, upgraded by the engine."""
    kept = KEPT[name]
    engine: Engine[State] = Engine(
        game, header_of(game, kept["seats"], kept["options"], b""), Fast(5)
    )
    opened = engine.open()
    assert opened is not None
    packed = base64.b64decode(kept["packed"])
    snapshot = Snapshot(opened.position.n, 1, packed, opened.position.head, opened.position.chairs)
    return engine, engine.upgrade(snapshot, 0).position


@pytest.mark.rule("economicus", "E41", "E44")
@pytest.mark.parametrize("name", sorted(KEPT))
def test_a_match_of_version_1_keeps_its_board_and_its_last_year(name: str) -> None:
    before = msgspec.msgpack.decode(base64.b64decode(KEPT[name]["packed"]), strict=False)
    state = upgraded(name)[1].state
    assert (state.edition, state.last_year) == (1, before["last_year"])
    sectors = lookup.printed(state).board.sectors
    assert {sector.number: sector.companies for sector in sectors} == SIZES
    assert not game.invariants(state)
    assert {who: one.cash for who, one in enumerate(state.players)} == {
        who: one["cash"] for who, one in enumerate(before["players"])
    }


@pytest.mark.parametrize("name", sorted(KEPT.keys() - {"over"}))
def test_it_goes_on(name: str) -> None:
    engine, position = upgraded(name)
    for advance in continued(engine, position, Random(7), 60):
        assert not game.invariants(advance.position.state)
        assert advance.position.state.edition == 1


def test_a_new_match_is_played_by_the_new_rules_on_the_new_board() -> None:
    state = board(board="")
    assert (state.edition, game.rules_version) == (2, 2)
    assert house_of(state.options.board) == house_of()


@pytest.mark.rule("economicus", "E48")
def test_version_1_binds_to_the_price_before_until_another_buys() -> None:
    state = board()
    state.edition = 1
    give(state, 0, RETAIL)
    state.sector, state.stage, state.dice = RETAIL, Stage.AUCTION, (1, 5)
    state.markets[RETAIL].price = 4
    lots.begin(state, step())
    do(state, 0, OpenAuction("private", 12), step())
    for who in (1, 2):
        do(state, who, LeaveAuction(), step())
    state.markets[RETAIL].price = 11
    assert sales.market_price(state, 0, RETAIL) == 4, "though the price has moved"


@pytest.mark.rule("economicus", "E20")
def test_version_1_rolls_a_price_when_the_company_is_sold() -> None:
    state = board()
    state.edition = 1
    give(state, 0, BANKS)
    state.bank += state.players[0].cash
    state.players[0].cash = 0
    money.charge(state, 0, 2, "cards")
    go(state)
    assert state.question == Insolvency(0)
    assert not state.markets[BANKS].price


@pytest.mark.rule("economicus", "E42")
def test_version_1_decides_a_tie_of_the_last_year_from_the_auditor() -> None:
    state = board(years=1)
    state.edition = 1
    state.players[0].bankrupt = True
    state.bank += state.players[0].cash
    state.players[0].cash = 0
    state.active, state.auditor, state.turn, state.stage = 2, 1, 2, Stage.CHECK
    go(state)
    assert outcomes.ranking(state)[0] == state.winners[0] == 1
