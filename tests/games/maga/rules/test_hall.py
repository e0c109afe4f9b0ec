"""Teams, circles, ambassadors and curators (items 1–14, R-A1 to R-A4)."""

from typing import Any

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.game import game
from intriga.games.maga.options import Options
from intriga.games.maga.state import Phase
from intriga.games.maga.subjects.captains import NameCaptain
from intriga.games.maga.subjects.circles.ambassadors import SendAmbassador, SendHome
from intriga.games.maga.subjects.circles.bans import BanTeam
from intriga.games.maga.subjects.circles.sitting import INTERNATIONAL, OCEAN
from intriga.games.maga.subjects.circles.warnings import WarnCircle
from intriga.games.maga.subjects.editors import ShareMinistry
from intriga.games.maga.subjects.treaties.answering import AnswerTreaty
from intriga.games.maga.subjects.treaties.judging import JudgeClause
from intriga.games.maga.subjects.treaties.proposing import ProposeTreaty
from intriga.kernel import HOST, PUBLIC, Act
from intriga.kernel.acts import tag_of
from tests.games.maga.rules.hall import do, readers, refused
from tests.games.maga.world import turn, world


@pytest.mark.rule("maga", "item 1", "item 4")
def test_any_number_of_teams_of_any_size() -> None:
    assert game.seats == range(2, 121)
    for seats, people, sizes in ((2, 1, [1, 1]), (7, 3, [3, 4]), (120, 4, [4] * 30)):
        options = Options(people=people)
        named = game.places(options, seats)
        assert [len(one.seats) for one in named] == (sizes if people > 1 else [])
    assert game.places(Options(people=4), 7) == []
    state = world(5)
    assert [state.neighbours(land) for land in (0, 4)] == [[1, 4], [0, 3]]


@pytest.mark.rule("maga", "item 8", "R-A4")
def test_each_circle_and_the_ocean_have_a_curator() -> None:
    found = {one.key: one for one in game.places(Options(people=2, curators=True), 6)}
    curators = {key: one for key, one in found.items() if one.officials}
    assert list(curators) == [
        *(f"curator-{n}" for n in range(3)),
        "curator-international",
        "curator-ocean",
    ]
    assert curators["curator-1"].powers.rooms == ("circle-1",)
    assert curators["curator-1"].powers.acts == ("speak", "mute", "send-home", "warn-circle")
    assert curators["curator-ocean"].powers.acts == ("warn-circle",)
    rooms = game.rooms(world(3, people=2, curators=True))
    assert {room.host for room in rooms} == {"speaks"}
    assert {room.host for room in game.rooms(world(3, people=2))} == {"none"}


@pytest.mark.rule("maga", "item 7", "item 9", "R-A1")
def test_an_ambassador_is_drawn_and_only_they_leave() -> None:
    state = world(3, people=2)
    assert readers(state, "circle-0") == [0, 1]
    do(state, 0, SendAmbassador(1), ambassador=1)
    assert readers(state, "circle-0") == [0]
    assert readers(state, "circle-1") == [1, 2, 3]
    assert not game.may_talk(state, (0, 2)), "other people of two teams do not write to each other"
    assert refused(state, 0, SendAmbassador(1)) == "ambassador-there"
    do(state, 0, SendAmbassador(2))  # the last one at home: nothing is drawn
    assert refused(state, 0, SendAmbassador(INTERNATIONAL)) == "nobody-at-home"


@pytest.mark.rule("maga", "item 9", "item 12", "R-A3")
def test_all_go_home_for_the_technical_stage_and_are_drawn_anew() -> None:
    state = world(3, people=2)
    do(state, 0, SendAmbassador(1), ambassador=0)
    turn(state)
    assert readers(state, "circle-1") == [2, 3]
    do(state, 0, SendAmbassador(1), ambassador=0)
    assert readers(state, "circle-1") == [0, 2, 3]


@pytest.mark.rule("maga", "item 10", "item 12", "R-A3", "G-2")
def test_a_ban_works_at_once_and_until_it_is_lifted() -> None:
    state = world(3, people=2)
    do(state, 0, SendAmbassador(1), ambassador=0)
    taken = do(state, 2, BanTeam(0))
    assert [(event.id, event.to) for event in taken.events] == [
        ("maga-banned", (0, 1, 2, 3)),
        ("maga-turned-away", PUBLIC),
    ]
    assert readers(state, "circle-1") == [2, 3]
    assert readers(state, "circle-0") == [0, 1], "at home again, not mute in the ocean"
    assert game.may_talk(state, (0, 1))
    seen: Any = game.view(state, game.viewpoint(state, 4))
    assert (seen.out, seen.ocean) == ({}, [])
    assert refused(state, 1, SendAmbassador(1)) == "ambassador-there"
    do(state, 0, SendAmbassador(2))
    assert readers(state, "circle-2") == [1, 4, 5], "who was turned away has been out"
    do(state, 2, BanTeam(0, banned=False))
    assert readers(state, "circle-1") == [0, 2, 3]
    do(state, 2, BanTeam(0))
    turn(state)
    assert refused(state, 1, SendAmbassador(1)) == "banned"


@pytest.mark.rule("maga", "item 10")
def test_who_is_banned_without_an_ambassador_is_nobody_elses_business() -> None:
    state = world(3, people=2)
    before = game.view(state, game.viewpoint(state, 4))
    taken = do(state, 2, BanTeam(0))
    assert [event.to for event in taken.events] == [(0, 1, 2, 3)]
    assert game.view(state, game.viewpoint(state, 4)) == before


@pytest.mark.rule("maga", "item 11")
def test_nobody_is_banned_from_the_international_circle() -> None:
    state = world(3, people=2)
    for team in (1, 2):
        do(state, 2 * team, BanTeam(0))
    do(state, 0, SendAmbassador(INTERNATIONAL), ambassador=0)
    do(state, 2, SendAmbassador(INTERNATIONAL), ambassador=0)
    assert readers(state, "international") == [0, 2]


