"""The rules of a game, written in Markdown beside its texts, as HTML: whole, and in a minute."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from intriga.web.game_pages import Data
from intriga.words import LANGUAGES

FOLDER: Final = "rules_text"
"""Folder beside the texts of a game: `ru.md` and `en.md`, `minute.ru.md` and `minute.en.md`."""
MINUTE: Final = "minute."
"""What the names of the files with the rules in a minute begin with."""

_ANCHOR: Final = re.compile(r"\s*\{#([a-z][a-z-]*)\}$")
_SECTION: Final = ("heading_open", "h2")


@lru_cache(maxsize=64)
def rendered(words: str, language: str) -> tuple[str, list[Data]]:
    """The rules as HTML with anchors at the headings, and the list of headings, in this language or
    the one they are written in; empty for a game without rules. HTML in the Markdown is escaped.

    `words`: the package with the texts of the game. A heading may name its anchor, the same in
    every language: `## The bidding {#bidding}`."""
    tokens = _parsed(words, "", language)
    contents = []
    for number, (opening, inline) in enumerate(_headings(tokens)):
        id = _anchor(inline) or f"part-{number}"
        opening.attrSet("id", id)
        deep = opening.tag != "h2"
        title = inline.content.replace("**", "").replace("`", "")
        contents.append({"id": id, "title": title, "deep": deep})
    return _html(tokens), contents


@lru_cache(maxsize=64)
def minute(game: str, words: str, language: str) -> str:
    """The rules in a minute as HTML without headings: the game's own text (`minute.en.md`); for a
    game without one the first section of its rules, up to its second heading of the second level;
    empty for a game that has neither.

    Links to a heading lead to the page with the rules. `game`, `words`: the id of the game and the
    package with its texts."""
    tokens = _parsed(words, MINUTE, language) or _first_section(_parsed(words, "", language))
    for token in tokens:
        for link in token.children or ():
            target = str(link.attrGet("href") or "")
            if target.startswith("#"):
                link.attrSet("href", f"/rules/{game}{target}")
    return _html(tokens)


def _parsed(words: str, start: str, language: str) -> list[Token]:
    """A text of the folder in this language, or in one that it is written in; nothing if there is
    none. `start`: what the name of its file begins with."""
    candidates = (files(words) / FOLDER / f"{start}{code}.md" for code in (language, *LANGUAGES))
    source = next((file for file in candidates if file.is_file()), None)
    if source is None:
        return []
    tokens = _markdown().parse(source.read_text("utf-8"))
    if tokens and tokens[0].tag == "h1":
        tokens = tokens[3:]  # the page has a title of its own
    _label_cells(tokens)
    return tokens


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


def _html(tokens: list[Token]) -> str:
    markdown = _markdown()
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _first_section(tokens: list[Token]) -> list[Token]:
    """What stands before the second heading of the second level, without headings."""
    starts = [at for at, token in enumerate(tokens) if (token.type, token.tag) == _SECTION]
    section = tokens[: starts[1]] if len(starts) > 1 else tokens
    headings = {at for at, token in enumerate(section) if token.type == "heading_open"}
    dropped = {at + part for at in headings for part in range(3)}
    return [token for at, token in enumerate(section) if at not in dropped]


def _anchor(heading: Token) -> str:
    """Take the name of the anchor off a heading; empty if there is none."""
    last = heading.children[-1] if heading.children else None
    found = _ANCHOR.search(last.content) if last is not None else None
    if last is None or found is None:
        return ""
    last.content = last.content[: found.start()]
    heading.content = _ANCHOR.sub("", heading.content)
    return found[1]


_EMPTY_HEAD: Final = "empty_head_open"
_ROLES: Final = {
    "table_open": "table",
    "thead_open": "rowgroup",
    "tbody_open": "rowgroup",
    "tr_open": "row",
    "th_open": "columnheader",
    "td_open": "cell",
    _EMPTY_HEAD: "cell",
}


def _label_cells(tokens: list[Token]) -> None:
    """Put the heading of its column on each cell of a table: a narrow screen shows the rows as
    paragraphs (css/lobby.css). The roles keep it a table for screen readers then."""
    columns: list[str] = []
    column = 0
    _take_empty_heads(tokens)
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type in _ROLES:
            token.attrSet("role", _ROLES[token.type])
        if token.type == "table_open":
            columns = []
        elif token.type == "tr_open":
            column = 0
        elif token.type in ("th_open", _EMPTY_HEAD) and following is not None:
            columns.append(following.content)
        elif token.type == "td_open":
            token.attrSet("data-label", columns[column])
            column += 1


def _take_empty_heads(tokens: list[Token]) -> None:
    """An empty corner of a table heads no column: it is a cell like others."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content:
            opening.type, opening.tag, closing.tag = _EMPTY_HEAD, "td", "td"


def _headings(tokens: list[Token]) -> list[tuple[Token, Token]]:
    return [
        (token, tokens[at + 1])
        for at, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag in ("h2", "h3")
    ]
