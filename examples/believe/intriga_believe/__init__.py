"""Believe it or not: a bluffing game with one die.

The teller rolls a die in secret and claims a number. The next player believes or doubts it. If
believed, the teller scores the number claimed, and the die stays secret. If doubted, the die is
shown: an honest teller scores twice the number claimed, otherwise the doubter does. Then the next
player is the teller. After the last round the highest score wins.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
    PUBLIC,
    REFEREE,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Range,
    Refusal,
    Reveal,
    Seat,
    Step,
    Window,
    refuse,
    seat,
)

# The match options: the form for a new match is made from these types.


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3


# What a player can do. In JSON, an act is `{"type": "claim", "number": 5}`.


class Claim(Act, frozen=True):
    number: int


class Believe(Act, frozen=True):
    pass


class Doubt(Act, frozen=True):
    pass


# The position: plain data only.


class Evening(Struct):
    scores: list[int]
    turns: int
    """How many turns the match has."""
    turn: int = 0
    die: int = 0
    """Known only to the teller."""
    claim: int | None = None


class View(Struct):
    scores: tuple[int, ...]
    teller: Seat | None
    claim: int | None
    die: int | None


class Believing(BaseGame[Evening]):
    id = "believe"
    rules_version = 1
    seats = range(2, 7)
    Options = Terms
    State = Evening
    Acts = Claim | Believe | Doubt
    words = "intriga_believe"
    clocks = {"turn": Clock(60, 86_400), "answer": Clock(60, 86_400)}  # noqa: RUF012
    draws = (DrawKind("die", "6", "believe-draw-die"),)
    reveals = {  # noqa: RUF012
        "believe-rolled": Reveal(
            lambda state, event: (_teller(state),), params=("number",), parts=("view.die",)
        ),
        "believe-caught": DECIDES,
        "believe-honest": DECIDES,
    }

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Evening:
        state = Evening([0] * len(chairs), options.rounds * len(chairs))
        _roll(state, step)
        return state

    # Who is asked, and what for.

    def windows(self, state: Evening) -> Sequence[Window]:
        if state.turn == state.turns:
            return ()
        if state.claim is None:
            return (Window("claim", "turn", (_teller(state),), state.turn),)
        return (Window("answer", "answer", (_listener(state),), state.turn),)

    def forms(self, state: Evening, actor: Actor) -> Sequence[Form]:
        if state.turn < state.turns and state.claim is None and actor == _teller(state):
            number = Field("number", "number", "number")
            return (Form(Claim, (number,), window="claim", generation=state.turn, main=True),)
        if state.claim is not None and actor == _listener(state):
            answers = (Believe, Doubt)
            return [Form(answer, window="answer", generation=state.turn) for answer in answers]
        return ()

    def domain(self, state: Evening, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return Range(1, 6)

    # What is legal, and what it does.

    def check(self, state: Evening, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Claim):
            if state.claim is not None or actor != _teller(state):
                return refuse("believe-not-teller")
            return None if 1 <= act.number <= 6 else refuse("believe-one-to-six")
        answers = state.claim is not None and actor == _listener(state)
        return None if answers else refuse("believe-not-asked")

    def apply(self, state: Evening, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(act, Claim):
            _claim(state, act.number, step)
        else:
            _answer(state, isinstance(act, Believe), step)

    def close_window(self, state: Evening, window: Window, step: Step) -> None:
        # A missed deadline must reveal nothing about the die: it means a claim of 1, or belief.
        if window.key == "claim":
            _claim(state, 1, step)
        else:
            _answer(state, True, step)

    # Who may know what.

    def viewpoint(self, state: Evening, viewer: Hashable) -> Hashable:
        return "sees" if viewer in (_teller(state), REFEREE) else "waits"

    def view(self, state: Evening, viewpoint: Hashable) -> View:
        going = state.turn < state.turns
        return View(
            scores=tuple(state.scores),
            teller=_teller(state) if going else None,
            claim=state.claim,
            die=state.die if going and viewpoint == "sees" else None,
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [
            Message("believe-score", {"seat": seat(number), "score": score})
            for number, score in enumerate(view.scores)
        ]
        if view.die is not None:
            texts.append(Message("believe-die", {"number": view.die}))
        return texts

    def outcome(self, state: Evening) -> Outcome | None:
        if state.turn < state.turns:
            return None
        scores = state.scores
        best = tuple(number for number, score in enumerate(scores) if score == max(scores))
        return Outcome(best, tuple(scores), Message("believe-over"))


def _teller(state: Evening) -> Seat:
    return state.turn % len(state.scores)


def _listener(state: Evening) -> Seat:
    return (state.turn + 1) % len(state.scores)


def _roll(state: Evening, step: Step) -> None:
    state.die = 1 + step.randbelow(6, "die")
    step.emit("believe-rolled", (_teller(state),), number=state.die)


def _claim(state: Evening, number: int, step: Step) -> None:
    state.claim = number
    step.emit("believe-claimed", PUBLIC, seat=seat(_teller(state)), number=number)


def _answer(state: Evening, believed: bool, step: Step) -> None:
    teller, listener = _teller(state), _listener(state)
    assert state.claim is not None
    if believed:
        state.scores[teller] += state.claim
        step.emit("believe-believed", PUBLIC, seat=seat(listener), number=state.claim)
    else:
        honest = state.die == state.claim
        state.scores[teller if honest else listener] += 2 * state.claim
        event = "believe-honest" if honest else "believe-caught"
        step.emit(event, PUBLIC, seat=seat(teller), number=state.die)
    state.turn, state.claim = state.turn + 1, None
    if state.turn < state.turns:
        _roll(state, step)


game: Game[Evening] = Believing()
