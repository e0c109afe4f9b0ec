"""Zeppelin over HTTP without scripts: orders of several commanders, classes, laws, votes, news."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from intriga.games.zeppelin.presentation.map_pages import COLOURS
from tests.kit.http.html_client import Form, Person
from tests.web.zeppelin.zeppelin_match import ZeppelinMatch

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


@pytest.fixture
def table(new_person: NewPerson) -> ZeppelinMatch:
    """Two states of three people, in the first turn."""
    return ZeppelinMatch(new_person)


def form_with(person: Person, act: str, **preset: Any) -> Form:
    """The form of an act in which these fields are fixed."""
    return next(
        form
        for form in person.acts.values()
        if form.fields["act"] == act and all(form.preset.get(k) == v for k, v in preset.items())
    )


# ── the army ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "Z31")
def test_commanders_write_on_one_sheet_and_see_who_ordered_what(table: ZeppelinMatch) -> None:
    ada, boris, clementine = table.people[:3]
    ada.open(table.match)
    ada.send(ada.acts["orders"], text="F COP - BEL\nA JUT H\nF OSL - ROM")
    assert ada.status == 422
    assert "ROM" in ada.text
    ada.open(table.match)
    assert "Ф КОП - БЕЛ" in ada.page.text, "what could be read is kept"
    table.do(2, "orders", orders=["A JUT - HST"])
    ada.open(table.match)
    log = re.search(r'id="order-log".*?</details>', ada.page.text, re.S)
    assert log
    lines = re.findall(r"<li>.*?</li>", log[0], re.S)
    assert "Clementine" in lines[0]
    assert "Гольштейн" in lines[0]
    assert len(lines) == 3
    form = ada.acts["orders"]
    ada.send(form, text=form.fields["text"])
    ada.open(table.match)
    again = re.search(r'id="order-log".*?</details>', ada.page.text, re.S)
    assert again
    assert again[0] == log[0], "orders that are sent as they stand are nobody's"
    table.do(0, "orders", orders=["A JUT"])
    clementine.open(table.match)
    assert "отменяет приказ: армия Ютландия" in clementine.text.replace(
        "А Ютландия", "армия Ютландия"
    )
    boris.open(table.match)
    for secret in ("Ф КОП - БЕЛ", "F COP - BEL", "order-log"):
        assert secret not in boris.page.text


@pytest.mark.rule("zeppelin", "Z36")
def test_wishes_for_retreats_name_places_of_the_unit(table: ZeppelinMatch) -> None:
    ada = table.people[0]
    ada.open(table.match)
    form = ada.acts["wishes"]
    assert set(form.choices["unit"]) == {"F COP", "A JUT", "F OSL"}
    ada.send(form, unit="A JUT", **{"places__0": "HST", "places__1": "", "places__2": ""})
    assert ada.status == 200, ada.text
    ada.open(table.match)
    assert 'value="A JUT" data-wished="HST"' in ada.page.text


def logged(person: Person, match: str) -> list[str]:
    """What this commander's page says of who wrote what, the latest first."""
    person.open(match)
    assert person.status == 200
    log = re.search(r'id="order-log".*?</details>', person.page.text, re.S)
    assert log
    lines = re.findall(r"<li>(.*?)</li>", log[0], re.S)
    return [re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", line)).strip() for line in lines]


@pytest.mark.rule("zeppelin", "Z31", "Z36")
def test_wishes_are_logged_as_wishes_whatever_their_number(table: ZeppelinMatch) -> None:
    """Not as orders: three places are none, and one or two may look like an order."""
    ada, clementine = table.people[0], table.people[2]
    ada.open(table.match)
    ways = re.search(r'<optgroup [^>]*data-unit="F COP">(.*?)</optgroup>', ada.page.text)
    assert ways
    near = re.findall(r'<option value="([^"]+)">([^<]+)', ways[1])[:3]
    for count in (1, 2, 3):
        table.do(0, "wishes", unit="F COP", places=[spot for spot, _ in near[:count]])
        names = ", ".join(name for _, name in near[:count])
        line = logged(clementine, table.match)[0]
        assert line == f"Ada куда отступать: Ф Копенгаген → {names}"
    table.do(0, "wishes", unit="F COP", places=[])
    line = logged(clementine, table.match)[0]
    assert line == "Ada больше не указывает, куда отступать: Ф Копенгаген"


@pytest.mark.rule("zeppelin", "Z31", "Z39")
def test_builds_that_name_no_unit_are_logged_too(new_person: NewPerson) -> None:
    table = ZeppelinMatch(new_person, builds_window="false")
    table.do(0, "builds", orders=["WAIVE"])
    assert logged(table.people[2], table.match)[0].startswith("Ada")
    table.do(0, "builds", orders=[])
    assert logged(table.people[2], table.match)[0] == "Ada отменяет приказы на зиму"


@pytest.mark.rule("zeppelin", "item 29", "Z43")
def test_each_turn_the_map_is_published_in_the_colours_of_the_rulebook(
    table: ZeppelinMatch,
) -> None:
    table.do(0, "orders", orders=["F COP - BEL"])
    table.end_turn()
    boris = table.people[1]
    boris.open(table.match)
    (picture,) = set(re.findall(rf"{table.match}/turn/1\.svg", boris.page.text))
    boris.open(f"{table.match}/p/news")
    assert f'src="{picture}"' in boris.page.text
    boris.open(picture)
    style = boris.page.text
    for colour in (COLOURS.move, COLOURS.support_move, COLOURS.support_hold, COLOURS.convoy):
        assert colour in style
    red, yellow, green, blue = (
        tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))
        for colour in (COLOURS.move, COLOURS.support_move, COLOURS.support_hold, COLOURS.convoy)
    )
    assert red[0] == max(red)
    assert green[1] == max(green)
    assert blue[2] == max(blue)
    assert min(yellow[0], yellow[1]) > yellow[2]


