"""What each effect of a card does (3a: the closed list). A short function each. Millions."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from intriga.games.economicus.house import effects as of
from intriga.games.economicus.questions import Play, Surrendering
from intriga.games.economicus.rules import (
    asking,
    companies,
    crisis,
    development,
    hands,
    lookup,
    money,
    prices,
    stars,
    tender,
)
from intriga.games.economicus.state import State
from intriga.kernel import PUBLIC, Seat, Step, seat

TIE: Final = "most"


def _pay(state: State, effect: of.Pay, play: Play, step: Step) -> None:
    """3. From or to the bank; once, by company, or by the price of the sector."""
    for who in (play.by, *([play.seat] if effect.partner and play.seat is not None else [])):
        amount = effect.amount
        if effect.per == "company":
            amount *= state.players[who].of(play.sector or 0)
        elif effect.per == "price":
            amount *= state.markets[play.sector or 0].price
        if effect.most:
            amount = min(amount, effect.most)
        if amount >= 0:
            money.receive(state, who, amount, "cards")
        else:
            money.pay(state, who, -amount, step, why="cards")
        step.emit("economicus-card-pays", PUBLIC, seat=seat(who), money=amount)


def _take(state: State, effect: of.Take, play: Play, step: Step) -> None:
    """4. From another player, at most their cash."""
    assert play.seat is not None
    amount = max(0, min(effect.amount, state.players[play.seat].cash))
    state.players[play.seat].cash -= amount
    state.players[play.by].cash += amount
    money.note(state, play.seat, -amount, "cards")
    money.note(state, play.by, amount, "cards")
    step.emit(
        "economicus-card-takes", PUBLIC, seat=seat(play.by), owner=seat(play.seat), money=amount
    )


def _star(state: State, effect: of.Star, play: Play, step: Step) -> None:
    """5. Recorded stars."""
    stars.record(state, play.by, effect.count)
    step.emit("economicus-card-star", PUBLIC, seat=seat(play.by), count=effect.count)


def _quota(state: State, effect: of.Quota, play: Play, step: Step) -> None:
    """6. Of an option: for its player; of an event: for everybody in play."""
    event = hands.card(state, play.card).deck == "event"
    for who in state.playing if event else [play.by]:
        hands.give_quotas(state, who, effect.count)
        step.emit("economicus-card-quota", PUBLIC, seat=seat(who), count=effect.count)


def _price(state: State, effect: of.ChangePrice, play: Play, step: Step) -> None:
    """7. A price changes."""
    number = play.other if effect.second else play.sector
    assert number is not None
    prices.change(state, number, effect.amount, step)


def _token(state: State, effect: of.Token, play: Play, step: Step) -> None:
    """8. A crisis token; the black die only where the card says so."""
    number = effect.sector or play.sector
    assert number is not None
    crisis.grow(state, number, effect.strength, step)
    if effect.black:
        prices.black(state, number, step)


def _relief(state: State, effect: of.Relief, play: Play, step: Step) -> None:
    """9. A crisis grows weaker."""
    assert play.sector is not None
    crisis.relieve(state, play.sector, effect.strength, step)


def _gear(state: State, effect: of.Gear, play: Play, step: Step) -> None:
    """10. M&T for nothing."""
    assert play.sector is not None
    development.put_gear(state, play.by, play.sector, step)


def _research(state: State, effect: of.Research, play: Play, step: Step) -> None:
    """11. R&D outside the yearly limit."""
    money.pay(state, play.by, effect.price, step, why="growth")
    development.found_startup(state, play.by, step)


def _buy(state: State, effect: of.Buy, play: Play, step: Step) -> None:
    """12. An unowned state company at its price, which stays; nothing if there is no money for a
    price that had to be rolled."""
    assert play.sector is not None
    price = prices.fix(state, play.sector, step)
    if money.funds(state, play.by) < price:
        step.emit("economicus-card-fails", PUBLIC, seat=seat(play.by))
        return
    money.pay(state, play.by, price, step, why="companies")
    companies.take_unowned(state, play.by, play.sector, "state")
    named = prices.named(state, play.sector)
    step.emit(
        "economicus-bought", PUBLIC, seat=seat(play.by), sector=named, kind="state", money=price
    )


def _seize(state: State, effect: of.Seize, play: Play, step: Step) -> None:
    """13. A company changes hands for nothing, with its gear."""
    assert play.sector is not None
    assert play.seat is not None
    companies.pass_on(state, play.seat, play.by, play.sector, gear=play.gear)
    step.emit(
        "economicus-card-seizes",
        PUBLIC,
        seat=seat(play.by),
        owner=seat(play.seat),
        sector=prices.named(state, play.sector),
    )


def _nationalise(state: State, effect: of.Nationalise, play: Play, step: Step) -> None:
    """14. The owner of most companies, Innovation not counted, gives one to the state."""
    counts = {who: _ordinary(state, who) for who in state.playing}
    most = max(counts.values(), default=0)
    if not most:
        return
    best = [who for who in sorted(counts) if counts[who] == most]
    who = best[step.randbelow(len(best), TIE) if len(best) > 1 else 0]
    asking.ask(state, Surrendering(who, effect.paid))
    step.emit("economicus-card-nationalises", PUBLIC, seat=seat(who), money=effect.paid)


def _ordinary(state: State, who: Seat) -> int:
    held = state.players[who].holdings.items()
    return sum(one.companies for number, one in held if not lookup.sector(state, number).innovation)


def _tender(state: State, effect: of.Tender, play: Play, step: Step) -> None:
    """20. A public tender."""
    tender.announce(state, play, effect, step)


def _later(state: State, effect: Any, play: Play, step: Step) -> None:
    """1, 2, 15–19. Asked for where it matters (`hands.find`, `event.of`)."""


DO: Final[Mapping[type, Callable[[State, Any, Play, Step], None]]] = {
    of.Licence: _later,
    of.Investigate: _later,
    of.Pay: _pay,
    of.Take: _take,
    of.Star: _star,
    of.Quota: _quota,
    of.ChangePrice: _price,
    of.Token: _token,
    of.Relief: _relief,
    of.Gear: _gear,
    of.Research: _research,
    of.Buy: _buy,
    of.Seize: _seize,
    of.Nationalise: _nationalise,
    of.ChangeProfit: _later,
    of.ChangeNeighbours: _later,
    of.NoNewLoans: _later,
    of.Interest: _later,
    of.ResearchPrice: _later,
    of.Tender: _tender,
}
