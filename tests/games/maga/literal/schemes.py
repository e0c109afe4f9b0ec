"""Things that meet too seldom by themselves, put into random lists on purpose."""

from random import Random

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.shoot_down import ShootDown
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import TransferIncome, TransferMoney
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.world import K

Written = dict[int, list[AnyLine]]


def scheme(rng: Random, state: State, written: Written) -> None:
    """One of them, if the position has it."""
    rng.choice((_president_helps, _transfer_for_a_dismissal, _help_for_a_help, _shoot))(
        rng, state, written
    )


def _president_helps(rng: Random, state: State, written: Written) -> None:
    """Where no contest doubles his share: at the exchange, in a protection."""
    land = rng.choice(sorted(written))
    role = rng.choice((Role.FINANCE, Role.FSB))
    mine = written[land]
    mine.insert(0, Help(role=Role.PRESIDENT, target=land, whom=str(role)))
    if role is Role.FINANCE:
        mine.insert(0, Bet(number=rng.randint(-100, 100), stake=500 * K))
        other = rng.choice(sorted(written))
        if other != land:
            written[other].insert(0, Bet(number=rng.randint(-100, 100), stake=1_000 * K))
        return
    guarded = rng.choice(list(Role))
    mine.insert(0, Protect(role=guarded, percent=100))
    other = rng.choice(sorted(written))
    if other != land:
        number = state.territories[land].roles[guarded].number
        written[other].insert(0, Sabotage(target=land, number=number))


def _held(rng: Random, state: State, written: Written, role: Role) -> tuple[int, int] | None:
    """Who holds such a role of another, and whose it is."""
    found = [
        (post.recruiter, land)
        for land, one in enumerate(state.territories)
        if (post := one.roles[role]).recruiter in written and land in written
    ]
    return rng.choice(found) if found else None


def _transfer_for_a_dismissal(rng: Random, state: State, written: Written) -> None:
    """A President is to give away instead of dismissing; his minister is sabotaged meanwhile."""
    pair = _held(rng, state, written, Role.PRESIDENT)
    if pair is None:
        return
    giver, land = pair
    roles = state.territories[land].roles
    through = f"{land}.{roles[Role.PRESIDENT].number}"
    order: AnyLine = TransferMoney(through=through, to=giver, money=10**11)
    if rng.random() < 0.5:
        order = TransferIncome(through=through, to=giver, sphere=Sphere.HEAVY, money=10**11)
    written[giver].insert(0, order)
    written[land].append(Fire(role=rng.choice(list(Role)[1:])))
    enemy = rng.choice(sorted(written))
    if enemy != land:
        role = rng.choice((Role.FINANCE, Role.FINANCE, Role.PRESIDENT))
        written[enemy].insert(0, Sabotage(target=land, number=roles[role].number))


def _help_for_a_help(rng: Random, state: State, written: Written) -> None:
    """A Secretary is to help with another role instead of helping; a second one helps the same."""
    pair = _held(rng, state, written, Role.SECRETARY)
    if pair is None:
        return
    giver, land = pair
    roles = state.territories[land].roles
    helped, first, second = rng.sample(list(Role)[:-1], 3)
    number = str(roles[helped].number)
    through = f"{land}.{roles[Role.SECRETARY].number}"
    written[giver].insert(0, Help(through=through, role=first, target=land, whom=number))
    own = [
        Help(role=Role.SECRETARY, target=land, whom=str(second)),
        Help(role=second, target=land, whom=str(helped)),
    ]
    rng.shuffle(own)
    written[land][:0] = own


def _shoot(rng: Random, state: State, written: Written) -> None:
    """At a stronger launcher's missiles, with all there is."""
    flights = [one for one in state.flights if one.target in written]
    if not flights:
        return
    flight = rng.choice(flights)
    flight.missiles += 3
    one = state.territories[flight.target]
    flight.attack = 40 * (one.roles[Role.DEFENCE].level + 2)
    one.abm += 12
    written[flight.target].insert(0, ShootDown(most=12))