@pytest.mark.thorough
@pytest.mark.rule("zeppelin", "item 26", "Z39")
def test_in_winter_builds_have_a_sheet_of_their_own(table: ZeppelinMatch) -> None:
    ada, boris = table.people[:2]
    table.do(0, "orders", orders=["F OSL - BRG"])
    table.end_turn()
    table.end_turn()
    ada.open(table.match)
    assert "постройки" in ada.text
    assert "Где построить отряд?" in ada.text
    offer = re.search(r'id="order-offer" data-offer="([^"]*)"', ada.page.text)
    assert offer
    assert "&#34;act&#34;:&#34;builds&#34;" in offer[1]
    assert "orders" in ada.acts, "the next turn may be prepared"
    (key,) = (key for key in ada.acts if key.startswith("builds"))
    ada.send(ada.acts[key], text="F OSL B")
    assert ada.status == 200, ada.text
    ada.open(table.match)
    assert "строит Ф Осло" in ada.text
    boris.open(table.match)
    assert not any(key.startswith("builds") for key in boris.acts)
    table.end_turn()
    boris.open(table.match)
    assert 'data-unit="F OSL"' in boris.page.text


# ── the society ─────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
@pytest.mark.rule("zeppelin", "Z6")
def test_a_class_is_changed_with_ticks_that_show_what_it_has(table: ZeppelinMatch) -> None:
    ada = table.people[0]
    ada.open(table.match)
    ada.send(ada.acts["create-class"], name="Navy", limit="2", **{"rights__1": "command"})
    assert ada.status == 200, ada.text
    rank = table.rank(0, "Navy")
    form = form_with(ada, "edit-class", rank=rank)
    ticked = {value for key, value in form.fields.items() if key.startswith("rights.")}
    assert ticked == {"command"}
    assert form.fields["limit"] == "2"
    ada.send(form, name="Fleet", **{"rights__3": "arrest"})
    assert ada.status == 200, ada.text
    ada.open(f"{table.match}/p/state")
    assert "Fleet" in ada.text
    assert "Navy" not in ada.text


@pytest.mark.thorough
def test_forms_say_which_class_poll_law_or_revolution_they_are_about(
    table: ZeppelinMatch,
) -> None:
    ada, _, clementine, _, edith, _ = table.people
    table.do(0, "create-class", name="Folk", rights=["laws"])
    folk = table.rank(0, "Folk")
    for seat in (2, 4):
        table.do(seat, "appoint", whom=seat, rank=folk)
    table.do(2, "pass-law", title="On bread", text="Bread for all.")
    clementine.open(table.match)
    for title in ("Изменить закон «On bread»", "Отменить закон «On bread»"):
        assert title in clementine.text
    ada.open(table.match)
    assert "Изменить класс «Folk»" in ada.text
    table.do(2, "demand-rights", rights=["arrest"])
    edith.open(table.match)
    assert "Революция: на чьей вы стороне?" in edith.text
    assert "Революция «Folk»: за" in edith.text
    edith.send(form_with(edith, "take-side", rebel=True))
    assert edith.status == 200, edith.text
    edith.open(table.match)
    assert "За: 2" in edith.text
    assert "Сейчас революция победила бы" in edith.text


def test_what_a_society_does_is_on_its_own_pages_alone(table: ZeppelinMatch) -> None:
    table.do(0, "create-class", name="Conclave", rights=["laws"])
    table.do(0, "pass-law", title="On whispers", text="Whisper.")
    boris, stranger = table.people[1], Person(table.people[0].http.base_url.__str__())
    for person in (boris, stranger):
        for path in ("", "/p/state", "/p/state?country=1", "/p/news", "/p/chronicle"):
            person.open(f"{table.match}{path}")
            assert person.status == 200
            assert "Conclave" not in person.page.text, path
            assert "On whispers" not in person.page.text, path
    stranger.open(f"{table.match}/p/laws")
    assert stranger.status == 404
    stranger.open(f"{table.match}/p/passport")
    assert stranger.status == 404
    stranger.close()


def test_who_joins_in_the_middle_is_told_where_they_are(
    table: ZeppelinMatch, new_person: NewPerson
) -> None:
    late = new_person()
    late.open(table.way_in)
    late.press(table.way_in, name="Greta")
    assert late.status == 200, late.text
    late.open(table.match)
    assert "В какое государство попроситесь?" in late.text
    assert "migrate" in {form.fields["act"] for form in late.acts.values()}
    late.open(f"{table.match}/p/passport")
    assert "без гражданства" in late.text


