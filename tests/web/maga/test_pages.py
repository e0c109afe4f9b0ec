"""MAGA's desks over HTTP: what a page says of the state, of the list, and to whom."""

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.http.html_client import Person
from tests.web.maga.maga_match import MagaMatch
from tests.web.match.draft_pages import send_draft
from tests.web.match.sse_listener import Listener

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("maga")]
NewPerson = Callable[..., Person]
ARMED = {"level": "6", "nuclear": "3", "abm": "2", "turns": "4"}


@pytest.fixture(scope="module")
def table(hall: NewPerson) -> MagaMatch:
    """The second turn: the first team has launched at the second, lied about it, and raised its
    income; the third has attacked the second and broken a treaty with it."""
    match = MagaMatch(hall, 6, "en", **ARMED)
    _, two, three = match.land
    clause = {"kind": "obligation", "party": three, "action": "worsen-mood", "does": False}
    match.do(
        2,
        "propose-treaty",
        partner=three,
        others=[],
        clauses=[clause | {"target": two}],
        since=1,
        turns=3,
        text="And we stay friends.",
    )
    number = re.search(r'name="treaty" value="(\d+)"', match.open(2))
    assert number, "the only treaty that waits is the choice"
    match.do(4, "answer-treaty", treaty=int(number[1]), answer="sign")
    match.hand_in(
        0,
        {"kind": "strike", "target": two, "most": 2, "hits": 1},
        {"kind": "raise-income", "first": "heavy", "second": "light"},
        {"kind": "state-lie", "target": two},
    )
    match.hand_in(2, {"kind": "attack", "target": two}, {"kind": "worsen-mood", "target": two})
    match.end_turn()
    match.treaty = int(number[1])
    return match


def zone(page: str, name: str) -> str:
    """The HTML of a part of the page."""
    ids = "tray-(?:head|body|foot)|purse|stage|view-(?:own|rooms|events|people)"
    end = rf'(?=<(?:section|div|footer|header) id="(?:{ids})"|</main>)'
    found = re.search(rf'(?s)<\w+ id="{name}".*?{end}', page)
    assert found, name
    return found[0]


@pytest.mark.rule("maga", "item 24", "item 71")
def test_the_desk_shows_what_changed(table: MagaMatch) -> None:
    page = table.open(0)
    board = zone(page, "stage")
    assert "<b>1.5M</b>" not in board
    heavy = re.search(r'(?s)heavy industry</th><td class="n">(.*?)</td>', zone(page, "view-own"))
    assert heavy
    assert heavy[1].startswith("1.5M")
    assert "up by 500K" in heavy[1]
    treasury = re.search(r"(?s)<dt>Treasury</dt><dd><b>([^<]*)</b>", board)
    assert treasury
    # 10M + 3M − 5 missiles − 2M − 1M
    assert treasury[1] == "9.75M"


@pytest.mark.rule("maga", "item 64", "R-N5", "R-W1")
def test_alarms_tell_what_a_team_may_know(table: MagaMatch) -> None:
    one, two, three = (n + 1 for n in table.land)
    launcher, victim, attacker = (zone(table.open(team), "stage") for team in range(3))
    assert f"Your missiles in flight to State {two}: 2" in launcher
    assert f"Nuclear missiles have been launched (State {one})" in victim
    assert f"State {three} has attacked you" in victim
    assert f"Nuclear missiles have been launched (State {one})" in attacker
    assert f"You have attacked State {two}" in attacker
    # The target is known to the launcher alone, the war to both sides.
    assert "link-flight" in launcher
    assert 'class="link link-flight"' not in victim
    assert 'class="link link-flight"' not in attacker
    assert 'class="link link-war"' not in launcher
    assert 'class="link link-war"' in victim


def test_strangers_see_the_circle_and_no_desk(hall: NewPerson, table: MagaMatch) -> None:
    page = hall().open(table.match)
    assert 'id="circle"' in page
    assert "state-desk" not in page
    assert 'class="link link-war"' not in page
    assert 'class="draft-' not in zone(page, "stage")
    for name in ("report", "treaties", "log"):
        person = hall()
        person.open(f"{table.match}/p/{name}")
        assert person.status == 404, name


