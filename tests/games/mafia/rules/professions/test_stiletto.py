"""A thief's stiletto, hideout and shield, in whole nights."""

import pytest

from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.houses.readying import Ready
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.thieves.staying import StayHome
from intriga.games.mafia.subjects.votes.accusing import Accuse
from tests.games.mafia.rules.professions.den import (
    ASSASSIN,
    COMMISSAR,
    HOST,
    KNIGHT,
    NECROMANCER,
    SECOND,
    THIEF,
    TOWN,
    charged,
    den,
    kinds,
    steal,
    whispers,
)
from tests.games.mafia.world import Town

# ── the stiletto, the hideout ───────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "M37", "M44", "M74")
def test_a_stiletto_kills_a_thief_whose_things_are_the_hosts() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.give(SECOND, "helm")
    town.give(THIEF, "tools", "mail")
    steal(town, SECOND)
    town.to_day()
    assert town.dead == [THIEF]
    assert kinds(town, SECOND) == ["helm", "mail", "tools"]
    assert kinds(town, THIEF) == []
    assert whispers(town, SECOND) == ["house-stiletto", "loot"]
    assert not any(item.stolen for item in town.person(SECOND).things)


@pytest.mark.rule("mafia", "M37", "M72")
@pytest.mark.parametrize("out", [True, False])
def test_a_stiletto_strikes_the_first_shooter_only_if_the_thief_rests(out: bool) -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    if out:
        steal(town, HOST, SECOND)
    town.do(0, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == ([SECOND] if out else [1])
    assert ("stiletto" in kinds(town, SECOND)) is out


@pytest.mark.rule("mafia", "M37", "M72")
def test_a_stiletto_strikes_one_visitor_the_second_kills() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.give(1, "helm")
    town.do(0, Shoot((Aim(SECOND),)))
    town.do(2, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [1, SECOND]
    assert kinds(town, SECOND) == []  # who is dead takes nothing
    assert kinds(town, 1) == ["helm"]
    assert town.heard(2)[0] == "dead"


@pytest.mark.rule("mafia", "M37")
def test_a_stiletto_kills_the_commissar_who_only_checks() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.do(COMMISSAR, Check((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [COMMISSAR]
    assert "miss" in town.heard(COMMISSAR)


@pytest.mark.rule("mafia", "M37")
def test_a_stiletto_met_by_a_thief_is_not_there_for_a_shooter() -> None:
    """And a thief whom it kills does not shoot for their clan."""
    town = den("MMYYCAHHHHHHNH")
    town.train(0, "thief")
    town.state.clans[next(iter(town.state.clans))].roster = [0]
    town.give(SECOND, "stiletto", ready=True)
    duty = next(iter(town.state.clans.values())).roster
    assert duty == [0]
    steal(town, SECOND, 0)
    town.do(0, Shoot((Aim(HOST),)))
    town.do(2, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [0, SECOND]


@pytest.mark.rule("mafia", "M37")
@pytest.mark.parametrize("stabbed", [True, False])
def test_whom_a_stiletto_kills_as_a_thief_neither_checks_nor_fulfils_an_order(
    stabbed: bool,
) -> None:
    for who, victim in ((COMMISSAR, 0), (ASSASSIN, HOST)):
        town = den()
        town.train(who, "thief")
        if stabbed:
            town.give(SECOND, "stiletto", ready=True)
        steal(town, SECOND, who)
        if who == COMMISSAR:
            town.do(COMMISSAR, Check((Aim(victim),)))
        else:
            order = Order(1, Job.KILL, Customer.LONE, 11, victim, 5, ((11, 5),))
            town.state.guild.orders.append(order)
        town.to_day()
        assert town.dead == [who if stabbed else victim]


@pytest.mark.rule("mafia", "M37", "item 25")
def test_nobody_stabs_themselves() -> None:
    town = den()
    town.train(ASSASSIN, "thief")
    town.give(ASSASSIN, "stiletto", ready=True)
    order = Order(1, Job.KILL, Customer.LONE, 11, ASSASSIN, 5, ((11, 5),))
    town.state.guild.orders.append(order)
    town.state.plan(ASSASSIN).picks = (1,)
    town.to_day()
    assert town.dead == [ASSASSIN]
    assert kinds(town, ASSASSIN) == ["stiletto"]


@pytest.mark.rule("mafia", "M37", "J1", "J4", "M72")
def test_whom_a_stiletto_strikes_has_not_come_to_the_house() -> None:
    """The row is chosen among the others: the commissar alone, not J1."""
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.person(SECOND).bribed = True
    town.do(0, Shoot((Aim(SECOND),)))
    town.do(COMMISSAR, Check((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [1, SECOND]
    assert town.heard(0)[0] == "dead"
    assert town.heard(COMMISSAR)[0] == "killed"


@pytest.mark.rule("mafia", "M37", "item 45")
def test_whom_magic_saves_from_a_stiletto_shoots_all_the_same() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.state.effects.append(Effect("protection", 1, town.state.tick))
    town.do(0, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [SECOND]
    assert kinds(town, SECOND) == []


@pytest.mark.rule("mafia", "M37", "M44", "item 50")
def test_who_is_stabbed_in_two_houses_leaves_all_to_the_first() -> None:
    town = den()
    town.give(THIEF, "stiletto", ready=True)
    town.give(SECOND, "stiletto", ready=True)
    town.give(1, "potion", "helm")
    town.do(0, Shoot((Aim(SECOND), Aim(THIEF))))
    town.to_day()
    assert town.dead == [1]
    assert kinds(town, THIEF) == ["helm"]
    assert kinds(town, SECOND) == []


@pytest.mark.rule("mafia", "item 46")
def test_in_a_hideout_nobody_finds_a_thief_and_the_next_vote_is_void() -> None:
    town = den()
    town.give(THIEF, "sword")
    assert town.refused(THIEF, StayHome(hide=True)) == "no-hideout"
    town.give(THIEF, "hideout")
    steal(town, HOST)
    town.do(THIEF, StayHome(hide=True))
    town.do(0, Shoot((Aim(THIEF),)))
    town.do(COMMISSAR, Check((Aim(THIEF),)))
    steal(town, THIEF, SECOND)
    town.to_day()
    assert town.dead == []
    assert kinds(town, THIEF) == ["sword"]
    assert whispers(town, SECOND) == ["thief-nothing"]
    assert "alive" in town.heard(0)
    town.do(THIEF, Accuse(0))
    town.do(HOST, Accuse(1))
    town.to_night()
    assert town.dead == [1]
    town.do(0, Shoot((Aim(THIEF),)))
    town.to_day()
    assert THIEF in town.dead


@pytest.mark.rule("mafia", "M67")
@pytest.mark.parametrize("thing", ["hideout", "stiletto"])
def test_hideout_and_stiletto_work_in_the_first_night(thing: str) -> None:
    town = Town(TOWN)
    town.train(THIEF, "thief")
    item = town.give(THIEF, thing)
    town.do(THIEF, StayHome(hide=True) if thing == "hideout" else Ready(item.number))
    town.do(0, Shoot((Aim(THIEF),)))
    town.to_day()
    assert town.dead == ([] if thing == "hideout" else [0])


# ── a thief who is the necromancer ──────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "M38", "item 16")
def test_a_shield_saves_a_thief_from_madness_and_a_stiletto_and_drains() -> None:
    for host in (KNIGHT, SECOND):
        town = charged()
        town.give(host, "code")
        if host == KNIGHT:
            town.do(KNIGHT, CastSpell("madness"))
        else:
            town.give(SECOND, "stiletto", ready=True)
        steal(town, host, NECROMANCER)
        town.to_day()
        assert town.dead == []
        assert town.person(NECROMANCER).mana == 10
        assert town.person(host).exp == 25
        assert town.person(NECROMANCER).exp == 33
        assert "drained" in town.heard(host)
        assert whispers(town, NECROMANCER) == ["thief-shielded"]
        assert kinds(town, host) == ["code"]


@pytest.mark.rule("mafia", "M38")
def test_no_shield_helps_against_a_poisoned_trap_or_an_axe() -> None:
    for kind, host in (("poisoned-trap", HOST), ("axe", KNIGHT)):
        town = charged()
        town.give(host, kind, ready=True)
        steal(town, host, NECROMANCER)
        town.to_day()
        assert town.dead == [NECROMANCER]
