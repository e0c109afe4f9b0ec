"""Mafia's pages under a match over HTTP: what each is shown, and nobody else, to the byte."""

import io
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from pypdf import PdfReader

from intriga.games import installed
from intriga.store import Store
from intriga.table.archive.import_record import put_in
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.table.records import record_of
from tests.web.mafia.mafia_match import MafiaMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("mafia")]
NewPerson = Callable[..., Person]
EVERYBODYS = ("market", "contracts", "organisations", "graveyard", "things")
SECRET = ("night", "end", "notebook")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewPerson]:
    """People of one server for the whole module."""
    people: list[Person] = []

    def one() -> Person:
        people.append(Person(server.url, "en"))
        return people[-1]

    with Server(Path(tmp_path_factory.mktemp("papers"))) as server:
        yield one
        for person in people:
            person.close()


def first_day(hall: NewPerson) -> MafiaMatch:
    """The first day of a town of ten."""
    made = MafiaMatch(hall, 10, "en", professions="none", start_exp="60")
    made.sleep()
    return made


@pytest.fixture(scope="module")
def quiet(hall: NewPerson) -> MafiaMatch:
    """A day in which nobody does anything."""
    return first_day(hall)


@pytest.fixture
def table(hall: NewPerson) -> MafiaMatch:
    """A day of its own."""
    return first_day(hall)


def page(person: Person, table: MafiaMatch, name: str) -> str:
    """The part of a named page that is the game's own; "" if this person has no such page."""
    html = person.open(f"{table.match}/p/{name}")
    if person.status == 404:
        return ""
    assert person.status == 200, person.text
    found = re.search(r'(?s)<div id="own-page".*</main>', html)
    assert found, html
    return found[0]


def all_pages(table: MafiaMatch, *but: int) -> dict[tuple[int, str], str]:
    """Every page of everybody but these."""
    return {
        (seat, name): page(person, table, name)
        for seat, person in enumerate(table.people)
        if seat not in but
        for name in (*EVERYBODYS, *SECRET)
    }


# ── who has which page ──────────────────────────────────────────────────────────────────


def test_everybody_reads_what_is_everybodys_also_without_a_seat(
    quiet: MafiaMatch, hall: NewPerson
) -> None:
    stranger = hall()
    for person in (quiet.people[3], stranger):
        for name in EVERYBODYS:
            assert page(person, quiet, name), name
    assert "Poisoned stiletto" in page(stranger, quiet, "things")
    assert "for you" not in page(stranger, quiet, "things")


@pytest.mark.rule("mafia", "item 35")
def test_secret_pages_are_there_for_nobody_else(quiet: MafiaMatch, hall: NewPerson) -> None:
    commissar = quiet.with_role("commissar")
    assert "Checked by this post" in page(quiet.people[commissar], quiet, "notebook")
    for seat, person in enumerate(quiet.people):
        for name in ("night", "end"):
            assert not page(person, quiet, name)
        assert bool(page(person, quiet, "notebook")) == (seat == commissar)
    stranger = hall()
    for name in SECRET:
        assert not page(stranger, quiet, name)
    links = quiet.people[(commissar + 1) % 10].open(quiet.match)
    assert f"{quiet.match}/p/graveyard" in links
    for name in SECRET:
        assert f"/p/{name}" not in links


# ── contracts ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 21", "item 22")
def test_an_order_is_on_the_pages_of_its_customer_and_the_assassin_alone(
    table: MafiaMatch,
) -> None:
    assassin = table.with_role("assassin")
    customer = table.with_role("honest")
    victim = next(n for n in range(10) if n not in (assassin, customer))
    before = all_pages(table, assassin, customer)
    table.do(customer, "bid-for-killing", victim=victim, price=7)
    assert all_pages(table, assassin, customer) == before
    mine = page(table.people[customer], table, "contracts")
    assert re.search(r'<tr class="own-row">.*<td class="n">7</td>', mine)
    desk = page(table.people[assassin], table, "contracts")
    assert "On my desk" in desk
    assert f"Customer: {table.names[customer]}" in desk.replace("\u2068", "").replace("\u2069", "")
    assert re.search(r'<td class="n">7</td><td class="n">4</td>', desk), "half, rounded up"
    public = next(n for n in range(10) if n not in (assassin, customer))
    table.do(assassin, "announce-price", kind="kill")
    assert re.search(r"Robert Red.*\b7\b", page(table.people[public], table, "contracts"), re.S)


@pytest.mark.rule("mafia", "item 22")
def test_who_shares_a_clans_order_is_not_on_the_assassins_desk(table: MafiaMatch) -> None:
    assassin = table.with_role("assassin")
    bandit = table.with_role("mafia")
    victim = table.with_role("honest")
    table.do(bandit, "bid-together", victim=victim, price=5)
    desk = page(table.people[assassin], table, "contracts")
    assert "a clan" in desk
    seen = table.people[assassin].http.get(f"{table.match}/contracts").text
    assert "shares" not in seen


