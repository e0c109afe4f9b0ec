"""What is wrong with what was entered stands beside its cause, in words, in sight; nothing that was
entered is lost. In forms, rows, drafts, and the forms of hosts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.kernel.decode.reader import reader
from intriga.kernel.questions.forms import Form as KernelForm
from intriga.kernel.text import Refusal
from intriga.lab.conformance import play
from intriga.lab.conformance.plays.random_play import offer_to
from intriga.table import BotPause
from intriga.web.conformance.looks import site_of
from intriga.web.match.forms.form_errors import FormChecker, FormError
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.household import Household
from tests.shapes.ministry import Ministry
from tests.web.browsing import sends
from tests.web.match.draft_pages import draft_form, rows_of, send_draft
from tests.web.tab import Tab

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("wrong")]
SMALL = (390, 664)
NEVER_SHOWN = re.compile(r"\[\d|misread|«[a-z_]+»|“[a-z_]+”|refused|\{")
"""Names of fields and places in JSON, which nobody on a page has ever seen."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with toy games, whose bots never act."""
    folder: Path = tmp_path_factory.mktemp("wrong")
    games: dict[str, Any] = {"household": Household(), "ministry": Ministry()}
    with Server(folder, games=games, pause=BotPause(3600, 3600, 0)) as made:
        yield made


@pytest.fixture
def me(server: Server) -> Iterator[Person]:
    """Somebody without scripts in a match of their own, which they host."""
    person = Person(server.url)
    person.open("/")
    person.press("/play/household")
    yield person
    person.close()


# Words -------------------------------------------------------------------------------------


def told(game: Any, act: str, data: dict[str, Any], language: str) -> tuple[str, FormError]:
    """What a page says of an act of this type that cannot be read."""
    match = play(game, 2, {}, 0, 1)
    offer = offer_to(game, match.position, 0)
    form: KernelForm = next(form for form in offer.forms if form.act == act)
    site = site_of(game)
    t = site.say(language, game.id)
    book = site.game_book(language, game.id)
    checker = FormChecker(form, f"form-{game.id}-{act}", book, t)
    sent = {"type": act, **data}
    refusal = reader(game).player_data(sent)
    assert isinstance(refusal, Refusal), refusal
    error = checker.refused(sent, refusal, lambda one: t(one.id, **one.params))
    return t(error.refusal.id, **error.refusal.params), error


@pytest.mark.parametrize(
    ("act", "data", "text", "mark"),
    [
        ("lock-up", {"rooms": [{"warm": True}]}, "Строка 1: заполните поле «Комната».", "room"),
        ("lock-up", {"rooms": [{"room": "attic", "warm": "so-so"}]}, "«Топить»", "warm"),
        ("lock-up", {"bolt": "perhaps"}, "Поле «Засов» заполнено неверно.", "bolt"),
        ("lock-up", {"rooms": "all"}, "Поле «Комнаты» заполнено неверно.", "rooms"),
        ("lock-up", {"roof": 1}, "Форма заполнена неверно.", ""),
        ("let-in", {"who": "Анна", "yes": True}, "нужно целое число", "who"),
        ("let-in", {"yes": True}, "Заполните поле «Чей это гость».", "who"),
        ("clean", {"chores": [{"room": "attic"}, {}]}, "Строка 2", "chores.1.room"),
    ],
)
def test_what_cannot_be_read_is_said_in_the_words_of_the_form(
    act: str, data: dict[str, Any], text: str, mark: str
) -> None:
    said, error = told(Household(), act, data, "ru")
    assert text in said
    assert not NEVER_SHOWN.search(said)
    assert [name for name in error.marks if name.endswith(mark)] if mark else not error.marks
    assert not NEVER_SHOWN.search(" ".join(error.marks.values()))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(
    "row",
    [
        {},
        {"kind": "tax"},
        {"kind": "tax", "priority": "x", "sphere": "farms", "rate": 1},
        {"kind": "tax", "priority": 2, "sphere": "sea", "rate": 1},
        {"kind": "raid", "priority": 2, "state": 1, "province": "1-1", "men": 1, "burn": "?"},
        {"kind": "fly"},
        {"kind": "envoy", "priority": 2, "state": 1, "gift": 1, "note": 5},
    ],
)
def test_nothing_of_a_row_that_cannot_be_read_is_shown_raw(
    row: dict[str, Any], language: str
) -> None:
    data = {"doctrine": "guns", "plan": [{"kind": "tax", **_TAX}, row]}
    said, error = told(Ministry(), "hand-in", data, language)
    assert not NEVER_SHOWN.search(said)
    assert "2" in said, "the number of the row"
    assert all(name.startswith("plan.1") for name in error.marks)
    assert error.marks


_TAX = {"priority": 1, "sphere": "farms", "rate": 1}


# Without script ----------------------------------------------------------------------------


def part(html: str, begin: str, end: str) -> str:
    """The HTML from one text to the next other one."""
    return html.partition(begin)[2].partition(end)[0]


