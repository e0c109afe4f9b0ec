"""Golden play-throughs: one small text file for a game that shows every view at every step.

A change of the rules, of a view or of a text appears as a difference in this file and is reviewed
like code. Only what changed in a view since the step before is written.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer, hears
from intriga.kernel.game import Game
from intriga.kernel.positions import Position
from intriga.kernel.questions.forms import Form
from intriga.lab.conformance.failure import Broken
from intriga.lab.conformance.plays.random_play import Play, names_of
from intriga.words import phrasebook

UPDATE = "INTRIGA_UPDATE_GOLDEN"
"""Environment variable: if it is set, golden files are written instead of compared."""


def check_golden(path: Path, text: str) -> None:
    """Compare with the file, or write it when `UPDATE` is set. Raises `Broken`."""
    if os.environ.get(UPDATE):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return
    if not path.is_file():
        raise Broken(f"{path.name} is missing: write it with {UPDATE}=1 (or --update-golden)")
    golden = path.read_text("utf-8")
    if golden == text:
        return
    pairs = zip(golden.splitlines(), text.splitlines(), strict=False)
    number, old, new = next(
        ((n, old, new) for n, (old, new) in enumerate(pairs, 1) if old != new),
        (min(golden.count("\n"), text.count("\n")) + 1, "(the end)", "(more, or less)"),
    )
    raise Broken(
        f"{path.name} differs from line {number} on:\n  was: {old}\n  is:  {new}\n"
        f"If that is meant, write it anew with {UPDATE}=1 (or --update-golden)."
    )


def golden(play: Play) -> str:
    """A match as text: acts, draws, events, windows and views, step by step."""
    writer = _Writer(play)
    for step in play.steps:
        writer.step(step.entry, step.position)
    return "\n".join(writer.lines) + "\n"


class _Writer:
    def __init__(self, play: Play) -> None:
        self.game: Game[Any] = play.game
        self.book = phrasebook("en", play.game.words)
        seats = len(play.header.chairs)
        options = msgspec.json.encode(play.header.options).decode()
        self.lines = [f"{self.game.id}, {seats} seats, options {options}"]
        self.shown: dict[Viewer, dict[str, Any]] = {}

    def step(self, entry: Any, position: Position[Any]) -> None:
        names = names_of(len(position.chairs))
        self.lines += ["", f"{entry.n} {entry.by} {bytes(entry.act).decode()}"]
        self.lines += [f"  draw {draw.why}: {draw.value} of {draw.below}" for draw in entry.draws]
        for event in entry.events:
            to = event.to if isinstance(event.to, str) else f"seats {list(event.to)}"
            self.lines.append(f"  → {to}: {self.book.text_of(event, names)} [{event.id}]")
        for window in self.game.windows(position.state):
            awaited = list(window.awaited)
            self.lines.append(f"  ⧖ {window.key} {window.generation} awaits {awaited}")
        for note in entry.notes:
            told = self.book.exact(note.id, note.params, names)
            self.lines.append(f"  ✎ {note.turn} {note.at}: {told} [{note.id}]")
        self._views(position, names)
        if position.outcome is not None:
            self.lines.append(f"  ∎ {_json(position.outcome)}")

    def _views(self, position: Position[Any], names: list[str]) -> None:
        """What changed in the views; what is the same for several viewers is written once."""
        viewers: tuple[Viewer, ...] = (PUBLIC, *range(len(names)), REFEREE)
        changed: dict[str, list[str]] = {}
        for viewer in viewers:
            parts = self._parts(position, viewer, names)
            before = self.shown.get(viewer, {})
            self.shown[viewer] = parts
            for key, value in parts.items():
                if before.get(key) != value and (value or key in before):
                    new = _news(value, before.get("told", ())) if key == "told" else value
                    changed.setdefault(f"{key}: {_json(new)}", []).append(str(viewer))
        for line, who in changed.items():
            whom = "all" if len(who) == len(viewers) else " ".join(who)
            self.lines.append(f"  {whom} | {line}")

    def _parts(self, position: Position[Any], viewer: Viewer, names: list[str]) -> dict[str, Any]:
        state = position.state
        view = self.game.view(state, self.game.viewpoint(state, viewer))
        parts: dict[str, Any] = msgspec.to_builtins(view)
        parts["told"] = [self.book.text_of(message, names) for message in self.game.describe(view)]
        if isinstance(viewer, int) and position.outcome is None:
            parts["may"] = ", ".join(_signature(form) for form in self.game.forms(state, viewer))
        rooms = self.game.rooms(state)
        parts["rooms"] = " ".join(room.key for room in rooms if hears(room.readers, viewer))
        return parts


def _news(sentences: list[str], before: Sequence[str]) -> str:
    """The sentences that are new; `…` stands for those that were there before."""
    news: list[str] = []
    for sentence in sentences:
        if sentence not in before:
            news.append(sentence)
        elif news[-1:] != ["…"]:
            news.append("…")
    return " ".join(news)


def _signature(form: Form) -> str:
    fields = ", ".join(field.name for field in form.fields)
    mark = "?" if form.asks else ""
    return f"{form.act}({fields}){mark}" if fields else form.act + mark


def _json(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
