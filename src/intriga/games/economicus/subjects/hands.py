"""Options in players' hands, and the decks (items 11, 38). A deck is counted, not ordered: what is
drawn is decided when it is drawn, so there is no order that could leak."""

from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects import lookup
from intriga.kernel import PUBLIC, Seat, Step, seat

OPTION: Final = "option"
EVENT: Final = "event"


def find(state: State, who: Seat, effect: type) -> str:
    """The first of their cards that has this effect; "" if there is none."""
    for id in state.players[who].cards:
        if any(isinstance(one, effect) for one in lookup.card(state, id).effects):
            return id
    return ""


def discard(state: State, who: Seat, id: str) -> None:
    """A card of theirs is used up."""
    state.players[who].cards.remove(id)
    state.options_discard[id] = state.options_discard.get(id, 0) + 1


def spend(state: State, who: Seat, effect: type) -> None:
    """Use up a card with this effect, which they have."""
    discard(state, who, find(state, who, effect))


def _draw(deck: dict[str, int], pile: dict[str, int], step: Step, why: str) -> str:
    """The card that comes, "" if there is none left; a deck that is used up is made of its
    discards (E46)."""
    if not deck:
        deck.update(pile)
        pile.clear()
    if not deck:
        return ""
    left = step.randbelow(sum(deck.values()), why)
    for id in sorted(deck):
        left -= deck[id]
        if left < 0:
            deck[id] -= 1
            if not deck[id]:
                del deck[id]
            return id
    raise AssertionError("a deck has fewer cards than it has")


def draw_option(state: State, who: Seat, step: Step) -> None:
    """They get an option, which nobody else sees."""
    id = _draw(state.options_deck, state.options_discard, step, OPTION)
    if not id:
        return
    state.players[who].cards.append(id)
    state.players[who].cards.sort()
    step.emit("economicus-option", PUBLIC, seat=seat(who))
    step.emit("economicus-option-mine", (who,), card=lookup.card(state, id).called)


def give_quotas(state: State, who: Seat, count: int) -> None:
    """Quotas from their own stock (item 11)."""
    state.players[who].cards += [lookup.printed(state).decks.quota] * count
    state.players[who].cards.sort()


def open_event(state: State, step: Step) -> str:
    """The event of the year (item 15)."""
    close_event(state)
    state.event = _draw(state.events_deck, state.events_discard, step, EVENT)
    if state.event:
        step.emit("economicus-event", PUBLIC, card=lookup.card(state, state.event).called)
    return state.event


def close_event(state: State) -> None:
    """The event of the year is over (item 16)."""
    if state.event:
        pile = state.events_discard
        pile[state.event] = pile.get(state.event, 0) + 1
        state.event = ""