def test_a_draft_that_is_not_complete_is_marked_in_its_row(me: Person) -> None:
    send_draft(me, room="attic", wet="true")
    send_draft(me, wet="true")
    form = draft_form(me)
    first, second = rows_of(form)
    given = {name: value for name, value in form.fields.items() if name != "thorough"}
    me.page = me.http.post(form.action, data=given | {"do": "hand-in"})
    assert me.status == 422
    assert "Строка 2: заполните поле «Комната»." in me.text
    assert not NEVER_SHOWN.search(me.text)
    html = me.page.text
    row = part(html, f'data-draft-row="{second}"', "</li>")
    assert 'class="field-error"' in row
    assert row.count("autofocus") == 1
    assert "field-error" not in part(html, f'data-draft-row="{first}"', "</li>")
    fields = draft_form(me).fields
    assert "thorough" not in fields, "what was entered beside the list stays"
    assert fields[f"rows.{second}.wet"] == "true"


def test_a_form_of_the_host_says_what_is_wrong_in_itself(me: Person) -> None:
    match = me.path
    me.open(f"{match}/host")
    form = me.form(f"{match}/host/act")
    given = {name: value for name, value in form.fields.items() if name != "announced"}
    me.page = me.http.post(form.action, data=given)
    assert me.status == 409
    html = me.page.text
    assert me.text.count("Заполните поле «Комната».") == 1, "once, in the form"
    own = part(html, 'id="host-inspect"', "</details>")
    assert "Заполните это поле" in own
    assert own.count("autofocus") == 1
    assert own.lstrip().startswith("open")
    assert "announced" not in me.form(f"{match}/host/act").fields, "what was entered stays"
    me.page = me.http.post(form.action, data=form.fields | {"room": "roof"})
    assert "Такой комнаты нет." in part(me.page.text, 'id="host-inspect"', "</details>")


def test_a_refusal_of_the_rules_is_marked_where_it_says(me: Person) -> None:
    form = me.acts["let-in"]
    me.page = me.http.post(form.action, data=form.fields | {"who": "0", "yes": "true"})
    assert me.status == 422
    own = part(me.page.text, 'data-act-form="let-in"', "</form>")
    assert 'aria-invalid="true"' in own
    assert own.count("Такого гостя нет.") == 2, "beside the field, and by the buttons"
    assert own.count("autofocus") == 1


# With script -------------------------------------------------------------------------------


@pytest.fixture
def tab(browser: Browser, server: Server) -> Iterator[Tab]:
    made = Tab(browser, server.url, SMALL)
    made.open("/")
    made.page.locator("form[action='/play/household'] button").click()
    made.page.wait_for_selector("[data-draft-add]:visible")
    made.page.wait_for_selector(".row-list[data-ready]", state="attached")
    yield made
    made.close()


def test_a_row_that_is_to_blame_comes_into_sight_on_a_phone(tab: Tab) -> None:
    page = tab.page
    rows = page.locator("[data-draft-rows] > [data-draft-row]")
    for number in range(3):
        page.locator("[data-draft-add]").click()
        expect(rows).to_have_count(number + 1)
        rows.nth(number).locator("[type=checkbox]").check()
        if number != 1:
            rows.nth(number).locator("select, [type=radio]").first.wait_for()
            _choose_room(rows.nth(number))
    page.get_by_label("Дочиста").uncheck()
    with page.expect_response("**/drafts/**"):
        page.locator("[data-draft-hand-in]").click()
    wrong = rows.nth(1)
    expect(wrong.locator(".field-error")).to_contain_text("Заполните это поле")
    expect(wrong.locator(".field-error")).to_be_in_viewport()
    assert page.evaluate("(row) => row.contains(document.activeElement)", wrong.element_handle())
    assert wrong.locator("[aria-invalid='true']").get_attribute("aria-describedby")
    expect(page.locator("[data-draft-answer] .refusal")).to_contain_text("Строка 2")
    expect(page.get_by_label("Дочиста")).not_to_be_checked()
    _choose_room(wrong)
    expect(wrong.locator(".field-error")).to_have_count(0)
    with page.expect_response("**/drafts/**"):
        page.locator("[data-draft-hand-in]").click()
    expect(page.get_by_text("Комнат: 3, с водой: 3").first).to_be_attached()


def _choose_room(row: Any) -> None:
    radio = row.locator("input[type=radio]")
    if radio.count():
        row.locator("label:has([type=radio])").first.click()  # once it stands still
        expect(radio.first).to_be_checked()
    else:
        row.locator("select").select_option(index=1)


def test_each_refusal_takes_one_to_its_cause_even_if_that_is_folded(tab: Tab) -> None:
    page = tab.page
    form = page.locator("form[data-act-form='lock-up']")
    form.get_by_role("button", name="Добавить").click()
    form.locator("[type=checkbox]").last.check()
    sends(form).click()
    room = form.locator("[name='rooms.0.room']")
    expect(room).to_be_focused()
    expect(room).to_be_in_viewport()
    page.evaluate(
        """() => {
          const all = document.querySelectorAll('#act-let-in input[type=radio]');
          for (const one of all) one.required = false;
          document.querySelector('#act-let-in').open = false;
          const form = document.querySelector('#act-let-in form');
          form.requestSubmit(form.querySelector('[value=false]'));
        }"""
    )
    guest = page.locator("#act-let-in input[type=radio]").first
    expect(guest).to_be_focused()
    expect(page.locator("#act-let-in").get_by_text("Заполните это поле")).to_be_in_viewport()
    tab.wrong.clear()  # the cockpit tells of answers that refuse
