"""Spells that people cast of their own accord: who may, at what price, and until when they wait.

`CASTABLE` lists those that work in this game. A spell that works at N1 or N2 waits in `State.casts`
for its step of the pipeline (`pipeline.defence`, `pipeline.spells`).
"""

from collections.abc import Mapping

from intriga.games.mafia.acts.night import CastSpell
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.rules.houses import playing
from intriga.games.mafia.rules.spending import spend_on_spell, why_no_spell
from intriga.games.mafia.state import Cast, State
from intriga.games.mafia.tables.things import User, spells, things
from intriga.kernel import Refusal, Seat, Step, refuse

CASTABLE: Mapping[str, bool] = {
    "vigilance": False,
    "madness": False,
    "random-thing": False,
    "create-thing": False,
}
"""Spells of professions, and whether each needs a living target."""


CREATES = "create-thing"
"""The spell for which the merchant names a kind of thing."""


def castable(state: State, who: Seat) -> list[str]:
    """The spells that somebody could cast now, if they have the mana and cast none today."""
    profession = state.people[who].profession
    if profession is None or not state.people[who].lives:
        return []
    return [spell for spell in CASTABLE if User(profession) in spells()[spell].users]


def price(state: State, who: Seat, spell: str) -> int:
    """Mana for it."""
    return spells()[spell].mana


def payable(state: State, who: Seat) -> list[str]:
    """The spells that somebody can cast now and pay."""
    return [
        spell
        for spell in castable(state, who)
        if why_no_spell(state, who, price(state, who, spell)) is None
    ]


def check_cast(state: State, who: Seat, act: CastSpell) -> Refusal | None:
    if act.spell not in castable(state, who):
        return refuse("mafia-refused-no-such-spell")
    if refusal := playing(state) or _why_not_target(state, act) or _why_not_making(act):
        return refusal
    return why_no_spell(state, who, price(state, who, act.spell))


def _why_not_target(state: State, act: CastSpell) -> Refusal | None:
    if not CASTABLE[act.spell]:
        return None if act.whom is None else refuse("mafia-refused-no-target")
    fits = act.whom is not None and lookup.is_seat(state, act.whom)
    if fits and act.whom is not None and state.people[act.whom].lives:
        return None
    return refuse("mafia-refused-living")


def _why_not_making(act: CastSpell) -> Refusal | None:
    if act.spell != CREATES:
        return refuse("mafia-refused-makes-nothing") if act.making else None
    return None if act.making in things() else refuse("mafia-refused-making")


def cast(state: State, who: Seat, act: CastSpell, step: Step) -> None:
    """Mana is paid now, whatever comes of it (M30)."""
    spend_on_spell(state, who, price(state, who, act.spell))
    state.casts.append(Cast(who, act.spell, act.whom, act.making))
    step.emit("mafia-spell-noted", (who,))
