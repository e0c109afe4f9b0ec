"""Ledgers in the kernel: what rules get and give, what records keep, who sees the end."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from intriga.kernel.actors import HOST, PUBLIC, REFEREE
from intriga.kernel.chance import Sealed, commitment
from intriga.kernel.engine import Engine
from intriga.kernel.game import Outcome
from intriga.kernel.house_rules.house_acts import AnswerEnd, EndEarly, ProposeEnd
from intriga.kernel.observe import observe
from intriga.kernel.positions import Advance
from intriga.kernel.records.record import Footer, Header, digest, encode_line, read
from intriga.kernel.records.replay import verify
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.seats.ledgers import LedgerError, ledger_of, plain_ledger
from intriga.kernel.step import Step
from intriga.kernel.text import Message
from intriga.lab.conformance import play
from tests.kernel.knocking import HEADER, Door, Knock, Knocking
from tests.shapes.campaign import Baggage, Campaign

OLD_HEADER = (
    '{"line":"header","match":"m","game":"club","rules":1,"options":{"rounds":1},"chairs":'
    '[{"seat":0,"name":"A"},{"seat":1,"name":"Б","carry":{"gold":3,"medals":["x"]}}],'
    '"commitment":"c0ffee","salts":["s0","s1"],"at":5,"terms":{},"format":1}'
).encode()
OLD_FOOTER = (
    b'{"line":"footer","entries":7,"outcome":{"winners":[1],"scores":[0,2],'
    b'"reason":{"id":"club-over"},"carry":[{},{"gold":5}]},"secret":"ab","prev":"cd"}'
)
"""Lines as they were written when what lasts belonged to a seat."""


class Purse(Struct, frozen=True):
    gold: int
    of: dict[int, str] = {}


class Club(Knocking):
    """`Knocking` with ledgers."""

    rules_version = 3
    Ledger: type[Struct] | None = Purse
    ledger_version = 2

    def __init__(self) -> None:
        self.begun: list[Any] = []

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Door:
        self.begun = [chair.ledger for chair in chairs]
        return super().setup(options, chairs, step)

    def upgrade_ledger(self, raw: dict[str, Any], from_version: int) -> Purse:
        return Purse(raw["silver"] // 10)

    def standing(self, state: Door) -> Outcome | None:
        kept = tuple(Purse(knocks) for knocks in state.knocks)
        return Outcome((), (0, 0), Message("club-standing"), kept)


def test_records_of_before_keep_their_bytes() -> None:
    header = msgspec.json.decode(OLD_HEADER, type=Header)
    assert [chair.ledger for chair in header.chairs] == [None, {"gold": 3, "medals": ["x"]}]
    assert encode_line(header) == OLD_HEADER
    assert digest(OLD_HEADER).startswith("3fe099189e00fe0b")
    footer = msgspec.json.decode(OLD_FOOTER, type=Footer)
    assert footer.outcome.ledger == ({}, {"gold": 5})
    assert encode_line(footer) == OLD_FOOTER


def test_a_record_with_ledgers_verifies() -> None:
    first = play(Campaign(), 2, {"rounds": 1})
    assert first.position.outcome is not None
    match = play(Campaign(), 2, {"rounds": 1}, ledgers=first.position.outcome.ledger)
    assert verify(Campaign(), read(match.lines)).verdict == "right"


def opened(chairs: Sequence[Any]) -> tuple[Club, Engine[Door], Advance[Door]]:
    """A match of the club that begins with these ledgers."""
    seated = tuple(Chair(n, f"{n}", ledger) for n, ledger in enumerate(chairs))
    header = msgspec.structs.replace(HEADER, chairs=seated, commitment=commitment(b"s"))
    club = Club()
    engine = Engine(club, header, Sealed(b"s", HEADER.salts))
    return club, engine, engine.open()


def test_rules_get_typed_ledgers_and_positions_keep_plain_ones() -> None:
    club, _, advance = opened([{"gold": 3, "of": {"1": "A"}}, None])
    assert club.begun == [Purse(3, {1: "A"}), None]
    assert advance.position.chairs[0].ledger == {"gold": 3, "of": {"1": "A"}}
    with pytest.raises(LedgerError):
        opened([{"silver": 3}, None])


def test_a_game_that_keeps_nothing_gets_nothing() -> None:
    begun: list[Any] = []

    class Plain(Knocking):
        def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Door:
            begun.extend(chair.ledger for chair in chairs)
            return super().setup(options, chairs, step)

    Engine(Plain(), HEADER, Sealed(b"s", HEADER.salts)).open()
    assert begun == [None, None]
    assert any(chair.ledger for chair in HEADER.chairs)


def test_older_ledgers_are_upgraded_and_newer_ones_refused() -> None:
    club = Club()
    assert ledger_of(club, {"silver": 35}, 1) == Purse(3)
    assert ledger_of(club, plain_ledger(Purse(1, {2: "x"})), 2) == Purse(1, {2: "x"})
    for raw, version in (({"gold": 1}, 3), ({"copper": 1}, 1), ({"gold": "many"}, 2), (None, 2)):
        with pytest.raises(LedgerError):
            ledger_of(club, raw, version)
    with pytest.raises(LedgerError):
        ledger_of(Knocking(), {"gold": 1}, 1)
    with pytest.raises(LedgerError, match="ValueError"):
        ledger_of(Campaign2(), {}, 1)


class Campaign2(Knocking):
    """A game that knows no way from its first ledger."""

    Ledger: type[Struct] | None = Baggage
    ledger_version = 2


def test_called_off_leaves_nothing_and_adjourned_what_the_standing_says() -> None:
    for how, expected in (("called-off", ()), ("adjourned", ({"gold": 0, "of": {}},) * 2)):
        _, engine, advance = opened([None, None])
        ended = engine.act(advance.position, HOST, EndEarly(how), 1)  # type: ignore[arg-type]
        assert isinstance(ended, Advance)
        assert ended.position.outcome is not None
        assert ended.position.outcome.ledger == expected
        assert ended.position.house.shown().ended is not None
        assert ended.position.house.shown().ended.ledger == ()  # type: ignore[union-attr]


def test_ledgers_are_those_of_the_end_not_of_the_proposal() -> None:
    _, engine, advance = opened([None, None])
    position = advance.position
    for actor, act in ((0, ProposeEnd("adjourned", (0, 1))), (1, Knock()), (1, AnswerEnd(1, True))):
        taken = engine.act(position, actor, act, 1)
        assert isinstance(taken, Advance), taken
        position = taken.position
        if position.house.proposal is not None:
            assert position.house.proposal.outcome.ledger == ()
    assert position.outcome is not None
    assert [one["gold"] for one in position.outcome.ledger] == [0, 1]


def test_at_the_end_each_seat_sees_its_own() -> None:
    match = play(Campaign(), 2, {"rounds": 1})
    outcome = match.position.outcome
    assert outcome is not None

    def seen(game: Campaign, viewer: Any) -> tuple[Any, ...]:
        shown = observe(game, match.position, viewer, (), 0).outcome
        assert shown is not None
        return shown.ledger

    mine, other = outcome.ledger
    assert seen(Campaign(), 0) == (mine, None)
    assert seen(Campaign(), 1) == (None, other)
    assert seen(Campaign(), PUBLIC) == ()
    assert seen(Campaign(), REFEREE) == (mine, other)

    class Public(Campaign):
        ledger_public = True

    assert seen(Public(), PUBLIC) == (mine, other)
