"""States are founded and removed by the host; everybody begins with all rights."""

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.state import Phase
from intriga.games.zeppelin.subjects.host import states
from intriga.kernel.actors import PUBLIC
from intriga.kernel.game import InvalidOptions
from intriga.kernel.questions.limits import broken_limits
from tests.games.zeppelin.rules import acts
from tests.games.zeppelin.world import ROOT_A, A, World, hosted

FOUND = acts.FoundCountry("Utopia", "SWEDEN")


@pytest.mark.rule("zeppelin", "item 1", "item 8")
def test_players_are_dealt_out_among_the_states_in_the_one_class_with_all_rights() -> None:
    world = World(7, begun=False)
    assert [person.country for person in world.state.people] == [1, 3, 1, 3, 1, 3, 1]
    (root,) = world.a.classes.values()
    assert root.rights == RIGHTS
    assert root.limit == 0
    assert world.a.migrant == world.a.root == ROOT_A


def test_who_chooses_a_state_before_the_match_is_dealt_to_it() -> None:
    options = Options(map="baltic", states=2, deal="choice")
    places = game.places(options, 5)
    assert [place.seats for place in places] == [(0, 2, 4), (1, 3)]
    assert [place.key for place in places] == ["DENMARK", "HANSA"]
    assert game.places(Options(founding="host", deal="choice"), 5) == []
    assert game.places(Options(map="baltic", states=2), 5) == [], "by chance nobody knows"


@pytest.mark.rule("zeppelin", "item 8", "Z43")
def test_people_are_dealt_out_by_chance_and_told_who_is_where_they_are() -> None:
    world = World(5, {"deal": [1, 0, 2, 1]}, begun=False, deal="chance")
    where = [person.country for person in world.state.people]
    assert where == [3, 1, 1, 3, 1], "of 1, 3, 1, 3, 1 the second, then the first, and so on"
    assert all(person.rank in (2, 4) for person in world.state.people)
    dealt = [event for event in world.news if event.id == "zeppelin-dealt"]
    assert [event.to for event in dealt] == [(1, 2, 4), (0, 3)]
    assert world.ids(PUBLIC) == []
    first = World(5, {"deal": [0] * 4}, begun=False, deal="chance")
    assert [person.country for person in first.state.people] == [1, 3, 1, 3, 1]


@pytest.mark.rule("zeppelin", "Z30")
def test_who_is_left_when_states_are_founded_late_is_dealt_by_chance_too() -> None:
    world = hosted(4, draws={"deal": [3, 0, 1]}, deal="chance")
    world.expire()
    world.expire()
    numbers = list(world.state.countries)
    where = [numbers.index(person.country or 0) for person in world.state.people]
    assert where == [1, 1, 0, 0]


def test_a_map_has_only_so_many_powers() -> None:
    with pytest.raises(InvalidOptions) as refused:
        World(states=6)
    assert refused.value.refusal.id == "zeppelin-too-few-powers"


@pytest.mark.rule("zeppelin", "item 1", "item 30", "Z30")
def test_the_host_founds_states_before_the_first_turn() -> None:
    world = hosted()
    assert world.state.countries == {}
    assert world.person(0).country is None
    world.host(FOUND)
    (number,) = world.state.countries
    country = world.state.countries[number]
    assert (country.name, country.power, country.founded) == ("Utopia", "SWEDEN", 0)
    assert world.told("founded").to == PUBLIC
    assert world.refused("host", acts.FoundCountry("Other", "SWEDEN")) == "power-taken"
    assert world.refused("host", acts.FoundCountry(" utopia ")) == "country-same-name"
    assert world.refused("host", acts.FoundCountry("Польша")) == "country-same-name"
    assert world.refused("host", acts.FoundCountry(" ")) == "country-name"
    assert world.refused("host", acts.FoundCountry("Other", "ATLANTIS")) == "power-taken"


@pytest.mark.rule("zeppelin", "item 1", "Z30")
@pytest.mark.parametrize("name", ["Sweden", "Швеция", "  SWEDEN "])
def test_a_state_may_bear_the_name_of_the_power_it_is_founded_on_and_of_no_other(name: str) -> None:
    world = hosted()
    assert world.refused("host", acts.FoundCountry(name, "POLAND")) == "country-same-name"
    assert world.refused("host", acts.FoundCountry(name)) == "country-same-name"
    (form,) = (one for one in game.forms(world.state, "host") if one.act == "found-country")
    assert not broken_limits(form.limits, acts.FoundCountry(name, "SWEDEN"))
    assert broken_limits(form.limits, acts.FoundCountry(name, "POLAND"))
    world.host(acts.FoundCountry(name, "SWEDEN"))
    for power in ("POLAND", ""):
        assert world.refused("host", acts.FoundCountry("Sweden", power)) == "country-same-name"


