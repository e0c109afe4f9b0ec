"""The poisoned arrow (item 50, T2)."""

import pytest

from intriga.games.mafia.subjects.shots.target import Armour, Weapon
from tests.games.mafia.rules.shots.cells import CELLS
from tests.games.mafia.rules.shots.one_target import dead, guard, outline, shoot

pytestmark = pytest.mark.rule("mafia", "item 50", "T2")


def test_guards_neither_act_nor_die() -> None:
    assert dead(shoot("M^ Ag", "honest")) == "T"
    assert dead(shoot("M^ Y Ag", "honest")) == "T"  # by J6, not J8
    assert dead(shoot("M", "honest", knight=guard(Armour.SHIELD))) == ""
    verdict = shoot("M^", "honest", knight=guard(Armour.SHIELD, weapon=Weapon.AXE, mad=True))
    assert outline(verdict) == "T"
    assert verdict.used_up == ()
    assert dead(shoot("M! C^ Ag", "yakuza")) == "T"  # by J1: the commissar alone kills


def test_the_row_is_chosen_without_the_guard() -> None:
    assert outline(shoot("M!^ C Ag", "yakuza")) == "M-withdraws nobody"
    assert outline(shoot("M^ Y C Ag", "honest")) == "M+1 M>Y TC Y+1 Y>M"


def test_the_shield_neither_kills_nor_drains_who_shot_it() -> None:
    assert outline(shoot("M^", "charged", first_attack=True)) == "60 attack nobody"
    assert outline(shoot("M^ Y", "charged", first_attack=True)) == "60 Y Y-5 attack"
    assert outline(shoot("M Y^", "charged", first_attack=True)) == "60 M M-5 attack"
    assert outline(shoot("M^ Y^", "charged", first_attack=True)) == "60 attack nobody"
    assert outline(shoot("M^ Y", "charged")) == "60 Y-5 attack nobody"
    assert outline(shoot("Ak^", "charged")) == "60 nobody"
    assert outline(shoot("M Ak^", "charged")) == "60 M-5 T attack"


def test_the_shield_of_j8_without_its_guard() -> None:
    """With an arrow it is no J8: the first attack kills the other duty man."""
    assert outline(shoot("M^ Y Ag", "charged", first_attack=True)) == "60 Y Y-5 attack"


def test_armour_still_saves_but_a_weapon_is_silent() -> None:
    worn = (Armour.SHIELD,)
    silent = shoot("M^", "honest", worn=worn, weapon=Weapon.SWORD)
    assert outline(silent) == "nobody"
    assert [used.thing for used in silent.used_up] == [Armour.SHIELD]
    assert outline(shoot("M^", "honest", weapon=Weapon.AXE)) == "T"
    # towards this shooter alone
    assert dead(shoot("M^ Y", "honest", worn=worn, weapon=Weapon.SWORD)) == "TY"
    assert dead(shoot("M^ Y", "honest", weapon=Weapon.AXE)) == "TY"


def test_magic_protection_still_saves() -> None:
    for came in ("M^", "C^", "Ak^"):
        assert dead(shoot(came, "honest")) == "T"
        assert dead(shoot(came, "honest", protected=True)) == ""


@pytest.mark.parametrize(
    ("came", "target", "outcome"),
    [
        ("C^", "honest", "T"),
        ("C^", "charged", "T"),
        ("C^ Ag", "honest", "T"),
        ("M C^", "honest", "M-withdraws T"),
        ("M C^", "charged", "M-withdraws T"),
        ("M C^", "yakuza", "C+2 M-withdraws T"),
        ("M C^", "assassin", "C+1 M-withdraws T"),
        ("C^ Ak", "honest", "TCA"),
        ("C^ Ak", "charged", "TCA"),
        ("M C^ Ak", "honest", "M-withdraws TCA"),
        ("M C^ Ag", "honest", "M-withdraws T"),
        ("M Y C^", "honest", "M+1 M>Y TC Y+1 Y>M"),
    ],
)
def test_the_commissars_arrow_is_a_blow_in_every_row(came: str, target: str, outcome: str) -> None:
    assert outline(shoot(came, target)) == outcome


def test_moral_code_does_not_stop_it_but_plate_does() -> None:
    code = shoot("C^", "honest", worn=(Armour.CODE,))
    assert dead(code) == "T"
    assert code.used_up == ()
    plate = shoot("C^", "honest", worn=(Armour.CODE, Armour.PLATE))
    assert dead(plate) == ""
    assert [used.thing for used in plate.used_up] == [Armour.PLATE]


def test_an_arrow_does_not_make_a_first_hit_deadly() -> None:
    assert outline(shoot("M^", "yakuza")) == "M>Y meeting nobody"
    assert outline(shoot("M^", "assassin")) == "M>A nobody"


def test_other_peoples_arrows_leave_the_commissars_check_a_check() -> None:
    assert outline(shoot("M^ C", "honest")) == "M-withdraws nobody"
    assert outline(shoot("C Ak^", "honest")) == "CA"


def test_the_row_of_a_flash_royale_stays() -> None:
    assert outline(shoot("M^ Y C Ak^", "honest")) == "TMYCAmy royale"


def _with_arrows(came: str) -> list[str]:
    """These visitors, each in turn with an arrow, and all at once."""
    words = came.split()
    shooters = [place for place, word in enumerate(words) if word != "Ag"]
    sets = [{place} for place in shooters] + [set(shooters)]
    return [
        " ".join(word + "^" if place in archers else word for place, word in enumerate(words))
        for archers in sets
        if archers
    ]


@pytest.mark.parametrize("case", [case for case in CELLS if "Ag" in case[0]], ids=str)
def test_in_every_row_with_a_bodyguard_the_arrow_deletes_it(case: tuple[str, str]) -> None:
    came, target = case
    for first_attack in (False, True):
        for shot in _with_arrows(came):
            alone = " ".join(word for word in shot.split() if word != "Ag")
            with_guard = shoot(shot, target, first_attack=first_attack)
            assert with_guard == shoot(alone, target, first_attack=first_attack)


@pytest.mark.parametrize("case", [case for case in CELLS if "C" in case[0].split()], ids=str)
def test_in_every_row_the_commissars_arrow_kills_whom_they_check(case: tuple[str, str]) -> None:
    came, target = case
    shot = " ".join("C^" if word == "C" else word for word in came.split())
    verdict = shoot(shot, target)
    assert "T" in dead(verdict)
    # and nothing else changes but what a bodyguard would have done
    if "Ag" not in came:
        assert {*dead(verdict)} == {*dead(shoot(*case))} | {"T"}
        assert verdict.acquaintances == shoot(*case).acquaintances
        assert verdict.withdrew == shoot(*case).withdrew
        assert verdict.drained == shoot(*case).drained


@pytest.mark.parametrize(
    "case",
    [case for case in CELLS if not {"C", "Ag"} & {*case[0].split()} and "charged" not in case[1]],
    ids=str,
)
def test_where_nobody_guards_a_clans_or_the_killers_arrow_changes_nothing(
    case: tuple[str, str],
) -> None:
    came, target = case
    for shot in _with_arrows(came):
        assert shoot(shot, target) == shoot(came, target)
