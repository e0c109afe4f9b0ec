"""Layers, guards and the shield: what stops a blow, and what is used up (T2, T3)."""

from functools import partial

import pytest

from intriga.games.mafia.subjects.shots.target import (
    Armour,
    Cause,
    Kind,
    Knight,
    Layer,
    Shooter,
    UsedUp,
    Verdict,
)
from tests.games.mafia.rules.shots.one_target import (
    SEATS,
    TARGETS,
    dead,
    first,
    guard,
    outline,
    shoot,
)

PLATE, HELM, MAIL, SHIELD, CODE = Armour

SPECIFIC = {"M": SHIELD, "Y": MAIL, "Ak": HELM}


def spent(verdict: Verdict) -> list[Armour]:
    return [used.thing for used in verdict.used_up if isinstance(used.thing, Armour)]


def stops(verdict: Verdict) -> list[tuple[Shooter, Layer]]:
    return [(stop.blow, stop.layer) for stop in verdict.stopped]


@pytest.mark.rule("mafia", "T2")
@pytest.mark.parametrize("came", ["M", "M Y", "C", "Ak", "M Y C", "C Ak", "M Y C Ak", "M! Ag"])
def test_a_hidden_thief_is_visited_by_nobody(came: str) -> None:
    verdict = shoot(came, "honest", hidden=True, worn=(PLATE, CODE), knight=guard(PLATE))
    assert outline(verdict) == "nobody"
    assert verdict.used_up == ()


@pytest.mark.rule("mafia", "T3")
@pytest.mark.parametrize("came", ["M", "Y", "M Y", "Ak", "M Y Ak", "M^", "Ak^", "C^"])
@pytest.mark.parametrize("target", ["honest", "charged", "commissar"])
def test_magic_protection_stops_every_blow_of_the_night(came: str, target: str) -> None:
    if "C" in came and target == "commissar":
        target = "bribed"
    worn = (PLATE, HELM)
    verdict = shoot(came, target, worn=worn)
    assert dead(verdict) or verdict.used_up or verdict.shield_spent
    saved = shoot(came, target, worn=worn, protected=True)
    assert dead(saved) == ""
    assert not saved.shield_spent
    assert saved.used_up == ()


@pytest.mark.rule("mafia", "item 44", "item 49", "T3")
@pytest.mark.parametrize("came", ["M", "Y", "C", "Ak"])
@pytest.mark.parametrize("piece", list(Armour))
def test_armour_stops_blows_by_source(came: str, piece: Armour) -> None:
    verdict = shoot(came, "bribed", worn=(piece,))
    fits = piece in (PLATE, SPECIFIC.get(came, CODE))
    assert dead(verdict) == ("" if fits else "T")
    assert spent(verdict) == ([piece] if fits else [])


@pytest.mark.rule("mafia", "T3")
def test_specific_armour_is_spent_before_plate() -> None:
    assert spent(shoot("M", "honest", worn=(PLATE, SHIELD))) == [SHIELD]
    assert spent(shoot("M Y", "honest", worn=(PLATE, SHIELD))) == [SHIELD, PLATE]
    assert dead(shoot("M Y", "honest", worn=(PLATE,))) == "T"
    assert dead(shoot("M Y Ak", "honest", worn=(PLATE, SHIELD))) == "T"


@pytest.mark.rule("mafia", "item 17")
def test_a_thing_is_spent_before_the_shield() -> None:
    verdict = shoot("M", "charged", worn=(SHIELD,), first_attack=True)
    assert outline(verdict) == "nobody"
    assert spent(verdict) == [SHIELD]
    assert outline(shoot("M Ak", "charged", worn=(SHIELD,))) == "60 A A-5"
    assert outline(shoot("M Ak", "charged", worn=(HELM,))) == "60 M-5 attack nobody"
    assert outline(shoot("M Y", "charged", worn=(MAIL,), first_attack=True)) == "60 M M-5 attack"


@pytest.mark.rule("mafia", "T2")
@pytest.mark.parametrize(
    ("came", "target"),
    [
        ("M C", "honest"),
        ("M! C", "assassin"),
        ("C", "honest"),
        ("C", "charged"),
        ("M", "yakuza"),
        ("M", "assassin"),
        ("C Ak", "honest"),
        ("M C Ak", "charged"),
        ("M C Ag", "yakuza"),
        ("M Y C Ak", "honest"),
    ],
)
def test_what_is_no_blow_uses_up_no_layer_and_its_owner_hears_nothing(
    came: str, target: str
) -> None:
    verdict = shoot(came, target, worn=tuple(Armour), knight=guard(*Armour))
    assert verdict.blows == ()
    assert not verdict.used_up
    assert not verdict.stopped
    news = {heard.news.value for heard in verdict.hears if heard.to == SEATS["T"]}
    assert not news & {"armour-spent", "shield-spent", "knight-acted"}


