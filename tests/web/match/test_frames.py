"""What of a board is shown where there is little room: the frame of the decision, all of it by a
button, and what somebody has moved by hand."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.economicus.economicus_match import EconomicusMatch
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.maga.maga_match import MagaMatch
from tests.web.playing import begun, in_first_turn
from tests.web.tab import Tab
from tests.web.zeppelin.zeppelin_match import ZeppelinMatch

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("frames")]
NewPerson = Callable[..., Person]

THUMB = 44
PHONE = (390, 664)
SIZES = ((320, 568), (390, 664), (768, 1024), (1440, 900), (1920, 1080))
SPY = (0.0, -15.0, 360.0, 390.0)
WHERE = """([value]) => {
  const svg = document.querySelector('.board-now [data-zoom] svg');
  const {left, top, right, bottom} = svg.getBoundingClientRect();
  const province = svg.querySelector(`.province[data-p="${value}"]`);
  let box = svg.querySelector(`[data-pick-value="${value}"]`)?.getBoundingClientRect();
  if (province) {
    const at = province.dataset.at.split(' ').map(Number);
    const {x, y} = new DOMPoint(...at).matrixTransform(svg.getScreenCTM());
    box = new DOMRect(x, y, 0, 0);
  }
  const across = box.left >= left - 1 && box.right <= right + 1;
  const down = box.top >= top - 1 && box.bottom <= bottom + 1;
  return {x: box.x, y: box.y, w: box.width, h: box.height, inside: across && down};
}"""
OUTSIDE = """() => {
  const place = document.querySelector('.board-now').getBoundingClientRect();
  return [...document.querySelectorAll('.board-now [data-zoom], .board-now [data-zoom] > svg')]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < place.left - 1 || one.right > place.right + 1
      || one.top < place.top - 1 || one.bottom > place.bottom + 1)
    .map((one) => [one.left, one.top, one.right, one.bottom, place.bottom].map(Math.round));
}"""


def framed(page: str) -> tuple[tuple[float, ...], tuple[str, ...]]:
    """The box and the picks of the frame on a page; none if all of the board is shown."""
    notes = re.search(r'<div id="stage-frame"([^>]*)>', page)
    assert notes, page
    box = re.search(r'data-box="([^"]*)"', notes[1])
    picks = re.search(r'data-picks="([^"]*)"', notes[1])
    numbers = tuple(map(float, box[1].split())) if box else ()
    return numbers, tuple(picks[1].split()) if picks else ()


def drawing(tab: Tab) -> tuple[float, ...]:
    """The part of the drawing that is shown, once it has come to rest."""
    text = tab.page.locator(".board-now [data-zoom] > svg").get_attribute("viewBox")
    assert text
    return tuple(map(float, text.split()))


def rests(tab: Tab, shown: Callable[[Sequence[float]], bool]) -> None:
    """Wait until the drawing shows what it should."""
    for _ in range(200):
        if shown(drawing(tab)):
            return
        tab.page.wait_for_timeout(50)
    raise AssertionError(drawing(tab))


# ── what is framed ──────────────────────────────────────────────────────────────────────


def test_the_squares_around_the_papers_are_framed(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    assert framed(host.open(match)) == ((), ())  # nobody moves yet
    host.act("buy")
    friend.act("buy")
    for person in (host, friend):
        page = person.open(match)
        box, picks = framed(page)
        assert box == (40.0, 60.0, 280.0, 240.0)  # seven by six, Geneva in the middle
        assert len(picks) == 8
        assert "stage-frame" in page
        city = re.search(r'<li data-at="(20.0|340.0) (20.0|340.0)" hidden>', page)
        assert city
    stranger = new_person()
    assert "<li data-at" not in stranger.open(match)  # no city is theirs


def test_the_units_of_ones_own_power_are_framed(new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    found = {}
    for power in ("ENGLAND", "RUSSIA"):
        found[power] = framed(table.people[power].open(table.match))
    assert found["ENGLAND"][1] == ("EDI", "LON", "LVP")
    assert set(found["RUSSIA"][1]) == {"MOS", "WAR", "SEV", "STP"}
    assert found["ENGLAND"][0] != found["RUSSIA"][0]
    assert framed(new_person().open(table.match)) == ((), ())


def test_the_sector_that_is_sold_is_framed(server: Server, new_person: NewPerson) -> None:
    table = EconomicusMatch(server.folder, new_person, 3, "en")
    assert framed(table.open(0)) == ((), ())  # whoever rolls sees all of the circle
    opener = table.until(lambda seat, page, acts: "open-auction" in acts)
    page = table.open(opener)
    box, _ = framed(page)
    active = re.search(r'<g class="sector active" transform="translate\(([\d.]+) ([\d.]+)\)', page)
    assert active
    x, y = map(float, active.groups())
    assert box[0] < x < box[0] + box[2]
    assert box[1] < y < box[1] + box[3]
    assert framed(new_person().open(table.match))[0] == box  # it is public


def test_whoever_is_accused_keeps_their_place_in_the_strip(new_person: NewPerson) -> None:
    table = MafiaMatch(new_person)

    def strip() -> list[str]:
        page = table.people[0].open(table.match)
        line = re.search(r'(?s)<div id="stage-strip".*?</div>\s*</div>', page)
        assert line
        return re.findall(r'data-seat="(\d+)"', line[0])

    assert strip() == []  # the sky
    table.sleep()
    one, other = 5, 6
    table.do(1, "accuse", whom=one)
    table.do(2, "accuse", whom=other)
    assert strip() == [str(one), str(other)]
    table.do(3, "accuse", whom=other)
    assert strip() == [str(one), str(other)]


def test_the_strip_tells_a_team_its_own_alarm_alone(new_person: NewPerson) -> None:
    table = MagaMatch(new_person, 6, level="6")
    table.hand_in(0, {"kind": "attack", "target": table.land[1]})
    table.hand_in(1)
    table.hand_in(2)
    table.until(lambda: table.turn() == 2)
    lines = []
    for team in range(3):
        line = re.search(r'(?s)<div id="stage-strip".*?</div></div>', table.open(team))
        assert line
        lines.append(line[0])
    assert "alarm-line" in lines[0]
    assert "Вы напали" in lines[0]
    assert "На вас напало" in lines[1]
    assert "alarm-line" not in lines[2]


# ── what is seen ────────────────────────────────────────────────────────────────────────


@pytest.mark.browser
def test_a_phone_shows_the_frame_and_by_a_button_all(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, waiting = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, PHONE)
    enter(tab, mover, match)
    _, picks = framed(tab.page.content())
    rests(tab, lambda shown: shown != SPY)
    for value in picks:
        found = tab.page.evaluate(WHERE, [value])
        assert found["inside"], (value, found)
        assert min(found["w"], found["h"]) >= THUMB, (value, found)
    before = drawing(tab)
    whole = tab.page.locator("[data-stage-whole]")
    whole.click()
    expect(whole).to_have_attribute("aria-pressed", "true")
    rests(tab, lambda shown: tuple(shown) == SPY)
    whole.click()
    rests(tab, lambda shown: tuple(shown) == before)
    # Moved by hand, it stays so until the next decision.
    tab.page.locator(".spy [data-pick-value][tabindex='0']").focus()
    tab.page.keyboard.press("+")
    rests(tab, lambda shown: shown[2] < before[2] - 1)
    by_hand = drawing(tab)
    waiting.http.post(f"{match}/chat", data={"room": "all", "text": "!"})
    tab.page.wait_for_timeout(0)
    assert drawing(tab) == by_hand
    tab.close()


@pytest.mark.browser
def test_a_thumb_beside_a_place_on_the_map_means_it(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["ENGLAND"], table.match)
    rests(tab, lambda shown: shown[2] < 1000)
    for value in framed(tab.page.content())[1]:
        assert tab.page.evaluate(WHERE, [value])["inside"], value
    at = tab.page.evaluate(WHERE, ["EDI"])
    before = drawing(tab)
    tab.page.touchscreen.tap(at["x"] + 18, at["y"] - 8)  # in the sea, beside the fleet
    expect(tab.page.locator(".lit.picked")).to_have_count(1)
    rests(tab, lambda shown: tuple(shown) != before)
    for value in ("EDI", "NTH", "NWG", "CLY", "YOR"):
        assert tab.page.evaluate(WHERE, [value])["inside"], value
    size = tab.page.locator(".lit.target").first.bounding_box()
    assert size
    assert size["width"] >= THUMB - 1
    tab.page.keyboard.press("Escape")
    rests(tab, lambda shown: tuple(shown) == before)
    tab.close()


@pytest.mark.browser
@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_board_is_cut(
    server: Server, browser: Browser, new_person: NewPerson, theme: str
) -> None:
    spies, mover, _ = in_first_turn(new_person(), new_person())
    market = EconomicusMatch(server.folder, new_person, 4)
    opener = market.until(lambda seat, page, acts: "open-auction" in acts)
    market.open_auction(opener)
    bidder = market.until(lambda seat, page, acts: "bid" in acts)
    war, society = DiplomacyMatch(new_person), ZeppelinMatch(new_person)
    town, desk = MafiaMatch(new_person), MagaMatch(new_person)
    seen = (
        (mover, spies),
        (market.people[bidder], market.match),
        (war.people["RUSSIA"], war.match),
        (society.people[0], society.match),
        (town.people[0], town.match),
        (desk.people[0], desk.match),
    )
    for size in SIZES:
        tab = Tab(browser, server.url, size, theme=theme)
        for person, match in seen:
            enter(tab, person, match)
            tab.fits()
            assert tab.page.evaluate(OUTSIDE) == [], (match, size)
        tab.close()
