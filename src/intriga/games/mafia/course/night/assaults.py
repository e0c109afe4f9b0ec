"""N5 and N6: who shoots whom, and what the shot table says of each target."""

from intriga.games.mafia.course.night import verdicts
from intriga.games.mafia.course.night.thieving import arms, red_handed
from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import State
from intriga.games.mafia.state.guild import Job
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.clans.duty import duty_man, order_of
from intriga.games.mafia.subjects.commissariat import checks
from intriga.games.mafia.subjects.guild import customers
from intriga.games.mafia.subjects.houses.belongings import use_up, weapon, worn
from intriga.games.mafia.subjects.shots import joint
from intriga.games.mafia.subjects.shots.target import (
    Assault,
    ClanShot,
    Kind,
    Knight,
    Shot,
    Target,
    Visitors,
    Weapon,
)
from intriga.kernel import Seat, msg, seat

HOW = {
    (False, False): "plain",
    (True, False): "lethal",
    (False, True): "arrow",
    (True, True): "lethal-arrow",
}
"""How somebody comes, (to kill, with a poisoned arrow), as the log says it."""


class _Coming:
    """Who comes to one target."""

    def __init__(self) -> None:
        self.clans: list[ClanShot] = []
        self.commissar: Shot | None = None
        self.killer: Shot | None = None
        self.bodyguard: Seat | None = None


def run(tonight: Tonight) -> None:
    """House by house, by seat: what a knight has spent in one is not there in the next (M41)."""
    coming: dict[Seat, _Coming] = {}
    _clans(tonight, coming)
    _commissar(tonight, coming)
    _assassin(tonight, coming)
    guards = _guards(tonight, coming)
    for target in sorted(coming):
        assault = _assault(tonight, target, coming[target], guards.get(target))
        verdict = joint.resolve(assault, tonight.below)
        verdicts.take_effect(tonight, assault, verdict)
        commissar = coming[target].commissar
        if commissar and not verdict.royale and not verdict.fells(commissar.seat):
            red_handed.catch(tonight, target, commissar.seat)


def _at(coming: dict[Seat, _Coming], target: Seat) -> _Coming:
    return coming.setdefault(target, _Coming())


def _clans(tonight: Tonight, coming: dict[Seat, _Coming]) -> None:
    state = tonight.state
    for clan in Clan:
        duty, order = duty_man(state, clan), order_of(state, clan)
        if duty is None or duty in tonight.felled or order is None or not order.aims:
            tonight.note("N5", "mafia-log-clan-skips", clan=msg(f"mafia-clan-{clan}"))
            continue
        for aim in equipped(tonight, duty, order.aims):
            _log_aim(tonight, str(clan), duty, aim)
            if not state.people[aim.whom].lives:
                tonight.note("N5", "mafia-log-already-dead", whom=seat(aim.whom))
                continue
            shot = ClanShot(
                clan,
                duty,
                tuple(sorted(state.members(clan))),
                aim.lethal or _known(state, clan, aim.whom),
                aim.arrow,
            )
            _at(coming, aim.whom).clans.append(shot)


def _known(state: State, clan: Clan, whom: Seat) -> bool:
    """M22: whether the clan knows whom it shoots, from an earlier night."""
    gang, person = state.clans[clan], state.people[whom]
    if person.role is Role.ASSASSIN:
        return gang.knows_assassin
    return person.clan is not None and gang.knows_clan


def _log_aim(tonight: Tonight, shooter: str, who: Seat, aim: Aim) -> None:
    """`shooter`: what they come as, a clan, commissar or killer."""
    tonight.note(
        "N5",
        "mafia-log-shoots",
        who=seat(who),
        whom=seat(aim.whom),
        shooter=msg(f"mafia-shooter-{shooter}"),
        how=HOW[aim.lethal, aim.arrow],
    )


def equipped(tonight: Tonight, who: Seat, aims: tuple[Aim, ...]) -> tuple[Aim, ...]:
    """The shots as far as the shooter's arrows and potions go; these are used up. Two potions are
    one too many (M43)."""
    person = tonight.state.people[who]
    potions = sum(item.kind == "potion" for item in person.things)
    possible = aims[: 1 + potions]
    for _ in possible[1:]:
        use_up(person, "potion")
    if len(possible) > 2:
        tonight.doom(who, "heart")
    found = []
    for aim in possible:
        arrow = aim.arrow and person.has("arrow") is not None
        if arrow:
            use_up(person, "arrow")
        found.append(Aim(aim.whom, aim.lethal, arrow))
    return tuple(found)