@pytest.mark.rule("maga", "item 71", "R-T7")
def test_the_report_is_a_dispatch_with_what_became_of_each_line(table: MagaMatch) -> None:
    two = table.land[1] + 1
    page = table.open(0, "report?turn=1")
    lines = re.findall(
        r'(?s)<li class="(\w+)"><span><b class="draft-tag">(\w+)</b> (.*?)</span>', page
    )
    assert (lines[0][0], lines[0][1]) == ("done", "Defence")
    assert lines[0][2] == f"Nuclear strike: State {two}, up to 2, 1 to hit"
    assert lines[1] == ("done", "Finance", "Raise income: heavy industry and light industry")
    assert lines[2][0] in ("done", "failed")
    assert table.people[0].open(f"{table.match}/p/report?turn=2").count("not-yet") <= 1
    theirs = table.open(1, "report")
    assert "Nuclear strike" not in theirs
    assert "launched nuclear missiles" in theirs


@pytest.mark.rule("maga", "item 68", "R-J1")
def test_treaties_are_shown_to_their_parties_alone(table: MagaMatch) -> None:
    two, three = table.land[1] + 1, table.land[2] + 1
    for team in (1, 2):
        page = table.open(team, "treaties")
        assert f"Treaty {table.treaty}" in page
        assert f"State {three} refrains from: “Worsen a foreign mood” (State {two})." in page
        assert "And we stay friends." in page
        assert "in force" in page
        assert "has found a breach" not in page, "nobody is told: who sues finds out"
    assert str(table.treaty) not in table.open(0, "treaties")


