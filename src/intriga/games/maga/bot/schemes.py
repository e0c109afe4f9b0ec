"""What harms others, where it pays (items 42, 45, 46, 51, 55, 58, 59)."""

from collections.abc import Iterator

from intriga.games.maga.bot.memory import credited
from intriga.games.maga.bot.odds import guess
from intriga.games.maga.bot.planning import Plan
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.prices import ACTIONS

_LEVEL = 1_000_000
"""What a level is worth at the end (R-S1)."""
_SCHEMES: tuple[tuple[str, Role, int, int], ...] = (
    # the action; who defends; what success brings besides; what failure costs besides
    ("raid", Role.DEFENCE, 1_000_000, 0),
    ("worsen-mood", Role.MEDIA, 250_000, 0),
    ("state-lie", Role.MEDIA, 500_000, 0),
    ("infect", Role.HEALTH, 700_000, 0),
    ("sue", Role.JUSTICE, 400_000, 1_000_000),
)


def harm(plan: Plan) -> None:
    """The best scheme of each ministry, if it is worth more than it costs."""
    found = sorted(_worth(plan), key=lambda one: -one[0])
    for worth, kind, target in found:
        if worth > 0 and plan.is_free(ACTIONS[kind].ministry):
            columns = {"treaty": 0} if kind == "sue" else {}
            plan.add(kind, target=target, **columns)
    _intelligence(plan)


def _worth(plan: Plan) -> Iterator[tuple[float, str, Land]]:
    for kind, defender, more, less in _SCHEMES:
        action = ACTIONS[kind]
        lasting = min(1.0, plan.left / 3) if kind in ("state-lie", "infect") else 1.0
        for target in plan.rivals()[:4]:
            odds = guess(plan.level(action.ministry), plan.theirs(target, defender))
            gain = odds * (_LEVEL + credited(kind) + more * lasting) - (1 - odds) * less
            yield gain - action.cost + plan.rng.random(), kind, target


def _intelligence(plan: Plan) -> None:
    """Sabotage and recruiting go by number, and nobody knows whose it is: a weak one, with luck."""
    level, rivals = plan.level(Role.FOREIGN), plan.rivals()
    if not rivals or not plan.is_free(Role.FOREIGN):
        return
    target, number = rivals[0], plan.rng.randrange(len(Role)) + 1
    odds = guess(level, plan.theirs(target, Role.SECRETARY) + 0.5)
    held = {(land, other) for land, other in plan.desk.recruited}
    for kind in ("recruit", "sabotage"):
        if kind == "recruit" and (level < amounts().recruit_level or (target, number) in held):
            continue
        price = ACTIONS[kind].cost
        if odds * (_LEVEL + credited(kind)) > price * 1.1:
            plan.add(kind, target=target, number=number)
            return