@pytest.mark.rule("mafia", "T2", "J3", "J4")
def test_a_stopped_blow_only_fails_to_kill() -> None:
    """The deaths, acquaintances and prizes of the row stand."""
    everything = tuple(Armour)
    assert outline(shoot("M Y C", "honest", worn=everything)) == "C M+1 M>Y Y+1 Y>M"
    assert outline(shoot("C Ak", "yakuza", worn=everything)) == "CA"
    assert outline(shoot("C Ak", "assassin", worn=everything)) == "TC"
    assert outline(shoot("M Y", "commissar", worn=everything)) == "M>Y Y>M nobody"
    assert outline(shoot("M Y C Ak", "honest", worn=everything)) == "TMYCAmy royale"


@pytest.mark.rule("mafia", "item 43")
def test_the_prize_for_the_commissar() -> None:
    assert outline(shoot("M", "commissar", prize=False)) == "T"
    assert outline(shoot("M Y C", "honest", prize=False)) == "M>Y TC Y>M"
    # a simultaneous attack is one of both, whoever's blow was stopped
    assert "M+1 M>Y T Y+1" in outline(shoot("M Y", "commissar", worn=(SHIELD,)))
    # killed by the assassin alone
    assert outline(shoot("M Ak", "commissar", worn=(SHIELD,))) == "T"
    # saved by Magic protection
    assert outline(shoot("M Y C", "honest", safe="C")) == "M>Y T Y>M"
    # a recruited commissar, killed by the other clan (M15)
    assert outline(shoot("M!", "yakuza", commissar=True)) == "M+2 T"


@pytest.mark.rule("mafia", "item 28", "T2")
def test_the_bodyguard_kills_only_if_the_client_would_die() -> None:
    assert dead(shoot("M Ag", "honest")) == "M"
    assert dead(shoot("M Ag", "honest", worn=(SHIELD,))) == ""
    assert dead(shoot("C Ag", "bribed", worn=(CODE,))) == ""
    # the knight's guard is not counted: the assassin acts first, and the knight stays at home
    verdict = shoot("M Ag", "honest", knight=guard())
    assert dead(verdict) == "M"
    assert stops(verdict) == [(Shooter.MAFIA, Layer.BODYGUARD)]


@pytest.mark.rule("mafia", "J8")
def test_both_clans_overrun_the_bodyguard_only_with_both_blows() -> None:
    assert dead(shoot("M Y Ag", "honest", worn=(SHIELD,))) == "Y"
    assert dead(shoot("M Y Ag", "honest", worn=(SHIELD, MAIL))) == ""
    assert dead(shoot("M Y C Ag", "honest", worn=(SHIELD,))) == "YC"
    assert dead(shoot("M Y C Ag", "bribed", worn=(MAIL,))) == "MC"
    # the knight takes both blows; the assassin dies all the same
    assert dead(shoot("M Y Ag", "honest", knight=guard(SHIELD, MAIL))) == "A"


@pytest.mark.rule("mafia", "J9")
def test_in_j9_the_commissar_dies_whatever_the_armour_stops() -> None:
    assert outline(shoot("M! C Ag", "yakuza", worn=(CODE,))) == "TC"
    assert outline(shoot("M! C Ag", "yakuza", worn=(SHIELD,))) == "C+2 TC"
    assert outline(shoot("M! C Ag", "yakuza", worn=(SHIELD, CODE))) == "C"
    assert outline(shoot("M! C Ag", "yakuza", knight=guard(PLATE, SHIELD))) == "C"


@pytest.mark.rule("mafia", "J3", "J8")
def test_no_duty_man_dies_in_j3_even_if_only_one_blow_meets_the_shield() -> None:
    worn = (SHIELD,)
    verdict = shoot("M Y C", "charged", worn=worn, first_attack=True)
    assert outline(verdict) == "60 C M+1 M>Y Y+1 Y-5 Y>M attack"


@pytest.mark.rule("mafia", "item 15")
def test_the_first_attack_of_both_clans_kills_one_of_them_at_random() -> None:
    drawn: list[tuple[int, str]] = []

    def below(n: int, why: str) -> int:
        drawn.append((n, why))
        return 1

    assert dead(shoot("M Y", "charged", first_attack=True, draws=first)) == "M"
    assert dead(shoot("M Y", "charged", first_attack=True, draws=below)) == "Y"
    assert drawn == [(2, "mafia-draw-duty")]


