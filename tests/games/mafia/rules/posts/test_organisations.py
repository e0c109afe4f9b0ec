"""Public organisations: founding, members, the fund, services, reports."""

import msgspec
import pytest

from intriga.games.mafia.data.status_words import no_status
from intriga.games.mafia.game import game
from intriga.games.mafia.seen.view import Company
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.state.trade import Organisation, Service, Statement
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.crypt.rites import Resurrect
from intriga.games.mafia.subjects.organisations.charters import FoundOrganisation
from intriga.games.mafia.subjects.organisations.fund import DonateToFund, SpendFund
from intriga.games.mafia.subjects.organisations.joining import AdmitMember, ApplyToOrganisation
from intriga.games.mafia.subjects.organisations.services import PayService, RenderService
from intriga.games.mafia.subjects.organisations.statements import OrderCompensation, ReportOnFund
from intriga.games.mafia.subjects.override import Override
from intriga.kernel import HOST, PUBLIC, Document, word_in
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
NECROMANCER = 12
CHARTER = Document("a", "b", 40)
SERVICES = (Service("Safe keeping of letters", 4), Service("A song", 9))
FOUND = FoundOrganisation("The Choir", CHARTER, "Who sings", "Songs for everybody", SERVICES)


def _day(**options: object) -> Town:
    town = Town(TOWN, commissar_patience=5, **options)
    town.to_day()
    return town


def _club(*members: int, **options: object) -> tuple[Town, Organisation]:
    """An organisation on day 1; the first is its head."""
    town = _day(**options)
    town.do(members[0], FOUND)
    for who in members[1:]:
        town.do(who, ApplyToOrganisation(1))
        town.do(members[0], AdmitMember(who, yes=True))
    return town, town.state.trade.organisations[0]


def _seen(town: Town, who: int | str) -> Company:
    (company,) = game.view(town.state, who).companies
    return company


def _next_day(town: Town) -> None:
    town.to_night()
    town.to_day()


# ── founding ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 53", "M51", "M66")
def test_everybody_reads_of_a_new_organisation() -> None:
    town = _day()
    town.do(6, FOUND)
    assert town.announced() == ["founded"]
    seen = _seen(town, PUBLIC)
    assert (seen.name, seen.head, seen.members) == ("The Choir", 6, [6])
    assert (seen.charter, seen.condition, seen.goals) == (CHARTER, FOUND.condition, FOUND.goals)
    assert seen.services == SERVICES
    assert seen.founded == 1


@pytest.mark.rule("mafia", "item 53", "M51")
def test_it_is_founded_on_day_1_or_2() -> None:
    town = _day()
    _next_day(town)
    town.do(6, FOUND)
    _next_day(town)
    another = msgspec.structs.replace(FOUND, name="The Band")
    assert town.refused(7, another) == "founding-over"
    assert Town(TOWN).refused(6, FOUND) == "by-day"


@pytest.mark.rule("mafia", "item 53", "M51")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"charter": Document("a", "b", 0)}, "charter"),
        ({"charter": Document("a", "b", 8_001)}, "document-too-long"),
        ({"name": "  "}, "empty"),
        ({"goals": " "}, "empty"),
        ({"condition": " "}, "empty"),
        ({"condition": "Only for honest people"}, "condition"),
        ({"condition": "Кроме мафиози и якудзы"}, "condition"),
        ({"services": (Service(" ", 3),)}, "empty"),
    ],
)
def test_what_must_be_in_the_papers(change: dict[str, object], why: str) -> None:
    town = _day()
    assert town.refused(6, msgspec.structs.replace(FOUND, **change)) == why


@pytest.mark.rule("mafia", "item 53", "M51", "M66")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Anybody who sings", None),
        ("People of honour", None),
        ("Людям с честью и совестью", None),
        ("Тем, кто умеет постоять за себя", None),
        ("No bandits, please", "bandits"),
        ("COMMISSARS ONLY", "commissars"),
        ("Честные жители", "честные"),
        ("Берём только некромантов", "некромантов"),
    ],
)
def test_words_that_name_a_role(text: str, word: str | None) -> None:
    assert word_in(no_status("condition"), text) == word


@pytest.mark.rule("mafia", "item 53")
def test_names_differ() -> None:
    town = _day()
    town.do(6, FOUND)
    same = msgspec.structs.replace(FOUND, name=" the  CHOIR ")
    assert town.refused(7, same) == "organisation-name"


