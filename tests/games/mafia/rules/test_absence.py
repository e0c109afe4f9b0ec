"""Who is not there: notices, days that were missed, votes that are void, somebody else's seat."""

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.presence.absence import ExcuseAbsence, GiveNotice
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.games.mafia.subjects.votes.leaving import TransferFor, TransferVote
from intriga.kernel import REFEREE, Choices, Refusal, Replace
from intriga.kernel.actors import HOST, PUBLIC, TABLE
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
LATE, NECROMANCER = 7, 12
OTHERS = [who for who in range(14) if who != LATE]


def _day(*dead: int) -> Town:
    town = Town(TOWN, commissar_patience=5, early_day=False)
    town.kill(*dead)
    town.to_day()
    return town


def _miss(town: Town, days: int, *absent: int) -> None:
    """So many days on which all but these vote, for themselves, so that nobody hangs."""
    for _ in range(days):
        for who in town.state.living():
            if who not in absent:
                town.do(who, Accuse(who))
        town.to_night()
        town.to_day()


def _told(town: Town) -> list[int]:
    return [event.params["who"]["seat"] for event in town.events if event.id == "mafia-absent"]


def _refused_host(town: Town, act: object) -> str:
    refusal = game.check(town.state, HOST, act, 0)  # type: ignore[arg-type]
    assert isinstance(refusal, Refusal)
    return refusal.id.removeprefix("mafia-").removeprefix("refused-")


@pytest.mark.rule("mafia", "item 9", "M49", "M83")
def test_after_the_second_missed_day_in_a_row_the_next_vote_is_void() -> None:
    town = _day()
    for missed, void in ((1, False), (2, True)):
        _miss(town, 1, LATE)
        assert town.person(LATE).missed == missed
        assert ballot.is_muted(town.state, LATE) is void
    town.do(LATE, Accuse(0))
    town.to_night()
    assert town.dead == []
    town.to_day()
    town.do(LATE, Accuse(0))
    town.to_night()
    assert town.dead == [0]


@pytest.mark.rule("mafia", "item 9", "M49", "M83")
def test_not_in_a_row_is_no_absence() -> None:
    town = _day()
    _miss(town, 1, LATE)
    _miss(town, 1)
    _miss(town, 1, LATE)
    assert not ballot.is_muted(town.state, LATE)


@pytest.mark.rule("mafia", "item 9", "M49", "M83")
def test_everybody_is_told_once_who_is_gone() -> None:
    town = _day()
    told = []
    for _ in range(3):
        for who in OTHERS:
            town.do(who, Accuse(who))
        town.to_night()
        told.append(_told(town))
        town.to_day()
    assert told == [[], [LATE], []]
    citizens = game.view(town.state, None).people
    assert [who for who, one in enumerate(citizens) if one.absent] == [LATE]


@pytest.mark.rule("mafia", "item 9", "M49")
def test_who_is_hanged_on_that_day_is_not_called_absent() -> None:
    town = _day()
    _miss(town, 1, LATE)
    town.accuse(LATE, *OTHERS)
    town.to_night()
    assert town.dead == [LATE]
    assert _told(town) == []


@pytest.mark.rule("mafia", "item 9", "M49", "M83")
def test_with_notice_days_are_not_missed() -> None:
    town = _day()
    town.do(LATE, GiveNotice(3))
    _miss(town, 3, LATE)
    assert town.person(LATE).missed == 0
    _miss(town, 1, LATE)
    assert town.person(LATE).missed == 1


@pytest.mark.rule("mafia", "item 9", "M49")
def test_a_notice_by_night_is_for_the_day_after_it_and_can_be_taken_back() -> None:
    town = Town(TOWN, commissar_patience=5, early_day=False)
    town.do(LATE, GiveNotice(1))
    town.to_day()
    _miss(town, 1, LATE)
    assert town.person(LATE).missed == 0
    town.do(LATE, GiveNotice(5))
    town.do(LATE, GiveNotice(0))
    _miss(town, 1, LATE)
    assert town.person(LATE).missed == 1


@pytest.mark.rule("mafia", "item 9")
def test_a_notice_is_between_the_player_and_the_host() -> None:
    town = _day()
    before = {who: game.view(town.state, who) for who in (0, 8, None)}
    events = town.do(LATE, GiveNotice(3))
    assert [(event.id, event.to) for event in events] == [
        ("mafia-notice-noted", (LATE,)),
        ("mafia-notice", REFEREE),
    ]
    assert {who: game.view(town.state, who) for who in before} == before
    me = game.view(town.state, LATE).me
    assert me is not None
    assert me.away == 3
    assert _day(LATE).refused(LATE, GiveNotice(1)) == "dead"


@pytest.mark.rule("mafia", "item 9", "M11", "M49")
def test_who_has_left_the_vote_to_another_is_not_absent() -> None:
    town = _day()
    for _ in range(2):
        town.do(LATE, TransferVote(8))
        _miss(town, 1, LATE)
    assert town.person(LATE).missed == 0


