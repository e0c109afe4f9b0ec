"""The role card: what I am, who is with me, what I do by night and how I win. A page of A6."""

from collections.abc import Iterator
from typing import Any

from intriga.games.mafia.pages.phrases import Data, role, thing
from intriga.games.mafia.state import Phase
from intriga.games.mafia.view import Me, View

WORDS = ("card", "goal", "night", "day", "clan", "purse", "things", "seat")


def card(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `role_card.typ`; None without a role."""
    me = view.me
    if me is None or view.phase is Phase.OPENING:
        return None
    return {
        "words": {word: scene.say(f"mafia-paper-{word}") for word in WORDS},
        "name": scene.names[me.seat],
        "seat": me.seat + 1,
        "role": role(scene, me.role),
        "tells": [
            {"title": scene.say(f"mafia-paper-{part}"), "text": text}
            for part, text in _tells(view, scene, me)
        ],
        "profession": scene.say(f"mafia-profession-{me.profession}") if me.profession else "",
        "craft": scene.say(f"mafia-paper-craft-{me.profession}") if me.profession else "",
        "speciality": scene.say("mafia-paper-speciality", scroll=thing(scene, me.speciality))
        if me.speciality
        else "",
        "mates": _mates(view, scene),
        "sergeant": scene.say("mafia-me-sergeant") if me.sergeant else "",
        "purse": scene.say("mafia-paper-has", exp=me.exp, mana=me.mana, coins=me.coins),
        "things": [thing(scene, one.kind) for one in me.things],
        "secret": scene.say("mafia-paper-secret"),
    }


def _tells(view: View, scene: Any, me: Me) -> Iterator[tuple[str, str]]:
    """How one wins, what one does by night and by day. The clans share their sentences."""
    own = "bandit" if me.role in ("mafia", "yakuza") else me.role
    for part in ("goal", "night", "day"):
        yield part, scene.say(f"mafia-paper-{own}-{part}")


def _mates(view: View, scene: Any) -> list[Data]:
    """The clan by number, the viewer among them."""
    if view.family is None:
        return []
    return [
        {
            "number": number,
            "name": scene.names[who],
            "dead": not view.people[who].lives,
        }
        for number, who in view.family.members
    ]


PAPER = {"source": "role_card.typ", "title": "mafia-paper-card", "data": card}
