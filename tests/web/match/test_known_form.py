"""What is remembered of a form: its game sees it made once for equal data, and anew for others."""

from typing import Any

import pytest

from intriga.kernel.acts import Act
from intriga.kernel.questions.forms import Form
from intriga.web.match.forms.act_forms import KnownForm
from intriga.web.rendering.page_cache import NO_FRAME, Frame

DATA: dict[str, Any] = {
    "act": "buy",
    "key": "buy",
    "title": "Buy",
    "main": True,
    "open": False,
    "question": None,
    "preset": {},
    "given": {},
    "fields": [],
}


class Buy(Act, frozen=True):
    """A toy."""


def known() -> KnownForm:
    return KnownForm(Form(Buy), [], (), DATA)


def test_a_form_is_shown_to_its_game_once_before_and_once_after_what_is_added() -> None:
    form = known()
    form.html(DATA | {"title": "Buy a lamp"}, NO_FRAME, lambda: "lamp")
    before, after = form.before(), form.after()
    assert (before.title, after.title) == ("Buy", "Buy a lamp")
    form.html(DATA | {"title": "Buy a lamp"}, NO_FRAME, lambda: "never rendered")
    assert form.before() is before
    assert form.after() is after
    assert form.source == b"lamp"


def test_what_a_game_adds_otherwise_is_shown_anew() -> None:
    form = known()
    form.html(DATA | {"title": "Buy a lamp"}, NO_FRAME, lambda: "lamp")
    assert form.after().title == "Buy a lamp"
    form.html(DATA | {"title": "Buy a boat"}, NO_FRAME, lambda: "boat")
    assert form.after().title == "Buy a boat"
    assert form.before().title == "Buy"


def test_another_frame_renders_a_form_again_and_shows_it_as_before() -> None:
    form = known()
    form.html(DATA, NO_FRAME, lambda: "one")
    after = form.after()
    assert form.html(DATA, Frame({}, ("other",)), lambda: "two") == b"two"
    assert form.after() is after


def test_a_form_that_cannot_be_rendered_is_still_the_last_one() -> None:
    form = known()
    form.html(DATA, NO_FRAME, lambda: "one")
    with pytest.raises(ZeroDivisionError):
        form.html(DATA | {"title": "Buy a boat"}, NO_FRAME, lambda: str(1 / 0))
    assert (form.after().title, form.source) == ("Buy", b"one")
