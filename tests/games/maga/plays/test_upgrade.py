"""Matches begun under older rules go on under them: positions that version 1 made are in
version_1.json: before the first turn, in the third one with a treaty in force, and over."""

import base64
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games.maga.course import calendar
from intriga.games.maga.data.roles import Role
from intriga.games.maga.game import game
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects import editions
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.president.transfers import TransferMoney
from intriga.kernel import Note
from intriga.kernel.bots.sampling import sample
from intriga.kernel.chance import Fast
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Snapshot
from intriga.kernel.step import Step
from intriga.lab.conformance import play
from tests.games.maga.world import M

KEPT: dict[str, str] = json.loads((Path(__file__).parent / "version_1.json").read_text("utf-8"))


def raw(name: str) -> Any:
    return msgspec.msgpack.decode(base64.b64decode(KEPT[name]), strict=False)


def upgraded(name: str) -> State:
    return game.upgrade(raw(name), 1)


def calm(name: str) -> State:
    """Nothing stands in the way of anybody's lines."""
    state = upgraded(name)
    for territory in state.territories:
        territory.treasury, territory.revolt, territory.mood = 20 * M, 0, 90
        for post in territory.roles.values():
            post.blocked, post.recruiter = 0, None
    return state


def luck(seed: int) -> Step:
    return Step(1, 1_800_000_000_000, Fast(seed))


@pytest.mark.parametrize("name", sorted(KEPT))
def test_a_position_of_version_1_is_as_it_was(name: str) -> None:
    """Its clauses are due every turn, as they were; a draft that nobody hands in is lost."""
    state = upgraded(name)
    assert (state.edition, state.options.drafts_count) == (1, False)
    assert game.invariants(state) == []
    new = msgspec.msgpack.decode(msgspec.msgpack.encode(state), strict=False)
    old = raw(name)
    old.pop("logs", None)  # entries have them now
    assert new.pop("edition") == 1
    assert new.pop("options") == old.pop("options") | {
        name: getattr(state.options, name) for name in ("drafts_count", "pause", "sizes")
    }
    for treaty in new.get("treaties", []):
        assert all(clause.pop("every") for clause in treaty["clauses"])
    assert new == old
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=game.State)
    assert again.edition == 1, "so it stays"


@pytest.mark.parametrize(("name", "lines"), [("opening", 0), ("treaty", 121), ("over", 267)])
def test_the_log_that_a_position_held_is_taken_over(name: str, lines: int) -> None:
    notes = game.held_notes(raw(name), 1)
    assert len(notes) == lines
    assert [one.turn for one in notes] == sorted(one.turn for one in notes)


def test_a_match_of_version_2_goes_on_with_its_log() -> None:
    path = Path(__file__).parent / "version_2.json"
    packed = base64.b64decode(json.loads(path.read_text("utf-8"))["playing"])
    match = play(game, 4, {"turns": 3}, "upgrade", 1)
    before = match.position
    advance = match.engine.upgrade(Snapshot(before.n, 2, packed, "", before.chairs), 0)
    assert advance.position.state.edition == 2
    assert game.invariants(advance.position.state) == []
    notes = advance.entry.notes
    assert len(notes) == 28
    assert (notes[0].turn, notes[0].at, notes[0].id) == (1, "2", "maga-log-money")


@pytest.mark.rule("maga", "R-J2", "R-J3")
def test_its_treaty_is_judged_turn_by_turn() -> None:
    """Whom the first state pays does not raid it in that very turn; and it pays every turn."""
    state = calm("treaty")
    state.breaches, pays = [], TransferMoney(to=1, money=1)
    state.lists = {0: (pays,), 1: (Raid(target=0),)}
    calendar.close(state, luck(1))
    state.lists = {1: (Raid(target=0),)}
    calendar.close(state, luck(2))
    found = [(one.turn, one.breaker, one.victim) for one in state.breaches]
    assert found == [(3, 1, 0), (4, 0, 1)]
    assert state.duties == {}


@pytest.mark.rule("maga", "R-ORD1")
def test_its_protections_take_a_place_for_each_row() -> None:
    state = calm("treaty")
    rows = [Protect(role=role, percent=20) for role in list(Role)[:5]]
    state.lists = {0: (*rows, Raid(target=1)), 1: (*[ImproveMood()] * 2, Raid(target=0))}
    step = luck(3)
    calendar.close(state, step)
    done = [str(one.params.get("land")) for one in step.notes if _is_raid(one)]
    assert done[-2:] == [str({"msg": "maga-land", "n": n}) for n in (2, 1)]


def _is_raid(note: Note) -> bool:
    action = note.params.get("action")
    told = note.id in ("maga-log-done", "maga-log-failed", "maga-log-refused")
    return told and action == {"msg": "maga-action-raid"}


@pytest.mark.parametrize("name", ["opening", "treaty"])
def test_it_is_played_to_its_end(name: str) -> None:
    state, rng = upgraded(name), Random(name)
    for n in range(400):
        if state.phase is Phase.OVER:
            break
        (window,) = game.windows(state)
        if not window.awaited or rng.random() < 0.2:
            game.close_window(state, window, luck(n))
            continue
        seat = rng.choice(window.awaited)
        act = sample(Offer(game, state, seat), rng)
        if act is not None:
            made = msgspec.convert(act, game.Acts)
            if game.check(state, seat, made, 0) is None:
                game.apply(state, seat, made, luck(n))
    assert state.phase is Phase.OVER
    assert state.edition == 1


def test_what_differs_is_off_for_it_and_on_for_a_new_match() -> None:
    state = upgraded("treaty")
    for differs in (editions.duties_last, editions.rows_have_one_place):
        assert not differs(state)
        state.edition = editions.NEWEST
        assert differs(state)
        state.edition = 1
    with pytest.raises(ValueError):
        game.upgrade({}, 0)
