"""Count the chances by which the tactics reckon (`diplomacy/tactics/chances.py`).

    .venv/bin/python scripts/chances.py 300 > src/intriga/diplomacy/tactics/chances.py

Marshals play each other; after every movement it is noted for each power and centre how things
stand there, and at the end of that year (after an autumn: of the next year) who owns it.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from intriga import games
from intriga.diplomacy.adjudication.adjustments import captured
from intriga.diplomacy.tactics.chances import EMPTY, FOREIGN, OWN
from intriga.diplomacy.tactics.situation import Situation
from intriga.games.diplomacy.turn import Turn
from intriga.lab.selfplay import Driver, Setting, bots_of, derived, engine_for, prepare

MOST = 4
"""More units than that make no difference."""

DOUBT = 10
"""A case seldom seen is believed to be like one with a unit less on each side: by so many cases."""

HEAD = '''"""Chances to own a centre when the year ends, counted in {games:,} matches of bots.

Made by `scripts/chances.py`: CHANCES[autumn][owned][who stands there][own units][rival's units].
After a movement in spring they speak of the end of this year, after autumn of the next one;
`owned`: it is one's own, after autumn's captures. Units that stand there or can enter it are
counted, four stand for more; of the rivals, those of the strongest.
"""

OWN, EMPTY, FOREIGN = {own}, {empty}, {foreign}
"""Who stands there: an own unit, nobody, another's."""
'''


class Case(NamedTuple):
    """How things stand about a centre, for one power."""

    autumn: bool
    owned: bool
    there: int
    own: int
    rivals: int


class Noted(NamedTuple):
    """Cases that wait for the end of a year."""

    year: int
    cases: dict[tuple[str, str], Case]


def main() -> None:
    number = int(sys.argv[1])
    seen: Counter[Case] = Counter()
    kept: Counter[Case] = Counter()
    with ProcessPoolExecutor(2) as pool:
        for one_seen, one_kept in pool.map(counted, range(number)):
            seen += one_seen
            kept += one_kept
    print(HEAD.format(games=number, own=OWN, empty=EMPTY, foreign=FOREIGN))
    print("# fmt: off\nCHANCES = (")
    for autumn in (False, True):
        print(f"    (  # {'autumn' if autumn else 'spring'}")
        for owned in (False, True):
            print(f"        (  # {'one’s own' if owned else 'another’s or nobody’s'}")
            for there in (OWN, EMPTY, FOREIGN):
                print_block(autumn, owned, there, seen, kept)
            print("        ),")
        print("    ),")
    print(")")


def print_block(
    autumn: bool, owned: bool, there: int, seen: Counter[Case], kept: Counter[Case]
) -> None:
    print("            (")
    rows: list[list[float]] = []
    for own in range(MOST + 1):
        rows.append([])
        for rivals in range(MOST + 1):
            case = Case(autumn, owned, there, own, rivals)
            like = rows[max(own - 1, 0)][max(rivals - 1, 0)] if own or rivals else 0.5
            rows[own].append((kept[case] + DOUBT * like) / (seen[case] + DOUBT))
        print(f"                ({', '.join(f'{chance:.2f}' for chance in rows[own])}),")
    print("            ),")


def counted(number: int) -> tuple[Counter[Case], Counter[Case]]:
    """Cases of one match, and of those the ones in which the centre was one's own in the end."""
    seen: Counter[Case] = Counter()
    kept: Counter[Case] = Counter()
    waiting: list[Noted] = []
    for turn, before in turns(derived(2026, number)):
        for noted in [noted for noted in waiting if noted.year < turn.year]:
            waiting.remove(noted)
            for (power, centre), case in noted.cases.items():
                seen[case] += 1
                kept[case] += centre in before[power]
        waiting.append(Noted(turn.year + turn.autumn, cases_after(turn, before)))
    return seen, kept


def turns(seed: int) -> Iterator[tuple[Turn, dict[str, list[str]]]]:
    """The movements of a match, and the centres of each power before them."""
    game = games.find("diplomacy")
    header, secret = prepare(Setting("diplomacy", seed, ("marshal",) * 7))
    makers = bots_of(game)
    driver = Driver(engine_for(game, header, secret), [makers["marshal"]() for _ in range(7)], seed)
    told: set[str] = set()
    centres: dict[str, list[str]] = {}
    for advance in driver:
        state: Any = advance.position.state
        for turn in state.last[:1]:
            if turn.name not in told:
                told.add(turn.name)
                yield turn, centres
        centres = state.centres


def cases_after(turn: Turn, before: dict[str, list[str]]) -> dict[tuple[str, str], Case]:
    centres = captured("classic", turn.after, before) if turn.autumn else before
    situation = Situation("classic", turn.after, centres)
    board, cases = situation.board, {}
    for number, power in enumerate(situation.powers):
        rivals = situation.rivals(number)
        for c in board.centres:
            owned, own = situation.owner[c] == number, situation.menace[number][c]
            if owned or own:
                stands = situation.power[c]
                there = OWN if stands == number else EMPTY if stands < 0 else FOREIGN
                cases[power, board.codes[c]] = Case(
                    turn.autumn, owned, there, min(own, MOST), min(rivals[c], MOST)
                )
    return cases


if __name__ == "__main__":
    main()
