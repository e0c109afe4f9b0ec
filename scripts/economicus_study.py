"""What the house data of Economicus do in matches of Directors: `docs/economicus-study.md`.

    .venv/bin/python -m scripts.economicus_study 1000

The argument is the number of matches of four on each of two boards: that of the house, and the
first one, of 41 companies. Everything follows from the seed: the same number
gives the same page and pictures.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from html import escape
from importlib import resources
from pathlib import Path
from statistics import mean, median
from typing import Any

from msgspec import Struct, field

from intriga.games.economicus.course.upgrade import first_house_board
from intriga.games.economicus.data import Sector, house_of
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects import lookup, profit, stars
from intriga.games.economicus.subjects.events.neighbours import NEIGHBOUR
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, derived, engine_for, prepare

SEED, SEATS = 2026, 4
DOCS = Path(__file__).parent.parent / "docs"
HOUSE = house_of("", "", "")
FIRST_BOARD = Path(__file__).parent.parent / "tests/games/economicus/first_board.toml"


class Tally(Struct):
    """What was counted, of one match or of many. Money in millions; by sector or by card."""

    matches: int = 0
    turns: list[int] = field(default_factory=list)
    years: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    """Of the winner, in the order of play of the first year."""
    bankrupt: int = 0
    auctioned: Counter[int] = field(default_factory=Counter)
    """Matches in which a company of the sector was put up."""
    stars: Counter[str] = field(default_factory=Counter)
    """Of all players at the end, by where they come from."""
    winners: Counter[str] = field(default_factory=Counter)
    """The same of winners."""
    monopolies: Counter[int] = field(default_factory=Counter)
    """Of winners at the end."""
    held: Counter[int] = field(default_factory=Counter)
    """Companies with an owner, added up over turns."""
    own: Counter[int] = field(default_factory=Counter)
    beside: Counter[int] = field(default_factory=Counter)
    bought: Counter[int] = field(default_factory=Counter)
    spent: Counter[int] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    star: Counter[str] = field(default_factory=Counter)
    cash: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add up."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)  # adding them would drop what is below zero
            else:
                setattr(self, name, mine + theirs)


def watched(number: int, seats: int, options: dict[str, Any]) -> Tally:
    """One match."""
    bots = ("director",) * seats
    seed = derived(SEED, number)
    header, secret = prepare(Setting("economicus", seed, bots, options))
    makers = [bots_of(game)[bot]() for bot in bots]
    tally, turns, first = Tally(matches=1), 0, 0
    put_up: set[int] = set()
    before: State | None = None
    for advance in Driver(engine_for(game, header, secret), makers, seed):
        state = advance.position.state
        ids = Counter(event.id for event in advance.entry.events)
        tally.bankrupt += ids["economicus-bankrupt"]
        if ids["economicus-lot"]:
            put_up.add(state.sector)
        if before is not None:
            if ids["economicus-rolled"]:
                turns += 1
                _profits(tally, before, state.sector)
            if ids["economicus-bought"]:
                _purchase(tally, before, state)
            if not ids["economicus-bankrupt"]:
                _cards(tally, before, state, paying=not ids["economicus-profit"])
            if state.year == 1 and not before.year:
                first = state.opened
        before = state
    assert before is not None
    outcome = game.outcome(before)
    assert outcome is not None
    tally.turns.append(turns)
    tally.years[before.year] += 1
    tally.reasons[outcome.reason.id] += 1
    tally.auctioned.update(put_up)
    _count_stars(tally, before)
    for winner in outcome.winners:
        tally.seats[winner] += 1
        tally.places[(winner - first) % seats] += 1
    return tally


def _count_stars(tally: Tally, state: State) -> None:
    """Where the stars at the end come from."""
    for who in range(len(state.players)):
        for source in stars.sources(state, who):
            tally.stars[source.why] += source.stars
            if who in state.winners:
                tally.winners[source.why] += source.stars
                tally.monopolies[source.sector] += source.why == "monopoly"


def _profits(tally: Tally, state: State, rolled: int) -> None:
    """What every company with an owner earns in this turn (item 18)."""
    near = lookup.neighbours(state, rolled)
    for who, one in enumerate(state.players):
        for number, held in one.holdings.items():
            tally.held[number] += held.companies
            for gear, count in ((True, held.gears), (False, held.companies - held.gears)):
                each = profit.of_company(state, who, number, gear=gear)
                if number == rolled:
                    tally.own[number] += count * each
                elif number in near and each > 0:
                    tally.beside[number] += count * NEIGHBOUR


def _purchase(tally: Tally, before: State, after: State) -> None:
    """A company that was bought in an auction."""
    for number, market in after.markets.items():
        was = before.markets[number]
        if market.private + market.state < was.private + was.state:
            tally.bought[number] += 1
            tally.spent[number] += market.price


def _cards(tally: Tally, before: State, after: State, *, paying: bool) -> None:
    """Cards that left a hand, and what that step changed for the player: stars, and cash if the
    step pays no profits."""
    for who, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        for id, count in (Counter(was.cards) - Counter(now.cards)).items():
            tally.used[id] += count
            tally.star[id] += stars.stars(after, who) - stars.stars(before, who)
            tally.cash[id] += (now.cash - was.cash) if paying else 0


AIM = range(25, 46)
"""Turns of a match of four, as the rulebook's 30 to 90 minutes ask for."""
RARE = (2, 7, 12)
"""Cars and Defence come once in 36 rolls; in Innovation there are no auctions."""


