"""Mana for spells: who may cast one now, and what it takes (M30)."""

from intriga.games.mafia.state import State
from intriga.kernel import Refusal, Seat, refuse


def why_no_spell(state: State, who: Seat, mana: int) -> Refusal | None:
    """Why somebody cannot cast a spell of this price: one a day, mana, Antimagic."""
    person = state.people[who]
    if person.spell_day == state.spell_day:
        return refuse("mafia-refused-one-spell")
    return why_no_mana(state, who, mana)


def why_no_mana(state: State, who: Seat, mana: int) -> Refusal | None:
    """Why somebody cannot use so much mana now."""
    if state.under("antimagic", who):
        return refuse("mafia-refused-antimagic")
    return refuse("mafia-refused-mana", mana=mana) if state.people[who].mana < mana else None


def spend_on_spell(state: State, who: Seat, mana: int) -> None:
    """Mana is paid when the spell is accepted (M30)."""
    person = state.people[who]
    person.mana -= mana
    person.spell_day = state.spell_day
