"""Matches put away until a date, on the pages: by the host, and by everybody, without script."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.kit.table.world import FakeTime

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

TODAY, TOMORROW = "2027-01-15T12:00", "2027-01-16T12:00"
"""It is 11:00 on 15 January 2027 in Moscow."""

WORDS = {
    "ru": {
        "until": "до 16 января, 12:00 (Москва)",
        "later": "до 17 января, 09:30 (Москва)",
        "proposed": "Предложен перерыв до 16 января, 12:00 (Москва)",
        "listed": "отложена до 16 января, 12:00 (Москва)",
        "zone": "по часовому поясу партии: Москва",
        "past": "Это время уже прошло",
        "far": "не больше чем на 60 дней",
        "odd": "Укажите дату и время",
        "now": "Продолжить сейчас",
        "asked": "Предложен перерыв: ответьте",
        "other": "Уже предложен перерыв до другого времени",
        "turn": "Ваш ход",
    },
    "en": {
        "until": "until 16 January, 12:00 (Moscow)",
        "later": "until 17 January, 09:30 (Moscow)",
        "proposed": "A break until 16 January, 12:00 (Moscow) is proposed",
        "listed": "paused until 16 January, 12:00 (Moscow)",
        "zone": "In the time zone of the match: Moscow",
        "past": "That time has passed",
        "far": "at most 60 days",
        "odd": "Enter a date and a time",
        "now": "Resume now",
        "asked": "A break is proposed: answer",
        "other": "A break until another time has already been proposed",
        "turn": "Your turn",
    },
}
MINE = 'data-mine="true"'
"""That somebody is asked, on the page of a match."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, time=FakeTime()) as made:
        yield made


def started(new_person: NewPerson, language: str) -> tuple[Person, Person, str]:
    anna, boris = new_person(language), new_person(language)
    anna.open("/new/espionage")
    anna.press("/new/espionage", name="Anna", seats="2")
    match = anna.path
    boris.open(match)
    boris.press(f"{match}/sit", name="Boris")
    anna.open(match)
    anna.press(f"{match}/start")
    return anna, boris, match


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_host_puts_a_match_away(server: Server, new_person: NewPerson, language: str) -> None:
    anna, boris, match = started(new_person, language)
    words, cockpit, put_away = WORDS[language], f"{match}/host", f"{match}/host/put-away"
    boris.open(match)
    assert MINE in boris.page.text
    anna.open(cockpit)
    assert words["zone"] in anna.text
    for typed, problem in (
        ("2027-01-15T11:00", "past"),
        ("2027-06-01T11:00", "far"),
        ("завтра", "odd"),
        ("9999-12-31T23:59", "far"),
    ):
        anna.press(put_away, until=typed)
        assert anna.status == 409
        assert words[problem] in anna.text
        assert anna.form(put_away).fields["until"] == typed, "what was entered is still there"
    anna.press(put_away, until=TOMORROW)
    assert anna.path == cockpit
    assert words["until"] in anna.text
    assert words["now"] in anna.text
    assert anna.form(put_away).fields["until"] == TOMORROW
    boris.open(match)
    assert words["until"] in boris.text
    assert 'data-mine="false"' in boris.page.text
    boris.open("/")
    assert words["listed"] in boris.text
    assert words["turn"] not in boris.text
    stranger = new_person(language)
    stranger.open(f"{match}/screen")
    assert words["until"] in stranger.text
    anna.open(cockpit)
    anna.press(put_away, until="17.01.2027 9:30")
    assert words["later"] in anna.text
    anna.press(f"{match}/host/resume")
    assert words["later"] not in anna.text.split("17")[0]
    boris.open(match)
    assert MINE in boris.page.text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_everybody_agrees_to_a_break(server: Server, new_person: NewPerson, language: str) -> None:
    anna, boris, match = started(new_person, language)
    words, propose, agree = WORDS[language], f"{match}/end/break", f"{match}/time/ask"
    anna.open(match)
    assert f'href="{match}/end#break"' in anna.page.text
    anna.open(f"{match}/end")
    assert words["zone"] in anna.text
    for typed, problem in (("2027-01-15T11:00", "past"), ("", "odd")):
        anna.press(propose, until=typed)
        assert anna.status == 422
        assert words[problem] in anna.text
        assert anna.form(propose).fields["until"] == typed
    boris.open(f"{match}/end")
    anna.press(propose, until=TOMORROW)
    assert anna.path == match
    assert words["proposed"] in anna.text
    boris.press(propose, until=TODAY)
    assert boris.status == 422
    assert words["other"] in boris.text
    boris.open("/")
    assert words["asked"] in boris.text
    stranger = new_person(language)
    stranger.open(match)
    assert words["proposed"] in stranger.text
    assert agree not in stranger.page.text
    anna.open(match)
    anna.press(f"{match}/time/unask")
    assert words["proposed"] not in anna.text
    anna.open(f"{match}/end")
    anna.press(propose, until=TOMORROW)
    boris.open(match)
    boris.press(agree)
    for person in (anna, boris):
        person.open(match)
        assert words["until"] in person.text
        assert MINE not in person.page.text
    server.advance((25 * 3600) - 1)
    boris.open(match)
    assert MINE not in boris.page.text
    server.advance(1)

    soon = monotonic() + PATIENCE
    while MINE not in boris.page.text and monotonic() < soon:
        boris.open(match)
    assert MINE in boris.page.text


def sent(person: Person, path: str) -> int:
    """The status of the answer to a form that this person's pages do not have."""
    form = {"_csrf_token": person.csrf, "command": "odd", "until": TOMORROW}
    return person.http.post(path, data=form).status_code


def test_a_cockpit_with_script_keeps_what_was_entered(new_person: NewPerson) -> None:
    anna, _, match = started(new_person, "ru")
    anna.open(f"{match}/host")
    form = anna.form(f"{match}/host/put-away").fields | {"until": "завтра"}
    headers = {"HX-Request": "true"}
    answer = anna.http.post(f"{match}/host/put-away", data=form, headers=headers)
    assert answer.status_code == 409
    assert 'value="завтра"' in answer.text
    assert WORDS["ru"]["odd"] in answer.text
    form = form | {"until": TOMORROW}
    answer = anna.http.post(f"{match}/host/put-away", data=form, headers=headers)
    assert answer.status_code == 200
    assert WORDS["ru"]["until"] in answer.text
    assert f'value="{TOMORROW}"' in answer.text


def test_a_time_that_is_none_asks_for_nothing(new_person: NewPerson) -> None:
    _, boris, match = started(new_person, "ru")
    boris.open(match)
    for odd in ("", "soon", "9" * 16):
        form = {"_csrf_token": boris.csrf, "command": "odd", "until": odd}
        assert boris.http.post(f"{match}/time/ask", data=form).status_code == 404
    boris.open(match)
    boris.press(f"{match}/time/ask")
    assert "просит о паузе" in boris.text, "a pause without a date is another wish"


def test_only_hosts_and_seats_may(new_person: NewPerson) -> None:
    anna, boris, match = started(new_person, "en")
    boris.open(match)
    assert sent(boris, f"{match}/host/put-away") == 403
    stranger = new_person("en")
    stranger.open(match)
    assert f"{match}/end#break" not in stranger.page.text
    assert sent(stranger, f"{match}/end/break") == 403
    anna.open(match)
    assert WORDS["en"]["until"] not in anna.text
