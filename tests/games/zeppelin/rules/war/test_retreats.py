"""Where dislodged units go: wishes, conflicts, the best place by rule, the host."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from intriga.diplomacy.adjudication.legal import Menu
from intriga.diplomacy.geography.board import bits, board_of
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.vocabulary import Verb
from intriga.games.zeppelin.state import Phase
from intriga.games.zeppelin.war.retreating import Fleeing, destinations, steps
from intriga.kernel import HOST
from intriga.warfare.situation import province_of
from tests.games.zeppelin.literal.war import Land, Ousted, retreats
from tests.games.zeppelin.rules.acts import OverrideRetreat, Wishes
from tests.games.zeppelin.rules.war.army import War

pytestmark = pytest.mark.rule("zeppelin", "item 25", "Z36")
BURGUNDY = {"GERMANY": ["A BUR"], "FRANCE": ["A PAR", "A MAR"]}
ATTACK = ("A PAR - BUR", "A MAR S A PAR - BUR")


def ousted(units: dict[str, list[str]] = BURGUNDY, **options: Any) -> War:
    """A war in which Germany's army in Burgundy is about to be dislodged."""
    war = War(**options).set_up(units, {"GERMANY": "BER KIE MUN", "FRANCE": "PAR MAR BRE"})
    war.order("FRANCE", *ATTACK)
    return war


def test_the_first_wish_that_is_legal_is_granted() -> None:
    war = ousted()
    # Paris is where the attacker came from; Gascony is free.
    war.wish("GERMANY", "A BUR", "PAR", "GAS", "MUN")
    war.move()
    assert war.state.ways == {"A BUR": ["BEL", "GAS", "MUN", "PIC", "RUH"]}
    war.retreat()
    assert war.units("GERMANY") == ["A GAS"]
    assert war.state.armies["GERMANY"].wishes == {}


def test_without_a_wish_an_own_centre_is_best_then_another_one_that_is_nearer() -> None:
    war = ousted()
    war.end()
    assert war.units("GERMANY") == ["A MUN"]
    # Munich and Belgium are centres of others; Munich borders on Berlin and Kiel.
    war = ousted()
    war.state.armies["GERMANY"].centres = ["BER", "KIE"]
    war.end()
    assert war.units("GERMANY") == ["A MUN"]
    war = ousted()
    war.state.armies["GERMANY"].centres = ["HOL"]
    war.end()
    assert war.units("GERMANY") == ["A BEL"]


def test_among_places_without_a_centre_the_nearest_to_an_own_centre_is_best() -> None:
    units = BURGUNDY | {"ITALY": ["A MUN"], "ENGLAND": ["F BEL"]}
    war = ousted(units)
    # Ruhr is one step from Kiel; Picardy and Gascony are farther away.
    war.end()
    assert war.units("GERMANY") == ["A RUH"]
    war = ousted(units)
    war.state.armies["GERMANY"].centres = []
    # No centre of its own: all are equally far, and the first by province is taken.
    war.end()
    assert war.units("GERMANY") == ["A GAS"]


def test_a_unit_that_can_go_nowhere_is_disbanded() -> None:
    blocked = ["A BEL", "A GAS", "A MUN", "A PIC", "A RUH"]
    war = ousted({"GERMANY": ["A BUR"], "FRANCE": ["A PAR", "A MAR"], "ITALY": blocked})
    war.move()
    assert war.state.ways == {}
    assert war.state.armies["GERMANY"].lost == []
    assert "nowhere to retreat" in " ".join(war.texts())
    war.retreat()
    assert war.news == []
    assert war.units("GERMANY") == []


def test_two_wishes_for_one_place_bar_it_to_both() -> None:
    board = board_of("classic")
    one = Fleeing("GERMANY", "A BUR", ("GAS", "MUN", "RUH"), ("MUN", "RUH"))
    other = Fleeing("AUSTRIA", "A TYR", ("MUN", "BOH"), ("MUN",))
    found = destinations(board, [one, other], {"AUSTRIA": ["MUN"], "GERMANY": []}, {})
    # Munich would be an own centre of Austria's, but it is barred.
    assert found == {"A BUR": "RUH", "A TYR": "BOH"}
    alone = destinations(board, [other], {"AUSTRIA": ["MUN"]}, {})
    assert alone == {"A TYR": "MUN"}


