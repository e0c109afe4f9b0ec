"""Orders of many commanders: who may give them, which one counts, who hears of them."""

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.seen import armies
from intriga.games.zeppelin.state import Logged, Person, Phase
from intriga.games.zeppelin.subjects.army import staff
from tests.games.zeppelin.rules.acts import Orders
from tests.games.zeppelin.rules.war.army import LOW, Refused, War

FRANCE = {"FRANCE": ["A PAR", "A MAR", "F BRE"]}


@pytest.mark.rule("zeppelin", "Z31")
def test_the_latest_order_of_each_unit_wins_whoever_gave_it() -> None:
    war = War().set_up(FRANCE)
    war.order("FRANCE", "A PAR - BUR", "A MAR S A PAR - BUR")
    war.order("FRANCE", "A MAR - SPA", by=1)
    army = war.state.armies["FRANCE"]
    assert army.orders == {"A PAR": "A PAR - BUR", "A MAR": "A MAR - SPA"}
    war.move()
    assert war.units("FRANCE") == ["A BUR", "A SPA", "F BRE"]
    assert not army.orders, "orders are spent by the moves"


@pytest.mark.rule("zeppelin", "Z31")
def test_the_log_says_who_ordered_what_in_the_whole_match() -> None:
    war = War().set_up(FRANCE)
    war.order("FRANCE", "A PAR - BUR", "A MAR H")
    war.order("FRANCE", "A PAR", by=1)
    found = [(one.turn, one.seat, one.unit, one.text) for one in war.state.armies["FRANCE"].log]
    one, other = war.seat("FRANCE"), war.seat("FRANCE", 1)
    assert found == [
        (1, one, "A PAR", "A PAR - BUR"),
        (1, one, "A MAR", "A MAR H"),
        (1, other, "A PAR", ""),
    ]
    assert [line.text for line in armies.command(war.state, "FRANCE").log] == [f[3] for f in found]
    war.end()
    assert len(war.state.armies["FRANCE"].log) == 3
    war.end()
    war.end()
    assert len(war.state.armies["FRANCE"].log) == 3


@pytest.mark.rule("zeppelin", "Z31")
@pytest.mark.parametrize("fate", ["jailed", "dead", "exiled", "demoted", "left"])
def test_an_order_outlives_the_standing_of_its_author(fate: str) -> None:
    war = War().set_up(FRANCE)
    war.order("FRANCE", "A PAR - BUR")
    author = war.state.people[war.seat("FRANCE")]
    match fate:
        case "jailed":
            author.jailed = True
        case "dead":
            author.country, author.rank, author.died = None, None, 1
        case "exiled":
            author.country, author.rank = None, None
        case "demoted":
            author.rank = LOW
        case "left":
            author.left = True
    war.move()
    assert "A BUR" in war.units("FRANCE")


@pytest.mark.rule("zeppelin", "Z31", "Z40")
def test_only_free_commanders_see_orders_and_hear_of_them() -> None:
    war = War().set_up(FRANCE)
    one, other, citizen = war.seat("FRANCE"), war.seat("FRANCE", 1), len(war.state.people) - 1
    war.state.people[citizen] = Person(war.state.people[one].country, LOW)
    war.order("FRANCE", "A PAR - BUR")
    (event,) = war.news
    assert event.to == (one, other)
    assert war.texts() == [f"Seat {one} orders: A Paris → Burgundy."]
    war.state.people[other].jailed = True
    war.order("FRANCE", "A PAR")
    assert [event.to for event in war.news] == [(one,)]
    for nobody in (other, citizen):
        assert war.forms(nobody) == {}
    for nobody in (other, citizen, war.seat("GERMANY")):
        with pytest.raises(KeyError):
            war.choices(nobody, "war-order PAR")
    assert war.choices(one, "war-order PAR").default is None


@pytest.mark.rule("zeppelin", "Z20")
def test_with_the_quirks_of_the_bot_a_jailed_commander_goes_on() -> None:
    for quirks in (False, True):
        war = War(bot_quirks=quirks).set_up(FRANCE)
        war.state.people[war.seat("FRANCE", 1)].jailed = True
        war.order("FRANCE", "A PAR - BUR")
        assert (war.seat("FRANCE", 1) in war.news[0].to) is quirks
        assert bool(war.forms(war.seat("FRANCE", 1))) is quirks


@pytest.mark.rule("zeppelin", "Z40")
def test_without_a_commander_standing_orders_are_carried_out_and_others_hold() -> None:
    war = War().set_up(FRANCE)
    war.order("FRANCE", "A PAR - BUR")
    for which in (0, 1):
        war.state.people[war.seat("FRANCE", which)].rank = LOW
    war.end()
    war.end()
    assert war.units("FRANCE") == ["A BUR", "A MAR", "F BRE"]


@pytest.mark.rule("zeppelin", "Z30", "Z42")
def test_units_of_powers_without_a_state_hold_and_defend_themselves() -> None:
    war = War(stateless=["GERMANY"]).set_up(FRANCE | {"GERMANY": ["A BUR", "A MUN"]})
    war.order("FRANCE", "A PAR - BUR", "A MAR S A PAR - BUR")
    war.state.armies["GERMANY"].orders = {"A MUN": "A MUN - TYR"}
    war.move()
    assert war.state.armies["GERMANY"].lost == ["A BUR"]
    assert war.units("GERMANY") == ["A MUN"]


