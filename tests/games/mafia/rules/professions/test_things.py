"""The tables of things and spells against the rulebook."""

from collections import Counter

import pytest

from intriga.games.mafia.data.things import (
    Lasts,
    Spell,
    Thing,
    User,
    Works,
    scroll_mana,
    scrolls,
    spells,
    things,
)

PRICES: dict[str, dict[str, int]] = {
    # «Артефакты только для рыцаря»
    "knight": {
        "plate": 15,
        "helm": 10,
        "mail": 8,
        "shield": 8,
        "sword": 15,
        "cursed": 13,
        "axe": 20,
    },
    # «Свитки для магов»
    "mage": {
        "silence": 5,
        "antimagic": 10,
        "drain": 10,
        "protection": 15,
        "armageddon": 50,
        "voice": 5,
        "resurrection": 20,
        "ward": 10,
        "mirror": 15,
    },
    # «Артефакты только для воров»
    "thief": {"stiletto": 10, "tools": 8, "rat": 12, "hideout": 7, "spies": 20},
    # «Артефакты только для торговцев»
    "merchant": {"coin": 5, "contract": 10},
    # «Артефакты только для знаменитости»
    "celebrity": {"orator": 8, "prophet": 12, "advocate": 9},
    # «Артефакты для всех»
    "everybody": {"noise": 3, "trap": 6, "poisoned-trap": 12, "code": 11},
    # «Артефакты для орг. преступности, комиссара и убийцы»; the potion for thieves, too
    "clans commissar assassin": {"arrow": 8},
    "clans commissar assassin thief": {"potion": 20},
}

SCROLL_MANA = {
    "silence": 8,
    "antimagic": 16,
    "drain": 20,
    "protection": 30,
    "armageddon": 64,
    "voice": 6,
    "resurrection": 50,
    "ward": 12,
    "mirror": 32,
}

SPELL_MANA = {
    "knight": {"vigilance": 10, "madness": 5},
    "thief": {"espionage": 7},
    "merchant": {"random-thing": 9, "create-thing": 18},
    "celebrity": {"charisma": 5, "pacifist": 14},
    "necromancer": {
        "necromancer-resurrection": 50,
        "necromancer-shield": 60,
        "subjugation": 10,
        "reanimation": 19,
    },
}

STEPS = {
    # N0: nightfall
    Works.NIGHTFALL: "potion",
    # D0: at once (L364 and T1)
    Works.AT_ONCE: (
        "silence advocate orator prophet charisma voice subjugation reanimation antimagic spies"
    ),
    # N1: defensive spells together
    Works.DEFENCE: "ward mirror protection vigilance madness pacifist",
    # N2: all other spells together
    Works.SPELLS: (
        "drain armageddon resurrection necromancer-resurrection random-thing create-thing"
    ),
    # N4: thieves
    Works.THIEVES: "axe stiletto tools rat hideout noise trap poisoned-trap espionage",
    # N5, N6: shots
    Works.SHOTS: "plate helm mail shield sword cursed code arrow necromancer-shield",
    Works.SHOP: "coin contract",
}

LASTING = {
    Lasts.NIGHT: "plate protection hideout vigilance madness pacifist potion",
    Lasts.DAY: "silence voice orator prophet advocate charisma subjugation reanimation",
    Lasts.TURN: "ward mirror",
    Lasts.DAY_AND_NIGHT: "antimagic",
    Lasts.TWO_DAYS: "coin",
    Lasts.ONE_SALE: "contract",
    Lasts.GAME: "spies",
    Lasts.INSTANT: (
        "drain armageddon resurrection necromancer-resurrection espionage random-thing"
        " create-thing arrow"
    ),
    Lasts.UNTIL_SPENT: (
        "helm mail shield sword cursed axe stiletto tools rat noise trap poisoned-trap code"
        " necromancer-shield"
    ),
}


EVERYTHING: list[Thing | Spell] = [*things().values(), *spells().values()]


@pytest.mark.rule("mafia", "item 51")
def test_how_many_there_are() -> None:
    assert len(things()) == 32
    assert len(scrolls()) == 9
    by_user = Counter(user for spell in spells().values() for user in spell.users)
    assert by_user.pop(User.NECROMANCER) == 4
    assert sum(by_user.values()) == 7
    assert User.MAGE not in by_user


@pytest.mark.rule("mafia", "item 44", "item 45", "item 46", "item 47", "item 48", "item 49")
@pytest.mark.rule("mafia", "item 50")
def test_who_buys_what_at_which_nominal_price() -> None:
    table: dict[str, dict[str, int]] = {}
    for thing in things().values():
        table.setdefault(" ".join(thing.users), {})[thing.id] = thing.price
    assert table == PRICES


@pytest.mark.rule("mafia", "M36", "item 46")
def test_anybody_may_have_a_thing() -> None:
    assert {thing.owners for thing in things().values()} == {(User.EVERYBODY,)}


@pytest.mark.rule("mafia", "item 45")
def test_the_mana_of_scrolls() -> None:
    assert {id: scroll.mana for id, scroll in scrolls().items()} == SCROLL_MANA


@pytest.mark.rule("mafia", "item 19", "item 44", "item 46", "item 47", "item 48")
def test_the_mana_of_other_spells() -> None:
    table: dict[str, dict[str, int]] = {}
    for spell in spells().values():
        (user,) = spell.users
        table.setdefault(user, {})[spell.id] = spell.mana
    assert table == SPELL_MANA


@pytest.mark.rule("mafia", "item 13", "M27")
def test_the_necromancer_pays_half_for_a_resurrection() -> None:
    assert spells()["necromancer-resurrection"].own_mana == 25
    assert not [s for s in spells().values() if s.own_mana and s.own_mana != 25]


@pytest.mark.rule("mafia", "item 40", "item 45", "M32")
@pytest.mark.parametrize(
    ("id", "whole", "half", "dead", "dead_half"),
    [
        ("silence", 8, 4, 16, 8),
        ("mirror", 32, 16, 64, 32),
        ("protection", 30, 15, 60, 30),
        ("resurrection", 50, 25, 100, 50),
    ],
)
def test_specialisation_and_death(
    id: str, whole: int, half: int, dead: int, dead_half: int
) -> None:
    scroll = things()[id]
    assert scroll_mana(scroll, specialised=False, dead=False) == whole
    assert scroll_mana(scroll, specialised=True, dead=False) == half
    assert scroll_mana(scroll, specialised=False, dead=True) == dead
    assert scroll_mana(scroll, specialised=True, dead=True) == dead_half


@pytest.mark.rule("mafia", "item 45")
def test_nobody_specialises_in_armageddon() -> None:
    with pytest.raises(ValueError):
        scroll_mana(things()["armageddon"], specialised=True, dead=False)


@pytest.mark.rule("mafia", "T1")
def test_when_everything_works() -> None:
    for step, ids in STEPS.items():
        found = {one.id for one in EVERYTHING if one.works is step}
        assert found == set(ids.split())


@pytest.mark.rule("mafia", "T3", "M31", "item 51")
def test_how_long_everything_lasts() -> None:
    for lasts, ids in LASTING.items():
        found = {one.id for one in EVERYTHING if one.lasts is lasts}
        assert found == set(ids.split())


def test_what_counts_at_once_in_votes_is_used_by_day_and_night_things_by_night() -> None:
    for one in EVERYTHING:
        if one.lasts is Lasts.DAY or one.works is Works.SHOP:
            assert one.when == ("day",)
        if one.works in (Works.THIEVES, Works.SHOTS):
            assert one.when == ("night",)
