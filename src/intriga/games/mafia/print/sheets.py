"""The data of each printout: texts in the reader's language, numbers from the tables."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import Spell, Thing, spells, things
from intriga.games.mafia.options import Options
from intriga.games.mafia.subjects.opening.seating import numbers
from intriga.words import Phrasebook

STEPS = tuple(f"N{n}" for n in range(10))
"""The steps of a night (T1)."""
LINES = {"N0": 1, "N1": 2, "N2": 2, "N3": 2, "N4": 3, "N5": 4, "N6": 3, "N7": 2, "N8": 2, "N9": 2}
"""How many lines each of them gets to write on."""
VOTES = 44
"""Lines for votes at least: one a living person, and some for the dead."""


class RoleCount(Struct, frozen=True):
    """So many people with a role."""

    name: str
    count: int


class HostSheet(Struct, frozen=True, kw_only=True):
    """The data of `host.typ`: everybody with room for what only the host knows."""

    words: Mapping[str, str]
    names: Sequence[str]
    begin: str
    roles: Sequence[RoleCount]


class StepSheet(Struct, frozen=True, kw_only=True):
    """A step of a night, with so many lines to write on."""

    id: str
    name: str
    help: str
    lines: int


class NightSheet(Struct, frozen=True, kw_only=True):
    """The data of `night.typ`: one night in its order, and the day after it. `votes`: lines to
    write on."""

    words: Mapping[str, str]
    clans: Sequence[str]
    steps: Sequence[StepSheet]
    votes: int


class Price(Struct, frozen=True, kw_only=True):
    """A thing or a spell; "" for what it does not cost."""

    name: str
    help: str
    coins: str
    mana: str


class PriceSheet(Struct, frozen=True, kw_only=True):
    """The data of `prices.typ`: all things and spells, and what else is counted."""

    words: Mapping[str, str]
    things: Sequence[Price]
    spells: Sequence[Price]
    amounts: Sequence[str]


def sheet(printout: str, options: Options, names: Sequence[str], book: Phrasebook) -> Struct:
    """What one printout shows. `names`: of the players by seat, "" for a line to write on.

    Raises:
        InvalidOptions: fewer honest than two would be left.
    """
    match printout:
        case "host":
            return _host(options, names, book)
        case "night":
            return _night(names, book)
        case _:
            return _prices(book)


def _words(book: Phrasebook, *ids: str) -> dict[str, str]:
    return {id: book.say(f"print-mafia-word-{id}") for id in ids}


def _host(options: Options, names: Sequence[str], book: Phrasebook) -> HostSheet:
    dealt = numbers(options, len(names))
    counts = {
        "mafia": dealt.clan,
        "yakuza": dealt.clan,
        "commissar": dealt.commissar,
        "assassin": dealt.assassin,
        "necromancer": dealt.necromancer,
        "honest": dealt.plain,
    }
    return HostSheet(
        words=_words(
            book, "host", "name", "role", "profession", "exp", "mana", "coins", "things", "fate"
        ),
        names=names,
        begin=book.say(
            "print-mafia-begin", {"exp": options.start_exp, "coins": options.start_coins}
        ),
        roles=[
            RoleCount(book.say(f"mafia-role-{role}"), count)
            for role, count in counts.items()
            if count
        ],
    )


def _night(names: Sequence[str], book: Phrasebook) -> NightSheet:
    return NightSheet(
        words=_words(
            book, "night", "no", "day", "who", "against", "weight", "hanged", "report", "duty"
        ),
        clans=[book.say(f"mafia-role-{clan}") for clan in ("mafia", "yakuza")],
        steps=[
            StepSheet(
                id=step,
                name=book.say(f"print-mafia-step-{step}"),
                help=book.say(f"print-mafia-help-{step}"),
                lines=LINES[step],
            )
            for step in STEPS
        ],
        votes=max(VOTES, len(names)),
    )


def _prices(book: Phrasebook) -> PriceSheet:
    return PriceSheet(
        words=_words(book, "prices", "things", "spells", "coins", "mana", "amounts"),
        things=[_price(book, one) for one in things().values()],
        spells=[_price(book, one) for one in spells().values()],
        amounts=[
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
    )


def _price(book: Phrasebook, one: Thing | Spell) -> Price:
    return Price(
        name=book.say(one.text),
        help=book.say(one.text, attribute="help"),
        coins=str(one.price) if isinstance(one, Thing) else "",
        mana=str(one.mana) if one.mana else "",
    )
