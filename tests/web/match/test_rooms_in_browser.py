"""Chat rooms in a real browser: two people and a spectator; drafts and reading positions are
kept."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.match.meetings import Convene, Meeting, convene, town
from tests.web.tab import DESKTOP, PHONE, Tab

__all__ = ["convene", "town"]
pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("talk")]


def looking(
    browser: Browser,
    town: Server,
    meeting: Meeting,
    seat: int,
    size: tuple[int, int],
    **settings: str,
) -> Tab:
    """A tab with the rooms open and connected."""
    tab = Tab(browser, town.url, size, **settings)  # type: ignore[arg-type]
    enter(tab, meeting.seats[seat] if seat >= 0 else meeting.public, meeting.path)
    tab.page.wait_for_selector("[data-connected]")
    if size[0] < 500:
        tab.page.locator(".dock [data-tab=rooms]").click()
    return tab


def room(tab: Tab, key: str) -> Locator:
    """A room, unfolded."""
    found = tab.page.locator(f"[data-room='{key}']")
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_two_people_chat_and_a_spectator_sees_public_messages(
    browser: Browser, town: Server, convene: Convene, size: tuple[int, int]
) -> None:
    meeting = convene()
    anna = looking(browser, town, meeting, 0, size)
    boris = looking(browser, town, meeting, 1, size, theme="dark")
    watcher = looking(browser, town, meeting, -1, DESKTOP)

    words = room(anna, "square").locator("textarea")
    words.fill("Первая строка")
    words.press("Shift+Enter")
    words.type("вторая, @бо")
    words.press("Enter")  # chooses the name
    expect(words).to_have_value("Первая строка\nвторая, @Борис ")
    words.press("Enter")  # sends
    expect(words).to_have_value("")
    heard = room(boris, "square").locator(".say-called .words")
    expect(heard).to_have_text("Первая строка\nвторая, @Борис")
    expect(room(watcher, "square").locator(".say")).to_have_count(1)

    anna.page.locator("#room-new summary").click()
    expect(anna.one("#room-new .mark")).to_have_css("border-radius", "50%")
    anna.page.locator("#room-new label", has_text="Борис").click()
    anna.page.locator("#room-new textarea").fill("Между нами")
    anna.page.locator("#room-new textarea").press("Enter")
    expect(anna.page.locator("[data-room='with:0-1'][open] .say")).to_have_count(1)
    expect(boris.page.locator("#unread-with_0-1")).to_have_text("1")
    expect(room(boris, "with:0-1").locator(".say")).to_contain_text("Между нами")
    expect(boris.page.locator("#unread-with_0-1")).to_be_empty()
    expect(watcher.page.locator("[data-room='with:0-1']")).to_have_count(0)
    for tab in (anna, boris, watcher):
        tab.fits()
        tab.accessible()
        tab.close()


def test_new_messages_keep_the_draft_and_the_scroll_position(
    browser: Browser, town: Server, convene: Convene
) -> None:
    meeting = convene()
    for number in range(12):
        meeting.say(number % 2, "square", f"реплика {number}\nв две строки")
    vera = looking(browser, town, meeting, 2, DESKTOP)
    square = room(vera, "square")
    square.locator("textarea").fill("начатое, но не")
    message_ids = square.locator("[data-says]")
    message_ids.evaluate("box => { box.scrollTop = 40 }")
    meeting.say(0, "square", "свежее")
    expect(square.locator(".say")).to_have_count(13)
    expect(square.locator("[data-says-news]")).to_be_visible()
    assert message_ids.evaluate("box => box.scrollTop") == 40
    expect(square.locator("textarea")).to_have_value("начатое, но не")
    # Rights change: the zone is rendered again around the draft.
    meeting.jail(0, 1)
    expect(vera.page.locator("[data-room=salon] .room-who")).not_to_contain_text("Борис")
    expect(square.locator("textarea")).to_have_value("начатое, но не")
    assert message_ids.evaluate("box => box.scrollTop") == 40
    square.locator("[data-says-news]").click()
    expect(square.locator("[data-says-news]")).to_be_hidden()
    vera.page.reload()
    expect(room(vera, "square").locator("textarea")).to_have_value("начатое, но не")
    vera.close()


def test_a_phone_shows_unread_counts_on_its_tab(
    browser: Browser, town: Server, convene: Convene
) -> None:
    meeting = convene()
    boris = looking(browser, town, meeting, 1, PHONE)
    room(boris, "salon")
    boris.page.locator(".dock [data-tab=table]").click()
    mark = boris.page.locator(".dock [data-tab=rooms] [data-unread]")
    meeting.say(0, "salon", "раз")
    meeting.say(0, "square", "два")
    expect(mark).to_have_text("2")
    with boris.page.expect_response(re.compile("/read$")):
        boris.page.locator(".dock [data-tab=rooms]").click()
    expect(mark).to_have_text("1")
    boris.page.reload()
    boris.page.wait_for_selector("[data-connected]")
    expect(boris.page.locator("#unread-salon")).to_be_empty()
    boris.close()


@pytest.mark.thorough
def test_two_screens_of_one_person_have_the_same_counts(
    browser: Browser, town: Server, convene: Convene
) -> None:
    meeting = convene()
    laptop = looking(browser, town, meeting, 1, DESKTOP)
    phone = looking(browser, town, meeting, 1, PHONE)
    phone.page.locator(".dock [data-tab=table]").click()
    room(laptop, "square")
    mark = phone.page.locator(".dock [data-tab=rooms] [data-unread]")
    meeting.say(0, "salon", "раз")
    meeting.say(2, "salon", "два, @Борис")
    meeting.say(0, "from:host", "Чай готов")
    expect(mark).to_have_text("3")
    expect(phone.page.locator("#notice")).to_contain_text("Чай готов")
    expect(phone.page.locator("#unread-salon.unread-called")).to_have_count(1)
    room(laptop, "salon")
    expect(mark).to_have_text("1")
    expect(phone.page.locator("#unread-salon.unread-called")).to_have_count(0)
    laptop.page.locator("#notice summary").click()
    laptop.page.locator("#notice button").click()
    expect(mark).to_be_empty()
    expect(phone.page.locator("#notice form")).to_have_count(0)
    phone.page.locator(".dock [data-tab=rooms]").click()
    room(phone, "salon").locator(".hide-yes").click()
    expect(laptop.page.locator("[data-room=salon].room-hidden .hide-no")).to_be_visible()
    expect(laptop.page.locator("#hidden")).to_contain_text("Сообщения скрыты")
    laptop.close()
    phone.close()


def test_a_refused_message_stays_in_its_form(
    browser: Browser, town: Server, convene: Convene
) -> None:
    meeting = convene()
    anna = looking(browser, town, meeting, 0, DESKTOP)
    square = room(anna, "square")
    square.locator("textarea").fill("я" * 2010)
    expect(square.locator("[data-chars-left]")).to_have_text("-10")
    square.locator("textarea").press("Enter")
    expect(square.locator(".refusal")).to_contain_text("не больше")
    assert len(square.locator("textarea").input_value()) == 2010
    square.locator("textarea").fill("коротко")
    square.locator("textarea").press("Enter")
    expect(square.locator(".refusal")).to_have_count(0)
    expect(square.locator(".say")).to_contain_text("коротко")
    anna.wrong = [error for error in anna.wrong if "422" not in error]
    anna.close()


def test_chat_without_scripts(browser: Browser, town: Server, convene: Convene) -> None:
    meeting = convene()
    tab = Tab(browser, town.url, PHONE, script=False)
    enter(tab, meeting.seats[1], meeting.path)
    square = tab.page.locator("[data-room=square]")
    square.locator("summary").click()
    square.locator("textarea").fill("без скриптов")
    square.locator("button.send-button").click()
    expect(tab.page.locator("[data-room=square][open] .say")).to_contain_text("без скриптов")
    tab.fits()
    tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("theme", "language"),
    [pytest.param("light", "en-GB", marks=pytest.mark.thorough), ("dark", "ru-RU")],
)
def test_announcements_are_accessible(
    browser: Browser, town: Server, convene: Convene, theme: str, language: str
) -> None:
    meeting = convene()
    meeting.say(1, "salon", "тайное", voice="society-rumour")
    host = looking(browser, town, meeting, 0, DESKTOP, theme=theme, language=language)
    boris = looking(browser, town, meeting, 1, PHONE, theme=theme, language=language)
    announce = room(host, "from:host").locator("textarea")
    announce.fill("Чай готов")
    announce.press("Enter")
    banner = boris.page.locator("#notice")
    expect(banner).to_contain_text("Чай готов")
    boris.fits()
    boris.accessible()
    banner.locator("summary").click()
    banner.locator("button").click()
    expect(banner.locator("form")).to_have_count(0)
    expect(host.page.locator("#notice form")).to_have_count(0)
    room(host, "salon").locator("[data-more]").click()
    expect(host.page.locator(".message-actions button")).to_have_count(2)  # hide it; delete it
    host.accessible()
    host.close()
    boris.close()
