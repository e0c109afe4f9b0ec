"""The whole literal night, on nights that are worked out by hand."""

from random import Random
from typing import Any

import pytest

from tests.games.mafia.literal.night.contracts import may_order, receive
from tests.games.mafia.literal.night.ending import the_living_have_won
from tests.games.mafia.literal.night.town import duty_man, no_orders
from tests.games.mafia.literal.night.whole import night
from tests.games.mafia.literal.small_town import (
    KNIGHT,
    M1,
    M2,
    MAGE,
    MERCHANT,
    THIEF,
    THINGS,
    Y1,
    Y2,
    A,
    C,
    H,
    N,
    check,
    order,
    play,
    shot,
    steal,
    town,
)

# N0: who is on duty, who joins.


@pytest.mark.rule("mafia", "item 29", "M23")
def test_the_duty_rotates_by_night_and_shifts_on_death() -> None:
    place = town()
    place["number"] = 1
    assert duty_man(place, "mafia") == M1
    place["number"] = 2
    assert duty_man(place, "mafia") == M2
    place["people"][M1]["alive"] = False
    assert duty_man(place, "mafia") == M2


@pytest.mark.rule("mafia", "item 31")
def test_a_recruit_joins_with_the_last_number_when_a_member_is_gone() -> None:
    offer = {"mafia": {"whom": H, "accepts": True, "shares": {M1: 20, H: 1}}}
    place = town()
    play(place, recruits=offer)
    assert place["people"][H]["clan"] is None
    place = town(M2={"alive": False})
    report = play(place, recruits=offer)
    assert place["clans"]["mafia"] == [M1, M2, H]
    assert place["people"][H]["role"] == "bandit"
    assert place["people"][M1]["exp"] == 10
    assert ("reinforcement", "mafia") in report["notices"]
    play(place, executes={"mafia": H})
    assert not place["people"][H]["alive"]


@pytest.mark.rule("mafia", "item 32")
def test_the_execution_of_a_recruited_commissar() -> None:
    place = town(C={"clan": "mafia"})
    place["recruits"]["mafia"] = C
    report = play(place, executes={"mafia": C}, commissar=check(Y1))
    assert report["dead"] == [C]
    assert place["awards"] == {M1: 5, M2: 5}


# N1, N2.


@pytest.mark.rule("mafia", "M33")
def test_armageddon_compares_mana_after_the_defence() -> None:
    place = town(H={"mana": 14}, Y1={"mana": 14}, M1={"mana": 15}, C={"exp": 7})
    spells = [
        {"by": MAGE, "spell": "armageddon", "whom": None},
        {"by": N, "spell": "ward", "whom": Y1},
    ]
    report = play(place, spells=spells, clans={"yakuza": shot(KNIGHT)})
    assert report["dead"] == [H, KNIGHT]
    exp = {seat: one["exp"] for seat, one in place["people"].items()}
    assert (exp[M1], exp[C], exp[Y1], exp[MAGE]) == (15, 0, 30, 30)


@pytest.mark.rule("mafia", "M33", "T4")
def test_reserved_exp_is_out_of_reach_of_armageddon() -> None:
    book = [order(H, Y1, 25)]
    place = town()
    spells = [{"by": MAGE, "spell": "armageddon", "whom": None}]
    report = play(place, spells=spells, contracts=book, assassin="refuse")
    assert place["people"][H]["exp"] == 25
    assert not report["executed"]


@pytest.mark.rule("mafia", "M31", "M34")
def test_drain_and_its_mirror() -> None:
    place = town(H={"mana": 25}, MAGE={"mana": 10})
    play(place, spells=[{"by": MAGE, "spell": "drain", "whom": H}])
    assert (place["people"][H]["mana"], place["people"][MAGE]["mana"]) == (13, 22)
    place["people"][H]["effects"] = set()
    mirror = {"by": Y1, "spell": "mirror", "whom": H}
    play(place, spells=[{"by": MAGE, "spell": "drain", "whom": H}, mirror])
    assert (place["people"][H]["mana"], place["people"][MAGE]["mana"]) == (13, 0)
    play(place)
    assert "mirror" not in place["people"][H]["effects"]


