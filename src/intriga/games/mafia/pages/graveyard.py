"""The graveyard: who lies there, whose votes still count, and what the dead may do (items 8, 12–19,
40, 41)."""

from typing import Any

from intriga.games.mafia.pages import announced
from intriga.games.mafia.pages.phrases import (
    Data,
    act_url,
    may,
    moment,
    people,
    person,
    profession,
    role,
)
from intriga.games.mafia.state import Phase
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.tables.things import spells
from intriga.games.mafia.view import Citizen, Vault, View
from intriga.kernel import Seat

HALF = ("honest", "commissar", "necromancer", "assassin")
"""Of the dead, whose half vote counts while the necromancer lives (M8)."""


def graveyard(view: View, scene: Any, query: Any) -> Data:
    """The data of `graveyard.html`."""
    me = view.me if view.phase is not Phase.OPENING else None
    lives = announced.necromancer_lives(view)
    dead = [who for who, one in enumerate(view.people) if not one.lives]
    dead.sort(key=lambda who: (-view.people[who].died, who))
    return {
        "dead": [_dead(view, scene, who, lives) for who in dead],
        "necromancer": "lives" if lives else "dead" if view.roles.get("necromancer") else "none",
        "rite_mana": spells()["necromancer-resurrection"].mana,
        "pool": None if lives else _pool(view, scene),
        "me_dead": me is not None and not view.people[me.seat].lives,
        "rites": people(scene, me.rites) if me is not None else [],
        "pledged": me.pledged if me is not None else 0,
        "vault": None if view.vault is None else _vault(scene, view.vault),
        "acts": may(scene, "ask-rite", "answer-rite", "resurrect", "fill-pool", "pledge-mana"),
        "act_url": act_url(scene),
        "contracts_url": scene.page("contracts"),
    }


def _dead(view: View, scene: Any, who: Seat, necromancer: bool) -> Data:
    one = view.people[who]
    cast = next((vote.against for vote in view.votes if vote.by == who), None)
    return person(scene, who) | {
        "role": role(scene, one.role),
        "profession": profession(scene, one.profession),
        "died": moment(scene, one.died),
        "reanimated": one.reanimated,
        "half": necromancer and _half(one),
        "against": None if cast is None else scene.names[cast],
    }


def _half(one: Citizen) -> bool:
    return one.role in HALF


def _pool(view: View, scene: Any) -> Data:
    """What has been collected today, by accused."""
    needed = amounts().pool_mana
    mana: dict[Seat, int] = {}
    for gift in view.pool:
        mana[gift.against] = mana.get(gift.against, 0) + gift.mana
    return {
        "needed": needed,
        "votes": amounts().pool_votes,
        "used": any(one >= needed for one in mana.values()),
        "against": [person(scene, who) | {"mana": one} for who, one in sorted(mana.items())],
    }


def _vault(scene: Any, vault: Vault) -> Data:
    """The necromancer's own desk: the shield, and who asks for whom."""
    return {
        "pledged": vault.pledged,
        "needed": spells()["necromancer-shield"].mana,
        "ready": vault.ready,
        "rites": [
            {"by": person(scene, one.by), "whom": person(scene, one.whom)} for one in vault.rites
        ],
    }


PAGE = {
    "template": "graveyard.html",
    "title": "mafia-named-graveyard",
    "data": graveyard,
    "live": True,
}
