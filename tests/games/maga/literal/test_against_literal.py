"""The technical stage compared with a second implementation, written from the rulebook's text alone
(`literal`): random positions and lists that get in each other's way, and after each stage every
figure of every territory, what flies, who is at war, breaches, and the outcome of each line."""

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.games.maga.literal.entries import CHAPTER
from tests.games.maga.literal.frame import ORDINARY
from tests.games.maga.literal.play import play

RULINGS = (
    *("item 18", "item 19", "item 20", "item 21", "item 22", "item 23", "item 28", "item 30"),
    *("item 31", *(f"item {number}" for number in range(32, 64)), "item 67", "item 68"),
    *(
        "R-START levels",
        "R-START mood",
        "R-NUM2",
        "R-ORD1",
        "R-ORD2",
        "R-ORD3",
        "R-ORD4",
        "R-ORD5",
        "R-ORD6",
        "R-ORD7",
    ),
    *("R-PAY1", "R-PAY2", "R-PAY3", "R-PAY5", "R-PAY6", "R-HELP"),
    *("R-T1", "R-T2", "R-T3", "R-T4", "R-T5", "R-T6", "R-T8", "R-T9", "R-T10"),
    *("R-P1", "R-P2", "R-P3", "R-F1", "R-F2", "R-F3", "R-F4", "R-X1", "R-X2", "R-X3", "R-X4"),
    *("R-N1", "R-N2", "R-N3", "R-N4", "R-N6", "R-N7", "R-N8", "R-N9", "R-N11", "R-N12"),
    *("R-W2", "R-W3", "R-W4", "R-W5", "R-W6", "R-W7"),
    *("R-I0", "R-I1", "R-I2", "R-I4", "R-I5", "R-I6", "R-I8", "R-I9"),
    *("R-J1", "R-M2", "R-M3", "R-M4", "R-M5", "R-B1", "R-B2", "R-B3", "R-B4", "R-B5"),
)

NEVER_LOST = {"attack", "boost", "help", "shoot-down", "strike"}
"""Ordinary actions that cannot fail when they are carried out."""
AT_ONCE = {"help", "protect"}
"""Are done in step 4: an order to do them is never cancelled."""

HAPPENS = {
    *(f"{kind} {outcome}" for kind in CHAPTER for outcome in ("done", "refused", "cancelled")),
    *(f"ordered {kind} {outcome}" for kind in CHAPTER for outcome in ("done", "refused")),
    *(f"{kind} failed" for kind in ORDINARY - NEVER_LOST),
    *(f"order: {how}" for how in ("besides", "replaced", "nothing to replace", "ended", "refused")),
    *("order: owner's line stands again", "recruiter replaced", "killed in vain"),
    *("contest: upset", "contest: hopeless", "detected", "a helper levels"),
    "protection levels",
    *("sabotage cancels a line", "sabotage ends a help", "sabotage ends a protection"),
    *("sabotage spares the suppression", "revolt begins", "revolt costs", "revolt suppressed"),
    *("flight hits", "flight repelled", "flight void", "too few for all to hit"),
    *("missile downed", "missile flies on", "interceptor levels"),
    *("war won", "war lost", "war void", "territory falls", "federation falls"),
    *("saturated sphere won", "saturated sphere lost", "leader drawn"),
    *("exchange levels", "lone bet", "bets of one owner", "breach", "suit with documents"),
}
"""What happens in a few hundred matches."""
OFTEN = {
    *(f"ordered {kind} cancelled" for kind in CHAPTER.keys() - AT_ONCE),
    *(f"ordered {kind} failed" for kind in ORDINARY - NEVER_LOST),
}
"""What happens besides in five hundred."""


FEW = (*range(40), 43, 81, 92, 105, 218, 283)
"""Seeds of few matches in which all of `HAPPENS` happens."""


def played(seeds: Iterable[int]) -> Counter[str]:
    """So many matches of up to five turns each. What happened in them."""
    happened: Counter[str] = Counter()
    for seed in seeds:
        happened += play(seed, 5)
    return happened


@pytest.mark.rule("maga", *RULINGS)
def test_stages_agree_with_the_literal_ones() -> None:
    happened = played(FEW)
    assert happened["stage"] > 200
    assert set(happened) >= HAPPENS, sorted(HAPPENS - set(happened))


@pytest.mark.parametrize(
    ("matches", "stages"),
    [
        pytest.param(600, 2_800, marks=pytest.mark.thorough),
        pytest.param(2_500, 12_000, marks=pytest.mark.long),
    ],
)
@pytest.mark.rule("maga", *RULINGS)
def test_many_stages_agree_with_the_literal_ones(matches: int, stages: int) -> None:
    happened = played(range(1_000, 1_000 + matches))
    assert happened["stage"] > stages
    assert set(happened) >= HAPPENS | OFTEN, sorted((HAPPENS | OFTEN) - set(happened))
