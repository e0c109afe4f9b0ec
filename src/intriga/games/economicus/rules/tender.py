"""Public tenders (3a, effect 20). Millions."""

from intriga.games.economicus.acts.development import BidTender
from intriga.games.economicus.house.effects import Tender as Effect
from intriga.games.economicus.questions import Play, Tender
from intriga.games.economicus.rules import asking, money, stars
from intriga.games.economicus.state import State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat


def presence(state: State, who: Seat) -> int:
    """In how many sectors they have a company."""
    return sum(one.companies > 0 for one in state.players[who].holdings.values())


def fit(state: State, present: int) -> list[Seat]:
    """Who meets the goal of a tender."""
    return [who for who in state.playing if presence(state, who) >= present]


def announce(state: State, play: Play, effect: Effect, step: Step) -> None:
    """Everybody is asked alike, whether they may bid or not."""
    who = fit(state, effect.present)
    asking.ask(state, Tender(play.card, effect.least, state.playing, who, play.by))
    step.emit("economicus-tender", PUBLIC, money=effect.least)


def opened(state: State) -> Tender | None:
    """The tender that is open."""
    question = state.question
    return question if isinstance(question, Tender) else None


def unanswered(tender: Tender) -> list[Seat]:
    """Whose bid is awaited."""
    return [who for who in tender.asked if who not in tender.bids]


def check_bid(state: State, who: Seat, act: BidTender) -> Refusal | None:
    tender = opened(state)
    if tender is None or who not in unanswered(tender):
        return refuse("economicus-refused-not-asked")
    if who not in tender.fit:
        return refuse("economicus-refused-goal")
    high = money.funds(state, who)
    if not tender.least <= act.amount <= high:
        return refuse("economicus-refused-between", low=tender.least, high=high)
    return None


def bid(state: State, who: Seat, act: BidTender, step: Step) -> None:
    """A sealed bid."""
    tender = opened(state)
    assert tender is not None
    tender.bids[who] = act.amount


def close(state: State, step: Step) -> None:
    """The highest pays the bank and gets a star; of equals the first from the card's player
    clockwise. Other bids stay secret."""
    tender = opened(state)
    assert tender is not None
    asking.answered(state, tender)
    order = [who for who in state.around(tender.first) if who in tender.bids]
    winner = max(order, key=lambda who: tender.bids[who], default=None)
    if winner is None or not tender.bids[winner]:
        step.emit("economicus-tender-empty", PUBLIC)
        return
    money.pay(state, winner, tender.bids[winner], step, why="cards")
    stars.record(state, winner, 1)
    step.emit("economicus-tender-won", PUBLIC, seat=seat(winner), money=tender.bids[winner])
