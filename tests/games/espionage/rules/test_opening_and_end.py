"""Cities, the first player, arrival, the last round, leaving (checklist 1, 2; S1, S3–S5, S23,
S25)."""

from typing import Any

import msgspec
import pytest

from intriga.games.espionage import game
from intriga.kernel.game import InvalidOptions
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness


def test_two_play_from_opposite_corners_three_leave_one_empty() -> None:
    assert [player.corner for player in Harness(seats=2).state.players] == [77, 80]
    drawn = Harness(seats=3, draws=(1, 2, 0)).state.players
    assert [player.corner for player in drawn] == [78, 79, 77]
    assert [player.corner for player in Harness(seats=4).state.players] == [77, 78, 80, 79]


@pytest.mark.rule("espionage", "S3")
@pytest.mark.parametrize("first", range(4))
def test_two_always_play_from_opposite_corners(first: int) -> None:
    corners = (77, 78, 80, 79)
    drawn = Harness(seats=2, corners="drawn", draws=(first,)).state.players
    assert [player.corner for player in drawn] == [corners[first], corners[first - 2]]
    chosen = Harness(seats=2, corners="chosen")
    chosen.do(LONDON, "take-city", corner=corners[first])
    assert [player.corner for player in chosen.state.players] == [
        corners[first],
        corners[first - 2],
    ]
    assert chosen.awaited()[0] == "turn", "the second player has nothing to choose"


@pytest.mark.rule("espionage", "S5")
def test_corners_may_be_drawn_and_turns_still_go_clockwise() -> None:
    match = Harness(seats=3, corners="drawn", draws=(3, 0, 1), first=0)
    assert [player.corner for player in match.state.players] == [79, 77, 80]
    assert match.state.order == (1, 2, 0)
    assert match.awaited() == ("turn", (1,))


def test_corners_may_be_chosen_in_turn() -> None:
    match = Harness(seats=3, corners="chosen")
    assert match.awaited() == ("cities", (LONDON,))
    match.do(LONDON, "take-city", corner=80)
    assert match.refusal(MOSCOW, "take-city", corner=80) == "espionage-city-taken"
    assert match.refusal(BEIJING, "take-city", corner=77) == "espionage-not-now"
    match.expire()
    match.do(BEIJING, "take-city", corner=79)
    assert [player.corner for player in match.state.players] == [80, 77, 79]


def test_layouts_name_the_cities() -> None:
    sheet, figure = Harness(layout="sheet"), Harness(layout="figure")
    assert sheet.state.cities == {77: "london", 78: "new-york", 80: "beijing", 79: "moscow"}
    assert figure.state.cities == {77: "london", 78: "moscow", 80: "beijing", 79: "washington"}
    own = Harness(layout="custom", city_top_left="Урюпинск", city_bottom_right="Чернозадовск-2")
    assert own.state.cities[77] == "Урюпинск"


@pytest.mark.rule("espionage", "S1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Урюпинск", "Урюпинск"),
        ("Урюпинск", " Урюпинск "),
        ("Урюпинск", "УРЮПИНСК"),
        ("Самара", "Cамара"),  # a Latin C
        ("Ёлкино", "Елкино"),
        ("Женева", "Самара"),
        ("Самара", "geneva"),
    ],
)
def test_cities_that_cannot_be_told_apart_are_refused(one: str, other: str) -> None:
    with pytest.raises(InvalidOptions, match="same-cities"):
        Harness(layout="custom", city_top_left=one, city_top_right=other)


@pytest.mark.rule("espionage", "S38")
@pytest.mark.parametrize(
    "names",
    [
        ("Курьер", "Курьер"),
        ("Курьер", "Курьер "),
        ("Курьер", "курьер"),
        ("Курьер", "Kypьep"),  # Latin letters
        ("Bluff",),
        ("Блеф",),
        ("set-up",),
        ("Марш бросок",),
        ("Подрывники ",),
    ],
)
def test_specials_that_cannot_be_told_apart_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(InvalidOptions, match="same-specials"):
        Harness(house=[{"name": name, "price": 1, "steps": 1} for name in names])


def test_specials_with_different_names_are_accepted() -> None:
    names = ("Курьер", "Курьеры", "Ревизор", "Паром")
    Harness(house=[{"name": name, "price": 1, "steps": 1} for name in names])


@pytest.mark.parametrize("idle", [{}, {"price": 3}])
def test_a_special_that_does_nothing_is_refused(idle: dict[str, int]) -> None:
    with pytest.raises(InvalidOptions, match="idle-special"):
        Harness(house=[{"name": "Пауза", "price": 1} | idle])


