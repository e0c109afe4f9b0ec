"""The pages of the parliament: the book of its laws."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Data = dict[str, Any]


class BookQuery(Struct, frozen=True):
    """`law`: one law alone, with its versions; `only`: which laws."""

    law: Annotated[int, Meta(ge=1)] | None = None
    only: Literal["all", "in-force"] = "all"


def laws(view: Any, scene: Any, query: BookQuery) -> Data | None:
    """The laws with their texts, or one of them with all its versions."""
    numbers = [law.number for law in view.laws]
    if query.law is not None and query.law not in numbers:
        return None
    shown = [law for law in view.laws if query.law in (None, law.number)]
    if query.only == "in-force":
        shown = [law for law in shown if not law.repealed]
    return {
        "laws": [_law(scene, law, whole=query.law is not None) for law in shown],
        "all_url": scene.page("laws"),
        "in_force_url": scene.page("laws", only="in-force"),
        "only": query.only,
        "alone": query.law is not None,
    }


def _law(scene: Any, law: Any, *, whole: bool) -> Data:
    versions = list(enumerate(law.versions, 1))
    return {
        "number": law.number,
        "url": scene.page("laws", law=law.number),
        "repealed": law.repealed,
        "versions": [
            {
                "number": number,
                "author": scene.names[version.seat],
                "text": scene.document(version.document),
            }
            for number, version in (versions if whole else versions[-1:])
        ],
    }


PAGES = {
    "laws": {
        "template": "laws.html",
        "title": "parliament-page-laws",
        "data": laws,
        "query": BookQuery,
        "live": True,
    }
}
