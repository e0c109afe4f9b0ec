"""Reading the board, the decks and the dice: those of the house, or a host's own files (TOML)."""

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct, inspect

from intriga.games.economicus.data import sense, shape
from intriga.games.economicus.data.board import Board
from intriga.games.economicus.data.cards import read_effect
from intriga.games.economicus.data.decks import Decks
from intriga.games.economicus.data.dice import Dice
from intriga.games.economicus.data.faults import Fault, Faults, fault, refusal
from intriga.games.economicus.data.lines import Table, line_of, lines_of

File = Literal["board", "decks", "dice"]

MOST: Final = 60_000
"""The longest file, in characters."""
_LINE: Final = 1000
"""The longest line. Reading TOML takes the square of a key's length."""

_Read = TypeVar("_Read", bound=Struct)


class House(Struct, frozen=True):
    """What a match is played with."""

    board: Board
    decks: Decks
    dice: Dice


def house_of(board: str = "", decks: str = "", dice: str = "") -> House:
    """The house by the files of a match; an empty one stands for the house's own. Raises
    `InvalidOptions`, which names each fault of a file by line and field."""
    return _houses(board, decks, dice)


def house_text(file: File) -> str:
    """The house's own file, to begin a file of one's own with."""
    return (files(__package__) / "tables" / f"{file}.toml").read_text("utf-8")


@lru_cache(maxsize=64)
def _houses(board: str, decks: str, dice: str) -> House:
    return House(
        _read("board", board, Board, sense.of_board),
        _read("decks", decks, Decks, sense.of_decks),
        _read("dice", dice, Dice, lambda _: iter(())),
    )


def _read(file: File, text: str, kind: type[_Read], sense: Callable[[_Read], Faults]) -> _Read:
    text = text or house_text(file)
    plain = _plain(file, text)
    faults = list(shape.faults_of(inspect.type_info(kind), plain))
    if not faults:
        read = msgspec.convert(plain, kind, dec_hook=read_effect)
        faults = list(sense(read))
        if not faults:
            return read
    lines = lines_of(text)
    raise refusal(file, faults, [line_of(lines, one.path) for one in faults])


def _plain(file: File, text: str) -> Table:
    """The file as plain data; raises `InvalidOptions` when it is no TOML."""
    if len(text) > MOST:
        raise refusal(file, [fault((), "too-long", most=MOST)], [0])
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LINE:
            raise refusal(file, [fault((), "long-line", most=_LINE)], [number])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise refusal(file, [Fault((), {"msg": "economicus-house-syntax"})], [0]) from None
    except ValueError:
        raise refusal(file, [fault((), "syntax")], [_broken_at(text)]) from None


def _broken_at(text: str) -> int:
    """The line in which a text stops being TOML: that of the first statement with a fault."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error).rpartition("(at line ")[2].partition(",")[0]
        if said.isdigit():
            return int(said)
        return text.count("\n") + 1
    except ValueError:  # a number that is too long
        return 0
    return 0
