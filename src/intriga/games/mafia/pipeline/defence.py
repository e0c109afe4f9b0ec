"""N1: defensive spells, all together. They last until the next N1, or for this night (M31)."""

from intriga.games.mafia.pipeline.tonight import Tonight
from intriga.games.mafia.state import Effect, EffectKind
from intriga.games.mafia.tables.things import Lasts, Spell, Thing, Works, spells, things
from intriga.kernel import seat

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
        spell = kind_of(cast.spell)
        if spell.works is not Works.DEFENCE:
            continue
        state.casts.remove(cast)
        whom = cast.by if cast.whom is None else cast.whom
        tonight.note(
            "N1", "mafia-log-cast", who=seat(cast.by), spell={"msg": spell.text}, whom=seat(whom)
        )
        if cast.spell == "pacifist":
            tonight.pacifist = True
        else:
            lasts = NIGHT_AND_DAY_AND_NIGHT if spell.lasts is Lasts.TURN else 0
            state.effects.append(Effect(KINDS[cast.spell], whom, state.tick + lasts))


def kind_of(spell: str) -> Spell | Thing:
    """The spell or scroll with this id."""
    found = spells().get(spell)
    return things()[spell] if found is None else found
