"""One word for one thing: names of classes and functions against docs/glossary.md, docstrings
against fields."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import intriga.kernel

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/intriga"
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")
WORDS = re.findall(r"^\| .* \| `([\w/.]+): (\w+)` \|$", GLOSSARY, re.M)
TWICE = dict(re.findall(r"^\| `(\w+)` \| (\w+) \| .+ \|$", GLOSSARY, re.M))
"""Names that may stand twice, with the part in which they do."""
VERBS = {
    name: re.findall(r"`([^`]+)`", files)
    for name, files in re.findall(r"^\| `(\w+)` \| [^|]+ \| (`[^|]+`) \|$", GLOSSARY, re.M)
}
"""Names of functions that mean one thing, with the files in which they stand."""
APART = ("games", "diplomacy", "api")
"""Parts with words of their own."""
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
SHARED = [path for path in sorted(PACKAGE.iterdir()) if path.is_dir() and path.name not in APART]

Names = Mapping[str, list[str]]


@cache
def classes(path: Path) -> tuple[ast.ClassDef, ...]:
    """The classes of a module, but for its private ones."""
    body = ast.parse(path.read_text("utf-8")).body
    found = (node for node in body if isinstance(node, ast.ClassDef))
    return tuple(node for node in found if not node.name.startswith("_"))


def names(folders: list[Path]) -> Names:
    """Names of classes, each with the modules that define it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for node in classes(path):
                found[node.name].append(str(path.relative_to(PACKAGE)))
    return found


def twice(found: Names) -> dict[str, list[str]]:
    return {name: where for name, where in found.items() if len(where) > 1}


def allowed(part: str) -> set[str]:
    return {name for name, where in TWICE.items() if where.lower() == part}


def test_a_name_stands_once_below_and_between_the_doors() -> None:
    assert twice(names(SHARED)) == {}


def test_a_name_stands_once_in_the_library() -> None:
    assert twice(names([PACKAGE / "diplomacy"])) == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_name_stands_once_in_a_game_and_is_none_of_the_kernels(game: Path) -> None:
    found = names([game])
    kernels = {name: where for name, where in found.items() if name in intriga.kernel.__all__}
    unsaid = {**twice(found), **kernels}.keys() - allowed(game.name)
    assert {name: found[name] for name in unsaid} == {}


def test_what_may_stand_twice_does() -> None:
    """A name that has gone leaves the list."""
    by_game = {game.name: names([game]) for game in GAMES}
    for name, part in TWICE.items():
        found = by_game[part.lower()]
        assert name in twice(found) or (name in found and name in intriga.kernel.__all__), name


def test_words_are_in_order_of_nothing_but_each_once() -> None:
    assert len(set(WORDS)) == len(WORDS) > 20
    assert TWICE


@pytest.mark.parametrize(("path", "name"), WORDS)
def test_a_word_names_its_class(path: str, name: str) -> None:
    assert name in {node.name for node in classes(PACKAGE / path)}


def test_two_classes_of_one_name_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    (tmp_path / "one.py").write_text("class Place: ...\nclass Seat: ...\n")
    (tmp_path / "two.py").write_text("class Place: ...\nclass _Seat: ...\n")
    assert twice(names([tmp_path])) == {"Place": ["one.py", "two.py"]}


# ── what functions are called ───────────────────────────────────────────────────────────


class Function(NamedTuple):
    """A function of a module, or a method. `path`: from the package; `of`: its class, if any;
    `takes`: how many arguments."""

    path: Path
    of: str
    name: str
    takes: int


def functions(package: Path) -> Iterator[Function]:
    """All of a package, but for those within functions; the library has words of its own."""
    for path in sorted(package.rglob("*.py")):
        within = path.relative_to(package)
        if within.parts[0] != "diplomacy":
            yield from in_body(within, ast.parse(path.read_text("utf-8")), "")


def in_body(path: Path, body: ast.Module | ast.ClassDef, of: str) -> Iterator[Function]:
    for node in body.body:
        if isinstance(node, ast.ClassDef):
            yield from in_body(path, node, node.name)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Function(path, of, node.name.strip("_"), len(node.args.args))


def misused(package: Path) -> list[str]:
    """Functions with a name that means something else."""
    found = []
    for path, of, name, takes in functions(package):
        where = VERBS.get(name)
        if where is not None and not any(fnmatch(str(path), one) for one in where):
            found.append(f"{path}: {name}")
        if name == "close" and of and takes > 1 and of != "Engine":
            found.append(f"{path}: {of}.close closes more than itself")
        if name == "close" and not of and path.parts[0] not in ("games", "web"):
            found.append(f"{path}: close closes no window")
    return found


def test_functions_are_called_what_they_do() -> None:
    assert misused(PACKAGE) == []


def test_verbs_of_the_glossary_are_used_where_it_says() -> None:
    """A verb that has gone leaves the table, and so does a file."""
    assert len(VERBS) >= 5
    used = [(one.path, one.name) for one in functions(PACKAGE)]
    unused = [
        (name, file)
        for name, files in VERBS.items()
        for file in files
        if not any(name == called and fnmatch(str(path), file) for path, called in used)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("store/rows.py", "def note(): ..."),
        ("table/seats.py", "class Seats:\n    async def _settle(self): ..."),
        ("store/rows.py", "def close(connection, row): ..."),
        ("table/seats.py", "class Seats:\n    def close(self, seat): ..."),
    ],
)
def test_a_verb_in_another_meaning_is_seen(tmp_path: Path, file: str, source: str) -> None:
    (tmp_path / file).parent.mkdir()
    (tmp_path / file).write_text(source)
    assert len(misused(tmp_path)) == 1


# ── what docstrings say of fields ───────────────────────────────────────────────────────

VALUES = {"missed"}
"""Values of a field's type that a docstring tells of like fields."""
TOLD = re.compile(r"(?:^|[.;] )((?:`\w+`(?:, | and )?)+): ", re.M)
"""Names at the beginning of a clause, before a colon: fields of which it tells."""


def stale(node: ast.ClassDef) -> list[str]:
    """Fields of which the docstring of a class of data tells, and which it has not: neither its
    own, nor a method, nor a value of one. Classes that have more from others are not looked at."""
    bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
    if not bases or not bases <= {"Struct", "Act", "NamedTuple", "StrEnum", "Generic"}:
        return []
    known = {"self", *VALUES}
    for one in ast.walk(node):
        if isinstance(one, ast.AnnAssign | ast.Assign):
            targets = [one.target] if isinstance(one, ast.AnnAssign) else one.targets
            known |= {name.id for name in targets if isinstance(name, ast.Name)}
        elif isinstance(one, ast.FunctionDef):
            known |= {one.name, *(arg.arg for arg in one.args.args)}
        elif isinstance(one, ast.Constant) and isinstance(one.value, str):
            known.add(one.value)
    text = " ".join((ast.get_docstring(node) or "").split())
    told = (name for found in TOLD.finditer(text) for name in re.findall(r"\w+", found[1]))
    return [name for name in told if name not in known and name != "and"]


def test_docstrings_tell_of_fields_that_exist() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}: {node.name}": names
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in classes(path)
        if (names := stale(node))
    }
    assert found == {}


def test_a_stale_name_in_a_docstring_is_seen() -> None:
    source = '''
class Lot(Struct):
    """A lot. `price`: in coins; `gone`, `sold`: to whom."""

    price: int
    sold: int
'''
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.ClassDef)
    assert stale(node) == ["gone"]
