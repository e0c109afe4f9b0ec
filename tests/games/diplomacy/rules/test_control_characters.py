"""No text of an act may hold what pages fill in just before they are sent, nor what nobody sees."""

import json

import msgspec
import pytest

from intriga.games.diplomacy import game
from intriga.games.diplomacy.subjects.orders import Orders
from intriga.kernel.decode.reader import reader
from intriga.kernel.text import Refusal, msg


@pytest.mark.parametrize("code", [r"\u0000", r"\u0002", r"\u0003"])
def test_control_characters_are_refused_however_they_come(code: str) -> None:
    raw = b'{"type": "orders", "text": "x' + code.encode() + b'seat 1"}'
    for act in (reader(game).player(raw), reader(game).player_data(msgspec.json.decode(raw))):
        assert isinstance(act, Refusal)
        assert act.params["problem"] == msg("misread-nul")


def test_a_backslash_that_looks_like_one_is_a_text() -> None:
    act = reader(game).player(rb'{"type": "orders", "text": "x\\u0002"}')
    assert not isinstance(act, Refusal)


@pytest.mark.parametrize("char", ["\u202e", "\u2066", "\u200b", "\u00ad", "\x1b", "\u2028"])
@pytest.mark.parametrize("escaped", [False, True])
@pytest.mark.rule("diplomacy", "P-6")
def test_what_turns_a_text_around_is_left_out(char: str, escaped: bool) -> None:
    given = {"type": "orders", "text": f"Флот{char} А"}
    raw = json.dumps(given, ensure_ascii=escaped).encode()
    for act in (reader(game).player(raw), reader(game).player_data(given)):
        assert isinstance(act, Orders)
        assert act.text == "Флот А"


@pytest.mark.rule("diplomacy", "P-6")
def test_what_people_type_stays_as_it_is() -> None:
    text = 'A PAR - BUR\n\tй и\u0306 👨\u200d👩\u200d👧 \ufe0f “q” \\ "'
    for raw in (json.dumps({"type": "orders", "text": text}).encode(),):
        act = reader(game).player(raw)
        assert isinstance(act, Orders)
        assert act.text == text
    act = reader(game).player_data({"type": "orders", "text": text})
    assert isinstance(act, Orders)
    assert act.text == text
