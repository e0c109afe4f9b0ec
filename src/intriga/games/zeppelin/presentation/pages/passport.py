"""The passport: where one is, class and rights, life, attempts, the request to migrate."""

from collections.abc import Mapping

from msgspec import Struct

from intriga.games.zeppelin.presentation import abilities
from intriga.games.zeppelin.presentation.abilities import FreeAct, RightUse
from intriga.games.zeppelin.presentation.countries import Flag, country_name, country_of, flag
from intriga.games.zeppelin.presentation.tree import RightMark, class_name, my_society, rights
from intriga.games.zeppelin.seen.view import Passport, View
from intriga.kernel import Seat
from intriga.presentation import NamedPage, NoQuery, PageData, Paper, Scene
from intriga.warfare.presentation.power_marks import NO_POWER


class Attempt(Struct, frozen=True):
    """When the next attempt at murder may be made: a sentence, and the time in it if there is one
    (milliseconds since 1970)."""

    text: str
    at: int | None = None


class PassportLines(Struct, frozen=True):
    """What stands in a passport. `freedom`: as `abilities.freedom`; `rank`: the class, "" for
    none; `asks`: the request to migrate, "" for none."""

    seat: Seat
    name: str
    freedom: str
    life: str
    country: Flag | None
    hue: int
    rank: str
    rights: tuple[RightMark, ...]
    asks: str
    attempt: Attempt
    guest_in: tuple[str, ...]
    blacklisted_in: tuple[str, ...]
    state_url: str | None


class PassportSheet(PageData, frozen=True):
    """The data of `passport.html`."""

    lines: PassportLines
    abilities: tuple[RightUse, ...]
    without: tuple[FreeAct, ...]
    paper_url: str


class PrintedPassport(Struct, frozen=True, rename={"rank": "class"}):
    """The data of `passport.typ`."""

    words: Mapping[str, str]
    name: str
    number: int
    state: str
    rank: str
    rights: tuple[str, ...]
    life: str
    attempt: str
    turn: str


def passport(view: View, scene: Scene) -> PassportLines | None:
    """The viewer's passport; None without a seat."""
    me = view.me
    if me is None:
        return None
    society = my_society(view)
    country = country_of(view, me.country)
    shown = flag(view, scene, country) if country else None
    freedom = abilities.freedom(me)
    return PassportLines(
        seat=me.seat,
        name=scene.names[me.seat],
        freedom=freedom,
        life=scene.say(
            f"zeppelin-page-life-{freedom}",
            turn=me.dead_until or 0,
            state=country_name(view, scene, me.country),
        ),
        country=shown,
        hue=shown.hue if shown else NO_POWER,
        rank=class_name(scene, society, me.rank) if society else "",
        rights=rights(scene, me.rights),
        asks=_asks(view, scene, me),
        attempt=_attempt(view, scene, me),
        guest_in=tuple(country_name(view, scene, number) for number in me.guest_in),
        blacklisted_in=tuple(country_name(view, scene, number) for number in me.blacklisted_in),
        state_url=scene.page("state") if shown else None,
    )


def _asks(view: View, scene: Scene, me: Passport) -> str:
    """The request to migrate as a sentence; "" for none."""
    if me.asks is None:
        return ""
    if not me.asks:
        return scene.say("zeppelin-page-asks-leave")
    return scene.say("zeppelin-page-asks-enter", state=country_name(view, scene, me.asks))


def _attempt(view: View, scene: Scene, me: Passport) -> Attempt:
    """Only a free citizen can try, and not in turn 0 (Z20, Z25, Z27)."""
    if me.attempt_from is None:
        barred = abilities.freedom(me) != "free" or not view.turn
        return Attempt(scene.say(f"zeppelin-page-attempt-{'barred' if barred else 'now'}"))
    if scene.options.get("attempts", "turn") == "hours":
        return Attempt(scene.say("zeppelin-page-attempt-at"), me.attempt_from)
    return Attempt(scene.say("zeppelin-page-attempt-turn", turn=me.attempt_from))


def _page(view: View, scene: Scene, query: NoQuery) -> PassportSheet | None:
    lines = passport(view, scene)
    if lines is None:
        return None
    return PassportSheet(
        lines=lines,
        abilities=abilities.by_right(view, scene),
        without=abilities.without_right(view, scene),
        paper_url=scene.paper("passport"),
    )


_WORDS = ("passport", "state", "class", "rights", "no-rights", "life-head", "attempts", "number")


def _paper(view: View, scene: Scene, query: NoQuery) -> PrintedPassport | None:
    lines = passport(view, scene)
    if lines is None:
        return None
    stateless = scene.say("zeppelin-page-stateless")
    return PrintedPassport(
        words={id: scene.say(f"zeppelin-page-{id}") for id in _WORDS},
        name=lines.name,
        number=lines.seat + 1,
        state=lines.country.name if lines.country else stateless,
        rank=lines.rank,
        rights=tuple(right.name for right in lines.rights),
        life=lines.life,
        attempt=lines.attempt.text if lines.attempt.at is None else "",
        turn=scene.say("zeppelin-page-turn-number", turn=view.turn),
    )


def _has_seat(view: View, scene: Scene) -> bool:
    return view.me is not None


PAGE = NamedPage(
    template="passport.html",
    title="zeppelin-page-passport",
    data=_page,
    offered=_has_seat,
    live=True,
)
PAPER = Paper(
    source="passport.typ",
    title="zeppelin-page-passport",
    data=_paper,
    offered=_has_seat,
)
