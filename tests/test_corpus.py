"""The corpus of matches gives what random play gives, keeps it, and knows when to play anew."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.games import find
from intriga.lab.conformance import Broken, Play, Script
from intriga.lab.conformance.plays import random_play
from tests.kit import corpus
from tests.shapes.auction import game as auction

Count = Callable[[], int]


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Count:
    """An empty corpus; how many matches were played for it."""
    made: list[Play] = []

    def counted(*given: Any, **more: Any) -> Play:
        made.append(random_play.play(*given, **more))
        return made[-1]

    monkeypatch.setattr(corpus, "_folder", lambda: tmp_path)
    monkeypatch.setattr(corpus, "play_at_random", counted)
    return lambda: len(made)


SCRIPT = Script(2, ((0, {"type": "bid", "sum": 1}),))
ASKED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("espionage", 3, {"options": {"bidding": "sealed"}, "bots": True, "steps": 60}),
    ("mafia", 6, {"seed": "x", "steps": 40, "table": False, "ledgers": [{"exp": 9}, *[None] * 5]}),
    ("economicus", 3, {"seed": 5, "steps": 40}),
)


@pytest.mark.parametrize(("id", "seats", "more"), ASKED, ids=[id for id, *_ in ASKED])
def test_a_match_is_played_once_and_read_as_it_was_played(
    id: str, seats: int, more: dict[str, Any], played: Count
) -> None:
    game = find(id)
    first, again = (corpus.play(game, seats, **more) for _ in range(2))
    assert played() == 1
    anew = random_play.play(game, seats, **more)
    for match in (first, again):
        assert match.lines == anew.lines
        assert match.header == anew.header
        assert [step.act for step in match.steps] == [step.act for step in anew.steps]
        assert match.position.packed == anew.position.packed
        assert match.position.chairs == anew.position.chairs
        assert match.position.house == anew.position.house
        assert match.position.outcome == anew.position.outcome
        assert match.tally == anew.tally
        assert match.secret == anew.secret


def test_whoever_asks_for_anything_else_gets_another_match(played: Count) -> None:
    game = find("espionage")
    corpus.play(game, 2, steps=5)
    others: tuple[dict[str, Any], ...] = (
        {"seed": 1},
        {"seed": "0"},
        {"steps": 6},
        {"bots": True},
        {"table": False},
        {"options": {"money": 100}},
    )
    for other in others:
        corpus.play(game, 2, **{"steps": 5} | other)
    assert played() == 1 + len(others)


def test_what_is_refused_is_not_kept(played: Count, tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(Broken, match="act 1 of a script"):
            corpus.play(find("espionage"), 2, steps=5, script=SCRIPT)
    assert [path.suffix for path in tmp_path.iterdir()] == [".lock"]


def test_matches_of_games_that_are_not_installed_are_not_kept(
    played: Count, tmp_path: Path
) -> None:
    corpus.play(auction, 3, steps=20)
    assert played() == 1
    assert not list(tmp_path.iterdir())


def test_a_record_that_is_folded_to_another_one_is_an_error(played: Count, tmp_path: Path) -> None:
    corpus.play(find("espionage"), 2, steps=5)
    (path,) = (one for one in tmp_path.iterdir() if not one.suffix)
    kept = msgspec.msgpack.decode(path.read_bytes(), type=corpus.Kept)
    last = kept.lines[-1]
    digest = msgspec.json.decode(last)["state"].encode()
    kept.lines[-1] = last.replace(digest, digest[::-1])
    path.write_bytes(msgspec.msgpack.encode(kept))
    with pytest.raises(AssertionError, match="folded to another one"):
        corpus.play(find("espionage"), 2, steps=5)


def test_the_state_of_the_sources_is_what_can_have_a_part_in_playing(tmp_path: Path) -> None:
    for name in ("games/one/rules.py", "games/one/map.json", "kernel/game.py", "web/page.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    before = corpus.state_of(tmp_path)
    (tmp_path / "web" / "page.py").write_text("2")
    (tmp_path / "kernel" / "__pycache__").mkdir()
    (tmp_path / "kernel" / "__pycache__" / "game.cpython-313.pyc").write_text("2")
    assert corpus.state_of(tmp_path) == before
    states = {before}
    for name in ("games/one/rules.py", "games/one/map.json", "kernel/game.py"):
        (tmp_path / name).write_text("2")
        states.add(corpus.state_of(tmp_path))
    (tmp_path / "games" / "one" / "map.json").rename(tmp_path / "games" / "one" / "maps.json")
    states.add(corpus.state_of(tmp_path))
    assert len(states) == 5
