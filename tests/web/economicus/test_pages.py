"""Economicus' pages over HTTP: what they say, and to whom."""

import gzip
import re
import tomllib
from base64 import b64decode
from collections.abc import Callable
from html import unescape
from itertools import pairwise

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.economicus.economicus_match import EconomicusMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("economicus")]
NewPerson = Callable[..., Person]


def hand(page: str) -> list[str]:
    """The names of the options on a player's sheet."""
    found = re.search(r'(?s)<ul class="hand">(.*?)</ul>', page)
    return re.findall(r"<li><b>([^<]*)</b>", found[1]) if found else []


@pytest.mark.rule("economicus", "item 11", "E46")
def test_a_hand_is_on_nobody_elses_page(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 3, "en")
    hands = [hand(table.open(seat)) for seat in range(3)]
    assert all(len(one) >= 3 for one in hands), "a quota and two options"
    for seat, cards in enumerate(hands):
        others = {name for other in range(3) if other != seat for name in hands[other]}
        for name in set(cards) - others:
            assert name in table.open(seat)
            for other in range(3):
                assert other == seat or name not in table.open(other)
    stranger = new_person("en").open(table.match)
    assert not [name for cards in hands for name in cards if name in stranger]


@pytest.mark.rule("economicus", "E11", "E46")
def test_a_sealed_maximum_is_on_nobody_elses_page(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 3, "en", bidding="sealed")
    bidder = table.until(lambda seat, page, acts: "set-maximum" in acts)
    others = [seat for seat in range(3) if seat != bidder]
    before = {seat: masked(table.open(seat)) for seat in others}
    most = int(table.acts(bidder)["set-maximum"].choices["amount"][1])
    table.do(bidder, "set-maximum", amount=most)
    assert f"Your sealed answer: {most}M" in table.open(bidder)
    assert {seat: masked(table.open(seat)) for seat in others} == before


def masked(page: str) -> str:
    """A page without what is new each time it is made."""
    page = re.sub(r'name="command" value="[^"]*"', "", page)
    page = re.sub(r'name="_csrf_token" value="[^"]*"', "", page)
    return re.sub(r'data-now="\d+"|data-[a-z-]*="[^"]*cursor[^"]*"', "", page)


@pytest.mark.thorough
@pytest.mark.rule("economicus", "item 17", "item 18")
def test_the_circle_shows_the_roll_and_what_it_paid(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 3, "en")
    seat = table.until(lambda seat, page, acts: 'class="got' in page)
    page = table.open(seat)
    assert page.count('class="wedge active') == 1
    assert page.count('class="wedge beside') == 2
    dice = [int(n) for n in re.findall(r'class="die">.*?<text[^>]*>(\d)</text>', page)]
    assert len(dice) == 2
    active = re.search(r'(?s)<g class="sector active".*?class="number"[^>]*>(\d+)<', page)
    assert active
    assert int(active[1]) == sum(dice)
    paid = re.findall(r'class="got[^"]*"[^>]*>([^<]*)<', page)
    listed = re.search(r'(?s)<ul class="paid".*?</ul>', page)
    assert listed
    told = [one for one in re.findall(r"<b>([^<]*)</b>", listed[0]) if one != "0M"]
    assert sorted(paid) == sorted(told)


@pytest.mark.rule("economicus", "item 10")
def test_the_table_says_what_the_circle_shows(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 2, "en")
    page = table.open(0)
    rows = re.search(r'(?s)<details class="sector-table".*?<tbody>(.*?)</tbody>', page)
    assert rows
    told = re.findall(r'<th scope="row">([^<★]*)', rows[1])
    drawn = [
        " ".join(re.findall(r'class="name"[^>]*>([^<]*)<', one))
        for one in re.findall(r'(?s)<g class="sector.*?(?=<g class="sector|<g class="hub)', page)
    ]
    assert len(told) == 11
    assert [one.strip() for one in told] == [unescape(one) for one in drawn]


@pytest.mark.rule("economicus", "item 37", "E37")
def test_an_exclusive_offer_is_a_question_with_two_buttons(
    server: Server, new_person: NewPerson
) -> None:
    table = EconomicusMatch(server.folder, new_person, 3, "en")
    owner = made(table)
    form = table.acts(owner)["answer-offer"]
    assert {"answer": "keep"} in form.submits
    page = unescape(table.open(owner))
    asked = re.search(r"offers \w+ (\d+)M for a company in", page)
    keep = re.search(r"you pay the bank (\d+)M", page)
    assert asked
    assert keep
    assert int(asked[1]) == 3 * int(keep[1])
    others = [table.open(seat) for seat in range(3) if seat != owner]
    assert all("for a company in" in one for one in others), "everybody is told"


