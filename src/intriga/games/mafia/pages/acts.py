"""What may be done now, by subject: what was ordered stands above, what is impossible says why."""

from collections.abc import Iterator, Sequence
from typing import Any

from intriga.games.mafia.pages.groups import ORDER, group_of
from intriga.games.mafia.pages.town import role_name
from intriga.games.mafia.state import Aim, Phase
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.tables.things import scroll_mana, scrolls, spells, things
from intriga.games.mafia.view import Me, View

Data = dict[str, Any]


def arrange(view: View, scene: Any, forms: Sequence[Data]) -> Data:
    """The groups of the forms, and what stands (see `game_pages`)."""
    if view.me is None or view.phase is Phase.OPENING:
        return {}
    keys: dict[str, list[Data]] = {name: [] for name in ORDER}
    mains = [form["key"] for form in forms if form["main"]]
    for form in forms:
        if not form["main"] and not form["open"] and (name := group_of(form["act"])):
            keys[name].append(form)
    blocked = _blocked(view, view.me, scene)
    night = view.phase is Phase.NIGHT
    groups = [
        {
            "key": name,
            "title": _title(view.me, scene, name),
            "note": _note(scene, keys[name]),
            "open": night and name == "role" and bool(keys[name]),
            "forms": [form["key"] for form in keys[name]],
            "blocked": blocked.get(name, []),
        }
        for name in ORDER
        if keys[name] or blocked.get(name)
    ]
    if night and keys["role"]:  # first one's work, then to bed
        groups.insert(1, {"key": "main", "title": "", "open": False, "forms": mains})
    return {"groups": groups, "standing": list(_standing(view, view.me, scene))}


def _note(scene: Any, forms: Sequence[Data]) -> str | None:
    """Of one form its title, of more their number."""
    if len(forms) == 1:
        return str(forms[0]["title"])
    return str(scene.say("mafia-page-group-n", n=len(forms))) if forms else None


def _title(me: Me, scene: Any, name: str) -> str:
    if name == "role":
        return role_name(scene, me.role)[:1].upper() + role_name(scene, me.role)[1:]
    if name == "profession" and me.profession:
        return str(scene.render({"msg": f"mafia-profession-{me.profession}"}))
    return str(scene.say(f"mafia-page-group-{name}"))


# ── what was ordered ────────────────────────────────────────────────────────────────────


def _standing(view: View, me: Me, scene: Any) -> Iterator[Data]:
    """What somebody has decided and may still change, each with the act that changes it."""
    yield from _of_clan(view, me, scene)
    yield from _of_plan(me, scene)
    for cast in me.casts:
        spell = scene.render({"msg": spell_text(cast.spell)})
        whom = scene.names[cast.whom] if cast.whom is not None else ""
        yield _line(scene, "cast", None, what=spell, whom=whom, aimed="yes" if whom else "no")
    for order in me.orders:
        what = scene.render({"msg": f"mafia-job-{order.job}", "seat": {"seat": order.victim}})
        yield _line(scene, "order", "raise-bid", what=what, exp=order.exp)
    for whom in me.rites:
        yield _line(scene, "rite", None, whom=scene.names[whom])
    if me.pledged:
        yield _line(scene, "pledged", "take-back-mana", mana=me.pledged)
    for offer in view.market.offers:
        what = scene.render({"msg": f"mafia-thing-{offer.kind}"})
        yield _line(scene, "offer", "bid-for-thing", what=what, coins=offer.coins)
    ready = [scene.render({"msg": f"mafia-thing-{one.kind}"}) for one in me.things if one.ready]
    if ready:
        yield _line(scene, "ready", "ready", things=ready)
    if view.phase is Phase.DAY:
        mine = next((vote for vote in view.votes if vote.by == me.seat), None)
        if mine is not None:
            yield _line(scene, "voted", None, whom=scene.names[mine.against])


def _line(scene: Any, kind: str, act: str | None, **params: Any) -> Data:
    return {"text": scene.say(f"mafia-page-stands-{kind}", **params), "act": act}


def _of_clan(view: View, me: Me, scene: Any) -> Iterator[Data]:
    """The orders of the whole clan: the last of a living member counts."""
    family = view.family
    if family is None or view.phase is not Phase.NIGHT:
        return
    for who, aims in family.orders.items():
        act = "shoot"
        if who == me.seat:
            yield _line(scene, "shot", act, whom=_victims(aims, scene), n=len(aims))
        else:
            whom = _victims(aims, scene)
            yield _line(scene, "mate", None, who=scene.names[who], whom=whom, n=len(aims))
    if family.execute is not None:
        yield _line(scene, "execute", "execute", whom=scene.names[family.execute])