@pytest.mark.rule("mafia", "J7")
def test_after_a_clans_blow_the_killer_is_not_repelled() -> None:
    verdict = shoot("M Ak", "charged", worn=(PLATE,))
    # plate stops the clan's blow, which comes first; the killer alone meets the shield
    assert outline(verdict) == "60 A A-5"


@pytest.mark.rule("mafia", "T2")
def test_the_shield_never_repels_the_commissar() -> None:
    assert outline(shoot("C", "charged-bribed")) == "T"
    assert outline(shoot("C^", "charged")) == "T"
    assert outline(shoot("M Y C^", "charged")) == ("60 M+1 M-5 M>Y TC Y+1 Y-5 Y>M attack")


@pytest.mark.rule("mafia", "T2")
@pytest.mark.parametrize(
    ("came", "target", "who", "left"),
    [
        ("M", "charged", "M", ""),
        ("M Ag", "honest", "M", ""),
        ("M Y C", "honest", "C", "T"),
        ("C Ak", "honest", "C", "A"),
        ("C Ak", "honest", "A", "C"),
        ("Ak", "charged", "A", ""),
        ("M Y Ag", "honest", "A", "T"),
        ("C Ag", "bribed", "C", ""),
        ("M! C Ag", "yakuza", "C", "T"),
    ],
)
def test_collateral_deaths_are_stopped_only_by_ones_own_magic_protection(
    came: str, target: str, who: str, left: str
) -> None:
    shooting = partial(shoot, came, target, first_attack=target == "charged")
    assert dead(shooting()).replace(who, "") == left
    assert who in dead(shooting())
    protected = shooting(safe=who)
    assert dead(protected) == left
    assert protected.drained == shooting().drained


@pytest.mark.rule("mafia", "J10")
def test_nothing_stops_a_flash_royale() -> None:
    everybody = shoot(
        "M Y C Ak",
        TARGETS["charged"],
        safe="MYCAmy",
        worn=tuple(Armour),
        knight=guard(*Armour),
    )
    assert outline(everybody) == "TMYCAmy royale"
    assert {death.cause for death in everybody.deaths} == {Cause.ROYALE}


@pytest.mark.rule("mafia", "item 44", "T3")
def test_the_knight_takes_every_lethal_blow() -> None:
    for came, target in [("M", "honest"), ("Ak", "yakuza"), ("C", "yakuza"), ("C", "bribed")]:
        verdict = shoot(came, target, knight=guard())
        assert dead(verdict) == "K"
        assert verdict.deaths[0].cause is Cause.IN_PLACE
        assert verdict.hit == 0
    assert dead(shoot("M Y", "honest", knight=guard(SHIELD))) == "K"
    assert dead(shoot("M Y", "honest", knight=guard(SHIELD, PLATE))) == ""
    assert dead(shoot("M Ak", "honest", knight=guard(SHIELD, HELM))) == ""
    verdict = shoot("M Ak", "charged", knight=guard(HELM))
    assert outline(verdict) == "60 M-5 attack nobody"
    assert verdict.used_up == (UsedUp(SEATS["K"], HELM),)


@pytest.mark.rule("mafia", "T3")
def test_the_targets_own_layers_come_before_the_knight() -> None:
    verdict = shoot("M Y", "honest", worn=(SHIELD,), knight=guard(SHIELD, MAIL))
    assert [(used.whose, used.thing) for used in verdict.used_up] == [
        (SEATS["T"], SHIELD),
        (SEATS["K"], MAIL),
    ]


@pytest.mark.rule("mafia", "T3")
def test_a_knights_own_magic_protection_does_not_help_where_he_guards() -> None:
    assert dead(shoot("M", "honest", knight=guard(), safe="K")) == "K"


@pytest.mark.rule("mafia", "item 49")
def test_a_moral_code_saves_only_its_owner() -> None:
    assert dead(shoot("C", "yakuza", knight=guard(CODE))) == "K"
    assert dead(shoot("C", "yakuza", knight=guard(PLATE))) == ""


@pytest.mark.rule("mafia", "M42")
def test_a_knight_who_comes_to_kill_his_client_does_not_guard_him() -> None:
    assassin = Knight(SEATS["A"], Kind.ASSASSIN, worn=(HELM,))
    verdict = shoot("Ak", "honest", knight=assassin)
    assert dead(verdict) == "T"
    assert verdict.used_up == ()
    # nor does he take the blows of others then
    assert dead(shoot("M Ak", "honest", knight=assassin)) == "T"


@pytest.mark.rule("mafia", "item 20", "T2")
def test_a_contract_on_the_assassin_is_a_suicide() -> None:
    verdict = shoot("Ak", "assassin")
    assert dead(verdict) == "T"
    assert verdict.deaths[0].by == (SEATS["T"],)
    assert dead(shoot("Ak", "assassin", worn=(HELM,))) == ""
