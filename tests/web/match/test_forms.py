"""Forms whose fields depend on each other, and lists of rows of several kinds, on the pages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from intriga.games.espionage.data.geometry import NEIGHBOURS
from intriga.table import BotPause
from intriga.words import phrasebook
from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.shapes.ministry import Ministry
from tests.web.lobby.waiting import sign_up
from tests.web.match.beginning import begun
from tests.web.playing import begun as begun_espionage
from tests.web.playing import buy
from tests.web.tab import PHONE, Tab

pytestmark = pytest.mark.service
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `ministry`, whose bots never act."""
    games: dict[str, Any] = {"ministry": Ministry()}
    folder: Path = tmp_path_factory.mktemp("forms")
    with Server(folder, games=games, pause=BotPause(3600, 3600, 0)) as made:
        yield made


@pytest.fixture
def me(server: Server) -> Iterator[Person]:
    """Somebody without scripts in a match of their own."""
    person = Person(server.url, "en")
    person.open("/")
    person.press("/play/ministry")
    yield person
    person.close()


def plan(person: Person) -> Form:
    return person.acts["hand-in"]


def send(person: Person, /, **fields: str) -> Form:
    """Fill in the plan, press a button, and look at the plan again."""
    form = plan(person)
    person.page = person.http.post(
        form.action, data=form.fields | {k.replace("__", "."): v for k, v in fields.items()}
    )
    return plan(person)


def rows(form: Form) -> dict[str, str]:
    return {name: value for name, value in form.fields.items() if name.startswith("plan.")}


# Without script ----------------------------------------------------------------------------


def test_choices_that_depend_on_others_are_shown_by_a_step_more(me: Person) -> None:
    form = plan(me)
    assert form.choices["plan.0.kind"] == ["tax", "build", "envoy", "raid"]
    assert "plan.0.sphere" not in form.choices
    form = send(me, doctrine="butter", plan__0__kind="build", _step="plan.0.open")
    assert me.status == 200
    assert form.choices["plan.0.sphere"] == ["farms", "forges"]
    assert form.choices["plan.0.what"] == []
    assert "first choose: Sphere" in me.text
    form = send(me, plan__0__sphere="forges", plan__0__priority="4", _step="plan.0.open")
    assert form.choices["plan.0.what"] == ["mine", "workshop"]
    assert form.fields["plan.0.priority"] == "4", "nothing entered is lost"
    form = send(me, plan__0__what="mine")
    assert me.status == 200
    assert "Rows in your plan: 1." in me.text


def test_a_form_arrives_with_what_was_handed_in(me: Person) -> None:
    tax = {"plan__0__kind": "tax", "plan__0__priority": "2"}
    send(me, doctrine="guns", plan__0__sphere="farms", plan__0__rate="3", **tax)
    me.open(me.path.removesuffix("/act"))
    form = plan(me)
    assert form.fields["doctrine"] == "guns"
    assert rows(form) == {
        "plan.0.kind": "tax",
        "plan.0.priority": "2",
        "plan.0.sphere": "farms",
        "plan.0.rate": "3",
    }
    me.page = me.http.post(
        form.action, data={k: v for k, v in form.fields.items() if not k.startswith("plan.")}
    )
    assert me.status == 200
    assert "Rows in your plan: 0." in me.text, "an empty list is handed in, too"
    assert not rows(plan(me))


def test_rows_are_added_moved_and_removed_by_buttons(me: Person) -> None:
    send(me, _step="plan.add")
    assert me.status == 200
    taxes = {f"plan__{n}__kind": "tax" for n in range(3)}
    form = send(me, _step="plan.add", plan__0__rate="1", **taxes)
    send(me, plan__1__rate="2", plan__2__rate="3", _step="plan.2.up")
    form = send(me, _step="plan.0.down")
    assert [form.fields[f"plan.{n}.rate"] for n in range(3)] == ["3", "1", "2"]
    form = send(me, _step="plan.1.remove")
    assert [form.fields[f"plan.{n}.rate"] for n in range(2)] == ["3", "2"]
    for odd in ("plan.0.up", "plan.1.down", "plan.77.remove", "plan.x.up", "gifts.add", "", "…"):
        assert rows(send(me, _step=odd)) == rows(form), odd


