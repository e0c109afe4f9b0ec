"""What a spell meets on its way: Protection from magic and the Magic mirror (item 45, M31).

Both stand from one N1 to the next. Speeches are no spells, and pass by them.
"""

from msgspec import Struct

from intriga.games.mafia.data.things import Spell, Thing, spells, things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects.log import note
from intriga.kernel import Seat, Step, msg, seat


class Flight(Struct, frozen=True):
    """Where a spell lands. `on`: whom it works on, None: nobody; `twice`: the mirror has turned it
    back on its caster, twice as strong."""

    on: Seat | None
    twice: bool = False


def _flight(state: State, caster: Seat, whom: Seat) -> Flight:
    """Where a spell lands that a mirror turns back. Mirror against mirror, it comes to nothing; so
    it does against the protection of either (M31)."""
    if caster != whom and state.under("mirror", whom):
        free = not state.under("mirror", caster) and not state.under("ward", caster)
        return Flight(caster if free else None, twice=True)
    return Flight(None if state.under("ward", whom) else whom)


def stopped(state: State, whom: Seat) -> bool:
    """Whether a spell that no mirror turns back fails to work on somebody: one of their own, or a
    resurrection (M31)."""
    return state.under("ward", whom)


def named(spell: str) -> Spell | Thing:
    """The spell or scroll with this id."""
    found = spells().get(spell)
    return things()[spell] if found is None else found


def hour(state: State) -> str:
    """The step of the log for what works at once: by day, or before the night's own steps."""
    return "D0" if state.phase is Phase.DAY else "N0"


def note_cast(state: State, at: str, cast: Cast, step: Step) -> None:
    """The log: somebody cast something."""
    name = msg(named(cast.spell).text)
    if cast.whom is None:
        note(state, step, at, "mafia-log-cast-alone", who=seat(cast.by), spell=name)
    else:
        note(state, step, at, "mafia-log-cast", who=seat(cast.by), spell=name, whom=seat(cast.whom))


def fails(state: State, at: str, cast: Cast, step: Step) -> None:
    """A spell came to nothing. Its caster alone hears of it, not why."""
    _tell(state, at, cast, "failed", step)


def _returns(state: State, at: str, cast: Cast, step: Step) -> None:
    """A mirror turned a spell back. Its caster alone hears of it."""
    _tell(state, at, cast, "returned", step)


def _tell(state: State, at: str, cast: Cast, what: str, step: Step) -> None:
    name = msg(named(cast.spell).text)
    whom = seat(cast.by if cast.whom is None else cast.whom)
    step.emit(f"mafia-spell-{what}", (cast.by,), spell=name, whom=whom)
    note(state, step, at, f"mafia-log-spell-{what}", who=seat(cast.by), spell=name, whom=whom)


def send(state: State, at: str, cast: Cast, step: Step) -> Flight:
    """A spell on its way to somebody: where it lands; the caster and the log are told of what it
    met."""
    assert cast.whom is not None
    landed = _flight(state, cast.by, cast.whom)
    if landed.on is None:
        fails(state, at, cast, step)
    elif landed.twice:
        _returns(state, at, cast, step)
    return landed
