"""Random positions and lists that get in each other's way: chains of orders, sabotage of roles
whose lines stand later, kills, helps, boosts, protections, all 34 entries."""

from random import Random
from typing import Any

from msgspec.structs import asdict

from intriga.games.maga.data.lines import Line, kind_of
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.data.treaty import Clause, Treaty
from intriga.games.maga.state import Breach, Flight, Lie, State, Virus, War
from intriga.games.maga.subjects.actions import ACTIONS, AnyLine
from tests.games.maga.literal.entries import CHAPTER, acting
from tests.games.maga.literal.schemes import scheme
from tests.games.maga.world import K, M, world

ROLES, SPHERES = list(Role), list(Sphere)
KINDS: dict[str, Any] = {kind: action.line for kind, action in ACTIONS.items()}
BY_CHAPTER = {
    role: [kind for name, kind in KINDS.items() if CHAPTER[name] == role] for role in ROLES
}
HOME = (Role.FSB, Role.INTERIOR)
LIKED = (
    *("sabotage", "sabotage", "recruit", "kill", "help", "help", "boost", "protect", "release"),
    *("strike", "shoot-down", "attack", "bet", "refute", "vaccinate", "free-role", "find-foreign"),
    *("transfer-money", "fire", "raise-income", "sue", "surveil", "cancel-strike"),
)


# ── positions ───────────────────────────────────────────────────────────────────────────


def position(rng: Random) -> State:
    """Somewhere in a match of two to eight states."""
    count = rng.choice((2, 2, 3, 3, 4, 5, 6, 8))
    state = world(count, turns=60, **_options(rng))
    state.turn = rng.choice((1, 2, 5))
    wealth = rng.choice((M, 10 * M, 40 * M, 40 * M))
    base, spread = rng.choice(((1, 0), (2, 1), (3, 2), (5, 4), (6, 2), (7, 2)))
    for land, one in enumerate(state.territories):
        for role, number in zip(ROLES, rng.sample(range(1, 11), 10), strict=True):
            one.roles[role].number = number
            one.roles[role].level = max(1, base + rng.randint(-spread, spread))
            if rng.random() < 0.04:
                one.roles[role].blocked = state.turn
        one.treasury = rng.randrange(-M, wealth)
        one.nuclear, one.abm = rng.choice((0, 1, 3, 9)), rng.choice((0, 1, 3, 9))
        for sphere in SPHERES:
            one.incomes[sphere] = rng.choice((0, 333_333, M, M, 2 * M, 5 * M))
        one.mood = rng.choice((100, 100, 90, 80, 70, 60, 55, 30))
        if one.mood < 50 or rng.random() < 0.05:
            one.revolt, one.unrest = max(1, state.turn - 1), rng.choice((0, 1, 4))
        one.agents = sorted(rng.sample(_others(count, land), rng.randrange(count)))
    _federations(rng, state)
    _enemies(rng, state)
    _treaties(rng, state)
    return state


def _options(rng: Random) -> dict[str, Any]:
    """Mostly none; else some of those that change what a stage does."""
    if rng.random() < 0.6:
        return {}
    names = ("all_hit", "sabotage_first", "exchange_gross", "free_search", "sabotage_revolt")
    chosen: dict[str, Any] = {name: True for name in names if rng.random() < 0.4}
    if rng.random() < 0.3:
        chosen["priorities"] = "free"
    return chosen | {"ordered_share": rng.choice((0, 25, 50, 100))}


def _others(count: int, land: int) -> list[int]:
    return [other for other in range(count) if other != land]


def _federations(rng: Random, state: State) -> None:
    """Some states are conquered already."""
    for land in range(2, len(state.territories)):
        if rng.random() < 0.2:
            state.territories[land].team = state.territories[rng.randrange(2)].team
            state.territories[land].conquered = 1


def _enemies(rng: Random, state: State) -> None:
    """Lies, viruses, recruited roles, missiles and wars between different owners."""
    count = len(state.territories)
    for land, own in enumerate(state.territories):
        foes = [foe for foe in range(count) if state.territories[foe].team != own.team]
        some = 0.4 / count
        own.lies = [Lie(foe) for foe in foes if rng.random() < some]
        own.viruses = [Virus(foe, rng.randint(1, 3)) for foe in foes if rng.random() < some]
        for post in own.roles.values():
            if foes and rng.random() < 0.2:
                post.recruiter, post.recruited = rng.choice(foes), max(1, state.turn - 1)
        for foe in foes:
            if rng.random() < some:
                missiles = rng.randint(1, 4)
                state.actions += 1
                hits = rng.randint(1, missiles)
                helper = rng.choice((-1, *_others(count, land)))
                helpers = [(helper, rng.choice(ROLES))] if helper >= 0 else []
                attack = rng.randrange(40, 400, 10)
                state.flights.append(
                    Flight(land, foe, missiles, hits, attack, state.actions, helpers)
                )
            if rng.random() < some:
                state.wars.append(War(land, foe))
                if rng.random() < 0.6:  # with some hope
                    fsb, interior = (state.territories[foe].roles[one] for one in HOME)
                    own.roles[Role.DEFENCE].level += fsb.level + interior.level
    rng.shuffle(state.flights)


