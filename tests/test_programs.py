"""The programs beside the package, `bench` and `scripts`: most of them run by hand, long after
something they name has moved. Each imports, and each module that a string in it names exists."""

import ast
import re
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name

import pytest

from bench import unlimited

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = sorted(path for folder in ("bench", "scripts") for path in (ROOT / folder).glob("*.py"))
NAME = re.compile(r"(?<![\w./-])(?:intriga|tests|bench|scripts)(?:\.\w+)+(?::\w+(?:\.\w+)*)?")
"""A module by its full name, with or without what is in it: `intriga.web.server:run`."""
FILES = (".log", ".py", ".toml")
"""What a name ends in that is one of a file."""


def id_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def strings(source: str) -> list[str]:
    """The strings of a program, documentation and the constant parts of f-strings among them."""
    nodes = ast.walk(ast.parse(source))
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def lost(source: str) -> list[str]:
    """The modules, and what is in them, that strings of a program name and nobody has."""
    return [
        name
        for text in strings(source)
        for name in NAME.findall(text)
        if not name.endswith(FILES) and not exists(name)
    ]


def exists(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.parametrize("path", PROGRAMS, ids=id_of)
def test_a_program_imports_and_names_modules_that_exist(path: Path) -> None:
    import_module(id_of(path).removesuffix(".__init__"))
    assert lost(path.read_text("utf-8")) == []


def test_a_name_that_has_moved_is_found_in_a_call_in_code_and_in_documentation() -> None:
    assert lost('"""As `intriga.web.shortcut`, see scripts/vendor.py and tests.log."""') == [
        "intriga.web.shortcut"
    ]
    assert lost('run([python, "-m", "bench.limitless", f"tests.nowhere.{id}"])') == [
        "bench.limitless",
        "tests.nowhere",
    ]
    assert lost('exec("from intriga.web.memory import Collector")') == ["intriga.web.memory"]
    assert lost('load("intriga.web.server:run", "intriga.web.server:walk")') == [
        "intriga.web.server:walk"
    ]


def named_to_the_server(source: str) -> list[str]:
    """The games that a program's commands add to the server without limits."""
    lists = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.List))
    commands = ([getattr(one, "value", None) for one in node.elts] for node in lists)
    games = (
        one[one.index("bench.unlimited") + 1 :] for one in commands if "bench.unlimited" in one
    )
    return [game for found in games for game in found if isinstance(game, str)]


def test_the_games_that_programs_add_to_a_server_are_found() -> None:
    named = {id for path in PROGRAMS for id in named_to_the_server(path.read_text("utf-8"))}
    assert named >= {"maga", "town"}
    assert {unlimited.besides(id).id for id in named} == named
