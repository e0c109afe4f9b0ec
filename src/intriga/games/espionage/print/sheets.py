"""The data of each printout: texts in the reader's language, places, prices."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from intriga.games.espionage.course.opening import city_names, settled_corners
from intriga.games.espionage.data.geometry import CELLS, CORNERS, GENEVA, PLACE_AT
from intriga.games.espionage.data.price_list import PRICES, prices
from intriga.games.espionage.options import HouseSpecial, Options
from intriga.games.espionage.subjects.names import city, special_name
from intriga.words import Phrasebook

MOST_BOXES = 10
"""The most boxes to tick for one special move: enough for ten points at one point each."""

TURN = ("bribe", "move", "special")
CHALLENGE = ("challenge", "answer", "bidding", "money-back")


class Point(Struct, frozen=True):
    """A heading and its sentence."""

    title: str
    text: str


class SquarePrinted(Struct, frozen=True):
    """A square of the board. `who`: of a city, its player, "" for a line to write on."""

    kind: Literal["cell", "geneva", "city", "open", "closed"]
    name: str
    who: str | UnsetType = UNSET


class PricedMove(Struct, frozen=True):
    """A special move for sale: its price in points, boxes to tick, what it does."""

    name: str
    price: int
    boxes: int
    text: str


class SeatCard(Struct, frozen=True):
    """Whose card it is, and of which city, if that is known."""

    who: str
    city: str


class BoardSheet(Struct, frozen=True):
    """The data of `board.typ`."""

    name: str
    words: dict[str, str]
    places: list[SquarePrinted]
    note: str
    turn: list[Point]
    challenge: list[Point]


class SeatCardsSheet(Struct, frozen=True):
    """The data of `cards.typ`."""

    name: str
    words: dict[str, str]
    places: list[SquarePrinted]
    cards: list[SeatCard]
    money: str
    points: int
    specials: list[PricedMove]


class ReferenceSheet(Struct, frozen=True):
    """The data of `reference.typ`."""

    name: str
    words: dict[str, str]
    opening: list[Point]
    turn: list[Point]
    duel: list[Point]
    end: list[Point]
    fine: list[str]
    specials: list[PricedMove]


AnySheet = BoardSheet | SeatCardsSheet | ReferenceSheet


def sheet(printout: str, options: Options, names: Sequence[str], book: Phrasebook) -> AnySheet:
    """What one printout shows. `names`: of the players by seat, "" for a line to write on.

    Raises `InvalidOptions` for cities that share a name.
    """
    made: dict[str, Callable[[Sheet], AnySheet]] = {
        "board": _board,
        "cards": _cards,
        "reference": _reference,
    }
    return made[printout](Sheet(options, names, book))


class Sheet:
    """What the printouts share: texts, places, the price list of one match."""

    def __init__(self, options: Options, names: Sequence[str], book: Phrasebook) -> None:
        self.options = options
        self.names = names
        self.book = book
        corners = settled_corners(options, len(names))
        self.settled = bool(corners)
        """Whether the corner of each seat is known before the match begins (S3)."""
        custom = options.layout == "custom"
        self.cities = {
            corner: str(book.render(city(name, custom)))
            for corner, name in zip(CORNERS, city_names(options), strict=True)
        }
        self.owners = dict(zip(corners, names, strict=True)) if self.settled else {}

    def say(self, key: str, /, **params: Any) -> str:
        return self.book.say(f"print-espionage-{key}", params)

    def words(self, *keys: str) -> dict[str, str]:
        return {key: self.say(key) for key in keys}

    def point(self, key: str, text: str = "", **params: Any) -> Point:
        """A heading and its sentence: those of `key`, or the sentence of another message."""
        return Point(self.say(key), self.say(text or f"{key}-text", **params))

    @property
    def sells(self) -> bool:
        """Whether special moves are for sale at all."""
        return self.options.specials and self.options.points > 0

    @property
    def waits_for_closing(self) -> bool:
        """Whether a corner will be closed, and it is not known yet which one (S4)."""
        all_owned = len(self.names) == len(CORNERS)
        return not (self.settled or all_owned or self.options.transit)

    def places(self) -> list[SquarePrinted]:
        """The 81 squares in reading order."""
        return [self.place(place) for _, place in sorted(PLACE_AT.items())]

    def place(self, place: int) -> SquarePrinted:
        if 1 <= place <= CELLS:
            return SquarePrinted("cell", str(place))
        if place == GENEVA:
            return SquarePrinted("geneva", self.book.say("espionage-geneva"))
        if not self.settled or place in self.owners:
            who = self.owners.get(place, "")
            return SquarePrinted("city", self.cities[place], who)
        kind: Literal["open", "closed"] = "open" if self.options.transit else "closed"
        return SquarePrinted(kind, self.say(f"corner-{kind}"))

    def price_list(self) -> list[PricedMove]:
        """Special moves for sale: name, price in points, what they do, boxes to tick."""
        if not self.sells:
            return []
        house = {special.name: special for special in self.options.house}
        return [
            PricedMove(
                name=str(self.book.render(special_name(name))),
                price=price,
                boxes=min(MOST_BOXES, self.options.points // price if price else MOST_BOXES),
                text=self._effects(house[name]) if name in house else self._help(name),
            )
            for name, price in prices(self.options).items()
            if price <= self.options.points
        ]

    def _help(self, name: str) -> str:
        assert name in PRICES
        return self.book.say(f"espionage-special-{name}", attribute="help")

    def _effects(self, special: HouseSpecial) -> str:
        """The effects of a special move of the organiser's own, in their order (S38)."""
        texts = []
        if special.money > 0:
            texts.append(self.say("house-gain", sum=special.money))
        if special.money < 0:
            texts.append(self.say("house-cost", sum=-special.money))
        texts += [
            self.say(f"house-{effect}")
            for effect in ("clear", "refund", "peek", "jump")
            if getattr(special, effect)
        ]
        if special.steps:
            texts.append(self.say("house-steps", steps=special.steps))
        return " ".join(texts) or self.say("house-nothing")


