"""My house: who I am, what I carry and wear, what I have, whom I know."""

from typing import Any, Final

from intriga.games.mafia.pages.town import role_name
from intriga.games.mafia.people import Item
from intriga.games.mafia.state import Phase
from intriga.games.mafia.tables.things import User, things
from intriga.games.mafia.view import Me, View
from intriga.kernel import PUBLIC

Data = dict[str, Any]
SENTENCES: Final = 3
"""Of a role's first night."""
_ROLES: Final = ("honest", "mafia", "yakuza", "commissar", "assassin", "necromancer")


def card(view: View, scene: Any) -> Data | None:
    """The data of `card.html`; None for those who have no house."""
    me = view.me
    if me is None or scene.viewer == PUBLIC:
        return None
    opening = view.phase is Phase.OPENING
    return {
        "seat": me.seat,
        "name": scene.names[me.seat],
        "role": "" if opening else _capital(role_name(scene, me.role)),
        "profession": scene.render({"msg": f"mafia-profession-{me.profession or 'none'}"}),
        "lives": opening or view.people[me.seat].lives,
        "notes": [] if opening else _notes(view, me, scene),
        "welcome": [] if opening else welcome(view, me, scene),
        "once": f"{scene.match_url}/{me.role}",
        "purse": None if opening else _purse(me, scene),
        "speciality": scene.render({"msg": f"mafia-thing-{me.speciality}"})
        if me.speciality
        else "",
        "spell": scene.say("mafia-page-spell", left="yes" if me.spell else "no"),
        "things": [_thing(me, scene, item) for item in me.things],
        "family": _family(view, scene),
        "office": _office(view, scene),
        "vault": _vault(view, me, scene),
        "desk": _desk(view, scene),
        "papers_url": scene.page("papers") if view.papers else "",
    }


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def welcome(view: View, me: Me, scene: Any) -> list[str]:
    """Three sentences for the first visit: whose side one is on, what one does at night, what to
    beware of."""
    if view.phase is Phase.OVER or me.role not in _ROLES:
        return []
    return [scene.say(f"mafia-page-welcome-{me.role}", sentence=n) for n in range(1, SENTENCES + 1)]


def _notes(view: View, me: Me, scene: Any) -> list[str]:
    """What else somebody is."""
    notes = []
    if me.clan:
        clan = scene.render({"msg": f"mafia-clan-{me.clan}"})
        notes.append(scene.say("mafia-page-number", clan=clan, n=me.number))
    if me.sergeant:
        notes.append(scene.say("mafia-page-sergeant"))
    if not view.people[me.seat].lives:
        walks = "yes" if view.people[me.seat].reanimated else "no"
        notes.append(scene.say("mafia-page-you-are-dead", walks=walks))
    return notes


def _purse(me: Me, scene: Any) -> list[Data]:
    """What somebody has: exp, mana and coins."""
    free = scene.say("mafia-page-free", n=me.free_exp) if me.free_exp != me.exp else ""
    pledged = scene.say("mafia-page-on-shield", n=me.pledged) if me.pledged else ""
    return [
        {"name": scene.say("mafia-page-exp"), "n": me.exp, "note": free},
        {"name": scene.say("mafia-page-mana"), "n": me.mana, "note": pledged},
        {"name": scene.say("mafia-page-coins"), "n": me.coins, "note": ""},
    ]


def _thing(me: Me, scene: Any, item: Item) -> Data:
    """A thing: what it does, whether it is worn, and if one may not use it, that one may not."""
    kind = things()[item.kind]
    return {
        "name": scene.render({"msg": kind.text}),
        "help": scene.book.say(kind.text, {}, scene.names, "help"),
        "ready": item.ready,
        "stolen": item.stolen,
        "useless": not (mine(me) & set(kind.users)),
    }


def mine(me: Me) -> set[User]:
    """The users, as the tables name them, that somebody is."""
    found = {User.EVERYBODY}
    if me.profession:
        found.add(User(me.profession))
    if me.clan:
        found.add(User.CLANS)
    if me.role in (User.COMMISSAR, User.ASSASSIN):
        found.add(User(me.role))
    return found


def _family(view: View, scene: Any) -> Data | None:
    """The clan, by number."""
    family = view.family
    if family is None:
        return None
    return {
        "title": _capital(scene.render({"msg": f"mafia-clan-{family.clan}"})),
        "mates": [
            {
                "n": number,
                "seat": who,
                "name": scene.names[who],
                "lives": view.people[who].lives,
                "duty": who == family.duty,
            }
            for number, who in family.members
        ],
        "notes": [
            scene.say(f"mafia-page-{note}")
            for note, known in (
                ("knows-clan", family.knows_clan),
                ("knows-assassin", family.knows_assassin),
                ("has-recruited", family.recruited),
            )
            if known
        ]
        + (
            [scene.say("mafia-page-asks", who=_name(scene, family.invited))]
            if family.invited is not None
            else []
        ),
    }


def _name(scene: Any, seat: int) -> str:
    return str(scene.names[seat])


def _office(view: View, scene: Any) -> Data | None:
    """The commissar's: who was checked, and the sergeant."""
    office = view.office
    if office is None:
        return None
    sergeant = office.sergeant if office.sergeant is not None else office.invited
    return {
        "checked": [
            {"seat": who, "name": scene.names[who], "times": times}
            for who, times in office.checked.items()
        ],
        "sergeant": ""
        if sergeant is None
        else scene.say(
            "mafia-page-own-sergeant",
            who=scene.names[sergeant],
            asked="yes" if office.sergeant is None else "no",
        ),
    }


def _vault(view: View, me: Me, scene: Any) -> Data | None:
    """The necromancer's shield, and who asks for whom."""
    vault = view.vault
    if vault is None:
        return None
    return {
        "shield": scene.say(
            "mafia-page-shield",
            ready="yes" if vault.ready else "no",
            own=me.mana,
            pledged=vault.pledged,
        ),
        "rites": [
            scene.say("mafia-page-rite", whom=scene.names[one.whom], by=scene.names[one.by])
            for one in vault.rites
        ],
    }


def _desk(view: View, scene: Any) -> list[Data] | None:
    """The assassin's orders of today, the dearest first."""
    if view.desk is None:
        return None
    return [
        {
            "what": scene.render({"msg": f"mafia-job-{one.job}", "seat": {"seat": one.victim}}),
            "price": one.price,
        }
        for one in sorted(view.desk.orders, key=lambda one: (-one.price, one.number))
    ]
