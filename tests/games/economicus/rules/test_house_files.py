"""A host's own files: what is wrong with them is told by line and field, and never as a crash."""

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.games.economicus.data import house_of, house_text
from intriga.games.economicus.data.board import PLACES
from intriga.games.economicus.data.lines import line_of, lines_of
from intriga.kernel import InvalidOptions
from intriga.words import phrasebook

BOARD, DECKS, DICE = house_text("board"), house_text("decks"), house_text("dice")
PACKAGE = "intriga.games.economicus.data"


def told(language: str = "en", **files: str) -> str:
    """What somebody is told who brings these files."""
    with pytest.raises(InvalidOptions) as caught:
        house_of(**files)
    refusal = caught.value.refusal
    book = phrasebook(language, PACKAGE)
    text = str(book.say(refusal.id, refusal.params))
    return "".join(letter for letter in text if letter not in "\u2068\u2069")


def test_the_house_can_be_brought_as_files_itself() -> None:
    assert house_of(BOARD, DECKS, DICE) == house_of()


def test_a_fault_is_told_with_its_line_and_field_in_both_languages() -> None:
    broken = BOARD.replace("profit = 5", 'profit = "5"', 1)
    line = 1 + broken[: broken.index('"5"')].count("\n")
    assert told(board=broken) == (
        f"Board file: 1 fault. Line {line}, sector[2].profit: must be a whole number from -9 to 30."
    )
    assert told("ru", board=broken) == (
        f"Файл доски: 1 ошибка. Строка {line}, sector[2].profit: нужно целое число от -9 до 30."
    )


BOARDS = {
    "a word for a number": ("number = 3", "number = true", "whole number from 2 to 12"),
    "a field that is none": ("state = 1", "states = 1", "unknown field"),
    "a field that is missing": ("private = 12\n", "", "sector[2].private: this field is missing"),
    "one number twice": ("number = 3", "number = 4", "one like this already"),
    "a number that is missing": ("number = 3", "number = 4", "no sectors with these numbers: 3"),
    "one key twice": ('"oil"', '"energy"', "one like this already"),
    "a key with a line break": ('"oil"', '"oil\\n"', "short name"),
    "companies in Innovation": ("private = 0", "private = 1", "begins without companies"),
    "too few places": ("private = 12", "private = 11", "at least 16 are needed"),
    "a name that turns the text": ('"Banks"', '"Banks\u202e"', "cannot be printed"),
    "a name of two lines": ('"Banks"', '"Ba\\nnks"', "cannot be printed"),
    "a name of nothing": ('"Banks"', '" "', "text of 1 to 60"),
    "a name too long": ('"Banks"', f'"{"B" * 61}"', "text of 1 to 60"),
    "a third language": ('name.en = "Banks"', 'name.de = "Banken"', "Fields: ru, en"),
    "no TOML": ("[[sector]]", "[[sector]", "not valid TOML"),
    "a float": ("profit = 5", "profit = 5.0", "whole number"),
    "a huge number": ("profit = 5", "profit = " + "9" * 900, "whole number"),
}


@pytest.mark.rule("economicus", "item 10", "item 12")
@pytest.mark.parametrize("case", BOARDS)
def test_a_board_that_cannot_be_played_is_refused(case: str) -> None:
    old, new, words = BOARDS[case]
    assert old in BOARD
    assert words in told(board=BOARD.replace(old, new, 1))
    assert told("ru", board=BOARD.replace(old, new, 1))


CARDS = {
    "an effect that is none": ('does = "relief"', 'does = "rescue"', "must be one of: licence"),
    "an effect without its number": ('"relief", strength = 2', '"relief"', "field is missing"),
    "an effect of another kind": ('"relief", strength', '"relief", price', "unknown field"),
    "one id twice": ('id = "O2"', 'id = "O1"', "one like this already"),
    "an id for a page": ('id = "O2"', 'id = "<b>"', "short name"),
    "no card at all": ("count = 10", "count = 0", "from 1 to 40"),
    "a window of events": ('window = "any"', 'window = "draw"', "events have the window draw"),
    "a reaction of another kind": ('window = "any"', 'window = "react"', "licence or investigate"),
    "a quota played at will": ('window = "react"', 'window = "own"', "have the window react"),
    "two quotas": ('does = "investigate"', 'does = "licence"', "2 cards have the effect"),
    "no quota": ('does = "licence"', 'does = "investigate"', "0 cards have the effect"),
    "an event with a player": (
        '{ does = "no-loans" }', '{ does = "star", count = 1 }', "events cannot do this",
    ),
    "an option that lasts": (
        '{ does = "relief", strength = 2 }', '{ does = "no-loans" }', "options cannot do this",
    ),
    "a raid on nobody": ('target = "foreign-company"\n', "", "needs the target: foreign-company"),
    "a share without a partner": ('"shared-sector"', '"sector"', "needs the target"),
    "a second sector of one": ('"two-sectors"', '"sector"', "only with the target two-sectors"),
    "a crisis of Innovation": ("sector = 10 }]", "sector = 7 }]", "has no crises"),
    "a crisis nowhere": ("strength = 1, sector = 10", "strength = 1", "add sector"),
    "a crime at any time": (
        'window = "own"\ndifficulty = 2', 'window = "any"\ndifficulty = 2', "own turn",
    ),
    "nothing paid": ("amount = -10", "amount = 0", "cannot be zero"),
    "a tender with more": (
        'least = 8, present = 3 }', 'least = 8 }, { does = "star", count = 1 }', "stand alone",
    ),
    "a target of a reaction": (
        'window = "react"', 'window = "react"\ntarget = "player"', "remove the target",
    ),
    "an empty list": ('effects = [{ does = "licence" }]', "effects = []", "1 to 6 items"),
}  # fmt: skip