@pytest.mark.rule("zeppelin", "Z30")
def test_a_state_is_founded_in_a_running_match_on_a_free_power_or_none() -> None:
    world = World()
    army = world.state.armies["SWEDEN"]
    before = (list(army.units), list(army.centres))
    world.host(FOUND)
    number = max(world.state.countries)
    assert world.state.citizens(number) == []
    assert (
        world.state.countries[number].classes[world.state.countries[number].root].rights == RIGHTS
    )
    after = world.state.armies["SWEDEN"]
    assert (after.units, after.centres) == before
    world.host(acts.FoundCountry("Nowhere"))
    assert world.state.countries[max(world.state.countries)].power == ""


@pytest.mark.rule("zeppelin", "Z30")
def test_there_are_no_more_states_than_a_map_may_have_powers() -> None:
    world = World()
    for number in range(states.MOST - 2):
        world.host(acts.FoundCountry(f"State {number}"))
    assert world.refused("host", acts.FoundCountry("One more")) == "countries"


@pytest.mark.rule("zeppelin", "Z30")
def test_only_the_host_founds_and_removes() -> None:
    world = World()
    assert world.refused(0, FOUND) == "host-only"
    assert world.refused(0, acts.RemoveCountry(A)) == "host-only"
    assert world.refused("host", acts.RemoveCountry(999)) == "no-country"


@pytest.mark.rule("zeppelin", "Z30")
def test_a_removed_state_leaves_its_citizens_stateless_and_free_and_its_units_on_the_map() -> None:
    world = World()
    power = world.a.power
    units = list(world.state.armies[power].units)
    world.put(2, jailed=True)
    world.put(4, jailed=True)
    world.leave(4)
    world.do(0, acts.Migrate(3))
    world.do(1, acts.Migrate(A))
    world.do(3, acts.Migrate(None))
    world.host(acts.RemoveCountry(A))
    assert A not in world.state.countries
    for seat in (0, 2, 4):
        assert (world.person(seat).country, world.person(seat).jailed) == (None, False)
    assert [request.seat for request in world.state.requests] == [3]
    army = world.state.armies[power]
    assert army.units == units
    assert army.orders == {}
    assert world.told("removed").to == PUBLIC
    world.back(4)
    assert world.person(4).country is None
    assert not world.person(4).jailed


@pytest.mark.rule("zeppelin", "Z30")
@pytest.mark.parametrize("founded", [0, 1])
def test_without_two_states_the_founding_is_extended_once_and_then_completed(founded: int) -> None:
    world = hosted(5, states=3)
    if founded:
        world.host(acts.FoundCountry("Utopia"))
        world.host(acts.Settle(4, 1))
    (before,) = game.windows(world.state)
    world.expire()
    assert world.told("founding-extended").to == PUBLIC
    assert (world.state.phase, world.state.turn) == (Phase.FOUNDING, 0)
    (again,) = game.windows(world.state)
    assert again.generation > before.generation
    assert not again.marks
    world.expire()
    assert (world.state.phase, world.state.turn) == (Phase.TURN, 1)
    assert len(world.state.countries) == 3
    assert world.ids("public").count("founded") == 3 - founded
    sizes = sorted(len(world.state.citizens(number)) for number in world.state.countries)
    assert sizes == [1, 2, 2]
    assert world.person(4).country == (1 if founded else world.person(4).country)


@pytest.mark.rule("zeppelin", "Z30")
def test_a_host_who_uses_the_time_that_was_added_founds_all_themselves() -> None:
    world = hosted()
    world.expire()
    world.host(FOUND)
    world.host(acts.FoundCountry("Other", "POLAND"))
    world.expire()
    assert world.state.turn == 1
    assert len(world.state.countries) == 2
    assert world.person(0).country is None


@pytest.mark.rule("zeppelin", "Z30")
def test_states_that_a_host_has_removed_are_founded_anew_where_all_are_ready() -> None:
    world = World(3, begun=False)
    for number in list(world.state.countries):
        world.host(acts.RemoveCountry(number))
    for _ in range(2):
        for seat in range(3):
            world.do(seat, acts.Ready())
    assert (world.state.turn, len(world.state.countries)) == (1, 2)


@pytest.mark.rule("zeppelin", "Z27")
def test_turn_0_ends_by_the_host_or_by_its_clock_and_in_auto_when_all_are_ready() -> None:
    world = hosted()
    assert world.refused("host", acts.BeginTurns()) == "two-states"
    world.host(FOUND)
    world.host(acts.FoundCountry("Other", "POLAND"))
    world.host(acts.BeginTurns())
    assert (world.state.phase, world.state.turn) == (Phase.TURN, 1)
    assert world.refused("host", acts.BeginTurns()) == "begun"
    auto = World(3, begun=False)
    for seat in range(3):
        assert auto.state.turn == 0
        auto.do(seat, acts.Ready())
    assert auto.state.turn == 1
