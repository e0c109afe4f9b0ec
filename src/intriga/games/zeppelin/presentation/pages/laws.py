"""The book of laws of a state: every law with its versions, also those repealed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.games.zeppelin.presentation.countries import country_name
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.seen.view import LawView, Society, TreatyView, View
from intriga.kernel import Version
from intriga.presentation import DocumentLink, NamedPage, PageData, Scene


class LawQuery(Struct, frozen=True):
    """`country`: whose laws; 0: the viewer's own, else the first known. `law`: one alone."""

    country: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    law: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    only: Literal["in-force", "repealed"] = "in-force"


class LawLink(Struct, frozen=True):
    """A law in a list."""

    title: str
    url: str


class LawVersion(Struct, frozen=True):
    """A version of a law. `author`: "" for none."""

    number: int
    author: str
    text: DocumentLink


class LawBookEntry(LawLink, frozen=True):
    """A law with its text; `versions`: how many there are; `texts`: the latest first; `repealed`:
    in which turn, and by whom."""

    versions: int
    texts: tuple[LawVersion, ...]
    repealed: int | None
    repealed_by: str


class Party(Struct, frozen=True):
    """A state that a treaty names."""

    name: str
    signed: bool


class TreatyEntry(Struct, frozen=True):
    """A treaty with its text. `ended`: in which turn, and by which state."""

    title: str
    text: DocumentLink
    parties: tuple[Party, ...]
    concluded: bool
    ended: int | None
    ended_by: str


class LawBook(PageData, frozen=True):
    """The data of `laws.html`. `alone`: one law with all its versions; `in_force`, `repealed`: how
    many there are; `writes`, `proposes`: whether the viewer may pass a law, propose a treaty."""

    laws: tuple[LawBookEntry, ...]
    only: str
    alone: bool
    in_force: int
    repealed: int
    in_force_url: str
    repealed_url: str
    writes: bool
    treaties: tuple[TreatyEntry, ...]
    proposes: bool
    match_url: str


def laws(view: View, scene: Scene, query: LawQuery) -> LawBook | None:
    """The data of `laws.html`."""
    society = _chosen(view, query.country)
    if society is None:
        return None
    if query.law is not None:
        shown = [law for law in society.laws if law.number == query.law]
        if not shown:
            return None
    else:
        repealed = query.only == "repealed"
        shown = [law for law in society.laws if (law.repealed_turn is not None) == repealed]
    whole = query.law is not None
    state = country_name(view, scene, society.number)
    treaties = () if whole else _of(view, society)
    return LawBook(
        title=scene.say("zeppelin-page-laws-of", state=state),
        laws=tuple(_law(scene, society.number, law, whole=whole) for law in shown),
        only=query.only,
        alone=whole,
        in_force=len(in_force(society)),
        repealed=len(society.laws) - len(in_force(society)),
        in_force_url=scene.page("laws", country=society.number),
        repealed_url=scene.page("laws", country=society.number, only="repealed"),
        writes=can(scene, "pass-law") and _is_mine(view, society),
        treaties=tuple(_treaty(scene, one) for one in treaties),
        proposes=can(scene, "propose-treaty") and _is_mine(view, society),
        match_url=scene.match_url,
    )


def _chosen(view: View, number: int) -> Society | None:
    """The society that is asked for, if the viewer knows it."""
    if number:
        return next((one for one in view.societies if one.number == number), None)
    own = [one for one in view.societies if _is_mine(view, one)]
    return next(iter(own or view.societies), None)


def _is_mine(view: View, society: Society) -> bool:
    return view.me is not None and view.me.country == society.number


def in_force(society: Society) -> list[LawView]:
    """The laws that are not repealed, the oldest first."""
    return [law for law in society.laws if law.repealed_turn is None]


def law_link(scene: Scene, country: int, law: LawView) -> LawLink:
    """A law in a list."""
    return LawLink(law.title, scene.page("laws", country=country, law=law.number))


def _law(scene: Scene, country: int, law: LawView, *, whole: bool) -> LawBookEntry:
    """A law; `whole`: with all versions of it."""
    link = law_link(scene, country, law)
    versions = [_version(scene, n, one) for n, one in enumerate(law.versions, 1)]
    return LawBookEntry(
        title=link.title,
        url=link.url,
        versions=len(versions),
        texts=tuple(reversed(versions) if whole else versions[-1:]),
        repealed=law.repealed_turn,
        repealed_by=scene.names[law.repealed_by] if law.repealed_by is not None else "",
    )


def _version(scene: Scene, number: int, one: Version) -> LawVersion:
    author = scene.names[one.seat] if one.seat is not None else ""
    return LawVersion(number, author, scene.document(one.document))


def _of(view: View, society: Society) -> list[TreatyView]:
    """The treaties of a state, the latest first."""
    return [one for one in reversed(view.treaties) if society.number in one.parties]


def _treaty(scene: Scene, one: TreatyView) -> TreatyEntry:
    return TreatyEntry(
        title=one.title,
        text=scene.document(one.text),
        parties=tuple(
            Party(scene.render(name), number in one.signed) for number, name in one.parties.items()
        ),
        concluded=one.concluded,
        ended=one.ended_turn,
        ended_by=scene.render(one.parties[one.ended_by]) if one.ended_by in one.parties else "",
    )


def _knows_laws(view: View, scene: Scene) -> bool:
    """Whether the viewer knows the laws of any state."""
    return bool(view.societies)


PAGE = NamedPage(
    template="laws.html",
    title="zeppelin-page-laws",
    data=laws,
    query=LawQuery,
    offered=_knows_laws,
    live=True,
)