def _turn(sheet: Sheet) -> list[Point]:
    return [sheet.point(key) for key in TURN if key != "special" or sheet.sells]


def _challenge(sheet: Sheet) -> list[Point]:
    variants = {"bidding": f"bidding-{sheet.options.bidding}"}
    return [sheet.point(key, variants.get(key, "")) for key in CHALLENGE]


def _board(sheet: Sheet) -> BoardSheet:
    words = ("secret", "board-file", "board-lead", "turn", "turn-lead", "duel", "victory")
    return BoardSheet(
        name=sheet.book.say("game-espionage"),
        words=sheet.words(*words, "victory-text", "credits-short"),
        places=sheet.places(),
        note=sheet.say("cross-out") if sheet.waits_for_closing else "",
        turn=_turn(sheet),
        challenge=_challenge(sheet),
    )


def _cards(sheet: Sheet) -> SeatCardsSheet:
    """A card for each seat, and a spare one to fill the last page of two."""
    known = tuple(sheet.owners)
    cards = [
        SeatCard(name, sheet.cities[known[seat]] if sheet.settled else "")
        for seat, name in enumerate(sheet.names)
    ]
    cards += [SeatCard("", "")] * (len(cards) % 2)
    points = sheet.options.points
    return SeatCardsSheet(
        name=sheet.book.say("game-espionage"),
        words=sheet.words("card", "private", "city", "who", "treasury", "specials", "legend")
        | {"points": sheet.say("points", points=points)},
        places=[replace(square, who="") for square in sheet.places()],
        cards=cards,
        money=sheet.say("dollars", sum=sheet.options.money),
        points=points,
        specials=sheet.price_list(),
    )


def _reference(sheet: Sheet) -> ReferenceSheet:
    options = sheet.options
    tie = "ascending" if options.bidding == "ascending" else f"{options.tie}-{options.bidding}"
    corners = sheet.say(f"seats-{options.corners}")
    free = sheet.say("seats-open" if options.transit else "seats-closed")
    money_back = sheet.point("money-back", f"money-back-{options.returns}")
    opening = [
        sheet.point("table"),
        Point(sheet.say("seats"), f"{corners} {free} {sheet.say('seats-first')}"),
        sheet.point("money", sum=options.money),
    ]
    duel = [point for point in _challenge(sheet) if point.title != money_back.title]
    duel += [] if tie == "ascending" else [sheet.point("tie", f"tie-{tie}")]
    duel += [money_back, sheet.point("after")]
    end = [sheet.point("victory"), sheet.point("limit", rounds=options.rounds)]
    fine = ["fine-numbers", "fine-raise", "fine-mover", "fine-alone", "fine-set-up", "fine-bluff"]
    return ReferenceSheet(
        name=sheet.book.say("game-espionage"),
        words=sheet.words(
            "secret",
            "rules",
            "lead",
            "opening",
            "turn",
            "turn-lead",
            "duel",
            "end",
            "fine",
            "specials",
            "price",
            "example",
            "credits",
        )
        | {
            "specials-lead": sheet.say("specials-lead", points=options.points),
            "example-text": sheet.say("example-text"),
            "example-legend": sheet.say("example-legend"),
        },
        opening=opening,
        turn=_turn(sheet),
        duel=duel,
        end=end,
        fine=[
            sheet.say(key)
            for key in fine
            if sheet.sells or key not in ("fine-set-up", "fine-bluff")
        ],
        specials=sheet.price_list(),
    )
