"""Effect 14: the state takes a company, which its owner chooses."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from intriga.games.economicus.data.cards import Deck
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Chip, Play, SectorNumber, Surrendering
from intriga.games.economicus.subjects import asking, choosing, companies, lookup, money, prices
from intriga.games.economicus.subjects.asking import NO_SUCH_COMPANY, NOT_ASKED, answer_by
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel import (
    PUBLIC,
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
)

TIE: Final = "most"


class Nationalise(CardEffect, frozen=True, tag="nationalise"):
    """14. Whoever owns most companies (without Innovation; equals: a die) chooses one; it becomes
    an unowned state company without gear, and they get `paid`. The price stays.

    `{ does = "nationalise", paid = 5 }`
    """

    number: ClassVar[int] = 14
    decks: ClassVar[tuple[Deck, ...]] = ("event",)
    paid: Annotated[int, Meta(ge=0, le=60)]

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        counts = {who: _ordinary(state, who) for who in state.playing}
        most = max(counts.values(), default=0)
        if not most:
            return
        best = [who for who in sorted(counts) if counts[who] == most]
        who = best[step.randbelow(len(best), TIE) if len(best) > 1 else 0]
        asking.ask(state, Surrendering(who, self.paid))
        step.emit("economicus-card-nationalises", PUBLIC, seat=seat(who), money=self.paid)


def _ordinary(state: State, who: Seat) -> int:
    held = state.players[who].holdings.items()
    return sum(one.companies for number, one in held if not lookup.sector(state, number).innovation)


class Surrender(Act, frozen=True):
    """Which company the state takes (V14)."""

    sector: SectorNumber
    chip: Chip = "plain"


def _opened(state: State) -> Surrendering:
    """The nationalisation that is open."""
    question = state.question
    assert isinstance(question, Surrendering)
    return question


def _asked(state: State, who: Seat) -> Refusal | None:
    question = state.question
    mine = isinstance(question, Surrendering) and question.seat == who
    return None if mine else NOT_ASKED


def _check(state: State, who: Seat, act: Surrender) -> Refusal | None:
    ordinary = act.sector in lookup.ordinary(state)
    if not ordinary or not companies.has(state, who, act.sector, gear=act.chip == "gear"):
        return NO_SUCH_COMPANY
    return None


def _surrender(state: State, who: Seat, act: Surrender, step: Step) -> None:
    """The state takes a company; its gear is lost, its price stays."""
    asked = _opened(state)
    asking.answered(state, asked)
    companies.remove(state, who, act.sector, gear=act.chip == "gear")
    state.markets[act.sector].state += 1
    money.receive(state, who, asked.paid, "cards")
    named = prices.named(state, act.sector)
    step.emit("economicus-nationalised", PUBLIC, seat=seat(who), sector=named, money=asked.paid)


def close(state: State, step: Step) -> None:
    """Time is up: the state takes the cheapest."""
    who = _opened(state).seat
    held = [number for number in lookup.ordinary(state) if state.players[who].of(number)]
    number = min(held, key=lambda one: (prices.worth(state, one), one))
    gear = not companies.has(state, who, number, gear=False)
    _surrender(state, who, Surrender(number, companies.chip(gear)), step)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    fields = choice("sector", "surrendered"), choosing.CHIP
    yield answer_by(state, "answer", Surrender, *fields, main=True)


def _surrendered(state: State, who: Seat, chosen: Chosen) -> Domain:
    held = state.players[who]
    return choosing.sectors(state, (one for one in lookup.ordinary(state) if held.of(one)))


SURRENDER: Final = Deed(
    Surrender,
    _check,
    _surrender,
    _offer,
    gate=_asked,
    answers=True,
    choices={"surrendered": _surrendered, "chip": choosing.own_chips},
)