@pytest.mark.rule("mafia", "M26", "M27")
def test_a_resurrected_commissar_is_one_once() -> None:
    place = town(C={"alive": False})
    spells = [{"by": MAGE, "spell": "resurrection", "whom": C}]
    play(place, spells=spells)
    assert place["people"][C]["role"] == "commissar"
    assert place["no prize"]
    place["people"][C]["alive"] = False
    play(place, spells=spells)
    assert place["people"][C]["alive"]
    assert place["people"][C]["role"] == "honest"


@pytest.mark.rule("mafia", "T1", "M23")
def test_who_dies_of_a_spell_does_not_shoot_and_the_next_number_does() -> None:
    """Night 2 is M2's; he dies of Armageddon, so M1 shoots a charged necromancer and dies."""
    place = town(M2={"mana": 3}, N={"mana": 80}, H={"effects": {"ward"}})
    spells = [{"by": MAGE, "spell": "armageddon", "whom": None}]
    report = play(place, spells=spells, clans={"mafia": shot(N)})
    assert report["dead"] == [M1, M2]
    assert place["people"][N]["mana"] == 20
    assert not place["first"]


@pytest.mark.rule("mafia", "T1", "M23")
def test_a_death_of_another_number_does_not_move_the_duty() -> None:
    """Night 3 of three: number 3 is on duty, also if number 1 dies of Armageddon."""
    place = town(H={"role": "bandit", "clan": "mafia"}, M1={"mana": 3})
    place["number"] = 3
    spells = [{"by": MAGE, "spell": "armageddon", "whom": None}]
    report = play(place, spells=spells)
    assert report["dead"] == [M1]
    assert report["duty"]["mafia"] == H


# N5 to N9.


@pytest.mark.rule("mafia", "item 30", "M22")
def test_acquaintance_tonight_kills_tomorrow() -> None:
    place = town()
    report = play(place, clans={"mafia": shot(Y1)})
    assert report["meeting"]
    assert not report["dead"]
    report = play(place, clans={"mafia": shot(Y2), "yakuza": shot(M1)})
    assert report["dead"] == [Y2]
    assert place["knows"] == {"mafia": {"yakuza"}, "yakuza": {"mafia"}}


@pytest.mark.rule("mafia", "item 28")
def test_the_second_shot_at_the_assassin_kills() -> None:
    place = town()
    assert not play(place, clans={"mafia": shot(A)})["dead"]
    assert not play(place, clans={"yakuza": shot(A)})["dead"]
    assert play(place, clans={"yakuza": shot(A)})["dead"] == [A]


@pytest.mark.rule("mafia", "M28")
def test_pledges_are_spent_after_own_mana() -> None:
    place = town(N={"mana": 50, "pledges": [[H, 4], [MAGE, 9]]})
    place["first"] = False
    assert not play(place, clans={"mafia": shot(N)})["dead"]
    assert place["people"][N]["mana"] == 0
    assert place["people"][N]["pledges"] == [[MAGE, 3]]
    assert place["people"][M2]["exp"] == 25
    assert place["people"][N]["exp"] == 33


@pytest.mark.rule("mafia", "M43")
def test_two_potions_kill_in_the_morning() -> None:
    place = town(M2={"things": ["potion", "potion"]})
    twice = [*shot(H), *shot(MAGE), *shot(KNIGHT)]
    assert play(place, clans={"mafia": twice})["dead"] == [M2, H, KNIGHT, MAGE]
    place = town(A={"things": ["potion", "potion"]})
    assert play(place, clans={"mafia": twice}, potions={A: 2})["dead"] == [A, H]


@pytest.mark.rule("mafia", "item 36")
def test_a_sergeant_takes_over() -> None:
    place = town()
    place["sergeant"] = H
    play(place, clans={"mafia": shot(C)})
    assert place["people"][H]["role"] == "commissar"
    assert place["awards"] == {M1: 2, M2: 2}


@pytest.mark.rule("mafia", "M41")
def test_a_knight_is_hit_at_home_and_as_a_guard() -> None:
    place = town(KNIGHT={"worn": ["plate"]})
    both = {"mafia": shot(H), "yakuza": shot(KNIGHT)}
    assert play(place, clans=both, knights={KNIGHT: H})["dead"] == [KNIGHT]


