"""The literal night itself: the worked examples of T2, and rows that only the text knows."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.mafia.literal.night.house import resolve


def house(kind: str = "honest", **more: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "seat": 3,
        "kind": kind,
        "clan": "yakuza" if kind == "bandit" else None,
        "is_commissar": False,
        "bribed": False,
        "hidden": False,
        "red_handed": False,
        "magic": False,
        "worn": [],
        "weapon": None,
        "mad": False,
        "knight": None,
        "mafia": None,
        "yakuza": None,
        "C": None,
        "Ak": None,
        "Ag": None,
        "protected": set(),
        "first": False,
        "prize": True,
        "living": list(range(13)),
    }
    return {**plain, **more}


def mafia(lethal: bool = False, arrow: bool = False) -> dict[str, Any]:
    return {"duty": 1, "members": [1, 11], "lethal": lethal, "arrow": arrow}


def yakuza(lethal: bool = False, arrow: bool = False) -> dict[str, Any]:
    return {"duty": 2, "members": [2, 12], "lethal": lethal, "arrow": arrow}


def commissar(arrow: bool = False) -> dict[str, Any]:
    return {"seat": 5, "arrow": arrow}


def killer(arrow: bool = False) -> dict[str, Any]:
    return {"seat": 6, "arrow": arrow}


GUARD = {"seat": 6}


def never(n: int, why: str) -> int:
    raise AssertionError(f"a draw of {n} for {why}")


def drawing(number: int) -> Callable[[int, str], int]:
    return lambda n, why: number


def dead(night: dict[str, Any]) -> set[int]:
    return set(night["deaths"])


@pytest.mark.rule("mafia", "T2")
def test_example_j1_with_moral_code() -> None:
    """Y2 wears it; M "to kill" and C come: nobody dies, the code is kept."""
    night = resolve(house("bandit", worn=["code"], mafia=mafia(True), C=commissar()), never)
    assert not dead(night)
    assert not night["used"]
    assert night["row"]["withdraws"] == "mafia"


@pytest.mark.rule("mafia", "T2")
def test_example_j8_on_a_charged_necromancer() -> None:
    """A dies; 60 spent once, M1 and Y1 -5, no duty death."""
    both = {"mafia": mafia(), "yakuza": yakuza(), "Ag": GUARD, "first": True}
    night = resolve(house("charged", **both), never)
    assert dead(night) == {6}
    assert night["sixty"]
    assert night["drained"] == {1, 2}
    assert night["attacked"]


@pytest.mark.rule("mafia", "T2")
def test_example_j8_with_armour_leaves_the_guard_idle() -> None:
    """Had N's own armour stopped M, only Y would be left: A idle, Y1 -5 and dead if first."""
    both: dict[str, Any] = {"mafia": mafia(), "yakuza": yakuza(), "Ag": GUARD}
    both["worn"] = ["shield"]
    night = resolve(house("charged", first=True, **both), never)
    assert dead(night) == {2}
    assert night["drained"] == {2}
    assert not dead(resolve(house("charged", first=False, **both), never))


@pytest.mark.rule("mafia", "T2")
def test_example_j9() -> None:
    """To kill: Y2 and C die, A and M1 live. Not to kill and unknown: only C dies."""
    lethal = {"mafia": mafia(True), "C": commissar(), "Ag": GUARD}
    assert dead(resolve(house("bandit", **lethal), never)) == {3, 5}
    meeting = {"mafia": mafia(), "C": commissar(), "Ag": GUARD}
    night = resolve(house("bandit", **meeting), never)
    assert dead(night) == {5}
    assert night["acquaintances"] == {("mafia", "yakuza")}


