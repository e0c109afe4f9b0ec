"""Observations: every viewer gets what they may know, and never learns who else got it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Audience, Viewer, hears
from intriga.kernel.chance import Fast
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Observer, encode_observation, heard, observe, received
from intriga.kernel.records.record import Entry
from intriga.lab.conformance import play
from intriga.lab.conformance.plays.random_play import header_of
from tests.shapes.auction import game as auction
from tests.shapes.society import Jail, Vote
from tests.shapes.society import game as society
from tests.shapes.town import game as town

SEATS = range(5)
audiences: st.SearchStrategy[Audience] = st.one_of(
    st.sampled_from([PUBLIC, REFEREE]),
    st.lists(st.sampled_from(SEATS), unique=True).map(tuple),
)
viewers: st.SearchStrategy[Viewer] = st.sampled_from([*SEATS, PUBLIC, REFEREE])
events = st.builds(Event, audiences, st.just("said"), st.just({"n": 1}))


def entry(logged: list[Event]) -> Entry:
    return Entry(0, 0, 0, Raw(b"{}"), (), tuple(logged), "", "")


@given(audiences, viewers)
def test_an_audience_decides_who_receives_an_event(audience: Audience, viewer: Viewer) -> None:
    if audience == PUBLIC or viewer == REFEREE:
        assert hears(audience, viewer)
    elif audience == REFEREE or viewer == PUBLIC:
        assert not hears(audience, viewer)
    else:
        assert hears(audience, viewer) == (viewer in audience)


@given(st.lists(st.lists(events, max_size=4), max_size=4), viewers)
def test_received_events_name_no_other_recipient(logged: list[list[Event]], viewer: Viewer) -> None:
    reached = heard([entry(events) for events in logged], viewer)
    assert len(reached) == sum(hears(event.to, viewer) for events in logged for event in events)
    for event in reached:
        if viewer != REFEREE:
            assert event.to in (PUBLIC, (viewer,))


@given(events)
def test_recipients_cannot_tell_who_else_received_an_event(event: Event) -> None:
    reached = [received(event, seat) for seat in SEATS if hears(event.to, seat)]
    if event.to != PUBLIC:
        assert [logged.to for logged in reached] == [
            (seat,) for seat in SEATS if hears(event.to, seat)
        ]
    assert received(event, REFEREE) == event, "the referee sees the recipients"


def test_a_seat_gets_view_windows_forms_rooms_and_its_cursor() -> None:
    match = play(society, 3, steps=1)
    logged = [Event(PUBLIC, "said", {}), Event((1,), "whispered", {})]
    seen = observe(society, match.position, 1, logged, 40)
    assert seen.cursor == 42
    assert [form.act for form in seen.forms] == ["vote", "abstain"]
    assert [window.key for window in seen.windows] == ["day"]
    assert [room.key for room in seen.rooms] == ["square", "salon"]
    assert [event.id for event in seen.events] == ["said", "whispered"]
    assert seen.outcome is None


def test_the_public_and_the_referee_get_no_forms() -> None:
    match = play(society, 3, steps=1)
    for viewer in (PUBLIC, REFEREE):
        assert observe(society, match.position, viewer, [], 0).forms == ()
    assert society.forms(match.position.state, HOST) == []


def test_no_windows_or_forms_after_the_end() -> None:
    match = play(auction, 2, {"lots": 1}, seed=3, steps=300)
    assert match.position.outcome is not None
    for seat in range(2):
        seen = observe(auction, match.position, seat, [], 0)
        assert (seen.forms, seen.windows) == ((), ())
        assert seen.outcome == match.position.outcome


def test_rooms_follow_the_state() -> None:
    engine = Engine(society, header_of(society, 3, None, b""), Fast(0))
    position = engine.open().position
    for seat in range(3):
        position = _done(engine.act(position, seat, Vote(0), 1))
    position = _done(engine.act(position, 0, Jail(2), 2))
    rooms = {
        seat: [room.key for room in observe(society, position, seat, [], 0).rooms]
        for seat in range(3)
    }
    assert rooms == {0: ["square", "salon", "cell"], 1: ["square", "salon"], 2: ["square", "cell"]}
    (square, cell) = observe(society, position, 2, [], 0).rooms
    assert not square.writes, "nor is it said who does"
    assert cell.own


def test_an_observation_is_json() -> None:
    match = play(auction, 3, steps=30)
    seen = msgspec.json.decode(encode_observation(observe(auction, match.position, 0, [], 0)))
    assert set(seen["view"]["purses"]) == {"0"}
    assert seen["cursor"] == 0


def _done(advance: Any) -> Any:
    return advance.position


@pytest.mark.parametrize(("rules", "seats"), [(town, 8), (society, 5)], ids=["town", "society"])
def test_forms_that_follow_from_the_same_are_those_that_would_be_made_anew(
    rules: Any, seats: int
) -> None:
    """An observer may keep what the one before it made (`Game.offer_key`)."""
    match = play(rules, seats, {}, "forms kept", 60)
    before: Observer[Any] | None = None
    kept = 0
    for step in match.steps:
        position = step.position
        observer = Observer(rules, position, before=before)
        for seat in range(seats):
            mine, fresh = observer.offer(seat), Observer(rules, position).offer(seat)
            assert mine.forms == fresh.forms
            assert mine.barred == fresh.barred
            kept += before is not None and mine.known is before.known_forms().get(seat)
        before = observer
    assert kept if rules is town else not kept
