"""A treaty is signed, or refused (item 68)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from intriga.games.maga.state import State
from intriga.games.maga.subjects.names import treaties_by_number
from intriga.games.maga.subjects.teams import commands_nothing, team_of
from intriga.games.maga.subjects.treaties.holding import pending, tell_parties, unsigned
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    always,
    choice,
    refuse,
    words,
)

Number = Annotated[int, Meta(ge=1)]


class AnswerTreaty(Act, frozen=True):
    """Sign a treaty, or refuse; it holds when all parties have signed."""

    unseen: ClassVar[bool] = True
    treaty: Annotated[Number, SECRET]
    answer: Annotated[Literal["sign", "refuse"], SECRET]


def _check(state: State, who: Seat, act: AnswerTreaty) -> Refusal | None:
    waiting = pending(state, team_of(state, who))
    known = any(one.number == act.treaty for one in waiting)
    return None if known else refuse("maga-refused-no-treaty")


def _answer(state: State, who: Seat, act: AnswerTreaty, step: Step) -> None:
    team = team_of(state, who)
    treaty = next(one for one in state.treaties if one.number == act.treaty)
    parties = unsigned(state, treaty, team)
    if act.answer == "sign":
        treaty.signed += parties
        treaty.hands |= dict.fromkeys(parties, who)
    else:
        treaty.refused = True
    id = "maga-treaty-signed" if act.answer == "sign" else "maga-treaty-refused"
    tell_parties(state, treaty, id, parties[0], step)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if pending(state, team_of(state, who)):
        answer = choice("answer", "treaty-answer")
        yield Form(AnswerTreaty, (choice("treaty", "pending"), answer), asks=True)


def _waiting(state: State, who: Seat, chosen: Chosen) -> Choices:
    return treaties_by_number(pending(state, team_of(state, who)))


ANSWER_TREATY: Final = Deed(
    AnswerTreaty,
    _check,
    _answer,
    _offer,
    gate=commands_nothing,
    answers=True,
    rank=2,
    choices={
        "pending": _waiting,
        "treaty-answer": always(words(("sign", "refuse"), "maga-treaty-")),
    },
)
