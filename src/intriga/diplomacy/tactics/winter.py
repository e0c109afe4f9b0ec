"""Winter: what to build, and what to remove."""

from collections.abc import Iterable

from intriga.diplomacy.adjudication.legal import builds_of
from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import WINTER
from intriga.diplomacy.tactics.worth import Worth
from intriga.diplomacy.vocabulary import Verb


def winter_orders(situation: Situation, power: int) -> list[str]:
    """Orders of a power for an adjustment phase: all possible builds, or all removals due."""
    worth = Worth(situation, power, WINTER)
    due = situation.count[power] - len(situation.where[power])
    return _builds(worth, due) if due > 0 else _removals(worth, -due)


def _removals(worth: Worth, due: int) -> list[str]:
    """Remove the units in the least valuable places."""
    situation = worth.situation
    pieces = [situation.piece[at] for at in situation.where[worth.power]]
    pieces.sort(key=worth.pull)
    return [f"{situation.board.pieces[piece]} D" for piece in pieces[:due]]


def _builds(worth: Worth, due: int) -> list[str]:
    """Build one unit after another, each time the most useful one given the other units."""
    situation, power = worth.situation, worth.power
    board, province = situation.board, situation.ground.province
    name = situation.powers[power]
    centres = {
        other: [board.codes[c] for c in board.centres if situation.owner[c] == number]
        for number, other in enumerate(situation.powers)
    }
    possible = builds_of(situation.reader, name, situation.units, centres, situation.rules)
    sites = [situation.reader.unit(build.unit) for build in possible if build.verb == Verb.BUILD]
    army = [situation.piece[at] for at in situation.where[power]]
    built: list[int] = []
    while len(built) < due and sites:
        covered = _cover(worth, [*army, *built])
        best = max(sites, key=lambda piece: _use(worth, piece, covered))
        built.append(best)
        sites = [piece for piece in sites if province[piece] != province[best]]
    return [f"{board.pieces[piece]} B" for piece in built]


def _cover(worth: Worth, army: Iterable[int]) -> list[float]:
    """How well each centre is covered by these units, in the order of the board's centres."""
    pull = worth.situation.ground.pull(worth.weights.steps)
    nothing = [0.0] * len(worth.stakes)
    return [sum(done) for done in zip(nothing, *(pull[piece] for piece in army), strict=True)]


def _use(worth: Worth, piece: int, covered: list[float]) -> float:
    """The use of one more unit: its share in covering each centre, times the centre's value."""
    pull = worth.situation.ground.pull(worth.weights.steps)[piece]
    return sum(
        stake * own / (own + done + 1)
        for stake, own, done in zip(worth.stakes, pull, covered, strict=True)
    )