@pytest.mark.rule("mafia", "T2")
def test_example_j3_through_armour() -> None:
    """M, Y, C on an honest knight in Mail: C dies, acquaintance; Mail stops Y, M kills T."""
    three: dict[str, Any] = {"mafia": mafia(), "yakuza": yakuza(), "C": commissar()}
    night = resolve(house("honest", worn=["mail"], **three), never)
    assert dead(night) == {3, 5}
    assert night["used"] == [(3, "mail")]
    assert night["deaths"][3] == {"shot": {1}}
    assert night["acquaintances"] == {("mafia", "yakuza"), ("yakuza", "mafia")}
    assert night["prize"] == {"mafia": 1, "yakuza": 1}


@pytest.mark.rule("mafia", "item 15", "item 16")
def test_the_shield_alone() -> None:
    night = resolve(house("charged", first=True, mafia=mafia()), never)
    assert dead(night) == {1}
    night = resolve(house("charged", Ak=killer()), never)
    assert dead(night) == {6}
    assert night["drained"] == {6}
    assert not night["attacked"]


@pytest.mark.rule("mafia", "item 15")
def test_of_two_attackers_one_dies_at_random() -> None:
    both = {"mafia": mafia(), "yakuza": yakuza(), "first": True}
    for drawn in (0, 1):
        night = resolve(house("charged", **both), drawing(drawn))
        assert dead(night) == {(1, 2)[drawn]}
        assert night["drained"] == {1, 2}


@pytest.mark.rule("mafia", "item 15")
def test_a_clan_moves_before_the_killer() -> None:
    """J7: the clan is drained, then A kills the necromancer."""
    night = resolve(house("charged", mafia=mafia(), Ak=killer()), never)
    assert dead(night) == {3}
    assert night["drained"] == {1}


@pytest.mark.rule("mafia", "item 50")
def test_the_commissars_arrow_kills_whoever_is_checked() -> None:
    night = resolve(house(worn=["code"], C=commissar(True)), never)
    assert dead(night) == {3}
    assert not night["used"]
    night = resolve(house(mafia=mafia(), C=commissar(True)), never)
    assert dead(night) == {3}
    assert night["row"]["withdraws"] == "mafia"


@pytest.mark.rule("mafia", "item 50")
def test_an_arrow_hides_its_shooter_from_shield_and_weapon() -> None:
    night = resolve(house("charged", first=True, mafia=mafia(arrow=True)), never)
    assert not dead(night)
    assert night["sixty"]
    assert not night["drained"]
    assert night["attacked"]
    night = resolve(house(worn=["shield"], weapon="sword", mafia=mafia(arrow=True)), never)
    assert not dead(night)
    assert night["used"] == [(3, "shield")]


@pytest.mark.rule("mafia", "item 44")
def test_a_weapon_without_armour_kills_both() -> None:
    assert dead(resolve(house(weapon="sword", mafia=mafia()), never)) == {1, 3}
    assert dead(resolve(house(weapon="sword", worn=["shield"], mafia=mafia()), never)) == {1}


@pytest.mark.rule("mafia", "item 44")
def test_a_knight_takes_the_blow_in_place_of_the_guarded() -> None:
    knight = {"seat": 7, "side": "honest", "worn": [], "weapon": None, "mad": False}
    assert dead(resolve(house(mafia=mafia(), knight=knight), never)) == {7}
    armed = {**knight, "worn": ["shield"], "weapon": "sword"}
    assert dead(resolve(house(mafia=mafia(), knight=armed), never)) == {1}


@pytest.mark.rule("mafia", "item 43")
def test_flash_royale() -> None:
    four: dict[str, Any] = {"mafia": mafia(), "yakuza": yakuza(), "C": commissar(), "Ak": killer()}
    night = resolve(house("honest", magic=True, protected={1, 2, 5, 6}, **four), never)
    assert dead(night) == {1, 2, 3, 5, 6, 11, 12}


@pytest.mark.rule("mafia", "item 46")
def test_nobody_finds_a_hidden_thief() -> None:
    night = resolve(house(hidden=True, mafia=mafia(), Ak=killer()), never)
    assert not dead(night)
    assert night["row"] is None
