"""N2: all other spells, together. Whoever dies of one does not act tonight."""

from collections.abc import Callable

from intriga.games.mafia.course.night import wares
from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.crypt import rites
from intriga.games.mafia.subjects.lives import dying, rising
from intriga.games.mafia.subjects.magic import flight
from intriga.kernel import Seat, msg, seat

Works = Callable[[Tonight, list[Cast]], None]
"""What all spells of one kind do together."""


def run(tonight: Tonight) -> None:
    """Each looks at the mana of N1, as if all worked in one moment."""
    casts, tonight.state.casts = tonight.state.casts, []
    tonight.mana = tuple(person.mana for person in tonight.state.people)
    for kind, works in KINDS.items():
        together = [cast for cast in casts if cast.spell == kind]
        for cast in together:
            flight.note_cast(tonight.state, "N2", cast, tonight.step)
        if together:
            works(tonight, together)


# ── Drain mana ──────────────────────────────────────────────────────────────────────────


def _drain(tonight: Tonight, casts: list[Cast]) -> None:
    """Half of what the target has; all of the caster's own, if a mirror turns it back (M31,
    M34)."""
    for cast in casts:
        assert cast.whom is not None
        if _out_of_reach(tonight, cast.whom):
            flight.fails(tonight.state, "N2", cast, tonight.step)
            continue
        landed = flight.send(tonight.state, "N2", cast, tonight.step)
        if landed.on is None:
            continue
        if landed.twice:
            _lose(tonight, landed.on, tonight.mana[landed.on])
        else:
            taken = _lose(tonight, landed.on, tonight.mana[landed.on] // 2)
            tonight.state.people[cast.by].mana += taken
            tonight.step.emit("mafia-mana-gained", (cast.by,), mana=taken, whom=seat(landed.on))


def _out_of_reach(tonight: Tonight, whom: Seat) -> bool:
    """Item 18: the mana of the dead, without a necromancer."""
    state = tonight.state
    return not state.people[whom].lives and not lookup.necromancer_lives(state)


def _lose(tonight: Tonight, who: Seat, mana: int) -> int:
    """Mana is gone, as far as others have left any; how much it was."""
    person = tonight.state.people[who]
    lost = min(mana, person.mana)
    person.mana -= lost
    tonight.step.emit("mafia-mana-drained", (who,), mana=lost)
    tonight.note("N2", "mafia-log-mana-drained", who=seat(who), mana=lost)
    return lost


# ── Armageddon ──────────────────────────────────────────────────────────────────────────


def _armageddon(tonight: Tonight, casts: list[Cast]) -> None:
    """M33: all the living with little mana die, the others lose exp; but for the caster, and who is
    under Magic protection or Protection from magic."""
    living = tonight.state.living()
    dead: dict[Seat, list[Seat]] = {}
    for cast in casts:
        for who in living:
            if who == cast.by or _safe(tonight, who):
                continue
            if tonight.mana[who] < amounts().armageddon_mana:
                dead.setdefault(who, []).append(cast.by)
            else:
                _burn(tonight, who)
    for who, by in sorted(dead.items()):
        tonight.note(
            "N2",
            "mafia-log-died-by",
            who=seat(who),
            cause=msg("mafia-cause-armageddon"),
            by=[seat(one) for one in by],
        )
        dying.die(tonight.state, who, "armageddon", tonight.step, tuple(by))


def _safe(tonight: Tonight, who: Seat) -> bool:
    state = tonight.state
    return state.under("protection", who) or state.under("ward", who)


def _burn(tonight: Tonight, who: Seat) -> None:
    """Exp is lost for good, but none that an order holds (T4)."""
    lost = min(amounts().armageddon_exp, lookup.free_exp(tonight.state, who))
    tonight.state.people[who].exp -= lost
    tonight.step.emit("mafia-exp-burnt", (who,), exp=lost)
    tonight.note("N2", "mafia-log-exp-burnt", who=seat(who), exp=lost)


# ── resurrections ───────────────────────────────────────────────────────────────────────


def _resurrect(tonight: Tonight, casts: list[Cast]) -> None:
    """A rite or a scroll by night; it is no matter whether its caster lives on."""
    for cast in casts:
        assert cast.whom is not None
        if tonight.state.people[cast.whom].lives:
            tonight.note("N2", "mafia-log-rite-idle", whom=seat(cast.whom))
        elif flight.stopped(tonight.state, cast.whom):
            flight.fails(tonight.state, "N2", cast, tonight.step)
        else:
            rising.rise(tonight.state, cast.whom, "N2", tonight.step)


KINDS: dict[str, Works] = {
    "drain": _drain,
    "armageddon": _armageddon,
    rites.RESURRECTION: _resurrect,
    "resurrection": _resurrect,
    "random-thing": wares.random_thing,
    "create-thing": wares.create_thing,
}
"""The kinds of spells, in the order in which they work."""
