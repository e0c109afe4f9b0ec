"""What somebody is choosing or typing stays as they see it, whatever is pushed, and what stands on
the screen is what is sent: any form, in a real browser."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Locator, Route, expect

from intriga.table import BotPause
from tests.kit.databases import prepare
from tests.kit.http.fixed_chance import fix_all_chance
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.shop import Counter
from tests.web.browsing import enter, sends
from tests.web.driven_match import DrivenMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("browser")]
SHOWN = """() => Object.fromEntries(
  [...document.querySelectorAll('#tray form[data-act-form]')].map((form) => {
    const fixed = JSON.parse(form.elements._preset?.value ?? '{}').number ?? '';
    const fields = [...form.elements].filter((one) => one.name && !/hidden|submit/.test(one.type));
    const set = (one) => (/radio|checkbox/.test(one.type) ? `:${one.checked}` : '');
    const shown = fields.map((one) => `${one.name}=${one.value}${set(one)}`);
    return [`${form.elements.act.value} ${fixed}`, shown];
  }))"""
"""What stands in every control of every form, as somebody sees it."""
OPEN = "[...document.querySelectorAll('#tray details')].map((one) => `${one.id} ${one.open}`)"
COMING = """addEventListener('htmx:sse:before:message', (event) => {
  if (event.detail.message.data.includes('tray')) {
    const came = () => { document.documentElement.dataset.came = ''; };
    requestAnimationFrame(() => requestAnimationFrame(came));
  }
})"""
"""Marks the page once a push of its acts has come, and been shown unless it waits."""
UNANCHORED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-anchor: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}"""
"""Not every browser holds in place what is in sight when something above it goes."""
SENT = """() => {
  const form = document.querySelector("#tray form[data-act-form=order]");
  const own = /^(_csrf_token|command|token|act)$/;
  return [...new FormData(form)].filter(([name]) => !own.test(name));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the shop."""
    folder: Path = tmp_path_factory.mktemp("shop")
    with Server(folder, games={"shop": Counter()}, pause=BotPause(3600, 3600, 0)) as made:
        yield made


class Finger:
    """What touches a page at a place: a finger where it is made for that, else a mouse."""

    def __init__(self, tab: Tab, x: float, y: float) -> None:
        self._mouse = None if tab.touch else tab.page.mouse
        self._session = tab.context.new_cdp_session(tab.page)
        self._at = {"x": x, "y": y}

    def down(self) -> None:
        if self._mouse:
            self._mouse.move(self._at["x"], self._at["y"])
            self._mouse.down()
        else:
            self._touch("touchStart", self._at)

    def up(self) -> None:
        if self._mouse:
            self._mouse.up()
        else:
            self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        sent = {"type": kind, "touchPoints": list(points)}
        self._session.send("Input.dispatchTouchEvent", sent)


class Shopping(DrivenMatch):
    """Two people in the shop; the first has a page open."""

    def __init__(self, server: Server, browser: Browser, **how: Any) -> None:
        self.people = [Person(server.url), Person(server.url)]
        host, friend = self.people
        host.open("/new/shop")
        host.press("/new/shop", name="Анна", seats="2", privacy="open", pace="unlimited")
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        friend.open(f"/j/{code[1]}")
        friend.press(f"/j/{code[1]}", name="Борис")
        host.open(self.match)
        host.press(f"{self.match}/start")
        self.tab = Tab(browser, server.url, **how)
        self.page = self.tab.page
        enter(self.tab, host, self.match)
        self.page.wait_for_selector("[data-connected]")
        self.page.wait_for_selector(".row-list[data-ready]", state="attached")
        self.rung = 0

    @property
    def form(self) -> Locator:
        """The order."""
        return self.page.locator("form[data-act-form=order]")

    def named(self, name: str) -> Locator:
        """A control of the order."""
        return self.form.locator(f"[name='{name}']")

    def choose(self, name: str, value: str) -> None:
        """Choose what others follow from, and wait for these."""
        with self.page.expect_response("**/choices"):
            control = self.named(name)
            if control.first.get_attribute("type") == "radio":
                self.form.locator(f"label:has([name='{name}'][value='{value}'])").click()
            else:
                control.select_option(value)

    def pushed(self, type: str = "ring", **fields: Any) -> None:
        """Somebody else does something, which the page is told of."""
        self.do(1, type, **fields)
        self.do(1, "ring")
        self.rung += 1
        if type == "ring":
            self.rung += 1
        expect(self.page.locator("#stage")).to_contain_text(f"колокольчик: {self.rung}.")

    def close(self) -> None:
        """Close the page."""
        self.tab.close()
        for person in self.people:
            person.close()


