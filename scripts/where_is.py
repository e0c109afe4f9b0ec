"""Ask somebody who has the list of files and nothing else where things are, and mark the answers.

    python -m scripts.where_is sheet              # the questions and the list, to read or hand out
    python -m scripts.where_is mark ANSWERS...    # which answers name a right file
    python -m scripts.where_is past               # the same for the readers of the past

The questions, with the files that are right, and the answers of past readers stand in
`where_is.toml`. A file of answers is as many lines as there are questions, each a path that the
list has. A question counts as found if two of three readers name a right file at once.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

ROOT: Final = Path(__file__).resolve().parent.parent
QUESTIONS: Final = Path(__file__).with_suffix(".toml")
MAJORITY: Final = 2 / 3


class Question(Struct, frozen=True):
    """`text`: what is asked. `right`: patterns of the files where it is, below `src/intriga`."""

    text: str
    right: tuple[str, ...]

    def is_right(self, path: str) -> bool:
        inside = path.strip().removeprefix("src/").removeprefix("intriga/")
        return any(fnmatchcase(inside, pattern) for pattern in self.right)


class Reading(Struct, frozen=True):
    """What one reader answered on a day, in the order of the questions."""

    when: str
    answers: tuple[str, ...]


class Questions(Struct, frozen=True):
    question: tuple[Question, ...]
    reading: tuple[Reading, ...] = ()


def questions() -> Questions:
    return convert(tomllib.loads(QUESTIONS.read_text("utf-8")), Questions)


def files() -> list[str]:
    """The paths below `src/intriga` that git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "src/intriga"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.splitlines()
    return [path.removeprefix("src/intriga/") for path in listed]


def sheet(asked: Sequence[Question], paths: Iterable[str]) -> str:
    numbered = [f"{number}. {question.text}" for number, question in enumerate(asked, 1)]
    return "\n".join(["Where is it? One path for each:", *numbered, "", "Files:", *paths])


def found(asked: Sequence[Question], readers: Sequence[Sequence[str]]) -> list[int]:
    """How many of the readers named a right file, for each question. Raises `ValueError` if a
    reader did not answer all."""
    return [
        sum(question.is_right(answer) for answer in answers)
        for question, answers in zip(asked, zip(*readers, strict=True), strict=True)
    ]


def mark(asked: Sequence[Question], readers: Sequence[Sequence[str]]) -> str:
    """A line for each question, with the wrong answers, and how many count as found."""
    counts = found(asked, readers)
    lines = []
    for at, (question, count) in enumerate(zip(asked, counts, strict=True)):
        wrong = sorted({each[at] for each in readers if not question.is_right(each[at])})
        lines.append(f"{count} of {len(readers)}  {question.text}  {', '.join(wrong)}".rstrip())
    right = sum(count >= MAJORITY * len(readers) for count in counts)
    return "\n".join([*lines, f"{right} of {len(asked)} found"])


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["sheet"]:
            print(sheet(questions().question, files()))
        case ["past"]:
            kept = questions()
            print(mark(kept.question, [reading.answers for reading in kept.reading]))
        case ["mark", *names] if names:
            read = [Path(name).read_text("utf-8").split() for name in names]
            print(mark(questions().question, read))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