@pytest.mark.rule("mafia", "item 53")
def test_there_is_no_act_that_changes_or_dissolves_one() -> None:
    """What was handed in stays: in two days of everything else nothing of it moves."""
    town, club = _club(6, 7)
    papers = (club.name, club.charter, club.condition, club.goals, club.services, club.founded)
    town.do(7, DonateToFund(5))
    _next_day(town)
    town.do(6, SpendFund(7, 5))
    assert papers == (
        club.name,
        club.charter,
        club.condition,
        club.goals,
        club.services,
        club.founded,
    )


# ── members ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 53")
def test_one_asks_and_the_head_decides() -> None:
    town, club = _club(6)
    town.do(7, ApplyToOrganisation(1))
    assert town.announced() == ["applied"]
    assert _seen(town, PUBLIC).asking == [7]
    assert town.refused(7, ApplyToOrganisation(1)) == "applied"
    assert town.refused(8, AdmitMember(7)) == "not-head"
    assert town.refused(6, AdmitMember(9)) == "not-applied"
    town.do(6, AdmitMember(7, yes=False))
    assert town.announced() == ["not-admitted"]
    assert (club.members, club.asking) == ([6], [])
    town.do(7, ApplyToOrganisation(1))
    town.do(6, AdmitMember(7))
    assert club.members == [6, 7]


@pytest.mark.rule("mafia", "item 53")
def test_one_joins_one_for_life() -> None:
    town, _ = _club(6, 7)
    band = msgspec.structs.replace(FOUND, name="The Band")
    assert town.refused(7, band) == "member"
    town.do(8, band)
    assert town.refused(7, ApplyToOrganisation(2)) == "member"
    assert town.refused(6, ApplyToOrganisation(1)) == "member"


@pytest.mark.rule("mafia", "item 53")
def test_who_asks_two_is_in_the_first_that_admits_them() -> None:
    town, choir = _club(6)
    town.do(8, msgspec.structs.replace(FOUND, name="The Band"))
    band = town.state.trade.organisations[1]
    for number in (1, 2):
        town.do(7, ApplyToOrganisation(number))
    town.do(8, AdmitMember(7))
    assert (choir.asking, band.members) == ([], [8, 7])
    assert town.refused(6, AdmitMember(7)) == "not-applied"


@pytest.mark.rule("mafia", "item 53")
def test_who_founds_one_asks_nowhere_else_any_more() -> None:
    town, choir = _club(6)
    town.do(7, ApplyToOrganisation(1))
    town.do(7, msgspec.structs.replace(FOUND, name="The Band"))
    assert choir.asking == []


@pytest.mark.rule("mafia", "item 53", "M66")
def test_one_may_join_later_and_the_dead_join_nothing() -> None:
    town, club = _club(6)
    for _ in range(3):
        _next_day(town)
    town.do(7, ApplyToOrganisation(1))
    town.do(8, ApplyToOrganisation(1))
    town.host(Override(8, "life", 0, "away"))
    assert town.refused(6, AdmitMember(8)) == "not-applied"
    town.do(6, AdmitMember(7))
    assert club.members == [6, 7]
    assert town.refused(8, ApplyToOrganisation(1)) == "dead"


@pytest.mark.rule("mafia", "item 53", "M66")
def test_when_the_head_dies_the_oldest_living_member_manages() -> None:
    town, _ = _club(6, 9, 7)
    town.to_night()
    town.do(0, Shoot((Aim(6),)))
    town.to_day()
    assert town.announced() == ["dawn", "day", "new-head"]
    assert _seen(town, PUBLIC).head == 9
    town.do(7, DonateToFund(5))
    town.do(9, SpendFund(7, 5))
    town.host(Override(6, "life", 1, "back"))
    assert _seen(town, PUBLIC).head == 6
    assert town.refused(9, SpendFund(7, 1)) == "not-head"
    town.to_night()
    assert "new-head" in town.announced()


# ── the fund ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 53", "M46")
def test_money_goes_between_members_through_the_fund_without_tax() -> None:
    town, club = _club(6, 0, NECROMANCER)
    town.do(0, DonateToFund(9))
    assert club.fund == 9
    assert town.heard(6) == ["fund-donation"]
    assert town.refused(6, SpendFund(NECROMANCER, 10)) == "purse"
    town.do(6, SpendFund(NECROMANCER, 9))
    assert town.heard(NECROMANCER) == ["fund-received"]
    assert (town.person(0).coins, town.person(NECROMANCER).coins) == (1, 19)
    assert not town.person(NECROMANCER).bribed
    assert town.state.bonus == 0


