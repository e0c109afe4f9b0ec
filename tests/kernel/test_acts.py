"""Acts: what arrives from outside becomes an act of the game, or a refusal."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.kernel.acts import SECRET, Act, Expire, kebab, secret_fields, tag_of
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.text import Refusal
from tests.shapes.auction import Bid, Settle
from tests.shapes.auction import game as auction
from tests.shapes.lists import HandIn, Row
from tests.shapes.lists import game as lists
from tests.shapes.society import Abstain, Vote

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(["bid", "pass", "settle", "expire", "enter", "start", "raise"])},
    optional={"amount": json, "how": json, "window": st.text(max_size=3), "name": json},
)


@pytest.mark.parametrize(
    ("name", "tag"),
    [("Bid", "bid"), ("ForcedMarch", "forced-march"), ("HandIn2All", "hand-in2-all")],
)
def test_the_type_of_an_act_is_its_name_in_kebab_case(name: str, tag: str) -> None:
    assert kebab(name) == tag


def test_the_tag_of_an_act_is_in_its_json() -> None:
    assert tag_of(HandIn) == "hand-in"
    assert msgspec.json.encode(HandIn(())) == b'{"type":"hand-in","rows":[]}'


class Whisper(Act, frozen=True):
    to: int
    words: Annotated[str, SECRET]
    hand: Annotated[Literal["left", "right"], SECRET] = "left"


def test_secret_fields_are_the_marked_ones() -> None:
    assert secret_fields(Whisper) == {"words", "hand"}
    assert secret_fields(Bid) == frozenset()
    assert secret_fields(Vote) == {"whom"}
    assert Vote.veil == Abstain.veil == "ballot"


@pytest.mark.parametrize(
    ("game", "raw", "act"),
    [
        (auction, b'{"type":"bid","amount":7}', Bid(7)),
        (auction, b'{"type":"settle","how":"yield"}', Settle("yield")),
        (
            lists,
            b'{"type":"hand-in","rows":[{"task":"raid","village":2,"men":3}]}',
            HandIn((Row("raid", 2, 3),)),
        ),
    ],
)
def test_acts_are_read_from_json(game: Game[Any], raw: bytes, act: Act) -> None:
    assert reader(game).player(raw) == act
    assert reader(game).player_data(msgspec.json.decode(raw)) == act
    assert reader(game).recorded(raw) == act


def test_forms_may_send_numbers_as_strings() -> None:
    assert reader(auction).player_data({"type": "bid", "amount": "7"}) == Bid(7)
    assert isinstance(reader(auction).player(b'{"type":"bid","amount":"7"}'), Refusal)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"type":"bid"}',
        b'{"amount":7}',
        b'{"type":"bid","amount":7.5}',
        b'{"type":"bid","amount":7,"seat":1}',
        b'{"type":"bid","amount":1e400}',
        b'{"type":"bid","amount":' + b"9" * 5000 + b"}",
        b'{"type":"settle","how":"run"}',
        b"[" * 100_000,
    ],
)
def test_invalid_acts_are_refused(raw: bytes) -> None:
    refusal = reader(auction).player(raw)
    assert isinstance(refusal, Refusal)
    assert refusal.id == "refused-malformed"


def test_players_cannot_send_acts_of_the_table() -> None:
    raw = msgspec.json.encode(Expire("lot", 0))
    assert isinstance(reader(auction).player(raw), Refusal)
    assert isinstance(reader(auction).player_data(msgspec.json.decode(raw)), Refusal)
    assert reader(auction).recorded(raw) == Expire("lot", 0)


@given(st.binary(max_size=60) | json.map(msgspec.json.encode) | nearly.map(msgspec.json.encode))
def test_bytes_become_an_act_or_a_refusal(raw: bytes) -> None:
    act = reader(auction).player(raw)
    assert isinstance(act, auction.Acts | Refusal)


@given(json | nearly)
def test_data_become_a_serialisable_act_or_a_refusal(data: Any) -> None:
    act = reader(auction).player_data(data)
    assert isinstance(act, auction.Acts | Refusal)
    if not isinstance(act, Refusal):
        assert reader(auction).recorded(msgspec.json.encode(act)) == act


@pytest.mark.parametrize("data", [object(), {"type": "bid", "amount": "\ud800"}, {1: {2: 3}}, b"x"])
def test_unserialisable_values_are_refused(data: Any) -> None:
    assert isinstance(reader(auction).player_data(data), Refusal)