@pytest.mark.rule("maga", "item 68")
def test_a_treaty_is_written_in_a_form_of_the_page(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en")
    one, two = table.land
    person = table.people[0]
    person.open(table.match)
    form = next(form for key, form in person.acts.items() if key.startswith("propose-treaty"))
    clause = {"kind": "obligation", "party": str(two), "does": "false", "action": "raid"}
    clause |= {"target": str(one), "if_party": str(one), "if_does": "true", "if_action": "boost"}
    rows = {f"clauses.0.{name}": value for name, value in clause.items()}
    person.send(form, partner=str(two), since="1", turns="2", **rows)
    page = table.open(1, "treaties")
    assert f"State {two + 1} refrains from: “Raid” (State {one + 1})." in page
    assert f"If State {one + 1} does “Raise a level”." in page
    assert f"State {two + 1}: not signed" in page
    mate = table.people[3]
    mate.open(table.match)
    mate.act("answer-treaty", answer="sign")
    assert "in force" in table.open(0, "treaties")


@pytest.mark.rule("maga", "item 68")
def test_what_a_treaty_lacks_is_said_before_and_where_it_is_missing(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en")
    person, partner = table.people[0], str(table.land[1])
    person.open(table.match)
    form = person.acts["propose-treaty"]
    assert "At least one clause, or free words" in person.page.text
    assert "“If State” and “this action” go together" in person.page.text
    person.send(form, partner=partner, since="1", turns="2")
    assert person.status == 422
    assert person.page.text.count("Fill in at least one of these fields.") == 2
    clause = {"kind": "right", "party": partner, "does": "true", "action": "raid"}
    rows = {f"clauses.0.{name}": value for name, value in clause.items()}
    person.send(form, partner=partner, since="1", turns="2", **rows, clauses__0__if_party=partner)
    assert person.status == 422
    assert "Fill this in, too" in re.sub(r".*clauses.0.if_action", "", person.page.text, flags=re.S)
    assert person.acts["propose-treaty"].fields["clauses.0.if_party"] == partner
    person.send(form, partner=partner, since="1", turns="2", text="Peace.")
    assert person.status == 200


@pytest.mark.rule("maga", "item 3", "R-NUM")
def test_numbers_are_left_to_lots_on_the_page(hall: NewPerson) -> None:
    newcomer = hall()
    newcomer.open("/")
    newcomer.press("/play/maga")
    cabinet = newcomer.page.text.partition('<ul class="cabinet">')[2].partition("</ul></div>")[0]
    assert cabinet.count("<b>") == 10, "each minister, with what they will be able to do"
    lots = next(form for form in newcomer.acts.values() if form.preset == {"numbers": []})
    newcomer.send(lots)
    assert newcomer.status == 200, newcomer.text
    assert "refusal" not in newcomer.page.text


@pytest.mark.rule("maga", "item 9", "item 10", "R-A1", "R-A6")
def test_circles_say_who_sits_where_and_the_ban_who_must_leave(hall: NewPerson) -> None:
    table = MagaMatch(hall, 6, "en")
    one, two, _ = table.land
    assert "Ban a team from your circle" in table.open(1)
    assert "Receive a team again" not in table.open(1)
    table.do(0, "send-ambassador", circle=two)
    stranger = hall()
    for page in (
        stranger.open(f"{table.match}/p/circles?circle={two}"),
        table.open(1, f"circles?circle={two}"),
    ):
        assert f"<small>State {one + 1}</small>" in page
    assert stranger.status == 200
    assert "Away" in stranger.open(f"{table.match}/p/circles?circle={one}")
    table.do(2, "ban-team", team=one)
    assert "Away" not in stranger.open(f"{table.match}/p/circles?circle={one}"), "they are home"
    assert "Receive a team again" in table.open(1)
    assert f"No ambassadors received from: State {one + 1}" in table.open(1, "circles")
    assert f"<small>State {one + 1}</small>" not in stranger.open(f"{table.match}/p/circles")
    assert "Chairs taken: 0 of 3" in stranger.open(f"{table.match}/p/circles?circle=-1")
    table.do(0, "send-ambassador", circle=-1)
    assert "Chairs taken: 1 of 3" in stranger.open(f"{table.match}/p/circles?circle=-1")
    stranger.open(f"{table.match}/p/circles?circle=99")
    assert stranger.page.text.count("hall-circle") == 0


@pytest.mark.rule("maga", "R-PAY4")
def test_a_list_is_reckoned_line_by_line(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en", level="1")
    mate = table.people[1]
    rows = {
        "a" * 20: {"kind": "raise-income", "first": "agriculture", "second": "light"},
        "b" * 20: {"kind": "change-nuclear", "missiles": "9"},
        "c" * 20: {"kind": "suppress"},
        "d" * 20: {"kind": "raise-income", "first": "heavy", "second": "light"},
    }
    for id, row in rows.items():
        answer = save(table, 0, id, row)
        assert answer.status_code == 200, answer.text
    page = mate.open(table.match)
    glances = re.findall(r"(?s)data-draft-glance>(.*?)</summary>", page)[:4]
    told = [re.sub(r"<[^>]*>|\s+", " ", glance).split() for glance in glances]
    assert " ".join(told[0]) == (
        "1 Raise income: agriculture and light industry Finance · 500K in each of two spheres 2M"
    )
    assert " ".join(told[1]) == "2 Buy nuclear missiles: 9 Defence · certain 18M"
    assert "23M of 13M, 10M short" in page
    assert "Level 5 is needed; now it is 1" in page
    assert "There is no revolt: the mood falls by 5." in page
    assert "Its ordinary action of the turn is taken by a line above" in page
    assert "500K more income in each of two spheres." in page
    # Nothing of it forbids handing in, and only the team reads it.
    assert "Raise income: agriculture" in page
    assert "Raise income: agriculture" not in table.open(1)
    # What cannot be done is not offered: nobody is recruited, nothing flies.
    drawers = page.split("data-drawers>")[1].split('data-draft-part="removed"')[0]
    offered = dict(re.findall(r'data-draft-new="([a-z-]+)"[^>]*?( disabled)?>', drawers))
    assert offered["improve-mood"] == ""
    assert {kind for kind, off in offered.items() if off} == {"kill", "release", "cancel-strike"}
    assert "None of your missiles are in flight." in drawers
    # One ordinary action of a role is all it does in a turn: its drawer leads to the line.
    assert "raise-income" not in offered
    assert f'data-draft-goto="{"a" * 20}"' in drawers


def save(table: MagaMatch, seat: int, id: str, row: dict[str, str]) -> Any:
    """Write a line of a list, as the script of the page does; returns the answer."""
    person = table.people[seat]
    person.open(table.match)
    fields = {f"rows.{id}.{name}": value for name, value in row.items()}
    token = re.search(r'name="_csrf_token" value="([^"]*)"', person.page.text)
    assert token
    return person.http.post(
        f"{table.match}/drafts/list-{table.land[seat // table.each]}-1",
        data={"_csrf_token": token[1], "do": "save", f"versions.{id}": "0", **fields},
        headers={"accept": "application/json"},
    )


def test_a_captain_hands_in_and_a_minister_writes_their_own_lines(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en", captain="true")
    table.do(0, "name-captain", whom=0)
    table.do(0, "share-ministry", role="finance", whom=0)
    captain, mate = table.people[0].open(table.match), table.people[1].open(table.match)
    assert "data-draft-hand-in" in captain
    assert "data-draft-hand-in" not in mate
    assert re.search(r'<small class="tagged">captain</small><small>Finance</small>', mate)
    income = {"kind": "raise-income", "first": "heavy", "second": "light"}
    refused = save(table, 1, "a" * 20, income)
    assert "refusal" in refused.json()
    assert "refusal" not in save(table, 1, "b" * 20, {"kind": "improve-mood"}).json()
    assert "refusal" not in save(table, 0, "a" * 20, income).json()
    mate = table.people[1].open(table.match)
    assert mate.count('fieldset class="draft-fields" disabled') == 1


@pytest.mark.rule("maga", "item 43", "R-ORD1")
def test_what_is_missing_is_said_before_it_is_handed_in_with_the_number_on_the_page(
    hall: NewPerson,
) -> None:
    """Rows of a protection have one number, so the third row is line 2."""
    table = MagaMatch(hall, 4, "en")
    for id, role in (("a" * 20, "finance"), ("b" * 20, "media")):
        save(table, 0, id, {"kind": "protect", "role": role, "percent": "30"})
    save(table, 0, "c" * 20, {"kind": "state-lie"})
    person = table.people[0]
    foot = zone(person.open(table.match), "tray-foot")
    assert "Row 2: fill in" in foot
    send_draft(person, "hand-in")
    assert person.status == 422
    assert re.search(r'class="refusal"[^>]*>Row 2: fill in', person.page.text), person.text


def test_a_list_that_is_in_is_shown_and_can_be_taken_back(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en")
    table.hand_in(0, {"kind": "improve-mood"}, {"kind": "boost", "role": "finance"})
    page = table.people[1].open(table.match)
    assert "Handed in: 2 lines, 1.5M" in page
    assert "Your list is in" in zone(page, "tray-head")
    mate = table.people[1]
    mate.act(next(key for key in mate.acts if key.startswith("withdraw")))
    assert "No list is in yet." in table.open(0)


@pytest.mark.rule("maga", "item 14", "R-J1")
def test_the_referee_reads_the_log_and_all_figures(hall: NewPerson, table: MagaMatch) -> None:
    host = table.host
    host.open(f"{table.match}/host")
    host.press(f"{table.match}/host/look")
    page = host.open(f"{table.match}/p/figures?seat=all")
    assert f"Treaty {table.treaty}" in page
    assert f"{table.match}/log?seat=all" in page
    page = host.open(f"{table.match}/log?seat=all")
    assert "6. Missiles arrive" not in page
    assert "5. Actions in turn" in page
    one, two, _ = table.land
    assert f"State {one + 1} launches missiles at State {two + 1}" in page
    desk = host.open(f"{table.match}/host/desk")
    for act in ("correct", "fine", "judge-clause", "end-game"):
        assert any(form.fields.get("act") == act for form in host.forms), act
    assert "/p/figures?seat=all" in desk
    assert f'{table.match}/log?seat=all">Referee' in desk


@pytest.mark.thorough
def test_a_page_of_thirty_teams_is_small(hall: NewPerson) -> None:
    table = MagaMatch(hall, 30, "en", people="1")
    page = table.open(7)
    assert len(gzip.compress(page.encode(), 5)) < 32_000
    strip, board = page.split('id="circle"')
    assert strip.count('class="land') == board.count('class="land') == 30
    watching = table.people[3]
    watching.open(table.match)
    listener = Listener(watching, watching.live)
    table.hand_in(9)
    table.do(3, "send-ambassador", circle=-1)
    heard = listener.until("ambassador")
    targets = {target for one in heard for target in one.targets}
    assert "circle" not in targets
    listener.close()


def test_after_the_end_everybody_reads_everything(hall: NewPerson) -> None:
    table = MagaMatch(hall, 4, "en", turns="1")
    table.hand_in(0, {"kind": "raise-income", "first": "heavy", "second": "light"})
    table.end_turn()
    one = table.land[0]
    for person in (*table.people[::2], hall()):
        page = person.open(table.match)
        assert person.status == 200
        assert 'id="circle"' in page
        assert f'href="{table.match}/log' in page
        log = person.open(f"{table.match}/log")
        assert f"State {one + 1}: income from heavy industry rises by 500K." in log
    table.people[2].open(f"{table.match}/p/report?turn=1")
    assert table.people[2].status == 200
