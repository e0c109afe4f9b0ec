"""No text of an act may hold what pages fill in just before they are sent."""

import msgspec
import pytest

from intriga.games.diplomacy import game
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
