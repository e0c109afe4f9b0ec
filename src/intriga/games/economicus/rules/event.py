"""What the event of this year changes (item 15; 3a, effects 15–19)."""

from typing import TypeVar

from intriga.games.economicus.rules import lookup
from intriga.games.economicus.state import State

EffectT = TypeVar("EffectT")


def of(state: State, effect: type[EffectT]) -> list[EffectT]:
    """The effects of this kind that last this year."""
    if not state.event:
        return []
    effects = lookup.house(state).decks.card(state.event).effects
    return [one for one in effects if isinstance(one, effect)]


def has(state: State, effect: type) -> bool:
    """Whether there is such an effect this year."""
    return bool(of(state, effect))