def _treaties(rng: Random, state: State) -> None:
    count = len(state.territories)
    for number in range(1, rng.randint(1, 4)):
        parties = sorted(rng.sample(range(count), rng.randint(2, min(3, count))))
        clauses = [_clause(rng, parties) for _ in range(rng.randint(1, 3))]
        signed = parties if rng.random() < 0.9 else parties[:1]
        since = rng.randint(1, state.turn)
        turns = rng.choice((state.turn - since + rng.randint(1, 4), 10))
        state.treaties.append(Treaty(number, parties, clauses, since, turns, signed=list(signed)))
        if rng.random() < 0.6 and state.turn > 1:
            breaker, victim = rng.sample(parties, 2)
            breach = Breach(len(state.breaches) + 1, number, 0, state.turn - 1, breaker, victim)
            state.breaches.append(breach)
            if rng.random() < 0.2:
                state.used_breaches.append(breach.number)


def _clause(rng: Random, parties: list[int]) -> Clause:
    party, other = rng.sample(parties, 2)
    names = sorted(KINDS)
    targeted = ("raid", "strike", "sabotage", "attack", "transfer-money", "sue")
    action = rng.choice(targeted if rng.random() < 0.5 else names)
    target = other if action in targeted and rng.random() < 0.6 else None
    condition: dict[str, Any] = {}
    if rng.random() < 0.3:
        condition = {
            "if_party": other,
            "if_action": rng.choice(names),
            "if_does": rng.random() < 0.5,
        }
    more: dict[str, Any] = {"every": rng.random() < 0.4}
    if action.startswith("transfer") and rng.random() < 0.5:
        more["least"] = rng.choice((1, 3, 700_000, 2_000_000))
    if condition and condition["if_action"].startswith("transfer") and rng.random() < 0.5:
        more["if_least"] = rng.choice((1, 3, 700_000, 2_000_000))
    if rng.random() < 0.1:
        more["land"] = party
    kind: Any = "obligation" if rng.random() < 0.85 else "right"
    return Clause(kind, party, action, rng.random() < 0.4, target, **condition, **more)


# ── lists ───────────────────────────────────────────────────────────────────────────────


def lists(rng: Random, state: State) -> dict[int, tuple[AnyLine, ...]]:
    """A list for most territories: own lines, orders, helps, mixed; then plots against those."""
    written = {
        land: _list(rng, state, land)
        for land in range(len(state.territories))
        if rng.random() < 0.95
    }
    for land, mine in written.items():
        if rng.random() < 0.5:
            _plot(rng, state, written, land, mine)
    if written and rng.random() < 0.5:
        scheme(rng, state, written)
    return {land: tuple(mine) for land, mine in written.items()}


def _plot(
    rng: Random,
    state: State,
    written: dict[int, list[AnyLine]],
    land: int,
    mine: list[AnyLine],
) -> None:
    """Early in one's list, something against a role that has much to do in another's."""
    other = rng.choice(_others(len(state.territories), land))
    theirs = written.get(other, [])
    if not theirs:
        return
    line = rng.choice(theirs)
    role = Role("foreign" if line.through else acting({"kind": kind_of(line), **asdict(line)}))
    if line.through and rng.random() < 0.5:  # the ordered role instead of who orders
        where, number = map(int, line.through.split("."))
        if where == land:
            return
        other = where
    else:
        number = state.territories[other].roles[role].number
    kind = KINDS[rng.choice(("sabotage", "sabotage", "sabotage", "recruit", "kill"))]
    mine.insert(rng.choice((0, 0, 0, 1, 2)), kind(target=other, number=number))


