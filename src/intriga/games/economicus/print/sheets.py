"""The data of each printout: names from the board and the decks, texts in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from intriga.games.economicus.data import Card, House, Sector, house_of
from intriga.games.economicus.options import Options
from intriga.words import Phrasebook

CHIPS: Final = 15
"""Chips printed for each player (E15)."""
MARKS: Final = "ABCDEFGH"
"""Marks of the players' chips, so that colour is never the only sign."""
CRISES: Final = (1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 6)
"""Crisis tokens; several lie together."""
NOTES: Final = ((1, 40), (5, 32), (10, 24), (20, 16))
"""Banknotes: millions, and how many of them."""
_FIRST: Final = 20
"""Money at the start (item 11)."""


class PrintedSector(Struct, frozen=True):
    """A sector of the circle."""

    number: int
    name: str
    private: int
    state: int
    profit: str
    special: bool
    innovation: bool


class SectorSheet(Struct, frozen=True):
    """The data of `board.typ` and `sectors.typ`. `name`: of the game, here and below."""

    name: str
    words: Mapping[str, str]
    sectors: Sequence[PrintedSector]


class PrintedCard(Struct, frozen=True):
    """A card. `deck`: whose back it has, the options', the events' or the stock's."""

    id: str
    deck: str
    name: str
    text: str
    when: str
    difficulty: int


class CardSheet(Struct, frozen=True):
    """The data of `cards.typ`: every card as often as it is in its deck."""

    name: str
    words: Mapping[str, str]
    decks: Sequence[Sequence[PrintedCard]]


class PrintedChips(Struct, frozen=True):
    """The chips of a player."""

    mark: str
    count: int


class PieceSheet(Struct, frozen=True):
    """The data of `pieces.typ`: chips, crisis tokens, number tokens."""

    name: str
    words: Mapping[str, str]
    chips: Sequence[PrintedChips]
    crises: Sequence[str]
    numbers: Sequence[int]


class PrintedNote(Struct, frozen=True):
    """A banknote, and how many there are."""

    sum: str
    count: int


class MoneySheet(Struct, frozen=True):
    """The data of `money.typ`."""

    name: str
    words: Mapping[str, str]
    notes: Sequence[PrintedNote]


class PrintedPlayer(Struct, frozen=True):
    """A player, and the mark of their chips."""

    name: str
    mark: str


class PrintedStep(Struct, frozen=True):
    """A step of a turn."""

    title: str
    text: str


class PlayerSheet(Struct, frozen=True):
    """The data of `players.typ`. `sums`: the amounts of the rules, in sentences."""

    name: str
    words: Mapping[str, str]
    players: Sequence[PrintedPlayer]
    turn: Sequence[PrintedStep]
    sums: Sequence[str]


def sheet(printout: str, options: Options, names: Sequence[str], book: Phrasebook) -> Struct:
    """What one printout shows. `names`: of the players by seat, "" for a line to write on.

    Raises `InvalidOptions` for files that cannot be played.
    """
    house = house_of(options.board, options.decks, options.dice)
    match printout:
        case "board" | "sectors":
            return _sectors(house, book)
        case "cards":
            return _cards(house, len(names), book)
        case "pieces":
            return _pieces(house, len(names), book)
        case "money":
            return _money(book)
        case _:
            return _players(house, names, book, options)


def _title(book: Phrasebook) -> str:
    return book.say("print-economicus-name")


def _words(book: Phrasebook, *ids: str) -> dict[str, str]:
    return {id: book.say(f"print-economicus-word-{id}") for id in ids}


def _sectors(house: House, book: Phrasebook) -> SectorSheet:
    cards = _words(book, "price", "crisis", "startups", "special", "options", "events", "discard")
    words = cards | _words(book, "private", "state", "circle", "lead", "credits")
    return SectorSheet(_title(book), words, [_sector(one, book) for one in house.board.sectors])


def _sector(sector: Sector, book: Phrasebook) -> PrintedSector:
    return PrintedSector(
        number=sector.number,
        name=sector.name.of(book.language),
        private=sector.private,
        state=sector.state,
        profit=book.say("print-economicus-profit", {"money": signed(sector.profit)}),
        special=sector.special,
        innovation=sector.innovation,
    )


def signed(money: int) -> str:
    """An amount with its sign, as print has it."""
    return f"−{-money}" if money < 0 else f"+{money}"


def _cards(house: House, players: int, book: Phrasebook) -> CardSheet:
    """Every card as often as it is in its deck, options first; then the stock of quotas: one for
    each player and one more for a return each (items 11, 30)."""
    cards = [_card(card, book) for card in house.decks.cards for _ in range(card.count)]
    options, events = (
        [card for card in cards if card.deck == deck] for deck in ("option", "event")
    )
    quota = replace(_card(house.decks.card(house.decks.quota), book), deck="stock")
    words = _words(book, "option", "event", "stock", "crime", "difficulty")
    return CardSheet(_title(book), words, [options, [quota] * (2 * players), events])


def _card(card: Card, book: Phrasebook) -> PrintedCard:
    when = "react" if card.window == "react" else f"{card.window}{'' if card.sales else '-busy'}"
    return PrintedCard(
        id=card.id,
        deck=card.deck,
        name=card.name.of(book.language),
        text=card.text.of(book.language),
        when=book.say(f"print-economicus-when-{when}"),
        difficulty=card.difficulty,
    )


def _pieces(house: House, players: int, book: Phrasebook) -> PieceSheet:
    return PieceSheet(
        name=_title(book),
        words=_words(book, "chips", "tokens", "active", "auditor", "management"),
        chips=[PrintedChips(mark, CHIPS) for mark in MARKS[:players]],
        crises=[f"−{strength}" for strength in CRISES],
        numbers=[sector.number for sector in house.board.sectors],
    )


def _money(book: Phrasebook) -> MoneySheet:
    notes = [
        PrintedNote(book.say("print-economicus-sum", {"money": money}), count)
        for money, count in NOTES
    ]
    return MoneySheet(_title(book), _words(book, "bank", "millions"), notes)


def _players(house: House, names: Sequence[str], book: Phrasebook, options: Options) -> PlayerSheet:
    dice = house.dice
    return PlayerSheet(
        name=_title(book),
        words=_words(
            book, "player", "mark", "year", "loan", "deposit", "stars", "chips-note", "turn", "sums"
        ),
        players=[PrintedPlayer(name, mark) for name, mark in zip(names, MARKS, strict=False)],
        turn=[
            PrintedStep(
                book.say(f"print-economicus-turn-{n}"), book.say(f"print-economicus-turn-{n}-text")
            )
            for n in range(1, 7)
        ],
        sums=[
            book.say(f"print-economicus-sum-{id}", params)
            for id, params in (
                ("start", {"money": _FIRST}),
                ("stars", {"goal": goal(options, len(names))}),
                ("presence", {}),
                ("loan", {}),
                ("deposit", {}),
                ("development", {}),
                ("crime", {}),
                ("black", {"faces": _faces(dice.black, dice.percent, book)}),
                ("blue", {"faces": _faces(dice.blue, dice.percent, book)}),
            )
        ],
    )


def goal(options: Options, players: int) -> int:
    """Stars that win (items 1, 13)."""
    raised = max(0, players - 6) if options.raised else 0
    return options.goal or 14 - players + raised


def _faces(faces: Sequence[int], percent: bool, book: Phrasebook) -> str:
    """The faces of a die, for whoever has to use a common one: 1 → the first, and so on."""
    unit = "%" if percent else book.say("print-economicus-million")
    return ", ".join(f"{face}{unit}" for face in faces)
