"""Translations: whatever the rules can say has a text in every language, and no gaps in it.

The ids of texts follow from the names of things, so that no table of them is needed:

    game-<id>                     the name; attribute .blurb: a sentence or two
    option-<game>-<name>          an option; .help; .value-<value> for each of a few words
    form-<game>-<act type>        an act; .field-<name> for each of its fields and columns,
                                  .kind-<kind> for kinds of rows; .yes and .no, the answers
                                  to its question;
                                  .warning (if there is something to warn of)
    window-<kind>                 a kind of window; .clock: the time given for it
    <game>-…                      events, refusals, sentences of the view, labels
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, permutations
from typing import Any

from fluent.syntax import ast, visitor
from msgspec import inspect

from intriga import words
from intriga.kernel.acts import tag_of
from intriga.kernel.game import Game
from intriga.kernel.questions.forms import Choices, Field, Form, spoken
from intriga.lab.conformance.failure import expect
from intriga.words import LANGUAGES, MissingText, Phrasebook, phrasebook
from intriga.words.catalogues import Catalogue, faults, read


class Translations:
    """Renders what a game says in each of its languages and collects what is missing."""

    def __init__(self, game: Game[Any], languages: Sequence[str] = LANGUAGES) -> None:
        self.game = game
        self.books = [phrasebook(language, game.words) for language in languages]
        self.problems: dict[str, None] = dict.fromkeys(catalogues(game.words, languages))
        self._checked: set[str] = set()
        self._said: set[str] = set()

    def message(self, id: str, params: Any = None, attribute: str = "", names: Any = ()) -> None:
        """Render one message."""
        for book in self.books:
            try:
                text = book.exact(id, params, names, attribute)
            except (MissingText, KeyError, TypeError) as problem:
                self.problems[f"{book.language}: {id}{_dotted(attribute)}: {problem}"] = None
            else:
                self._read(book, id, text)

    def need(self, id: str, attribute: str = "") -> None:
        """Ask for a text whose parameters are not known here."""
        for book in self.books:
            if not book.has(id, attribute):
                self.problems[f"{book.language}: no text {id}{_dotted(attribute)}"] = None

    def label(self, label: Any, names: Any) -> None:
        """Render a parameter that stands alone, the label of a choice; equal ones once."""
        known = f"label {label}"
        if known in self._checked:
            return
        self._checked.add(known)
        for book in self.books:
            try:
                self._read(book, f"label {label}", str(book.render(label, names, book.exact)))
            except (MissingText, KeyError, TypeError) as problem:
                self.problems[f"{book.language}: label {label}: {problem}"] = None

    def messages(self, messages: Iterable[Any], names: Any, *, anew: bool = True) -> None:
        """Render events, refusals, sentences of a view; equal ones once, and unless `anew` each
        kind once."""
        for message in messages:
            known = f"{message.id} {message.params}"
            if known not in self._checked and (anew or message.id not in self._said):
                self._checked.add(known)
                self._said.add(message.id)
                self.message(message.id, message.params, names=names)

    def form(self, form: Form) -> None:
        """Render a form as it is offered: its title with what it presets, and its fields."""
        base = f"form-{self.game.id}-{form.act}"
        for note in form.notes:
            self.label(note, ())
        known = f"{base} {form.preset}"
        if known in self._checked:
            return
        self._checked.add(known)
        self.message(base, spoken(form.preset))
        for field in _all_fields(form.fields):
            if field.label is None:
                self.need(base, f"field-{field.name}")
            else:
                self.label(field.label, ())
            if field.question:
                for answer in ("yes", "no"):
                    self.message(base, form.preset, answer)
            for kind in field.kinds:
                if kind.label is None:
                    self.need(base, f"kind-{kind.kind}")
                for label in filter(None, (kind.label, kind.group)):
                    self.label(label, ())
        for limit in form.limits:
            if limit.label is not None:
                self.label(limit.label, ())

    def contract(self) -> None:
        """Ask for every text whose id follows from the game's types."""
        game = self.game
        self.need(f"game-{game.id}")
        self.need(f"game-{game.id}", "blurb")
        self._options()
        for act in _structs(game.Acts):
            self.need(f"form-{game.id}-{tag_of(act.cls)}")
        for deed in getattr(game, "deeds", ()):
            if sure := getattr(deed, "irreversible", ""):
                self.need(sure)
        for kind in game.clocks:
            self.need(f"window-{kind}")
            self.need(f"window-{kind}", "clock")
        for draw in game.draws:
            self.need(draw.meaning)
        for id in game.reveals:
            self.need(id)

    def verdict(self) -> None:
        """Raise `Broken` with everything that is missing."""
        expect(not self.problems, "\n".join(["texts are missing:", *self.problems]))

    def _options(self) -> None:
        (info,) = _structs(self.game.Options)
        for field in info.fields:
            id = f"option-{self.game.id}-{field.encode_name}"
            self.need(id)
            self.need(id, "help")
            for value in _few_values(field.type):
                self.need(id, f"value-{value}")

    def _read(self, book: Phrasebook, id: str, text: str) -> None:
        unread = [sign for sign in ("{", "}", "None", "True", "False") if sign in text]
        if unread or not text.strip():
            self.problems[f"{book.language}: {id} reads “{text}”"] = None