def test_a_place_that_is_barred_to_two_is_open_to_a_third() -> None:
    board = board_of("classic")
    units = [
        Fleeing("GERMANY", "A BUR", ("MUN",), ("MUN",)),
        Fleeing("AUSTRIA", "A TYR", ("MUN",), ("MUN",)),
        Fleeing("RUSSIA", "A BOH", ("MUN",), ()),
    ]
    assert destinations(board, units, {}, {}) == {"A BUR": "", "A TYR": "", "A BOH": "MUN"}


def test_automatic_retreats_go_by_province_and_never_into_a_taken_one() -> None:
    board = board_of("classic")
    units = [
        Fleeing("GERMANY", "A TYR", ("MUN", "BOH")),
        Fleeing("GERMANY", "A BUR", ("MUN",)),
        Fleeing("ITALY", "A SIL", ("BOH",), ("BOH",)),
    ]
    found = destinations(board, units, {"GERMANY": ["MUN"]}, {})
    # The wish is granted first; then Burgundy comes before Tyrolia and takes Munich.
    assert found == {"A SIL": "BOH", "A BUR": "MUN", "A TYR": ""}


def test_a_coast_is_a_place_of_its_own_only_for_the_way() -> None:
    board = board_of("classic")
    units = [
        Fleeing("FRANCE", "F GAS", ("SPA/NC",), ("SPA/NC",)),
        Fleeing("ITALY", "F MAR", ("SPA/SC",), ("SPA/SC",)),
    ]
    assert set(destinations(board, units, {}, {}).values()) == {""}
    assert steps(board, True, "SPA/NC", ["POR"]) == 1
    assert steps(board, True, "SPA/SC", ["MUN"]) > board.size


def test_wishes_are_made_beforehand_for_places_that_the_unit_could_reach() -> None:
    war = ousted(review=True)
    germany = war.seat("GERMANY")
    assert "can retreat only to" in war.refused(germany, Wishes("A BUR", ("LON",)))
    assert "each named once" in war.refused(germany, Wishes("A BUR", ("MUN", "MUN")))
    assert "not one of your units" in war.refused(germany, Wishes("A PAR", ("BUR",)))
    war.wish("GERMANY", "A BUR", "RUH", by=1)
    told = f"Seat {germany + 1} decides where A Burgundy should retreat to if it must: Ruhr."
    assert war.texts() == [told]
    assert war.news[0].to == (germany, war.seat("GERMANY", 1))
    war.move()
    war.state.phase = Phase.REVIEW
    assert "too late" in war.refused(germany, Wishes("A BUR", ("GAS",)))
    war.retreat()
    assert war.units("GERMANY") == ["A RUH"]


def test_a_wish_is_withdrawn_and_lapses_when_its_unit_moves_or_stays() -> None:
    war = ousted()
    war.wish("GERMANY", "A BUR", "GAS")
    war.wish("GERMANY", "A BUR")
    assert war.ids() == ["unwished"]
    war.wish("FRANCE", "A MAR", "SPA")
    war.end()
    assert war.units("GERMANY") == ["A MUN"]
    assert war.state.armies["FRANCE"].wishes == {}


def test_the_form_offers_places_one_after_another() -> None:
    war = ousted()
    seat = war.seat("GERMANY")
    form = war.forms(seat)["wishes"]
    assert [field.name for field in form.fields] == ["unit", "places"]
    first = war.choices(seat, "war-place 0", unit="A BUR")
    assert [o.value for o in first.options] == ["BEL", "GAS", "MAR", "MUN", "PAR", "PIC", "RUH"]
    then = war.choices(seat, "war-place 1", unit="A BUR", places=["GAS"])
    assert "GAS" not in [o.value for o in then.options]
    war.wish("GERMANY", "A BUR", "GAS", "RUH")
    assert war.choices(seat, "war-place 1", unit="A BUR", places=["GAS"]).default == "RUH"
    with pytest.raises(KeyError):
        war.choices(seat, "war-place 0", unit="A PAR")


# ── the host ────────────────────────────────────────────────────────────────────────────


