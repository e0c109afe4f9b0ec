"""What everybody has ordered for this night, in words, for a referee."""

from collections.abc import Iterator
from typing import Any

from intriga.games.mafia.pages.phrases import Data, person, role, thing
from intriga.games.mafia.state import Aim, Cast, Plan
from intriga.games.mafia.view import Me, Secret


def tonight(secret: Secret, scene: Any) -> list[Data]:
    """Each person with orders: {seat, name, …, role, lines}."""
    found = []
    for who, one in secret.people.items():
        lines = list(_lines(scene, one))
        if lines:
            found.append(person(scene, who) | {"role": role(scene, one.role), "lines": lines})
    return found


def _lines(scene: Any, one: Me) -> Iterator[str]:
    if one.plan is not None:
        yield from _plan(scene, one.plan)
    for cast in one.casts:
        yield _cast(scene, cast)


def _plan(scene: Any, plan: Plan) -> Iterator[str]:
    say = scene.say
    if plan.aims is not None:
        yield (
            say("mafia-named-plan-shot", whom=_whom(scene, plan.aims))
            if plan.aims
            else say("mafia-named-plan-no-shot")
        )
    if plan.checks:
        yield say("mafia-named-plan-check", whom=_whom(scene, plan.checks))
    if plan.execute is not None:
        yield say("mafia-named-plan-execute", whom={"seat": plan.execute})
    if plan.picks:
        yield say("mafia-named-plan-picks", numbers=[str(one) for one in plan.picks])
    if plan.refuses:
        yield say("mafia-named-plan-refuses")
    if plan.guards is not None:
        yield say("mafia-named-plan-guards", whom={"seat": plan.guards})
    for raid in plan.raids:
        id = "mafia-named-plan-spies" if raid.spy else "mafia-named-plan-steals"
        shop = raid.shop or raid.whom is None
        yield say("mafia-named-plan-robs-shop") if shop else say(id, whom={"seat": raid.whom})
    if plan.hides:
        yield say("mafia-named-plan-hides")
    if plan.arrow:
        yield say("mafia-named-plan-arrow")
    if plan.potions:
        yield say("mafia-named-plan-potions", n=plan.potions)


def _whom(scene: Any, aims: tuple[Aim, ...]) -> list[Any]:
    return [
        {
            "msg": "mafia-named-aim",
            "seat": {"seat": aim.whom},
            "lethal": "yes" if aim.lethal else "no",
            "arrow": "yes" if aim.arrow else "no",
        }
        for aim in aims
    ]


def _cast(scene: Any, cast: Cast) -> str:
    known = f"mafia-spell-{cast.spell}"
    spell = scene.say(known) if scene.pages.has(known) else thing(scene, cast.spell)
    if cast.thing:
        return str(scene.say("mafia-named-plan-makes", spell=spell, thing=thing(scene, cast.thing)))
    if cast.whom is None:
        return str(scene.say("mafia-named-plan-casts", spell=spell))
    return str(scene.say("mafia-named-plan-casts-on", spell=spell, whom={"seat": cast.whom}))
