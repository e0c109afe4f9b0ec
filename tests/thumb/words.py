"""What of a text was not meant for people, and what of a Russian page is not Russian."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import intriga

_NEVER = {
    "an index": re.compile(r"\b[A-Za-z_]+\[\d+\]"),
    "a name of code": re.compile(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b"),
    "a placeholder": re.compile(r"\{\s*\$|\{-[a-z]|\{\w+\}"),
    "a value of a script": re.compile(r"\b(?:undefined|NaN)\b|\[object "),
    "a field's name": re.compile(r"«[a-z][a-z0-9_.\[\]-]+»"),
    "a value of Python": re.compile(r"<class |Traceback|\(\)"),
}
_NEVER_IN_RUSSIAN = re.compile(r"\b(?:None|True|False|null)\b")
_KEBAB = re.compile(r"(?<![\w/.#-])[a-z]{2,}(?:-[a-z0-9]+)+(?![\w/.])")
_LATIN = re.compile(r"(?<![\w@/.-])(?![IVXLC]+\b)[A-Za-z][A-Za-z'’-]+")
_MESSAGE = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\s*=", re.M)
FOREIGN = {"PDF", "QR", "RU", "EN", "MAGA", "ID", "URL", "Esc", "Alt", "Ctrl"}
"""Words that are written in Latin letters in Russian, too."""


@cache
def message_ids() -> frozenset[str]:
    """The ids in the catalogues of the server and its games."""
    files = Path(intriga.__file__).parent.rglob("*.ftl")
    return frozenset(one for file in files for one in _MESSAGE.findall(file.read_text("utf-8")))


def wrong_words(text: str, language: str, names: Iterable[str] = ()) -> dict[str, str]:
    """What of a visible text is wrong: each such word, and why, with what stands around it.
    `names`: of people, places and the game, which may be in any language."""
    for name in sorted(names, key=len, reverse=True):
        if len(name) > 2:
            text = text.replace(name, "·")
    found = []
    for what, pattern in _NEVER.items():
        found += [(what, match) for match in pattern.finditer(text)]
        text = pattern.sub("·", text)
    for match in _KEBAB.finditer(text):
        token = match.group()
        if token in message_ids() and (language == "ru" or token.count("-") > 1):
            found.append(("the id of a text", match))
    if language == "ru":
        found += [("a value", match) for match in _NEVER_IN_RUSSIAN.finditer(text)]
        latin = (match for match in _LATIN.finditer(text) if match.group() not in FOREIGN)
        found += [("not Russian", match) for match in latin]
    wrong: dict[str, str] = {}
    for what, match in found:
        wrong.setdefault(match.group(), f"{what}: {_around(match)}")
    return wrong


def _around(match: re.Match[str]) -> str:
    around = match.string[max(0, match.start() - 25) : match.end() + 25]
    return f"{match.group()} (…{' '.join(around.split())}…)"
