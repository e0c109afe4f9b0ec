"""Finding the lessons of a game and reading them: what is wrong is said with file, line, field."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import ValidationError

from intriga.kernel.decode.errors import located
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.text import Refusal
from intriga.presentation.finding import package_of
from intriga.presentation.lessons.lesson import STEPS, Lesson, LessonFile, LessonStep, ScriptedAct

FOLDER: Final = "lessons"
"""The package beside the texts of a game that has its lessons."""

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_PLACE: Final = re.compile(r"(?P<name>[a-z_]+)(?:\[(?P<index>\d+)\])?")


class BadLesson(ValueError):
    """A lesson that cannot be read. Says where: `basics.toml, line 12, step[2].look: …`."""


class _Source:
    """The text of a file, to say where in it something stands."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._lines = text.splitlines()

    def bad(self, place: str, problem: str) -> BadLesson:
        """The error about a place, such as `step[2].await.sum`."""
        named = f", {place}" if place else ""
        return BadLesson(f"{self._name}, line {self._line(place)}{named}: {problem}")

    def _line(self, place: str) -> int:
        """The line in which the innermost part of a place stands that can be found."""
        at, line = 0, 1
        for part in _PLACE.finditer(place):
            found = self._after(at, part["name"], int(part["index"] or 0))
            if found is None:
                break
            at, line = found + 1, found + 1
        return line

    def _after(self, at: int, name: str, index: int) -> int | None:
        """The index of the line after `at` in which a field stands, or the header of its table."""
        header = re.compile(rf"\s*\[\[{name}\]\]|\s*\[{name}[].]")
        headers = [n for n, text in enumerate(self._lines) if n >= at and header.match(text)]
        if len(headers) > index:
            return headers[index]
        field = re.compile(rf"\s*{name}\s*=|.*\b{name}\s*=")
        for number, text in enumerate(self._lines[at:], at):
            if number > at and at and text.startswith("["):
                return None
            if field.match(text):
                return number
        return None


def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order. Raises `BadLesson` for the first that is wrong."""
    known = _known.get(id(game))
    if known is None or known[0] is not game:
        known = _known[id(game)] = (game, _read_all(game))
    return known[1]


_known: dict[int, tuple[Game[Any], tuple[Lesson, ...]]] = {}
"""The lessons of each game that was asked for: files do not change while a server runs."""


def _read_all(game: Game[Any]) -> tuple[Lesson, ...]:
    package = package_of(game, FOLDER)
    if not package:
        return ()
    found = sorted(files(package).iterdir(), key=lambda file: file.name)
    tomls = [file for file in found if file.name.endswith(".toml")]
    made = [read_lesson(game, package, file.name, file.read_text("utf-8")) for file in tomls]
    return tuple(sorted(made, key=lambda lesson: (lesson.file.order, lesson.name)))


def read_lesson(game: Game[Any], package: str, file: str, text: str) -> Lesson:
    """A lesson, from the text of its file. Raises `BadLesson`."""
    source = _Source(file, text)
    name = file.removesuffix(".toml")
    if not _NAME.fullmatch(name):
        raise source.bad("", "a name has small letters, digits and hyphens")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson(f"{file}: {problem}") from None
    try:
        lesson = Lesson(game.id, name, package, msgspec.convert(data, LessonFile))
    except ValidationError as problem:
        what = str(problem).partition(" - at ")[0]
        raise source.bad(located(problem)[0], what) from None
    _check(game, lesson, source)
    return lesson


def _check(game: Game[Any], lesson: Lesson, source: _Source) -> None:
    """Raises `BadLesson` for what cannot be as the file says, whatever the position."""
    file, last = lesson.file, len(lesson.steps)
    if last not in STEPS:
        raise source.bad("step", f"a lesson has {STEPS.start} to {STEPS.stop - 1} steps")
    if file.seats not in game.seats:
        raise source.bad("seats", f"{game.id} is not played by {file.seats}")
    if file.learner >= file.seats:
        raise source.bad("learner", "there is no such seat")
    for n, question in enumerate(file.questions):
        if max(question.back) > last:
            raise source.bad(f"question[{n}].back", "there is no such step")
    for n, step in enumerate(file.steps):
        for place, act in _acts(step):
            _check_act(game, act, source, f"step[{n}].{place}")
        for one in step.play:
            _check_played(game, file, one, source, f"step[{n}].play")
        if step.rows is not None and step.awaits is not None:
            raise source.bad(f"step[{n}].rows", "rows are looked at with “Next”: no act is awaited")
    for one in file.play:
        _check_played(game, file, one, source, "play")
    for key in file.draft:
        if not (key.isdecimal() and 1 <= int(key) <= last):
            raise source.bad("draft", f"there is no step {key}")


def _acts(step: LessonStep) -> Iterator[tuple[str, dict[str, Any]]]:
    """The acts of a step that the learner may do, each with its field."""
    if step.awaits is not None:
        yield "await", step.awaits
    yield from (("also", act) for act in step.also)
    yield from (("meanwhile", act) for act in step.meanwhile)


def _check_played(
    game: Game[Any], file: LessonFile, one: ScriptedAct, source: _Source, place: str
) -> None:
    if one.expire:
        return
    if isinstance(one.by, int) and not 0 <= one.by < file.seats:
        raise source.bad(place, f"there is no seat {one.by}")
    _check_act(game, one.act, source, place)


def _check_act(game: Game[Any], act: dict[str, Any], source: _Source, place: str) -> None:
    """Raises `BadLesson` for what is no act of this game."""
    read = reader(game).player_data(act)
    if isinstance(read, Refusal):
        try:
            msgspec.convert(act, game.Acts)
            what = read.id
        except ValidationError as problem:
            what = str(problem)
        raise source.bad(place, what)
