"""Two people write one list in real browsers: rows are saved by themselves, in any order, by mouse
and by keyboard; nothing that somebody is writing is lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.town import game as town
from tests.web.browsing import enter
from tests.web.match.draft_pages import draft_form, gathered, hand_in_draft, rows_of, send_draft
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.service, pytest.mark.browser, pytest.mark.xdist_group("drafts")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("town"), games={"town": town}) as made:
        yield made


def rows(tab: Tab) -> Locator:
    """The rows of the list, without the one for a new row."""
    return tab.page.locator("[data-draft-rows] > [data-draft-row]")


def choose(row: Locator, words: str) -> None:
    row.locator("label.chip", has_text=words).click()


def order(tab: Tab, *summaries: str) -> None:
    """The rows are these, in this order."""
    pattern = [re.compile(re.escape(one)) for one in summaries]
    expect(rows(tab)).to_have_count(len(summaries))
    for number, one in enumerate(pattern):
        expect(rows(tab).nth(number)).to_have_attribute("data-summary", one)


class Holding:
    """Requests about drafts that a tab sends wait until they are let go."""

    def __init__(self, tab: Tab) -> None:
        self._held: list[Route] | None = []
        tab.page.route("**/drafts/**", self._hold)

    def _hold(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self, *, last_first: bool = False) -> None:
        """Let them go; `last_first`: each when the one after it has been answered."""
        held, self._held = self._held or [], None
        for route in reversed(held) if last_first else held:
            route.continue_()
            if last_first:
                route.request.response()


def begun(server: Server, browser: Browser) -> tuple[str, list[Person], Tab, Tab]:
    match, people = gathered(server.url)
    anna = Tab(browser, server.url)
    boris = Tab(browser, server.url, PHONE)
    for tab, person in ((anna, people[0]), (boris, people[2])):
        enter(tab, person, match)
        tab.page.wait_for_selector("[data-connected]", state="attached")
    boris.one('[data-tab="table"]').click()
    return match, people, anna, boris


def test_a_list_is_written_together(server: Server, browser: Browser) -> None:
    _, people, anna, boris = begun(server, browser)
    expect(anna.one("[data-draft-save]")).to_be_hidden()
    anna.press("+ Добавить строку")
    choose(rows(anna).nth(0), "ограбить")
    choose(rows(anna).nth(0), "Команда 2")
    order(boris, "ограбить · Команда 2")
    expect(boris.one(".draft-by")).to_contain_text("Анна")
    expect(boris.one(".draft-editor")).to_contain_text("Анна")  # she is still there
    boris.press("+ Добавить строку")
    choose(rows(boris).nth(1), "стеречься")
    choose(rows(boris).nth(1), "Команда 1")
    order(anna, "ограбить · Команда 2", "стеречься · Команда 1")
    for tab in (anna, boris):
        tab.fit_for_everybody()
    boris.at(PHONE, "light")
    # By keyboard, by buttons, and by dragging.
    rows(anna).nth(1).locator("input[type=radio]").nth(1).focus()
    anna.page.keyboard.press("Alt+ArrowUp")
    order(anna, "стеречься · Команда 1", "ограбить · Команда 2")
    focused = "document.activeElement.closest('[data-draft-row]').dataset.summary"
    assert anna.page.evaluate(focused) == "стеречься · Команда 1"
    order(boris, "стеречься · Команда 1", "ограбить · Команда 2")
    rows(boris).nth(0).get_by_role("button", name="Ниже").click()
    order(anna, "ограбить · Команда 2", "стеречься · Команда 1")
    grip = rows(anna).nth(1).locator("[data-draft-grip]")
    grip.scroll_into_view_if_needed()
    start, end = grip.bounding_box(), rows(anna).nth(0).bounding_box()
    assert start
    assert end
    anna.page.mouse.move(start["x"] + 10, start["y"] + 10)
    anna.page.mouse.down()
    anna.page.mouse.move(start["x"] + 10, end["y"] + 2, steps=8)
    anna.page.mouse.up()
    order(boris, "стеречься · Команда 1", "ограбить · Команда 2")
    # Removed, and put back.
    rows(boris).nth(1).get_by_role("button", name="Убрать строку").click()
    order(anna, "стеречься · Команда 1")
    anna.one(".draft-removed > summary").click()
    anna.press("Вернуть")
    order(boris, "стеречься · Команда 1", "ограбить · Команда 2")
    # Handed in by one, seen by the other, and changed again.
    anna.press("Сдать список")
    expect(boris.one(".draft-handed")).to_contain_text("Анна")
    choose(rows(boris).nth(1), "стеречься")
    expect(anna.one(".draft-handed")).to_contain_text("сдайте его снова")
    for tab in (anna, boris):
        tab.close()
    for person in people:
        person.close()


@pytest.mark.thorough
def test_nothing_that_somebody_writes_is_lost(server: Server, browser: Browser) -> None:
    match, people, anna, boris = begun(server, browser)
    people[4].open(match)
    send_draft(people[4], what="rob", team="2")
    (row,) = rows_of(draft_form(people[4]))
    order(anna, "ограбить · Команда 2")
    # What Anna changes does not reach the server while somebody else changes the same row.
    anna.page.route("**/drafts/**", lambda route: None)
    choose(rows(anna).nth(0), "стеречься")
    people[4].open(match)
    send_draft(people[4], "save", row, team="1")
    order(boris, "ограбить · Команда 1")
    chosen = rows(anna).nth(0).get_by_label("стеречься", exact=True)
    expect(chosen).to_be_checked()
    for tab in (anna, boris):
        tab.close()
    for person in people:
        person.close()


def test_what_is_handed_in_was_saved_before(server: Server, browser: Browser) -> None:
    _, people, anna, boris = begun(server, browser)
    anna.press("+ Добавить строку")
    choose(rows(anna).nth(0), "ограбить")
    choose(rows(anna).nth(0), "Команда 2")
    order(boris, "ограбить · Команда 2")
    holding = Holding(anna)
    choose(rows(anna).nth(0), "Команда 1")
    anna.press("Сдать список")
    expect(anna.one("[data-draft-status]")).to_have_text("Сохраняем…")
    holding.let_go(last_first=True)
    order(boris, "ограбить · Команда 1")
    expect(boris.one(".draft-handed")).to_contain_text("Анна")
    expect(boris.one(".draft-handed")).not_to_contain_text("сдайте его снова")
    for tab in (anna, boris):
        tab.close()
    for person in people:
        person.close()


def test_a_row_that_is_written_stays_though_another_removes_it(
    server: Server, browser: Browser
) -> None:
    match, people, anna, boris = begun(server, browser)
    people[4].open(match)
    send_draft(people[4], what="rob", team="2")
    (row,) = rows_of(draft_form(people[4]))
    order(anna, "ограбить · Команда 2")
    holding = Holding(anna)
    choose(rows(anna).nth(0), "стеречься")
    expect(anna.one("[data-draft-status]")).to_have_text("Сохраняем…")
    people[4].open(match)
    send_draft(people[4], f"remove:{row}")
    expect(rows(boris)).to_have_count(0)
    holding.let_go()
    expect(anna.page.locator("[data-draft-conflict]")).to_have_count(1)
    expect(rows(anna).nth(0).get_by_label("стеречься", exact=True)).to_be_checked()
    for tab in (anna, boris):
        tab.close()
    for person in people:
        person.close()


def test_both_versions_are_there_to_choose_from(server: Server, browser: Browser) -> None:
    match, people, anna, boris = begun(server, browser)
    people[4].open(match)
    send_draft(people[4], what="rob", team="2")
    (row,) = rows_of(draft_form(people[4]))
    order(anna, "ограбить · Команда 2")
    order(boris, "ограбить · Команда 2")
    for tab, shown, mine, button in (
        (anna, "ограбить", "стеречься", "Оставить мой вариант"),
        (boris, "стеречься", "ограбить", "Взять другой вариант"),
    ):
        # What is chosen must differ from what the page shows, or nothing is saved.
        expect(rows(tab).nth(0)).to_have_attribute("data-summary", re.compile(shown))
        # The page comes to know of the other one's change only from the answer to its own.
        holding = Holding(tab)
        choose(rows(tab).nth(0), mine)
        expect(tab.one("[data-draft-status]")).to_have_text("Сохраняем…")
        people[4].open(match)
        now = draft_form(people[4]).fields[f"rows.{row}.team"]
        send_draft(people[4], "save", row, team="1" if now == "2" else "2")
        holding.let_go()
        conflict = tab.page.locator("[data-draft-conflict]")
        expect(conflict).to_contain_text("Гость 3")
        expect(rows(tab).nth(0).get_by_label(mine, exact=True)).to_be_checked()
        tab.accessible()
        tab.press(button)
        expect(conflict).to_have_count(0)
    order(anna, "стеречься · Команда 1")
    order(boris, "стеречься · Команда 1")
    people[1].open(match)
    hand_in_draft(people[1], what="guard", team="1")
    anna.press("Сдать список")
    expect(rows(boris)).to_have_count(0)  # the turn is over
    expect(boris.one("[data-draft]")).to_have_attribute("data-draft", "list:2:1")
    expect(boris.page.locator("#tray-foot [data-draft-hand-in]")).to_have_count(1)
    for tab in (anna, boris):
        tab.close()
    for person in people:
        person.close()


def test_what_was_chosen_as_the_turn_ended_is_no_error(server: Server, browser: Browser) -> None:
    """The list that it was for is no more: the page shows the new one, and says nothing of the
    old."""
    match, people, anna, boris = begun(server, browser)
    boris.press("+ Добавить строку")
    holding = Holding(boris)
    choose(rows(boris).nth(0), "стеречься")
    expect(boris.one("[data-draft-status]")).to_have_text("Сохраняем…")
    people[1].open(match)
    hand_in_draft(people[1], what="guard", team="1")
    anna.press("Сдать список")
    expect(boris.one("[data-draft]")).to_have_attribute("data-draft", "list:2:1")
    with boris.page.expect_response("**/drafts/**") as answer:
        holding.let_go()
    assert answer.value.json()["gone"] is True
    expect(boris.page.locator("#tray :is(.refusal, .field-error)")).to_have_count(0)
    expect(rows(boris)).to_have_count(0)
    for tab in (anna, boris):
        tab.close()  # fails if there was an error
    for person in people:
        person.close()


def test_what_is_chosen_before_the_news_of_the_last_save_is_saved(
    server: Server, browser: Browser
) -> None:
    """A page that knows an older version of a row than the one it has saved is not behind."""
    _, people, anna, boris = begun(server, browser)
    anna.press("+ Добавить строку")
    choose(rows(anna).nth(0), "ограбить")
    order(boris, "ограбить")
    order(anna, "ограбить")
    anna.page.evaluate("""() => addEventListener('draft', (event) => {
      if (!window.letThrough) event.stopImmediatePropagation();
    }, true)""")
    holding = Holding(anna)
    choose(rows(anna).nth(0), "Команда 2")
    expect(anna.one("[data-draft-status]")).to_have_text("Сохраняем…")
    choose(rows(anna).nth(0), "Команда 1")
    holding.let_go(last_first=False)
    order(boris, "ограбить · Команда 1")
    for tab in (anna, boris):
        tab.close()
    for person in people:
        person.close()
