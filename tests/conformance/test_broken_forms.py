"""Forms that do not describe what they offer: the conformance suite says so."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.kernel import Actor, Choice, Choices, Chosen, Domain, Form, SumAtMost
from intriga.lab.conformance import Broken, Conformance
from tests.shapes.ministry import Ministry


class Undeclared(Ministry):
    """A form does not say on what the choices of a column depend."""

    def forms(self, state: Any, actor: Actor) -> Sequence[Form]:
        return [_without_after(form) for form in super().forms(state, actor)]


def _without_after(form: Form) -> Form:
    plan = form.fields[-1]
    kinds = tuple(
        replace(kind, fields=tuple(replace(column, after=()) for column in kind.fields))
        for kind in plan.kinds
    )
    return replace(form, fields=(*form.fields[:-1], replace(plan, kinds=kinds)))


class Unlimited(Ministry):
    """A limit is of a column that no row has."""

    def forms(self, state: Any, actor: Actor) -> Sequence[Form]:
        limit = SumAtMost("plan", 3, "horses")
        return [
            replace(form, limits=(limit,)) if form.act == "hand-in" else form
            for form in super().forms(state, actor)
        ]


class Misfilled(Ministry):
    """A form arrives with what cannot be handed in."""

    def forms(self, state: Any, actor: Actor) -> Sequence[Form]:
        filled = {"doctrine": "guns", "plan": [{"kind": "tax", "rate": "low"}]}
        return [
            replace(form, filled=filled) if form.act == "hand-in" else form
            for form in super().forms(state, actor)
        ]


class Lax(Ministry):
    """The rules accept less than the choices of a form."""

    def domain(self, state: Any, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "what":
            return Choices((Choice("castle", "castle"),))
        return super().domain(state, actor, name, chosen)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Undeclared, "depend on more than its `after`"),
        (Unlimited, "horses"),
        (Misfilled, "arrives with what is no act"),
        (Lax, "offered acts are legal"),
    ],
)
def test_a_form_that_is_wrong_is_found(kind: type[Any], problem: str) -> None:
    class Planted(Conformance):
        game = kind()
        plays = 6
        counts = (2,)

    with pytest.raises(Broken, match=problem):
        Planted().test_offered_checked_accepted()
