"""Whom a line may aim at, and the columns that several actions have."""

from collections.abc import Callable
from typing import Final, TypeVar

from intriga.games.maga.data.lines import MOST_MISSILES, MOST_MONEY, Aimed, AimedAtRole, Land
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.names import lands, named
from intriga.games.maga.subjects.stage.job import Acting, AnyJob, Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.games.maga.subjects.teams import lands_of
from intriga.kernel import (
    Actor,
    Choices,
    Chosen,
    Field,
    Message,
    Range,
    Seat,
    choice,
    labelled,
    msg,
    words,
)

AimedT = TypeVar("AimedT", bound=Aimed)

TO: Final = choice("to", "other-land")
TARGET: Final = choice("target", "foreign-land")
NUMBER: Final = choice("number", "number", after=("target",))
ROLE: Final = choice("role", "role")
MISSILES: Final = Field("missiles", "number", "missiles")
MOST: Final = Field("most", "number", "missiles")


# ── whom ────────────────────────────────────────────────────────────────────────────────


def foreign(stage: Stage, job: AnyJob, target: Land) -> str:
    """A territory of another team (R-I5), also not of the team that ordered it."""
    if not 0 <= target < len(stage.state.territories):
        return "no-target"
    return "own-territory" if stage.same_owner(job.land, target) else ""


def another(stage: Stage, job: AnyJob, target: Land) -> str:
    """Another territory (R-PAY5), perhaps of one's own federation (R-W4)."""
    known = 0 <= target < len(stage.state.territories) and target != job.land
    return "" if known else "no-target"


def foreign_target(stage: Stage, job: Job[AimedT]) -> str:
    """`foreign` of the target that a line names."""
    return foreign(stage, job, job.line.target)


def beating(
    role: Role, effect: Callable[[Stage, Job[AimedT]], None]
) -> Callable[[Stage, Job[AimedT]], LineOutcome]:
    """An effect on the target, if this role of it is beaten; then a level is the reward."""

    def contest(stage: Stage, job: Job[AimedT]) -> LineOutcome:
        if not stage.beats(job, (job.line.target, role)):
            return LineOutcome.FAILED
        effect(stage, job)
        stage.reward(job)
        return LineOutcome.DONE

    return contest


def role_there(stage: Stage, line: AimedAtRole) -> Acting:
    """The role that a line names by number."""
    return line.target, stage.role_of(line.target, line.number)


# ── choices ─────────────────────────────────────────────────────────────────────────────


def every_land(state: State) -> range:
    """All territories."""
    return range(len(state.territories))


def any_land(state: State, who: Actor, chosen: Chosen) -> Choices:
    """All territories."""
    return lands(every_land(state))


def land_of(state: State, who: Seat, chosen: Chosen) -> Land | None:
    """The territory of the list, if it is one for which they may write: a program may name any, and
    must learn nothing of others'."""
    land = chosen.get("land")
    return land if isinstance(land, int) and land in lands_of(state, who) else None


def other_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    """All but the territory of the list."""
    return lands(land for land in every_land(state) if land != land_of(state, who, chosen))


def foreign_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those of other teams."""
    mine = lands_of(state, who)
    return lands(land for land in every_land(state) if land not in mine)


def roles(state: State, who: Seat, chosen: Chosen) -> Choices:
    """All roles."""
    return words(Role, "maga-role-")


def role_number(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Numbers of roles, with the titles that are known (R-I3, R-I7, item 44)."""
    land, target = land_of(state, who, chosen), chosen.get("target")
    known: dict[int, Role] = {}
    if land is not None and isinstance(target, int):
        known = state.territories[land].titles.get(target, {})
    return labelled(
        range(1, len(Role) + 1),
        lambda n: msg("maga-number-of", n=n, role=named(known[n])) if n in known else n,
    )


def spheres(state: State, who: Seat, chosen: Chosen) -> Choices:
    """All spheres of income."""
    return words(Sphere, "maga-sphere-")


def missiles(state: State, who: Seat, chosen: Chosen) -> Range:
    """How many missiles a line moves."""
    return Range(1, MOST_MISSILES, 1)


def money(state: State, who: Seat, chosen: Chosen) -> Range:
    """How much money a line moves."""
    return Range(1, MOST_MONEY)


# ── doubts ──────────────────────────────────────────────────────────────────────────────


def too_low(state: State, land: Land, role: Role, least: int) -> list[Message]:
    """What is said of a line that takes a higher level than a role has now."""
    level = state.territories[land].roles[role].level
    if level >= least:
        return []
    return [Message("maga-hint-level", {"role": named(role), "level": level, "least": least})]


def too_late(state: State, land: Land, line: Aimed) -> list[Message]:
    """R-N12: what begins now is not finished, unless the match has a closing stage."""
    last = state.turn >= state.options.turns or state.ending == "host"
    return [Message("maga-hint-last-turn")] if last and not state.options.closing else []
