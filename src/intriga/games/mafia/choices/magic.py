"""What fields of spells offer: those that somebody can pay today, and on whom."""

from intriga.games.mafia.choices.parts import Maker
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.magic import casting, flight, scrolls
from intriga.games.mafia.subjects.magic.scrolls import SpellMark
from intriga.kernel import Choices, Chosen, Seat, labelled, msg, people

HARM = ("silence", "antimagic", "drain")
"""Spells that nobody casts on themselves; it is not forbidden."""


def _named(state: State, who: Seat, spells: list[str]) -> Choices:
    """With their prices in mana."""
    return labelled(
        spells,
        lambda spell: msg(
            "mafia-spell-price",
            spell=msg(flight.named(spell).text),
            mana=casting.price(state, who, spell),
        ),
    )


def _spell(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Spells that are cast on nobody; a thing is created by a form of its own."""
    mine = [one for one in casting.payable(state, who) if one != casting.CREATES]
    return _named(state, who, [one for one in mine if casting.mark(one) is SpellMark.NOBODY])


def _spell_at(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Spells that are cast on somebody."""
    mine = casting.payable(state, who)
    return _named(state, who, [one for one in mine if _marked(state, who, one)])


def _marked(state: State, who: Seat, spell: str) -> list[Seat]:
    """On whom somebody would cast a spell."""
    fit = scrolls.marked(state, who, casting.mark(spell))
    if spell in HARM:
        fit = [whom for whom in fit if whom != who]
    if spell == "drain" and not lookup.necromancer_lives(state):
        fit = [whom for whom in fit if state.people[whom].walks]
    return fit


def _spell_whom(state: State, who: Seat, chosen: Chosen) -> Choices:
    spell = chosen.get("spell")
    return people(
        sorted(_marked(state, who, spell)) if spell in casting.castable(state, who) else ()
    )


def _to_mute(state: State, who: Seat, chosen: Chosen) -> Choices:
    """For the speech of an advocate: others who count as living, each once."""
    before = chosen.get("whom")
    named_before = before if isinstance(before, list | tuple) else ()
    return people(one for one in state.walking() if one != who and one not in named_before)


DOMAINS: dict[str, Maker] = {
    "spell": _spell,
    "spell-at": _spell_at,
    "spell-whom": _spell_whom,
    "to-mute": _to_mute,
}
