"""What a person would complain of, counted, each with a picture of the first time."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from tests.thumb.eyes import Measure


class Kind(StrEnum):
    """A kind of fault."""

    REFUSED = "refused"
    """A refusal although only offered values were used, nothing had closed meanwhile and nothing
    missing was marked; or a field that has to be filled in and offers nothing."""
    STUCK = "stuck"
    """Nothing was accepted for long while the page said that it is my turn."""
    LOST = "lost entry"
    """Something that was entered has gone before it was sent, or after a refusal."""
    DEAD = "dead tap"
    """A tap that does nothing and says nothing."""
    SCRIPT = "script"
    """A script or the server failed, or the page broke a rule of its own (CSP)."""
    WORDS = "words"
    """A raw id, a value of a programming language, another language on the page."""
    WIDE = "overflow"
    """Something is cut off at the side."""
    HIDDEN = "hidden error"
    """An error out of sight, or a refusal without a word."""
    FALSE = "false error"
    """An error although what was sent was accepted."""
    MOVED = "moving target"
    """What was looked at moved by more than 8 px, became something else or went before the tap."""
    UNREACHABLE = "unreachable"
    """What is offered cannot be touched."""


@dataclass
class Fault:
    """One fault; `times`: how often it was seen."""

    kind: Kind
    where: str
    text: str
    picture: str = ""
    times: int = 1

    def __str__(self) -> str:
        times = f" ({self.times} times)" if self.times > 1 else ""
        picture = f" [{self.picture}]" if self.picture else ""
        return f"{self.kind.upper()} {self.where}{times}: {self.text}{picture}"


@dataclass
class Decision:
    """One thing that was done, from looking to the answer. `outcome`: accepted, refused, told (it
    was left incomplete on purpose, and the page said so), overtaken (the question closed
    meanwhile), unfilled (the page had marked what is missing), missed, unreachable."""

    title: str
    asked: str
    panel: int
    taps: int = 0
    way: int = 0
    """Pixels scrolled to the control that sends."""
    outcome: str = "overtaken"
    filled: list[str] = field(default_factory=list)
    careless: bool = False

    def told(self, text: str) -> None:
        """Note what was entered."""
        self.filled.append(text)

    @property
    def how(self) -> str:
        return "; ".join(self.filled) or "nothing to fill in"


@dataclass
class Log:
    """What a game on a screen has shown. `picture` takes a picture into a folder; `pictures`: that
    folder, made when it is needed."""

    name: str
    pictures: Path
    picture: Callable[[Path], None] | None = None
    decisions: list[Decision] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: Counter[str] = field(default_factory=Counter)
    measures: list[Measure] = field(default_factory=list)
    """Of each question as it came."""
    matches: int = 0
    over: list[str] = field(default_factory=list)
    """How matches ended."""

    def fault(self, kind: Kind, where: str, text: str) -> None:
        """Note a fault; the same once more is counted."""
        for known in self.faults:
            if (known.kind, known.where, known.text) == (kind, where, text):
                known.times += 1
                return
        self.faults.append(Fault(kind, where, text, self._picture(kind)))

    def _picture(self, kind: Kind) -> str:
        if self.picture is None:
            return ""
        self.pictures.mkdir(parents=True, exist_ok=True)
        file = self.pictures / f"{self.name}-{len(self.faults) + 1:02}-{kind}.png".replace(" ", "-")
        self.picture(file)
        return file.name

    def count(self, *outcomes: str) -> int:
        """How many decisions had one of these outcomes."""
        return sum(one.outcome in outcomes for one in self.decisions)

    def made(self) -> int:
        """How many decisions the page has answered."""
        return len(self.decisions) - self.count("overtaken")
