"""Who hears what of the shots at one target (T5)."""

import pytest

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.target import Armour, Kind, Knight, Verdict, Weapon
from tests.games.mafia.rules.shots.one_target import LETTERS, SEATS, guard, shoot

pytestmark = pytest.mark.rule("mafia", "T5")


def heard(verdict: Verdict) -> dict[str, set[str]]:
    """Addressee → what they hear; a clan is written MAFIA or YAKUZA."""
    found: dict[str, set[str]] = {}
    for one in verdict.hears:
        to = one.to.name if isinstance(one.to, Clan) else LETTERS[one.to]
        source = f" {one.source}" if one.source else ""
        piece = f" {one.piece}" if one.piece else ""
        found.setdefault(to, set()).add(f"{one.news}{source}{piece}")
    return found


@pytest.mark.parametrize(
    ("came", "target", "hears"),
    [
        ("M", "honest", {"MAFIA": {"dead"}}),
        ("M C", "honest", {"MAFIA": {"withdrew"}, "C": {"miss"}}),
        (
            "M",
            "charged",
            {"MAFIA": {"alive"}, "M": {"drained"}, "T": {"shield-spent mafia"}},
        ),
        ("M", "yakuza", {"MAFIA": {"met"}, "T": {"acquainted mafia"}}),
        ("M Ak", "yakuza", {"MAFIA": {"dead", "met"}, "T": {"acquainted mafia"}}),
        ("M", "assassin", {"MAFIA": {"recognised"}, "T": {"unmasked mafia"}}),
        ("M Y", "commissar", {"MAFIA": {"dead", "met"}, "YAKUZA": {"dead", "met"}}),
        ("C", "honest", {"C": {"miss"}}),
        ("C", "charged", {"C": {"miss"}}),
        ("C", "bribed", {"C": {"killed"}}),
        ("C", "yakuza", {"C": {"killed"}}),
        ("C Ag", "yakuza", {"C": {"miss"}, "T": {"bodyguard-acted"}}),
        ("M Ag", "honest", {"MAFIA": {"alive"}, "T": {"bodyguard-acted"}}),
        ("Ag", "honest", {}),
        ("Ak", "honest", {}),
        ("Ak", "charged", {"A": {"drained"}, "T": {"shield-spent killer"}}),
        (
            "M C Ag",
            "yakuza",
            {"MAFIA": {"met"}, "C": {"miss"}, "T": {"acquainted mafia", "bodyguard-acted"}},
        ),
        ("M Y Ag", "honest", {"MAFIA": {"dead"}, "YAKUZA": {"dead"}}),
        ("M Y C Ak", "honest", {"MAFIA": {"dead"}, "YAKUZA": {"dead"}, "C": {"killed"}}),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_of_each_row(came: str, target: str, hears: dict[str, set[str]]) -> None:
    assert heard(shoot(came, target)) == hears


def test_of_armour_hears_its_owner_with_the_source() -> None:
    worn = (Armour.SHIELD,)
    assert heard(shoot("M", "honest", worn=worn)) == {
        "MAFIA": {"alive"},
        "T": {"armour-spent mafia shield"},
    }
    assert heard(shoot("M", "honest", knight=guard(Armour.PLATE))) == {
        "MAFIA": {"alive"},
        "K": {"armour-spent mafia plate"},
        "T": {"knight-acted"},
    }


def test_the_commissar_hears_a_miss_whatever_the_reason() -> None:
    """Not even that others killed the target, though the report will say so."""
    for rest in ({"hidden": True}, {"protected": True}, {"worn": (Armour.CODE,)}):
        assert heard(shoot("C", "yakuza", **rest))["C"] == {"miss"}
    assert heard(shoot("C", "yakuza", knight=guard()))["C"] == {"miss"}
    assert heard(shoot("M Y C", "honest", safe="C"))["C"] == {"miss"}


def test_of_a_hidden_thief() -> None:
    assert heard(shoot("M C", "honest", hidden=True)) == {"MAFIA": {"alive"}, "C": {"miss"}}


def test_of_a_knight_who_only_raged() -> None:
    assert heard(shoot("C", "honest", knight=guard(mad=True)))["T"] == {"knight-acted"}
    quiet = heard(shoot("C", "honest", knight=guard(Armour.PLATE, weapon=Weapon.AXE)))
    assert quiet == {"C": {"miss"}}


def test_one_deed_of_an_assassin_who_guards_twice_is_heard_once() -> None:
    """Else the client learns that the knight on guard is the assassin."""
    both = Knight(SEATS["A"], Kind.ASSASSIN, weapon=Weapon.SWORD, mad=True)
    assert heard(shoot("C Ag", "yakuza", knight=both))["T"] == {"bodyguard-acted"}
    assert heard(shoot("M Y Ag", "honest", knight=both))["T"] == {"knight-acted"}
