"""Time on the pages: the schedule of a new match, pauses by all, extensions."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from intriga.table import Beats
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.vigil import game as vigil
from tests.web.playing import opened

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


NINE = {
    "pace": "custom",
    "clock.turn": "daily",
    "clock.turn.at": "в девять",
    "title": "Вечера",
}


def test_a_schedule_by_correspondence_is_shown(new_person: NewPerson) -> None:
    anna = new_person()
    anna.open("/new/espionage")
    anna.press(
        "/new/espionage",
        **{
            "seats": "2",
            "pace": "custom",
            "clock.opening": "172800",
            "clock.turn": "daily",
            "clock.turn.at": "20.30 и 9",
            "clock.bid": "daily",
            "clock.bid.at": "18 ч",
            "rest": "6,7",
            "zone": "Asia/Omsk",
            "grace": "21600",
            "no_show": "bot",
            "misses": "3",
            "extensions": "2",
            "extension": "900",
        },
    )
    assert anna.status == 200
    for words in (
        *("48 часов", "каждый день в 09:00 и 20:30", "каждый день в 18:00"),
        *("суббота и воскресенье", "Омск", "6 часов", "бот", "2 × 15 минут"),
    ):
        assert words in anna.text


def test_an_invalid_time_of_day_is_refused_and_the_form_kept(new_person: NewPerson) -> None:
    anna = new_person()
    anna.open("/new/espionage")
    anna.press("/new/espionage", **NINE)
    assert anna.status == 422
    assert "не время суток" in anna.text
    assert 'value="Вечера"' in anna.page.text


def test_players_pause_together_and_extend_their_time(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    anna.open("/new/espionage")
    anna.press(
        "/new/espionage",
        **{
            "name": "Анна",
            "seats": "2",
            "pace": "custom",
            "clock.opening": "600",
            "extensions": "1",
            "extension": "60",
        },
    )
    match = anna.path
    boris.open(match)
    boris.press(f"{match}/sit", name="Борис")
    anna.open(match)
    anna.press(f"{match}/start")
    anna.open(match)
    anna.press(f"{match}/time/extend")
    anna.open(match)
    assert "продлевает срок: ещё 1 минута" in anna.text
    assert f"{match}/time/extend" not in anna.page.text, "there was one extension"
    anna.press(f"{match}/time/ask")
    boris.open(match)
    assert "Анна просит о паузе" in boris.text
    boris.press(f"{match}/time/ask")
    boris.open(match)
    assert "Партия на паузе" in boris.text
    assert not boris.acts
    for person in (boris, anna):
        person.open(match)
        person.press(f"{match}/time/ask")
    anna.open(match)
    assert "Партия продолжается" in anna.text


def begun_by(
    server: Server, game: str, names: list[str], **options: str
) -> tuple[list[Person], str]:
    """A started match of people on this server, the host first."""
    host, *others = people = [Person(server.url) for _ in names]
    host.open(f"/new/{game}")
    host.press(f"/new/{game}", name=names[0], seats=str(len(names)), **options)
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for person, name in zip(others, names[1:], strict=True):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=name)
    host.open(match)
    host.press(f"{match}/start")
    return people, match


@pytest.mark.thorough
def test_whoever_alone_was_asked_and_has_answered_is_told_so(tmp_path: Path) -> None:
    with Server(tmp_path, beats=Beats(least=600_000)) as server:
        people, match = begun_by(server, "espionage", ["Анна", "Борис"], specials="")
        for act in ({"cell": "31", "sum": "20"}, {"cell": "31", "sum": "20"}, {"to": "31"}):
            _mover(people, match).act("move" if "to" in act else "bribe", **act)
        mover = _mover(people, match)
        mover.act("move", to="22")
        (other,) = (person for person in people if person is not mover)
        opened(other, match).act("answer", say="pass")
        assert "Ответ записан" in opened(other, match).text
        assert "Ответ записан" not in opened(mover, match).text


def test_the_cockpit_of_a_host_who_plays_has_no_windows_that_others_do_not_see(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, games={"vigil": vigil}) as server:
        (host, friend, _), match = begun_by(server, "vigil", ["Анна", "Борис", "Вера"])
        opened(friend, match).act("dare", whom="0")
        assert "parry" in opened(host, match).acts
        assert "Час стражи" in opened(host, f"{match}/host").text
        assert "Дуэль" not in opened(host, f"{match}/host").text


def _mover(people: list[Person], match: str) -> Person:
    return next(person for person in people if "move" in opened(person, match).answers)
