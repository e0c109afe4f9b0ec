"""Playing options; crimes and investigations (items 34–36; E34–E36). Millions."""

from typing import Final

from intriga.games.economicus.acts.development import PlayCard
from intriga.games.economicus.acts.trade import Investigate
from intriga.games.economicus.house.effects import Buy
from intriga.games.economicus.house.effects import Investigate as Inspector
from intriga.games.economicus.questions import Investigation, Play
from intriga.games.economicus.rules import asking, cards, hands, lookup, money, prices, stars
from intriga.games.economicus.state import State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

FINE: Final = 6
PROVES: Final = 3
"""A die above this proves the crime."""
DEAREST: Final = 12
"""The most that journalists cost (E35)."""
CRIME: Final = "crime"
PROOF: Final = "proof"
JOURNALISTS: Final = "journalists"


def play(state: State, who: Seat, act: PlayCard, step: Step) -> None:
    """A card is shown and used up; a crime has to succeed first."""
    card = hands.card(state, act.card)
    played = Play(act.card, who, act.sector, act.other, act.seat, act.chip == "gear")
    hands.discard(state, who, act.card)
    sectors = [prices.named(state, one) for one in (act.sector, act.other) if one]
    target = [] if act.seat is None else [seat(act.seat)]
    step.emit("economicus-played", PUBLIC, seat=seat(who), card=card.called, at=[*sectors, *target])
    if act.sector and any(isinstance(one, Buy) for one in card.effects):
        prices.fix(state, act.sector, step)  # when the target is named, before any die of the crime
    if card.crime:
        commit(state, played, step)
    else:
        cards.carry_out(state, played, step)


def commit(state: State, play: Play, step: Step) -> None:
    """A die above the difficulty succeeds (item 35); then others may investigate (E34)."""
    card = hands.card(state, play.card)
    die = step.randbelow(6, CRIME) + 1
    if die <= card.difficulty:
        step.emit("economicus-crime-failed", PUBLIC, seat=seat(play.by), die=die)
        return
    step.emit("economicus-crime", PUBLIC, seat=seat(play.by), die=die)
    asked = lookup.others(state, play.by)
    if asked:
        asking.ask(state, Investigation(play, asked))
    else:
        cards.carry_out(state, play, step)


def opened(state: State) -> Investigation | None:
    """The crime that may be investigated."""
    question = state.question
    return question if isinstance(question, Investigation) else None


def unanswered(crime: Investigation) -> list[Seat]:
    """Whose answer is awaited: all are asked alike (E46)."""
    return [who for who in crime.asked if who not in crime.answers]


def check_investigate(state: State, who: Seat, act: Investigate) -> Refusal | None:
    crime = opened(state)
    if crime is None or who not in unanswered(crime):
        return refuse("economicus-refused-not-asked")
    if act.how == "card" and not hands.find(state, who, Inspector):
        return refuse("economicus-refused-no-card")
    safe = state.options.safe_journalists
    if act.how == "journalists" and safe and money.funds(state, who) < DEAREST:
        return refuse("economicus-refused-too-dear", money=DEAREST)
    return None


def investigate(state: State, who: Seat, act: Investigate, step: Step) -> None:
    """A sealed answer: who investigates shows when all have answered."""
    crime = opened(state)
    assert crime is not None
    crime.answers[who] = act.how


def close(state: State, step: Step) -> None:
    """Those who will, investigate one after another, clockwise from the criminal (E34)."""
    crime = opened(state)
    assert crime is not None
    asking.answered(state, crime)
    for who in crime.asked:
        how = crime.answers.get(who, "no")
        if how != "no" and _proves(state, who, how, step):
            _punish(state, crime.play, who, step)
            return
    cards.carry_out(state, crime.play, step)


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
