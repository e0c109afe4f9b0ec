"""The data of each printout: names from the board and the decks, texts in the reader's language."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from intriga.games.economicus.data import Card, House, Sector, house_of
from intriga.games.economicus.options import Options
from intriga.words import Phrasebook

Data = dict[str, Any]

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


def sheet(printout: str, options: Any, names: Sequence[str], book: Phrasebook) -> Data:
    """What one printout shows. `names`: of the players by seat, "" for a line to write on.

    Raises `InvalidOptions` for files that cannot be played.
    """
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    house = house_of(chosen.board, chosen.decks, chosen.dice)
    make = {
        "board": _sectors,
        "sectors": _sectors,
        "cards": _cards,
        "pieces": _pieces,
        "money": _money,
        "players": _players,
    }[printout]
    return {"name": book.say("print-economicus-name")} | make(house, names, book, chosen)


def _words(book: Phrasebook, *ids: str) -> dict[str, str]:
    return {id: book.say(f"print-economicus-word-{id}") for id in ids}


def _sectors(house: House, names: Sequence[str], book: Phrasebook, options: Options) -> Data:
    return {
        "words": _words(
            book, "price", "crisis", "startups", "special", "options", "events", "discard"
        )
        | _words(book, "private", "state", "circle", "lead", "credits"),
        "sectors": [_sector(one, book) for one in house.board.sectors],
    }


def _sector(sector: Sector, book: Phrasebook) -> Data:
    return {
        "number": sector.number,
        "name": sector.name.of(book.language),
        "private": sector.private,
        "state": sector.state,
        "profit": book.say("print-economicus-profit", {"money": signed(sector.profit)}),
        "special": sector.special,
        "innovation": sector.innovation,
    }


def signed(money: int) -> str:
    """An amount with its sign, as print has it."""
    return f"−{-money}" if money < 0 else f"+{money}"


def _cards(house: House, names: Sequence[str], book: Phrasebook, options: Options) -> Data:
    """Every card as often as it is in its deck, options first; then the stock of quotas: one for
    each player and one more for a return each (items 11, 30)."""
    cards = [_card(card, book) for card in house.decks.cards for _ in range(card.count)]
    options_, events = (
        [card for card in cards if card["deck"] == deck] for deck in ("option", "event")
    )
    quota = _card(house.decks.card(house.decks.quota), book) | {"deck": "stock"}
    return {
        "words": _words(book, "option", "event", "stock", "crime", "difficulty"),
        "decks": [options_, [quota] * (2 * len(names)), events],
    }


def _card(card: Card, book: Phrasebook) -> Data:
    when = "react" if card.window == "react" else f"{card.window}{'' if card.sales else '-busy'}"
    return {
        "id": card.id,
        "deck": card.deck,
        "name": card.name.of(book.language),
        "text": card.text.of(book.language),
        "when": book.say(f"print-economicus-when-{when}"),
        "difficulty": card.difficulty,
    }


def _pieces(house: House, names: Sequence[str], book: Phrasebook, options: Options) -> Data:
    return {
        "words": _words(book, "chips", "tokens", "active", "auditor", "management"),
        "chips": [{"mark": mark, "count": CHIPS} for mark in MARKS[: len(names)]],
        "crises": [f"−{strength}" for strength in CRISES],
        "numbers": [sector.number for sector in house.board.sectors],
    }


def _money(house: House, names: Sequence[str], book: Phrasebook, options: Options) -> Data:
    return {
        "words": _words(book, "bank", "millions"),
        "notes": [
            {"sum": book.say("print-economicus-sum", {"money": money}), "count": count}
            for money, count in NOTES
        ],
    }


def _players(house: House, names: Sequence[str], book: Phrasebook, options: Options) -> Data:
    return {
        "words": _words(
            book, "player", "mark", "year", "loan", "deposit", "stars", "chips-note", "turn", "sums"
        ),
        "players": [{"name": name, "mark": mark} for name, mark in zip(names, MARKS, strict=False)],
        "turn": [
            {
                "title": book.say(f"print-economicus-turn-{n}"),
                "text": book.say(f"print-economicus-turn-{n}-text"),
            }
            for n in range(1, 7)
        ],
        "sums": [
            book.say(f"print-economicus-sum-{id}", params)
            for id, params in (
                ("start", {"money": _FIRST}),
                ("stars", {"goal": goal(options, len(names))}),
                ("presence", {}),
                ("loan", {}),
                ("deposit", {}),
                ("development", {}),
                ("crime", {}),
                ("black", {"faces": _faces(house.dice.black, house.dice.percent, book)}),
                ("blue", {"faces": _faces(house.dice.blue, house.dice.percent, book)}),
            )
        ],
    }


def goal(options: Options, players: int) -> int:
    """Stars that win (items 1, 13)."""
    raised = max(0, players - 6) if options.raised else 0
    return options.goal or 14 - players + raised


def _faces(faces: Sequence[int], percent: bool, book: Phrasebook) -> str:
    """The faces of a die, for whoever has to use a common one: 1 → the first, and so on."""
    unit = "%" if percent else book.say("print-economicus-million")
    return ", ".join(f"{face}{unit}" for face in faces)