def test_the_page_says_who_may_order_and_why_not_now(table: MafiaMatch) -> None:
    honest = table.people[table.with_role("honest")]
    ways = dict(re.findall(r'<li class="(\w+)"><b>([^<]*)</b>', page(honest, table, "contracts")))
    assert ways["can"] == "A bodyguard", "the last of what they may do"
    table.vote(table.with_role("yakuza"))
    table.until(lambda: "Night" in table.heading())
    told = page(honest, table, "contracts")
    assert "Orders are taken by day." in told
    assert 'class="can"' not in told


# ── the graveyard ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 12", "M8")
def test_the_dead_lie_with_their_role_and_half_a_vote(table: MafiaMatch) -> None:
    bandit, honest = table.with_role("yakuza"), table.with_role("honest")
    shooter = table.with_role("mafia")
    table.vote(bandit)
    table.until(lambda: "Night" in table.heading())
    table.shoot(shooter, honest)
    table.sleep()
    told = page(table.people[shooter], table, "graveyard")
    rows = re.findall(r"(?s)<tr[^>]*><th scope=\"row\">.*?</tr>", told)
    assert len(rows) == 2
    assert "honest citizen" in rows[0]
    assert "½" in rows[0]
    assert "Night 2" in rows[0]
    assert "yakuza" in rows[1]
    assert "½" not in rows[1]
    assert "Day 1" in rows[1]
    assert "The necromancer lives." in told


# ── the notebook ────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
@pytest.mark.rule("mafia", "item 33", "M19")
def test_the_notebook_keeps_what_came_of_checks(table: MafiaMatch) -> None:
    commissar, honest = table.with_role("commissar"), table.with_role("honest")
    table.vote(table.with_role("yakuza"))
    table.until(lambda: "Night" in table.heading())
    before = all_pages(table, commissar)
    table.do(commissar, "check", aims=[{"whom": honest}])
    assert all_pages(table, commissar) == before
    book = page(table.people[commissar], table, "notebook")
    assert "To be checked tonight:" in book
    assert table.names[honest] in book
    table.sleep()
    book = page(table.people[commissar], table, "notebook")
    assert "Night 2: miss" in book
    assert "again after a reinforcement" in book
    assert "1 / 3" in book


# ── papers ──────────────────────────────────────────────────────────────────────────────


def test_everybody_prints_their_own_role_and_no_other(quiet: MafiaMatch, hall: NewPerson) -> None:
    seat = quiet.with_role("necromancer")
    answer = quiet.people[seat].http.get(f"{quiet.match}/papers/role.pdf")
    assert answer.status_code == 200
    text = " ".join(one.extract_text() for one in PdfReader(io.BytesIO(answer.content)).pages)
    assert "Necromancer" in text
    assert "Assassin" not in text
    other = quiet.people[seat].http.get(f"{quiet.match}/papers/role.pdf?seat=0")
    assert other.status_code != 200 or other.content == answer.content
    assert hall().http.get(f"{quiet.match}/papers/role.pdf").status_code == 404


# ── after the end ───────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a finished match of bots, `lab`."""
    folder = tmp_path_factory.mktemp("archive")
    store = Store.open_dir(folder)
    raw = record_of("mafia", professions="dealt", start_exp=60, days=3)
    assert put_in(store, installed(), raw, 1_800_000_000_000, "A town").match == "lab"
    store.close()
    with Server(Path(folder)) as server:
        yield server.url


HALF_DAYS = {"en": ("Night {}", "Day {}"), "ru": ("Ночь {}", "День {}")}


@pytest.mark.rule("mafia", "item 43")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_after_the_end_everybody_reads_everything(archive: str, language: str) -> None:
    me = Person(archive, language)
    told = me.open("/m/lab/p/end")
    assert me.status == 200
    assert len(re.findall(r'<tr[^>]*><th scope="row"><bdi', told)) == 2 * 6, "roles, awards"
    assert told.count("<polyline") >= 6
    nights = re.findall(r'href="(/m/lab/p/night\?turn=\d+[^"]*)"', told)
    assert nights
    for address in nights:
        html = me.open(unescape(address))
        assert me.status == 200
        log = re.search(r'href="(/m/lab/log\?upto=(\d+)[^"]*)"', html)
        assert log
        turns = re.findall("<h2>(.*)</h2>", me.open(unescape(log[1])))
        assert turns[0] in [name.format(int(log[2]) // 2) for name in HALF_DAYS[language]]
    me.open("/m/lab/p/night?turn=900")
    assert me.status == 404
    me.open("/m/lab/p/night?turn=x")
    assert me.status == 400
    me.close()


def test_a_step_of_the_past_is_no_wiser_than_it_was(archive: str) -> None:
    me = Person(archive, "en")
    for name in ("night", "end"):
        me.open(f"/m/lab/p/{name}?step=4&seat=2")
        assert me.status == 404
    me.open("/m/lab/p/contracts?step=4&seat=2")
    assert me.status == 200
    me.close()