@pytest.mark.parametrize(
    "options", [{"city_top_left": "  "}, {"house": [{"name": " ", "price": 1}]}]
)
def test_a_blank_name_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        Harness(**options)


@pytest.mark.rule("espionage", "S4")
def test_an_unclaimed_corner_is_closed_unless_transit_is_allowed() -> None:
    closed = Harness(seats=2).lay(papers=7)
    assert closed.refusal(LONDON, "move", to=78) == "espionage-closed-city"
    assert 78 not in closed.choices(LONDON, "step")
    open_ = Harness(seats=2, transit=True).lay(papers=7)
    open_.do(LONDON, "move", to=78)
    assert open_.position.outcome is None


@pytest.mark.parametrize("by", [LONDON, MOSCOW])
def test_the_owner_of_the_city_wins_whoever_moved_the_papers(by: int) -> None:
    match = Harness(first=by).lay(papers=1)
    match.do(by, "move", to=77)
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.winners == (LONDON,)
    assert outcome.scores == (1, 0, 0, 0)
    assert match.refusal(LONDON, "move", to=1) == "refused-over"


def test_after_the_last_round_the_nearest_city_wins() -> None:
    match = Harness(seats=2, rounds=1)
    match.do(LONDON, "move", to=30)
    match.do(MOSCOW, "bribe", cell=3, sum=1)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (LONDON,)
    assert match.position.outcome.reason.id == "espionage-end-nearest"


def test_equal_distances_are_a_draw() -> None:
    match = Harness(seats=2, rounds=1)
    match.do(LONDON, "bribe", cell=3, sum=1)
    match.do(MOSCOW, "bribe", cell=3, sum=1)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == ()


@pytest.mark.rule("espionage", "S25")
def test_the_rounds_of_the_option_are_played_out() -> None:
    match = Harness(seats=2, rounds=2)
    match.do(LONDON, "move", to=30)
    match.do(MOSCOW, "bribe", cell=3, sum=1)
    assert match.position.outcome is None


@pytest.mark.rule("espionage", "S25a")
def test_an_adjourned_match_counts_as_after_its_last_round() -> None:
    match = Harness(seats=2)
    undecided = game.standing(match.state)
    assert undecided is not None
    assert undecided.winners == ()
    match.do(LONDON, "move", to=30)
    standing = game.standing(match.state)
    assert standing is not None
    assert (standing.winners, standing.scores) == ((LONDON,), (1, 0))


@pytest.mark.rule("espionage", "S25a")
def test_while_corners_are_chosen_there_is_no_standing() -> None:
    assert game.standing(Harness(seats=2, corners="chosen").state) is None


@pytest.mark.rule("espionage", "S39")
@pytest.mark.parametrize(
    ("window", "live", "slow"),
    [("turn", 120, 86_400), ("answer", 60, 21_600), ("bid", 60, 21_600), ("opening", 180, 86_400)],
)
def test_suggested_times_are_those_of_the_ruling(window: str, live: int, slow: int) -> None:
    clock = game.clocks[window]
    assert (clock.live, clock.slow) == (live, slow)


def test_a_match_without_acts_ends() -> None:
    match = Harness(seats=4)
    for _ in range(60 * 4):
        match.expire()
    assert match.position.outcome is not None


@pytest.mark.rule("espionage", "S42")
def test_players_who_left_are_skipped_and_the_match_ends_with_the_last() -> None:
    match = Harness(seats=3)
    match.leave(LONDON)
    assert match.awaited() == ("turn", (MOSCOW,))
    assert match.refusal(LONDON, "bribe", cell=1, sum=1) == "refused-seat-left"
    match.leave(BEIJING)
    match.do(MOSCOW, "bribe", cell=1, sum=1)
    assert match.awaited() == ("turn", (MOSCOW,))
    match.leave(MOSCOW)
    assert match.position.outcome is not None


@pytest.mark.rule("espionage", "S40")
def test_cards_are_revealed_only_after_the_end() -> None:
    match = Harness(seats=2).lay((MOSCOW, 9, 70), papers=1)
    assert game.view(match.state, LONDON).cards == ()
    assert game.view(match.state, "public").me is None
    match.do(LONDON, "move", to=77)
    match.do(MOSCOW, "answer", say="pass")
    assert game.view(match.state, "public").cards[MOSCOW].bribes == {9: 70}


@pytest.mark.rule("espionage", "S40")
def test_washington_sees_only_its_own_card() -> None:
    match = Harness().lay((MOSCOW, 9, 70), (WASHINGTON, 9, 33))
    view = game.view(match.state, WASHINGTON)
    assert view.me is not None
    assert view.me.bribes == {9: 33}
    assert "70" not in str(view)
