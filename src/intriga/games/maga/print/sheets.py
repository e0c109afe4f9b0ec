"""The data of each printout: texts in the reader's language, numbers from the tables."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.roles import Role
from intriga.games.maga.options import Options
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.subjects.stage.action import AnyAction
from intriga.words import Phrasebook

CHECKS: Final = {"before": 8, "turn": 7, "end": 4}
"""Part of the organiser's checklist → how many points it has."""
_THOUSAND: Final = 1_000
_MILLION: Final = 1_000_000


class ActionShown(Struct, frozen=True):
    """An action with its price, help, kind and a sentence."""

    name: str
    price: str
    helpers: str
    kind: str
    once: bool
    credit: bool
    text: str


class RoleSheet(Struct, frozen=True):
    """A role with its actions."""

    title: str
    about: str
    actions: list[ActionShown]


class RoleSheets(Struct, frozen=True):
    """A sheet for each role, in the order of the chapters."""

    words: dict[str, str]
    roles: list[RoleSheet]
    contest: str
    credited: str


class Chapter(Struct, frozen=True):
    """The actions of a ministry."""

    title: str
    actions: list[ActionShown]


class AllActions(Struct, frozen=True):
    """All actions on two pages."""

    words: dict[str, str]
    chapters: list[Chapter]
    notes: list[str]


class Checklist(Struct, frozen=True):
    """A part of what the organiser does."""

    title: str
    points: list[str]


class Organiser(Struct, frozen=True):
    """What to do before the match, in each turn, and at the end."""

    parts: list[Checklist]


def sheet(
    printout: str, options: object, names: Sequence[str], book: Phrasebook
) -> RoleSheets | AllActions | Organiser:
    """What one printout shows; names are nowhere on it."""
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    match printout:
        case "roles":
            return _roles(chosen, book)
        case "actions":
            return _actions(chosen, book)
    return _organiser(chosen, book)


def _roles(options: Options, book: Phrasebook) -> RoleSheets:
    return RoleSheets(
        words=_words(book, "number", "name", "helpers", "notes", "state"),
        roles=[
            RoleSheet(
                title=book.say(f"maga-role-{role}"),
                about=book.say(f"print-maga-about-{role}"),
                actions=_of(role, options, book),
            )
            for role in Role
        ],
        contest=book.say("print-maga-contest", {"seen": amounts().hidden}),
        credited=book.say("print-maga-credited"),
    )


def _actions(options: Options, book: Phrasebook) -> AllActions:
    return AllActions(
        words=_words(book, "action", "price", "helpers", "kind", "effect"),
        chapters=[
            Chapter(book.say(f"maga-role-{role}"), _of(role, options, book)) for role in Role
        ],
        notes=[
            book.say("print-maga-contest", {"seen": amounts().hidden}),
            book.say("print-maga-helping"),
            book.say("print-maga-kinds"),
            book.say("print-maga-order"),
            book.say("print-maga-credited"),
        ],
    )


def _organiser(options: Options, book: Phrasebook) -> Organiser:
    given = {"turns": options.turns, "people": options.people}
    return Organiser(
        [
            Checklist(
                book.say(f"print-maga-check-{part}"),
                [book.say(f"print-maga-{part}-{n}", given) for n in range(1, count + 1)],
            )
            for part, count in CHECKS.items()
        ]
    )


def _of(role: Role, options: Options, book: Phrasebook) -> list[ActionShown]:
    """The actions of a chapter."""
    return [_action(one, options, book) for one in ACTIONS.values() if one.ministry == role]


def _action(action: AnyAction, options: Options, book: Phrasebook) -> ActionShown:
    gross = "yes" if options.exchange_gross else "no"
    return ActionShown(
        name=book.say(f"maga-action-{action.id}"),
        price=_price(action, book),
        helpers=book.say(f"print-maga-help-{action.help}"),
        kind=book.say(f"print-maga-kind-{_kind(action)}"),
        once=action.once and action.ministry is not Role.SECRETARY,
        credit=bool(action.credit),
        text=book.say(f"print-maga-do-{action.id}", {"gross": gross}),
    )


def _kind(action: AnyAction) -> str:
    """As the player of the Secretary counts it: items 61 and 62 use the slot of another role."""
    return "other" if action.ministry is Role.SECRETARY else action.kind


def _price(action: AnyAction, book: Phrasebook) -> str:
    """In short: “2M”, “500K each”, “stake”."""
    if action.each and not action.cost:
        return book.say("print-maga-price-stake")
    if not action.cost:
        return book.say("print-maga-price-free")
    whole = action.cost % (_MILLION // 10) == 0 and action.cost >= _MILLION
    unit, size = ("million", _MILLION) if whole else ("thousand", _THOUSAND)
    n = f"{action.cost / size:g}".replace(".", book.say("print-maga-point"))
    told = book.say(f"print-maga-price-{unit}", {"n": n})
    return book.say("print-maga-price-each", {"price": told}) if action.each else told


def _words(book: Phrasebook, *ids: str) -> dict[str, str]:
    return {id: book.say(f"print-maga-word-{id}") for id in ids}
