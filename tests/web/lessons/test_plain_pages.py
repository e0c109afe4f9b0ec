"""Lessons as plain pages, and that nobody else can see them."""

from collections.abc import Callable

import pytest

from intriga.games import installed
from intriga.presentation.lessons.reading import lessons_of
from tests.kit.http.html_client import Person

pytestmark = pytest.mark.service
LESSON = lessons_of(installed()["mafia"])[0]

PATHS = (
    *("", "/live", "/host", "/replay", "/record", "/thumbnail.svg", "/lesson", "/moments"),
    *("/log", "/end", "/leave", "/screen", "/events?before=9", "/papers"),
)


def begun(new_person: Callable[..., Person], language: str = "ru") -> Person:
    """Somebody who has begun the first lesson of Mafia."""
    one = new_person(language)
    one.open("/")
    one.press("/lessons/mafia/basics")
    return one


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_lesson_is_a_plain_page_without_script(
    new_person: Callable[..., Person], language: str
) -> None:
    """The sentence, a button to go on, the real form; then the questions and a real match."""
    one = begun(new_person, language)
    address = one.path
    for step in LESSON.steps:
        if step.awaits is None:
            one.press(f"{address}/lesson")
        elif step.awaits["type"] == "check":
            one.act("check", **{"aims.0.whom": str(step.awaits["aims"][0]["whom"])})
        else:
            one.act(step.awaits["type"], whom=str(step.awaits["whom"]))
    for number in range(len(LESSON.questions)):
        assert one.status == 200
        one.open(address)
        (asked,) = [form for form in one.forms if form.action == f"{address}/lesson"]
        wrong = next(n for n, sent in enumerate(asked.submits) if sent["answer"] == "1")
        right = next(n for n, sent in enumerate(asked.submits) if sent["answer"] == "0")
        if number == 0:
            one.send(asked, wrong)
            assert "again=" in one.path or "/lessons/mafia/basics" in {f.action for f in one.forms}
        one.send(asked, right)
    one.open(address)
    assert "/play/mafia" in {form.action for form in one.forms}


def test_nobody_else_can_see_a_lesson(new_person: Callable[..., Person]) -> None:
    """Neither while it is played nor once it is over, by any address, nor in any list."""
    one, other, stranger = begun(new_person), new_person(), new_person()
    address = one.path
    other.open("/")
    other.press("/play/espionage")
    for path in PATHS:
        for who in (other, stranger):
            who.open(f"{address}{path}")
            assert who.status in (303, 403, 404), (path, who.status)
            assert "Глеб" not in who.text
    for path in ("/", "/admin/matches"):
        other.open(path)
        assert address not in other.page.text


def test_a_lesson_is_no_match_of_mine(new_person: Callable[..., Person]) -> None:
    """It is only offered to be gone on with; beginning it anew takes its place."""
    one = begun(new_person)
    first = one.path
    one.open("/")
    assert first in one.page.text
    assert "lessons-begun" in one.page.text
    one.open("/rules/mafia")
    one.press("/lessons/mafia/basics")
    assert one.path != first
    one.open(first)
    assert one.status == 404


def test_lessons_are_offered_where_newcomers_come(new_person: Callable[..., Person]) -> None:
    """On the first page, in the rules at the right chapter, when joining, while others gather."""
    host, guest = new_person(), new_person()
    host.open("/")
    assert "/lessons/espionage/basics" in {form.action for form in host.forms}
    host.open("/rules/espionage")
    offered = {form.action for form in host.forms}
    assert {"/lessons/espionage/basics", "/lessons/espionage/bidding"} <= offered
    host.open("/new/espionage?with=link")
    host.press("/new/espionage")
    assert "/lessons/espionage/basics" in {form.action for form in host.forms}
    guest.open("/")
    guest.press("/play/espionage")
    guest.open("/")
    assert "/lessons/espionage/basics" not in {form.action for form in guest.forms}
    assert "/lessons/mafia/basics" in {form.action for form in guest.forms}