def catalogues(package: str, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """What is wrong with the texts of a package, each with its file: a language without any, files
    that do not parse, repeated ids, references to nothing; and ids, attributes and parameters that
    are not the same in all languages."""
    shapes: dict[str, dict[str, _Shape]] = {}
    for language in languages:
        found = read(package, language)
        if not found:
            yield f"{package} has no {language}.ftl"
        yield from faults(found)
        shapes[language] = dict(_shapes(found, _known(package, language)))
        for id, shape in shapes[language].items():
            for lacking in sorted(shape.lacking):
                yield f"{shape.place}: {id} refers to {lacking}, which is not there"
            if id in shape.referred:
                yield f"{shape.place}: {id} refers to itself"
    for one, other in permutations(languages, 2):
        for id, shape in shapes[one].items():
            if id not in shapes[other]:
                yield f"{shape.place}: {id} is not there in {other}"
    for one, other in combinations(languages, 2):
        for id, shape in shapes[one].items():
            odd = shape.used ^ shapes[other].get(id, shape).used
            if odd:
                yield f"{shape.place}: {id}: ${', '.join(sorted(odd))} is used in one language only"


def entries(package: str, language: str) -> list[ast.Message]:
    """The messages of a package, none where it has no texts in this language. Raises `Broken`
    where a file does not parse or a message stands twice."""
    found = read(package, language)
    wrong = list(faults(found))
    expect(not wrong, "\n".join(wrong))
    return [entry for catalogue in found for entry in catalogue.messages()]


def _known(package: str, language: str) -> dict[str, ast.Pattern]:
    """What texts of a package may refer to: its own messages and terms, those of packages that it
    speaks with, and the common ones."""
    beside = getattr(import_module(package), "SPEAKS_WITH", ())
    spoken = (words.__name__, *beside, package)
    found = [catalogue for name in spoken for catalogue in read(name, language)]
    return {
        f"{_id(entry)}{_dotted(attribute)}": pattern
        for catalogue in found
        for entry in catalogue.entries()
        for attribute, pattern in _patterns(entry)
    }


def _id(entry: ast.Message | ast.Term) -> str:
    """As other texts name it: terms with a hyphen."""
    return entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"


def _patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """The texts of a message or term: its own, and those of its attributes with their names."""
    if entry.value:
        yield "", entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


@dataclass(frozen=True)
class _Shape:
    """What is compared of a text in one language."""

    place: str
    used: frozenset[str]
    """The parameters that it needs, also by messages in it."""
    referred: frozenset[str]
    """The messages and terms it refers to, also by messages in it."""
    lacking: frozenset[str]
    """Those of them that are not there."""


def _shapes(
    found: Iterable[Catalogue], known: Mapping[str, ast.Pattern]
) -> Iterator[tuple[str, _Shape]]:
    for catalogue in found:
        for entry in catalogue.messages():
            for attribute, pattern in _patterns(entry):
                references = _References(known)
                references.visit(pattern)
                used = frozenset(references.used)
                referred = frozenset(references.referred)
                lacking = referred - known.keys()
                shape = _Shape(catalogue.place(entry), used, referred, lacking)
                yield f"{entry.id.name}{_dotted(attribute)}", shape


class _References(visitor.Visitor):
    """Which parameters and messages a text uses; what those messages use, too."""

    def __init__(self, known: Mapping[str, ast.Pattern]) -> None:
        self.known = known
        self.used: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        id = f"{node.id.name}{_dotted(node.attribute.name if node.attribute else '')}"
        if id not in self.referred:
            self.referred.add(id)
            if id in self.known:
                self.visit(self.known[id])

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.referred.add(f"-{node.id.name}")


def _structs(union: Any) -> list[inspect.StructType]:
    info = inspect.type_info(union)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [member for member in members if isinstance(member, inspect.StructType)]


def _all_fields(fields: Iterable[Field]) -> Iterator[Field]:
    for field in fields:
        yield field
        yield from _all_fields(field.row)
        for kind in field.kinds:
            yield from _all_fields(kind.fields)


def _few_values(kind: inspect.Type) -> Iterable[Any]:
    if isinstance(kind, inspect.Metadata):
        return _few_values(kind.type)
    if isinstance(kind, inspect.LiteralType):
        return kind.values
    if isinstance(kind, inspect.EnumType):
        return [member.value for member in kind.cls]
    return ()


def labels(domain: Any) -> Iterator[Any]:
    """The labels of a domain's choices."""
    if isinstance(domain, Choices):
        yield from (option.label for option in domain.options)


def _dotted(attribute: str) -> str:
    return f".{attribute}" if attribute else ""
