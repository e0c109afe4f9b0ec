"""Matches started under rules version 1, whose message ids began with `classic-`, continue."""

from typing import Any

import msgspec
import pytest

from intriga.games.diplomacy import game
from intriga.games.diplomacy.presentation import presentation
from intriga.kernel.acts import Upgrade
from intriga.kernel.positions import Advance, Snapshot
from intriga.kernel.text import Message, msg
from intriga.words import LANGUAGES, MissingText, phrasebook
from tests.games.diplomacy.world import Harness


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_with_old_ids_have_texts(language: str) -> None:
    book = phrasebook(language, "intriga.table", game.words)
    power = {"called": {"ru": "Франция", "en": "France"}}
    nested = msg("classic-order-failed", order="A PAR H", result=msg("classic-result-cut"))
    for id, params in (
        ("turn", {"phase": "orders", "season": "spring", "year": "1901"}),
        ("eliminated", {"power": power}),
        ("told-orders", {"power": power, "orders": [nested]}),
        ("end-deserted", {}),
    ):
        now = book.text_of(Message(f"diplomacy-game-{id}", params))
        assert book.text_of(Message(f"classic-{id}", params)) == now
        assert "classic-" not in now
    with pytest.raises(MissingText):
        book.say("classic-no-such-text")


def test_pages_recognise_old_event_ids() -> None:
    news, turns = presentation.news, presentation.turns
    assert turns is not None
    assert turns.events == news.opens == {"diplomacy-game-turn", "classic-turn"}
    assert news.answers == {"diplomacy-game-kept", "classic-kept"}
    assert news.key >= {"classic-lost", "classic-end-won"}


def played() -> Harness:
    """A match in its first autumn, with saved orders, a vote and a dislodged unit."""
    match = Harness(seats=7, map="classic")
    match.play(FRANCE=["A PAR - BUR"], GERMANY=["A MUN - BUR"])
    return match


NEW_OPTIONS = ("via_by_land", "map_text")
"""Those of rules version 3."""


@pytest.mark.parametrize("version", [1, 2])
def test_a_match_of_older_rules_is_upgraded_and_continues(version: int) -> None:
    match = played()
    before = match.position
    raw = msgspec.msgpack.decode(before.packed, strict=True)
    for option in NEW_OPTIONS:
        del raw["options"][option]
    packed = msgspec.msgpack.encode(raw)
    snapshot = Snapshot(before.n, version, packed, before.head, before.chairs)
    advance: Advance[Any] = match.engine.upgrade(snapshot, 0)
    assert msgspec.json.decode(advance.entry.act) == {"type": "upgrade", "rules": 3}
    assert Upgrade(3) == msgspec.json.decode(advance.entry.act, type=Upgrade)
    assert advance.position.state == before.state
    match.position = advance.position
    match.play(FRANCE=["A PAR - BUR"])
    assert "diplomacy-game-turn" in match.ids()


def test_the_wish_phase_is_upgraded_too() -> None:
    match = Harness(seats=3, seating="wish")
    match.do(1, "wish", powers=["POLAND"])
    raw = msgspec.msgpack.decode(match.position.packed, strict=True)
    assert game.upgrade(raw, 1) == game.upgrade(raw, 2) == match.state
    with pytest.raises(ValueError):
        game.upgrade(raw, 0)
