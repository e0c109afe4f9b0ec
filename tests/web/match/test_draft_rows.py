"""Lists that several write, with rows of several kinds: each has the columns of its kind, and
choices that follow from others, with a script and without."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.shapes.ministry import Ministry
from tests.web.browsing import enter
from tests.web.match.draft_pages import blank_of, draft_form, rows_of, send_draft
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("draft rows")]
SEATS = 4  # of two states, with two ministers each


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("ministry")
    with Server(folder, games={"ministry": Ministry()}) as made:
        yield made


@pytest.fixture
def ministers(server: Server) -> Iterator[tuple[str, list[Person]]]:
    """A started match; the first and the third write one plan."""
    people = [Person(server.url) for _ in range(SEATS)]
    host, *others = people
    host.open("/new/ministry")
    asked = {"name": "Анна", "seats": str(SEATS), "ministers": "2"}
    host.press("/new/ministry", pace="unlimited", **asked)
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for number, person in enumerate(others):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=f"Гость {number}")
    host.open(match)
    host.press(f"{match}/start")
    yield match, people
    for person in people:
        person.close()


def columns(form: Form, row: str) -> set[str]:
    """The columns of a row of choices, numbers and texts."""
    names = {*form.fields, *form.choices}
    return {name.rpartition(".")[2] for name in names if name.startswith(f"rows.{row}.")}


def options(form: Form, row: str, column: str) -> list[str]:
    return form.choices[f"rows.{row}.{column}"]


def summaries(person: Person) -> list[str]:
    return re.findall(r'data-summary="([^"]*)"', person.page.text)


# Without script ----------------------------------------------------------------------------


def test_a_row_gets_the_columns_and_choices_that_go_with_it(
    ministers: tuple[str, list[Person]],
) -> None:
    match, (anna, _, vera, _) = ministers
    anna.open(match)
    blank = blank_of(draft_form(anna))
    assert columns(draft_form(anna), blank) == {"kind"}
    assert options(draft_form(anna), blank, "kind") == ["tax", "build", "envoy", "raid"]
    assert {"do": "save"} in draft_form(anna).submits
    send_draft(anna, kind="build")
    (first,) = rows_of(draft_form(anna))
    assert columns(draft_form(anna), first) == {"kind", "priority", "sphere", "what"}
    assert options(draft_form(anna), first, "what") == []
    assert "сначала выберите: Отрасль" in anna.text
    send_draft(anna, row=first, sphere="farms", priority="2")
    assert options(draft_form(anna), first, "what") == ["barn"]
    send_draft(anna, row=first, what="barn")
    assert summaries(anna) == ["Построить · 2 · поля · амбар"]
    assert "Золото: 2 из 12." in anna.text
    # The other minister writes a row of another kind, changes this one, and orders them.
    vera.open(match)
    assert summaries(vera) == ["Построить · 2 · поля · амбар"]
    send_draft(vera, kind="raid")
    second = rows_of(draft_form(vera))[1]
    send_draft(vera, row=second, state="1", priority="1", men="3", burn="true")
    assert options(draft_form(vera), second, "province") == ["1-1", "1-2", "1-3"]
    assert "Не хватает:" in vera.text
    send_draft(vera, row=second, province="1-2")
    send_draft(vera, row=first, sphere="forges")
    assert "Этот вариант здесь недоступен." in vera.text
    assert f"rows.{first}.what" not in draft_form(vera).fields, "a barn is no forge"
    send_draft(vera, row=first, what="mine")
    send_draft(vera, f"up:{second}")
    assert summaries(vera) == [
        "Набег · 1 · Гость 0 · Гость 0: провинция 2 · 3 · Сжечь поля",
        "Построить · 2 · кузницы · рудник",
    ]
    # Columns of another kind are left behind.
    send_draft(vera, row=first, kind="tax")
    assert columns(draft_form(vera), first) == {"kind", "priority", "sphere", "rate"}
    send_draft(vera, row=first, rate="3")
    anna.open(match)
    send_draft(anna, "hand-in")
    assert anna.status == 422, "the doctrine is missing"
    anna.page = anna.http.post(
        draft_form(anna).action,
        data={**draft_form(anna).fields, "doctrine": "guns", "do": "hand-in"},
    )
    assert anna.status == 200, anna.text
    vera.open(match)
    assert "Строк в вашем плане: 2." in vera.text


def test_limits_are_shown_beside_the_rows_that_exceed_them(
    ministers: tuple[str, list[Person]],
) -> None:
    match, (anna, _, vera, _) = ministers
    anna.open(match)
    for priority in ("1", "3"):
        send_draft(anna, kind="raid")
        send_draft(anna, row=rows_of(draft_form(anna))[-1], priority=priority, men="3")
    assert "совпадает в строках" not in anna.text
    assert "Набег: 2 / 2" in anna.text
    second = rows_of(draft_form(anna))[1]
    send_draft(anna, row=second, priority="1")
    for minister in (anna, vera):
        minister.open(match)
        told = re.findall(r'<p class="draft-warning">([^<]*строк[^<]*)</p>', minister.page.text)
        assert len([text for text in told if "1" in text and "2" in text]) == 2, told
    send_draft(vera, row=second, priority="2", men="99")
    assert re.search(r'class="limit over">[^<]*<b>102 / ', vera.page.text), (
        "more men than there are"
    )


def test_who_was_slower_sees_both_versions(ministers: tuple[str, list[Person]]) -> None:
    match, (anna, stranger, vera, _) = ministers
    anna.open(match)
    send_draft(anna, kind="raid")
    (row,) = rows_of(draft_form(anna))
    vera.open(match)
    old = draft_form(vera)
    send_draft(anna, row=row, state="1")
    send_draft(vera, "save", row, old, kind="envoy")
    assert vera.status == 409
    assert "Теперь в ней: Набег · Гость 0." in vera.text
    assert columns(draft_form(vera), row) == {"kind", "priority", "state", "gift", "note"}
    send_draft(vera, row=row, gift="2")
    assert vera.status == 200
    assert summaries(vera) == ["Отправить посла · 2"]
    stranger.open(match)
    assert not rows_of(draft_form(stranger))


# With script -------------------------------------------------------------------------------


def rows(tab: Tab) -> Locator:
    return tab.page.locator("[data-draft-rows] > [data-draft-row]")


def cell(tab: Tab, number: int, column: str) -> Locator:
    return rows(tab).nth(number).locator(f"[name$='.{column}']")


@pytest.mark.thorough
@pytest.mark.browser
def test_two_write_rows_of_two_kinds_on_one_list(
    ministers: tuple[str, list[Person]], server: Server, browser: Browser
) -> None:
    match, people = ministers
    anna, vera = Tab(browser, server.url), Tab(browser, server.url, PHONE)
    for tab, person in ((anna, people[0]), (vera, people[2])):
        enter(tab, person, match)
        tab.page.wait_for_selector("[data-connected]", state="attached")
    vera.one('[data-tab="table"]').click()
    anna.press("+ Добавить строку")
    cell(anna, 0, "kind").select_option("build")
    cell(anna, 0, "sphere").nth(0).check(force=True)
    focused = "document.activeElement.name.split('.').at(-1)"
    expect(cell(anna, 0, "what")).to_have_count(1)
    assert anna.page.evaluate(focused) == "sphere"
    rows(anna).nth(0).get_by_text("амбар").click()
    cell(anna, 0, "priority").fill("2")
    expect(rows(vera).nth(0)).to_have_attribute("data-summary", "Построить · 2 · поля · амбар")
    # Vera adds a raid; choices of provinces follow from the state.
    vera.press("+ Добавить строку")
    cell(vera, 1, "kind").select_option("raid")
    expect(cell(vera, 1, "province")).to_have_count(1)  # what comes first is said
    cell(vera, 1, "state").check(force=True)
    expect(cell(vera, 1, "province")).to_have_count(3)
    cell(vera, 1, "province").nth(1).check(force=True)
    cell(vera, 1, "men").fill("3")
    cell(vera, 1, "priority").fill("1")
    raid = "Набег · 1 · Гость 0 · Гость 0: провинция 2 · 3"
    expect(rows(anna).nth(1)).to_have_attribute("data-summary", raid)
    for tab in (anna, vera):
        tab.fit_for_everybody()
    # Another kind: other columns, on both pages; the bounds of a number follow what happens.
    cell(anna, 0, "kind").select_option("envoy")
    expect(cell(vera, 0, "gift")).to_have_attribute("max", "12")
    cell(anna, 0, "gift").focus()  # also where somebody is
    people[0].open(f"{match}/host")
    people[0].press(f"{match}/host/act", **{"gifts.0.state": "0", "gifts.0.gold": "5"})
    for tab in (anna, vera):
        expect(cell(tab, 0, "gift")).to_have_attribute("max", "17")
    expect(cell(anna, 0, "gift")).to_be_focused()
    # What is wrong is said, until it is right; whoever is typing goes on.
    cell(anna, 0, "gift").fill("99")
    cell(anna, 1, "men").focus()
    expect(rows(anna).nth(0).locator(".field-error")).to_have_count(1)
    cell(anna, 0, "gift").fill("1")
    expect(rows(anna).nth(0).locator(".field-error")).to_have_count(0)
    anna.page.keyboard.type("5")
    expect(cell(anna, 0, "gift")).to_have_value("15")
    expect(cell(vera, 0, "gift")).to_have_value("15")
    cell(anna, 0, "kind").select_option("tax")
    expect(cell(anna, 0, "rate")).to_be_visible()
    expect(cell(vera, 0, "rate")).to_be_visible()
    expect(cell(vera, 0, "what")).to_have_count(0)
    cell(vera, 0, "sphere").nth(0).check(force=True)
    cell(vera, 0, "rate").fill("3")
    rows(vera).nth(1).get_by_role("button", name="Выше").click()
    for number, one in enumerate((raid, "Ввести налог · 2 · поля · 3")):
        expect(rows(anna).nth(number)).to_have_attribute("data-summary", one)
    anna.page.locator("[data-draft] label.chip", has_text="пушки").click()
    anna.press("Сдать план")
    expect(vera.one(".draft-handed")).to_contain_text("Анна")
    for tab in (anna, vera):
        tab.close()
