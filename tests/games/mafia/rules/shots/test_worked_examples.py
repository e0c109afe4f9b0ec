"""The worked examples of T2."""

import pytest

from intriga.games.mafia.subjects.shots.target import Armour, Hears, Layer, News, Shooter
from tests.games.mafia.rules.shots.one_target import SEATS, dead, last, outline, shoot

pytestmark = pytest.mark.rule("mafia", "T2")


@pytest.mark.rule("mafia", "J1")
def test_j1_with_moral_code() -> None:
    verdict = shoot("M! C", "yakuza", worn=(Armour.CODE,))
    assert outline(verdict) == "M-withdraws nobody"
    assert not verdict.blows
    assert not verdict.stopped
    assert not verdict.used_up
    assert Hears(SEATS["C"], News.MISS) in verdict.hears
    assert not [heard for heard in verdict.hears if heard.to == SEATS["T"]]


@pytest.mark.rule("mafia", "J8")
def test_j8_on_a_charged_necromancer() -> None:
    verdict = shoot("M Y Ag", "charged", first_attack=True)
    assert verdict.blows == (Shooter.MAFIA, Shooter.YAKUZA)
    assert outline(verdict) == "60 A M-5 Y-5 attack"
    assert {(stop.blow, stop.layer) for stop in verdict.stopped} == {
        (Shooter.MAFIA, Layer.NECROMANCER),
        (Shooter.YAKUZA, Layer.NECROMANCER),
    }


@pytest.mark.rule("mafia", "J8")
def test_j8_on_a_charged_necromancer_whose_own_armour_stops_one_blow() -> None:
    worn = (Armour.SHIELD,)
    first_time = shoot("M Y Ag", "charged", worn=worn, first_attack=True, draws=last)
    assert outline(first_time) == "60 Y Y-5 attack"
    assert outline(shoot("M Y Ag", "charged", worn=worn)) == "60 Y-5 attack nobody"


@pytest.mark.rule("mafia", "J9")
def test_j9() -> None:
    lethal = shoot("M! C Ag", "yakuza")
    assert lethal.blows == (Shooter.MAFIA, Shooter.COMMISSAR)
    assert dead(lethal) == "TC"
    harmless = shoot("M C Ag", "yakuza")
    assert harmless.blows == ()
    assert dead(harmless) == "C"


@pytest.mark.rule("mafia", "J3")
def test_j3_through_armour() -> None:
    verdict = shoot("M Y C", "honest", worn=(Armour.MAIL,))
    assert outline(verdict) == "M+1 M>Y TC Y+1 Y>M"
    assert [(stop.blow, stop.piece) for stop in verdict.stopped] == [(Shooter.YAKUZA, Armour.MAIL)]
    killed = next(death for death in verdict.deaths if death.seat == SEATS["T"])
    assert killed.by == (SEATS["M"],)
