"""Long texts that acts have written."""

from msgspec import Struct

from intriga.api.responses.seat import Seat
from intriga.table.models import Gone


class Document(Struct, frozen=True):
    """A reference to a text. Views and events have it in the place of the text; `digest`: SHA-256
    over salt, line feed and text; `length`: in characters."""

    id: str
    digest: str
    length: int


class DocumentVersion(Struct, frozen=True):
    """A version of a text: its author (null: the host, or unknown), and when it was made."""

    document: Document
    seat: Seat | None
    at: int


class DocumentText(Struct, frozen=True):
    """A document. `gone`: why its text is not there, because the `host` or the `author` has deleted
    it, or the match was imported and the text is `elsewhere`; else empty. `versions`: all versions
    of this text that the caller sees, oldest first; empty if it has none."""

    id: str
    digest: str
    length: int
    text: str
    salt: str
    gone: Gone
    versions: tuple[DocumentVersion, ...]
