"""What cards do, and which of it lasts this year (item 15; 3a)."""

from typing import Annotated, ClassVar, TypeVar

from msgspec import Meta, Struct

from intriga.games.economicus.data.cards import Effect
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import lookup
from intriga.kernel import Refusal, Step

Amount = Annotated[int, Meta(ge=1, le=60)]
Change = Annotated[int, Meta(ge=-60, le=60)]
Number = Annotated[int, Meta(ge=2, le=12)]
"""Of a sector, as it is printed."""
Strength = Annotated[int, Meta(ge=1, le=12)]
"""Of a crisis."""

EffectT = TypeVar("EffectT", bound="CardEffect")


class CardEffect(Effect, Struct, frozen=True, forbid_unknown_fields=True, tag_field="does"):
    """One thing that a card does: what a file of decks says of it, and its rules. Millions.

    Each effect is a file of its own in `cards/effects`, or in `events` if it lasts for the year of
    its event; its docstring begins with its number and ends with an example. `needs_chip`: its
    player needs a chip for it (E15). `prices_target`: the price of the sector is found when it is
    named, before any die of a crime.
    """

    needs_chip: ClassVar[bool] = False
    prices_target: ClassVar[bool] = False

    def cost(self, state: State, play: Play) -> int:
        """What its player must be able to pay (E12)."""
        return 0

    def refusal(self, state: State) -> Refusal | None:
        """Why a card with it cannot be played now, whatever it costs."""
        return None

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        """What it does at once. One that does nothing is asked for where it matters."""


def of_card(state: State, id: str) -> list[CardEffect]:
    """The effects of a card, in their order. Raises `KeyError`."""
    effects = lookup.card(state, id).effects
    return [one for one in effects if isinstance(one, CardEffect)]


def carry_out(state: State, play: Play, step: Step) -> None:
    """The effects of a card, in their order."""
    for effect in of_card(state, play.card):
        effect.carry_out(state, play, step)


def this_year(state: State, kind: type[EffectT]) -> list[EffectT]:
    """The effects of this kind of the event of this year."""
    if not state.event:
        return []
    return [one for one in lookup.card(state, state.event).effects if isinstance(one, kind)]
