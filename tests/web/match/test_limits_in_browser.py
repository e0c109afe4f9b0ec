"""What a page says of the limits of a form while one types is what the rules say of the act it
would send, and what breaks a limit stops the tap, in words: a form with every kind of limit, in a
real browser."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from intriga.kernel.questions.forms import AtMost, Limit, SumAtMost
from intriga.kernel.questions.limits import entered_of, usage
from intriga.table import BotPause
from intriga.web.match.forms.form_values import decode
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.crew import FOOD, LIMITS, POSTS, SHIPS, TOOLS, game
from tests.web.browsing import enter
from tests.web.driven_match import DrivenMatch
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("browser")]
NAMES: Final = (*SHIPS, "мaрия", "Чёрт", "Проклятый", "пираты", "Заря", "", "", "")
ENTER: Final = """(entries) => {
  const form = document.querySelector('form[data-act-form=sign-on]');
  for (const one of form.querySelectorAll('[data-row] [value$=".remove"]')) one.click();
  for (let n = 0; n < entries.rows; n += 1) form.querySelector('.row-add button').click();
  const entered = new Map();
  const rows = [...form.querySelectorAll('[data-row-list] > [data-row]')];
  for (const [name, value] of Object.entries(entries.fields)) {
    const [field, row, column] = name.split('.');
    const real = column ? `${field}.${rows[row].dataset.row}.${column}` : name;
    const named = [...form.elements].filter((one) => one.name === real && one.type !== 'hidden');
    if (!named.length) throw new Error(`no control called ${real}`);
    for (const one of named) {
      if (one.type === 'checkbox') one.checked = value === 'true';
      else if (one.type === 'radio') one.checked = one.value === value;
      else one.value = value;
    }
    entered.set(field, named[0]);
  }
  for (const one of entered.values()) one.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((done) => setTimeout(() => done({
    sent: [...new FormData(form)],
    over: [...form.querySelectorAll('[data-limits], [data-field-limits]')].flatMap((list) =>
      JSON.parse(list.dataset.limits ?? list.dataset.fieldLimits).map((limit, at) => {
        const item = list.children[at];
        return [limit, item.classList.contains('over'), item.textContent.trim()];
      })),
    stops: [...form.elements].filter((one) => one.validity.customError)
      .map((one) => [one.name, one.validationMessage]),
  }), 0));
}"""
"""Enters values in the form by their names, rows numbered from 0; returns what it would send, which
of its limits it shows as broken, and which controls stop it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a crew is signed on."""
    folder: Path = tmp_path_factory.mktemp("crew")
    with Server(folder, games={"crew": game}, pause=BotPause(3600, 3600, 0)) as made:
        yield made


class Signing(DrivenMatch):
    """A captain with a phone, and another without."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.people = [Person(server.url), Person(server.url)]
        host, friend = self.people
        host.open("/new/crew")
        host.press("/new/crew", name="Анна", seats="2", privacy="open", pace="unlimited")
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        friend.open(f"/j/{code[1]}")
        friend.press(f"/j/{code[1]}", name="Борис")
        host.open(self.match)
        host.press(f"{self.match}/start")
        self.tab = Tab(browser, server.url, PHONE)
        self.page: Page = self.tab.page
        enter(self.tab, host, self.match)
        self.page.wait_for_selector("[data-connected]")
        self.page.wait_for_selector(".row-list[data-ready]", state="attached")

    def close(self) -> None:
        self.tab.close()
        for person in self.people:
            person.close()


@pytest.fixture
def signing(server: Server, browser: Browser) -> Iterator[Signing]:
    made = Signing(server, browser)
    yield made
    made.close()


def some_entries(random: Random) -> dict[str, Any]:
    """What somebody might have entered, right or wrong."""
    rows = random.choice((0, 1, 1, 2, 3))
    fields = {
        "ship": random.choice(NAMES),
        "guns": random.choice(("", "0", "2", "4", "12", "13")),
        "patron": random.choice(("", "Король", " ")),
        "lends": random.choice(("", "0", "5")),
        "sails": random.choice(("true", "false")),
        "oars": random.choice(("true", "false")),
    }
    fields |= {f"tools.{at}": random.choice(("", "", *TOOLS)) for at in range(3)}
    fields |= {f"food.{one}": random.choice("00234") for one in FOOD}
    for row in range(rows):
        fields[f"hands.{row}.who"] = random.choice(NAMES)
        fields[f"hands.{row}.pay"] = random.choice(("", "", "0", "3", "8"))
        fields[f"hands.{row}.post"] = random.choice(("", *POSTS, "cook"))
        fields[f"hands.{row}.swims"] = random.choice(("true", "false", "false"))
    return {"rows": rows, "fields": fields}


def key(limit: Mapping[str, Any]) -> tuple[Any, ...]:
    """What tells limits apart, on the page and in the rules."""
    names = ("limit", "field", "column", "group", "most", "least", "warns")
    return (*(limit.get(name) or None for name in names), *limit.get("columns", ()))


