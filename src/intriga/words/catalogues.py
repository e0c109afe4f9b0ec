"""Catalogues: the files with the texts of a package.

A package with few texts has one for each language beside its code, `ru.ftl` and `en.ftl`. One with
many has one for each subject and language, in a folder of the language: `texts/ru/guild.ftl` and
`texts/en/guild.ftl`. A package may have both. In what order its files are read does not matter,
since no message stands in two of them; messages may refer to those of other files.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

FOLDER: Final = "texts"
"""The folder of a package with many texts; in it are those of the languages."""


class BrokenTexts(ValueError):
    """A catalogue that is no Fluent, or a message that stands twice. Says in which file."""


@dataclass(frozen=True)
class Catalogue:
    """A file with texts."""

    name: str
    """The package and the path in it: `intriga.games.mafia: texts/ru/guild.ftl`."""
    source: str
    resource: Resource

    def messages(self) -> Iterator[Message]:
        """Its messages in their order."""
        yield from (one for one in self.resource.body if isinstance(one, Message))

    def entries(self) -> Iterator[Message | Term]:
        """Its messages and terms in their order."""
        yield from (one for one in self.resource.body if isinstance(one, Message | Term))

    def place(self, entry: Message | Term | Junk) -> str:
        """Where something stands: the name of the file and the line."""
        span = entry.span if isinstance(entry, Junk) else entry.id.span
        start = span.start if span else 0
        return f"{self.name}, line {self.source.count(chr(10), 0, start) + 1}"


def read(package: str, language: str) -> tuple[Catalogue, ...]:
    """The catalogues of a package in a language, by name; none if it has no texts in it."""
    return tuple(
        Catalogue(f"{package}: {path}", source, _parsed(source))
        for path, file in _files(files(package), language)
        for source in [file.read_text("utf-8")]
    )


@lru_cache(maxsize=1024)
def _parsed(source: str) -> Resource:
    """What Fluent reads in a file, once: it is slow, and nothing changes what was read."""
    return FluentParser().parse(source)


def faults(catalogues: Sequence[Catalogue]) -> Iterator[str]:
    """What is wrong with the catalogues of a package in one language, each with file and line:
    what is no Fluent, and messages that stand twice."""
    first: dict[str, tuple[Catalogue, Message | Term]] = {}
    for catalogue in catalogues:
        for junk in catalogue.resource.body:
            if isinstance(junk, Junk):
                why = "; ".join(str(one.message) for one in junk.annotations)
                yield f"{catalogue.place(junk)}: does not parse: {why}"
        for entry in catalogue.entries():
            id = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            other, earlier = first.setdefault(id, (catalogue, entry))
            if earlier is not entry:
                stands = f"{id} stands twice, first in {other.place(earlier)}"
                yield f"{catalogue.place(entry)}: {stands}"


def _files(package: Traversable, language: str) -> Iterator[tuple[str, Traversable]]:
    """The files of a language with their paths in the package."""
    whole = package / f"{language}.ftl"
    if whole.is_file():
        yield whole.name, whole
    folder = package / FOLDER / language
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".ftl"):
                yield f"{FOLDER}/{language}/{file.name}", file
