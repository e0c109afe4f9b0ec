"""Changing the settings of a match over the API, and schedules as programs write them."""

from collections.abc import Callable

import pytest

from tests.kit.http.program import Program

pytestmark = pytest.mark.service


@pytest.fixture
def two(program: Callable[..., Program]) -> tuple[Program, Program]:
    return program(), program()


def test_a_schedule_by_pace_and_times_of_day(two: tuple[Program, Program]) -> None:
    me, _ = two
    schedule = {"pace": "correspondence", "clocks": {"turn": "9 ч, 21:00"}, "rest": [7, 6]}
    match = me.get(f"/matches/{me.open(schedule=schedule)}")
    assert match["schedule"]["clocks"] == {
        "opening": 86_400,
        "turn": "09:00, 21:00",
        "answer": 21_600,
        "bid": 21_600,
    }
    assert match["schedule"]["rest"] == [6, 7]
    assert match["schedule"]["pace"] == "correspondence"
    problem = me.post(
        "/matches", {"game": "espionage", "seats": 2, "schedule": {"clocks": {"turn": "x"}}}, 422
    )
    assert problem["id"] == "table-clock-time"


def test_settings_are_changed_one_by_one(two: tuple[Program, Program]) -> None:
    me, friend = two
    id = me.open(schedule={"clocks": {"turn": 60}, "misses": 2}, terms={"extensions": 1})
    friend.post(f"/matches/{id}/join", {})
    match = me.patch(
        f"/matches/{id}",
        {
            "title": "Вечер",
            "options": {"rounds": 7},
            "schedule": {"clocks": {"turn": 90}, "rest": [7]},
            "terms": {"press": "public"},
            "watch": False,
        },
    )
    assert match["title"] == "Вечер"
    assert match["options"]["rounds"] == 7
    assert match["schedule"]["clocks"] == {"turn": 90}
    assert (match["schedule"]["misses"], match["schedule"]["rest"]) == (2, [7])
    assert (match["terms"]["press"], match["terms"]["extensions"]) == ("public", 1)
    assert match["watch"] is False
    (edit,) = friend.get(f"/matches/{id}")["edits"]
    assert edit["asked"] is True
    assert {"what": "clock.turn", "before": 60, "after": 90} in edit["changes"]
    assert me.post(f"/matches/{id}/start", {}, 409)["id"] == "start-unseen"
    assert friend.patch(f"/matches/{id}", {"title": "Моя"}, 403)["id"] == "refused-not-host"
    assert me.patch(f"/matches/{id}", {"colour": "red"}, 400)


def test_in_play_only_time_limits_change(two: tuple[Program, Program]) -> None:
    me, _ = two
    match = me.post("/matches/against-bots", {"game": "espionage", "seats": 2}, 201)["id"]
    assert me.patch(f"/matches/{match}", {"title": "Поздно"}, 409)["id"] == "settings-begun"
    changed = me.patch(f"/matches/{match}", {"schedule": {"pace": "evening"}})
    assert changed["schedule"]["clocks"]["turn"] == 120
    assert "table-rescheduled" in [
        event["id"] for event in me.get(f"/matches/{match}/events")["events"]
    ]


@pytest.mark.parametrize("value", ["NaN", "Infinity", "9" * 4301, r'"\ud800"'])
@pytest.mark.rule("zeppelin", "Z42", "P-6")
def test_what_no_map_can_hold_is_told_by_line(program: Callable[..., Program], value: str) -> None:
    options = {"map": "own", "map_text": f'{{\n"year": {value}}}'}
    body = {"game": "zeppelin", "seats": 3, "options": options}
    told = program("en").post("/matches", body, 422)
    assert told["id"] == "war-map-wrong"
    assert "Line 2: " in told["detail"]
