"""The shape of a game's folder (docs/a-games-folder.md), for the games that have it."""

import importlib
import re
import shutil
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from intriga import games
from intriga.kernel import Also, HostDeed
from intriga.kernel.acts import tag_of
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.lab.conformance.translations import Translations

ROOT = Path(__file__).parents[2]
CONTRACTS: Final[list[dict[str, Any]]] = tomllib.loads(
    (ROOT / "pyproject.toml").read_text("utf-8")
)["tool"]["importlinter"]["contracts"]


def _contract(name: str) -> dict[str, Any]:
    return next(one for one in CONTRACTS if one["name"].startswith(name))


SHAPED: Final[list[str]] = _contract("A game's folder has one shape")["containers"]
"""The packages of the games that have it."""


def _files(package: str) -> list[Path]:
    return sorted((ROOT / "src" / Path(*package.split("."))).rglob("*.py"))


def test_every_contract_of_the_shape_is_about_the_same_games() -> None:
    bots = [f"{package}.bot" for package in SHAPED]
    assert _contract("Bots of such games")["source_modules"] == bots
    assert _contract("Inside a part of such a game")["ancestors"] == SHAPED


@pytest.mark.parametrize("package", SHAPED)
def test_its_files_of_texts_are_called_like_what_its_code_calls_the_subject(package: str) -> None:
    """`texts/ru/guild.ftl` has what is said in `subjects/guild/`, `lessons/texts/ru/basics.ftl` in
    the lesson `basics.toml`."""
    folder = ROOT / "src" / Path(*package.split("."))
    called = {part for path in _files(package) for part in path.relative_to(folder).parts}
    called |= {path.stem for path in folder.glob("lessons/*.toml")}
    texts = {path.stem for path in folder.glob("**/texts/*/*.ftl")}
    assert not {name for name in texts if not {name, f"{name}.py", f"{name}_page.py"} & called}


@pytest.mark.parametrize("package", SHAPED)
def test_its_files_are_small_and_their_names_tell_them_apart(package: str) -> None:
    files = _files(package)
    (game,) = (path for path in files if path.relative_to(ROOT / "src").parts[3:] == ("game.py",))
    assert len(game.read_text("utf-8").splitlines()) <= 80
    long = {path.name: len(path.read_text("utf-8").splitlines()) for path in files}
    assert not {name: lines for name, lines in long.items() if lines > 400}
    names = Counter(path.name for path in files if path.name != "__init__.py")
    assert not {name for name, count in names.items() if count > 2}
    folders = Counter(path.parent for path in files)
    assert not {folder for folder, count in folders.items() if count > 17}, "with __init__"


@pytest.mark.parametrize("package", SHAPED)
def test_its_data_have_types(package: str) -> None:
    """What was stored under older rules is a `RawState`, an act of a bot a `Plain`; all else is a
    struct or a typed dictionary."""
    untyped = re.compile(r"\b(?:dict|Mapping)\[str, Any\]")
    assert [path.name for path in _files(package) if untyped.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("package", SHAPED)
def test_the_parts_of_a_deed_stand_in_one_file(package: str) -> None:
    game = games.find(package.rpartition(".")[2])
    deeds = game.deeds  # type: ignore[attr-defined]
    assert deeds
    for deed in deeds:
        parts = [deed.offers] if isinstance(deed, Also) else [deed.check, deed.apply, deed.offers]
        homes = {part.__module__ for part in parts if part is not None}
        if not isinstance(deed, Also | HostDeed):
            homes.add(deed.act.__module__)
        assert len(homes) == 1, f"{tag_of(deed.act)} is spread over {sorted(homes)}"
        assert homes.pop().startswith((f"{package}.subjects.", f"{package}.course."))


@pytest.mark.parametrize("package", SHAPED)
def test_its_tests_have_one_shape_too(package: str) -> None:
    """Positions are built in `world.py`; rulings, whole matches and a second implementation have a
    folder each (docs/testing.md)."""
    folder = ROOT / "tests" / "games" / package.rpartition(".")[2]
    files = sorted(folder.rglob("*.py"))
    above = {path.relative_to(folder).parts[0] for path in files}
    assert above - {"literal"} == {"__init__.py", "world.py", "rules", "plays"}
    sizes = Counter(path.parent for path in files)
    assert not {folder for folder, count in sizes.items() if count > 17}, "with __init__"


BOW = '''"""A bow, before one does anything else."""

from collections.abc import Iterator

from spies.state import State
from spies.subjects.asking import AT_TURN, answer_by
from intriga.kernel import PUBLIC, Act, Deed, Form, Seat, Step
from intriga.kernel import seat as by


class Bow(Act, frozen=True):
    """Bow to the others."""


def _bow(state: State, seat: Seat, act: Bow, step: Step) -> None:
    step.emit("espionage-bowed", PUBLIC, who=by(seat))


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, Bow)


BOW = Deed(Bow, None, _bow, _offer, gate=AT_TURN, answers=True)
'''
TEXTS = {
    "en": "\nform-espionage-bow = Bow\nespionage-bowed = { $who } bows.\n",
    "ru": "\nform-espionage-bow = Поклониться\nespionage-bowed = { $who } кланяется.\n",
}


def test_a_new_deed_is_a_file_of_its_own_a_line_and_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a copy of Espionage: it is offered, carried out, told of, and has all its texts."""
    copy = tmp_path / "spies"
    shutil.copytree(
        ROOT / "src/intriga/games/espionage", copy, ignore=shutil.ignore_patterns("__*__")
    )
    for path in copy.rglob("*.py"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"intriga\.games\.espionage", "spies", text), "utf-8")
    (copy / "subjects/bows.py").write_text(BOW, "utf-8")
    deeds = copy / "deeds.py"
    listed = deeds.read_text("utf-8").replace("    bribes,\n", "    bows,\n    bribes,\n")
    deeds.write_text(
        listed.replace("    bribes.BRIBE,\n", "    bribes.BRIBE,\n    bows.BOW,\n"), "utf-8"
    )
    for language, added in TEXTS.items():
        with (copy / f"{language}.ftl").open("a", encoding="utf-8") as catalogue:
            catalogue.write(added)

    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        game = importlib.import_module("spies.game").game
        bow = importlib.import_module("spies.subjects.bows").Bow()
        _played(game, bow)
        texts = Translations(game, ("ru", "en"))
        texts.contract()
        texts.verdict()
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "spies"]:
            del sys.modules[name]


def _played(game: Any, bow: Any) -> None:
    chairs = tuple(Chair(seat, f"P{seat}") for seat in range(2))
    header = Header("m", "espionage", game.rules_version, {"specials": False}, chairs, "", (), 0)
    engine: Engine[Any] = Engine(game, header, Fast(1))
    position = engine.open().position
    mover = position.state.mover
    assert "bow" in [form.act for form in game.asked_forms(position.state, mover)]
    assert isinstance(engine.act(position, 1 - mover, bow, 1), Refusal)
    taken = engine.act(position, mover, bow, 1)
    assert not isinstance(taken, Refusal)
    assert [event.id for event in taken.entry.events] == ["espionage-bowed"]