def test_what_is_wrong_is_marked_in_its_row_and_column(me: Person) -> None:
    raid = {"plan__0__kind": "raid", "plan__0__state": "1", "plan__0__men": "many"}
    form = send(me, doctrine="guns", plan__1__kind="tax", plan__1__priority="3", **raid)
    assert me.status == 422
    assert "Row 1: fill in “Priority”." in me.text
    wrong = re.findall(r'name="(plan[^"]*)"[^>]* aria-invalid="true"', me.page.text)
    assert wrong == [
        "plan.0.priority",
        "plan.0.province",
        "plan.0.men",
        "plan.1.rate",
    ] or set(wrong) >= {"plan.0.priority", "plan.0.province", "plan.0.men"}
    assert "Enter a whole number." in me.text
    assert form.fields["plan.0.state"] == "1"
    assert form.fields["plan.1.priority"] == "3"


def test_rules_say_which_cell_they_refuse(me: Person) -> None:
    built = {"plan__0__kind": "build", "plan__0__sphere": "farms", "plan__0__what": "mill"}
    send(me, doctrine="guns", plan__0__priority="1", **built)
    assert me.status == 422
    assert "Your doctrine has no such building in this sphere." in me.text
    assert re.search(r'name="plan.0.what"[^>]* aria-invalid="true"', me.page.text)
    twice = {f"plan__{n}__kind": "tax" for n in range(2)} | {"plan__0__priority": "1"}
    rest = {f"plan__{n}__{name}": value for n in range(2) for name, value in TAX.items()}
    form = send(me, **twice | rest)
    assert "Rows 1, 2 have the same value" in me.text
    wrong = re.findall(r'name="(plan[^"]*)"[^>]* aria-invalid="true"', me.page.text)
    assert wrong == ["plan.0.priority", "plan.1.priority"]
    assert form.fields["plan.1.rate"] == "2"


TAX = {"sphere": "farms", "rate": "2", "priority": "1"}


def test_columns_of_another_kind_are_left_behind(me: Person) -> None:
    send(me, doctrine="guns", plan__0__kind="tax", _step="plan.0.open")
    raid = {"plan__0__state": "2", "plan__0__province": "2-1", "plan__0__men": "1"}
    priority = {"plan__0__priority": "1", "plan__0__rate": "3", "plan__0__sphere": "farms"}
    send(me, plan__0__kind="raid", **raid, **priority)
    assert me.status == 200, me.text
    assert "Rows in your plan: 1." in me.text


def test_the_host_fills_in_rows_too(server: Server) -> None:
    host = Person(server.url, "en")
    host.open("/")
    host.press("/play/ministry")
    match = host.path
    host.open(f"{match}/host")
    form = host.form(f"{match}/host/act")
    assert form.choices["gifts.0.state"] == ["0", "1", "2"]
    host.page = host.http.post(
        form.action, data=form.fields | {"gifts.1.state": "1", "_step": "gifts.1.up"}
    )
    assert host.status == 200
    form = host.form(f"{match}/host/act")
    assert form.fields["gifts.0.state"] == "1"
    host.page = host.http.post(form.action, data=form.fields)
    assert host.status == 409
    assert re.search(r'name="gifts.0.gold"[^>]* aria-invalid="true"', host.page.text)
    host.page = host.http.post(form.action, data=form.fields | {"gifts.0.gold": "5"})
    host.open(match)
    assert "gets relief: 5 gold" in host.text
    asked = form.fields | {"_part": "gifts.0"}
    answer = host.http.post(f"{match}/choices/host", data=asked)
    assert 'id="f-relief-gifts-0"' in answer.text
    host.close()


