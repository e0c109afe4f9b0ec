"""The data of each printout: texts in the reader's language, numbers from the tables."""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.games.mafia.options import Options
from intriga.games.mafia.rules.founding import numbers
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.tables.things import Spell, Thing, spells, things
from intriga.words import Phrasebook

Data = dict[str, Any]

STEPS = tuple(f"N{n}" for n in range(10))
"""The steps of a night (T1)."""
LINES = {"N0": 1, "N1": 2, "N2": 2, "N3": 2, "N4": 3, "N5": 4, "N6": 3, "N7": 2, "N8": 2, "N9": 2}
"""How many lines each of them gets to write on."""
VOTES = 44
"""Lines for votes at least: one a living person, and some for the dead."""


def sheet(printout: str, options: Any, names: Sequence[str], book: Phrasebook) -> Data:
    """What one printout shows. `names`: of the players by seat, "" for a line to write on.

    Raises:
        InvalidOptions: fewer honest than two would be left.
    """
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    make = {"host": _host, "night": _night, "prices": _prices}[printout]
    return make(chosen, names, book)


def _words(book: Phrasebook, *ids: str) -> dict[str, str]:
    return {id: book.say(f"print-mafia-word-{id}") for id in ids}


def _host(options: Options, names: Sequence[str], book: Phrasebook) -> Data:
    """Everybody with room for what only the host knows."""
    dealt = numbers(options, len(names))
    return {
        "words": _words(
            book, "host", "name", "role", "profession", "exp", "mana", "coins", "things", "fate"
        ),
        "names": list(names),
        "begin": book.say(
            "print-mafia-begin", {"exp": options.start_exp, "coins": options.start_coins}
        ),
        "roles": [
            {"name": book.say(f"mafia-role-{role}"), "count": count}
            for role, count in (
                ("mafia", dealt.clan),
                ("yakuza", dealt.clan),
                ("commissar", dealt.commissar),
                ("assassin", dealt.assassin),
                ("necromancer", dealt.necromancer),
                ("honest", dealt.plain),
            )
            if count
        ],
    }


def _night(options: Options, names: Sequence[str], book: Phrasebook) -> Data:
    """One night in its order, and the day after it."""
    return {
        "words": _words(
            book, "night", "no", "day", "who", "against", "weight", "hanged", "report", "duty"
        ),
        "clans": [book.say(f"mafia-role-{clan}") for clan in ("mafia", "yakuza")],
        "steps": [
            {
                "id": step,
                "name": book.say(f"print-mafia-step-{step}"),
                "help": book.say(f"print-mafia-help-{step}"),
                "lines": LINES[step],
            }
            for step in STEPS
        ],
        "votes": max(VOTES, len(names)),
    }


def _prices(options: Options, names: Sequence[str], book: Phrasebook) -> Data:
    """All things and spells, and what else is counted."""
    return {
        "words": _words(book, "prices", "things", "spells", "coins", "mana", "amounts"),
        "things": [_good(book, one) for one in things().values()],
        "spells": [_good(book, one) for one in spells().values()],
        "amounts": [
            book.say(f"print-mafia-amount-{name}", {"n": getattr(amounts(), name)})
            for name in (
                "contract_kill",
                "contract_guard",
                "contract_self",
                "contract_of_dead_honest",
                "contract_of_dead_clan",
                "recruitment",
                "drain_exp",
                "pool_mana",
                "bribe_tax",
                "least_transfer",
                "checks_of_one",
            )
        ],
    }


def _good(book: Phrasebook, one: Thing | Spell) -> Data:
    return {
        "name": book.say(one.text),
        "help": book.say(one.text, attribute="help"),
        "coins": str(one.price) if isinstance(one, Thing) else "",
        "mana": str(one.mana) if one.mana else "",
    }