@pytest.mark.rule("economicus", "item 38")
@pytest.mark.parametrize("case", CARDS)
def test_decks_that_cannot_be_played_are_refused(case: str) -> None:
    old, new, words = CARDS[case]
    assert old in DECKS
    broken = DECKS.replace(old, new, 1)
    assert words in told(decks=broken)
    assert told("ru", decks=broken)


def test_too_few_cards_are_refused() -> None:
    only = "[[card]]".join(DECKS.split("[[card]]")[:3]).replace("count = 5", "count = 4")
    text = told(decks=only)
    assert "14 options in the deck; 16 to 400 are needed" in text
    assert "0 events in the deck" in text


def test_what_is_wrong_with_a_name_of_a_field_is_not_repeated() -> None:
    text = told(board=BOARD + '\n"<script>alert(1)</script>" = 1\n')
    assert "script" not in text


@pytest.mark.parametrize(
    "hostile",
    [
        "a." * 29_000 + "a = 1",
        "x = " + "[" * 900,
        "x = [\n" + "[\n" * 20_000,
        "x = [\n" + "1,\n" * 19_000 + "]",
        "x = " + "9" * 900 + "\n" + "y = 1\n" * 5000,
        "sector = 5",
        "sector = [5, [], {}]",
        "[sector]\nnumber = 2",
        "name = 1999-01-01",
        "\x00",
        "\ud800",
        "=" * 60_001,
        "[[sector]]\n" * 5000,
        "".join(f"x{n} = [\n" + "1,\n" * 37 + "]\n" for n in range(480)),
    ],
)
def test_no_file_is_slow_or_crashes(hostile: str) -> None:
    for file in ("board", "decks", "dice"):
        begun = time.process_time()
        assert told(**{file: hostile})
        assert time.process_time() - begun < 3


@pytest.mark.rule("economicus", "item 11", "item 12")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.randoms(use_true_random=False), st.sampled_from(["board", "decks", "dice"]))
def test_a_file_with_random_damage_is_read_or_refused(dice: random.Random, file: str) -> None:
    text = {"board": BOARD, "decks": DECKS, "dice": DICE}[file]
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(text))
        cut = dice.choice((0, 1, 1, 5, 40))
        text = text[:at] + dice.choice('0123456789"[]{}=.,\n#aЖ\u202e') + text[at + cut :]
    refusal = None
    try:
        house_of(**{file: text})
    except InvalidOptions as invalid:
        refusal = invalid.refusal
    if refusal is not None:
        assert phrasebook("ru", PACKAGE).say(refusal.id, refusal.params)


def test_lines_of_lists_tables_and_long_values() -> None:
    text = (
        '# first\n[a]\nb.c = 1\n\n[[d]]\ne = [\n  1,\n]\n[[d]]\ne = """\n[x]\n"""\n[d.f]\ng = 1\n'
    )
    places = lines_of(text)
    assert line_of(places, ("a", "b", "c")) == 3
    assert line_of(places, ("d", 0, "e", 0)) == 6
    assert line_of(places, ("d", 1, "e")) == 10
    assert line_of(places, ("d", 1, "f", "g")) == 14
    assert line_of(places, ("h",)) == 0


def test_lines_are_those_of_an_editor() -> None:
    text = BOARD.replace("# Innovation", "# \u2028 \x0c Innovation".replace("\x0c", "\u0085"))
    broken = text.replace("profit = 5", "profit = 500", 1).replace("\n", "\r\n")
    assert "Line 30, sector[2].profit" in told(board=broken)


def test_the_files_of_the_house_say_that_they_are_ours() -> None:
    for text in (BOARD, DECKS, DICE):
        head = text.split("\n\n")[0]
        assert "ours" in head
        assert all(line.startswith("#") for line in head.splitlines())


VALUES: tuple[str, ...] = (
    "-1",
    "0",
    "7",
    "12",
    "99",
    "true",
    "1.5",
    '""',
    '"own"',
    '"draw"',
    "[]",
    "{}",
    "[[]]",
)
VALUES += (
    '{ does = "buy" }',
    '[{ does = "tender", least = 1 }]',
    '{ ru = "х" }',
    "nan",
    "07:30:00",
)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.randoms(use_true_random=False), st.sampled_from(["board", "decks"]))
def test_any_value_in_any_field_is_read_or_refused(dice: random.Random, file: str) -> None:
    lines = {"board": BOARD, "decks": DECKS}[file].splitlines()
    fields = [at for at, line in enumerate(lines) if line[:1].isalpha() and " = " in line]
    at = dice.choice(fields)
    if lines[at].endswith("["):
        return
    lines[at] = f"{lines[at].split(' = ')[0]} = {dice.choice(VALUES)}"
    text = "\n".join(lines)
    try:
        house_of(**{file: text})
    except InvalidOptions:
        text = told(**{file: text})
        assert f"Line {at + 1}" in text or "card" in text or "sector" in text


@pytest.mark.rule("economicus", "item 12")
def test_nobody_is_left_without_a_place_on_the_smallest_board() -> None:
    """Eight players place by chance, as badly as they like; everybody has one quota."""
    dice = random.Random(12)
    for _ in range(500):
        private, state = PLACES, dice.randrange(9)
        quotas = [1] * 8
        for player in [*range(8), *reversed(range(8))]:
            assert private or (state and quotas[player])
            if state and quotas[player] and (not private or dice.random() < 0.4):
                state, quotas[player] = state - 1, 0
            else:
                private -= 1
