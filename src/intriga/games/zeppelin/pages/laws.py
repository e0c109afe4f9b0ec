"""The book of laws of a state: every law with its versions, also those repealed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.games.zeppelin.pages.countries import country_name
from intriga.games.zeppelin.pages.deeds import can
from intriga.games.zeppelin.seen.view import LawView, Society, TreatyView, View

Data = dict[str, Any]


class LawQuery(Struct, frozen=True):
    """`country`: whose laws; 0: the viewer's own, else the first known. `law`: one alone."""

    country: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    law: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    only: Literal["in-force", "repealed"] = "in-force"


def laws(view: View, scene: Any, query: LawQuery) -> Data | None:
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
    return {
        "title": scene.say(
            "zeppelin-page-laws-of", state=country_name(view, scene, society.number)
        ),
        "laws": [_law(scene, society.number, law, whole=whole) for law in shown],
        "only": query.only,
        "alone": whole,
        "in_force": len(in_force(society)),
        "repealed": len(society.laws) - len(in_force(society)),
        "in_force_url": scene.page("laws", country=society.number),
        "repealed_url": scene.page("laws", country=society.number, only="repealed"),
        "writes": can(scene, "pass-law") and _is_mine(view, society),
        "treaties": [] if whole else [_treaty(view, scene, one) for one in _of(view, society)],
        "proposes": can(scene, "propose-treaty") and _is_mine(view, society),
        "match_url": scene.match_url,
    }


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


def law_row(scene: Any, country: int, law: LawView) -> Data:
    """A law in a list."""
    return {
        "number": law.number,
        "title": law.title,
        "url": scene.page("laws", country=country, law=law.number),
        "versions": len(law.versions),
        "text": scene.document(law.versions[-1].document),
    }


def _law(scene: Any, country: int, law: LawView, *, whole: bool) -> Data:
    """A law with its text; `whole`: with all versions of it."""
    versions = list(enumerate(law.versions, 1))
    return law_row(scene, country, law) | {
        "repealed": law.repealed_turn,
        "repealed_by": scene.names[law.repealed_by] if law.repealed_by is not None else "",
        "texts": [
            {
                "number": number,
                "author": scene.names[one.seat] if one.seat is not None else "",
                "text": scene.document(one.document),
            }
            for number, one in (reversed(versions) if whole else versions[-1:])
        ],
    }


def _of(view: View, society: Society) -> list[TreatyView]:
    """The treaties of a state, the latest first."""
    return [one for one in reversed(view.treaties) if society.number in one.parties]


def _treaty(view: View, scene: Any, one: TreatyView) -> Data:
    """A treaty with its text, and which of its states have signed it."""
    return {
        "number": one.number,
        "title": one.title,
        "text": scene.document(one.text),
        "parties": [
            {"name": scene.render(name), "signed": number in one.signed}
            for number, name in one.parties.items()
        ],
        "concluded": one.concluded,
        "ended": one.ended_turn,
        "ended_by": scene.render(one.parties[one.ended_by]) if one.ended_by in one.parties else "",
    }


def knows_laws(view: View, scene: Any) -> bool:
    """Whether the viewer knows the laws of any state."""
    return bool(view.societies)


PAGE = {
    "template": "laws.html",
    "title": "zeppelin-page-laws",
    "data": laws,
    "query": LawQuery,
    "offered": knows_laws,
    "live": True,
}
