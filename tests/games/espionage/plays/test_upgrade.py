"""Matches begun under older rules continue: positions that those rules made are in version_1.json
and version_2.json, one of each phase, also while some of those who were asked have answered, and
(version 2) while somebody passes in advance."""

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
from intriga.kernel.observe import Offer, observe
from intriga.kernel.positions import (
    Advance,
    Snapshot,
)
from tests.games.espionage.world import Harness

KEPT: dict[tuple[int, str], dict[str, Any]] = {
    (version, name): kept
    for version in (1, 2)
    for name, kept in json.loads(
        (Path(__file__).parent / f"version_{version}.json").read_text("utf-8")
    ).items()
}
PLAYED = sorted(key for key in KEPT if key[1] != "over")


def upgraded(key: tuple[int, str]) -> Harness:
    """A position of an older version, upgraded."""
    kept = KEPT[key]
    lots = (0,) * kept["seats"] if kept["given"]["corners"] == "drawn" else ()
    match = Harness(kept["seats"], draws=lots, **kept["given"])
    packed = base64.b64decode(kept["packed"])
    before = match.position
    snapshot = Snapshot(before.n, key[0], packed, before.head, before.chairs)
    advance: Advance[State] = match.engine.upgrade(snapshot, 0)
    assert msgspec.json.decode(advance.entry.act, type=Upgrade) == Upgrade(3)
    match.position = advance.position
    return match


def old_state(key: tuple[int, str]) -> Any:
    return msgspec.msgpack.decode(base64.b64decode(KEPT[key]["packed"]), strict=False)


def test_every_phase_was_kept() -> None:
    partly = {"challenge-partly", "spring-partly", "purchase-partly", "bidding-sealed-partly"}
    for version in (1, 2):
        names = {name for kept, name in KEPT if kept == version}
        assert partly < names
        assert {"turn", "march", "steer", "cities", "over"} < names
    assert (2, "spring-partly-passing") in KEPT


def test_the_second_of_two_players_still_chooses_and_the_first_keeps_their_city() -> None:
    """Under version 1 they need not be opposite."""
    match = Harness(2, corners="chosen")
    match.state.players[0].corner = 77
    match.state.open(Phase.CITIES, 1)
    match._repack()
    match.do(1, "take-city", corner=78)
    assert [player.corner for player in match.state.players] == [77, 78]
    assert match.awaited()[0] == "turn"


@pytest.mark.parametrize("key", PLAYED, ids=str)
def test_the_same_seats_are_awaited(key: tuple[int, str]) -> None:
    match, kept = upgraded(key), KEPT[key]
    old = old_state(key)
    present = [seat for seat in kept["waiting"] if not old["players"][seat]["gone"]]
    assert list(match.awaited()[1]) == present
    assert game.invariants(match.state) == []
    (window,) = game.windows(match.state)
    if window.asked:
        asked = {*kept["waiting"], *kept["answered"]}
        assert set(window.asked) == {seat for seat in asked if not old["players"][seat]["gone"]}
        (seen,) = observe(game, match.position, "public", (), 0).windows
        assert seen.awaited == window.asked


@pytest.mark.parametrize("key", PLAYED, ids=str)
def test_nothing_on_the_table_or_on_a_card_has_changed(key: tuple[int, str]) -> None:
    old = old_state(key)
    new = msgspec.msgpack.decode(msgspec.msgpack.encode(upgraded(key).state), strict=False)
    for player in old["players"]:
        passes = player.pop("passes", [])
        player["orders"] = {
            "answers": "pass" if "challenge" in passes else "ask",
            "bids": None,
            "set_ups": "pass" if "spring" in passes else "ask",
        }
        player["ticks"] = [[*tick, None] for tick in player["ticks"]]
    if old["bidding"] is not None:
        old["bidding"]["answer"] = None
    added = {"asked", "pending", "leap"} if key[0] == 1 else set()
    assert {field: value for field, value in new.items() if field not in added} == old


@pytest.mark.parametrize("key", PLAYED, ids=str)
def test_the_match_can_be_played_to_its_end(key: tuple[int, str]) -> None:
    match, rng = upgraded(key), Random(str(key))
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


@pytest.mark.parametrize("version", [1, 2])
def test_a_finished_match_is_shown_as_it_ended(version: int) -> None:
    kept = KEPT[version, "over"]
    state = game.upgrade(msgspec.msgpack.decode(base64.b64decode(kept["packed"])), version)
    assert game.outcome(state) is not None
    assert len(game.view(state, REFEREE).cards) == kept["seats"]


def test_no_other_version_is_known() -> None:
    with pytest.raises(ValueError):
        game.upgrade({}, 0)
