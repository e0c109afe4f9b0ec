"""What somebody has ordered and may still change."""

from collections.abc import Iterator, Sequence

from intriga.games.mafia.presentation.deciding.spell_prices import spell_text
from intriga.games.mafia.presentation.phrases import job, thing
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.plans import Aim
from intriga.kernel import Param
from intriga.presentation import Scene, Standing


def ordered(view: View, me: Me, scene: Scene) -> Iterator[Standing]:
    """Each thing with the act that changes it."""
    yield from _of_clan(view, me, scene)
    yield from _of_plan(me, scene)
    for cast in me.casts:
        spell = scene.say(spell_text(cast.spell))
        whom = scene.names[cast.whom] if cast.whom is not None else ""
        yield _line(scene, "cast", None, what=spell, whom=whom, aimed="yes" if whom else "no")
    for order in me.orders:
        what = job(scene, order.job, order.victim)
        yield _line(scene, "order", "raise-bid", what=what, exp=order.exp)
    for asked in me.rites:
        yield _line(scene, "rite", None, whom=scene.names[asked])
    if me.pledged:
        yield _line(scene, "pledged", "take-back-mana", mana=me.pledged)
    for offer in view.market.offers:
        what = thing(scene, offer.kind)
        yield _line(scene, "offer", "bid-for-thing", what=what, coins=offer.coins)
    ready = [thing(scene, one.kind) for one in me.things if one.ready]
    if ready:
        yield _line(scene, "ready", "ready", things=ready)
    if view.phase is Phase.DAY:
        mine = next((vote for vote in view.votes if vote.by == me.seat), None)
        if mine is not None:
            yield _line(scene, "voted", None, whom=scene.names[mine.against])


def _line(scene: Scene, kind: str, act: str | None, **params: Param) -> Standing:
    return Standing(scene.say(f"mafia-page-stands-{kind}", **params), act)


def _of_clan(view: View, me: Me, scene: Scene) -> Iterator[Standing]:
    """The orders of the whole clan: the last of a living member counts."""
    family = view.family
    if family is None or view.phase is not Phase.NIGHT:
        return
    for who, aims in family.orders.items():
        whom = _victims(aims, scene)
        if who == me.seat:
            yield _line(scene, "shot", "shoot", whom=whom, n=len(aims))
        else:
            yield _line(scene, "mate", None, who=scene.names[who], whom=whom, n=len(aims))
    if family.execute is not None:
        yield _line(scene, "execute", "execute", whom=scene.names[family.execute])


def _of_plan(me: Me, scene: Scene) -> Iterator[Standing]:
    plan = me.plan
    if plan is None:
        return
    if plan.checks is not None:
        whom = _victims(plan.checks, scene)
        yield _line(scene, "check", "check", whom=whom, n=len(plan.checks))
    if plan.guards is not None:
        yield _line(scene, "guard", "guard-house", whom=scene.names[plan.guards])
    if plan.refuses:
        yield _line(scene, "refuses", "refuse-contracts")
    elif plan.picks:
        yield _line(scene, "picks", "carry-out", n=len(plan.picks))
    if plan.arrow:
        yield _line(scene, "arrow", "take-arrow")
    for raid in plan.raids:
        house = scene.names[raid.whom] if raid.whom is not None else ""
        way = "shop" if raid.shop or raid.whom is None else "spy" if raid.spy else "steal"
        yield _line(scene, "raid", "burgle", way=way, whom=house)
    if plan.hides:
        yield _line(scene, "hides", "stay-home")
    if plan.potions:
        yield _line(scene, "potions", "drink-potions", n=plan.potions)


def _victims(aims: Sequence[Aim], scene: Scene) -> list[str]:
    return [
        scene.say(
            "mafia-page-aim",
            whom=scene.names[aim.whom],
            how=f"{'lethal' if aim.lethal else 'plain'}-{'arrow' if aim.arrow else 'bullet'}",
        )
        for aim in aims
    ]