def test_the_host_sends_a_unit_somewhere_before_the_retreats_are_published() -> None:
    war = ousted(review=True)
    war.wish("GERMANY", "A BUR", "GAS")
    assert war.forms(HOST) == {}
    war.move()
    war.state.phase = Phase.REVIEW
    assert "override-retreat" in war.forms(HOST)
    assert [o.value for o in war.choices(HOST, "war-host-unit").options] == ["A BUR"]
    assert "can retreat only" in war.refused(HOST, OverrideRetreat("A BUR", "PAR"))
    assert "has not been dislodged" in war.refused(HOST, OverrideRetreat("A PAR", "PIC"))
    war.act(HOST, OverrideRetreat("A BUR", "PIC"))
    assert war.choices(HOST, "war-host-place", unit="A BUR").default == "PIC"
    war.retreat()
    assert war.units("GERMANY") == ["A PIC"]
    assert war.state.overrides == {}
    (_, turn) = war.state.last
    assert turn.done[0].why is not None
    assert turn.done[0].why.id == "zeppelin-war-why-host"


def test_the_host_may_disband_a_unit_and_sends_no_two_to_one_place() -> None:
    units = {
        "GERMANY": ["A BUR", "A RUH"],
        "FRANCE": ["A PAR", "A MAR"],
        "ENGLAND": ["A BEL", "A HOL"],
    }
    war = ousted(units, review=True)
    war.order("ENGLAND", "A BEL - RUH", "A HOL S A BEL - RUH")
    war.move()
    war.state.phase = Phase.REVIEW
    assert set(war.state.ways) == {"A BUR", "A RUH"}
    war.act(HOST, OverrideRetreat("A BUR", "MUN"))
    assert "can retreat only" in war.refused(HOST, OverrideRetreat("A RUH", "MUN"))
    assert "MUN" not in [o.value for o in war.choices(HOST, "war-host-place", unit="A RUH").options]
    war.act(HOST, OverrideRetreat("A RUH"))
    war.retreat()
    assert war.units("GERMANY") == ["A MUN"]


# ── each of the four phases a turn (Z1) ─────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "Z1")
def test_where_retreats_are_a_turn_of_their_own_wishes_may_be_made_in_it() -> None:
    war = ousted(turn="phase")
    war.wish("GERMANY", "A BUR", "GAS")
    war.wish("FRANCE", "A MAR", "SPA")
    war.move()
    war.state.turn += 1
    war.wish("GERMANY", "A BUR", "PIC")
    assert "can retreat only" in war.refused(war.seat("GERMANY"), Wishes("A BUR", ("PAR",)))
    war.order("FRANCE", "A BUR - MUN")
    war.wish("FRANCE", "A BUR", "PAR")
    war.retreat()
    war.state.turn += 1
    assert war.units("GERMANY") == ["A PIC"]
    france = war.state.armies["FRANCE"]
    assert (france.orders, france.wishes) == ({"A BUR": "A BUR - MUN"}, {"A BUR": ("PAR",)})


