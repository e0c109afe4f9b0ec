"""The data of each printout: texts in the reader's language, numbers from the tables."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.roles import Role
from intriga.games.maga.options import Options
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.subjects.stage.action import Action
from intriga.words import Phrasebook

Data = dict[str, Any]

CHECKS: Final = {"before": 8, "turn": 7, "end": 4}
"""Part of the organiser's checklist → how many points it has."""
_THOUSAND: Final = 1_000
_MILLION: Final = 1_000_000
_EACH: Final = frozenset({"change-nuclear", "change-abm"})
"""Actions whose price is for each missile."""


def sheet(printout: str, options: Any, names: Sequence[str], book: Phrasebook) -> Data:
    """What one printout shows; names are nowhere on it."""
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    make = {"roles": _roles, "actions": _actions, "organiser": _organiser}[printout]
    return make(chosen, book)


def _roles(options: Options, book: Phrasebook) -> Data:
    """A sheet for each role, in the order of the chapters."""
    return {
        "words": _words(book, "number", "name", "helpers", "notes", "state"),
        "roles": [
            {
                "title": book.say(f"maga-role-{role}"),
                "about": book.say(f"print-maga-about-{role}"),
                "actions": [
                    _action(one, options, book) for one in ACTIONS.values() if one.ministry == role
                ],
            }
            for role in Role
        ],
        "contest": book.say("print-maga-contest", {"seen": amounts().hidden}),
        "credited": book.say("print-maga-credited"),
    }


def _actions(options: Options, book: Phrasebook) -> Data:
    """All actions on two pages."""
    return {
        "words": _words(book, "action", "price", "helpers", "kind", "effect"),
        "chapters": [
            {
                "title": book.say(f"maga-role-{role}"),
                "actions": [
                    _action(one, options, book) for one in ACTIONS.values() if one.ministry == role
                ],
            }
            for role in Role
        ],
        "notes": [
            book.say("print-maga-contest", {"seen": amounts().hidden}),
            book.say("print-maga-helping"),
            book.say("print-maga-kinds"),
            book.say("print-maga-order"),
            book.say("print-maga-credited"),
        ],
    }


def _organiser(options: Options, book: Phrasebook) -> Data:
    """What to do before the match, in each turn, and at the end."""
    given = {"turns": options.turns, "people": options.people}
    return {
        "parts": [
            {
                "title": book.say(f"print-maga-check-{part}"),
                "points": [book.say(f"print-maga-{part}-{n}", given) for n in range(1, count + 1)],
            }
            for part, count in CHECKS.items()
        ],
    }


def _action(action: Action[Any], options: Options, book: Phrasebook) -> Data:
    """An action with its price, help, kind and a sentence."""
    return {
        "name": book.say(f"maga-action-{action.id}"),
        "price": _price(action, book),
        "helpers": book.say(f"print-maga-help-{action.help}"),
        "kind": book.say(f"print-maga-kind-{_kind(action)}"),
        "once": action.once and action.id not in ("boost", "help"),
        "credit": bool(action.credit),
        "text": book.say(
            f"print-maga-do-{action.id}", {"gross": "yes" if options.exchange_gross else "no"}
        ),
    }


def _kind(action: Action[Any]) -> str:
    """As the player of the Secretary counts it: items 61 and 62 use the slot of another role."""
    return "other" if action.id in ("boost", "help") else action.kind


def _price(action: Action[Any], book: Phrasebook) -> str:
    """In short: “2M”, “500K each”, “stake”."""
    if action.id == "bet":
        return book.say("print-maga-price-stake")
    if not action.cost:
        return book.say("print-maga-price-free")
    whole = action.cost % (_MILLION // 10) == 0 and action.cost >= _MILLION
    unit, size = ("million", _MILLION) if whole else ("thousand", _THOUSAND)
    n = f"{action.cost / size:g}".replace(".", book.say("print-maga-point"))
    told = book.say(f"print-maga-price-{unit}", {"n": n})
    return book.say("print-maga-price-each", {"price": told}) if action.id in _EACH else told


def _words(book: Phrasebook, *ids: str) -> dict[str, str]:
    return {id: book.say(f"print-maga-word-{id}") for id in ids}
