"""N4 of the literal night, on nights that are worked out by hand."""

from typing import Any

import pytest

from tests.games.mafia.literal.small_town import (
    KNIGHT,
    M2,
    MAGE,
    MERCHANT,
    THIEF,
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


@pytest.mark.rule("mafia", "item 46", "M36")
def test_a_theft_and_a_theft_by_choice_from_the_shop() -> None:
    place = town(H={"things": ["rat"], "armed": []})
    report = play(place, thieves=steal(H))
    assert place["people"][THIEF]["things"] == ["rat"]
    assert (H, "missing", "rat") in report["heard"]
    play(place, thieves=steal(MERCHANT, thing="trap", shop=True))
    assert place["people"][THIEF]["things"] == ["trap"]  # the rat has gone for his permanent trap
    assert place["awards"] == {THIEF: 2, MERCHANT: -2}
    report = play(place, thieves=steal(MERCHANT, thing="sword", shop=True))
    assert report["dead"] == [THIEF]


@pytest.mark.rule("mafia", "item 49", "M35")
def test_traps_in_their_order() -> None:
    place = town(H={"things": ["rat"], "armed": ["noise", "trap", "poisoned-trap"]})
    report = play(place, thieves=steal(H))
    assert (THIEF, "scared", None) in report["heard"]
    report = play(place, thieves=steal(H))
    assert (H, "trap caught", THIEF) in report["heard"]
    for _ in range(2):
        assert not play(place, thieves=steal(H))["thieves"]["went"]
    assert play(place, thieves=steal(H))["dead"] == [THIEF]
    assert place["people"][H]["things"] == ["rat"]


@pytest.mark.rule("mafia", "item 44", "item 46")
def test_knights_at_home() -> None:
    awake = [{"by": KNIGHT, "spell": "vigilance", "whom": None}]
    place = town(H={"things": ["rat"]})
    report = play(place, thieves=steal(H), spells=awake, knights={KNIGHT: H})
    assert (THIEF, "nothing", None) in report["heard"]
    mad = [{"by": KNIGHT, "spell": "madness", "whom": None}]
    assert play(place, thieves=steal(H), spells=mad, knights={KNIGHT: H})["dead"] == [THIEF]
    place = town(KNIGHT={"weapon": "axe"})
    assert play(place, thieves=steal(KNIGHT), commissar=check(KNIGHT))["dead"] == [C, THIEF]
    assert place["people"][KNIGHT]["weapon"] is None


@pytest.mark.rule("mafia", "M37")
def test_a_stiletto_stops_the_first_visitor() -> None:
    place = town(THIEF={"armed": ["stiletto"]}, M2={"things": ["arrow"]})
    report = play(place, clans={"mafia": shot(THIEF), "yakuza": shot(H)})
    assert report["dead"] == [M2, H]
    assert place["people"][THIEF]["things"] == ["arrow"]


@pytest.mark.rule("mafia", "M38")
def test_a_thieving_necromancer_with_a_shield() -> None:
    place = town(THIEF={"armed": ["stiletto"]}, N={"profession": "thief", "mana": 70})
    visit: dict[int, Any] = {N: [{"house": THIEF, "shop": False, "spy": False, "thing": None}]}
    assert not play(place, thieves=visit)["dead"]
    people = place["people"]
    assert (people[N]["mana"], people[N]["exp"], people[THIEF]["exp"]) == (10, 33, 25)


@pytest.mark.rule("mafia", "M18")
def test_a_thief_caught_red_handed() -> None:
    place = town(H={"things": ["rat"]})
    assert play(place, thieves=steal(H), commissar=check(H))["dead"] == [THIEF]
    place = town(H={"things": ["rat"]}, THIEF={"worn": ["code"]})
    assert not play(place, thieves=steal(H), commissar=check(THIEF))["dead"]
    assert place["people"][THIEF]["worn"] == []
    assert not play(town(), commissar=check(THIEF))["dead"]


@pytest.mark.rule("mafia", "M39", "T5")
def test_a_net_tells_that_somebody_gained_and_the_report_hides_thieves() -> None:
    place = town(H={"things": ["rat"]}, MAGE={"watches": {THIEF}})
    report = play(place, thieves=steal(H), clans={"mafia": shot(THIEF), "yakuza": shot(KNIGHT)})
    assert (MAGE, "gained a thing", THIEF) in report["heard"]
    assert report["public"] == [(THIEF, "honest", "none"), (KNIGHT, "honest", "knight")]


@pytest.mark.rule("mafia", "M44")
def test_the_assassins_loot() -> None:
    things = {"things": ["rat", "drain"]}
    for profession, left, shop in (("mage", ["rat"], []), ("merchant", [], ["rat", "drain"])):
        place = town(H=dict(things), A={"profession": profession})
        play(place, contracts=[order(MAGE, H, 3)], **{"assassin loots": True})
        assert place["people"][H]["things"] == left
        assert place["people"][A]["shop"] == shop


@pytest.mark.rule("mafia", "item 46")
def test_a_hidden_thief() -> None:
    place = town(THIEF={"things": ["hideout"]})
    assert not play(place, thieves={THIEF: "hide"}, clans={"mafia": shot(THIEF)})["dead"]
    assert not place["people"][THIEF]["votes tomorrow"]
