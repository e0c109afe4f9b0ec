"""Views of Zeppelin made by hand: a small state, a crowded one, a frozen one, and their viewers.

`NAMES` are the players of all of them. What a viewer may do is made by hand, too (`Offered`).
"""

from typing import Any

from msgspec.structs import replace

from intriga.diplomacy.geography.board import board_of
from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.seen.view import (
    ClassView,
    Command,
    CountryCard,
    LawView,
    LoggedView,
    Passport,
    PollView,
    PowerView,
    RevolutionView,
    Society,
    View,
)
from intriga.kernel import Choice, Choices, Domain, Field, Form, seat
from intriga.kernel.questions.documents import (
    Document,
    Version,
)
from tests.games.zeppelin.rules import acts

NAMES = (
    "Ada",
    "Boris",
    "Clementine",
    "Dmitri",
    "Edith",
    "Fyodor",
    "Greta",
    "Hugo",
    "Ingrid Sørensen-Featherstonehaugh",
    "Jan",
    *(f"Citizen {n}" for n in range(10, 120)),
)
BALTIC = ("DENMARK", "HANSA", "MUSCOVY", "POLAND", "SWEDEN")


def document(number: int) -> Document:
    """A reference to a text that is not there."""
    return Document(f"{number:032x}", "0" * 64, 400 + number)


def powers(map: str, countries: dict[str, int]) -> tuple[PowerView, ...]:
    """All powers of a map as they begin. `countries`: power → its state."""
    board = board_of(map)
    found = []
    for power, named in board.atlas.powers.items():
        home = [board.codes[p] for p, whose in board.home.items() if whose == power]
        name = {"called": {"ru": named.ru, "en": named.en}}
        units = tuple(named.start)
        found.append(PowerView(power, name, countries.get(power), units, tuple(sorted(home))))
    return tuple(found)


SMALL = Society(
    number=1,
    root=2,
    migrant=4,
    classes=(
        ClassView(2, "Senate", RIGHTS, 0, None, (0, 1)),
        ClassView(3, "Admiralty", ("command", "arrest"), 2, 2, (2, 8)),
        ClassView(4, "Townsfolk", ("laws",), 0, 2, (3, 4, 5)),
        ClassView(5, "Watchmen", ("arrest",), 3, 3, (6,), None, 3),
    ),
    jailed=(5,),
    laws=(
        LawView(10, "On bread", (Version(document(1), 0, 0), Version(document(2), 1, 0))),
        LawView(11, "On silence after ten", (Version(document(3), 1, 0),)),
        LawView(12, "On taxes", (Version(document(4), 3, 0),), 0, 4),
    ),
    polls=(PollView(20, "arrest", 0, 1, (), (0,), (1,), 2),),
    revolutions=(),
    blacklist={9: 3},
    guests=(7,),
    frozen=False,
)
"""A state of seven, with a prisoner, laws, a poll, a guest and somebody on the blacklist."""

REVOLT = RevolutionView(
    30, 4, 4, ("command", "arrest"), None, (3, 4, 5), (0, 1), ("arrest", "laws")
)
FROZEN = replace(
    SMALL,
    classes=tuple(replace(one, revolts=30) if one.number == 4 else one for one in SMALL.classes),
    polls=(),
    revolutions=(REVOLT, RevolutionView(31, 5, 6, (), 4, (6,), (2, 3, 8), ("arrest",))),
    frozen=True,
)
"""The same state with two revolutions."""


def crowded() -> Society:
    """A state of 40 people in 12 classes."""
    parents = (None, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 10)
    classes = []
    for n, parent in enumerate(parents):
        held = RIGHTS[: max(0, 7 - n)] if n < 8 else ("laws",)
        members = tuple(range(n, 40, 12))
        classes.append(ClassView(n + 2, f"Estate number {n + 1}", held, 0, parent, members))
    return replace(
        SMALL,
        root=2,
        migrant=13,
        classes=tuple(classes),
        polls=(),
        laws=(),
        jailed=tuple(range(30, 40)),
    )


def passport(number: int, society: Society | None, **changes: Any) -> Passport:
    """The passport of a citizen, or of somebody without a state."""
    classes = society.classes if society is not None else ()
    mine = next((one for one in classes if number in one.members), None)
    base = Passport(
        seat=number,
        country=society.number if society and mine else None,
        rank=mine.number if mine else None,
        rights=mine.rights if mine else (),
        jailed=bool(society and number in society.jailed),
        dead_until=None,
        attempt_from=None,
        asks=None,
        guest_in=(),
        blacklisted_in=(),
    )
    return replace(base, **changes)


