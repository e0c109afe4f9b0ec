"""Weapons and Madness of knights, at home and on guard (item 44, T3)."""

import msgspec
import pytest

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.joint import resolve
from intriga.games.mafia.subjects.shots.target import Armour, Cause, Kind, Shooter, UsedUp, Weapon
from tests.games.mafia.rules.shots.one_target import (
    LETTERS,
    SEATS,
    assault,
    dead,
    guard,
    last,
    letters,
    outline,
    shoot,
)

pytestmark = pytest.mark.rule("mafia", "item 44", "T3")
SWORD, CURSED, AXE = Weapon
SHIELD, PLATE, MAIL = Armour.SHIELD, Armour.PLATE, Armour.MAIL


def test_weapon_and_armour() -> None:
    """Without armour both die; without either only the knight; with both only the attacker."""
    assert dead(shoot("M", "honest")) == "T"
    assert dead(shoot("M", "honest", weapon=SWORD)) == "TM"
    assert dead(shoot("M", "honest", weapon=SWORD, worn=(SHIELD,))) == "M"
    assert dead(shoot("M", "honest", weapon=SWORD, worn=(MAIL,))) == "TM"
    assert dead(shoot("C", "bribed", weapon=SWORD)) == "TC"
    assert dead(shoot("Ak", "yakuza", weapon=SWORD)) == "TA"


def test_a_sword_kills_one_attacker_at_random() -> None:
    assert dead(shoot("M Y", "honest", weapon=SWORD)) == "TM"
    assert dead(shoot("M Y", "honest", weapon=SWORD, draws=last)) == "TY"
    assert dead(shoot("M Y Ak", "honest", weapon=SWORD, draws=last)) == "TA"
    used = shoot("M", "honest", weapon=SWORD).used_up
    assert used == (UsedUp(SEATS["T"], SWORD),)


def test_a_cursed_sword_kills_one_more_person_at_random() -> None:
    drawn: list[tuple[int, str]] = []

    def below(n: int, why: str) -> int:
        drawn.append((n, why))
        return n - 1

    verdict = shoot("M", "honest", weapon=CURSED, worn=(SHIELD,), draws=below)
    assert dead(verdict) == "Mo"
    assert drawn == [(len(LETTERS) - 2, "mafia-draw-cursed-other")]
    assert {death.cause for death in verdict.deaths} == {Cause.WEAPON, Cause.CURSE}
    two = shoot("M Y", "honest", weapon=CURSED, worn=(SHIELD, MAIL), draws=below)
    assert dead(two) == "Yo"
    # neither the knight nor the attacker: the lowest of the others is Y
    assert dead(shoot("M", "honest", weapon=CURSED, worn=(SHIELD,))) == "MY"
    # Magic protection saves
    assert dead(shoot("M", "honest", weapon=CURSED, worn=(SHIELD,), safe="Y")) == "M"


def test_a_sword_does_not_strike_without_a_blow() -> None:
    for came, target in [("C", "honest"), ("M", "yakuza"), ("M C", "honest")]:
        for weapon in (SWORD, CURSED):
            verdict = shoot(came, target, weapon=weapon)
            assert dead(verdict) == ""
            assert verdict.used_up == ()


def test_an_axe_kills_all_attackers_and_all_who_came() -> None:
    assert dead(shoot("M Y", "honest", weapon=AXE)) == "TMY"
    assert dead(shoot("C", "honest", weapon=AXE)) == "C"
    assert dead(shoot("M", "yakuza", weapon=AXE)) == "M"
    assert outline(shoot("M C", "honest", weapon=AXE)) == "C M-withdraws"
    assert dead(shoot("M Y Ak", "honest", weapon=AXE)) == "TMYA"


def test_magic_protection_saves_from_weapons() -> None:
    verdict = shoot("M", "honest", weapon=SWORD, safe="M")
    assert dead(verdict) == "T"
    assert verdict.used_up == (UsedUp(SEATS["T"], SWORD),)


def test_a_charged_necromancer_who_is_a_knight_strikes_back() -> None:
    assert outline(shoot("M", "charged", weapon=SWORD)) == "60 M M-5 attack"


def test_whom_the_bodyguard_killed_never_reached_the_house() -> None:
    verdict = shoot("M Ag", "honest", weapon=AXE)
    assert dead(verdict) == "M"
    assert verdict.used_up == ()


def test_a_suicide_is_not_struck_by_his_own_sword() -> None:
    verdict = shoot("Ak", "assassin", weapon=SWORD, worn=(Armour.HELM,))
    assert dead(verdict) == ""


def test_the_guarding_knight_strikes_if_he_was_struck() -> None:
    assert dead(shoot("M", "honest", knight=guard(weapon=SWORD))) == "MK"
    assert dead(shoot("M", "honest", knight=guard(SHIELD, weapon=SWORD))) == "M"
    assert dead(shoot("M Y", "honest", knight=guard(SHIELD, MAIL, weapon=AXE))) == "MY"
    assert dead(shoot("C", "honest", knight=guard(weapon=AXE))) == ""
    # he was not struck: the target's own armour stopped the blow
    assert dead(shoot("M", "honest", worn=(SHIELD,), knight=guard(weapon=SWORD))) == ""
    drawn: list[str] = []

    def below(n: int, why: str) -> int:
        drawn.append(why)
        return 0

    verdict = shoot("M Y", "honest", knight=guard(PLATE, MAIL, weapon=CURSED), draws=below)
    assert drawn == ["mafia-draw-guard-cursed", "mafia-draw-guard-cursed-other"]
    assert dead(verdict) == "TM"  # the first of the others is the guarded target itself