@pytest.mark.rule("mafia", "item 53")
def test_members_alone_give_and_get_and_the_head_alone_pays() -> None:
    town, club = _club(6, 7)
    assert town.refused(8, DonateToFund(1)) == "not-member"
    assert town.refused(7, DonateToFund(11)) == "purse"
    town.do(7, DonateToFund(5))
    assert town.refused(7, SpendFund(7, 1)) == "not-head"
    assert town.refused(6, SpendFund(8, 1)) == "not-member-they"
    town.host(Override(7, "life", 0, "away"))
    assert town.refused(6, SpendFund(7, 1)) == "not-member-they"
    assert town.refused(7, DonateToFund(1)) == "dead"
    assert club.fund == 5


@pytest.mark.rule("mafia", "item 53", "M66")
def test_the_fund_lives_as_long_as_one_member_and_burns_with_the_last() -> None:
    town, club = _club(6, 7)
    town.do(6, DonateToFund(8))
    town.host(Override(6, "life", 0, "away"))
    assert club.fund == 8
    town.do(NECROMANCER, Reanimate(6))
    town.host(Override(7, "life", 0, "away"))
    assert club.fund == 0  # the reanimated are dead
    (line,) = [line for line in town.logged("D0") if line.id == "mafia-log-fund-burnt"]
    assert line.params == {"name": "The Choir", "coins": 8}
    assert town.refused(6, DonateToFund(1)) == "no-organisation", "nobody of it is alive"
    assert all(form.act != "donate-to-fund" for form in game.forms(town.state, 6))


@pytest.mark.rule("mafia", "item 53", "M66")
def test_it_burns_at_night_and_does_not_come_back() -> None:
    town, club = _club(6)
    town.do(6, DonateToFund(8))
    town.to_night()
    town.do(0, Shoot((Aim(6),)))
    town.to_day()
    assert club.fund == 0
    town.person(NECROMANCER).mana = 60
    town.do(NECROMANCER, Resurrect(6))
    assert club.fund == 0
    assert _seen(town, PUBLIC).head == 6
    assert town.refused(7, DonateToFund(1)) == "not-member"
    town.do(6, DonateToFund(1))


@pytest.mark.rule("mafia", "item 53", "M66")
def test_the_head_has_the_books_and_others_only_what_was_reported() -> None:
    town, _ = _club(6, 7)
    town.do(7, DonateToFund(5))
    books = _seen(town, 6).books
    assert books is not None
    assert books.fund == 5
    assert [(entry.what, entry.who, entry.coins) for entry in books.entries] == [("donation", 7, 5)]
    for who in (7, 8, PUBLIC, HOST):
        assert _seen(town, who).books is None
        assert _seen(town, who).statements == []
    town.do(6, ReportOnFund())
    assert _seen(town, 7).statements == [Statement(1, 5, 0, 5)]
    for who in (8, PUBLIC, HOST):
        assert _seen(town, who).statements == []
        assert _seen(town, who).reported == [1]


@pytest.mark.rule("mafia", "item 53")
def test_strangers_see_nothing_of_the_fund() -> None:
    """Not to the byte, whatever is in it."""
    one, club = _club(6, 7)
    other, _ = _club(6, 7)
    one.do(7, DonateToFund(5))
    one.do(6, SpendFund(6, 2))
    assert club.fund == 3
    for who in (0, 8, PUBLIC, HOST):
        views = [msgspec.json.encode(game.view(town.state, who)) for town in (one, other)]
        assert views[0] == views[1]


# ── services ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 53")
def test_an_outsider_pays_when_the_service_is_rendered() -> None:
    town, club = _club(6, 7)
    town.do(0, PayService(1, 2))
    assert (town.person(0).coins, club.fund) == (1, 0)
    assert town.heard(6) == ["service-wanted"]
    assert town.heard(7) == []
    assert town.refused(0, PayService(1, 1)) == "service-ordered"
    town.do(6, RenderService(0, yes=True))
    assert (town.person(0).coins, club.fund) == (1, 9)
    assert town.heard(0) == ["service-rendered"]
    assert not any(one.bribed for one in town.state.people)


