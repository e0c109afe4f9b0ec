"""Forms that do not describe what they offer: the conformance suite says so."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.games.zeppelin.game import Zeppelin
from intriga.kernel import (
    Act,
    Actor,
    Choice,
    Choices,
    Chosen,
    Domain,
    Form,
    Range,
    Refusal,
    SumAtMost,
    Text,
    refuse,
)
from intriga.lab.conformance import Broken, Conformance
from tests.shapes.auction import Auction
from tests.shapes.household import Household
from tests.shapes.lists import Lists
from tests.shapes.ministry import HandIn, Ministry


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


class Unmarked(Ministry):
    """The rules know a limit that the form does not mark."""

    def check(self, state: Any, actor: Actor, act: Act, now: int) -> Refusal | None:
        few = isinstance(act, HandIn) and not act.plan
        return refuse("ministry-rate") if few else super().check(state, actor, act, now)


class Edge(Lists):
    """The rules accept less than all of a range: only its end is refused."""

    def domain(self, state: Any, actor: Actor, name: str, chosen: Chosen) -> Domain:
        found = super().domain(state, actor, name, chosen)
        return Range(0, found.high) if isinstance(found, Range) else found


class Open(Auction):
    """The rules accept more than the form offers."""

    def domain(self, state: Any, actor: Actor, name: str, chosen: Chosen) -> Domain:
        found = super().domain(state, actor, name, chosen)
        return Range(found.low, found.high - 1) if isinstance(found, Range) else found


class Wordy(Zeppelin):
    """The rules accept longer texts than the form has room for."""

    def domain(self, state: Any, actor: Actor, name: str, chosen: Chosen) -> Domain:
        found = super().domain(state, actor, name, chosen)
        return Text(3) if isinstance(found, Text) and name == "class-name" else found


class Boxed(Household):
    """What somebody is asked is answered with a box."""

    def forms(self, state: Any, actor: Actor) -> Sequence[Form]:
        return [
            replace(form, fields=tuple(replace(field, question=False) for field in form.fields))
            for form in super().forms(state, actor)
        ]


class Early(Household):
    """A question stands before the last field."""

    def forms(self, state: Any, actor: Actor) -> Sequence[Form]:
        return [
            replace(form, fields=form.fields[::-1]) if form.asks else form
            for form in super().forms(state, actor)
        ]


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Boxed, r"a question\?"),
        (Early, "is not the form's last field"),
        (Undeclared, "depend on more than its `after`"),
        (Unlimited, "horses"),
        (Misfilled, "arrives with what is no act"),
        (Lax, "offered acts are legal"),
        (Unmarked, "offered acts are legal|is offered, and refused"),
        (Edge, "offered acts are legal|is offered, and refused"),
        (Open, "is not offered, and accepted"),
        (Wordy, "is not offered, and accepted"),
    ],
)
def test_a_form_that_is_wrong_is_found(kind: type[Any], problem: str) -> None:
    class Planted(Conformance):
        game = kind()
        plays = 6
        steps = 60
        counts = (min(kind().seats),)

    with pytest.raises(Broken, match=problem):
        Planted().test_offered_checked_accepted()