# ── against the text ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("map", ["classic", "baltic", "old_world"])
def test_retreats_are_those_of_the_text_where_many_want_few_places(map: str) -> None:
    land, board = Land(map), board_of(map)
    powers = board.powers
    for seed in range(200):
        rng = Random(f"wishes {map} {seed}")
        crowd = [*_crowd(map, rng)]
        owned = rng.sample(board.centres, len(board.centres) // 2)
        centres = {
            power: [board.codes[p] for p in owned[n :: len(powers)]]
            for n, power in enumerate(powers)
        }
        one = crowd[0]
        decided = {one.unit: rng.choice(["", *one.legal])} if seed % 3 == 0 else {}
        expected = retreats(land, crowd, centres, decided)
        fleeing = [Fleeing(*one) for one in crowd]
        assert destinations(board, fleeing, centres, decided) == expected, seed
        places = [spot.partition("/")[0] for spot in expected.values() if spot]
        assert len(set(places)) == len(places)


def _crowd(map: str, rng: Random) -> Iterator[Ousted]:
    """Dislodged units of one corner of a map, with some of the places around them open."""
    reader = reader_of(map)
    board = reader.board
    corner, edge = {rng.randrange(board.size)}, 14
    while len(corner) < edge:
        corner |= {near for p in corner for near in bits(board.roads[p] | board.shores[p])}
    open_to_some = rng.sample(sorted(corner), 5)
    for p in rng.sample(sorted(corner - {*open_to_some}), 7):
        spots = [spot for spot in board.coasts[p] or (p,) if board.lanes[spot]]
        pieces = [*(2 * spot + 1 for spot in spots), *([] if board.sea[p] else [2 * p])]
        piece = rng.choice(pieces)
        near = [
            board.spots[s] for s in bits(board.steps(piece)) if board.province[s] in open_to_some
        ]
        legal = [spot for spot in near if rng.random() < 0.8]
        reachable = [board.spots[spot] for spot in bits(board.steps(piece))]
        wished = rng.sample(reachable, rng.randint(0, min(4, len(reachable))))
        wished += [spot for spot in near if spot not in wished and rng.random() < 0.5]
        yield Ousted(rng.choice(board.powers), board.pieces[piece], legal, wished)


@pytest.mark.parametrize(
    ("map", "wars"),
    [
        ("classic", 12),
        pytest.param("classic", 40, marks=pytest.mark.thorough),
        pytest.param("old_world", 8, marks=pytest.mark.thorough),
    ],
)
def test_retreats_are_those_of_the_text_in_wars(map: str, wars: int) -> None:
    land, reader = Land(map), reader_of(map)
    board, compared = reader.board, 0
    for seed in range(wars):
        rng = Random(f"war {map} {seed}")
        war = War(map=map)
        _attack_everywhere(war, rng)
        war.move()
        armies = war.state.armies
        lost = [
            Ousted(power, unit, war.state.ways[unit], army.wishes.get(unit, ()))
            for power, army in armies.items()
            for unit in army.lost
        ]
        standing = {province_of(unit) for army in armies.values() for unit in army.units}
        for one in lost:
            near = {board.spots[s] for s in bits(board.steps(reader.unit(one.unit)))}
            assert near.issuperset(one.legal)
            assert standing.isdisjoint(spot.partition("/")[0] for spot in one.legal)
        goes = retreats(land, lost, {power: army.centres for power, army in armies.items()}, {})
        before = {power: set(army.units) for power, army in armies.items()}
        war.retreat()
        for power, army in armies.items():
            arrived = {
                f"{o.unit[0]} {goes[o.unit]}" for o in lost if o.power == power and goes[o.unit]
            }
            assert set(army.units) == before[power] | arrived, seed
        compared += len(lost)
    assert compared > 2 * wars


def _attack_everywhere(war: War, rng: Random) -> None:
    """Armies and fleets on most provinces; every attack that one unit makes its neighbours of the
    same power support. Each unit has wishes."""
    reader = reader_of(war.state.options.map)
    board, powers = reader.board, war.powers
    units: dict[str, list[str]] = {power: [] for power in powers}
    for p in rng.sample(range(board.size), board.size * 2 // 3):
        spots = [spot for spot in board.coasts[p] or (p,) if board.lanes[spot]]
        pieces = [*(2 * spot + 1 for spot in spots), *([] if board.sea[p] else [2 * p])]
        units[rng.choice(powers[:3])].append(board.pieces[rng.choice(pieces)])
    war.set_up(units)
    menu, there = Menu(reader, units), {province_of(u): p for p in powers for u in units[p]}
    for power in powers:
        left = list(units[power])
        for unit in units[power]:
            moves = [o.to for o in menu.of(unit) if o.verb == Verb.MOVE and not o.via]
            enemies = [to for to in moves if there.get(to.partition("/")[0], power) != power]
            if unit not in left or not enemies:
                continue
            to = rng.choice(enemies)
            help = f" S {unit} - {to.partition('/')[0]}"
            able = [one for one in left if f"{one}{help}" in {o.text for o in menu.of(one)}]
            war.order(power, f"{unit} - {to}", *(f"{one}{help}" for one in able))
            left = [one for one in left if one not in able and one != unit]
        for unit in units[power]:
            near = [board.spots[spot] for spot in bits(board.steps(reader.unit(unit)))]
            war.wish(power, unit, *rng.sample(near, rng.randint(0, min(4, len(near)))))