def _list(rng: Random, state: State, land: int) -> list[AnyLine]:
    held = [
        (other, role)
        for other, one in enumerate(state.territories)
        for role, post in one.roles.items()
        if post.recruiter == land
    ]
    written: list[AnyLine] = []
    for _ in range(rng.choice((2, 4, 8, 14))):
        if held and rng.random() < 0.35:
            one = rng.choice(held)
            written.append(_order(rng, state, land, one))
            if rng.random() < 0.9:  # mostly one order to each
                held.remove(one)
        else:
            name = rng.choice(LIKED if rng.random() < 0.5 else sorted(KINDS))
            written.append(_line(rng, state, land, KINDS[name], {}))
    if state.territories[land].revolt and rng.random() < 0.8:
        suppress: Any = KINDS["suppress"]()
        written.insert(rng.choice((0, 0, 1)), suppress)
    return written


def _order(rng: Random, state: State, land: int, held: tuple[int, Role]) -> AnyLine:
    """Mostly of the role's own chapter (R-I0)."""
    other, role = held
    kinds = BY_CHAPTER[role] if rng.random() < 0.92 else list(KINDS.values())
    number = state.territories[other].roles[role].number
    common = {"through": f"{other}.{number}", "besides": rng.random() < 0.4}
    return _line(rng, state, other, rng.choice(kinds), common, writer=land)


def _line(
    rng: Random,
    state: State,
    land: int,
    kind: type[Line],
    common: dict[str, Any],
    *,
    writer: int | None = None,
) -> AnyLine:
    """A line that a role of `land` carries out."""
    count = len(state.territories)
    writer = land if writer is None else writer
    others = _others(count, land)
    target = rng.choice(others) if rng.random() < 0.93 else land
    name = str(kind.__struct_config__.tag)
    target = _victim(rng, state, land, name, target)
    missiles = rng.choice((1, 1, 2, 3, 40))
    change = rng.choice((1, 1, 2, 3, -1, -3, -200))
    first, second = rng.sample(SPHERES, 2)
    if name == "help" and rng.random() < 0.5:
        target = land
    whom: str = rng.choice([str(role) for role in ROLES])
    if name == "help" and target != writer:
        whom = str(_number(rng, state, target))
    elif name == "surveil" and rng.random() < 0.5:
        whom = str(rng.randint(1, 10))
    fields: dict[str, Any] = {
        "to": target,
        "target": target,
        "money": rng.choice((1, 333_333, 500 * K, 2 * M, 10**11)),
        "sphere": first,
        "missiles": change if name.startswith("change") else missiles,
        "role": rng.choice(ROLES),
        "first": first,
        "second": second,
        "number": rng.randint(-100, 100) if name == "bet" else _number(rng, state, target),
        "stake": rng.choice((1, 500 * K, 500 * K, M, 3_500 * K)),
        "most": missiles,
        "hits": rng.randint(1, missiles),
        "percent": rng.choice((10, 20, 50, 50, 100)),
        "treaty": rng.choice((0, *(one.number for one in state.treaties))),
        "whom": whom,
    }
    if name == "free-role":
        held = [
            role
            for role, post in state.territories[land].roles.items()
            if post.recruiter is not None
        ]
        fields["role"] = rng.choice(held or ROLES)
    if state.options.priorities == "free":
        common = common | {"priority": rng.choice((0, 1, 1, 2, 3, 5, 60))}
    mine = {field: fields[field] for field in kind.__struct_fields__ if field in fields}
    line: Any = kind(**mine, **common)
    assert kind_of(line) == name
    return line  # type: ignore[no-any-return]


def _number(rng: Random, state: State, target: int) -> int:
    """Of a role in another state: liked are those that act much."""
    liked = (Role.DEFENCE, Role.FOREIGN, Role.FSB, Role.FINANCE, Role.PRESIDENT, Role.MEDIA)
    role = rng.choice(liked if rng.random() < 0.6 else ROLES)
    return state.territories[target].roles[role].number


def _victim(rng: Random, state: State, land: int, name: str, target: int) -> int:
    """Mostly somebody against whom the action is worth trying."""
    own = state.territories[land]
    fitting: list[int] = []
    if name == "refute":
        fitting = [lie.by for lie in own.lies]
    elif name == "vaccinate":
        fitting = [virus.by for virus in own.viruses]
    elif name == "cancel-strike":
        fitting = [flight.target for flight in state.flights if flight.launcher == land]
    elif name == "find-foreign":
        fitting = own.agents
    elif name in ("kill", "release"):
        fitting = [
            other
            for other, one in enumerate(state.territories)
            if any(post.recruiter == land for post in one.roles.values())
        ]
    elif name == "sue":
        fitting = [breach.breaker for breach in state.breaches if breach.victim == land]
    return rng.choice(fitting) if fitting and rng.random() < 0.8 else target
