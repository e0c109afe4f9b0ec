"""Boxes and questions: what stands on the screen is what is sent, in every kind of form.

Each flag of the toy game `household` is on in an act that does not say so: one that a page loses
becomes a yes that nobody gave.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.table import BotPause
from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.shapes.household import Household
from tests.web.browsing import sends
from tests.web.match.draft_pages import draft_form, rows_of, send_draft
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.service, pytest.mark.xdist_group("flags")]
YES, NO, NEITHER = {"yes": "true"}, {"yes": "false"}, dict[str, str]()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `household`, whose bots never act."""
    folder: Path = tmp_path_factory.mktemp("flags")
    games = {"household": Household()}
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


def unticked(form: Form, *names: str) -> dict[str, str]:
    """What a browser sends of a form if these boxes are not ticked."""
    return {name: value for name, value in form.fields.items() if name not in names}


def send(person: Person, form: Form, given: dict[str, str]) -> None:
    person.page = person.http.post(form.action, data=given)
    assert person.status == 200, person.text


def test_a_flag_shows_what_the_act_takes_by_itself_and_what_was_sent(me: Person) -> None:
    form = me.acts["lock-up"]
    assert {"bolt", "lamp"} <= set(form.fields), "on by default, and shown so"
    send(me, form, unticked(form, "bolt"))
    fields = me.acts["lock-up"].fields
    assert "bolt" not in fields
    assert fields["lamp"] == "true"


def test_a_flag_of_a_row_is_off_unless_it_is_ticked(me: Person) -> None:
    form = me.acts["lock-up"]
    given = {"rooms.0.room": "attic", "rooms.1.room": "cellar", "rooms.1.warm": "true"}
    send(me, form, form.fields | given)
    fields = me.acts["lock-up"].fields
    rows = {name: value for name, value in fields.items() if name.startswith("rooms.") and value}
    assert rows == given


def test_an_empty_row_stays_empty_although_its_box_is_off(me: Person) -> None:
    form = me.acts["lock-up"]
    send(me, form, form.fields | {"rooms.2.room": "kitchen"})
    fields = me.acts["lock-up"].fields
    assert fields["rooms.0.room"] == "kitchen"
    assert not fields.get("rooms.1.room")


def test_buttons_that_change_rows_leave_flags_as_they_are(me: Person) -> None:
    form = me.acts["lock-up"]
    given = {"rooms.0.room": "attic", "rooms.0.warm": "true", "rooms.1.room": "cellar"}
    send(me, form, unticked(form, "bolt") | given | {"_step": "rooms.1.up"})
    fields = me.acts["lock-up"].fields
    assert "bolt" not in fields
    assert fields["lamp"] == "true"
    assert [fields[f"rooms.{n}.room"] for n in (0, 1)] == ["cellar", "attic"]
    assert "rooms.0.warm" not in fields
    assert fields["rooms.1.warm"] == "true"


def test_flags_of_a_draft_are_off_unless_they_are_ticked(me: Person) -> None:
    match = me.path
    send_draft(me, room="attic")
    send_draft(me, room="cellar", wet="true")
    form = draft_form(me)
    first, second = rows_of(form)
    assert f"rows.{first}.wet" not in form.fields
    assert form.fields[f"rows.{second}.wet"] == "true"
    assert form.fields["thorough"] == "true"
    send(me, form, unticked(form, "thorough") | {"do": "hand-in"})
    me.open(match)
    assert "убирает наспех. Комнат: 2, с водой: 1" in me.text


def test_a_question_has_two_buttons_and_no_answer_before_one_is_pressed(me: Person) -> None:
    form = me.acts["let-in"]
    assert "yes" not in form.fields
    assert [one for one in form.submits if one] == [YES, NO]
    assert "Впустить" in me.text
    assert "Не впускать" in me.text
    guest = {"who": form.choices["who"][0]}
    me.page = me.http.post(form.action, data=form.fields | guest | NEITHER)
    assert me.status == 422
    assert "Ответьте одной из двух кнопок" in me.text
    me.page = me.http.post(form.action, data=me.acts["let-in"].fields | guest | NO)
    assert me.status == 200
    assert "не впускает гостя" in me.text
    assert [one for one in me.acts["let-in"].submits if one] == [YES, NO]


def test_the_host_sends_flags_as_they_are_shown(me: Person) -> None:
    match = me.path
    me.open(f"{match}/host")
    form = me.form(f"{match}/host/act")
    assert form.fields["announced"] == "true"
    send(me, form, unticked(form, "announced") | {"room": "attic"})
    me.open(match)
    assert "Внезапный осмотр: чердак" in me.text


# With script -------------------------------------------------------------------------------


@pytest.fixture
def tab(browser: Browser, server: Server) -> Iterator[Tab]:
    made = Tab(browser, server.url, PHONE)
    made.open("/")
    made.page.locator("form[action='/play/household'] button").click()
    made.page.wait_for_selector(".row-list[data-ready]", state="attached")
    yield made
    made.close()


def test_a_thumb_says_no(tab: Tab) -> None:
    page = tab.page
    form = page.locator("form[data-act-form='let-in']")
    form.locator(".chip, option").first.wait_for(state="attached")
    form.locator("input[name='who'], select[name='who']").first.check(force=True)
    form.get_by_role("button", name="Не впускать").click()
    told = page.get_by_text(re.compile("не впускает гостя")).filter(visible=True)
    expect(told.first).to_be_visible()


def test_boxes_of_rows_are_sent_as_they_stand(tab: Tab) -> None:
    page = tab.page
    form = page.locator("form[data-act-form='lock-up']")
    form.get_by_label("Засов").uncheck()
    form.get_by_role("button", name="Добавить").click()
    form.locator("[name='rooms.0.room']").select_option("attic")
    sends(form).click()
    page.wait_for_selector(".receipt")
    page.reload()
    expect(form.get_by_label("Засов")).not_to_be_checked()
    expect(form.get_by_label("Оставить лампу")).to_be_checked()
    expect(form.locator("[name='rooms.0.room']")).to_have_value("attic")
    expect(form.locator("[name='rooms.0.warm']")).not_to_be_checked()