@pytest.fixture
def shopping(server: Server, browser: Browser) -> Iterator[Shopping]:
    """Two people in the shop, one of them with a phone."""
    made = Shopping(server, browser, size=PHONE)
    yield made
    made.close()


def filled_in(shop: Shopping) -> None:
    """Half of every form: something in each kind of field, and a row that was never sent."""
    for errand, words in (("2", "хлеба"), ("3", "молока")):
        form = shop.page.locator(f"details#act-errand-{errand}")
        form.locator("> summary").click()
        form.locator("[name=words]").fill(words)
    shop.choose("counter", "bread")
    shop.choose("good", "loaf-7")
    shop.named("much").fill("8")
    shop.named("wrap").select_option("wrap-9")
    shop.named("note").fill("осторожно, ст")
    shop.named("gift").last.evaluate("(one) => one.click()")
    shop.form.get_by_role("button", name="+ перец").click()
    shop.form.get_by_role("button", name="+ перец").click()
    shop.form.locator("label:has([name='days.1'][value='friday'])").click()
    shop.form.locator(".row-add button").click()
    shop.choose("parcels.0.counter", "cheese")
    shop.named("parcels.0.good").select_option("feta")
    shop.named("parcels.0.much").fill("2")
    details = shop.page.locator("details:has(form[data-act-form=sell-out])")
    details.locator("> summary").click()
    details.locator("select").select_option("edam")


def test_no_push_changes_what_is_filled_in(shopping: Shopping) -> None:
    shop, page = shopping, shopping.page
    filled_in(shop)
    note = shop.named("note")
    note.focus()
    note.evaluate("(one) => one.setSelectionRange(3, 5)")
    before, folds = page.evaluate(SHOWN), page.evaluate(OPEN)
    for happens in (
        {"type": "ring"},
        {"type": "sell-out", "good": "brie"},  # nothing that is chosen
        {"type": "sell-out", "good": "carp"},  # a counter goes
        {"type": "sell-out", "good": "loaf-1"},  # a choice before the one that is chosen
        {"type": "sell-out", "good": "carp"},
        {"type": "sell-out", "good": "loaf-1"},
        {"type": "sell-out", "good": "brie"},
    ):
        shop.pushed(**happens)
        now = page.evaluate(SHOWN)
        assert {key: entries(now[key]) for key in now} == {
            key: entries(before[key]) for key in before
        }, happens
        assert page.evaluate(OPEN) == folds
        assert page.evaluate("document.activeElement.name") == "note"
        assert note.evaluate("(one) => [one.selectionStart, one.selectionEnd]") == [3, 5]
    shop.pushed("errand", number=1)  # a form that stood before all others is gone
    now = page.evaluate(SHOWN)
    assert "errand 1" not in now
    for key, controls in now.items():
        assert entries(controls) == entries(before[key]), key
    unfolded = page.locator("#tray details[open]:has(input[value=errand])")
    expect(unfolded).to_have_count(2)
    expect(unfolded.first.locator("summary")).to_have_text("Поручение 2")


def entries(controls: list[str]) -> list[str]:
    """What is entered, without the choices that are not made."""
    return sorted(one for one in controls if not one.endswith(":false"))


def test_what_is_sent_is_what_stands_on_the_screen(shopping: Shopping) -> None:
    shop, page = shopping, shopping.page
    filled_in(shop)
    shown = page.evaluate(SENT)
    for good in ("brie", "loaf-1", "carp"):
        shop.pushed("sell-out", good=good)
    assert page.evaluate(SENT) == shown
    sends(shop.form).click()
    expect(shop.form).to_have_count(0)  # it is accepted, as all of it was offered
    expect(page.locator("#tray .refusal")).to_have_count(0)
    assert "counter=bread" in "&".join(f"{name}={value}" for name, value in shown)


def test_choices_that_follow_are_those_that_are_left(shopping: Shopping) -> None:
    shop = shopping
    shop.choose("counter", "bread")
    goods = shop.named("good").locator("option")
    expect(goods).to_have_count(11)
    shop.pushed("sell-out", good="loaf-4")
    expect(goods).to_have_count(10)
    expect(shop.form.locator("[name=good] option[value=loaf-4]")).to_have_count(0)
    shop.form.locator(".row-add button").click()
    shop.choose("parcels.0.counter", "cheese")
    parcel = shop.named("parcels.0.good")
    parcel.select_option("gouda")
    expect(parcel.locator("option")).to_have_count(5)


@pytest.mark.thorough
def test_new_rows_offer_what_is_left(shopping: Shopping) -> None:
    shop = shopping
    shop.form.locator(".row-add button").click()
    shop.choose("parcels.0.counter", "bread")
    shop.pushed("sell-out", good="carp")
    shop.form.locator(".row-add button").click()
    expect(shop.form.locator("[name='parcels.1.counter'] option[value=fish]")).to_have_count(0)
    expect(shop.form.locator("[name='parcels.0.counter'] option[value=fish]")).to_have_count(0)
    expect(shop.named("parcels.0.counter")).to_have_value("bread")