def _of_plan(me: Me, scene: Any) -> Iterator[Data]:
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


def _victims(aims: Sequence[Aim], scene: Any) -> list[str]:
    return [
        scene.say(
            "mafia-page-aim",
            whom=scene.names[aim.whom],
            how=f"{'lethal' if aim.lethal else 'plain'}-{'arrow' if aim.arrow else 'bullet'}",
        )
        for aim in aims
    ]


def spell_text(spell: str) -> str:
    """A spell, or a scroll of the same power."""
    return spells()[spell].text if spell in spells() else things()[spell].text


# ── what is not possible now ────────────────────────────────────────────────────────────


def _blocked(view: View, me: Me, scene: Any) -> dict[str, list[Data]]:
    """Group → what one might look for there and cannot do now, with the reason; only from what the
    viewer knows."""
    lives = view.people[me.seat].lives
    found = {
        "role": list(_role_waits(view, me, scene)) if lives else [],
        "magic": list(_spells_wait(view, me, scene)) if lives else [],
        "vote": [_why(scene, "vote", "by-day")] if view.phase is Phase.NIGHT and lives else [],
        "assassin": list(_assassin_waits(view, me, scene)) if lives else [],
    }
    return {name: lines for name, lines in found.items() if lines}


def _why(scene: Any, what: str, why: str, **params: Any) -> Data:
    return {
        "title": scene.say(f"mafia-page-waits-{what}"),
        "why": scene.say(f"mafia-page-why-{why}", **params),
    }


def _role_waits(view: View, me: Me, scene: Any) -> Iterator[Data]:
    if view.phase is Phase.DAY:
        if me.clan:
            yield _why(scene, "shot", "by-night")
        if me.role == "commissar":
            yield _why(scene, "check", "by-night")
        if me.role == "assassin":
            yield _why(scene, "contract", "by-night")
    if view.vault is not None and not view.vault.ready:
        mana = me.mana + view.vault.pledged
        yield _why(scene, "shield", "shield", need=spells()["necromancer-shield"].mana, have=mana)


def _spells_wait(view: View, me: Me, scene: Any) -> Iterator[Data]:
    """Spells and scrolls for which there is no mana, or none until tomorrow."""
    for id in _my_spells(me):
        mana = mana_for(view, me, id)
        name = scene.render({"msg": spell_text(id)})
        if not me.spell:
            why = scene.say("mafia-page-why-one-spell")
        elif me.mana < mana:
            why = scene.say("mafia-page-why-mana", need=mana, have=me.mana)
        else:
            continue
        yield {"title": name, "why": why}


def _my_spells(me: Me) -> Iterator[str]:
    """The spells that somebody could cast by what they are and have."""
    if me.role == "necromancer":
        yield "necromancer-resurrection"
    for id, spell in spells().items():
        if me.profession and me.profession in spell.users:
            yield id
    if me.profession == "mage":
        kinds = dict.fromkeys(item.kind for item in me.things if item.kind in scrolls())
        if me.speciality:
            kinds[me.speciality] = None
        yield from kinds


def mana_for(view: View, me: Me, spell: str) -> int:
    """What a spell costs: a mage's speciality half of it, the necromancer half of a resurrection
    (M27), the dead double (item 40)."""
    one = view.people[me.seat]
    dead = not one.lives and not one.reanimated
    if spell in scrolls():
        return scroll_mana(scrolls()[spell], spell == me.speciality, dead)
    own = spells()[spell].own_mana
    mana = spells()[spell].mana if own is None else own
    return mana * (amounts().dead_factor if dead else 1)


def _assassin_waits(view: View, me: Me, scene: Any) -> Iterator[Data]:
    """Nobody is told whether an assassin lives but by a grave."""
    if not view.roles.get("assassin"):
        return
    if any(not one.lives and one.role == "assassin" for one in view.people):
        yield _why(scene, "order", "assassin-dead")
    elif view.phase is Phase.NIGHT:
        yield _why(scene, "order", "by-day")
    elif me.free_exp < amounts().contract_kill:
        yield _why(scene, "order", "exp", need=amounts().contract_kill, have=me.free_exp)
