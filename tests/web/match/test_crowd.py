"""Many pages on one match: what each of them is sent, and what their players see of each other."""

import re
from collections.abc import Iterator, Sequence
from itertools import count

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.raw_acts import as_json
from tests.kit.http.server import Server
from tests.shapes.town import game as town
from tests.web.browsing import sends
from tests.web.match.sse_listener import Listener, Message, connected
from tests.web.tab import Tab

SEATS = 24
_NUMBERS = count()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `town`."""
    with Server(tmp_path_factory.mktemp("hall"), games={"town": town}) as made:
        yield made


@pytest.fixture(scope="module")
def crowd(hall: Server) -> Iterator[list[Person]]:
    """The players of a started match, at its page; the first is the host."""
    host, *others = people = [Person(hall.url) for _ in range(SEATS)]
    host.open("/new/town")
    host.press("/new/town", name="Анна", seats=str(SEATS), press="rooms", pace="unlimited")
    path = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for number, person in enumerate(others, 2):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=f"Гость {number}")
    host.open(path)
    host.press(f"{path}/start")
    for person in people:
        person.open(path)
    people.sort(key=_seat)
    yield people
    for person in people:
        person.close()


def _seat(person: Person) -> int:
    """The seat of a person, whose team is its number modulo the number of teams."""
    own = re.search(r'(?s)<li id="person-([0-9]+)"(?:(?!</li>).)*\(вы\)', person.page.text)
    assert own
    return int(own[1])


def _hand_in(person: Person) -> None:
    act = {"type": "hand-in", "deeds": [{"what": "rob", "team": 1}]}
    answer = as_json(person, person.path, {"command": f"list-{next(_NUMBERS)}", "act": act})
    assert answer.status_code == 200, answer.text


def test_how_many_are_awaited_stands_for_their_names(crowd: Sequence[Person]) -> None:
    person = crowd[9]
    person.open(person.path)
    assert re.search(r"Ждём \d+ игрок", person.text)
    assert 'class="awaited" aria-label' not in person.page.text


def test_an_act_is_sent_to_a_crowd_in_few_bytes(crowd: Sequence[Person]) -> None:
    watching = [crowd[11], crowd[17], crowd[23]]  # of a team that does nothing
    for person in watching:
        person.open(person.path)
    listeners = connected(crowd[0].path, crowd[1], watching)  # they know what their page shows
    _hand_in(crowd[0])
    for listener in listeners:
        heard = listener.until("dispatch-")
        targets = {target for one in heard for target in one.targets}
        assert "seats" not in targets, "nobody's row has changed"
        assert "tray" not in targets, "these teams are asked what they were asked"
        assert sum(len(one.data) for one in heard) < 4_000
        marks = next(one for one in heard if one.event == "marks")
        assert '"turn":"' in marks.data
    for listener in listeners:
        listener.close()


def _zones(heard: Sequence[Message]) -> list[list[str]]:
    """The parts of the page that were sent. Marks also say who is here: on a loaded machine they
    come in one message or in two."""
    return [list(message.targets) for message in heard if message.event != "marks"]


def test_a_secret_act_sends_others_nothing(crowd: Sequence[Person]) -> None:
    watching = [crowd[11], crowd[17], crowd[23]]  # of a team that does nothing
    for person in watching:
        person.open(person.path)
    listeners = [Listener(person, person.live) for person in watching]
    _hand_in(crowd[2])
    begun = [listener.until("dispatch-") for listener in listeners]
    _hand_in(crowd[3])
    plain = [listener.until("dispatch-") for listener in listeners]
    _hand_in(crowd[3])  # again: only their team is told
    crowd[2].act("offer", to="5")  # only the two know
    _hand_in(crowd[4])
    after = [listener.until("dispatch-") for listener in listeners]
    for one, other in zip(plain, after, strict=True):
        assert _zones(one) == _zones(other)
    assert all(
        len(_zones(heard)) >= len(_zones(one)) for heard, one in zip(begun, plain, strict=True)
    )
    for listener in listeners:
        listener.close()


def test_a_form_that_a_page_has_is_sent_by_its_id_and_stays_whole(
    hall: Server, crowd: Sequence[Person], browser: Browser
) -> None:
    asked = crowd[10]
    tab = Tab(browser, hall.url)
    cookie = asked.http.cookies["session"]
    tab.context.add_cookies([{"name": "session", "value": cookie, "url": hall.url}])
    tab.open(asked.path)
    tab.page.locator("[data-match][data-connected]").wait_for()
    asked.open(asked.path)
    listener = connected(crowd[9].path, crowd[11], [asked])[0]
    crowd[9].act("offer", to="10")
    data = "".join(message.data for message in listener.until("act-form-answer"))
    assert re.search(r'<form id="act-form-offer" data-known="[^"]*"></form>', data)
    assert 'name="to"' not in data
    listener.close()

    tab.page.locator("[data-act-form=answer]").wait_for()
    form = tab.page.locator("[data-act-form=offer]")
    tab.unfold(form.locator("select")).select_option(index=3)
    sends(form).click()
    expect(form).to_have_count(0)  # it was accepted
    tab.close()


def test_a_page_names_its_own_player_alone(crowd: Sequence[Person]) -> None:
    for seat, person in ((0, crowd[0]), (7, crowd[7])):
        person.open(person.path)
        assert person.text.count("(вы)") == 1
        own = re.search(rf'(?s)<li id="person-{seat}".*?</li>', person.page.text)
        assert own
        assert "(вы)" in own[0]


def test_marks_follow_the_match_on_an_open_page(
    hall: Server, crowd: Sequence[Person], browser: Browser
) -> None:
    tab = Tab(browser, hall.url)
    cookie = crowd[5].http.cookies["session"]
    tab.context.add_cookies([{"name": "session", "value": cookie, "url": hall.url}])
    tab.open(crowd[5].path)
    row = tab.page.locator("#person-1")
    expect(row).to_have_class(re.compile("is-turn"))
    expect(row.locator(".of-offline")).to_be_attached()
    came = Listener(crowd[1], crowd[1].live)
    expect(row).to_have_class(re.compile("is-online"))
    _hand_in(crowd[1])
    expect(row).not_to_have_class(re.compile("is-turn"))
    came.close()
    expect(row).not_to_have_class(re.compile("is-online"))
    tab.close()