def test_a_choice_that_is_gone_is_given_up_in_words(shopping: Shopping) -> None:
    shop = shopping
    shop.choose("counter", "fish")
    shop.named("note").fill("свежую")
    shop.pushed("sell-out", good="carp")
    expect(shop.named("counter").and_(shop.page.locator(":checked"))).to_have_count(0)
    said = shop.form.locator("fieldset:has([name=counter]) .field-error")
    expect(said).to_be_visible()
    waits = shop.form.locator("#part-order-good option:checked")
    expect(waits).to_have_text(re.compile("сначала", re.IGNORECASE))
    shop.pushed()
    expect(said).to_be_visible()
    shop.choose("counter", "cheese")
    expect(said).to_have_count(0)
    expect(shop.form.locator("[name=good][value=brie]")).to_be_attached()
    expect(shop.named("note")).to_have_value("свежую")


TAPPED = {
    "heading": ("#act-errand-2 > summary", "#act-errand-2[open]"),
    "button": ("[aria-label='+ перец']", "[aria-label='− перец']:not(:disabled)"),
    "choice": ("label:has([name=counter][value=bread])", "[name=counter][value=bread]:checked"),
}
"""What is tapped, and what is there once that is done."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("what", TAPPED)
def test_a_tap_is_not_lost_to_a_push(
    server: Server, browser: Browser, size: tuple[int, int], what: str
) -> None:
    """One that comes while the finger is down, and takes away what stands above, is shown once the
    finger has left."""
    shop = Shopping(server, browser, size=size)
    page, (selector, done) = shop.page, TAPPED[what]
    shop.named("note").focus()
    target = page.locator(selector)
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    finger = Finger(shop.tab, box["x"] + 10, box["y"] + box["height"] / 2)
    page.evaluate(COMING)
    page.evaluate(UNANCHORED)
    finger.down()
    shop.do(1, "errand", number=1)
    expect(page.locator("html[data-came]")).to_be_attached()
    finger.up()
    expect(page.locator(done)).to_be_attached()
    expect(page.locator("#act-errand-1")).to_have_count(0)
    shop.close()


def test_what_was_accepted_is_not_entered_any_more(shopping: Shopping) -> None:
    shop, page = shopping, shopping.page
    fold = page.locator("details:has(form[data-act-form=sell-out])")
    fold.locator("> summary").click()
    chosen = fold.locator("select")
    chosen.select_option("edam")
    sends(fold.locator("form")).click()
    expect(page.locator("#view-events")).to_contain_text("Кончилось: эдам")
    expect(chosen).to_have_value("")
    shop.pushed()
    expect(chosen).to_have_value("")


def test_the_next_question_knows_nothing_of_the_answer_to_the_one_before(
    tmp_path: Path, browser: Browser
) -> None:
    """Also where it is pushed before the answer comes that the last one was accepted."""
    prepare(tmp_path)
    fix_all_chance(tmp_path, 1)
    with Server(tmp_path) as server:
        tab = Tab(browser, server.url, PHONE)
        page = tab.page
        tab.open("/")
        tab.one("[data-game=espionage] form button").click()
        sends(page.locator("[data-act-form='buy']")).click()
        form = page.locator("form[data-act-form=move]")
        token = form.locator("input[name=token]").get_attribute("value")
        held: list[tuple[Route, APIResponse]] = []
        page.route("**/act", lambda route: held.append((route, route.fetch())))
        tab.unfold(form).locator("label:has([name=to])").first.click()
        sends(form).click()
        tab.unfold(page.locator(f"form[data-act-form=move]:not(:has([value='{token}']))"))
        expect(form.locator(":checked")).to_have_count(0)
        expect(form.locator(".field-error")).to_have_count(0)
        chosen = form.locator("label:has([name=to])").last
        chosen.click()
        route, answer = held[0]
        route.fulfill(response=answer)
        expect(page.locator("#answer .receipt")).to_be_visible()
        expect(chosen.locator("input")).to_be_checked()
        expect(form.locator(".field-error")).to_have_count(0)
        tab.close()


def test_what_followed_from_nothing_any_more_is_not_chosen(server: Server) -> None:
    """Also without script: a choice that waits for another says so, whatever was in it."""
    me = Person(server.url)
    me.open("/")
    me.press("/play/shop")
    form = me.acts["order"]
    me.send(form, good="carp", _step="choices")
    assert "сначала выберите: Прилавок" in me.text
    me.close()
