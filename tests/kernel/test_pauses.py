"""Pauses until a date, and proposals that lapse by the clock."""

import msgspec
import pytest

from intriga.kernel.actors import HOST, TABLE
from intriga.kernel.acts import Leave
from intriga.kernel.house_rules.house_acts import (
    AskPause,
    EndEarly,
    LapseEnd,
    Pause,
    ProposeEnd,
    PutAway,
    Resume,
    Rewind,
)
from intriga.kernel.house_rules.house_state import PROPOSAL_LASTS_MS, Break, House
from tests.kernel.knocking import Knock
from tests.kernel.ranked import BOTH, Match

HOUR = 3_600_000
DAY = 24 * HOUR
ZONE = "Europe/Moscow"


@pytest.fixture
def match() -> Match:
    return Match()


def test_a_host_puts_a_match_away_and_the_table_resumes_it(match: Match) -> None:
    until = match.at + DAY
    assert match.does(HOST, PutAway(until, ZONE)) == ["table-put-away"]
    told = match.steps[-1].entry.events[0].params
    assert told == {"until": until, "zone": ZONE}
    assert match.now.house == House(paused=True, resumes_at=until)
    assert match.refused(0, Knock()) == "refused-paused"
    assert match.refused(HOST, Pause()) == "refused-paused-already"
    assert match.refused(TABLE, Resume()) == "refused-not-due"
    match.at = until - 1000
    assert match.does(TABLE, Resume()) == ["table-resumed"]
    assert match.now.house == House()
    match.does(0, Knock())
    match.does(HOST, EndEarly("called-off"))
    assert match.verified() == "right"


def test_the_date_can_be_moved_and_a_pause_gets_one(match: Match) -> None:
    match.does(HOST, Pause())
    assert match.refused(TABLE, Resume()) == "refused-stale", "no date was set"
    match.does(HOST, PutAway(match.at + 2 * DAY))
    later = match.at + 3 * DAY
    match.does(HOST, PutAway(later))
    assert match.now.house.resumes_at == later
    match.does(HOST, Resume())
    assert match.now.house == House(), "resumed earlier"
    assert match.refused(TABLE, Resume()) == "refused-stale"


def test_dates_have_limits(match: Match) -> None:
    for until in (-1, 0, match.at, match.at + 60_000):
        assert match.refused(HOST, PutAway(until)) == "refused-away-past"
        assert match.refused(0, AskPause(True, until)) == "refused-away-past"
    for until in (match.at + 61 * DAY, 1 << 62):
        assert match.refused(HOST, PutAway(until)) == "refused-away-far"
        assert match.refused(0, AskPause(True, until)) == "refused-away-far"
    match.does(HOST, PutAway(match.at + 60 * DAY))


def test_all_seats_together_put_a_match_away(match: Match) -> None:
    until = match.at + DAY
    assert match.does(0, AskPause(True, until, ZONE)) == ["table-break-asked"]
    assert match.now.house == House(asking=(0,), break_asked=Break(until, ZONE))
    assert match.refused(1, AskPause(True, until + 1)) == "refused-break-other"
    assert match.refused(1, AskPause(True)) == "refused-break-other"
    assert match.does(1, AskPause(True, until, ZONE)) == ["table-break-agreed", "table-put-away"]
    assert match.now.house == House(paused=True, resumes_at=until)
    later = until + DAY
    match.does(1, AskPause(True, later))
    assert match.does(0, AskPause(True, later)) == ["table-break-agreed", "table-put-away"]
    assert match.now.house.resumes_at == later, "they move the date"
    match.does(0, AskPause(True))
    assert match.does(1, AskPause(True)) == ["table-resume-asked", "table-resumed"]
    assert match.now.house == House()


def test_who_withdraws_leaves_the_others_asking(match: Match) -> None:
    until = match.at + DAY
    match.does(0, AskPause(True, until))
    match.does(0, AskPause(False))
    assert match.now.house == House()
    match.does(0, AskPause(True))
    assert match.refused(1, AskPause(True, until)) == "refused-break-undated"
    match.does(HOST, PutAway(until))
    assert match.now.house == House(paused=True, resumes_at=until), "the host has decided"


def test_a_break_that_came_too_late_is_not_in_the_way(match: Match) -> None:
    match.does(0, AskPause(True, match.at + HOUR))
    match.at += HOUR
    assert match.refused(0, AskPause(False)) == "refused-asked-already"
    match.does(1, AskPause(True))
    assert match.now.house == House(asking=(1,)), "who agreed then has not agreed to this"
    assert match.does(0, AskPause(True)) == ["table-pause-asked", "table-paused"]


def test_a_rewind_leaves_a_match_put_away(match: Match) -> None:
    match.does(0, Knock())
    until = match.at + DAY
    match.does(HOST, PutAway(until))
    match.does(HOST, Rewind(1, sure=True))
    assert match.now.house == House(paused=True, resumes_at=until)


def test_older_records_keep_their_bytes() -> None:
    assert msgspec.json.encode(AskPause(True)) == b'{"type":"house-ask-pause","ask":true}'
    assert msgspec.json.encode(House(paused=True)) == b'{"paused":true}'


def test_the_table_ends_a_vote_after_a_day(match: Match) -> None:
    match.does(0, ProposeEnd("called-off", BOTH))
    assert match.refused(HOST, LapseEnd(1)) == "refused-not-host"
    assert match.refused(1, LapseEnd(1)) == "refused-not-host"
    assert match.refused(TABLE, LapseEnd(1)) == "refused-not-due"
    assert match.refused(TABLE, LapseEnd(2)) == "refused-stale"
    match.at += PROPOSAL_LASTS_MS
    assert match.does(TABLE, LapseEnd(1)) == ["table-end-expired"]
    assert match.now.house == House(proposals=1)
    assert match.refused(TABLE, LapseEnd(1)) == "refused-stale"
    match.does(0, ProposeEnd("called-off", BOTH))


def test_who_leaves_is_not_waited_for(match: Match) -> None:
    until = match.at + DAY
    match.does(0, AskPause(True, until, ZONE))
    assert match.does(TABLE, Leave(1))[-1] == "table-put-away"
    assert match.now.house == House(paused=True, resumes_at=until)


def test_a_break_goes_with_the_seat_that_asked_for_it(match: Match) -> None:
    match.does(0, AskPause(True, match.at + DAY))
    match.does(TABLE, Leave(0))
    assert match.now.house == House()
    match.does(1, AskPause(True))
    assert match.now.house == House(paused=True)