def test_a_steward_is_offered_the_same_choices_at_their_desk(server: Server) -> None:
    """A part of the host's powers: the forms of their desk fetch what follows from what is entered,
    at an address of their own, since that of the host is closed to them."""
    host, zoya = Person(server.url, "en"), Person(server.url, "en")
    sign_up(zoya, "zoya")
    host.open("/")
    host.press("/play/ministry")
    match = host.path
    host.open(f"{match}/host")
    host.press(f"{match}/host/appoint", login="zoya", place="")
    zoya.open(match)
    assert f"{match}/office" not in zoya.page.text, "an office without powers has no desk"
    found = re.findall(r'<bdi>zoya</bdi>.*?name="person" value="([^"]+)"', host.page.text, re.S)
    fields = {"_csrf_token": host.csrf, "person": found[0], "act.relief": "true"}
    host.page = host.http.post(f"{match}/host/empower", data=fields)
    assert f"{match}/office" in zoya.open(match) or f"{match}/office" in zoya.page.text
    zoya.open(f"{match}/office")
    assert f'data-choices-url="{match}/choices/office"' in zoya.page.text
    asked = zoya.form(f"{match}/office/act").fields | {"_part": "gifts.0"}
    answer = zoya.http.post(f"{match}/choices/office", data=asked)
    assert answer.status_code == 200
    assert 'id="f-relief-gifts-0"' in answer.text
    assert zoya.http.post(f"{match}/choices/host", data=asked).status_code == 403
    theirs = host.http.post(f"{match}/choices/office", data=asked | {"_csrf_token": host.csrf})
    assert theirs.status_code == 403, "the host is no steward"
    for one in (host, zoya):
        one.close()


# Choices -----------------------------------------------------------------------------------


def test_choices_are_for_the_player_alone_and_only_for_what_is_asked_now(server: Server) -> None:
    people = [Person(server.url, "en") for _ in range(3)]
    match = begun(people[:2], "ministry")
    me, other, stranger = people
    me.open(match)
    other.open(match)
    form = plan(me)
    raid = {"plan.7.kind": "raid", "plan.7.state": "1", "_part": "plan.7"}
    answer = me.http.post(f"{match}/choices", data=form.fields | raid)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert 'id="f-hand-in-plan-7"' in answer.text
    assert re.findall(r'value="(1-\d)"', answer.text) == ["1-1", "1-2", "1-3"]
    theirs = other.http.post(f"{match}/choices", data=plan(other).fields | raid)
    assert re.findall(r'value="(1-\d)"', theirs.text) == [], "nobody raids themselves"
    stranger.open("/")
    token = {"_csrf_token": stranger.csrf}
    assert stranger.http.post(f"{match}/choices", data=raid | token).status_code == 403
    assert stranger.http.post(f"{match}/choices/host", data=raid | token).status_code in (403, 404)
    for wrong in ({"token": "9.plans"}, {"act": "relief"}, {"act": "", "token": ""}):
        stale = me.http.post(f"{match}/choices", data=form.fields | raid | wrong)
        assert stale.status_code == 409
        assert stale.text == phrasebook("en").say("refused-stale")
    for odd in ({"_part": "…"}, {"_part": "plan.99"}, {"plan.7.state": "x"}, {"plan": "3"}):
        assert me.http.post(f"{match}/choices", data=form.fields | raid | odd).status_code == 200
    for person in people:
        person.close()