def key_of(limit: Limit) -> tuple[Any, ...]:
    return key(msgspec.structs.asdict(limit) | {"limit": limit.__struct_config__.tag})


def broken_by_the_rules(limit: Limit, act: dict[str, Any]) -> bool:
    entered = entered_of(limit, act)
    return entered is not None and usage(limit, entered).broken


@pytest.mark.thorough
def test_page_and_rules_agree_on_every_limit(signing: Signing) -> None:
    of = {key_of(one): one for one in LIMITS}
    assert len(of) == len(LIMITS)
    kinds: Any = {"tools": "slots", "food": "counts", "hands": "rows"}
    random = Random(5)
    told: set[tuple[tuple[Any, ...], bool]] = set()
    sendable = 0
    for _ in range(80):
        entries = some_entries(random)
        seen = signing.page.evaluate(ENTER, entries)
        act = decode(dict(seen["sent"]), kinds)
        stopped = {words for _, words in seen["stops"]}
        for data, over, _ in seen["over"]:
            assert over is broken_by_the_rules(of[key(data)], act), (data, act)
            told.add((key(data), over))
        for one in LIMITS:  # the counters show what is left of their total in a way of their own
            if isinstance(one, SumAtMost) and one.field == "food":
                told.add((key_of(one), broken_by_the_rules(one, act)))
        stops = any(broken_by_the_rules(one, act) for one in LIMITS if not one.warns)
        assert bool(stopped) is stops, (stopped, act)
        sendable += not stops
    # Each limit was seen kept and broken, but for the number of rows, which no page exceeds.
    unseen = {(one, over) for one in of for over in (True, False)} - told
    assert unseen == {(key_of(AtMost("hands", 3)), True)}
    assert sendable > 1


GOOD: Final = {"ship": "Заря", "guns": "4", "sails": "true", "tools.0": "saw"}
BREAKS: Final = (
    ("unlike", {"ship": "мария"}, "ship"),
    ("without", {"ship": "Чёрт"}, "ship"),
    ("at-most", {"guns": "13"}, "guns"),
    ("at-least", {"guns": "3"}, "guns"),
    ("together", {"patron": "Король"}, "lends"),
    ("any-of", {"sails": "false"}, "sails"),
    ("at-least", {"tools.0": ""}, "tools.0"),
    ("at-most", {"tools.0": "saw", "tools.1": "rope", "tools.2": "lamp"}, "tools.0"),
    ("", {"food.rum": "3", "food.rusk": "2"}, "food.rum"),
    ("unlike", {"hands.0.who": "Аврора", "hands.0.pay": "1"}, "hands.0.who"),
    ("together", {"hands.0.who": "Иван", "hands.0.post": "cook"}, "hands.0.pay"),
    ("at-least", {"hands.0.swims": "true", "hands.0.post": "cook"}, "_step"),
    (
        "at-least",
        {"hands.0.swims": "true", "hands.0.post": "cook", "hands.1.post": "bosun"},
        "hands.1.swims",
    ),
    ("unique", {f"hands.{at}.post": POSTS[at % 2] for at in range(3)}, "hands.2.post"),
)
"""What breaks a limit, by its type (empty: that of the counters), and where the tap is stopped."""


def test_a_broken_limit_stops_the_tap_where_it_is(signing: Signing) -> None:
    page, sent = signing.page, []
    signing.tab.reusable = False
    page.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    press = page.get_by_role("button", name="Записать", exact=True).click
    cleared = {name: "" for _, fields, _ in BREAKS for name in fields if name[0] != "h"}
    right = cleared | {"food.rum": "1", "food.rusk": "0"} | GOOD
    for limit, fields, at in BREAKS:
        rows = len({name.split(".")[1] for name in fields if name.startswith("hands")})
        seen = page.evaluate(ENTER, {"rows": rows, "fields": right | fields})
        stops = dict(seen["stops"])
        words = [text for data, over, text in seen["over"] if over and data["limit"] == limit]
        assert (stops[at] in words) if limit else ("больше" in stops[at]), (limit, at, stops)
        press()
        focused = page.evaluate("document.activeElement.name")
        assert focused in stops, (limit, at, focused)
        assert not sent, (limit, at)
    page.evaluate(ENTER, {"rows": 0, "fields": right})
    press()
    expect(page.locator("form[data-act-form=sign-on]")).to_have_count(0)
    assert len(sent) == 1


def test_rows_that_share_a_value_are_numbered_and_marked(signing: Signing) -> None:
    page = signing.page
    rows = page.locator("form[data-act-form=sign-on] [data-row-list] > [data-row]")
    posts = {f"hands.{at}.post": post for at, post in enumerate(("cook", "bosun", "bosun"))}
    seen = page.evaluate(ENTER, {"rows": 3, "fields": posts})
    told = [text for data, over, text in seen["over"] if over and data["limit"] == "unique"]
    assert len(told) == 1
    assert told[0].endswith("совпадает в строках 2 и 3.")
    marked = [re.compile(r"row-shares")] * 2
    expect(rows).to_have_class([re.compile(r"^(?!.*row-shares)"), *marked])