@pytest.mark.rule("zeppelin", "Z30")
def test_a_state_that_is_removed_leaves_its_units_holding() -> None:
    war = War().set_up(FRANCE)
    war.order("FRANCE", "A PAR - BUR")
    del war.state.countries[war.powers.index("FRANCE") + 1]
    war.move()
    assert war.units("FRANCE") == ["A MAR", "A PAR", "F BRE"]


@pytest.mark.rule("zeppelin", "item 20")
def test_all_five_orders_and_a_missing_one_which_holds() -> None:
    war = War().set_up(
        {"FRANCE": ["A BRE", "F ENG", "A PIC", "A PAR", "A GAS"], "ENGLAND": ["F NTH"]}
    )
    texts = ["A BRE - BEL", "F ENG C A BRE - BEL", "A PIC S A BRE - BEL", "A PAR S A PIC"]
    war.order("FRANCE", *texts)
    war.move()
    assert war.units("FRANCE") == ["A BEL", "A GAS", "A PAR", "A PIC", "F ENG"]
    (turn,) = war.state.last
    orders = {done.unit: (done.order, done.result) for done in turn.done}
    assert orders["A GAS"] == ("A GAS H", "ok")
    assert orders["A PAR"] == ("A PAR S A PIC", "ok")


def test_orders_come_as_text_and_in_either_language() -> None:
    war = War().set_up(FRANCE)
    war.act(war.seat("FRANCE"), Orders((), "Army Paris to Burgundy\nа мар п а пар - бур; F BRE"))
    orders = war.state.armies["FRANCE"].orders
    assert orders == {"A PAR": "A PAR - BUR", "A MAR": "A MAR S A PAR - BUR"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A PAR - LON", "London cannot be reached"),
        ("A MUN - BUR", "Munich"),
        ("A PAR R BUR", "A PAR R BUR"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_wrong_order_refuses_all_and_says_why(text: str, why: str) -> None:
    war = War().set_up(FRANCE | {"GERMANY": ["A MUN"]})
    said = war.refused(war.seat("FRANCE"), Orders(("A MAR H", text)))
    assert said.startswith("1 order is wrong.")
    assert why in said
    with pytest.raises(Refused):
        war.order("FRANCE", "A PAR H", "A PAR - BUR")
    assert war.state.armies["FRANCE"].orders == {}


@pytest.mark.rule("zeppelin", "Z27")
def test_nothing_is_ordered_before_the_first_turn_or_after_the_last() -> None:
    war = War().set_up(FRANCE)
    one = war.seat("FRANCE")
    reasons = {Phase.FOUNDING: "zeppelin-refused-founding", Phase.OVER: "refused-over"}
    for phase, reason in reasons.items():
        war.state.phase = phase
        refusal = war.check(one, Orders(("A PAR H",)))
        assert refusal is not None
        assert refusal.id == reason
        assert war.forms(one) == {}
        assert game.drafts(war.state, one) == ()


def test_a_state_without_a_power_has_no_army() -> None:
    war = War().set_up(FRANCE)
    seat = war.seat("FRANCE")
    war.state.countries[war.powers.index("FRANCE") + 1].power = ""
    assert "no army" in war.refused(seat, Orders())
    assert war.forms(seat) == {}
    with pytest.raises(KeyError):
        war.choices(seat, "war-unit")


def test_every_choice_of_the_form_is_an_order_that_is_accepted() -> None:
    war = War()
    seat = war.seat("FRANCE")
    form = war.forms(seat)["orders"]
    for slot in form.fields[0].row:
        for choice in war.choices(seat, slot.domain).options:
            war.act(seat, Orders((str(choice.value),)))
            assert war.choices(seat, slot.domain).default == choice.value
        unit = slot.name
        withdrawn = war.choices(seat, slot.domain).options[-1]
        assert withdrawn.value == unit
        war.act(seat, Orders((unit,)))
        assert unit not in war.state.armies["FRANCE"].orders
    war.act(seat, Orders())
    assert war.news == []


def test_the_log_is_bounded() -> None:
    war = War().set_up(FRANCE)
    army = war.state.armies["FRANCE"]
    army.log = [Logged(1, 0, "A PAR", "A PAR H")] * staff.LOGGED
    war.state.turn = 2
    war.order("FRANCE", "A PAR H")
    assert len(army.log) == staff.LOGGED
    assert army.log[-1].turn == 2


def test_what_a_commander_is_typing_is_kept_for_this_army_and_turn() -> None:
    war = War().set_up(FRANCE)
    one, other = war.seat("FRANCE"), war.seat("FRANCE", 1)
    (draft,) = game.drafts(war.state, one)
    assert (draft.key, draft.seats) == ("orders:FRANCE:1", (one,))
    war.state.people[other].jailed = True
    assert game.drafts(war.state, other) == ()
    war.state.turn = 2
    assert game.drafts(war.state, one)[0].key == "orders:FRANCE:2"
