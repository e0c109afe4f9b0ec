"""The suite finds deeds that do not say what their forms are."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from msgspec import Struct

from intriga.kernel import Act, BaseGame, Deed, Field, Form, Game, Range
from intriga.lab.conformance.failure import Broken
from intriga.lab.conformance.offers.deeds import check_deeds


class Floor(Struct):
    pass


class Dance(Act, frozen=True):
    steps: int = 1


def _game(*forms: Form, answers: bool, domains: Sequence[str] = ()) -> Game[Any]:
    class Ball(BaseGame[Floor]):
        deeds = (
            Deed(
                Dance,
                lambda state, seat, act: None,
                lambda state, seat, act, step: None,
                lambda state, seat: forms,
                answers=answers,
                choices=dict.fromkeys(domains, lambda state, seat, chosen: Range(1, 2)),
            ),
        )

    return cast(Game[Any], Ball())


ASKED, FREE = Form(Dance, window="ball"), Form(Dance)
STEPS = Form(Dance, (Field("steps", "number", "steps"),))


@pytest.mark.parametrize(
    "game",
    [
        _game(ASKED, FREE, answers=True),
        _game(FREE, answers=False),
        _game(FREE, answers=True),
        _game(STEPS, answers=False, domains=("steps",)),
    ],
)
def test_deeds_that_fit_pass(game: Game[Any]) -> None:
    check_deeds(game, Floor(), 0, game.forms(Floor(), 0))


@pytest.mark.parametrize("form", [ASKED, Form(Dance, asks=True)])
def test_a_question_that_no_deed_answers_is_found(form: Form) -> None:
    game = _game(FREE, form, answers=False)
    with pytest.raises(Broken, match="a deed that `answers` or not"):
        check_deeds(game, Floor(), 0, game.forms(Floor(), 0))


def test_a_domain_of_a_family_is_known_by_its_first_word() -> None:
    form = Form(Dance, (Field("steps", "number", "steps 3"),))
    check_deeds(_game(form, answers=False, domains=("steps",)), Floor(), 0, [form])
    with pytest.raises(Broken, match=r"\['steps 3'\]"):
        check_deeds(_game(form, answers=False, domains=("ste",)), Floor(), 0, [form])


def test_a_domain_that_no_deed_has_is_found() -> None:
    game = _game(STEPS, answers=False, domains=("style",))
    with pytest.raises(Broken, match=r"no deed of it has: \['steps'\]"):
        check_deeds(game, Floor(), 0, game.forms(Floor(), 0))
