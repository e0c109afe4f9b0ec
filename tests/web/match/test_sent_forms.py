"""Every form of every game, as a browser would post it, becomes the act that it means; and the
suite notices a form that loses what stands in it."""

from typing import Any, ClassVar

import pytest

from intriga.games.diplomacy import game as diplomacy
from intriga.games.espionage import game as espionage
from intriga.lab.conformance.failure import Broken
from intriga.web.conformance import PagesConformance
from intriga.web.game_pages import Data
from intriga.web.match.zones.zones import Zones
from tests.kit import corpus
from tests.shapes.household import game as household
from tests.shapes.lists import game as lists
from tests.shapes.ministry import game as ministry
from tests.shapes.parliament import game as parliament
from tests.shapes.shop import game as shop
from tests.shapes.town import game as town


class _Forms(PagesConformance):
    """Only their forms: these games have no named pages."""

    player = staticmethod(corpus.play)
    plays = 2
    steps = 40
    looks = 5
    pairs = 0
    languages = ("ru",)


class TestEspionage(_Forms):
    game = espionage
    counts = (2, 4)


class TestDiplomacy(_Forms):
    game = diplomacy
    counts = (7,)
    own_forms = ("orders",)


class TestHousehold(_Forms):
    game = household


class TestLists(_Forms):
    game = lists


class TestMinistry(_Forms):
    game = ministry
    options: ClassVar = ({}, {"ministers": 2})


class TestParliament(_Forms):
    game = parliament


class TestShop(_Forms):
    game = shop


class TestTown(_Forms):
    game = town


# Planted errors ----------------------------------------------------------------------------


def _without(name: str) -> Any:
    """A page that leaves a field out."""

    def extras(form: Data) -> Data:
        return {"fields": [field for field in form["fields"] if field["name"] != name]}

    return extras


def _ticked(form: Data) -> Data:
    """A page that shows every box as ticked."""
    boxes = [{**one, "value": True} if one["kind"] == "flag" else one for one in form["fields"]]
    return {"fields": boxes}


PLANTED: dict[str, tuple[Any, Any, str]] = {
    "a flag is lost": (household, _without("lamp"), "does not show “lamp”"),
    "a question is one button": (household, lambda *_: {"question": None}, "no button answers"),
    "a box shows what it is not": (household, _ticked, "stands for False|cannot be turned|sends"),
    "a field is lost": (ministry, _without("doctrine"), "doctrine"),
    "a list is lost": (lists, _without("rows"), "rows|sends"),
    "a preset is lost": (shop, lambda *_: {"preset_sent": ""}, "another form|is fixed as"),
    "a preset is another": (shop, lambda *_: {"preset_sent": "{}"}, "another form|is fixed as"),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_the_suite_notices(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, extras, told = PLANTED[planted]

    made = Zones._form_html

    def planting(zones: Zones, form: Data) -> tuple[Data, bytes]:
        zones._known.clear()  # nothing is remembered of it
        return made(zones, form | extras(form))

    monkeypatch.setattr(Zones, "_form_html", planting)

    class Planted(_Forms):
        pass

    Planted.game = game
    with pytest.raises(Broken, match=told):
        Planted().test_forms_send_what_stands_on_the_screen()


def test_the_suite_notices_defaults_that_win_over_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As pages once did: a box that is not ticked is not sent."""
    monkeypatch.setattr("intriga.web.conformance.form_conformance.completed", lambda form, act: act)

    class Planted(_Forms):
        game = household

    with pytest.raises(Broken, match=r"cannot be turned off|arrives as"):
        Planted().test_forms_send_what_stands_on_the_screen()