# ── the end, the host ───────────────────────────────────────────────────────────────────


def test_after_the_end_the_chronicle_tells_who_ruled_every_state(new_person: NewPerson) -> None:
    table = ZeppelinMatch(new_person, turns="2")
    table.end_turn()
    table.end_turn()
    ada = table.people[0]
    ada.open(table.match)
    assert "Последний ход сыгран" in ada.text
    ada.open(f"{table.match}/p/chronicle")
    assert "Кто правил, вам неизвестно" in ada.text
    (whole,) = set(re.findall(r'href="([^"]*chronicle\?seat=all)"', ada.page.text))
    ada.open(whole)
    assert ada.status == 200
    assert "Кто правил, вам неизвестно" not in ada.text
    for names in ("Ada, Clementine, Edith", "Boris, Dmitri, Fyodor"):
        assert names in ada.text


@pytest.mark.thorough
def test_the_host_founds_states_and_moves_people_before_the_first_turn(
    new_person: NewPerson,
) -> None:
    host = new_person()
    host.open("/new/zeppelin")
    given = {"map": "baltic", "founding": "host", "pace": "unlimited"}
    host.press("/new/zeppelin", name="Ada", seats="3", privacy="open", **given)
    match = host.path
    host.press(f"{match}/fill")
    host.open(match)
    host.press(f"{match}/start")
    for name, power in (("Svea", "SWEDEN"), ("Novgorod", "MUSCOVY")):
        host.open(f"{match}/host")
        form = next(form for form in host.forms if form.fields.get("act") == "found-country")
        host.send(form, name=name, power=power)
        assert host.status == 200, host.text
    host.open(f"{match}/host")
    form = next(form for form in host.forms if form.fields.get("act") == "settle")
    host.send(form, whom="0", country=form.choices["country"][1])
    assert host.status == 200, host.text
    host.open(match)
    assert "Вы в государстве «Svea»" in host.text
    host.open(f"{match}/host")
    host.send(next(form for form in host.forms if form.fields.get("act") == "begin-turns"))
    assert "Основание государств закончится для всех" in host.text, "it is asked about first"
    begin = next(form for form in host.forms if form.fields.get("act") == "begin-turns")
    assert {"_step": "back"} in begin.submits
    host.send(begin, begin.submits.index({"_sure": "yes"}))
    host.open(match)
    assert "Ход 1, весна" in host.text


def test_what_cannot_be_undone_is_asked_about_first(table: ZeppelinMatch) -> None:
    ada = table.people[0]
    ada.open(table.match)
    ada.send(ada.acts["murder-secretly"], whom="2")
    assert ada.status == 202
    assert "отменить его нельзя" in ada.text
    form = ada.acts["murder-secretly"]
    assert form.fields["whom"] == "2", "what was entered is kept"
    ada.send(form, form.submits.index({"_step": "back"}))
    assert "Убить?" not in ada.text
    assert ada.acts["murder-secretly"].fields["whom"] == "2"
    ada.open(table.match)
    assert "покушени" not in ada.text.lower(), "nothing has happened"
    ada.send(ada.acts["murder-secretly"], whom="2", _sure="yes")
    assert ada.status == 200
    ada.open(table.match)
    assert "murder-secretly" not in ada.acts, "one attempt a turn"


@pytest.mark.thorough
@pytest.mark.rule("zeppelin", "Z36")
def test_the_host_looks_at_a_turn_before_it_is_published(new_person: NewPerson) -> None:
    table = ZeppelinMatch(new_person, review="true")
    table.end_turn()
    host, other = table.people[:2]
    other.open(table.match)
    assert "Ведущий смотрит итоги хода" in other.text
    host.open(f"{table.match}/host")
    host.send(next(form for form in host.forms if form.fields.get("act") == "publish"))
    assert host.status == 200, host.text
    other.open(table.match)
    assert "Ход 2, осень" in other.text


@pytest.mark.rule("zeppelin", "Z42")
def test_a_map_of_one_s_own_is_written_in_lines_and_played_on(new_person: NewPerson) -> None:
    host = new_person()
    host.open("/new/zeppelin")
    area = re.search(r'<textarea[^>]*name="map_text"[^>]*>', host.page.text)
    assert area
    given = {"map": "own", "seats": "3", "name": "Ada", "pace": "unlimited"}
    host.press("/new/zeppelin", map_text='{\n"id": 3\n}', **given)
    assert host.status == 422
    assert "Строка" in host.text
    text = (files("intriga.diplomacy") / "maps" / "baltic.json").read_text("utf-8")
    host.open("/new/zeppelin")
    host.press("/new/zeppelin", map_text=text, **given)
    assert host.status == 200, host.text
    match = host.path
    assert "Riga" not in host.page.text, "the settings show the beginning of the text"
    host.press(f"{match}/fill")
    host.open(match)
    host.press(f"{match}/start")
    host.open(match)
    assert 'data-p="RIG"' in host.page.text