def test_the_way_of_a_set_up_follows_its_cell(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        people = Person(server.url, "en"), Person(server.url, "en")
        match = begun_espionage(*people)
        for person in people:
            buy(person, **{"set-up": 1})
        for person in people:
            person.open(match)
        me = next(person for person in people if "set-up" in person.acts)
        form = me.acts["set-up"]
        assert form.choices["to"] == [], "not yet: first the cell"
        cell = {"cell": "41", "_part": "cell"}
        answer = me.http.post(f"{match}/choices", data=form.fields | cell)
        assert 'id="part-set-up-to"' in answer.text
        ways = sorted(str(cell) for cell in NEIGHBOURS[41])
        assert sorted(re.findall(r' value="(\d+)"', answer.text)) == ways
        me.page = me.http.post(f"{match}/act", data=form.fields | cell | {"_step": "choices"})
        form = me.acts["set-up"]
        assert form.fields["cell"] == "41"
        assert sorted(form.choices["to"]) == ways
        me.page = me.http.post(f"{match}/act", data=form.fields | {"to": ways[0]})
        assert me.status == 200
        for person in people:
            person.close()


# With script -------------------------------------------------------------------------------


def opened(browser: Browser, server: Server, language: str, **how: Any) -> Tab:
    tab = Tab(browser, server.url, language=LANGUAGES[language], **how)
    tab.open("/")
    tab.page.locator("form[action='/play/ministry'] button").click()
    tab.page.wait_for_selector(".row-list[data-ready]", state="attached")
    return tab


def row(tab: Tab, number: int) -> Locator:
    return tab.page.locator(".row-list > .form-row").nth(number)


def choose(tab: Tab, number: int, column: str, value: str) -> None:
    """Choose what others depend on, and wait for these."""
    with tab.page.expect_response("**/choices"):
        row(tab, number).locator(f"select[name$='.{column}']").select_option(value)


def focused(tab: Tab) -> str:
    name: str = tab.page.evaluate("document.activeElement.name + document.activeElement.value")
    return name


@pytest.mark.thorough
def test_a_plan_is_made_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    tab = opened(browser, server, "en")
    press = tab.page.keyboard.press

    def press_and_wait(key: str) -> None:
        with tab.page.expect_response("**/choices"):
            press(key)

    tab.page.locator("input[name=doctrine]").first.focus()
    press_and_wait("Space")
    press("Tab")
    press("Enter")  # adds a row
    assert focused(tab) == "plan.0.kind"
    press_and_wait("b")
    expect(row(tab, 0).locator("select[name$='.sphere']")).to_be_visible()
    assert focused(tab) == "plan.0.kindbuild", "the focus stays where it was"
    press("Tab")
    tab.page.keyboard.type("7")
    press("Tab")
    press_and_wait("ArrowDown")
    expect(row(tab, 0).locator("select[name$='.what'] option")).to_have_count(3)
    assert focused(tab) == "plan.0.spherefarms"
    press("Tab")
    press("ArrowDown")
    assert focused(tab) == "plan.0.whatbarn"
    for words in ("Remove", "Add a row", "Hand in the plan"):
        press("Tab")
        label = "document.activeElement.getAttribute('aria-label')"
        assert tab.page.evaluate(f"{label} ?? document.activeElement.textContent") == words
    press("Enter")
    expect(tab.page.locator("#answer .receipt")).to_be_attached()
    tab.close()


def test_rows_come_go_and_move_at_once(browser: Browser, server: Server) -> None:
    tab = opened(browser, server, "en")
    add = tab.page.get_by_role("button", name="Add a row")
    for kind in ("tax", "raid", "envoy"):
        add.click()
        choose(tab, -1, "kind", kind)
    assert tab.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    kinds = "[...document.querySelectorAll('.row-list > .form-row select[name$=kind]')]"
    now = f"{kinds}.map((one) => one.name + ' ' + one.value)"
    row(tab, 2).locator("select[name$=kind]").focus()
    tab.page.keyboard.press("Alt+ArrowUp")
    assert tab.page.evaluate(now) == ["plan.0.kind tax", "plan.1.kind envoy", "plan.2.kind raid"]
    assert focused(tab) == "plan.1.kindenvoy"
    row(tab, 0).get_by_role("button", name="Remove").click()
    assert tab.page.evaluate(now) == ["plan.1.kind envoy", "plan.2.kind raid"]
    expect(tab.one("[data-rows-status]")).to_have_text("Row 1 removed.")
    expect(row(tab, 0).locator("legend")).to_have_text("Row 1")
    assert "remove" in focused(tab)
    for _ in range(2):
        row(tab, 0).get_by_role("button", name="Remove").click()
    assert tab.page.evaluate(now) == []
    tab.page.get_by_text("guns", exact=True).click()
    tab.page.get_by_role("button", name="Hand in the plan").last.click()
    expect(tab.page.locator("#answer .receipt")).to_be_attached()
    tab.close()


def test_limits_are_shown_while_one_types(browser: Browser, server: Server) -> None:
    tab = opened(browser, server, "en")
    for kind in ("envoy", "envoy", "raid"):
        tab.page.get_by_role("button", name="Add a row").click()
        choose(tab, -1, "kind", kind)
    for number in range(3):
        row(tab, number).locator("[name$='.priority']").fill("3" if number != 1 else "4")
    limits = tab.page.locator(".limits")
    expect(limits).to_contain_text("Priority: the same in rows 1 and 3.")
    expect(limits).to_contain_text("Plan: 3 / 20")
    expect(limits).to_contain_text("Raid: 1 / 2")
    row(tab, 0).locator("[name$='.gift']").fill("9")
    expect(limits).to_contain_text("Gold: 13 / 12")
    expect(tab.one("[data-rows-status]")).to_have_text("Gold: 13, at most 12.")
    row(tab, 0).locator("[name$='.gift']").fill("8")
    row(tab, 2).locator("[name$='.priority']").fill("5")
    expect(limits.locator(".over")).to_have_count(0)
    tab.close()


@pytest.mark.parametrize("language", ["ru", pytest.param("en", marks=pytest.mark.thorough)])
def test_what_is_wrong_is_focused_and_what_was_entered_stays(
    browser: Browser, server: Server, language: str
) -> None:
    tab = opened(browser, server, language, size=PHONE)
    tab.page.locator(".chip").first.click()
    for _ in range(2):
        tab.page.locator(".row-add button").click()
        choose(tab, -1, "kind", "tax")
        row(tab, -1).locator("[name$='.priority']").fill("6")
        row(tab, -1).locator("[name$='.rate']").fill("2")
        row(tab, -1).locator("[name$='.sphere']").select_option("forges")
    wrong = tab.page.locator("#act-hand-in [aria-invalid='true']")
    press = tab.page.locator("#tray-foot .button-main")
    press.click()
    expect(row(tab, 1).locator("[name$='.priority']")).to_be_focused()  # and nothing is sent
    press.evaluate("(button) => { button.form.noValidate = true; }")  # as where scripts fail
    with tab.page.expect_response("**/choices"):  # what may have changed is fetched after each push
        press.click()
        expect(wrong).to_have_count(2)
        tab.page.evaluate(
            """() => ['htmx:before:settle', 'htmx:after:swap'].forEach((kind) => {
              document.querySelector('#tray').dispatchEvent(new Event(kind, {bubbles: true}));
            })"""
        )
    tab.page.evaluate("new Promise((done) => setTimeout(done, 100))")
    expect(wrong).to_have_count(2)
    expect(row(tab, 0).locator("[name$='.priority']")).to_be_focused()
    expect(row(tab, 1).locator("[name$='.sphere']")).to_have_value("forges")
    assert tab.page.locator("[data-rows] noscript [name]").count() == 0, "they would be sent, too"
    tab.fit_for_everybody()
    tab.context.close()  # the browser logs the status 422 as an error


def test_a_stale_form_says_so_where_it_is_filled_in(browser: Browser, server: Server) -> None:
    tab = opened(browser, server, "en")
    tab.page.locator(".row-add button").click()
    tab.page.evaluate("document.querySelector('[data-act-form] [name=token]').value = '9.plans'")
    choose(tab, 0, "kind", "raid")
    expect(tab.one(".choices-problem")).to_have_text(phrasebook("en").say("refused-stale"))
    expect(row(tab, 0).locator("select")).to_have_value("raid")
    tab.context.close()  # 409


def test_what_is_handed_in_elsewhere_does_not_overwrite_what_i_enter(
    browser: Browser, server: Server
) -> None:
    tab = opened(browser, server, "en")
    other = tab.context.new_page()
    other.goto(tab.page.url)
    other.wait_for_selector(".row-list[data-ready]", state="attached")
    hand_in(other, "tax", "3")
    expect(row(tab, 0).locator("[name$='.rate']")).to_have_value("3")
    row(tab, 0).locator("[name$='.rate']").fill("1")
    other.locator(".row-button[aria-label=Remove]").click()
    other.locator("#tray-foot .button-main").click()
    note = tab.one("[data-rows-news]")
    expect(note).to_be_visible()
    expect(row(tab, 0).locator("[name$='.rate']")).to_have_value("1")
    note.get_by_role("button").click()
    expect(tab.page.locator(".row-list > .form-row")).to_have_count(0)
    expect(note).to_be_hidden()
    tab.close()


def hand_in(page: Any, kind: str, rate: str) -> None:
    """Hand in a plan of one tax."""
    page.locator(".chip").first.click()
    page.locator(".row-add button").click()
    with page.expect_response("**/choices"):
        page.locator("select[name$='.kind']").select_option(kind)
    page.locator("[name$='.sphere']").select_option("farms")
    page.locator("[name$='.priority']").fill("1")
    page.locator("[name$='.rate']").fill(rate)
    page.locator("#tray-foot .button-main").click()
    expect(page.locator("#answer .receipt")).to_be_attached()
