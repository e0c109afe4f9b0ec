"""Diplomacy's pages without scripts: orders as text, what others see, turns and pictures."""

import json
import re
from collections.abc import Callable
from html import unescape
from importlib.resources import files
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from intriga.diplomacy import maps
from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.graphics.svg_document import PALETTE
from intriga.warfare import brought_maps
from intriga.warfare.presentation.power_marks import NO_POWER
from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.web.diplomacy.diplomacy_match import POWERS, DiplomacyMatch
from tests.web.match.sse_listener import Listener, connected
from tests.web.playing import until

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]
SVG = "{http://www.w3.org/2000/svg}"


def seal(form: Form) -> int:
    """Which button of the orders form seals."""
    return next(n for n, button in enumerate(form.submits) if button.get("sealed") == "true")


def save(form: Form) -> int:
    return next(n for n, button in enumerate(form.submits) if button.get("sealed") == "")


def typed(person: Person) -> list[str]:
    """The lines in the text field."""
    field = re.search(r'name="text"[^>]*>([^<]*)</textarea>', person.page.text)
    assert field
    return unescape(field[1]).split("\n")


def sure(form: Form) -> int:
    return next(n for n, button in enumerate(form.submits) if button.get("sealed") == "sure")


def test_what_was_typed_and_what_was_saved_stays(new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    france = table.people["FRANCE"]
    france.open(table.match)
    form = france.acts["orders"]
    france.send(form, save(form), text="F BRE - ENG\nA MAR - SPA")
    assert "Сохранено приказов: 2 из 3" in france.text
    assert typed(france) == ["Ф БРЕ - ЛАМ", "А МАР - ИСП"]

    form = france.acts["orders"]
    lines = ["а Париж -> бургундия", "", "F BRE - ROM", "Армия Атлантида стоит"]
    france.send(form, save(form), text="\n".join(lines))
    assert france.status == 422
    assert "Принято" not in france.text
    assert "Не приняты 2 приказа. Остальные сохранены" in france.text
    assert "Строка 3 F BRE - ROM Отсюда туда не попасть: Рим." in france.text
    assert "Строка 4 Армия Атлантида стоит Нет такой провинции" in france.text
    assert typed(france) == lines
    france.open(table.match)
    saved = ["А МАР - ИСП", "А ПАР - БУР", "Ф БРЕ - ЛАМ"]
    assert typed(france) == saved, "the good line, and what was saved before for the others"

    # No line is accepted: nothing is saved, and nothing is called accepted.
    before = france.live
    form = france.acts["orders"]
    france.send(form, save(form), text="A PAR - PICARDIE\nZZZ")
    assert france.status == 422
    assert "Принято" not in france.text
    assert "stamp-fall" not in france.page.text
    assert "Ничего не изменилось" in france.text
    france.open(table.match)
    assert typed(france) == saved
    assert france.live == before

    # Orders with an invalid line are not sealed.
    form = france.acts["orders"]
    france.send(form, seal(form), text="A PAR - BUR\nF BRE - ROM")
    assert france.status == 422
    assert "Не запечатано. Не принят 1 приказ." in france.text
    assert "Строка 2 F BRE - ROM Отсюда туда не попасть: Рим." in france.text
    assert typed(france) == ["A PAR - BUR", "F BRE - ROM"]  # the entered text is kept

    # A label of the list without its unit, where only one unit could do that.
    france.open(table.match)
    form = france.acts["orders"]
    france.send(form, save(form), text="→ Ла-Манш\n→ Гасконь")
    assert "Строка 2 → Гасконь Какой отряд? Это могли бы исполнить: Брест, Марсель, Париж" in (
        france.text
    )

    france.open(table.match)
    form = france.acts["orders"]
    france.send(form, seal(form), text="A PAR - BUR")
    assert france.status == 202
    assert "2 отряда без приказа останутся на месте. Запечатать?" in france.text
    france.open(table.match)
    assert typed(france) == saved, "a question changes nothing"
    form = france.acts["orders"]
    france.send(form, seal(form), text="")
    assert "3 отряда без приказа останутся на месте. Запечатать?" in france.text
    assert typed(france) == [""], "what is sealed is what was asked about"
    france.open(table.match)
    form = france.acts["orders"]
    france.send(form, seal(form), text="A PAR - BUR")
    form = france.acts["orders"]
    france.send(form, sure(form))
    assert "Вы готовы" in france.text
    form = france.acts["orders"]
    assert seal_is_broken(france, form)


def seal_is_broken(person: Person, form: Form) -> bool:
    person.send(form, save(form), text="A PAR - BUR")
    return "Запечатать" in person.text


def everything_shown(person: Person, match: str) -> list[str]:
    """Everything this person is shown of a match: the page, all events, turns and pictures."""
    pages = []
    for path in ("", "?all=1", "/turn?n=1", "/turn/1.svg"):
        answer = person.http.get(f"{match}{path}")
        assert answer.status_code == 200, path
        pages.append(answer.text)
    hx = person.http.get(f"{match}/turn?n=1", headers={"hx-request": "true"})
    pages.append(hx.text)
    # Command ids are random and clocks run.
    passing = r'name="command" value="[^"]*"|data-now="\d+"|\d+:\d\d|from=[^"]*'
    return [re.sub(passing, "_", page) for page in pages]


def test_what_is_being_typed_is_there_after_a_reload(new_person: NewPerson) -> None:
    game = DiplomacyMatch(new_person)
    france, germany = game.people["FRANCE"], game.people["GERMANY"]
    france.open(game.match)
    key = re.search(r'data-order-draft="([^"]+)"', france.page.text)
    assert key
    written = "A PAR - BUR\nA MAR support what"
    data = {"_csrf_token": france.csrf, "rows.text.text": written, "versions.text": "0"}
    path = f"{game.match}/drafts/{key[1]}"
    assert france.http.post(path, data=data).status_code == 200
    france.open(game.match)
    assert france.acts["orders"].fields["text"] == written
    assert '<details class="order-text" id="order-text" open>' in france.page.text
    germany.open(game.match)
    assert "support what" not in germany.page.text
    assert germany.http.post(path, data=data | {"_csrf_token": germany.csrf}).status_code == 200
    # It counts for nothing, and what is accepted takes its place.
    form = france.acts["orders"]
    france.send(form, save(form), text=written)
    assert france.status == 422
    france.open(game.match)
    assert typed(france) == written.split("\n")
    form = france.acts["orders"]
    france.send(form, save(form), text="A PAR - PIC")
    assert france.status == 200
    france.open(game.match)
    assert typed(france) == ["А ПАР - ПИК"]
    germany.open(game.match)
    assert (
        germany.acts["orders"].fields["text"] == written
    )  # the key is the same, the draft another


def test_saved_orders_are_private(server: Server, new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    table.all_but()
    france, stranger = table.people["FRANCE"], new_person()
    france.open(table.match)
    listener = Listener(france, france.live)
    until(stranger, table.match, lambda who: who.text.count("не в сети") == 6)
    before = [everything_shown(person, table.match) for person in (france, stranger)]
    for orders in (["F LON - NTH", "A LVP - YOR"], ["F LON - ENG"], []):
        table.order("ENGLAND", *orders, sealed=False)
        assert [everything_shown(person, table.match) for person in (france, stranger)] == before
    table.order("ENGLAND", "F LON - NTH", sealed=True)  # that a power has sealed is public
    *marks, message = listener.until("awaited")
    assert {one.event for one in marks} <= {"marks"}
    assert "NTH" not in "".join(re.findall(r"F LON[^<\"]*", message.data))
    rows = {target for target in message.targets if target.startswith("person-")}
    assert set(message.targets) == {"awaited", *rows}
    listener.close()
    table.all_but("ENGLAND")
    after = [everything_shown(person, table.match) for person in (france, stranger)]
    assert "Северное море" in after[0][0]
    assert after != before


def test_an_update_contains_what_changed_and_no_map_shapes(new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    england = table.people["ENGLAND"]
    england.open(table.match)
    (listener,) = connected(table.match, table.people["FRANCE"], [england])
    table.order("ENGLAND", "F LON - NTH", sealed=False)
    message = listener.next()
    assert message is not None
    assert {"map-own-orders", "order-offer", "tray"} <= set(message.targets)
    assert not {"stage", "map-land", "map-units"} & set(message.targets)
    assert 'class="arrow move"' in message.data
    assert len(message.data) < 12_000
    table.order("ENGLAND", "F LON - NTH")
    table.all_but("ENGLAND", RUSSIA="A WAR - GAL; A MOS - UKR")
    heard = listener.until('data-turn="1-S1901M"')[-1]
    assert {"map-land", "map-units", "map-last-orders", "turns-bar"} <= set(heard.targets)
    assert "stage" not in heard.targets
    assert 'data-came="' in heard.data
    listener.close()


def test_turns_are_pages_and_pictures(new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    person = table.people["FRANCE"]
    person.open(table.match)
    assert re.search(r'id="turns-bar"[^>]* hidden', person.page.text)  # no turns yet
    table.all_but(FRANCE="A PAR - BUR; A MAR S A PAR - BUR", GERMANY="A MUN - BUR")
    person.open(f"{table.match}/turn?n=1")
    assert "Весна 1901, приказы" in person.text
    assert "А Мюнхен → Бургундия (отбит) Ход отбит" in person.text
    assert "Поддержка оказана: Марсель" not in person.text
    assert "Поддержка оказана: Париж → Бургундия" in person.text

    picture = person.http.get(f"{table.match}/turn/1.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "default-src 'none'" in picture.headers["content-security-policy"]
    tree = ElementTree.fromstring(picture.text)
    drawn = [group.get("class") for group in tree.iter(f"{SVG}g")]
    assert drawn.count("arrow move power-2") + drawn.count("arrow move") == 1
    assert "arrow move failed" in drawn
    assert "arrow support-move" in drawn
    assert "Бургундия" in {"".join(text.itertext()) for text in tree.iter(f"{SVG}text")}
    english = new_person("en")
    assert "Burgundy" in english.http.get(f"{table.match}/turn/1.svg").text

    raster = person.http.get(f"{table.match}/turn/1.png")
    assert raster.content.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(raster.content[16:20]) == 2000

    for path in ("turn/2.svg", "turn/0.png", "turn/1.gif", "turn/x.svg"):
        assert person.http.get(f"{table.match}/{path}").status_code == 404
    person.open(f"{table.match}/turn?n=9")
    assert person.path == table.match  # after the last turn comes the current page


def test_a_finished_match_is_replayed_by_turns(new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person, years="1")
    table.all_but(RUSSIA="F STP/SC - BOT")
    table.all_but(RUSSIA="F BOT - SWE")
    person = table.people["TURKEY"]
    until(person, table.match, lambda who: "Партия окончена" in who.text)
    person.open(f"{table.match}/replay")
    links = re.findall(r'href="([^"]*step=\d+[^"]*)"[^>]*>(Весна|Осень) 1901', person.page.text)
    assert [season for _, season in links] == ["Весна", "Осень"]
    person.open(unescape(links[0][0]))
    assert 'data-unit="F BOT"' in person.page.text
    assert 'data-unit="F SWE"' not in person.page.text
    assert 'class="arrow move"' in person.page.text
    person.open(f"{table.match}/replay?step=0&seat=all")
    assert 'data-unit="F STP/SC"' in person.page.text


def anything(offer: dict[str, Any], rng: Random) -> list[str]:
    """Random orders from what a page offers."""
    ways = offer["ways"]
    if offer["phase"] == "builds":
        if offer["due"] < 0:
            return [f"{unit} D" for unit in rng.sample(sorted(ways), -offer["due"])]
        return [f"{rng.choice(ways['build'])} B"] if ways["build"] else []
    orders = []
    for unit, can in ways.items():
        texts = [f"{unit} R {to}" for to in can.get("r", ())]
        texts += [f"{unit} - {to}" for to in (*can.get("m", ()), *can.get("f", ()))]
        texts += [f"{unit} - {to} VIA" for to in can.get("v", ())]
        for letter in "sc":
            for of, goals in can.get(letter, {}).items():
                some = [f" - {to}" if to else "" for to in goals]
                texts.append(f"{unit} {letter.upper()} {of}{rng.choice(some)}")
        orders += [rng.choice(texts)] if texts else []
    return orders


@pytest.mark.thorough
@pytest.mark.parametrize(
    "powers", [("DENMARK", "HANSA", "MUSCOVY", "POLAND"), POWERS], ids=["four", "seven"]
)
def test_any_match_can_be_shown(new_person: NewPerson, powers: tuple[str, ...]) -> None:
    """Everybody orders at random; every page and picture on the way can be made."""
    table, rng = DiplomacyMatch(new_person, powers), Random(7)
    seen: set[str] = set()
    for n in range(1, 13):
        for power in powers:
            page = table.people[power].open(table.match)
            offer = json.loads(unescape(re.findall(r'data-offer="([^"]*)"', page)[0]))
            if offer:
                table.order(power, *anything(offer, rng))  # offered orders are accepted
        past = table.people[powers[0]].http.get(f"{table.match}/turn?n={n}").text
        assert "turn-gone" in past
        drawn = past.partition('class="map-key"')[0]
        seen |= set(re.findall(r'class="(?:arrow|unit \w+ power-\d) ([a-z-]+)', drawn))
        ElementTree.fromstring(new_person().http.get(f"{table.match}/turn/{n}.svg").text)
    assert {"move", "support-move", "support-hold"} <= seen, seen
    assert seen & {"built", "gone", "lost", "retreat"}, seen


def test_pages_and_pictures_use_the_same_colours() -> None:
    style = (files("intriga.web") / "static/css/tokens.css").read_text("utf-8")
    style = style.partition("[data-game='diplomacy']")[2].partition("}")[0]
    style += (files("intriga.warfare") / "web/map.css").read_text("utf-8")
    short = {"#666666": "#666", "#ffffff": "#fff"}
    for number, (colour, on) in enumerate(PALETTE):
        known = short.get(colour, colour)
        if number < 10:  # of these, other games have others
            assert f"--seat-{number}: {known};" in style
            light = f"--on-seat-{number}: #fff;" in style
        else:
            assert f".power-{number}, .seat-{number} {{ --power: {known}; --on: " in style
            light = f"--power: {known}; --on: #fff;" in style
        assert light == (on == "#ffffff"), number
    assert len(PALETTE) == NO_POWER == brought_maps.POWERS[-1], "each power of any map has a colour"
    assert len(PALETTE) >= max(len(board_of(map).powers) for map in maps())
