"""The graveyard: who lies there, whose votes still count, and what the dead may do (items 8, 12–19,
40, 41)."""

from typing import Literal

from msgspec import Struct

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import spells
from intriga.games.mafia.presentation import announced
from intriga.games.mafia.presentation.phrases import (
    Somebody,
    act_url,
    half_day,
    may,
    profession_within,
    role,
    several,
    somebody,
)
from intriga.games.mafia.seen.view import Vault, View
from intriga.games.mafia.state import Phase
from intriga.kernel import Seat
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

HALF = ("honest", "commissar", "necromancer", "assassin")
"""Of the dead, whose half vote counts while the necromancer lives (M8)."""


class DeadShown(Struct, frozen=True, kw_only=True):
    """Somebody dead. `half`: they have half a vote; `against`: whom they have accused today."""

    who: Somebody
    role: str
    profession: str
    died: str
    reanimated: bool
    half: bool
    against: str | None


class PoolAgainst(Struct, frozen=True):
    """The mana that the dead have given today against somebody."""

    who: Somebody
    mana: int


class PoolShown(Struct, frozen=True):
    """What has been collected today, by accused. `used`: somebody has got the votes."""

    needed: int
    votes: int
    used: bool
    against: tuple[PoolAgainst, ...]


class RiteShown(Struct, frozen=True):
    """Somebody asks for somebody's resurrection."""

    by: Somebody
    whom: Somebody


class OwnVault(Struct, frozen=True):
    """The necromancer's own desk: the shield, and who asks for whom."""

    pledged: int
    needed: int
    ready: bool
    rites: tuple[RiteShown, ...]


class Graveyard(PageData, frozen=True, kw_only=True):
    """The data of `graveyard.html`. `necromancer`: as everybody knows it; `rites`, `pledged`: the
    viewer's own."""

    dead: tuple[DeadShown, ...]
    necromancer: Literal["lives", "dead", "none"]
    rite_mana: int
    pool: PoolShown | None
    rites: tuple[Somebody, ...]
    pledged: int
    vault: OwnVault | None
    acts: bool
    act_url: str
    contracts_url: str


def _graveyard(view: View, scene: Scene, query: NoQuery) -> Graveyard:
    me = view.me if view.phase is not Phase.OPENING else None
    lives = announced.necromancer_lives(view)
    dead = [who for who, one in enumerate(view.people) if not one.lives]
    dead.sort(key=lambda who: (-view.people[who].died, who))
    return Graveyard(
        dead=tuple(_dead(view, scene, who, lives) for who in dead),
        necromancer="lives" if lives else "dead" if view.roles.get("necromancer") else "none",
        rite_mana=spells()["necromancer-resurrection"].mana,
        pool=None if lives else _pool(view, scene),
        rites=several(scene, me.rites) if me is not None else (),
        pledged=me.pledged if me is not None else 0,
        vault=None if view.vault is None else _vault(scene, view.vault),
        acts=may(scene, "ask-rite", "answer-rite", "resurrect", "fill-pool", "pledge-mana"),
        act_url=act_url(scene),
        contracts_url=scene.page("contracts"),
    )


def _dead(view: View, scene: Scene, who: Seat, necromancer: bool) -> DeadShown:
    one = view.people[who]
    cast = next((vote.against for vote in view.votes if vote.by == who), None)
    return DeadShown(
        who=somebody(scene, who),
        role=role(scene, one.role) if one.role else "",
        profession=profession_within(scene, one.profession),
        died=half_day(scene, one.died),
        reanimated=one.reanimated,
        half=necromancer and one.role in HALF,
        against=None if cast is None else scene.names[cast],
    )


def _pool(view: View, scene: Scene) -> PoolShown:
    needed = amounts().pool_mana
    mana: dict[Seat, int] = {}
    for gift in view.pool:
        mana[gift.against] = mana.get(gift.against, 0) + gift.mana
    return PoolShown(
        needed=needed,
        votes=amounts().pool_votes,
        used=any(one >= needed for one in mana.values()),
        against=tuple(PoolAgainst(somebody(scene, who), one) for who, one in sorted(mana.items())),
    )


def _vault(scene: Scene, vault: Vault) -> OwnVault:
    rites = tuple(
        RiteShown(somebody(scene, one.by), somebody(scene, one.whom)) for one in vault.rites
    )
    return OwnVault(vault.pledged, spells()["necromancer-shield"].mana, vault.ready, rites)


GRAVEYARD_PAGE = NamedPage[View, NoQuery](
    template="pages/graveyard.html", title="mafia-named-graveyard", data=_graveyard, live=True
)