def aimed(tally: Tally) -> float:
    """The part of the matches that are as long as hoped for."""
    return sum(turns in AIM for turns in tally.turns) / tally.matches


def advantage(tally: Tally) -> float:
    """Stars of advantage for each of presence, all players together."""
    return tally.stars["advantage"] / tally.stars["presence"]


def least_auctioned(tally: Tally) -> tuple[float, int]:
    """In which part of the matches the sector is put up that is put up least; and its number."""
    numbers = [one.number for one in HOUSE.board.sectors if one.number not in RARE]
    return min((tally.auctioned[number] / tally.matches, number) for number in numbers)


def most_monopoly(tally: Tally) -> tuple[float, int]:
    """The monopoly that most winners hold: by which part of them; and its sector, 0 for none."""
    held = [(count / tally.matches, number) for number, count in tally.monopolies.items() if count]
    return max(held, default=(0.0, 0))


def many(matches: int, seats: int = SEATS, **options: Any) -> Tally:
    """So many matches, on two processors."""
    total = Tally()
    play = partial(watched, seats=seats, options=options)
    with ProcessPoolExecutor(2) as pool:
        for one in pool.map(play, range(matches), chunksize=8):
            total.add(one)
    return total


def with_profits(change: Callable[[int], int]) -> str:
    """The house board with other profits."""
    text = (
        resources.files("intriga.games.economicus.data").joinpath("tables/board.toml").read_text()
    )
    return re.sub(
        r"^profit = (-?\d+)", lambda at: f"profit = {change(int(at[1]))}", text, flags=re.M
    )


# ── the page ────────────────────────────────────────────────────────────────────────────


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [f"| {' | '.join(map(str, row))} |" for row in (head, ["---"] * len(head), *rows)]
    return "\n".join(lines)


def bars(path: Path, title: str, rows: Sequence[tuple[str, float]], unit: str) -> None:
    """A chart of horizontal bars."""
    most, height = max(value for _, value in rows), 24
    body = []
    for n, (name, value) in enumerate(rows):
        y = 44 + n * height
        wide = round(max(0.0, value) / most * 380, 1)
        body.append(
            f'<text x="212" y="{y + 12}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="220" y="{y}" width="{wide}" height="16" rx="2" fill="#8a5a2b"/>'
            f'<text x="{226 + wide}" y="{y + 12}">{value:g}{unit}</text>'
        )
    tall = 56 + len(rows) * height
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 {tall}" width="680" '
        f'height="{tall}" font-family="sans-serif" font-size="13" fill="#2b2620">'
        f'<title>{title}</title><rect width="680" height="{tall}" fill="#fbf7ef"/>'
        f'<text x="16" y="26" font-size="15" font-weight="bold">{title}</text>'
        f"{''.join(body)}</svg>\n",
        encoding="utf-8",
    )


def _kinds(sector: Sector) -> str:
    """Its companies: private and state ones."""
    return f"{sector.private} + {sector.state}" if sector.companies else "–"


def sectors(tally: Tally) -> str:
    """What companies return; the picture, too."""
    rows, drawn = [], []
    for sector in HOUSE.board.sectors:
        n = sector.number
        held, bought = max(1, tally.held[n]), max(1, tally.bought[n])
        own, beside = tally.own[n] / held, tally.beside[n] / held
        price = tally.spent[n] / bought
        back = f"{price / (own + beside):.0f}" if tally.bought[n] and own + beside > 0 else "–"
        rows.append(
            (
                *(n, sector.name.en, _kinds(sector), sector.profit),
                f"{tally.auctioned[n] / tally.matches:.0%}",
                *(f"{tally.held[n] / sum(tally.turns):.1f}", f"{own:.2f}", f"{beside:.2f}"),
                f"{price:.1f}" if tally.bought[n] else "–",
                back,
            )
        )
        drawn.append((sector.name.en, round(own + beside, 2)))
    bars(
        DOCS / "pictures" / "economicus-sectors.svg",
        "Return of a company per turn, millions",
        sorted(drawn, key=lambda row: -row[1]),
        "M",
    )
    head = ("", "Sector", "Companies", "Profit", "Put up", "Owned", "Own", "Beside", "Price")
    return table((*head, "Turns to earn"), rows)


