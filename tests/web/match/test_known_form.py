"""What is remembered of a form: it is rendered once for equal data, and anew for others."""

from typing import Any

import pytest

from intriga.kernel.acts import Act
from intriga.kernel.questions.forms import Form
from intriga.web.match.forms.act_forms import KnownForm
from intriga.web.rendering.page_cache import NO_FRAME, PageFrame

DATA: dict[str, Any] = {"act": "buy", "key": "buy", "title": "Buy", "fields": []}


class Buy(Act, frozen=True):
    """A toy."""


def known() -> KnownForm:
    return KnownForm(Form(Buy), [], (), DATA)


def never() -> str:
    raise AssertionError("rendered again")


def test_equal_data_are_rendered_once() -> None:
    form = known()
    assert form.html(DATA | {"title": "Buy a lamp"}, NO_FRAME, lambda: "lamp") == b"lamp"
    assert form.html(DATA | {"title": "Buy a lamp"}, NO_FRAME, never) == b"lamp"


def test_what_a_game_adds_otherwise_is_rendered_anew() -> None:
    form = known()
    form.html(DATA | {"title": "Buy a lamp"}, NO_FRAME, lambda: "lamp")
    assert form.html(DATA | {"title": "Buy a boat"}, NO_FRAME, lambda: "boat") == b"boat"


def test_another_frame_renders_a_form_again() -> None:
    form = known()
    form.html(DATA, NO_FRAME, lambda: "one")
    assert form.html(DATA, PageFrame({}, ("other",)), lambda: "two") == b"two"


def test_a_form_that_cannot_be_rendered_is_still_the_last_one() -> None:
    form = known()
    form.html(DATA, NO_FRAME, lambda: "one")
    with pytest.raises(ZeroDivisionError):
        form.html(DATA | {"title": "Buy a boat"}, NO_FRAME, lambda: str(1 / 0))
    assert form.source == b"one"
    assert form.html(DATA, NO_FRAME, never) == b"one"
