"""List the rulings that no test is marked with, and marks of rulings that do not exist.

    python -m scripts.rule_marks                 # every game with a page in docs/rules
    python -m scripts.rule_marks zeppelin        # one of them

The numbers are those in the first column of the tables of docs/rules/<game>.md: `C15`, `S13–S15`,
`item 12`, `R-PAY1`, or words such as `R-LEN` and `R-START mood`; a section "Table A" has the number
`table A`. A test says which it proves: `@pytest.mark.rule("zeppelin", "item 12", "Z14")`. It
may also name the fault by which it came about, `"Z-1"`; faults are on no page.
The exit status is 1 if anything is listed.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
PAGES = ROOT / "docs/rules"
_NUMBER = re.compile(r"(?P<series>item |(?:R-)?[A-Z]+)(?P<first>\d+)(?P<letter>[a-z]?)")
_FAULT = re.compile(r"[A-Z]-\d+")
_WORDS = re.compile(r"R-[A-Z]+( [a-z]+)?")


def numbers(page: str) -> list[str]:
    """The numbers of a rules page, in its order; a range (`S20–S22`) is all that is in it."""
    found: list[str] = []
    for line in page.splitlines():
        if table := re.match(r"## Table ([A-Z])\b", line):
            found.append(f"table {table[1]}")
        if line.startswith("|"):
            found += [
                number for number in _in_cell(line.split("|")[1].strip()) if number not in found
            ]
    return found


def unnumbered(page: str) -> int:
    """How many rulings of a page have a dash for a number, so that no test can name them."""
    return sum(line.startswith("| — |") for line in page.splitlines())


def _in_cell(cell: str) -> Iterator[str]:
    for part in re.split(r",\s*", cell):
        if _WORDS.fullmatch(part):
            yield part
            continue
        first, _, last = part.partition("–")
        begin, end = _NUMBER.fullmatch(first), _NUMBER.fullmatch(last or first)
        if begin is None or end is None:
            continue
        if begin["first"] == end["first"]:
            yield first
            continue
        for number in range(int(begin["first"]), int(end["first"]) + 1):
            yield f"{begin['series']}{number}"


def marks(source: str) -> Iterator[tuple[str, str]]:
    """The game and the number of every mark `rule` in a test file. Numbers may stand in names of
    the module: `mark.rule("zeppelin", *RULINGS, "Z43")`. Raises `ValueError` for a mark that does
    not say its numbers by what stands in the file."""
    tree = ast.parse(source)
    known = _constants(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr != "rule" or not ast.unparse(node.func).endswith("mark.rule"):
            continue
        try:
            game, *rulings = _value(ast.Tuple(node.args, ast.Load()), known)
        except Exception as problem:
            raise ValueError(f"{ast.unparse(node)}, line {node.lineno}: {problem}") from problem
        for ruling in rulings:
            yield str(game), str(ruling)


def _constants(tree: ast.Module) -> dict[str, Any]:
    """What the names of a module stand for, if that follows from constants alone."""
    known: dict[str, Any] = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                known.pop(name, None)
                with suppress(Exception):
                    known[name] = _value(value, known)
            case ast.AugAssign(target=ast.Name(id=name), op=ast.Add(), value=value):
                before = known.pop(name, None)
                with suppress(Exception):
                    known[name] = before + _value(value, known)
    return known


def _value(node: ast.expr, known: dict[str, Any]) -> Any:
    """The value of an expression of constants, of these names and of ranges."""
    expression = ast.fix_missing_locations(ast.Expression(node))
    return eval(compile(expression, "a mark", "eval"), {"__builtins__": {"range": range}} | known)


def marked(tests: Path = TESTS) -> dict[str, set[str]]:
    """The numbers that tests carry, by game."""
    carried: defaultdict[str, set[str]] = defaultdict(set)
    for path in tests.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for game, number in marks(source) if "mark.rule" in source else ():
            carried[game].add(number)
    return dict(carried)


def ruled(pages: Path = PAGES) -> dict[str, list[str]]:
    """The numbers of each game's page."""
    return {page.stem: numbers(page.read_text("utf-8")) for page in sorted(pages.glob("*.md"))}


def main(games: list[str], tests: Path = TESTS, pages: Path = PAGES) -> int:
    """Print what is missing; returns the exit status."""
    carried, known = marked(tests), ruled(pages)
    complete = True
    for game in games or known:
        if game not in known:
            print(f"{game}: no page in docs/rules")
            return 2
        missing = [number for number in known[game] if number not in carried.get(game, ())]
        strange = carried.get(game, set()) - set(known[game])
        unknown = sorted(mark for mark in strange if not _FAULT.fullmatch(mark))
        print(f"{game}: {len(known[game]) - len(missing)} of {len(known[game])} have a test")
        if missing:
            print(f"  without a test: {', '.join(missing)}")
        if unknown:
            print(f"  marked, but not on the page: {', '.join(unknown)}")
        if nameless := unnumbered((pages / f"{game}.md").read_text("utf-8")):
            print(f"  without a number: {nameless}")
        complete = complete and not missing and not unknown and not nameless
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