def options(tally: Tally) -> str:
    """How often each option is used, and what changes; the picture, too."""
    rows = []
    for card in HOUSE.decks.cards:
        if card.deck != "option":
            continue
        used = tally.used[card.id]
        each = max(1, used)
        star, cash = tally.star[card.id] / each, tally.cash[card.id] / each
        change = (f"{star:+.2f}", f"{cash:+.1f}") if used else ("–", "–")
        rows.append(
            (card.id, card.name.en, card.count, f"{used / tally.matches:.2f}", *change, used)
        )
    rows.sort(key=lambda row: -row[-1])
    bars(
        DOCS / "pictures" / "economicus-options.svg",
        "Options used per match",
        [(row[1], float(row[3])) for row in rows if row[-1]],
        "",
    )
    return table(
        ("", "Option", "In the deck", "Used per match", "Stars", "Cash, M"),
        [row[:-1] for row in rows],
    )


def lengths(tally: Tally) -> None:
    """The picture of how many turns matches take."""
    groups = Counter(turns // 10 * 10 for turns in tally.turns)
    rows = [(f"{low}–{low + 9} turns", float(groups[low])) for low in sorted(groups)]
    bars(DOCS / "pictures" / "economicus-lengths.svg", "Matches by length", rows, "")


def line(name: str, tally: Tally) -> tuple[object, ...]:
    """How long matches are with some data."""
    by_stars = tally.reasons["economicus-ended-by-stars"] / tally.matches
    return (
        *(name, tally.matches, f"{mean(tally.turns):.1f}", median(tally.turns)),
        f"{min(tally.years)}–{max(tally.years)} ({median(tally.years.elements()):.0f})",
        f"{tally.bankrupt / tally.matches:.2f}",
        f"{by_stars:.0%}",
    )


PAGE = """# Economicus: a study of the house data

Written by `python -m scripts.economicus_study {matches}`: {matches} matches of four
[Directors](bots.md#the-director) on each of two boards, seed {seed}. The board, the cards and the
dice are our own (see [the rulings](rules/economicus.md)); this is what they do in play. Directors
play for stars, commit no crimes and propose no sales to each other, so what depends on people's
deals is not seen here. Money is in millions (M).

## What the board must do
{aims}

*Put up*: in how many matches a company of the sector that is put up least is offered at an auction.
Sectors 2 and 12 come once in 36 rolls, and Innovation has no auctions. *Monopoly*: the one that
most winners hold at the end. Stars of the winners alone: {winners} of advantage for each of
presence.

{found}

## How long matches last
{lengths}

![Matches by length](pictures/economicus-lengths.svg)

By years, of {matches} matches: {years}. A year has as many turns as players, and one.

## By seat
{seats}

The order of play of the first year is decided by dice. By chance alone a share lies within {chance}
of 25 % in nineteen of twenty series of this length.

## Where stars come from
{stars}

Stars for each player at the end, winners and all. *Recorded*: charity, tenders, investigations.

## What sectors return
{sectors}

*Put up*: in how many matches, at least once. *Owned*: companies with an owner, on the average of
all turns. *Own* and *Beside*: what one of them earns in a turn, when its sector is rolled and when
it is beside it, after crises, monopolies and M&T; startups are not counted. *Price*: paid at
auctions. *Turns to earn*: how many turns a company takes to bring its price back. Where that is
more than a match lasts, companies are bought for their stars.

![Return of a company per turn](pictures/economicus-sectors.svg)

## What options do
{options}

*Used* counts cards that were played, spent on a state company or on an investigation. *Stars* and
*Cash*: what changed for the player in the same step, on the average, the price of the company
included that a quota is spent on; what a tender or a change of price brings comes later.

![Options used per match](pictures/economicus-options.svg)

Never used: {unused}. Directors commit no crimes, so nothing is investigated either.
"""

FOUND = """## How the board was found
In what the rulebook says: every ordinary sector has three companies or more, so that somebody may
have two and more than anybody else without all of them; five in sector 5, so that Elena of the
rulebook can have all of it and a sixth company elsewhere; a state company in three of the sectors
2 to 6, where the quota is a choice at the start; and 16 private companies there, for eight
players. Some 80 boards of that kind were tried with 60 to 150 matches each, by what they change:

- **Private companies set the pace**, as anybody may buy them: with two or three of three private
  (34 companies) a match took 27 turns. Beyond the sixteen there is none, and what needs a quota
  waits.
- **Most of the 16 private companies lie in Telecoms**, which comes twice in 36 rolls: in Cars,
  where presence counts double, or in a sector that is rolled often they make matches shorter or
  presence more. With the last three in Retail, one for each of four players, nobody leads there:
  0.4 stars of advantage for each of presence.
- **Profits** are what quotas compete with: with half of them matches are longer than hoped for,
  with twice as many too short for sectors 3 and 11 (below).
- **Three companies** in most sectors: fewer leave no room for advantage; one more in each made it
  0.53 stars for each of presence, where it was 0.58.

**Why it must be slow.** Sectors 3 and 11 come twice in 36 rolls, so after n turns they have not
come with a probability of (17/18)ⁿ: one match in six of 31 turns. Nine of ten take 41 turns if all
matches are equally long, and about 44 as they are; with 46 on the average half of the matches would
be longer than hoped for. So the aims leave a narrow pass. Directors who spent every quota at once
on whatever came, as they did before, played 30 to 36 turns on such boards, with half a star of
advantage for each of presence or less.

**What Directors had to learn.** A quota kept may bring advantage, two stars, where the first lot
that comes brings one; and a company by which a rival would win is worth keeping from them. One of
this kind among three of the kind before won 34.5% of 200 matches on this board and 37.0% on the
board before it; but one of the kind before among three of this won 35.0%, too: where all others
save, it pays to spend."""


def aims(boards: Sequence[tuple[str, Tally]]) -> str:
    """What is asked of a board, and what each does."""

    def row(wanted: str, what: Callable[[Tally], str]) -> tuple[str, ...]:
        return (wanted, *(what(tally) for _, tally in boards))

    def seat(tally: Tally) -> str:
        shares = [tally.seats[n] / tally.matches for n in range(SEATS)]
        return f"{min(shares):.1%}–{max(shares):.1%}"

    def named(found: tuple[float, int]) -> str:
        share, number = found
        return f"{share:.1%} ({HOUSE.board.sector(number).name.en})" if number else "none"

    rows = [
        row("25 to 45 turns: at least half", lambda tally: f"{aimed(tally):.1%}"),
        row("won by each seat: 20–30%", seat),
        row("advantage for each star of presence: 0.5–2", lambda tally: f"{advantage(tally):.2f}"),
        row("put up: in at least 90%", lambda tally: named(least_auctioned(tally))),
        row("monopoly: of at most 35% of winners", lambda tally: named(most_monopoly(tally))),
    ]
    return table(("Wanted", *(name for name, _ in boards)), rows)


def star_sources(tally: Tally) -> str:
    """Stars at the end, by where they come from."""
    rows = [
        (
            why.capitalize(),
            f"{tally.winners[why] / tally.matches:+.2f}",
            f"{tally.stars[why] / tally.matches / SEATS:+.2f}",
        )
        for why in ("presence", "advantage", "monopoly", "management", "recorded")
    ]
    return table(("", "Winner", "Each player"), rows)


def main() -> None:
    """Play, count, write."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    tally = many(matches)
    first = many(matches, board=FIRST_BOARD.read_text("utf-8"))
    others = max(1, matches // 25)
    halves = many(others, board=with_profits(lambda one: int(one / 2)))
    doubled = many(others, board=with_profits(lambda one: 2 * one))
    before = many(others, board=first_house_board())
    sizes = {n: many(others, n) for n in (2, 3, 6, 8)}
    lengths(tally)
    unused = [
        card.name.en
        for card in HOUSE.decks.cards
        if card.deck == "option" and not tally.used[card.id]
    ]
    page = PAGE.format(
        matches=matches,
        seed=SEED,
        aims=aims([("House board", tally), ("First board, of 41", first)]),
        winners=f"{tally.winners['advantage'] / tally.winners['presence']:.2f}",
        found=FOUND,
        lengths=table(
            (
                "Board",
                "Matches",
                "Turns",
                "Median",
                "Years (median)",
                "Bankruptcies a match",
                "By stars",
            ),
            [
                line("of the house", tally),
                line("the first, of 41 companies", first),
                line("of version 1, of 26 companies", before),
                line("profits halved", halves),
                line("profits doubled", doubled),
                *(line(f"of the house, {n} players", tally) for n, tally in sizes.items()),
            ],
        ),
        years=", ".join(f"{year}: {tally.years[year]}" for year in sorted(tally.years)),
        seats=table(
            ("", "1st", "2nd", "3rd", "4th"),
            [
                ("won by seat", *(f"{tally.seats[n] / matches:.1%}" for n in range(SEATS))),
                (
                    "won by order of play",
                    *(f"{tally.places[n] / matches:.1%}" for n in range(SEATS)),
                ),
            ],
        ),
        chance=f"{1.96 * (0.1875 / matches) ** 0.5 * 100:.1f} points",
        stars=star_sources(tally),
        sectors=sectors(tally),
        options=options(tally),
        unused=", ".join(unused) or "none",
    )
    (DOCS / "economicus-study.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
