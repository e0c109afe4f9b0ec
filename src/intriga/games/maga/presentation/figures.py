"""All figures, lists and treaties as they are, for a referee whose view is open; after the end for
everybody."""

from typing import Final

from msgspec import Struct

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.presentation.phrases import columns, land, lands, line_text, money
from intriga.games.maga.presentation.treaties_page import ClauseShown, clause
from intriga.games.maga.seen.view import Secret, View
from intriga.presentation import NamedPage, NoQuery, PageData, Scene


class StateFigures(Struct, frozen=True):
    """All figures of a territory. `of`: whose it is, if not its own; `lines`: the list that was
    handed in, None: none."""

    name: str
    of: str
    treasury: str
    incomes: list[str]
    mood: int
    revolt: bool
    nuclear: int
    abm: int
    levels: list[int]
    credit: str
    lines: list[str] | None


class TreatyTold(Struct, frozen=True):
    """A treaty; `signed`: it holds."""

    title: str
    parties: str
    signed: bool
    text: str
    clauses: list[ClauseShown]


class FiguresPage(PageData, frozen=True, kw_only=True):
    """The data of `figures.html`. `log`: the address of the referee's log."""

    log: str
    states: list[StateFigures]
    roles: list[str]
    spheres: list[str]
    treaties: list[TreatyTold]


def figures(view: View, scene: Scene, query: NoQuery) -> FiguresPage | None:
    """The data of `figures.html`; None for who may not see all."""
    secret = view.secret
    if secret is None:
        return None
    return FiguresPage(
        log=scene.log(),
        states=[_state(scene, secret, n) for n in range(len(secret.territories))],
        roles=[scene.say(f"maga-page-ministry-{name}") for name in Role],
        spheres=[scene.say(f"maga-page-short-{sphere}") for sphere in Sphere],
        treaties=[
            TreatyTold(
                title=scene.say("maga-treaty-number", n=one.number),
                parties=lands(scene, one.parties),
                signed=set(one.signed) == set(one.parties) and not one.refused,
                text=one.text,
                clauses=[clause(scene, each) for each in one.clauses],
            )
            for one in secret.treaties
        ],
    )


def _state(scene: Scene, secret: Secret, n: int) -> StateFigures:
    one = secret.territories[n]
    lines = secret.lists.get(n)
    return StateFigures(
        name=land(scene, n),
        of=land(scene, one.team) if one.team != n else "",
        treasury=money(scene, one.treasury),
        incomes=[money(scene, one.incomes[sphere]) for sphere in Sphere],
        mood=one.mood,
        revolt=bool(one.revolt),
        nuclear=one.nuclear,
        abm=one.abm,
        levels=[one.roles[name].level for name in Role],
        credit=money(scene, one.credit),
        lines=None if lines is None else [line_text(scene, columns(line)) for line in lines],
    )


def _is_open(view: View, scene: Scene) -> bool:
    """Whether everything is open to this viewer."""
    return view.secret is not None


FIGURES_PAGE: Final = NamedPage(
    template="figures.html",
    title="maga-page-everything",
    data=figures,
    offered=_is_open,
    live=True,
)
