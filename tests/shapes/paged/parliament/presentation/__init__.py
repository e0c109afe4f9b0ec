"""What the parliament shows: the book of its laws."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.kernel import Version
from intriga.presentation import DocumentLink, NamedPage, PageData, Presentation, Scene
from tests.shapes.parliament import Law, View


class BookQuery(Struct, frozen=True):
    """`law`: one law alone, with its versions; `only`: which laws."""

    law: Annotated[int, Meta(ge=1)] | None = None
    only: Literal["all", "in-force"] = "all"


class VersionShown(Struct, frozen=True):
    """A version of a law, with the link to its text."""

    number: int
    author: str
    text: DocumentLink


class LawShown(Struct, frozen=True):
    """A law, with its last version or with all."""

    number: int
    url: str
    repealed: bool
    versions: tuple[VersionShown, ...]


class Book(PageData, frozen=True, kw_only=True):
    """The data of `laws.html`. `alone`: it shows one law."""

    laws: tuple[LawShown, ...]
    all_url: str
    in_force_url: str
    only: str
    alone: bool


def laws(view: View, scene: Scene, query: BookQuery) -> Book | None:
    """The laws with their texts, or one of them with all its versions."""
    numbers = [law.number for law in view.laws]
    if query.law is not None and query.law not in numbers:
        return None
    shown = [law for law in view.laws if query.law in (None, law.number)]
    if query.only == "in-force":
        shown = [law for law in shown if not law.repealed]
    return Book(
        laws=tuple(_law(scene, law, whole=query.law is not None) for law in shown),
        all_url=scene.page("laws"),
        in_force_url=scene.page("laws", only="in-force"),
        only=query.only,
        alone=query.law is not None,
    )


def _law(scene: Scene, law: Law, *, whole: bool) -> LawShown:
    versions = list(enumerate(law.versions, 1))
    return LawShown(
        law.number,
        scene.page("laws", law=law.number),
        law.repealed,
        tuple(
            VersionShown(number, _author(scene, version), scene.document(version.document))
            for number, version in (versions if whole else versions[-1:])
        ),
    )


def _author(scene: Scene, version: Version) -> str:
    assert version.seat is not None, "laws are passed by members"
    return scene.names[version.seat]


presentation = Presentation[View](
    pages={
        "laws": NamedPage(
            template="laws.html",
            title="parliament-page-laws",
            data=laws,
            query=BookQuery,
            live=True,
        )
    }
)