@pytest.mark.rule("mafia", "item 53")
def test_what_is_not_rendered_the_same_day_is_not_paid() -> None:
    town, club = _club(6, 7)
    town.do(8, PayService(1, 1))
    town.do(9, PayService(1, 1))
    town.do(6, RenderService(9, yes=False))
    assert town.heard(9) == ["service-off"]
    town.to_night()
    assert town.heard(8) == ["service-off"]
    assert [town.person(who).coins for who in (8, 9)] == [10, 10]
    assert (club.fund, club.orders) == (0, [])


@pytest.mark.rule("mafia", "item 53")
def test_only_what_the_charter_offers_to_outsiders() -> None:
    town, _ = _club(6, 7)
    assert town.refused(8, PayService(1, 3)) == "no-service"
    assert town.refused(8, PayService(2, 1)) == "no-organisation"
    assert town.refused(7, PayService(1, 1)) == "insider"
    assert town.refused(6, RenderService(8, yes=True)) == "no-service-ordered"
    assert town.refused(7, RenderService(8, yes=True)) == "not-head"
    town.person(8).coins = 3
    assert town.refused(8, PayService(1, 1)) == "purse"


# ── the head's duties ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 53", "M51")
def test_a_head_who_does_not_report_is_warned_every_day() -> None:
    town, club = _club(6, 7)
    town.do(6, ReportOnFund())
    town.to_night()
    assert "report-missed" not in town.announced()
    town.to_day()
    town.to_night()
    assert "report-missed" in town.announced()
    assert club.missed == [2]


@pytest.mark.rule("mafia", "item 53")
def test_a_report_counts_the_day_and_a_later_one_takes_its_place() -> None:
    town, club = _club(6, 7)
    town.do(7, DonateToFund(5))
    town.do(6, ReportOnFund())
    assert "fund-statement" in town.heard(7)
    assert "fund-statement" not in town.heard(8)
    town.do(6, SpendFund(7, 2))
    town.do(6, ReportOnFund())
    assert club.statements == [Statement(1, 5, 2, 3)]
    _next_day(town)
    town.do(6, ReportOnFund())
    assert club.statements[1:] == [Statement(2, 0, 0, 3)]


@pytest.mark.rule("mafia", "item 53")
def test_who_becomes_head_by_a_hanging_had_no_time_to_report() -> None:
    town, club = _club(6, 7)
    town.accuse(6, 0, 1, 2, 3, 8)
    town.to_night()
    assert not town.person(6).lives
    assert club.missed == []
    town.to_day()
    town.to_night()
    assert club.missed == [2]


@pytest.mark.rule("mafia", "item 53", "item 54", "M66")
def test_the_host_has_the_head_pay_out_of_their_own_purse() -> None:
    town, club = _club(6, 7)
    town.do(7, DonateToFund(5))
    order = OrderCompensation(1, 8, 4)
    refusal = game.check(town.state, HOST, order, 0)
    assert refusal is not None
    assert refusal.id == "mafia-refused-no-report-missed"
    _next_day(town)
    town.host(order)
    assert [town.person(who).coins for who in (6, 8)] == [6, 14]
    assert club.fund == 5
    assert town.announced() == ["host-compensates"]
    town.host(OrderCompensation(1, 8, 90))
    assert [town.person(who).coins for who in (6, 8)] == [0, 20]
    told = [event.params for event in town.events if event.to == PUBLIC]
    assert told[0]["coins"] == 90  # how much the head had, nobody else learns
    refusal = game.check(town.state, HOST, OrderCompensation(1, 6, 4), 0)
    assert refusal is not None


# ── rooms ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 53")
def test_the_living_members_have_a_room() -> None:
    town, _ = _club(6, 7, 8)
    town.host(Override(8, "life", 0, "away"))
    (room,) = [one for one in game.rooms(town.state) if one.key == "organisation-1"]
    assert room.readers == room.writers == (6, 7)
    town.to_night()
    (room,) = [one for one in game.rooms(town.state) if one.key == "organisation-1"]
    assert room.writers == (6, 7)


@pytest.mark.rule("mafia", "item 53")
@pytest.mark.parametrize(("letters", "writers"), [("by-day", [[6, 7], []]), ("never", [None] * 2)])
def test_it_is_no_way_round_the_option_for_letters(
    letters: str, writers: list[list[int] | None]
) -> None:
    """By day and by night; None: there is no room."""
    town, _ = _club(6, 7, letters=letters)
    found: list[list[int] | None] = []
    for _ in range(2):
        rooms = {one.key: list(one.writers) for one in game.rooms(town.state)}
        found.append(rooms.get("organisation-1"))
        if len(found) == 1:
            town.to_night()
    assert found == writers
