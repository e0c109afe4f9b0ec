"""Who plays which power, who may chat, and options that do not fit."""

from itertools import permutations
from typing import Any, get_args, get_type_hints

import pytest

from intriga.diplomacy.geography.catalogue import bundled, maps
from intriga.games.diplomacy import game
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.state import State
from intriga.games.diplomacy.subjects.press import may_talk
from intriga.games.diplomacy.subjects.wishes import best_met
from intriga.kernel.chance import Fast, Forced
from intriga.kernel.game import InvalidOptions
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal
from tests.games.diplomacy.world import Harness


@pytest.mark.rule("diplomacy", "C1")
def test_seating_by_seat_follows_the_map() -> None:
    match = Harness(seating="seat")
    assert [match.seat(power) for power in match.state.powers] == list(range(7))
    assert match.texts() == [
        "Powers have been assigned: Austria — Anna, England — Boris, France — Vera, "
        "Germany — Gleb, Italy — Daria, Russia — Yegor, Turkey — Zhanna."
    ]


@pytest.mark.rule("diplomacy", "C1")
def test_random_seating_records_every_draw() -> None:
    match = Harness(Forced([6, 5, 4, 3, 2, 1]), seating="chance")
    given = {match.seat(power): power for power in match.state.powers}
    assert given[0] == "TURKEY"
    assert given[6] == "AUSTRIA"


def test_seating_by_wish_awaits_all_and_keeps_wishes_secret() -> None:
    match = Harness(seating="wish")
    assert match.awaited()[0] == "wishes"
    before = match.view("public")
    match.do(0, "wish", powers=["TURKEY", "FRANCE"])
    assert match.view(1).wish is None
    assert match.view(0).wish == ("TURKEY", "FRANCE")
    assert match.view("public") == before
    for seat in range(1, 7):
        match.do(seat, "wish", powers=[])
    assert match.seat("TURKEY") == 0
    assert match.awaited()[0] == "orders"


def test_invalid_wishes_are_refused() -> None:
    match = Harness(seating="wish")
    assert "ROMA" in match.refusal(0, "wish", powers=["ROMA"])
    assert match.refusal(0, "wish", powers=["FRANCE", "FRANCE"]) == "Name each power only once."
    assert match.refusal(0, "orders", orders=[]) == "Powers have not been assigned yet."
    played = Harness()
    assert played.refusal(0, "wish", powers=["FRANCE"]) == "Powers have already been assigned."


@pytest.mark.rule("diplomacy", "C2")
def test_wishes_are_met_as_well_as_can_be() -> None:
    powers = ("A", "B", "C", "D")
    wishes = (("A", "B"), ("A", "C"), ("A", "B", "C"), ())

    def price(given: tuple[str, ...]) -> int:
        ranks = zip(wishes, given, strict=True)
        return sum((w.index(p) if p in w else len(powers)) ** 2 for w, p in ranks)

    best = best_met(powers, wishes)
    assert price(best) == min(price(given) for given in permutations(powers))
    # Of equally good ways, the first in the order of the powers.
    assert (
        best
        == min(
            (price(given), [powers.index(p) for p in given], given)
            for given in permutations(powers)
        )[2]
    )
    # Equally good assignments are chosen among by a draw.
    assert best_met(powers, ((), (), (), ())) == powers
    assert best_met(powers[::-1], ((), (), (), ())) == powers[::-1]


@pytest.mark.rule("diplomacy", "C2")
def test_draws_do_not_depend_on_the_wishes() -> None:
    ranges = []
    for wished in ([], ["FRANCE", "ITALY"]):
        match = Harness(seating="wish")
        for seat in range(6):
            match.do(seat, "wish", powers=wished)
        act = match._read("wish", {"powers": wished})
        advance = match.engine.act(match.position, 6, act, 0)
        assert not isinstance(advance, Refusal)
        ranges.append([draw.below for draw in advance.entry.draws])
    assert ranges == [[7, 6, 5, 4, 3, 2]] * 2


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (7, {"victory": 4}, "diplomacy-game-goal"),
        (7, {"victory": 35}, "diplomacy-game-goal"),
        (7, {"map": "baltic"}, "diplomacy-game-seats"),
        (11, {}, "diplomacy-game-seats"),
    ],
)
def test_options_that_do_not_fit(seats: int, options: dict[str, Any], why: str) -> None:
    chairs = [Chair(seat, str(seat)) for seat in range(seats)]
    with pytest.raises(InvalidOptions) as invalid:
        game.setup(game.Options(**options), chairs, Step(0, 0, Fast("x")))
    assert invalid.value.refusal.id == why