@pytest.mark.rule("mafia", "item 9", "M11")
def test_the_host_leaves_a_vote_to_another_as_a_letter_asks() -> None:
    town = _day(6)
    town.host(TransferFor(LATE, 8))
    assert town.announced() == ["vote-left"]
    assert town.refused(LATE, Accuse(0)) == "vote-not-yours"
    town.do(8, Accuse(0, instead_of=LATE))
    assert _refused_host(town, TransferFor(LATE, 8)) == "vote-final"
    assert _refused_host(town, TransferFor(9, 6)) == "living"
    assert _refused_host(town, TransferFor(9, 99)) == "nobody"
    town.to_night()
    assert _refused_host(town, TransferFor(9, 10)) == "by-day"


@pytest.mark.rule("mafia", "item 9", "M11")
def test_the_host_is_offered_those_who_may_have_written() -> None:
    state = _day(6).state
    assert "transfer-for" in {form.act for form in game.forms(state, HOST)}
    offered = game.domain(state, HOST, "writer", {})
    assert isinstance(offered, Choices)
    assert [one.value for one in offered.options] == ballot.givers(state)


@pytest.mark.rule("mafia", "item 9", "M49", "M83")
def test_the_host_excuses_what_was_missed_and_the_vote_counts_at_once() -> None:
    town = _day()
    _miss(town, 2, LATE)
    town.host(ExcuseAbsence(LATE, 0))
    assert not ballot.is_muted(town.state, LATE)
    town.do(LATE, Accuse(0))
    town.to_night()
    assert town.dead == [0]
    town.to_day()
    town.host(ExcuseAbsence(LATE, 2))
    _miss(town, 2, LATE)
    assert town.person(LATE).missed == 0
    assert _refused_host(town, ExcuseAbsence(0, 2)) == "living"


@pytest.mark.rule("mafia", "item 9", "M49", "M7")
def test_void_votes_neither_hasten_nor_delay_the_end_of_a_day() -> None:
    """After seven votes of 14 nothing can change, the void one among them."""
    ends = []
    for absent in ((), (LATE,)):
        town = _day()
        _miss(town, 2, *absent)
        assert LATE in game.windows(town.state)[0].awaited
        fixed = []
        for who in (LATE, 1, 2, 3, 4, 5, 6):
            town.do(who, Accuse(0))
            fixed.append(ballot.is_fixed(town.state))
        ends.append(fixed)
    assert ends[0] == ends[1] == [False] * 6 + [True]


@pytest.mark.rule("mafia", "item 9", "M49", "M50", "M83")
@pytest.mark.parametrize(
    ("role", "voice"),
    [
        (4, "mafia-voice-commissar"),
        (5, "mafia-voice-red"),
        (NECROMANCER, "mafia-voice-necromancer"),
    ],
)
def test_who_takes_over_a_seat_has_its_votes_its_role_and_its_mouthpiece(
    role: int, voice: str
) -> None:
    town = _day()
    _miss(town, 2, role)
    assert ballot.is_muted(town.state, role)
    change = Replace(role, "Somebody else", why="reserve")
    assert game.check_seat_change(town.state, change) is None
    before = town.person(role).role
    step = town._step()
    game.apply_seat_change(town.state, change, step)
    assert step.events == []
    assert town.person(role).role is before
    assert not ballot.is_muted(town.state, role)
    table = next(room for room in game.rooms(town.state) if room.key == "table")
    assert next(one.seats for one in table.voices if one.name == voice) == (role,)


@pytest.mark.rule("mafia", "M13", "M49")
def test_the_dead_are_never_absent() -> None:
    town = _day(LATE)
    town.do(NECROMANCER, Reanimate(LATE))
    _miss(town, 2, LATE)
    assert town.person(LATE).missed == 0


@pytest.mark.rule("mafia", "item 43", "M48", "M49")
def test_activity_is_for_who_voted_on_every_day_and_a_notice_is_no_vote() -> None:
    town = _day()
    town.do(LATE, GiveNotice(1))
    _miss(town, 1, LATE, 8)
    town.state.options = type(town.state.options)(days=2)
    for who in town.state.living():
        town.do(who, Accuse(who))
    town.to_night()
    rewarded = [who for who in range(14) if town.awards(who).get("activity") == 5]
    assert rewarded == [who for who in range(14) if who not in (5, LATE, 8)]


@pytest.mark.rule("mafia", "item 9", "M49")
def test_the_table_is_not_an_actor_of_these() -> None:
    """Only the host's own desk has these buttons."""
    town = _day()
    for actor in (TABLE, 0):
        assert game.check(town.state, actor, ExcuseAbsence(LATE, 1), 0) is not None
    assert town.host(ExcuseAbsence(LATE, 1))[0].to == PUBLIC
