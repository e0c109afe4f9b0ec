"""Spells that people cast of their own accord: who may, at what price, and when they work.

`CASTABLE` lists those of professions that work in this game, `scrolls.MARKS` the mages'. A spell
works at once (`at_once`), or waits in `State.casts` for its step of the night (`defence`,
`spells`).
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import User, scroll_mana, spells, things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.lookup import playing
from intriga.games.mafia.subjects.magic import at_once, flight, scrolls
from intriga.games.mafia.subjects.magic.scrolls import SpellMark
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_spell
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    labelled,
    msg,
    people,
    refuse,
)

CASTABLE = ("vigilance", "madness", "charisma", "pacifist", "random-thing", "create-thing")
"""Spells of professions: all of them on nobody but oneself or the town."""


OF_THE_DEAD = ("charisma", "pacifist")
"""Spells of professions that need no house, so that the dead cast them too (item 40)."""


OF_VOTES = ("charisma", "voice")
"""Spells that add to one's own vote."""


CREATES = "create-thing"
"""The spell for which the merchant names a kind of thing."""


class CastSpell(Act, frozen=True):
    """A spell of a profession, or a mage's scroll; at most one a day (M30). `making`: the kind of
    thing that a merchant makes."""

    unseen: ClassVar[bool] = True
    spell: Annotated[Kind, SECRET]
    whom: Annotated[Seat | None, SECRET] = None
    making: Annotated[Kind, SECRET] = ""


def _check_cast(state: State, who: Seat, act: CastSpell) -> Refusal | None:
    if refusal := playing(state):
        return refusal
    if act.spell not in castable(state, who):
        return refuse("mafia-refused-no-such-spell")
    return (
        scrolls.why_not_on(state, who, _mark(act.spell), act.whom)
        or _why_not_of_dead(state, act)
        or _why_not_making(act)
        or why_no_spell(state, who, price(state, who, act.spell))
    )


def _why_not_of_dead(state: State, act: CastSpell) -> Refusal | None:
    """Item 18: the mana of the dead is out of reach without a necromancer."""
    dead = act.whom is not None and not state.people[act.whom].walks
    if act.spell == "drain" and dead and not lookup.necromancer_lives(state):
        return refuse("mafia-refused-no-necromancer")
    return None


def _why_not_making(act: CastSpell) -> Refusal | None:
    if act.spell != CREATES:
        return refuse("mafia-refused-makes-nothing") if act.making else None
    return None if act.making in things() else refuse("mafia-refused-making")


def _cast(state: State, who: Seat, act: CastSpell, step: Step) -> None:
    """Mana is paid now, whatever comes of it (M30)."""
    spend_on_spell(state, who, price(state, who, act.spell))
    if act.spell in scrolls.MARKS:
        scrolls.take(state.people[who], act.spell)
    made = Cast(who, act.spell, act.whom, act.making)
    works = at_once.AT_ONCE.get(act.spell)
    if works is None and state.phase is Phase.DAY:
        works = at_once.BY_DAY.get(act.spell)
    if works is None:
        state.casts.append(made)
        step.emit("mafia-spell-noted", (who,))
        return
    flight.note_cast(state, flight.hour(state), made, step)
    step.emit("mafia-spell-cast", (who,))
    works(state, made, step)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    """One form for spells on somebody, one for the others."""
    yield from about(state, who, CastSpell, choice("spell", "spell"), _spells)
    whom = choice("whom", "spell-whom", after=("spell",))
    yield from about(state, who, CastSpell, choice("spell", "spell-at"), _spells_at, whom)


def _spells(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Spells that are cast on nobody; a thing is created by a form of its own."""
    mine = [one for one in payable(state, who) if one != CREATES]
    return _named(state, who, [one for one in mine if _mark(one) is SpellMark.NOBODY])


def _spells_at(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Spells that are cast on somebody."""
    mine = payable(state, who)
    return _named(state, who, [one for one in mine if _marked(state, who, one)])


def _targets(state: State, who: Seat, chosen: Chosen) -> Choices:
    spell = chosen.get("spell")
    return people(sorted(_marked(state, who, spell)) if spell in castable(state, who) else ())


HARM = ("silence", "antimagic", "drain")
"""Spells that nobody casts on themselves; it is not forbidden."""


def _named(state: State, who: Seat, spells: list[str]) -> Choices:
    """With their prices in mana."""
    return labelled(
        spells,
        lambda spell: msg(
            "mafia-spell-price",
            spell=msg(flight.named(spell).text),
            mana=price(state, who, spell),
        ),
    )


def _marked(state: State, who: Seat, spell: str) -> list[Seat]:
    """On whom somebody would cast a spell."""
    fit = scrolls.marked(state, who, _mark(spell))
    if spell in HARM:
        fit = [whom for whom in fit if whom != who]
    if spell == "drain" and not lookup.necromancer_lives(state):
        fit = [whom for whom in fit if state.people[whom].walks]
    return fit


CAST_SPELL = Deed(
    CastSpell,
    _check_cast,
    _cast,
    _offer,
    choices={"spell": _spells, "spell-at": _spells_at, "spell-whom": _targets},
)


def castable(state: State, who: Seat) -> list[str]:
    """The spells that somebody could cast now, if they have the mana and cast none today."""
    if state.phase not in (Phase.DAY, Phase.NIGHT):
        return []
    person = state.people[who]
    if not person.walks and not lookup.necromancer_lives(state):
        return []  # item 18
    known = [*_of_profession(state, who), *scrolls.at_hand(person)]
    return [
        spell
        for spell in known
        if str(state.phase) in flight.named(spell).when
        and (spell not in OF_VOTES or bool(_voters(state, who, spell)))
    ]


def _voters(state: State, who: Seat, spell: str) -> list[Seat]:
    """Whose vote a spell can add to: Charisma only to one's own."""
    if spell in scrolls.MARKS:
        return scrolls.marked(state, who, scrolls.MARKS[spell])
    return [who] if ballot.has_vote(state, who) else []


def _of_profession(state: State, who: Seat) -> list[str]:
    person = state.people[who]
    if person.profession is None:
        return []
    mine = [spell for spell in CASTABLE if User(person.profession) in spells()[spell].users]
    return mine if person.lives else [spell for spell in mine if spell in OF_THE_DEAD]


def price(state: State, who: Seat, spell: str) -> int:
    """Mana for it: half for a mage's speciality, double for the dead (M32, item 40)."""
    person = state.people[who]
    dead = not person.walks
    if spell in scrolls.MARKS:
        return scroll_mana(things()[spell], person.speciality == spell, dead)
    return spells()[spell].mana * (amounts().dead_factor if dead else 1)


def _mark(spell: str) -> SpellMark:
    """On whom it is cast."""
    return scrolls.MARKS.get(spell, SpellMark.NOBODY)


def payable(state: State, who: Seat) -> list[str]:
    """The spells that somebody can cast now and pay."""
    return [
        spell
        for spell in castable(state, who)
        if why_no_spell(state, who, price(state, who, spell)) is None
    ]
