"""Papers of a match as PDF: a role card, an order sheet (`papers` of a game's presentation).

A Typst source among its files for the web brings a function `paper`, which makes the pages of one
sheet from its data:

    #import "dossier.typ": *
    #let paper(sheet) = page(paper: "a6", margin: 8mm)[#headline(sheet.role)]

It may use all of `dossier.typ` in this folder, and other sources there and in what its game shares.
As with other printouts, texts come as data and never as source.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import typst
from msgspec import Struct, to_builtins

from intriga.web.printing.printouts import printable, typefaces, typst_sources

_MAIN: Final = """
#import "dossier.typ": dossier, given
#import "{source}": paper
#show: dossier
#for sheet in given.sheets {{
  if "{failed}" in sheet [#page(paper: "a5", margin: 12mm)[#sheet.at("{failed}")]]
  else {{ paper(sheet) }}
}}
"""
FAILED: Final = "_failed"
"""The key of a text that stands in the place of a sheet that could not be made."""


def plain(sheet: Struct | dict[str, Any] | None) -> dict[str, Any] | None:
    """The data of a sheet as Typst reads them."""
    if not isinstance(sheet, Struct):
        return sheet
    made: dict[str, Any] = to_builtins(sheet)
    return made


class PaperSheets(Struct, frozen=True):
    """What a paper is made from: packages of sources (later ones win) and the name of its own, the
    language, the title of the document, and the data of each sheet."""

    packages: Sequence[str]
    source: str
    language: str
    title: str
    sheets: Sequence[Mapping[str, Any]]


def compile_paper(paper: PaperSheets) -> bytes:
    """A paper as PDF: one after another the pages of each sheet. Equal sheets give equal bytes.
    Blocks: run it in a thread."""
    sources = typst_sources(__package__)
    for package in paper.packages:
        sources |= typst_sources(package)
    sources["main.typ"] = _MAIN.format(source=paper.source, failed=FAILED).encode()
    data = {"language": paper.language, "title": paper.title, "sheets": list(paper.sheets)}
    # Typst takes the sources by name; its type stubs know of one source only.
    made = typst.compile(  # type: ignore[call-overload]
        sources, font_paths=typefaces(), sys_inputs={"data": json.dumps(printable(data))}
    )
    assert isinstance(made, bytes)
    return made