@pytest.mark.rule("maga", "item 14", "R-A4")
def test_a_curator_sends_home_and_nobody_else_comes_for_them() -> None:
    state = world(3, people=3)
    assert refused(state, HOST, SendHome(0)) == "no-ambassador"
    do(state, 0, SendAmbassador(1), ambassador=0)
    do(state, HOST, SendHome(0))
    assert readers(state, "circle-1") == [3, 4, 5]
    assert readers(state, "circle-0") == [0, 1, 2]
    assert refused(state, 1, SendAmbassador(1)) == "ambassador-there"
    do(state, 1, SendAmbassador(2), ambassador=1)
    assert readers(state, "circle-2") == [2, 6, 7, 8], "drawn among those who have not been out"
    assert refused(state, 3, SendHome(2)) == "host-only"
    turn(state)
    do(state, 0, SendAmbassador(1), ambassador=0)
    assert readers(state, "circle-1") == [0, 3, 4, 5]


@pytest.mark.rule("maga", "item 14", "R-A4")
def test_a_warning_is_read_by_those_who_sit_there() -> None:
    state = world(3, people=2)
    do(state, 0, SendAmbassador(1), ambassador=0)
    (told,) = do(state, HOST, WarnCircle(1, "Be quieter")).events
    assert told.to == (0, 2, 3)
    do(state, 2, BanTeam(0))
    (told,) = do(state, HOST, WarnCircle(0, "Be quieter")).events
    assert told.to == (0, 1), "whom a circle has turned away is at home"
    assert refused(state, HOST, WarnCircle(OCEAN, "Be quieter")) == "no-circle"
    hall = world(3, people=2, hall="hall")
    do(hall, 0, SendAmbassador(1), ambassador=0)
    (told,) = do(hall, HOST, WarnCircle(OCEAN, "Be quieter")).events
    assert told.to == (0,)
    assert refused(state, HOST, WarnCircle(7, "Be quieter")) == "no-circle"


@pytest.mark.rule("maga", "R-A2")
def test_one_person_is_team_and_ambassador() -> None:
    state = world(3)
    do(state, 0, SendAmbassador(2))
    assert readers(state, "circle-0") == []
    assert readers(state, "circle-2") == [0, 2]
    assert [form.act for form in game.forms(state, 0)].count("hand-in") == 1


@pytest.mark.rule("maga", "item 12", "R-A2")
def test_in_a_hall_people_talk_by_mouth_and_in_a_free_match_everybody_writes() -> None:
    hall = world(3, people=2, hall="hall")
    do(hall, 0, SendAmbassador(1), ambassador=0)
    assert readers(hall, "circle-0") == [0, 1]
    assert readers(hall, "circle-1") == [2, 3]
    seen: Any = game.view(hall, PUBLIC)
    assert seen.out == {0: 1}, "everybody sees who may sit where, the curator too"
    assert not game.may_talk(hall, (0, 2))
    assert game.may_talk(world(3, people=2, hall="free"), (0, 2))


@pytest.mark.rule("maga", "item 10", "R-A2", "G-2")
def test_a_team_of_one_that_is_banned_is_at_home() -> None:
    state = world(2)
    do(state, 0, SendAmbassador(1))
    assert readers(state, "circle-0") == []
    do(state, 1, BanTeam(0))
    assert readers(state, "circle-0") == [0]


@pytest.mark.rule("maga", "R-A2", "item 66", "G-13")
def test_what_no_form_offers_is_refused() -> None:
    """Circles where everybody talks to everybody; anything by the conquered, who watch."""
    free, conquered = world(3, people=2, hall="free", captain=True), world(3, people=2)
    conquered.territories[0].team = 1
    circles = (SendAmbassador(1), BanTeam(1), SendAmbassador(INTERNATIONAL))
    for act in circles:
        assert refused(free, 0, act) == "no-circles"
    assert refused(free, HOST, WarnCircle(1, "Be quieter")) == "no-circles"
    treaty = ProposeTreaty(partner=2, others=(), clauses=(), since=1, turns=1, text="Peace")
    sign = AnswerTreaty(treaty=1_234, answer="sign")
    team = (NameCaptain(1), ShareMinistry(Role.FSB, 1))
    deeds: tuple[Act, ...] = (*circles, treaty, sign, *team)
    for deed in deeds:
        assert refused(conquered, 0, deed) == "commands-nothing"
    offered = {form.act for form in game.forms(conquered, 0)}
    assert offered == set()
    judge = JudgeClause(treaty=1_234, breaker=0, victim=1)
    for judged in (True, False):
        state = world(3, judge=judged)
        assert ("judge-clause" in {one.act for one in game.forms(state, HOST)}) is judged
        assert (game.check(state, HOST, judge, 0) is None) is judged


@pytest.mark.rule("maga", "item 1", "item 2")
def test_a_team_shares_out_its_ministries_before_the_first_turn_too() -> None:
    state = world(3, people=2, captain=True)
    state.phase = Phase.OPENING
    for act in (ShareMinistry(Role.FSB, 1), NameCaptain(1)):
        assert tag_of(type(act)) in {form.act for form in game.forms(state, 0)}
        do(state, 0, act)
    squad = state.squads[0]
    assert (squad.captain, squad.ministries) == (1, {Role.FSB: 1})


@pytest.mark.rule("maga", "item 13")
def test_a_report_is_for_its_team_alone() -> None:
    taken = turn(world(3, people=2))
    reports = [event.to for event in taken.events if event.id == "maga-report"]
    assert reports == [(0, 1), (2, 3), (4, 5)]
