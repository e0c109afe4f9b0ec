"""Texts of documents on their way to disk, with the act that they belong to.

An act is read before it is checked, and may have to be taken again; its texts get the same ids and
salts each time. They are written in the transaction of its step, so there is no text without its
act, and no act without its text.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection

from intriga.kernel.actors import TABLE, Actor
from intriga.kernel.acts import Act
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.positions import Advance
from intriga.kernel.questions.documents import DOCUMENT_LENGTH, Document, unfit
from intriga.kernel.spelling.plain_text import JOINERS, readable
from intriga.kernel.text import Refusal, refuse
from intriga.store.writing import documents
from intriga.store.writing.documents import DocumentRow

_LINES: Final = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_SPACES: Final = frozenset("\n\t")
_EMPTY: Final = " \t" + "".join(JOINERS)


class TextFiler:
    """Files the texts of all matches. `key`: the server's secret."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"documents", "sha256")

    def begin(self, match: str, actor: Actor, command: str, me: str | None) -> "FiledTexts":
        """For one request. `command`: its id, empty for one that is never repeated; `me`: the
        person who writes."""
        request = f"{match}\0{actor}\0{command or secrets.token_hex(16)}"
        return FiledTexts(self._key, request, match, me)


class FiledTexts:
    """The texts of one act."""

    def __init__(self, key: bytes, request: str, match: str, me: str | None) -> None:
        self._key = key
        self._request = request
        self._match = match
        self._me = me
        self._filed: dict[str, tuple[Document, str, str]] = {}

    def read_act(
        self, game: Game[Any], actor: Actor, act: dict[str, Any] | bytes | Act
    ) -> Act | Refusal:
        """The act that somebody sent, as plain data or JSON, with its texts filed. One that is made
        already is taken as it is."""
        if isinstance(act, Act):
            return act
        if actor == TABLE:
            return refuse("refused-not-yours")
        if isinstance(act, bytes):
            return reader(game).player(act, self.file)
        return reader(game).player_data(act, self.file)

    def file(self, field: str, text: str) -> Document | Refusal:
        """The reference to the text of this field, or why no document can have this text."""
        if len(text) > 4 * DOCUMENT_LENGTH:  # not worth cleaning
            over = len(text) - DOCUMENT_LENGTH
            return refuse("document-too-long", most=DOCUMENT_LENGTH, over=over)
        cleaned = clean(text)
        refusal = unfit(cleaned)
        if refusal is not None:
            return refusal
        # Nobody can guess them, and a repeated request has the same ones.
        made = hmac.digest(self._key, f"{self._request}\0{field}".encode(), "sha512").hex()
        id, salt = made[:32], made[64:96]
        digest = hashlib.sha256(f"{salt}\n{cleaned}".encode()).hexdigest()
        reference = Document(id, digest, len(cleaned))
        self._filed[field] = reference, cleaned, salt
        return reference

    def write(self, advance: Advance[Any]) -> Callable[[Connection], None] | None:
        """The write of these texts with the step that was taken; None if there are none."""
        entry = advance.entry
        rows = [
            DocumentRow(
                match=self._match,
                id=reference.id,
                seq=entry.n,
                at=entry.at,
                seat=entry.by if isinstance(entry.by, int) else None,
                person=self._me,
                text=text,
                salt=salt,
            )
            for reference, text, salt in self._filed.values()
        ]
        return (lambda connection: documents.add(connection, rows)) if rows else None


def clean(text: str) -> str:
    """A text as it is stored: its paragraphs, indents and empty lines stay; invisible characters,
    those that reverse the direction of text, and empty lines at both ends go."""
    lines = [line.rstrip() for line in readable(_LINES.sub("\n", text), _SPACES).split("\n")]
    while lines and not lines[0].strip(_EMPTY):
        lines.pop(0)
    while lines and not lines[-1].strip(_EMPTY):
        lines.pop()
    return "\n".join(lines)