def _commissar(tonight: Tonight, coming: dict[Seat, _Coming]) -> None:
    state = tonight.state
    commissar = state.holder(Role.COMMISSAR)
    plan = None if commissar is None else state.plans.get(commissar)
    if commissar is None or plan is None or plan.checks is None or commissar in tonight.felled:
        return
    for aim in equipped(tonight, commissar, plan.checks):
        _log_aim(tonight, "commissar", commissar, aim)
        if not state.people[aim.whom].lives:
            tonight.note("N5", "mafia-log-already-dead", whom=seat(aim.whom))
            continue
        checks.count_check(state, aim.whom)
        _at(coming, aim.whom).commissar = Shot(commissar, aim.arrow)


def _assassin(tonight: Tonight, coming: dict[Seat, _Coming]) -> None:
    """What was chosen at N3; the assassin's arrow is spent if one is carried."""
    state = tonight.state
    killer = customers.assassin(state)
    if killer is None or killer in tonight.felled:
        return
    for done in state.guild.done:
        order = done.order
        if done.tick != state.tick or not state.people[order.victim].lives:
            continue
        if order.job is Job.GUARD:
            _at(coming, order.victim).bodyguard = killer
            tonight.note("N5", "mafia-log-bodyguard", who=seat(killer), whom=seat(order.victim))
        else:
            arrow = _arrow(state, killer)
            _log_aim(tonight, "killer", killer, Aim(order.victim, arrow=arrow))
            _at(coming, order.victim).killer = Shot(killer, arrow)


def _arrow(state: State, killer: Seat) -> bool:
    plan = state.plans.get(killer)
    person = state.people[killer]
    if plan is None or not plan.arrow or person.has("arrow") is None:
        return False
    use_up(person, "arrow")
    return True


def _guards(tonight: Tonight, coming: dict[Seat, _Coming]) -> dict[Seat, Seat]:
    """Client → the knight who guards them tonight; of several, the first by seat. A knight who
    comes to the client to shoot does that (M42)."""
    state = tonight.state
    found: dict[Seat, Seat] = {}
    for knight in state.living():
        plan = state.plans.get(knight)
        if plan is None or plan.guards is None or not _is_knight(state, knight):
            continue
        tonight.note("N5", "mafia-log-guards", who=seat(knight), whom=seat(plan.guards))
        if plan.guards in coming and knight not in _shooters(coming[plan.guards]):
            found.setdefault(plan.guards, knight)
    return found


def _shooters(one: _Coming) -> set[Seat]:
    """Who comes to strike, not to guard."""
    alone = {shot.seat for shot in (one.commissar, one.killer) if shot is not None}
    return {shot.duty for shot in one.clans} | alone


def _is_knight(state: State, who: Seat) -> bool:
    return lookup.practises(state, who, Profession.KNIGHT)


def _assault(tonight: Tonight, target: Seat, one: _Coming, knight: Seat | None) -> Assault:
    state = tonight.state
    return Assault(
        target=_target(tonight, target),
        visitors=Visitors(tuple(one.clans), one.commissar, one.killer, one.bodyguard),
        knight=None if knight is None else _knight(tonight, knight),
        protected=frozenset(
            who for who in state.living() if state.under("protection", who) and who != target
        ),
        living=tuple(state.living()),
        first_attack=not state.crypt.attacked,
        prize=_prize(state, target, one),
    )


def _prize(state: State, target: Seat, one: _Coming) -> bool:
    """Item 43: whether the commissar who may die here has never been resurrected."""
    if state.people[target].role is Role.COMMISSAR:
        return not state.people[target].risen
    return one.commissar is None or not state.people[one.commissar.seat].risen


def kind_of(state: State, who: Seat) -> Kind:
    """The column of the shot table."""
    person = state.people[who]
    if person.role is Role.ASSASSIN:
        return Kind.ASSASSIN
    if person.clan is not None:
        return Kind.BANDIT
    return Kind.CHARGED if lookup.shield_ready(state, who) else Kind.HONEST


def _target(tonight: Tonight, who: Seat) -> Target:
    state = tonight.state
    person = state.people[who]
    return Target(
        seat=who,
        kind=kind_of(state, who),
        clan=person.clan,
        commissar=person.role is Role.COMMISSAR,
        bribed=person.bribed,
        hidden=who in tonight.hidden,
        protected=state.under("protection", who),
        worn=worn(person),
        weapon=Weapon.AXE if who in tonight.axes else weapon(person),
        mad=state.under("madness", who),
        stiletto=arms.has_stiletto(tonight, who),
        red_handed=who in tonight.out,
    )


def _knight(tonight: Tonight, who: Seat) -> Knight:
    state = tonight.state
    person = state.people[who]
    return Knight(
        seat=who,
        kind=kind_of(state, who),
        clan=person.clan,
        worn=worn(person),
        weapon=weapon(person),
        mad=state.under("madness", who),
    )
