"""Matches begun under rules version 1 continue: positions that those rules made are in
version_1.json, one of each phase, also while some of those who were asked have answered."""

import base64
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games.espionage import game
from intriga.games.espionage.state import Phase, State
from intriga.kernel.actors import REFEREE
from intriga.kernel.acts import Upgrade
from intriga.kernel.bots.sampling import sample
from intriga.kernel.engine import Advance, Snapshot
from intriga.kernel.observe import Offer, observe
from tests.games.espionage.harness import Harness

KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "version_1.json").read_text("utf-8"))
PLAYED = sorted(set(KEPT) - {"over"})


def upgraded(name: str) -> Harness:
    """A position of version 1, upgraded."""
    kept = KEPT[name]
    lots = (0,) * kept["seats"] if kept["given"]["corners"] == "drawn" else ()
    match = Harness(kept["seats"], draws=lots, **kept["given"])
    packed = base64.b64decode(kept["packed"])
    before = match.position
    snapshot = Snapshot(before.n, 1, packed, before.head, before.chairs)
    advance: Advance[State] = match.engine.upgrade(snapshot, 0)
    assert msgspec.json.decode(advance.entry.act, type=Upgrade) == Upgrade(2)
    match.position = advance.position
    return match


def test_every_phase_was_kept() -> None:
    partly = {"challenge-partly", "spring-partly", "purchase-partly", "bidding-sealed-partly"}
    assert partly < set(KEPT)
    assert {"turn", "march", "steer", "cities", "over"} < set(KEPT)


def test_the_second_of_two_players_still_chooses_and_the_first_keeps_their_city() -> None:
    """Under version 1 they need not be opposite."""
    match = Harness(2, corners="chosen")
    match.state.players[0].corner = 77
    match.state.open(Phase.CITIES, 1)
    match._repack()
    match.do(1, "take-city", corner=78)
    assert [player.corner for player in match.state.players] == [77, 78]
    assert match.awaited()[0] == "turn"


@pytest.mark.parametrize("name", PLAYED)
def test_the_same_seats_are_awaited(name: str) -> None:
    match, kept = upgraded(name), KEPT[name]
    old = msgspec.msgpack.decode(base64.b64decode(kept["packed"]), strict=False)
    present = [seat for seat in kept["waiting"] if not old["players"][seat]["gone"]]
    assert list(match.awaited()[1]) == present
    assert game.invariants(match.state) == []
    (window,) = game.windows(match.state)
    if window.asked:
        asked = {*kept["waiting"], *kept["answered"]}
        assert set(window.asked) == {seat for seat in asked if not old["players"][seat]["gone"]}
        (seen,) = observe(game, match.position, "public", (), 0).windows
        assert seen.awaited == window.asked


@pytest.mark.parametrize("name", PLAYED)
def test_nothing_on_the_table_or_on_a_card_has_changed(name: str) -> None:
    old = msgspec.msgpack.decode(base64.b64decode(KEPT[name]["packed"]), strict=False)
    new = msgspec.msgpack.decode(msgspec.msgpack.encode(upgraded(name).state), strict=False)
    for player in new["players"]:
        assert player.pop("passes") == []
    added = {"asked", "pending", "leap"}
    assert {field: value for field, value in new.items() if field not in added} == old


@pytest.mark.parametrize("name", PLAYED)
def test_the_match_can_be_played_to_its_end(name: str) -> None:
    match, rng = upgraded(name), Random(name)
    for _ in range(2_000):
        if match.position.outcome is not None:
            break
        _, awaited = match.awaited()
        if rng.random() < 0.5 or not awaited:
            match.expire()
            continue
        seat = rng.choice(awaited)
        act = sample(Offer(game, match.state, seat), rng)
        assert act is not None
        match.do(seat, **act)
    assert match.position.outcome is not None


def test_a_finished_match_is_shown_as_it_ended() -> None:
    state = game.upgrade(msgspec.msgpack.decode(base64.b64decode(KEPT["over"]["packed"])), 1)
    assert game.outcome(state) is not None
    assert len(game.view(state, REFEREE).cards) == KEPT["over"]["seats"]


def test_no_other_version_is_known() -> None:
    with pytest.raises(ValueError):
        game.upgrade({}, 0)
