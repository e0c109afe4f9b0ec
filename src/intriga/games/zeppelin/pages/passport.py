"""The passport: where one is, class and rights, life, attempts, the request to migrate."""

from typing import Any

from intriga.games.zeppelin.pages import abilities
from intriga.games.zeppelin.pages.countries import country_name, country_of, flag
from intriga.games.zeppelin.pages.tree import class_name, my_society, rights
from intriga.games.zeppelin.seen.view import Passport, View
from intriga.warfare.presentation.power_marks import NO_POWER

Data = dict[str, Any]


def passport(view: View, scene: Any, query: Any = None) -> Data | None:
    """The data of `passport.html` and `passport.typ`; None without a seat."""
    me = view.me
    if me is None:
        return None
    society = my_society(view)
    country = country_of(view, me.country)
    return {
        "seat": me.seat,
        "name": scene.names[me.seat],
        "mark": scene.marks[me.seat],
        "standing": abilities.standing(me),
        "life": scene.say(
            f"zeppelin-page-life-{abilities.standing(me)}",
            turn=me.dead_until or 0,
            state=country_name(view, scene, me.country),
        ),
        "country": flag(view, scene, country) if country else None,
        "hue": flag(view, scene, country)["hue"] if country else NO_POWER,
        "class": class_name(scene, society, me.rank) if society else "",
        "rights": rights(scene, me.rights),
        "asks": _asks(view, scene, me),
        "attempt": _attempt(view, scene, me),
        "guest_in": [country_name(view, scene, number) for number in me.guest_in],
        "blacklisted_in": [country_name(view, scene, number) for number in me.blacklisted_in],
        "state_url": scene.page("state") if country else None,
        "turn": view.turn,
    }


def _asks(view: View, scene: Any, me: Passport) -> str:
    """The request to migrate as a sentence; "" for none."""
    if me.asks is None:
        return ""
    if not me.asks:
        return str(scene.say("zeppelin-page-asks-leave"))
    return str(scene.say("zeppelin-page-asks-enter", state=country_name(view, scene, me.asks)))


def _attempt(view: View, scene: Any, me: Passport) -> Data:
    """When the next attempt at murder may be made: a sentence, and the time in it if there is one
    (milliseconds since 1970). Only a free citizen can, and not in turn 0 (Z20, Z25, Z27)."""
    if me.attempt_from is None and (abilities.standing(me) != "free" or not view.turn):
        return {"text": scene.say("zeppelin-page-attempt-barred"), "at": None}
    if me.attempt_from is None:
        return {"text": scene.say("zeppelin-page-attempt-now"), "at": None}
    if scene.options.get("attempts", "turn") == "hours":
        return {"text": scene.say("zeppelin-page-attempt-at"), "at": me.attempt_from}
    return {"text": scene.say("zeppelin-page-attempt-turn", turn=me.attempt_from), "at": None}


def passport_page(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `passport.html`."""
    shown = passport(view, scene)
    if shown is None:
        return None
    return shown | {
        "abilities": abilities.by_right(view, scene),
        "without": abilities.without_right(view, scene),
        "paper_url": scene.paper("passport"),
    }


_WORDS = ("passport", "state", "class", "rights", "no-rights", "life-head", "attempts", "number")


def paper(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `passport.typ`."""
    shown = passport(view, scene)
    if shown is None:
        return None
    stateless = scene.say("zeppelin-page-stateless")
    return {
        "words": {id: scene.say(f"zeppelin-page-{id}") for id in _WORDS},
        "name": shown["name"],
        "number": shown["seat"] + 1,
        "state": shown["country"]["name"] if shown["country"] else stateless,
        "class": shown["class"],
        "rights": [right["name"] for right in shown["rights"]],
        "life": shown["life"],
        "attempt": shown["attempt"]["text"] if shown["attempt"]["at"] is None else "",
        "turn": scene.say("zeppelin-page-turn-number", turn=view.turn),
    }


def has_seat(view: View, scene: Any) -> bool:
    """Whether the viewer has a passport."""
    return view.me is not None


PAGE = {
    "template": "passport.html",
    "title": "zeppelin-page-passport",
    "data": passport_page,
    "offered": has_seat,
    "live": True,
}
PAPER = {
    "source": "passport.typ",
    "title": "zeppelin-page-passport",
    "data": paper,
    "offered": has_seat,
}
