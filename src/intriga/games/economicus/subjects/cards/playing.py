"""Playing an option (items 34, 35; 3a; E46)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from intriga.games.economicus.data import Card
from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Chip, Play, SectorNumber
from intriga.games.economicus.subjects import (
    card_effect,
    choosing,
    companies,
    hands,
    lookup,
    money,
    prices,
)
from intriga.games.economicus.subjects.asking import (
    ANY_TIME,
    NO_CARD,
    NO_CHIPS,
    NOT_MY_TURN,
    NOT_NOW,
    too_dear,
)
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.games.economicus.subjects.cards import crime, targets
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
    people,
    refuse,
    seat,
)


class PlayCard(Act, frozen=True):
    """Play an option. Its targets, as far as the card has any: a sector, another one, a player, and
    whether the company has M&T."""

    card: str
    sector: SectorNumber | None = None
    other: SectorNumber | None = None
    seat: Seat | None = None
    chip: Chip = "plain"


def _check(state: State, who: Seat, act: PlayCard) -> Refusal | None:
    if act.card not in state.players[who].cards:
        return NO_CARD
    card = lookup.card(state, act.card)
    if refusal := _window_refusal(state, who, card):
        return refusal
    play = _play_of(who, act)
    if play not in targets.plays(state, act.card, card.target, who):
        return refuse("economicus-refused-target")
    return _cost_refusal(state, play, card_effect.of_card(state, act.card))


def _play_of(who: Seat, act: PlayCard) -> Play:
    return Play(act.card, who, act.sector, act.other, act.seat, act.chip == "gear")


def _window_refusal(state: State, who: Seat, card: Card) -> Refusal | None:
    if card.window not in ("any", "own"):
        return NOT_NOW
    if card.window == "own" and state.active != who:
        return NOT_MY_TURN
    return NOT_NOW if state.stage is Stage.SALES and not card.sales else None


def _cost_refusal(state: State, play: Play, effects: Sequence[CardEffect]) -> Refusal | None:
    """What it costs must be there (E12)."""
    for effect in effects:
        if refusal := effect.refusal(state):
            return refusal
    needs_chip = any(one.needs_chip for one in effects)
    if needs_chip and companies.chips_left(state, play.by) < 1:
        return NO_CHIPS
    cost = sum(effect.cost(state, play) for effect in effects)
    return too_dear(cost) if cost > money.funds(state, play.by) else None


def ways(state: State, who: Seat, id: str) -> Iterator[Play]:
    """How they can play a card now."""
    if id not in state.players[who].cards:
        return
    card = lookup.card(state, id)
    if _window_refusal(state, who, card):
        return
    effects = card_effect.of_card(state, id)
    for play in targets.plays(state, id, card.target, who):
        if not _cost_refusal(state, play, effects):
            yield play


def _play(state: State, who: Seat, act: PlayCard, step: Step) -> None:
    """A card is shown and used up; a crime has to succeed first."""
    card = lookup.card(state, act.card)
    hands.discard(state, who, act.card)
    sectors = [prices.named(state, one) for one in (act.sector, act.other) if one]
    target = [] if act.seat is None else [seat(act.seat)]
    step.emit("economicus-played", PUBLIC, seat=seat(who), card=card.called, at=[*sectors, *target])
    if act.sector and any(one.prices_target for one in card_effect.of_card(state, act.card)):
        prices.fix(state, act.sector, step)
    played = _play_of(who, act)
    if card.crime:
        crime.commit(state, played, step)
    else:
        card_effect.carry_out(state, played, step)


# ── forms ───────────────────────────────────────────────────────────────────────────────


def _offer(state: State, who: Seat) -> Iterator[Form]:
    """A form for each card that they can play now."""
    for id in sorted(set(state.players[who].cards)):
        if choosing.any_of(ways(state, who, id)):
            yield _form(id, lookup.card(state, id).target)


@lru_cache
def _form(id: str, target: Target) -> Form:
    return Form(PlayCard, targets.fields(target), preset={"card": id})


def _named(state: State, who: Seat, chosen: Chosen) -> list[Play]:
    """The ways to play it with the targets that were named before."""
    before = [name for name in ("sector", "other", "seat") if name in chosen]
    return [
        play
        for play in ways(state, who, choosing.word_of(chosen, "card"))
        if all(getattr(play, name) == chosen[name] for name in before)
    ]


def _sectors(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [play.sector for play in _named(state, who, chosen) if play.sector is not None]
    return choosing.sectors(state, able)


def _others(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [play.other for play in _named(state, who, chosen) if play.other is not None]
    return choosing.sectors(state, able)


def _seats(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = [play.seat for play in _named(state, who, chosen) if play.seat is not None]
    return people(dict.fromkeys(able))


def _chips(state: State, who: Seat, chosen: Chosen) -> Domain:
    able = dict.fromkeys(play.gear for play in _named(state, who, chosen))
    return choosing.chips(map(companies.chip, able))


PLAY_CARD = Deed(
    PlayCard,
    _check,
    _play,
    _offer,
    gate=lookup.must_be_between,
    rank=ANY_TIME,
    choices={
        "card-sector": _sectors,
        "card-other": _others,
        "card-seat": _seats,
        "card-chip": _chips,
    },
)
