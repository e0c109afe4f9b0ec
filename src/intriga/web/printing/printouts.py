"""Printouts of a game as PDF, for playing at a real table. Each game brings its own.

`<game.words>.print` may be a package with `ru.ftl`, `en.ftl`, Typst sources and, in `__init__`:

    PRINTOUTS                                ids; "board" is made by `board.typ` and is called
                                             by the message `print-<game id>-board`
    SHARES                                   packages with Typst sources that several games use
    sheet(printout, options, names, book)    the data of one printout: a struct, or plain data

A source contains no texts: it reads all it shows with `data` of `dossier.typ`, in this folder. What
people wrote themselves (nicknames, names of cities and of special moves) comes to Typst as data and
never as source, so `#eval(…)` in a nickname is just text.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import as_file, files
from importlib.util import find_spec
from types import ModuleType
from typing import Any
from unicodedata import category

import msgspec
import typst
from msgspec import Struct

from intriga.kernel.game import Game
from intriga.words import LANGUAGES, Phrasebook, phrasebook


class UnknownPrintout(LookupError):
    """The game has no such printout."""


class Printout(Struct, frozen=True):
    """Something that can be printed: its id and what it is called in the language asked for."""

    id: str
    title: str


def printouts(game: Game[Any], language: str) -> tuple[Printout, ...]:
    """What this game can print; empty if it brings no printouts."""
    return _printouts(game.id, game.words, language)


@lru_cache(maxsize=64)
def _printouts(id: str, words: str, language: str) -> tuple[Printout, ...]:
    package = _package(words)
    if package is None:
        return ()
    book = _book(words, package, language)
    return tuple(Printout(one, book.say(f"print-{id}-{one}")) for one in package.PRINTOUTS)


def compile_pdf(
    game: Game[Any],
    printout: str,
    language: str,
    options: Mapping[str, Any] | Struct,
    names: Sequence[str],
) -> bytes:
    """A printout as PDF; the same arguments give the same bytes. Blocks: run it in a thread.

    `options`: those of the match, or `{}` for the defaults; `names`: of the players on seat 0, 1,
    …; an empty one leaves a line to write on. Raises `UnknownPrintout`; `InvalidOptions` or
    `ValueError` for options, a number of seats or a language the game does not take.
    """
    package = _package(game.words)
    if package is None or printout not in package.PRINTOUTS:
        raise UnknownPrintout(f"{game.id}: {printout}")
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}")
    if len(names) not in game.seats:
        raise ValueError(f"{game.id} is not played by {len(names)}")
    if not isinstance(options, game.Options):
        options = msgspec.convert(options, game.Options)
    book = _book(game.words, package, language)
    data = {
        "language": language,
        "title": book.say(f"print-{game.id}-{printout}"),
        "sheet": msgspec.to_builtins(package.sheet(printout, options, names, book)),
    }
    sources = typst_sources(__package__)
    for name in (*getattr(package, "SHARES", ()), package.__name__):
        sources |= typst_sources(name)
    sources["main.typ"] = sources[f"{printout}.typ"]
    # Typst takes the sources by name; its type stubs know of one source only.
    made = typst.compile(  # type: ignore[call-overload]
        sources, font_paths=typefaces(), sys_inputs={"data": json.dumps(printable(data))}
    )
    assert isinstance(made, bytes)
    return made


def compile_invitations(language: str, sheet: Mapping[str, Any]) -> bytes:
    """Invitations to cut out (`invitations.typ`) as PDF. `sheet`: `{title, game, code, address,
    help, slips: [{seat, qr}]}`, where `qr` is SVG. Blocks: run it in a thread."""
    sources = typst_sources(__package__)
    sources["main.typ"] = sources["invitations.typ"]
    data = {"language": language, "title": sheet["title"], "sheet": sheet}
    made = typst.compile(  # type: ignore[call-overload]
        sources, font_paths=typefaces(), sys_inputs={"data": json.dumps(printable(data))}
    )
    assert isinstance(made, bytes)
    return made


def _package(words: str) -> ModuleType | None:
    name = f"{words}.print"
    spec = find_spec(name)
    return import_module(name) if spec is not None and spec.origin is not None else None


def _book(words: str, package: ModuleType, language: str) -> Phrasebook:
    return phrasebook(language, words, package.__name__)


def printable(value: Any) -> Any:
    """The same without characters that cannot be printed: control characters, marks of direction,
    halves of surrogate pairs. A letter our fonts lack is printed as an empty box.
    """
    if isinstance(value, str):
        return "".join(character for character in value if category(character)[0] != "C")
    if isinstance(value, Mapping):
        return {key: printable(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [printable(item) for item in value]
    return value


@lru_cache(maxsize=32)
def _read(package: str) -> tuple[tuple[str, bytes], ...]:
    items = (item for item in files(package).iterdir() if item.name.endswith(".typ"))
    return tuple((item.name, item.read_bytes()) for item in items)


def typst_sources(package: str) -> dict[str, bytes]:
    """The Typst sources in a package, by name."""
    return dict(_read(package))


@lru_cache(maxsize=1)
def typefaces() -> typst.Fonts:
    """Our fonts and no others: a printout looks the same on every machine."""
    with as_file(files(__package__) / "fonts") as folder:
        return typst.Fonts(
            include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder)]
        )
