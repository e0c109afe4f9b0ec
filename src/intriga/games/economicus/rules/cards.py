"""Playing an option, and opening an event (items 15, 34, 35; 3a; E46)."""

from collections.abc import Iterator

from intriga.games.economicus.acts.development import PlayCard, Surrender
from intriga.games.economicus.house import Card
from intriga.games.economicus.house import effects as of
from intriga.games.economicus.questions import Play, Surrendering
from intriga.games.economicus.rules import (
    asking,
    companies,
    effects,
    hands,
    lookup,
    money,
    prices,
    targets,
    tender,
)
from intriga.games.economicus.state import Stage, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat


def check_play(state: State, who: Seat, act: PlayCard) -> Refusal | None:
    if refusal := lookup.must_play(state, who) or lookup.must_be_free(state):
        return refusal
    if act.card not in state.players[who].cards:
        return refuse("economicus-refused-no-card")
    card = hands.card(state, act.card)
    if refusal := _window_refusal(state, who, card):
        return refusal
    play = Play(act.card, who, act.sector, act.other, act.seat, act.chip == "gear")
    if play not in targets.plays(state, act.card, card.target, who):
        return refuse("economicus-refused-target")
    return _cost_refusal(state, play, card)


def _window_refusal(state: State, who: Seat, card: Card) -> Refusal | None:
    if card.window not in ("any", "own"):
        return refuse("economicus-refused-not-now")
    if card.window == "own" and state.active != who:
        return refuse("economicus-refused-not-your-turn")
    selling = state.stage is Stage.SALES and not card.sales
    return refuse("economicus-refused-not-now") if selling else None


def _cost_refusal(state: State, play: Play, card: Card) -> Refusal | None:
    """What it costs must be there (E12); a tender needs somebody who may bid."""
    cost = 0
    for effect in card.effects:
        if isinstance(effect, of.Pay):
            cost += max(0, -effect.amount)
        elif isinstance(effect, of.Research):
            cost += effect.price
        elif isinstance(effect, of.Buy):
            cost += targets.price_of(state, play)
        elif isinstance(effect, of.Tender) and not tender.fit(state, effect.present):
            return refuse("economicus-refused-target")
    chips = any(isinstance(one, of.Research | of.Buy | of.Seize) for one in card.effects)
    if chips and companies.chips_left(state, play.by) < 1:
        return refuse("economicus-refused-chips")
    poor = cost > money.funds(state, play.by)
    return refuse("economicus-refused-too-dear", money=cost) if poor else None


def usable(state: State, who: Seat) -> list[str]:
    """The cards that they can play now, each once."""
    if lookup.must_play(state, who) or lookup.must_be_free(state):
        return []
    return [id for id in sorted(set(state.players[who].cards)) if any(ways(state, who, id))]


def ways(state: State, who: Seat, id: str) -> Iterator[Play]:
    """How they can play a card now."""
    if id not in state.players[who].cards:
        return
    card = hands.card(state, id)
    if _window_refusal(state, who, card):
        return
    for play in targets.plays(state, id, card.target, who):
        if not _cost_refusal(state, play, card):
            yield play


def carry_out(state: State, play: Play, step: Step) -> None:
    """The effects of a card, in their order."""
    for effect in hands.card(state, play.card).effects:
        effects.DO[type(effect)](state, effect, play, step)


def open_event(state: State, step: Step) -> None:
    """The auditor opens the event of the year (item 15)."""
    if id := hands.open_event(state, step):
        carry_out(state, Play(id, state.auditor), step)


# ── nationalisation ─────────────────────────────────────────────────────────────────────


def surrendering(state: State) -> Surrendering | None:
    """The nationalisation that is open."""
    question = state.question
    return question if isinstance(question, Surrendering) else None


def check_surrender(state: State, who: Seat, act: Surrender) -> Refusal | None:
    asked = surrendering(state)
    if asked is None or asked.seat != who:
        return refuse("economicus-refused-not-asked")
    ordinary = act.sector in targets.ordinary(state)
    if not ordinary or not companies.has(state, who, act.sector, gear=act.chip == "gear"):
        return refuse("economicus-refused-no-such-company")
    return None


def surrender(state: State, who: Seat, act: Surrender, step: Step) -> None:
    """The state takes a company; its gear is lost, its price stays (effect 14)."""
    asked = surrendering(state)
    assert asked is not None
    asking.answered(state, asked)
    companies.remove(state, who, act.sector, gear=act.chip == "gear")
    state.markets[act.sector].state += 1
    money.receive(state, who, asked.paid, "cards")
    named = prices.named(state, act.sector)
    step.emit("economicus-nationalised", PUBLIC, seat=seat(who), sector=named, money=asked.paid)


def surrender_by_itself(state: State, step: Step) -> None:
    """Time is up: the state takes the cheapest."""
    asked = surrendering(state)
    assert asked is not None
    held = [number for number in targets.ordinary(state) if state.players[asked.seat].of(number)]
    number = min(held, key=lambda one: (prices.worth(state, one), one))
    gear = not companies.has(state, asked.seat, number, gear=False)
    surrender(state, asked.seat, Surrender(number, companies.chip(gear)), step)
