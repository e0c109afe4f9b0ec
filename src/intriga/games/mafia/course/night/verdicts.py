"""What a verdict of the shot table does: deaths are kept for N7, the rest is noted for N8."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.state.guild import Done, Job
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import editions
from intriga.games.mafia.subjects.commissariat.infiltrator import strip
from intriga.games.mafia.subjects.crypt import shield
from intriga.games.mafia.subjects.houses.belongings import use_up
from intriga.games.mafia.subjects.shots.target import Assault, Verdict, Weapon
from intriga.kernel import Seat, msg, seat


def take_effect(tonight: Tonight, assault: Assault, verdict: Verdict) -> None:
    target = assault.target.seat
    for death in verdict.deaths:
        tonight.doom(death.seat, death.cause, death.by)
    if verdict.royale:
        tonight.royale = tuple(sorted(verdict.dead))
    tonight.meeting |= verdict.meeting
    tonight.news += [(hears, target) for hears in verdict.hears]
    _log(tonight, assault, verdict)
    _use_up(tonight, assault, verdict)
    _strike_first(tonight, target, verdict)
    if verdict.shield_spent:  # before deaths, or it would go back to its donors
        shield.spend_shield(tonight.state, target)
        tonight.note("N6", "mafia-log-shield", who=seat(target))
    if verdict.blows or assault.visitors.commissar:
        _note_strike(tonight, assault)
    tonight.verdicts.append(verdict)
    _hit(tonight, assault, verdict)
    _strip(tonight, assault, verdict)


def _log(tonight: Tonight, assault: Assault, verdict: Verdict) -> None:
    target = seat(assault.target.seat)
    for clan in verdict.withdrew:
        tonight.note("N5", "mafia-log-withdrew", clan=msg(f"mafia-clan-{clan}"), whom=target)
    for one in verdict.stopped:
        tonight.note(
            "N6",
            f"mafia-log-stopped-{one.layer}",
            blow=msg(f"mafia-shooter-{one.blow}"),
            whose=seat(one.whose),
            whom=target,
            piece=msg(f"mafia-thing-{one.piece}") if one.piece else "",
        )
    for known in verdict.acquaintances:
        tonight.note(
            "N5",
            "mafia-log-acquainted",
            clan=msg(f"mafia-clan-{known.clan}"),
            other=msg(f"mafia-clan-{known.knows}"),
            whom=target,
        )
    for clan in verdict.recognised_by:
        tonight.note("N5", "mafia-log-recognised", clan=msg(f"mafia-clan-{clan}"), whom=target)
    if verdict.royale:
        tonight.note("N5", "mafia-log-royale", whom=target)
    if not verdict.dead and not verdict.stopped and not verdict.withdrew:
        tonight.note("N6", "mafia-log-nothing", whom=target)


def _strike_first(tonight: Tonight, thief: Seat, verdict: Verdict) -> None:
    """M37: the stiletto is gone; the things of whom it has killed are the thief's at N8."""
    victim = verdict.struck_first
    if victim is None:
        return
    use_up(tonight.state.people[thief], "stiletto")
    tonight.note("N5", "mafia-log-stiletto", who=seat(thief), whom=seat(victim))
    tonight.whisper("mafia-house-stiletto", thief)
    if verdict.fells(victim):
        tonight.felled.setdefault(victim, thief)


def _use_up(tonight: Tonight, assault: Assault, verdict: Verdict) -> None:
    """At once, so that nothing serves in two houses. An axe that met thieves is gone already."""
    for used in verdict.used_up:
        if used.thing is Weapon.AXE and used.whose in tonight.axes & {assault.target.seat}:
            continue
        person = tonight.state.people[used.whose]
        use_up(person, used.thing)
        tonight.note(
            "N6",
            "mafia-log-used-up",
            whose=seat(used.whose),
            thing=msg(f"mafia-thing-{used.thing}"),
        )


def _note_strike(tonight: Tonight, assault: Assault) -> None:
    """Item 26: somebody came to the client of a guard."""
    state = tonight.state
    for number, done in enumerate(state.guild.done):
        if (
            done.tick == state.tick
            and done.order.job is Job.GUARD
            and done.order.victim == assault.target.seat
        ):
            state.guild.done[number] = Done(done.tick, done.order, done.assassin)


def _hit(tonight: Tonight, assault: Assault, verdict: Verdict) -> None:
    """Item 43: the commissar's own hit, also if they die too."""
    shot = assault.visitors.commissar
    if shot is not None:
        tonight.hit(shot.seat, assault.target.seat, verdict.hit)


def _strip(tonight: Tonight, assault: Assault, verdict: Verdict) -> None:
    """Item 34, M24: the infiltrator who, last of the clan, kills an honest person is one no
    more; be it who was shot at, or the knight who took the blow."""
    state = tonight.state
    guards = editions.guards_count_as_killed(state)
    for shot in assault.visitors.clans:
        killed = any(
            shot.duty in death.by and state.people[death.seat].honest
            for death in verdict.deaths
            if guards or death.seat == assault.target.seat
        )
        infiltrator = state.people[shot.duty]
        if killed and infiltrator.role is Role.COMMISSAR and shot.members == (shot.duty,):
            strip(state, shot.duty, "N8", tonight.step)