@pytest.mark.rule("mafia", "item 10", "M14", "M15")
def test_the_end() -> None:
    place = town()
    assert the_living_have_won(place) is None
    for seat in (M1, M2, Y1, Y2):
        place["people"][seat]["alive"] = False
    assert the_living_have_won(place) == "honest"
    place["people"][C]["clan"] = "mafia"
    assert the_living_have_won(place) == "choice"
    place["people"][M1]["alive"] = True
    assert the_living_have_won(place) is None
    for seat in (N, H, THIEF, KNIGHT, MERCHANT, MAGE):
        place["people"][seat]["alive"] = False
    assert the_living_have_won(place) == "mafia"
    place["people"][Y1]["alive"] = True
    assert the_living_have_won(place) is None
    place["people"][C]["alive"] = False
    assert the_living_have_won(place) == "both clans"


@pytest.mark.rule("mafia", "T1")
@pytest.mark.parametrize("seed", range(150))
def test_random_nights_hold_together(seed: int) -> None:
    """Whoever is dead stays dead unless resurrected, nothing is below zero, no thing appears."""
    dice = Random(seed)
    place = town()
    for one in place["people"].values():
        one["mana"] = dice.choice((0, 10, 40, 90))
        one["things"] = dice.sample(["rat", "tools", "trap", "arrow", "hideout"], 2)
        one["armed"] = dice.sample(["noise", "trap", "poisoned-trap", "stiletto"], 1)
    place["people"][KNIGHT].update(worn=["plate", "mail"], weapon=dice.choice(["axe", "cursed"]))
    things = number_of_things(place)
    for _ in range(6):
        alive = {seat for seat, one in place["people"].items() if one["alive"]}
        orders = random_orders(dice, alive)
        back = {one["whom"] for one in orders["spells"] if one["spell"] == "resurrection"}
        orders["contracts"] = random_book(dice, place, alive)
        report = night(place, orders, lambda n, why: dice.randrange(n), THINGS)
        still = {seat for seat, one in place["people"].items() if one["alive"]}
        assert still <= alive | back
        assert set(report["dead"]) == alive - still
        assert all(one["exp"] >= 0 and one["mana"] >= 0 for one in place["people"].values())
        assert number_of_things(place) <= things
        things = number_of_things(place)


def random_book(dice: Random, place: dict[str, Any], alive: set[int]) -> list[dict[str, Any]]:
    book: list[dict[str, Any]] = []
    for _ in range(dice.randrange(4) if alive else 0):
        by, whom = dice.choice(sorted(alive)), dice.choice(sorted(alive))
        bid = order(by, whom, dice.randrange(2, 9), dice.choice(("kill", "guard")))
        if may_order(place, book, bid):
            receive(book, bid)
    return book


def number_of_things(place: dict[str, Any]) -> int:
    lists = ("things", "armed", "worn", "shop")
    owned = sum(len(one[part]) for one in place["people"].values() for part in lists)
    return owned + sum(one["weapon"] is not None for one in place["people"].values())


def random_orders(dice: Random, alive: set[int]) -> dict[str, Any]:
    def anybody() -> int:
        return dice.randrange(12)

    def somebody() -> int:
        return dice.choice(sorted(alive) or [0])

    spells = ["ward", "mirror", "protection", "drain", "armageddon", "resurrection"]
    return no_orders(
        spells=[
            {"by": somebody(), "spell": dice.choice(spells), "whom": anybody()}
            for _ in range(dice.choice((0, 1, 2)))
        ],
        clans={clan: shot(anybody(), dice.random() < 0.5) for clan in ("mafia", "yakuza")},
        commissar=check(anybody()),
        potions={anybody(): dice.randrange(3)},
        knights={KNIGHT: anybody()},
        thieves={THIEF: dice.choice(("hide", steal(anybody(), dice.random() < 0.3)[THIEF]))},
    )


@pytest.mark.rule("mafia", "item 34", "M24", "M-7")
@pytest.mark.parametrize("guarded", [True, False])
def test_the_last_of_a_clan_is_stripped_also_by_a_knight_on_guard(guarded: bool) -> None:
    gone = {"alive": False}
    place = town(C={"clan": "mafia"}, M1=gone, M2=gone, H={"role": "bandit", "clan": "yakuza"})
    knights = {KNIGHT: H} if guarded else {}
    report = play(place, clans={"mafia": shot(H, kill=True)}, knights=knights)
    assert report["dead"] == [KNIGHT if guarded else H]
    assert place["people"][C]["role"] == ("bandit" if guarded else "commissar")
