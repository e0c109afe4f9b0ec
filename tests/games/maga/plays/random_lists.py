"""Lists of actions made at random, with a liking for what moves money and missiles."""

from random import Random
from typing import Any

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import State
from intriga.games.maga.subjects.actions import ACTIONS, AnyLine
from intriga.games.maga.subjects.agents import recruited
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm, ChangeNuclear
from intriga.games.maga.subjects.ministries.defence.cancel_strike import CancelStrike
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.shoot_down import ShootDown
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.interior.suppress import Suppress
from intriga.games.maga.subjects.ministries.president.transfers import (
    TransferAbm,
    TransferIncome,
    TransferMoney,
    TransferNuclear,
)
from intriga.games.maga.subjects.ministries.secretary.help import Help, names
from tests.games.maga.world import K, Lists

LINES = tuple(action.line for action in ACTIONS.values())
LIKED = (
    *(TransferMoney, TransferIncome, TransferNuclear, TransferAbm, RaiseIncome, Bet, Raid),
    *(ChangeNuclear, ChangeAbm, Strike, ShootDown, CancelStrike, Help),
)
AMOUNTS = (1, 333_333, 333_333, 500 * K, 500 * K, 2_000 * K, 10**11)
STAKES = (1, 500 * K, 500 * K, 1_000 * K, 3_500 * K)


def lists(random: Random, state: State) -> Lists:
    """A list for most territories, of up to sixteen lines; mostly a revolt is suppressed first."""
    return {
        land: [
            *([Suppress()] if one.revolt and random.random() < 0.8 else []),
            *(_line(random, state, land) for _ in range(random.randrange(17))),
        ]
        for land, one in enumerate(state.territories)
        if random.random() < 0.95
    }


def _line(random: Random, state: State, land: int) -> AnyLine:
    kind = random.choice(random.choice((LINES, LIKED)))
    target = random.randrange(len(state.territories))
    missiles = random.choice((1, 2, 3, 40))
    change = random.choice((1, 1, 2, -1, -3))
    common: dict[str, Any] = {"priority": random.choice((0, 0, 0, 3, 30))}
    held = recruited(state, land)
    if held and random.random() < 0.2:
        common |= {"through": random.choice(held), "besides": random.random() < 0.5}
    whom = random.choice(names(land, target))
    if kind is Surveil:
        whom = random.choice((str(random.choice(list(Role))), "7"))
    fields: dict[str, Any] = {
        "to": target,
        "target": target,
        "money": random.choice(AMOUNTS),
        "sphere": random.choice(list(Sphere)),
        "missiles": change if kind in (ChangeNuclear, ChangeAbm) else missiles,
        "role": random.choice(list(Role)),
        "first": random.choice(list(Sphere)),
        "second": random.choice(list(Sphere)),
        "number": random.randint(-100, 100) if kind is Bet else random.randint(1, 10),
        "stake": random.choice(STAKES),
        "most": missiles,
        "hits": random.randint(1, missiles),
        "percent": random.choice((10, 50, 100)),
        "treaty": 0,
        "whom": whom,
    }
    mine = {name: value for name, value in fields.items() if name in kind.__struct_fields__}
    line: Any = kind(**mine, **common)
    return line  # type: ignore[no-any-return]
