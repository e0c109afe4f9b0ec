"""The town of Mafia over HTTP: what its pages weigh and send, orders, votes, the paper."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.match.sse_listener import Listener

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("mafia")]
NewPerson = Callable[..., Person]
CROWD = 40


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Person]]:
    """People of one server for the whole module."""
    people: list[Person] = []

    def one() -> Person:
        people.append(Person(server.url, "en"))
        return people[-1]

    with Server(Path(tmp_path_factory.mktemp("town"))) as server:
        yield one
        for person in people:
            person.close()


@pytest.fixture(scope="module")
def crowd(hall: NewPerson) -> MafiaMatch:
    """The first day of a town of forty."""
    table = MafiaMatch(hall, CROWD, "en")
    table.sleep()
    return table


@pytest.fixture
def table(hall: NewPerson) -> MafiaMatch:
    """The first night of a town of ten."""
    return MafiaMatch(hall, 10, "en", professions="none", start_exp="60")


def zone(page: str, name: str) -> str:
    """The HTML of a part of the page."""
    ids = "tray-(?:head|body|foot)|purse|stage|view-(?:own|rooms|events|people)"
    end = rf'(?=<(?:section|div|footer|header) id="(?:{ids})"|</main>)'
    found = re.search(rf'(?s)<\w+ id="{name}".*?{end}', page)
    assert found, name
    return found[0]


@pytest.mark.thorough
def test_the_first_page_of_forty_is_small(crowd: MafiaMatch) -> None:
    me = crowd.people[7]
    page = me.open(crowd.match)
    weight = len(gzip.compress(page.encode(), 5))
    assert weight < 21_000
    for file in set(re.findall(r'(?:src|href)="(/static/[^"#]*)', page)):
        if "/fonts/" not in file:
            answer = me.http.get(file)
            assert answer.status_code == 200, file
            weight += int(answer.headers["content-length"])
    assert weight < 80_000  # of which the site itself has sixty


def test_a_vote_sends_forty_people_little(crowd: MafiaMatch) -> None:
    """The first one comes between the page and its live connection, which knows less of the page
    than it does later and sends who is at the table as a whole. What is open is heard before the
    second one, so that no third thing may come with it."""
    for seat in range(15):
        crowd.tell(seat, "accuse", whom=39)
    watching = crowd.people[30]
    watching.open(crowd.match)
    live = watching.live
    crowd.tell(24, "accuse", whom=38)
    listener = Listener(watching, live)
    first = listener.until("town-votes")
    crowd.tell(25, "accuse", whom=38)
    second = listener.until("town-votes")
    for heard, most in ((first, 30_000), (second, 8_000)):
        targets = {target for one in heard for target in one.targets}
        assert "town-votes" in targets
        assert not {"stage", "tray", "view-own", "town-faces", "town-living"} & targets
        assert sum(len(one.data.encode()) for one in heard) < most
    listener.close()


def test_votes_stand_with_who_and_when(table: MafiaMatch) -> None:
    table.sleep()
    accused = table.with_role("mafia")
    for seat in (2, 3, 4):
        if seat != accused:
            table.do(seat, "accuse", whom=accused)
    page = zone(table.people[0].open(table.match), "stage")
    voted = re.search(r'<p class="voters">(.*?)</p>', page)
    assert voted is not None
    assert re.match(r'<time datetime="[\d\-T:]+Z" data-at>\d\d:\d\d</time> <span', voted[1])
    votes = re.findall(r"<i>(\d+)</i> <bdi>(\w+)</bdi>", voted[1])
    voters = [table.names[seat] for seat in (2, 3, 4) if seat != accused]
    assert votes == [(str(n), name) for n, name in enumerate(voters, 1)]
    assert f"<bdi>{table.names[accused]}</bdi>" in page


@pytest.mark.rule("mafia", "item 3", "M20")
def test_an_order_stands_until_nightfall_and_can_be_changed(table: MafiaMatch) -> None:
    boss = table.with_role("mafia")
    honest = [seat for seat, role in enumerate(table.roles) if role == "honest"]
    person = table.people[boss]
    act = zone(person.open(table.match), "tray-body")
    assert "You have decided" not in act
    # The form is one tap: a face, or nobody.
    assert f'name="aims.0.whom" value="{honest[0]}"' in act
    person.act("shoot", aims__0__whom=str(honest[0]), aims__0__lethal="true")
    act = zone(person.open(table.match), "tray-body")
    assert f"Shot: {table.names[honest[0]]} (to kill)" in act
    assert re.search(rf'name="aims.0.whom" value="{honest[0]}" checked', act)
    person.act("shoot", aims__0__whom=str(honest[1]))
    act = zone(person.open(table.match), "tray-body")
    assert f"Shot: {table.names[honest[1]]} (to kill)" in act  # as it was ticked before
    form = person.acts["shoot"]
    del form.fields["aims.0.lethal"]  # nobody is not shot to kill (js/town.js)
    person.send(form, aims__0__whom="")
    assert "The clan holds its fire" in zone(person.open(table.match), "tray-body")


def test_nobody_else_reads_an_order(table: MafiaMatch) -> None:
    boss = table.with_role("mafia")
    others = [seat for seat, role in enumerate(table.roles) if role != "mafia"]

    def seen(seat: int) -> str:
        page = table.people[seat].open(table.match)
        zones = "".join(
            zone(page, name) for name in ("tray-head", "stage", "tray-body", "view-own")
        )
        # What differs from one copy of a page to the next: ids of commands and tokens.
        return re.sub(r'name="(command|_csrf_token)" value="[^"]*"', "", zones)

    before = {seat: seen(seat) for seat in others}
    table.shoot(boss, others[0])
    assert {seat: seen(seat) for seat in others} == before


@pytest.mark.rule("mafia", "item 4")
def test_what_is_not_possible_says_why(table: MafiaMatch) -> None:
    commissar = table.people[table.with_role("commissar")]
    act = zone(commissar.open(table.match), "tray-body")
    assert "<b>Voting</b> <span>by day only</span>" in act
    assert "<b>Hiring the assassin</b> <span>by day only</span>" in act
    table.sleep()
    act = zone(commissar.open(table.match), "tray-body")
    assert "<b>Checking</b> <span>at night only</span>" in act


def test_a_first_visit_explains_the_role(table: MafiaMatch) -> None:
    for person in table.people:
        card = zone(person.open(table.match), "view-own")
        welcome = re.search(r'(?s)<aside class="welcome".*?</aside>', card)
        assert welcome
        lines = re.findall(r"<li>([^<]{40,})</li>", welcome[0])
        assert len(set(lines)) == 3


def test_only_ones_own_clan_is_marked(table: MafiaMatch) -> None:
    for seat, role in enumerate(table.roles):
        board = zone(table.people[seat].open(table.match), "stage")
        mates = re.search(r'data-mates="([\d ]*)"', board)
        assert mates
        own = [n for n, other in enumerate(table.roles) if role == other]
        expected = own if role in ("mafia", "yakuza") else []
        assert sorted(map(int, mates[1].split())) == expected


@pytest.mark.thorough
@pytest.mark.rule("mafia", "item 5", "item 54")
def test_the_paper_comes_out_and_the_host_rewrites_it(table: MafiaMatch) -> None:
    boss = table.with_role("mafia")
    victim = table.with_role("honest")
    table.shoot(boss, victim)
    assert 'data-paper="' not in table.people[0].open(table.match)
    table.sleep()
    papers = {
        re.search(r'(?s)<details class="newspaper".*?</details>', person.open(table.match))[0]  # type: ignore[index]
        for person in table.people
    }
    assert len(papers) == 1, "everybody reads the same"
    (paper,) = papers
    assert table.names[victim] in paper
    assert 'data-paper="1"' in paper
    host = table.people[0]
    host.open(f"{table.match}/host")
    form = next(form for form in host.forms if form.fields.get("act") == "rewrite-paper")
    host.send(form, words="It rained all night.\nNobody slept.")
    for person in table.people:
        page = person.open(table.match)
        assert "<p>It rained all night.</p>" in page
        assert "Written by the host." in page
        assert f'href="#face-{victim}"' in page  # who died is told all the same
    archive = table.people[1].open(f"{table.match}/p/papers")
    assert "Nobody slept." in archive


def test_a_stranger_sees_the_town_and_no_house(hall: NewPerson, table: MafiaMatch) -> None:
    stranger = hall()
    page = stranger.open(table.match)
    assert 'id="town-living"' in page
    assert "Мой дом" not in page
    assert "My house" not in page


def test_the_order_that_stands_is_the_one_that_is_shown(table: MafiaMatch) -> None:
    """Whoever opens a form and sends it as it is changes nothing."""
    boss = table.with_role("mafia")
    person = table.people[boss]
    table.shoot(boss, table.with_role("honest"), lethal=True)
    person.open(table.match)
    person.act("shoot")
    assert "(to kill)" in zone(person.open(table.match), "tray-body")


@pytest.mark.thorough
@pytest.mark.rule("mafia", "item 8", "M85")
def test_somebody_who_watches_gives_their_opinion(table: MafiaMatch, hall: NewPerson) -> None:
    """By day, under their own name, which everybody sees; by night there is no form for it."""

    def forms(person: Person) -> list[Form]:
        person.open(table.match)
        return [form for form in person.forms if form.fields.get("room") == "table"]

    zoe, stranger = hall(), hall()
    assert forms(zoe) == []
    table.sleep()
    zoe.open("/register")
    zoe.press("/register", login="zoe", password="seventeen moments")
    (form,) = forms(zoe)
    zoe.send(form, text="It is the baker")
    assert zoe.status == 200
    page = table.people[3].open(table.match)
    assert "zoe, not playing" in page
    assert "It is the baker" in page
    (form,) = forms(stranger)
    stranger.send(form, text="It is the butcher")
    assert "Sign in to write here." in stranger.text
    assert "It is the butcher" not in table.people[3].open(table.match)
