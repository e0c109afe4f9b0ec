"""Wars and missiles (items 37, 39, 41, 62)."""

from intriga.games.maga.bot.odds import guess
from intriga.games.maga.bot.planning import Plan
from intriga.games.maga.data.roles import Role

_DEFENDERS = (Role.DEFENCE, Role.FSB, Role.INTERIOR)
"""Whose levels add up against a land attack (R-T2)."""
_HELPERS = (Role.SECRETARY, Role.JUSTICE, Role.PRESIDENT)
"""Who helps them: each its own (R-W6)."""
_HALF = 0.5
_BOLD = 0.3
"""The least chance for which a war is begun: to lose one costs ten points of mood."""


def fight(plan: Plan) -> None:
    """What was begun in the last turn: help one's own side, and level those who count."""
    here = plan.desk.land
    if any(war.target == here for war in plan.desk.wars):
        for role, helper in zip(_DEFENDERS, _HELPERS, strict=True):
            plan.add("boost", role=str(role))
            plan.add("help", role=str(helper), target=here, whom=str(role))
    elif any(war.attacker == here for war in plan.desk.wars):
        plan.add("help", role=str(Role.SECRETARY), target=here, whom=str(Role.DEFENCE))
        plan.add("boost", role=str(Role.DEFENCE))


def shoot_down(plan: Plan) -> None:
    """What flies may fly here."""
    others = [one for one in plan.desk.warned if one != plan.desk.land]
    if others and plan.desk.abm:
        plan.add("shoot-down", most=plan.desk.abm)


def be_warned(plan: Plan) -> None:
    """One missile against missiles is enough to learn of launches (item 37)."""
    if not plan.desk.abm and plan.view.turn >= 4 and plan.left > 2:
        plan.add("change-abm", missiles=1)


def attack(plan: Plan) -> None:
    """A whole state is worth more than anything else, and a war costs no money."""
    if plan.left < 1 or plan.desk.revolt or not plan.is_free(Role.DEFENCE):
        return
    mine = plan.level(Role.DEFENCE) + 1 + _HALF * plan.level(Role.SECRETARY)
    odds = {
        land: guess(mine, sum(plan.theirs(land, role) for role in _DEFENDERS))
        for land in plan.rivals()
    }
    best = max(odds, key=lambda land: odds[land], default=None)
    if best is not None and odds[best] >= _BOLD:
        plan.add("attack", target=best)
