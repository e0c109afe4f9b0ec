"""What everybody has ordered for this night, in words, for a referee."""

from collections.abc import Iterator

from msgspec import Struct

from intriga.games.mafia.presentation.phrases import Somebody, role, somebody, thing
from intriga.games.mafia.seen.view import Me, Secret
from intriga.games.mafia.state.plans import Aim, Cast, Plan, Raid
from intriga.kernel import Param, msg, seat
from intriga.presentation import Scene


class Ordered(Struct, frozen=True):
    """A person with orders, in lines."""

    who: Somebody
    role: str
    lines: tuple[str, ...]


def tonight(secret: Secret, scene: Scene) -> tuple[Ordered, ...]:
    """Each person with orders."""
    return tuple(
        Ordered(somebody(scene, who), role(scene, one.role), lines)
        for who, one in secret.people.items()
        if (lines := tuple(_lines(scene, one)))
    )


def _lines(scene: Scene, one: Me) -> Iterator[str]:
    if one.plan is not None:
        yield from _plan(scene, one.plan)
    for cast in one.casts:
        yield _cast(scene, cast)


def _plan(scene: Scene, plan: Plan) -> Iterator[str]:
    say = scene.say
    if plan.aims is not None:
        shot = "shot" if plan.aims else "no-shot"
        yield say(f"mafia-named-plan-{shot}", whom=_whom(plan.aims))
    if plan.checks:
        yield say("mafia-named-plan-check", whom=_whom(plan.checks))
    if plan.execute is not None:
        yield say("mafia-named-plan-execute", whom=seat(plan.execute))
    if plan.picks:
        yield say("mafia-named-plan-picks", numbers=[str(one) for one in plan.picks])
    if plan.refuses:
        yield say("mafia-named-plan-refuses")
    if plan.guards is not None:
        yield say("mafia-named-plan-guards", whom=seat(plan.guards))
    for raid in plan.raids:
        yield _raid(scene, raid)
    if plan.hides:
        yield say("mafia-named-plan-hides")
    if plan.arrow:
        yield say("mafia-named-plan-arrow")
    if plan.potions:
        yield say("mafia-named-plan-potions", n=plan.potions)


def _raid(scene: Scene, raid: Raid) -> str:
    if raid.shop or raid.whom is None:
        return scene.say("mafia-named-plan-robs-shop")
    way = "spies" if raid.spy else "steals"
    return scene.say(f"mafia-named-plan-{way}", whom=seat(raid.whom))


def _whom(aims: tuple[Aim, ...]) -> list[Param]:
    return [
        msg(
            "mafia-named-aim",
            seat=seat(aim.whom),
            lethal="yes" if aim.lethal else "no",
            arrow="yes" if aim.arrow else "no",
        )
        for aim in aims
    ]


def _cast(scene: Scene, cast: Cast) -> str:
    known = f"mafia-spell-{cast.spell}"
    spell = scene.say(known) if scene.pages.has(known) else thing(scene, cast.spell)
    if cast.thing:
        return scene.say("mafia-named-plan-makes", spell=spell, thing=thing(scene, cast.thing))
    if cast.whom is None:
        return scene.say("mafia-named-plan-casts", spell=spell)
    return scene.say("mafia-named-plan-casts-on", spell=spell, whom=seat(cast.whom))
