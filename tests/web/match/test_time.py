"""Time on the pages: the schedule of a new match, pauses by all, extensions."""

from collections.abc import Callable

import pytest

from tests.web.html_client import Person

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
