"""Matches begun under version 1 go on under its rules: positions that it made are in
version_1.json, one of each phase. One of version 2, by day, is in version_2.json."""

import base64
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Upgrade
from intriga.kernel.bots.sampling import sample
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Advance, Position, Snapshot
from intriga.kernel.questions.timed import expiry
from intriga.kernel.text import Refusal
from intriga.lab.conformance import play

KEPT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "version_1.json").read_text("utf-8")
)
STILL_PLAYED = sorted(name for name in KEPT if name != "over")


def _upgraded(name: str) -> tuple[Engine[State], Advance[State]]:
    """A position of version 1 as this version takes it over."""
    kept = KEPT[name]
    match = play(game, kept["seats"], kept["options"], "upgrade", 1)
    before = match.position
    packed = base64.b64decode(kept["packed"])
    snapshot = Snapshot(before.n, 1, packed, before.head, before.chairs)
    return match.engine, match.engine.upgrade(snapshot, 0)


def _raw(name: str) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.msgpack.decode(
        base64.b64decode(KEPT[name]["packed"]), strict=False
    )
    return raw


@pytest.mark.parametrize("name", sorted(KEPT))
def test_nothing_of_a_position_changes(name: str) -> None:
    _, advance = _upgraded(name)
    assert msgspec.json.decode(advance.entry.act, type=Upgrade) == Upgrade(game.rules_version)
    state = advance.position.state
    assert state.edition == 1
    assert state.options.dead_speak is False
    kept = msgspec.convert(_raw(name), State)
    assert (state.people, state.clans, state.plans) == (kept.people, kept.clans, kept.plans)
    assert game.invariants(state) == []


def test_a_new_match_is_of_this_edition() -> None:
    assert play(game, 8, {}, "edition", 1).position.state.edition == game.rules_version == 3


@pytest.mark.rule("mafia", "M89")
@pytest.mark.parametrize("name", STILL_PLAYED)
def test_it_can_be_played_on(name: str) -> None:
    """Three phases more, with random acts."""
    engine, advance = _upgraded(name)
    position: Position[State] = advance.position
    rng, read = Random(name), reader(game)
    for _ in range(3):
        for seat in range(len(position.state.people)):
            if position.outcome is not None:
                return
            act = sample(Offer(game, position.state, seat), rng)
            if act is not None:
                meant = read.player_data(act)
                assert not isinstance(meant, Refusal), meant
                found = engine.act(position, seat, meant, 0)
                assert isinstance(found, Advance), found
                position = found.position
        if position.outcome is not None:
            return
        window = game.windows(position.state)[0]
        closed = engine.act(position, TABLE, expiry(window), 0)
        assert isinstance(closed, Advance), closed
        position = closed.position
        assert position.state.edition == 1


@pytest.mark.rule("mafia", "item 36", "M-4")
def test_a_sergeant_of_then_knows_the_commissar() -> None:
    raw = _raw("night")
    raw["watch"] = {"sergeant": 5, "announced": True}
    state = game.upgrade(raw, 1)
    assert state.phase is Phase.NIGHT
    assert state.watch.named == state.holder(Role.COMMISSAR) is not None


@pytest.mark.parametrize("name", sorted(KEPT))
def test_the_log_that_a_position_held_is_taken_over(name: str) -> None:
    _, advance = _upgraded(name)
    lines = [(one["tick"], one["step"], one["text"]) for one in _raw(name).get("log", ())]
    assert [(one.turn, one.at, one.id) for one in advance.entry.notes] == lines
    assert bool(lines) == (name != "opening")


def test_a_match_of_version_2_goes_on_with_its_log() -> None:
    held = json.loads((Path(__file__).parent / "version_2.json").read_text("utf-8"))["playing"]
    match = play(game, 8, {}, "upgrade", 1)
    before = match.position
    snapshot = Snapshot(before.n, 2, base64.b64decode(held), before.head, before.chairs)
    advance = match.engine.upgrade(snapshot, 0)
    assert advance.position.state.edition == 2
    assert game.invariants(advance.position.state) == []
    notes = advance.entry.notes
    assert len(notes) == 44
    assert (notes[0].turn, notes[0].at, notes[0].id) == (0, "N0", "mafia-log-dealt")
    assert (notes[-1].turn, notes[-1].params) == (7, {"who": {"seat": 2}, "days": 4})
    assert len(advance.position.packed) < len(snapshot.packed) / 2


def test_no_other_version_is_known() -> None:
    with pytest.raises(ValueError, match="version 0"):
        game.upgrade({}, 0)
