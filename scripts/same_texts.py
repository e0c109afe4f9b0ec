"""Tells whether texts read as before: renders every message of the project, and compares.

    python -m scripts.same_texts write BEFORE
    python -m scripts.same_texts compare BEFORE

`write` renders each message and attribute under `src` in both languages with sample parameters, and
writes one JSON file. `compare` renders what stands in that file with the parameters that it names,
prints the first differences and what is new, and exits with 1 if a text is missing or reads
otherwise. Moving messages between files, and what several of them share, must leave it silent.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast, visitor

from intriga.words import LANGUAGES, MissingText, phrasebook

ROOT: Final = Path(__file__).parents[1] / "src"
_NUMBERS: Final = (0, 1, 2, 5, 11, 21, 104, 12_345, 2_500_000)
_OF: Final[dict[str, tuple[tuple[Any, ...], ...]]] = {
    "NUMBER": (_NUMBERS,),
    "FIGURE": (_NUMBERS,),
    "DURATION": (_NUMBERS,),
    "DECIMAL": (("3.70", "12"),),
    "MOMENT": ((1_795_622_400_000,), ("Europe/Moscow",)),
}
"""What is tried for the parameters of each function."""
_MOST: Final = 600
"""Renderings of one text: more combinations of parameters are cut off."""
_SHOWN: Final = 12

Texts = dict[str, list[tuple[dict[str, Any], str]]]
"""By `package language id.attribute`: parameters, and what the text says with them."""


class _Parameters(visitor.Visitor):
    """The values that are worth trying for each parameter of a text, and of `messages` in it."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.values: dict[str, list[Any]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name in self.messages:
            self.visit(self.messages[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for tried, argument in zip(_OF[node.id.name], node.arguments.positional, strict=True):
            if isinstance(argument, ast.VariableReference):
                self.values.setdefault(argument.id.name, []).extend(tried)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            values = self.values.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                if isinstance(variant.key, ast.NumberLiteral):
                    values.append(int(variant.key.value))
                elif variant.key.name not in {"one", "few", "many", "other"}:
                    values.append(variant.key.name)
                else:
                    values.extend(_NUMBERS)
        self.generic_visit(node)

    def samples(self) -> Iterator[dict[str, Any]]:
        """Combinations of parameters, at most `_MOST`; one that is only filled in has a word and a
        number."""
        names = list(self.values)
        tried = [dict.fromkeys(self.values[name] or ("Анна", 1_000)) for name in names]
        for chosen in islice(product(*tried), _MOST):
            yield dict(zip(names, chosen, strict=True))
        first = {name: next(iter(values)) for name, values in zip(names, tried, strict=True)}
        for name, values in zip(names, tried, strict=True):
            yield from ({**first, name: value} for value in values)


def packages() -> dict[str, dict[str, list[Path]]]:
    """The files of each package with texts, by language."""
    found: dict[str, dict[str, list[Path]]] = {}
    for path in sorted(ROOT.rglob("*.ftl")):
        whole = path.parent.parent.name == "texts"
        folder = path.parents[2] if whole else path.parent
        language = path.parent.name if whole else path.stem
        package = ".".join(folder.relative_to(ROOT).parts)
        found.setdefault(package, {}).setdefault(language, []).append(path)
    return found


def samples() -> Iterator[tuple[str, str, str, str, list[dict[str, Any]]]]:
    """Package, language, id, attribute and the parameters to try, for every text."""
    for package, languages in packages().items():
        for language in LANGUAGES:
            sources = [path.read_text("utf-8") for path in languages[language]]
            bodies = [entry for one in sources for entry in FluentParser().parse(one).body]
            messages = {one.id.name: one for one in bodies if isinstance(one, ast.Message)}
            for id, entry in messages.items():
                texts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
                for attribute, pattern in texts:
                    if pattern is not None:
                        parameters = _Parameters(messages)
                        parameters.visit(pattern)
                        yield package, language, id, attribute, list(parameters.samples())


def rendered(
    package: str, language: str, id: str, attribute: str, tried: Iterable[dict[str, Any]]
) -> list[tuple[dict[str, Any], str]]:
    """A text with each of these parameters."""
    book = phrasebook(language, package)
    found = []
    for params in tried:
        try:
            text = book.exact(id, params, (), attribute)
        except (MissingText, LookupError, TypeError) as problem:
            text = f"!{type(problem).__name__}"
        found.append((params, text))
    return found


def write(file: Path) -> None:
    """Write down every text."""
    texts: Texts = {
        f"{package} {language} {id}.{attribute}": rendered(package, language, id, attribute, tried)
        for package, language, id, attribute, tried in samples()
    }
    file.write_text(json.dumps(texts, ensure_ascii=False), "utf-8")
    print(f"{len(texts):,} texts, {sum(map(len, texts.values())):,} renderings")


def compare(file: Path) -> int:
    """Render what was written down; 1 if anything reads otherwise."""
    before: Texts = json.loads(file.read_text("utf-8"))
    differences, count = [], 0
    for key, held in before.items():
        package, language, text = key.split(" ")
        id, _, attribute = text.partition(".")
        count += len(held)
        now = rendered(package, language, id, attribute, [params for params, _ in held])
        differences += [
            f"{key} {params}\n  before: {was}\n  now:    {text}"
            for (params, was), (_, text) in zip(held, now, strict=True)
            if was != text
        ]
    new = {f"{one[0]} {one[1]} {one[2]}.{one[3]}" for one in samples()} - before.keys()
    print("\n".join(differences[:_SHOWN]))
    print(f"{len(before):,} texts, {count:,} renderings, {len(differences):,} read otherwise")
    print(f"{len(new)} are new: {', '.join(sorted(new))}")
    return 1 if differences else 0


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("write", "compare"))
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    if chosen.what == "compare":
        return compare(chosen.file)
    write(chosen.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
