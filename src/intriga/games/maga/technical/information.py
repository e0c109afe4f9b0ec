"""Step 9: what recruited roles tell, and what surveillance has seen (R-I3, R-I7).

Nobody else hears of it, least of all those whom it is about.
"""

from collections.abc import Callable, Iterator, Mapping

from msgspec import structs

from intriga.games.maga.data.lines import Land, Line
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.data.treaty import Treaty
from intriga.games.maga.state import LineOutcome, Reported
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.job import Acting, AnyJob
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.games.maga.technical.dossier import Dossier, Fact
from intriga.kernel import data

_PERFORMED = (LineOutcome.DONE, LineOutcome.FAILED)


def run(stage: Stage) -> None:
    """From each role that was recruited in an earlier turn and still is, and from each role that
    was watched in this one."""
    for land, territory in enumerate(stage.state.territories):
        for role, post in territory.roles.items():
            if post.recruiter is not None and post.recruited < stage.state.turn:
                _tell(stage, post.recruiter, (land, role), agent=True)
    for holder, land, role in stage.watched:
        _tell(stage, holder, (land, role), agent=False)


def _tell(stage: Stage, holder: Land, whom: Acting, *, agent: bool) -> None:
    found = dossier(stage, whom, holder, agent=agent)
    stage.learn(holder, (found.land, found.role))
    stage.tell(
        holder,
        "agent" if found.agent else "watched",
        turn=stage.state.turn,
        target=seat_of(found.land),
        role=named(found.role),
        number=found.number,
        level=found.level,
        dossier=data(found),
    )


def dossier(stage: Stage, whom: Acting, holder: Land, *, agent: bool) -> Dossier:
    """What `holder` learns of a role: an agent also tells what it could not do. That somebody else
    has ordered an action does not show: the role itself is seen to do it (R-T7)."""
    land, role = whom
    post = stage.post(land, role)
    mine = [job for job in stage.jobs if job.actor == whom]
    chapter = [job for job in stage.jobs if _orders(job, land, role) and job not in mine]
    lines = [one for job in mine for one in _became(stage, job, holder)]
    knows = land if role is Role.FOREIGN else holder  # it knows whom it gave orders
    ordered = [one for job in chapter for one in _became(stage, job, knows)]
    tells_all = agent and role is Role.FOREIGN
    return Dossier(
        land=land,
        role=role,
        number=post.number,
        level=post.level,
        agent=agent,
        lines=[one for one in lines if agent or one.outcome in _PERFORMED],
        ordered=[one for one in ordered if tells_all or one.outcome in _PERFORMED],
        facts=list(KNOWN[role](stage, land)) if role in KNOWN else [],
        treaties=_treaties(stage, land) if role is Role.JUSTICE else [],
    )


def _orders(job: AnyJob, land: Land, role: Role) -> bool:
    """Whether a line stands in the chapter of a President or a Secretary, whoever carries it
    out; or is an order of foreign intelligence to a role that it has recruited (item 48)."""
    if role is Role.FOREIGN:
        return job.orderer == land
    of_others = role in (Role.PRESIDENT, Role.SECRETARY)
    return of_others and job.land == land and job.action.ministry is role


def _became(stage: Stage, job: AnyJob, knows: Land) -> Iterator[Reported[Line]]:
    """What became of the rows of a line, as one may read them who knows what `knows` has
    ordered."""
    for place in job.places:
        one = stage.state.reports[job.listed][place]
        foreign = job.orderer is not None and job.orderer != knows
        yield structs.replace(one, line=_as_own(one.line)) if foreign else one


def _as_own(line: Line) -> Line:
    """An ordered line as if the role did it by its own state's wish."""
    return structs.replace(line, through="", besides=False, priority=0)


def _treaties(stage: Stage, land: Land) -> list[Treaty]:
    """Of the state itself, whoever commands it."""
    return [one for one in stage.state.treaties if land in one.parties]


# ── what each ministry knows (R-I7) ─────────────────────────────────────────────────────


def _finance(stage: Stage, land: Land) -> Iterator[Fact]:
    territory = stage.territory(land)
    yield Fact("treasury", money=territory.treasury)
    for sphere in Sphere:
        yield Fact("income", sphere=sphere, money=territory.incomes[sphere])


def _defence(stage: Stage, land: Land) -> Iterator[Fact]:
    territory = stage.territory(land)
    yield Fact("arsenals", count=territory.nuclear, abm=territory.abm)
    for fly in stage.state.flights:
        if fly.launcher == land:
            yield Fact("flight", land=fly.target, count=fly.missiles)
    for war in stage.state.wars:
        if war.attacker == land:
            yield Fact("war", land=war.target)


def _fsb(stage: Stage, land: Land) -> Iterator[Fact]:
    given = stage.protections.get(land)
    for role, tenths in given.shares.items() if given else ():
        yield Fact("protected", role=role, count=tenths * 10)
    for other, number in stage.territory(land).found.items():
        yield Fact("found", land=other, count=number)


def _foreign(stage: Stage, land: Land) -> Iterator[Fact]:
    for other, territory in enumerate(stage.state.territories):
        for role, post in territory.roles.items():
            if post.recruiter == land:
                yield Fact("agent", land=other, role=role, count=post.number)


def _interior(stage: Stage, land: Land) -> Iterator[Fact]:
    if land in stage.checked:
        yield Fact("recruited" if stage.checked[land] else "nobody-recruited")


def _media(stage: Stage, land: Land) -> Iterator[Fact]:
    for lie in stage.territory(land).lies:
        yield Fact("lie-by", land=lie.by)
    for other, territory in enumerate(stage.state.territories):
        if any(lie.by == land for lie in territory.lies):
            yield Fact("lie-against", land=other)


def _health(stage: Stage, land: Land) -> Iterator[Fact]:
    for other, territory in enumerate(stage.state.territories):
        if any(virus.by == land for virus in territory.viruses):
            yield Fact("infection", land=other)


KNOWN: Mapping[Role, Callable[[Stage, Land], Iterator[Fact]]] = {
    Role.FINANCE: _finance,
    Role.DEFENCE: _defence,
    Role.FSB: _fsb,
    Role.FOREIGN: _foreign,
    Role.INTERIOR: _interior,
    Role.MEDIA: _media,
    Role.HEALTH: _health,
}
"""By role: what it knows, as the stage leaves it."""