def laid(seats: int, **options: Any) -> State:
    chairs = [Chair(seat, str(seat)) for seat in range(seats)]
    return game.setup(game.Options(seating="seat", **options), chairs, Step(0, 0, Fast("x")))


@pytest.mark.rule("diplomacy", "C8")
def test_the_default_map_is_the_smallest_with_room_for_all() -> None:
    for seats in game.seats_for(Options()):
        state = laid(seats)
        rooms = sorted(len(bundled(id).powers) for id in maps())
        assert len(state.powers) == min(room for room in rooms if room >= seats)
        assert {state.power_of(seat) for seat in range(seats)} <= {*state.powers}
    assert laid(7).map == "classic"
    assert laid(4).map == "baltic"
    assert (laid(4).year, laid(4).goal) == (1560, 14)
    assert {*get_args(get_type_hints(type(laid(4).options))["map"])} == {"auto", "own", *maps()}


@pytest.mark.rule("diplomacy", "C9")
@pytest.mark.parametrize("seating", ["seat", "chance", "wish"])
def test_spare_powers_hold_or_are_absent(seating: str) -> None:
    for spare in ("stand", "absent"):
        match = Harness(seats=4, seating=seating, map="classic", spare=spare)
        if seating == "wish":
            for seat in range(4):
                match.do(seat, "wish", powers=["TURKEY", "RUSSIA", "ITALY", "GERMANY"])
            assert {"TURKEY", "RUSSIA", "ITALY", "GERMANY"} == played(match)
        assert len(played(match)) == 4
        assert match.awaited()[1] == played(match)
        spares = {*match.state.powers} - played(match)
        units = sum(len(match.state.powers[name].units) for name in spares)
        assert bool(units) == (spare == "stand")
        states = {power.power: power.state for power in match.view("public").powers}
        assert {states[name] for name in spares} == {"vacant" if spare == "stand" else "out"}
        match.hold(2)
        assert match.view("public").name == "S1902M", "nobody waits for them"


def played(match: Harness) -> set[str]:
    return {name for name, power in match.state.powers.items() if power.seat is not None}


@pytest.mark.rule("diplomacy", "C9")
def test_a_newcomer_can_take_a_spare_power() -> None:
    match = Harness(seats=6, map="classic")
    assert match.state.powers["TURKEY"].seat is None
    match.enter()
    assert match.seat("TURKEY") == 6
    assert "TURKEY" in match.awaited()[1]


def test_the_baltic_map_can_be_played() -> None:
    match = Harness(seats=5)
    match.seal_all(SWEDEN=["F OST - SMA"], DENMARK=["A JUT - HST"])
    assert match.view("public").name == "F1560M"
    assert "Spring 1560. The orders are revealed." in match.texts()


@pytest.mark.rule("diplomacy", "C24")
def test_eliminated_players_cannot_chat_and_winter_chat_is_optional() -> None:
    match = Harness(talks="orders")
    match.lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR"]}, {"FRANCE": ["PAR"]})
    france, germany, italy = (match.seat(power) for power in ("FRANCE", "GERMANY", "ITALY"))
    assert may_talk(match.state, (france, germany))
    assert not may_talk(match.state, (france, italy))
    (room,) = game.rooms(match.state)
    assert room.writers == (france, germany)
    match.seal_all(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
    assert match.awaited()[0] == "retreat"
    assert not may_talk(match.state, (france, germany))
    assert game.rooms(match.state)[0].writers == ()
    free = Harness(talks="always")
    free.state.phase = match.state.phase
    assert may_talk(free.state, (france, germany))