COMMAND = Command(
    "HANSA",
    {"A HAM": "A HAM - COL", "F LUB": "F LUB H"},
    {},
    (),
    (
        LoggedView(5, 2, "A HAM", "A HAM H", "order"),
        LoggedView(5, 8, "A HAM", "A HAM - COL", "order"),
    ),
)


def public(**changes: Any) -> View:
    """The match as everybody sees it."""
    countries = {"HANSA": 1, "SWEDEN": 40, "MUSCOVY": 41}
    base = View(
        map="baltic",
        phase="turn",
        turn=5,
        season="spring",
        last_turn=40,
        goal=14,
        late=False,
        turns=(),
        powers=powers("baltic", countries),
        countries=(
            CountryCard(1, "The Free League of the Northern Cities", "HANSA", 0, 0),
            CountryCard(40, "Svea", "SWEDEN", 0, 1),
            CountryCard(41, "Great Novgorod", "MUSCOVY", 2, 0),
        ),
        societies=(),
        commands=(),
        passports=(),
        me=None,
        ready=(),
        sharers=(),
        ending="",
    )
    known = {name: value for name, value in changes.items() if name in View.__struct_fields__}
    return replace(base, **known)


def citizen(number: int = 0, society: Society = SMALL, **changes: Any) -> View:
    """The match as a citizen of the state sees it; a commander sees the orders, too."""
    me = passport(number, society)
    commands = (COMMAND,) if "command" in me.rights and not me.jailed else ()
    return public(me=me, societies=(society,), commands=commands, **changes)


def stateless(**changes: Any) -> View:
    """The match as somebody sees it who lives nowhere and is a guest somewhere."""
    return public(me=passport(7, None, guest_in=(1,), asks=40, blacklisted_in=(41,)), **changes)


def dead(**changes: Any) -> View:
    """The match as a dead person sees it."""
    return public(me=passport(9, None, dead_until=9, asks=0, attempt_from=6), **changes)


def referee(**changes: Any) -> View:
    """The match as a referee sees it."""
    other = replace(crowded(), number=40)
    return public(societies=(SMALL, other), commands=(COMMAND,), **changes)


def _people(*seats: int) -> Choices:
    return Choices(tuple(Choice(one, seat(one)) for one in seats))


def _classes(society: Society, *numbers: int) -> Choices:
    named = {one.number: one.name for one in society.classes}
    return Choices(tuple(Choice(number, named[number]) for number in numbers))


def _whom(domain: str) -> tuple[Field, ...]:
    return (Field("whom", "choice", domain),)


class Offered:
    """What a citizen with all rights is offered, as `kernel.observe.Offer`."""

    key = None
    barred: tuple[str, ...] = ()

    def __init__(self, society: Society = SMALL) -> None:
        below = [one.number for one in society.classes if one.parent is not None]
        free = [n for one in society.classes for n in one.members if n not in society.jailed]
        self._domains: dict[str, Domain] = {
            "below": _classes(society, *below),
            "any": _classes(society, *(one.number for one in society.classes)),
            "free": _people(*free[1:]),
            "jailed": _people(*society.jailed),
            "blacklist": _people(*society.blacklist),
            "guests": _people(*society.guests),
        }
        self.forms = (
            *(Form(acts.EditClass, preset={"rank": number}) for number in below),
            Form(acts.DeleteClass, (Field("rank", "choice", "below"),)),
            Form(
                acts.Appoint,
                (
                    Field("whom", "choice", "free"),
                    Field("rank", "choice", "any", after=("whom",)),
                ),
            ),
            Form(acts.Arrest, _whom("free")),
            Form(acts.Pardon, _whom("jailed")),
            Form(acts.Execute, _whom("jailed")),
            Form(acts.Exile, _whom("free")),
            Form(acts.Forgive, _whom("blacklist")),
            Form(acts.DismissGuest, _whom("guests")),
            Form(acts.MurderOpenly, _whom("free")),
            *(Form(acts.VotePoll, preset={"poll": one.number}) for one in society.polls),
            *(Form(acts.TakeSide, preset={"revolution": o.number}) for o in society.revolutions),
        )

    def domain(self, name: str, chosen: Any) -> Domain:
        """The choices of a field."""
        return self._domains[name]

    def drafts(self) -> tuple[Any, ...]:
        """No drafts."""
        return ()
