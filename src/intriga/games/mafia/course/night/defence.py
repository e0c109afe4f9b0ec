"""N1: defensive spells, all together. They last until the next N1, or for this night (M31).

As they work together, none of them meets another: those of the night before are over.
"""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.things import Lasts, Works
from intriga.games.mafia.state.plans import Cast, Effect, EffectKind
from intriga.games.mafia.subjects.magic import flight
from intriga.kernel import msg

KINDS: dict[str, EffectKind] = {
    "ward": "ward",
    "mirror": "mirror",
    "protection": "protection",
    "vigilance": "vigilance",
    "madness": "madness",
}
NIGHT_AND_DAY_AND_NIGHT = 2


def run(tonight: Tonight) -> None:
    state = tonight.state
    state.effects = [
        effect
        for effect in state.effects
        if effect.until >= state.tick and effect.kind not in ("ward", "mirror")
    ]
    for cast in list(state.casts):
        if flight.named(cast.spell).works is not Works.DEFENCE:
            continue
        state.casts.remove(cast)
        flight.note_cast(state, "N1", cast, tonight.step)
        if cast.spell == "pacifist":
            tonight.pacifist = True
        else:
            _shelter(tonight, cast)


def _shelter(tonight: Tonight, cast: Cast) -> None:
    """Whom it shelters is told of it, unless it is a knight's own."""
    whom = cast.by if cast.whom is None else cast.whom
    spell = flight.named(cast.spell)
    lasts = NIGHT_AND_DAY_AND_NIGHT if spell.lasts is Lasts.TURN else 0
    tonight.state.effects.append(Effect(KINDS[cast.spell], whom, tonight.state.tick + lasts))
    if cast.whom is not None:
        tonight.step.emit("mafia-sheltered", (whom,), spell=msg(spell.text))
