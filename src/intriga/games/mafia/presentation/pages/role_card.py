"""The role card: what I am, who is with me, what I do by night and how I win. A page of A6."""

from collections.abc import Mapping

from msgspec import Struct

from intriga.games.mafia.presentation.phrases import role, thing
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.presentation import NoQuery, Paper, Scene

WORDS = ("card", "goal", "night", "day", "clan", "purse", "things", "seat")


class ToldShown(Struct, frozen=True):
    """How one wins, or what one does by night or by day."""

    title: str
    text: str


class MateShown(Struct, frozen=True):
    """Somebody of the clan, by number."""

    number: int
    name: str
    dead: bool


class RoleCard(Struct, frozen=True, kw_only=True):
    """The data of `role_card.typ`. `seat`: counted from 1; `mates`: the clan by number, the viewer
    among them."""

    words: Mapping[str, str]
    name: str
    seat: int
    role: str
    tells: tuple[ToldShown, ...]
    profession: str
    craft: str
    speciality: str
    mates: tuple[MateShown, ...]
    sergeant: str
    purse: str
    things: tuple[str, ...]
    secret: str


def _card(view: View, scene: Scene, query: NoQuery) -> RoleCard | None:
    """None without a role. The clans share their sentences."""
    me = view.me
    if me is None or view.phase is Phase.OPENING:
        return None
    own = "bandit" if me.role in ("mafia", "yakuza") else me.role
    return RoleCard(
        words={word: scene.say(f"mafia-paper-{word}") for word in WORDS},
        name=scene.names[me.seat],
        seat=me.seat + 1,
        role=role(scene, me.role),
        tells=tuple(
            ToldShown(scene.say(f"mafia-paper-{part}"), scene.say(f"mafia-paper-{own}-{part}"))
            for part in ("goal", "night", "day")
        ),
        profession=scene.say(f"mafia-profession-{me.profession}") if me.profession else "",
        craft=scene.say(f"mafia-paper-craft-{me.profession}") if me.profession else "",
        speciality=scene.say("mafia-paper-speciality", scroll=thing(scene, me.speciality))
        if me.speciality
        else "",
        mates=tuple(
            MateShown(number, scene.names[who], not view.people[who].lives)
            for number, who in (view.family.members if view.family else ())
        ),
        sergeant=scene.say("mafia-me-sergeant") if me.sergeant else "",
        purse=scene.say("mafia-paper-has", exp=me.exp, mana=me.mana, coins=me.coins),
        things=tuple(thing(scene, one.kind) for one in me.things),
        secret=scene.say("mafia-paper-secret"),
    )


ROLE_CARD = Paper[View, NoQuery](source="role_card.typ", title="mafia-paper-card", data=_card)
