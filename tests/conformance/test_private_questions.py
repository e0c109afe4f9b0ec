"""The suite finds private questions that others can notice, that nobody can answer or that never
end, and team forms that not all of a team have."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.kernel import Act, Actor, Clock, Form, Refusal, Step, Window, refuse
from intriga.lab.conformance import Broken, Conformance, play
from intriga.lab.conformance.twins.twins import Twins
from tests.shapes.town import Answer, Streets, Town
from tests.shapes.town import game as town


def asked(state: Streets) -> tuple[int, ...]:
    """The secret: who has been offered a pact."""
    return tuple(sorted({to for _, to in state.offers}))


class InAwaited(Town):
    """The window awaits those who are asked in private, too."""

    def windows(self, state: Streets) -> Sequence[Window]:
        return [
            replace(window, awaited=tuple(sorted({*window.awaited, *asked(state)})))
            for window in super().windows(state)
        ]


class InAnotherWindow(Town):
    """While somebody is asked in private, a window is open that awaits nobody."""

    clocks = {**Town.clocks, "answer": Clock(60, 600)}  # noqa: RUF012

    def windows(self, state: Streets) -> Sequence[Window]:
        windows = list(super().windows(state))
        if windows and state.offers:
            windows.append(Window("answers", "answer", (), state.turn, early=False))
        return windows

    def close_window(self, state: Streets, window: Window, step: Step) -> None:
        if window.key == "answers":
            state.offers = []
        else:
            super().close_window(state, window, step)


class InSealedWindow(InAnotherWindow):
    """A sealed window hides who has answered, but not who was asked."""

    def windows(self, state: Streets) -> Sequence[Window]:
        return [
            replace(one, awaited=asked(state), asked=asked(state), early=True)
            if one.key == "answers"
            else one
            for one in super().windows(state)
        ]


class OfOthers(Town):
    """Those who sit beside somebody who is asked are asked to write their list."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        beside = isinstance(actor, int) and actor + 1 in asked(state)
        return [
            replace(form, asks=True) if form.act == "hand-in" and beside else form
            for form in super().forms(state, actor)
        ]


class InTeam(Town):
    """Whom a list may be left to depends on who has been offered a pact."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        busy = asked(state)
        return [
            replace(form, team=tuple(seat for seat in form.team if seat not in busy))
            for form in super().forms(state, actor)
        ]


@pytest.mark.parametrize("leaking", [InAwaited, InAnotherWindow, InSealedWindow, OfOthers, InTeam])
def test_a_private_question_that_others_notice_is_caught(leaking: type[Town]) -> None:
    planted = leaking()
    plays = [play(planted, 8, seed=seed, steps=80, table=False) for seed in range(3)]
    with pytest.raises(Broken, match="leaks through observation"):
        Twins(planted).run(plays, 60)


def test_private_questions_were_asked_and_left_out_and_nobody_noticed() -> None:
    twins = Twins(town)
    twins.run([play(town, 8, seed=seed, steps=80, table=False) for seed in range(3)], 60)
    assert {"unseen offer", "unseen answer", "unseen warn", "draw informer"} <= set(twins.parted)


class Unanswerable(Town):
    def check(self, state: Streets, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Answer):
            return refuse("town-no-offer")
        return super().check(state, actor, act, now)


class Insistent(Town):
    """An informer is asked again after every warning."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        return [
            replace(form, asks=True) if form.act == "warn" else form
            for form in super().forms(state, actor)
        ]


class Late(Town):
    """It asks in a window that has closed."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        return [
            replace(form, generation=form.generation - 1) if form.act == "warn" else form
            for form in super().forms(state, actor)
        ]


class Exclusive(Town):
    """Not everybody of a team may hand in its list."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        forms = super().forms(state, actor)
        return [form for form in forms if form.act != "hand-in" or actor != 0]


class Stranger(Town):
    """A seat's form is for a team that it does not belong to."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        return [
            replace(form, team=tuple(seat for seat in form.team if seat != actor))
            for form in super().forms(state, actor)
        ]


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Unanswerable, "answer asks seat .* cannot answer"),
        (Insistent, "warn asks seat .* although it has been answered"),
        (Late, "a window that is not open|another generation"),
        (Exclusive, "but seat 0 does not have it"),
        (Stranger, "without that seat"),
    ],
)
def test_questions_that_bots_cannot_follow(kind: type[Any], problem: str) -> None:
    class Small(Conformance):
        game = kind()
        counts = (8,)
        plays = 2
        steps = 60

    with pytest.raises(Broken, match=problem):
        Small().test_alive()