def made(table: EconomicusMatch) -> int:
    """An exclusive offer to somebody who could keep their company; returns whose it is."""
    while True:
        by = table.until(lambda seat, page, acts: "make-offer" in acts)
        owner = int(table.acts(by)["make-offer"].choices["owner"][0])
        table.do(by, "make-offer", owner=owner)
        form = table.acts(owner)["answer-offer"]
        if len(form.submits) == 2:
            return owner
        table.do(owner, "answer-offer", answer="sell")


def test_what_a_real_table_needs_is_printed_from_the_match(
    server: Server, new_person: NewPerson
) -> None:
    table = EconomicusMatch(server.folder, new_person, 2, "en")
    links = re.findall(r'href="(/print/economicus/[^"]+)"', table.open(0))
    assert len(links) == len(set(links)) == 6
    for link in links:
        answer = table.people[0].http.get(unescape(link))
        assert answer.status_code == 200, link
        assert answer.content.startswith(b"%PDF"), link


@pytest.mark.thorough
@pytest.mark.rule("economicus", "item 16", "item 18")
def test_the_balance_tells_income_and_expenses(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 2, "en")
    table.until(lambda seat, page, acts: "/p/balance" in page and "Year 2" in page)
    page = table.open(0, "balance")
    assert "Income and expenses, year 2" in page
    before = page.split("Income and expenses, year 1")[-1]
    for name in table.names:
        row = re.search(rf"<bdi>{name}</bdi></th>(.*?)</tr>", before, re.S)
        assert row
        found = [cell.replace("−", "-") for cell in re.findall(r">([+−]?\d+)M<", row[1])]
        *parts, total = (int(cell) for cell in found)
        assert sum(parts) == total, row[1]


@pytest.mark.rule("economicus", "item 10", "item 38")
def test_the_files_of_the_house_can_be_had(server: Server, new_person: NewPerson) -> None:
    dice = "black = [1, 2]\nblue = [3, 4]\n"
    table = EconomicusMatch(server.folder, new_person, 2, "en", dice=dice)
    page = table.open(0, "house")
    for name in ("board", "decks", "dice"):
        link = re.search(rf'href="(/[^"]+)" download="(?:house-)?{name}.toml"', page)
        assert link
        tomllib.loads(table.people[0].http.get(link[1]).text)
    assert "1, 2" in page
    data = re.search(r'href="data:application/toml;base64,([^"]+)" download="dice.toml"', page)
    assert data
    assert b64decode(data[1]).decode().strip() == dice.strip(), "the match has a file of its own"
    own = re.search(r"(?s)<pre[^>]*>(.*?)</pre>", page)
    assert own
    assert unescape(own[1]).strip() == dice.strip()


@pytest.mark.thorough
@pytest.mark.rule("economicus", "item 21", "E47")
def test_prices_are_told_from_change_to_change(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 2, "en")
    assert "price not known yet" in table.open(0), "of what everybody begins with"
    seat = table.until(lambda seat, page, acts: "Prices so far" in page)
    page = table.open(seat)
    cells = re.findall(
        r'<td class="n">(\d+)M <svg class="price-curve"[^>]*><polyline points="([^"]*)"/></svg>'
        r'<span class="sr">Prices so far: ([\d, ]+)</span>',
        page,
    )
    assert cells
    for now, points, told in cells:
        prices = told.split(", ")
        assert prices[-1] == now
        assert all(one != other for one, other in pairwise(prices))
        assert len(points.split()) == len(prices)


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_page_is_small(server: Server, new_person: NewPerson, language: str) -> None:
    table = EconomicusMatch(server.folder, new_person, 8, language)
    assert len(gzip.compress(table.open(0).encode())) < 60_000


def test_who_waits_for_anothers_roll_is_not_told_to_roll(
    server: Server, new_person: NewPerson
) -> None:
    table = EconomicusMatch(server.folder, new_person, 3)
    rolls = ("Вот-вот чужой бросок", "Бросаете кубики?")
    seat = table.until(
        lambda seat, page, acts: (
            "go-on" in acts and "roll" not in acts and any(words in page for words in rolls)
        )
    )
    asked = re.search(r'<h2 id="ask"[^>]*>([^<]*)<small>([^<]*)', table.people[seat].page.text)
    assert asked
    assert asked[1].strip() == "Вот-вот чужой бросок. Идём дальше?"
    assert re.match(r"Бросает \w+\. ", asked[2])