def test_the_target_does_not_strike_whom_the_knight_met() -> None:
    verdict = shoot("M", "honest", weapon=SWORD, knight=guard(SHIELD))
    assert dead(verdict) == ""
    assert [used.whose for used in verdict.used_up] == [SEATS["K"]]


@pytest.mark.parametrize(
    ("came", "target", "killed"),
    [
        ("C", "honest", "C"),
        ("M C", "honest", "C"),
        ("C", "charged", "C"),
        ("C", "yakuza", "T"),
        ("M", "yakuza", "M"),
        ("M!", "yakuza", "T"),
        ("M C", "yakuza", ""),
        ("M", "assassin", "M"),
        ("M! Y", "assassin", "TY"),
        ("M!", "assassin", "T"),
        ("M", "honest", "T"),
    ],
)
def test_madness_kills_harmless_visitors(came: str, target: str, killed: str) -> None:
    verdict = shoot(came, target, mad=True)
    assert dead(verdict) == killed


def test_madness_saves_neither_the_recognition_nor_the_acquaintance() -> None:
    assert outline(shoot("M", "yakuza", mad=True)) == "M M>Y meeting"
    assert outline(shoot("M", "assassin", mad=True)) == "M M>A"


@pytest.mark.parametrize(
    ("kind", "clan", "came", "target", "killed"),
    [
        (Kind.HONEST, None, "C", "honest", "C"),
        (Kind.CHARGED, None, "C", "honest", "C"),
        (Kind.BANDIT, Clan.MAFIA, "C", "honest", ""),
        (Kind.HONEST, None, "M", "yakuza", ""),
        (Kind.BANDIT, Clan.YAKUZA, "M", "yakuza", "M"),
        (Kind.BANDIT, Clan.MAFIA, "M", "yakuza", ""),
        (Kind.BANDIT, Clan.MAFIA, "M Y", "assassin", "Y"),
        (Kind.ASSASSIN, None, "M", "yakuza", "M"),
    ],
)
def test_madness_covers_the_guarded_house(
    kind: Kind, clan: Clan | None, came: str, target: str, killed: str
) -> None:
    assert dead(shoot(came, target, knight=guard(kind=kind, clan=clan, mad=True))) == killed


def test_each_death_has_one_cause_the_blow_before_the_weapon() -> None:
    verdict = shoot("M Ag", "honest", weapon=AXE)
    assert [death.cause for death in verdict.deaths] == [Cause.BODYGUARD]
    verdict = shoot("C Ak", "honest", weapon=AXE)
    assert [death.cause for death in verdict.deaths] == [Cause.JOINT, Cause.JOINT]


def test_who_did_it() -> None:
    verdict = shoot("M Y", "honest", weapon=SWORD)
    assert [(death.cause, letters(death.by)) for death in verdict.deaths] == [
        (Cause.SHOT, "MY"),
        (Cause.WEAPON, "T"),
    ]
    assert verdict.blows == (Shooter.MAFIA, Shooter.YAKUZA)


@pytest.mark.rule("mafia", "M15", "J3")
def test_a_recruited_commissar_on_duty_is_one_person() -> None:
    """The yakuza's duty man is the commissar."""
    both = assault("M Y C", "bribed", weapon=SWORD)
    yakuza = msgspec.structs.replace(both.visitors.clans[1], duty=SEATS["C"])
    visitors = msgspec.structs.replace(both.visitors, clans=(both.visitors.clans[0], yakuza))
    verdict = resolve(msgspec.structs.replace(both, visitors=visitors), last)
    assert dead(verdict) == "TC"
    assert [letters(death.by) for death in verdict.deaths] == ["", "MC"]


@pytest.mark.parametrize("weapon", list(Weapon))
@pytest.mark.rule("mafia", "item 51")
def test_a_weapon_that_struck_is_gone(weapon: Weapon) -> None:
    assert shoot("M", "honest", weapon=weapon).used_up == (UsedUp(SEATS["T"], weapon),)
    on_guard = shoot("M", "honest", knight=guard(weapon=weapon))
    assert on_guard.used_up == (UsedUp(SEATS["K"], weapon),)


def test_where_there_is_no_choice_nothing_is_drawn() -> None:
    def below(n: int, why: str) -> int:
        raise AssertionError(why)

    assert dead(shoot("M", "charged", first_attack=True, draws=below)) == "M"
    assert dead(shoot("M", "honest", weapon=SWORD, draws=below)) == "TM"
    assert dead(shoot("M", "honest", knight=guard(weapon=SWORD), draws=below)) == "MK"
    two = assault("M", "honest", weapon=CURSED)
    two = msgspec.structs.replace(two, living=(SEATS["T"], SEATS["M"], SEATS["O"]))
    assert dead(resolve(two, below)) == "TMO"
