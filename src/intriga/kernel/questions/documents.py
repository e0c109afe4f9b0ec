"""Documents: long texts that people write, such as laws, treaties and articles.

A field of an act annotated `Document` takes a text. The rules never see the text: the table stores
it, and they get a reference, which they keep in their state and send to those who may read it, in
events (`document(…)`) and views. Whoever has received a reference, or sees it now, can read the
text. So it may be deleted, and the record still verifies, and a replay is still the same.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct, inspect

from intriga.kernel.actors import Seat
from intriga.kernel.text import Param, Refusal, refuse

DOCUMENT_LENGTH: Final = 20_000
"""The longest text of a document, in characters (Unicode code points)."""


class Document(Struct, frozen=True):
    """A reference to a text. `id`: random; `digest`: the SHA-256 over a salt, a line feed and the
    text; `length`: in characters."""

    id: str
    digest: str
    length: int


class Version(Struct, frozen=True):
    """A version of a text that changes: who wrote it (None: the host, or nobody may know), and when
    (`Step.now`). Where a view has a tuple of these, the oldest first, pages show what changed."""

    document: Document
    seat: Seat | None
    at: int


Filing: TypeAlias = Callable[[str, str], Document | Refusal]
"""Takes the name of a field and the text that was entered in it, and makes the reference."""


def document(reference: Document) -> dict[str, Param]:
    """A parameter of a message: its readers may read this text. It is shown beside the sentence,
    and renders as nothing."""
    return {"document": msgspec.to_builtins(reference)}


def too_long(reference: Document, most: int) -> Refusal | None:
    """The refusal of a text with more than `most` characters, for `Game.check`; None if it fits."""
    if reference.length <= most:
        return None
    return refuse("document-too-long", most=most, over=reference.length - most)


def document_fields(acts: Any) -> Mapping[str, tuple[str, ...]]:
    """The fields that take documents, by type of act, in a union of acts."""
    info = inspect.type_info(acts)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    found: dict[str, tuple[str, ...]] = {}
    for member in members:
        if isinstance(member, inspect.StructType):
            named = tuple(f.encode_name for f in member.fields if is_document(f.type))
            if named:
                found[str(member.tag)] = named
    return found


def acts_schema(acts: Any) -> dict[str, Any]:
    """The JSON Schema of a union of acts as players send them: with texts, not references."""
    schema = msgspec.json.schema(acts)
    schema.get("$defs", {}).pop(Document.__name__, None)
    shown: dict[str, Any] = _with_texts(schema)
    return shown


def _with_texts(schema: Any) -> Any:
    if isinstance(schema, dict):
        if schema.get("$ref") == f"#/$defs/{Document.__name__}":
            return {"type": "string", "maxLength": DOCUMENT_LENGTH}
        return {key: _with_texts(item) for key, item in schema.items()}
    return [_with_texts(item) for item in schema] if isinstance(schema, list) else schema


def is_document(kind: inspect.Type) -> bool:
    """Whether a field of this type takes a document."""
    match kind:
        case inspect.Metadata():
            return is_document(kind.type)
        case inspect.UnionType():
            return any(map(is_document, kind.types))
        case inspect.StructType():
            return kind.cls is Document
    return False


def unstored(salt: str = "") -> Filing:
    """References to texts that are stored nowhere: for self-play, scenarios and tests. Texts that
    are filed with different salts have different ids."""

    def file(field: str, text: str) -> Document | Refusal:
        refusal = unfit(text)
        if refusal is not None:
            return refusal
        id = hashlib.sha256(f"{salt}\0{field}\0{text}".encode()).hexdigest()[:32]
        digest = hashlib.sha256(f"{id}\n{text}".encode()).hexdigest()
        return Document(id, digest, len(text))

    return file


def unfit(text: str) -> Refusal | None:
    """Why no document can have this text: it is empty or too long."""
    if not text.strip():
        return refuse("document-empty")
    return too_long(Document("", "", len(text)), DOCUMENT_LENGTH)


def documents_in(value: Any) -> Iterator[Document]:
    """The references in a view, in the parameters of an event, in a form."""
    if isinstance(value, Document):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from documents_in(getattr(value, name))
    elif isinstance(value, Mapping):
        if len(value) == 1 and isinstance(value.get("document"), Mapping):
            yield msgspec.convert(value["document"], Document)
        else:
            for item in value.values():
                yield from documents_in(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from documents_in(item)


def versions_in(value: Any, id: str) -> Sequence[Version]:
    """The versions of a text, one of which has this id, in a view; none if it has no versions."""
    if isinstance(value, Struct):
        return _first(versions_in(getattr(value, name), id) for name in value.__struct_fields__)
    if isinstance(value, Mapping):
        return _first(versions_in(item, id) for item in value.values())
    if not isinstance(value, list | tuple):
        return ()
    versions = [item for item in value if isinstance(item, Version)]
    if any(version.document.id == id for version in versions):
        return versions
    return _first(versions_in(item, id) for item in value)


def _first(found: Iterator[Sequence[Version]]) -> Sequence[Version]:
    return next((versions for versions in found if versions), ())
