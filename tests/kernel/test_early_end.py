"""Ending a match before its rules do: called off or adjourned, by the host or by a vote."""

import pytest

from intriga.kernel.actors import HOST, TABLE
from intriga.kernel.acts import Replace
from intriga.kernel.game import Early, result_of
from intriga.kernel.house_rules.early_end import EndAct
from intriga.kernel.house_rules.house_acts import AnswerEnd, EndEarly, Pause, ProposeEnd, Rewind
from intriga.kernel.house_rules.house_state import PROPOSAL_LASTS_MS
from intriga.kernel.positions import Snapshot
from tests.kernel.knocking import Knock
from tests.kernel.ranked import BOTH, Match


@pytest.fixture
def match() -> Match:
    return Match()


@pytest.mark.parametrize("how", ["called-off", "adjourned"])
def test_the_host_ends_a_match(match: Match, how: Early) -> None:
    match.does(0, Knock())
    assert match.does(HOST, EndEarly(how)) == [f"table-{how}"]
    outcome = match.now.outcome
    assert outcome.early == how
    assert outcome.winners == (() if how == "called-off" else (0,))
    assert result_of(match.game, outcome) == ("called-off" if how == "called-off" else "won")
    assert match.refused(1, Knock()) == "refused-over"
    assert match.refused(HOST, Rewind(1, sure=True)) == "refused-over", "nothing goes back past it"
    assert match.verified() == "right"


def test_a_match_without_a_standing_cannot_be_adjourned(match: Match) -> None:
    assert match.refused(HOST, EndEarly("adjourned")) == "refused-no-standing"
    assert match.refused(0, ProposeEnd("adjourned", BOTH)) == "refused-no-standing"
    assert match.does(0, ProposeEnd("called-off", BOTH)) == ["table-end-proposed"]


def test_the_end_survives_a_snapshot(match: Match) -> None:
    match.does(0, Knock())
    match.does(HOST, EndEarly("adjourned"))
    now = match.now
    kept = Snapshot(now.n, 2, now.packed, now.head, now.chairs, now.house)
    assert match.engine.restore(kept).outcome == now.outcome


@pytest.mark.parametrize("how", ["called-off", "adjourned"])
def test_all_who_are_asked_must_agree(match: Match, how: Early) -> None:
    match.does(0, Knock())
    match.does(HOST, Pause())
    assert match.does(0, ProposeEnd(how, BOTH)) == ["table-end-proposed"]
    assert not match.now.outcome
    assert match.now.house.proposal.agreed == (0,)
    assert match.refused(1, ProposeEnd(how, BOTH)) == "refused-proposal-open"
    assert match.refused(0, AnswerEnd(1, True)) == "refused-asked-already"
    assert match.refused(1, AnswerEnd(2, True)) == "refused-proposal-gone"
    assert match.does(1, AnswerEnd(1, True)) == ["table-end-agreed", f"table-{how}"]
    assert match.now.outcome.early == how
    assert match.now.house.proposal is None
    assert match.verified() == "right"


def test_who_plays_alone_ends_it_at_once(match: Match) -> None:
    assert match.does(1, ProposeEnd("called-off", (1,))) == [
        "table-end-proposed",
        "table-called-off",
    ]
    assert match.verified() == "right"


def test_only_those_who_are_asked_vote(match: Match) -> None:
    assert match.refused(0, ProposeEnd("called-off", (1,))) == "refused-no-seat"
    assert match.refused(0, ProposeEnd("called-off", (0, 0))) == "refused-no-seat"
    assert match.refused(0, ProposeEnd("called-off", (0, 9))) == "refused-no-seat"
    acts: tuple[EndAct, ...] = (ProposeEnd("called-off", BOTH), AnswerEnd(1, True))
    for act in acts:
        assert match.refused(HOST, act) == "refused-not-yours"
        assert match.refused(TABLE, act) == "refused-not-host"
    assert match.refused(0, EndEarly("called-off")) == "refused-not-host"


def test_one_refusal_is_enough_and_nobody_asks_again_at_once(match: Match) -> None:
    match.does(0, ProposeEnd("called-off", BOTH))
    assert match.does(1, AnswerEnd(1, False)) == ["table-end-refused"]
    assert match.refused(0, ProposeEnd("called-off", BOTH)) == "refused-proposed-lately"
    match.does(1, ProposeEnd("called-off", BOTH))
    assert match.does(1, AnswerEnd(2, False)) == ["table-end-withdrawn"]
    match.does(0, Knock())
    assert match.refused(0, ProposeEnd("called-off", BOTH)) == "refused-proposed-lately"
    match.does(1, Knock())  # the window closes
    assert match.does(0, ProposeEnd("called-off", BOTH)) == ["table-end-proposed"]
    assert match.refused(1, AnswerEnd(1, True)) == "refused-proposal-gone"


def test_a_proposal_lapses_after_a_day(match: Match) -> None:
    match.does(0, ProposeEnd("called-off", BOTH))
    match.at += PROPOSAL_LASTS_MS
    assert match.refused(1, AnswerEnd(1, True)) == "refused-proposal-gone"
    assert match.does(0, ProposeEnd("called-off", BOTH)) == ["table-end-proposed"]
    match.at += PROPOSAL_LASTS_MS
    assert match.does(1, ProposeEnd("called-off", BOTH)) == ["table-end-proposed"]
    assert match.does(0, AnswerEnd(3, True))[-1] == "table-called-off"
    assert match.verified() == "right"


def test_a_proposal_lapses_with_a_player(match: Match) -> None:
    match.does(0, ProposeEnd("called-off", BOTH))
    assert match.does(TABLE, Replace(1, "Bot"))[-1] == "table-end-lapsed"
    assert match.refused(1, AnswerEnd(1, True)) == "refused-proposal-gone"


@pytest.mark.parametrize("reseat", [False, True])
def test_a_proposal_lapses_with_a_rewind(match: Match, reseat: bool) -> None:
    match.does(0, Knock())
    match.does(TABLE, Replace(1, "Bot"))
    match.does(0, ProposeEnd("called-off", BOTH))
    events = match.does(HOST, Rewind(1, sure=True, reseat=reseat))
    assert "table-end-lapsed" in events
    assert match.now.house.proposal is None


def test_nobody_is_held_to_another_result_than_they_agreed_to(match: Match) -> None:
    match.does(0, Knock())
    match.does(0, ProposeEnd("adjourned", BOTH))
    assert match.does(1, Knock())[-1] == "table-end-lapsed"
    match.does(0, ProposeEnd("called-off", BOTH))
    assert "table-end-lapsed" not in match.does(0, Knock()), "no result, whatever happens"
