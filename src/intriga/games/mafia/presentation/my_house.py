"""My house: who I am, what I carry and wear, what I have, whom I know."""

from typing import Final

from msgspec import Struct

from intriga.games.mafia.data.things import things
from intriga.games.mafia.presentation.holdings import holdings
from intriga.games.mafia.presentation.pages.goods import uses
from intriga.games.mafia.presentation.phrases import capital, help_of, job, profession, role, thing
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.people import Item
from intriga.kernel import PUBLIC, Seat
from intriga.presentation import Scene

SENTENCES: Final = 3
"""Of a role's first night."""
_ROLES: Final = ("honest", "mafia", "yakuza", "commissar", "assassin", "necromancer")


class PurseLine(Struct, frozen=True):
    """Exp, mana or coins."""

    name: str
    n: int
    note: str


class OwnThing(Struct, frozen=True):
    """A thing: what it does, whether it is worn, and whether its owner may not use it."""

    name: str
    help: str
    ready: bool
    stolen: bool
    useless: bool


class Mate(Struct, frozen=True):
    """Somebody of the clan. `duty`: they go out tonight."""

    n: int
    seat: Seat
    name: str
    lives: bool
    duty: bool


class FamilyShown(Struct, frozen=True):
    """The clan, by number."""

    title: str
    mates: tuple[Mate, ...]
    notes: tuple[str, ...]


class CheckedCitizen(Struct, frozen=True):
    """Whom the commissar has checked, and how often."""

    seat: Seat
    name: str
    times: int


class OfficeShown(Struct, frozen=True):
    """The commissar's: who was checked, and the sergeant."""

    checked: tuple[CheckedCitizen, ...]
    sergeant: str


class VaultShown(Struct, frozen=True):
    """The necromancer's shield, and who asks for whom."""

    shield: str
    rites: tuple[str, ...]


class DeskOrder(Struct, frozen=True):
    """An order to the assassin."""

    what: str
    price: int


class House(Struct, frozen=True, kw_only=True):
    """The data of `card.html`. `role`: "" before it is dealt, when there are no `notes`, `welcome`
    and `purse` either; `once`: the key by which a browser knows that the welcome was read; `desk`:
    the assassin's orders of today, None for others."""

    seat: Seat
    name: str
    role: str
    profession: str
    lives: bool
    notes: tuple[str, ...]
    welcome: tuple[str, ...]
    once: str
    purse: tuple[PurseLine, ...]
    speciality: str
    spell: str
    things: tuple[OwnThing, ...]
    family: FamilyShown | None
    office: OfficeShown | None
    vault: VaultShown | None
    desk: tuple[DeskOrder, ...] | None
    papers_url: str


def card(view: View, scene: Scene) -> House | None:
    """The data of `card.html`; None for those who have no house."""
    me = view.me
    if me is None or scene.viewer == PUBLIC:
        return None
    opening = view.phase is Phase.OPENING
    return House(
        seat=me.seat,
        name=scene.names[me.seat],
        role="" if opening else capital(role(scene, me.role)),
        profession=profession(scene, me.profession),
        lives=opening or view.people[me.seat].lives,
        notes=() if opening else tuple(_notes(view, me, scene)),
        welcome=() if opening else _welcome(view, me, scene),
        once=f"{scene.match_url}/{me.role}",
        purse=()
        if opening
        else tuple(
            PurseLine(scene.say(f"mafia-page-{one.kind}"), one.n, one.note)
            for one in holdings(me, scene)
        ),
        speciality=thing(scene, me.speciality) if me.speciality else "",
        spell=scene.say("mafia-page-spell", left="yes" if me.spell else "no"),
        things=tuple(_thing(me, scene, item) for item in me.things),
        family=_family(view, scene),
        office=_office(view, scene),
        vault=_vault(view, me, scene),
        desk=_desk(view, scene),
        papers_url=scene.page("papers") if view.papers else "",
    )


def _welcome(view: View, me: Me, scene: Scene) -> tuple[str, ...]:
    """Three sentences for the first visit: whose side one is on, what one does at night, what to
    beware of."""
    if view.phase is Phase.OVER or me.role not in _ROLES:
        return ()
    return tuple(
        scene.say(f"mafia-page-welcome-{me.role}", sentence=n) for n in range(1, SENTENCES + 1)
    )


def _notes(view: View, me: Me, scene: Scene) -> list[str]:
    """What else somebody is."""
    notes = []
    if me.clan:
        clan = scene.say(f"mafia-clan-{me.clan}")
        notes.append(scene.say("mafia-page-number", clan=clan, n=me.number))
    if me.sergeant:
        notes.append(scene.say("mafia-page-sergeant"))
    if not view.people[me.seat].lives:
        walks = "yes" if view.people[me.seat].reanimated else "no"
        notes.append(scene.say("mafia-page-you-are-dead", walks=walks))
    return notes


def _thing(me: Me, scene: Scene, item: Item) -> OwnThing:
    kind = things()[item.kind]
    return OwnThing(
        name=scene.say(kind.text),
        help=help_of(scene, kind.text),
        ready=item.ready,
        stolen=item.stolen,
        useless=not any(uses(user, me) for user in kind.users),
    )


def _family(view: View, scene: Scene) -> FamilyShown | None:
    family = view.family
    if family is None:
        return None
    known = {
        "knows-clan": family.knows_clan,
        "knows-assassin": family.knows_assassin,
        "has-recruited": family.recruited,
    }
    notes = [scene.say(f"mafia-page-{note}") for note, holds in known.items() if holds]
    if family.invited is not None:
        notes.append(scene.say("mafia-page-asks", who=scene.names[family.invited]))
    return FamilyShown(
        title=capital(scene.say(f"mafia-clan-{family.clan}")),
        mates=tuple(
            Mate(number, who, scene.names[who], view.people[who].lives, who == family.duty)
            for number, who in family.members
        ),
        notes=tuple(notes),
    )


def _office(view: View, scene: Scene) -> OfficeShown | None:
    office = view.office
    if office is None:
        return None
    sergeant = office.sergeant if office.sergeant is not None else office.invited
    asked = "yes" if office.sergeant is None else "no"
    return OfficeShown(
        tuple(
            CheckedCitizen(who, scene.names[who], times) for who, times in office.checked.items()
        ),
        ""
        if sergeant is None
        else scene.say("mafia-page-own-sergeant", who=scene.names[sergeant], asked=asked),
    )


def _vault(view: View, me: Me, scene: Scene) -> VaultShown | None:
    vault = view.vault
    if vault is None:
        return None
    ready = "yes" if vault.ready else "no"
    return VaultShown(
        scene.say("mafia-page-shield", ready=ready, own=me.mana, pledged=vault.pledged),
        tuple(
            scene.say("mafia-page-rite", whom=scene.names[one.whom], by=scene.names[one.by])
            for one in vault.rites
        ),
    )


def _desk(view: View, scene: Scene) -> tuple[DeskOrder, ...] | None:
    """The dearest order first."""
    if view.desk is None:
        return None
    orders = sorted(view.desk.orders, key=lambda one: (-one.price, one.number))
    return tuple(DeskOrder(job(scene, one.job, one.victim), one.price) for one in orders)
