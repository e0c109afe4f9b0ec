"""The page of a state: its classes as a tree, its people, prison, polls, revolutions, laws."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from intriga.diplomacy.geography.board import board_of
from intriga.games.zeppelin.presentation import abilities, politics
from intriga.games.zeppelin.presentation.abilities import FreeAct, RightUse
from intriga.games.zeppelin.presentation.countries import Flag, country_of, flag, power_of
from intriga.games.zeppelin.presentation.offered import offered
from intriga.games.zeppelin.presentation.pages.laws import LawLink, in_force, law_link
from intriga.games.zeppelin.presentation.politics import PollSides, RevolutionSides
from intriga.games.zeppelin.presentation.tree import ClassNode, PersonMark, people, tree
from intriga.games.zeppelin.seen.view import CountryCard, Society, View
from intriga.kernel import Seat
from intriga.presentation import NamedPage, PageData, Scene

_LAWS = 5
"""Laws that the page of a state lists; the book has all."""


class CountryQuery(Struct, frozen=True):
    """`country`: its number; 0: the viewer's own, else the first."""

    country: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class StateLink(Struct, frozen=True):
    """The page of a state; `here`: it is this one."""

    flag: Flag
    url: str
    here: bool


class PublicState(Struct, frozen=True):
    """What everybody knows of a state. `power`: its name on the map, "" for none."""

    flag: Flag
    power: str
    founded: int
    revolutions: int
    centres: tuple[str, ...]
    units: int
    goal: int
    won: bool


class Stranger(Struct, frozen=True):
    """A guest, or somebody on the blacklist, and since which turn."""

    name: str
    seat: Seat
    turn: int = 0


class SocietySheet(Struct, frozen=True):
    """A state as its citizens know it: the data of `society.html`. `deeds`: what may be done to
    people and classes, as JSON for js/deeds.js; "" for other states."""

    number: int
    frozen: bool
    tree: ClassNode
    citizens: int
    jailed: tuple[PersonMark, ...]
    polls: tuple[PollSides, ...]
    revolutions: tuple[RevolutionSides, ...]
    blacklist: tuple[Stranger, ...]
    guests: tuple[Stranger, ...]
    laws: tuple[LawLink, ...]
    laws_in_all: int
    laws_url: str
    deeds: str
    match_url: str


class StateSheet(PageData, frozen=True):
    """The data of `state.html`; without a country there is no state yet. `guest`, `barred`: whether
    the viewer is a guest there, or on the blacklist."""

    country: PublicState | None = None
    others: tuple[StateLink, ...] = ()
    society: SocietySheet | None = None
    guest: bool = False
    barred: bool = False
    abilities: tuple[RightUse, ...] = ()
    without: tuple[FreeAct, ...] = ()


def state(view: View, scene: Scene, query: CountryQuery) -> StateSheet | None:
    """The data of `state.html`."""
    country = country_of(view, query.country) if query.country else _first(view)
    if country is None:
        return None if query.country else StateSheet(title=scene.say("zeppelin-page-state"))
    society = next((one for one in view.societies if one.number == country.number), None)
    mine = society is not None and view.me is not None and view.me.country == country.number
    return StateSheet(
        title=scene.render(country.name),
        country=_public(view, scene, country),
        others=tuple(
            StateLink(
                flag(view, scene, one),
                scene.page("state", country=one.number),
                one.number == country.number,
            )
            for one in view.countries
        ),
        society=society_sheet(view, scene, society) if society is not None else None,
        guest=bool(view.me and country.number in view.me.guest_in),
        barred=bool(view.me and country.number in view.me.blacklisted_in),
        abilities=abilities.by_right(view, scene) if mine else (),
        without=abilities.without_right(view, scene) if mine else (),
    )


def _first(view: View) -> CountryCard | None:
    if view.me is not None and view.me.country is not None:
        return country_of(view, view.me.country)
    return next(iter(view.countries), None)


def _public(view: View, scene: Scene, country: CountryCard) -> PublicState:
    power = power_of(view, country.number)
    codes, board = power.centres if power else (), board_of(view.map)
    return PublicState(
        flag=flag(view, scene, country),
        power=scene.render(power.name) if power else "",
        founded=country.founded,
        revolutions=country.revolutions,
        centres=tuple(sorted(board.name(code, scene.language) for code in codes)),
        units=len(power.units) if power else 0,
        goal=view.goal,
        won=country.number in view.sharers,
    )


def society_sheet(view: View, scene: Scene, society: Society) -> SocietySheet:
    """A state as its citizens know it."""
    laws = in_force(society)
    return SocietySheet(
        number=society.number,
        frozen=society.frozen,
        tree=tree(view, scene, society),
        citizens=sum(len(one.members) for one in society.classes),
        jailed=people(scene, society, society.jailed),
        polls=politics.polls(scene, society),
        revolutions=politics.revolutions(scene, society),
        blacklist=tuple(
            Stranger(scene.names[seat], seat, turn)
            for seat, turn in sorted(society.blacklist.items())
        ),
        guests=tuple(Stranger(scene.names[seat], seat) for seat in society.guests),
        laws=tuple(law_link(scene, society.number, law) for law in laws[-_LAWS:]),
        laws_in_all=len(laws),
        laws_url=scene.page("laws", country=society.number),
        deeds=_deeds(view, scene, society),
        match_url=scene.match_url,
    )


def _deeds(view: View, scene: Scene, society: Society) -> str:
    if view.me is None or view.me.country != society.number:
        return ""
    found = offered(scene)
    return msgspec.json.encode(found).decode() if found else ""


PAGE = NamedPage(
    template="state.html", title="zeppelin-page-state", data=state, query=CountryQuery, live=True
)
