"""Crimes and investigations (items 35, 36; E34–E36), and effect 2. Millions."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final, Literal

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Investigation, Play
from intriga.games.economicus.subjects import (
    asking,
    card_effect,
    hands,
    lookup,
    money,
    prices,
    stars,
)
from intriga.games.economicus.subjects.asking import NO_CARD, NOT_ASKED, answer_by, too_dear
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Chosen,
    Deed,
    Domain,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    seat,
    words,
)

FINE: Final = 6
PROVES: Final = 3
"""A die above this proves the crime."""
DEAREST: Final = 12
"""The most that journalists cost (E35)."""
CRIME: Final = "crime"
PROOF: Final = "proof"
JOURNALISTS: Final = "journalists"

How = Literal["no", "card", "journalists"]
_WAYS: Final[tuple[How, ...]] = ("no", "card", "journalists")


class Inspector(CardEffect, frozen=True, tag="investigate"):
    """2. An investigation without cost (item 36).

    `{ does = "investigate" }`
    """

    number: ClassVar[int] = 2
    reaction: ClassVar[bool] = True


class Investigate(Act, frozen=True):
    """Whether one investigates a crime: with a card, by journalists, or not (item 36, E34)."""

    how: Annotated[How, SECRET]


def commit(state: State, play: Play, step: Step) -> None:
    """A die above the difficulty succeeds (item 35); then others may investigate (E34)."""
    card = lookup.card(state, play.card)
    die = step.randbelow(6, CRIME) + 1
    if die <= card.difficulty:
        step.emit("economicus-crime-failed", PUBLIC, seat=seat(play.by), die=die)
        return
    step.emit("economicus-crime", PUBLIC, seat=seat(play.by), die=die)
    asked = lookup.others(state, play.by)
    if asked:
        asking.ask(state, Investigation(play, asked))
    else:
        card_effect.carry_out(state, play, step)


def _opened(state: State) -> Investigation:
    """The crime that may be investigated."""
    question = state.question
    assert isinstance(question, Investigation)
    return question


def unanswered(crime: Investigation) -> list[Seat]:
    """Whose answer is awaited: all are asked alike (E46)."""
    return [who for who in crime.asked if who not in crime.answers]


def _asked(state: State, who: Seat) -> Refusal | None:
    question = state.question
    asked = isinstance(question, Investigation) and who in unanswered(question)
    return None if asked else NOT_ASKED


def _check(state: State, who: Seat, act: Investigate) -> Refusal | None:
    if act.how == "card" and not hands.find(state, who, Inspector):
        return NO_CARD
    safe = state.options.safe_journalists
    if act.how == "journalists" and safe and money.funds(state, who) < DEAREST:
        return too_dear(DEAREST)
    return None


def _investigate(state: State, who: Seat, act: Investigate, step: Step) -> None:
    """A sealed answer: who investigates shows when all have answered."""
    _opened(state).answers[who] = act.how


def _offer(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, "investigation", Investigate, choice("how", "investigate"), main=True)


def _ways(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [how for how in _WAYS if not _check(state, who, Investigate(how))]
    return words(able, "economicus-how-")


def close(state: State, step: Step) -> None:
    """Those who will, investigate one after another, clockwise from the criminal (E34)."""
    crime = _opened(state)
    asking.answered(state, crime)
    for who in crime.asked:
        how = crime.answers.get(who, "no")
        if how != "no" and _proves(state, who, how, step):
            _punish(state, crime.play, who, step)
            return
    card_effect.carry_out(state, crime.play, step)


def _proves(state: State, who: Seat, how: str, step: Step) -> bool:
    if how == "card":
        hands.spend(state, who, Inspector)
        cost = 0
    else:
        cost = prices.roll_two(step, JOURNALISTS)
        _pay_journalists(state, who, cost, step)
    die = step.randbelow(6, PROOF) + 1
    step.emit("economicus-investigated", PUBLIC, seat=seat(who), how=how, money=cost, die=die)
    return die > PROVES


def _pay_journalists(state: State, who: Seat, cost: int, step: Step) -> None:
    if money.funds(state, who) >= cost:
        money.pay(state, who, cost, step, why="cards")
    else:
        money.charge(state, who, cost, "cards")
        money.collect(state, who, step)  # before the crime takes effect: nobody else gets it


def _punish(state: State, play: Play, investigator: Seat, step: Step) -> None:
    """The crime is undone; the criminal pays (item 36)."""
    stars.record(state, play.by, -1)
    stars.record(state, investigator, 1)
    money.charge(state, play.by, FINE, "cards")
    step.emit(
        "economicus-proved", PUBLIC, seat=seat(investigator), criminal=seat(play.by), money=FINE
    )


INVESTIGATE = Deed(
    Investigate,
    _check,
    _investigate,
    _offer,
    gate=_asked,
    answers=True,
    choices={"investigate": _ways},
)
