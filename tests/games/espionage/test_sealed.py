"""Who has answered stays hidden until a sealed window closes; passing in advance (S11, S12, S26,
S34)."""

from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.kernel.actors import REFEREE, Viewer, hears
from intriga.kernel.observe import encode_observation, observe
from tests.games.espionage.harness import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness

ALL: tuple[Viewer, ...] = (LONDON, MOSCOW, BEIJING, WASHINGTON, "public")


def challenged(**options: Any) -> Harness:
    """London leaves 14; Moscow has 60 there, Beijing and Washington something elsewhere."""
    match = Harness(**options)
    if match.awaited()[0] == "purchase":
        for seat in range(4):
            match.do(seat, "buy", specials={})
    match.lay((LONDON, 14, 40), (MOSCOW, 14, 60), (BEIJING, 3, 10), (WASHINGTON, 3, 10), papers=14)
    match.do(LONDON, "move", to=22)
    return match


def awaited_by(match: Harness, viewer: Viewer) -> tuple[int, ...]:
    (window,) = observe(game, match.position, viewer, (), 0).windows
    return window.awaited


def received(match: Harness, viewer: Viewer) -> bytes:
    """Everything that a viewer has at this position and got in the last step."""
    events = [event for event in match.news if hears(event.to, viewer)]
    return encode_observation(observe(game, match.position, viewer, events, 0))


@pytest.mark.rule("espionage", "S11")
@pytest.mark.parametrize("say", ["challenge", "join", "pass"])
def test_an_answer_to_an_announced_move_shows_nobody_anything(say: str) -> None:
    match = challenged()
    before = {viewer: received(match, viewer) for viewer in ALL}
    silent = {
        viewer: encode_observation(observe(game, match.position, viewer, (), 0)) for viewer in ALL
    }
    match.do(MOSCOW, "answer", say=say)
    for viewer in ALL:
        if viewer != MOSCOW:
            assert received(match, viewer) == silent[viewer]
    assert received(match, MOSCOW) != before[MOSCOW]
    assert match.awaited() == ("challenge", (BEIJING, WASHINGTON)), "the table knows"
    assert awaited_by(match, REFEREE) == (BEIJING, WASHINGTON), "so does a referee"
    assert awaited_by(match, MOSCOW) == (BEIJING, WASHINGTON)
    for viewer in (LONDON, BEIJING, WASHINGTON, "public"):
        assert awaited_by(match, viewer) == (MOSCOW, BEIJING, WASHINGTON)


@pytest.mark.rule("espionage", "S26")
def test_who_has_done_the_shopping_is_hidden() -> None:
    match = Harness(specials=True)
    match.do(MOSCOW, "buy", specials={})
    assert not [event for event in match.news if hears(event.to, "public")]
    assert awaited_by(match, LONDON) == (LONDON, MOSCOW, BEIJING, WASHINGTON)
    assert awaited_by(match, MOSCOW) == (LONDON, BEIJING, WASHINGTON)


@pytest.mark.rule("espionage", "S34")
def test_who_has_answered_about_set_ups_is_hidden() -> None:
    match = challenged(specials=True)
    match.expire()
    assert match.awaited()[0] == "spring"
    match.do(LONDON, "spring")
    assert awaited_by(match, BEIJING) == (LONDON, MOSCOW, BEIJING, WASHINGTON)


@pytest.mark.rule("espionage", "S12")
def test_who_has_bid_in_a_sealed_bidding_is_hidden_and_in_an_open_one_public() -> None:
    for bidding, public in (("sealed", (LONDON, MOSCOW)), ("open", (LONDON,))):
        match = Harness(bidding=bidding)
        match.lay((LONDON, 14, 40), (MOSCOW, 14, 60), papers=14)
        match.do(LONDON, "move", to=22, join=True)
        match.do(MOSCOW, "answer", say="challenge")
        assert awaited_by(match, "public") == public
        match.do(LONDON, "bid", sum=1)
        assert awaited_by(match, "public") == (
            (LONDON, MOSCOW) if bidding == "sealed" else (MOSCOW,)
        )


def test_a_player_who_leaves_is_no_longer_among_those_asked() -> None:
    match = challenged()
    match.leave(BEIJING)
    assert awaited_by(match, "public") == (MOSCOW, WASHINGTON)


# Passing in advance.


@pytest.mark.rule("espionage", "S11")
def test_a_pass_in_advance_answers_whatever_is_on_the_card() -> None:
    match = challenged()
    match.expire()
    for seat in (MOSCOW, BEIJING, WASHINGTON):
        match.do(seat, "prearrange", question="challenge", say="pass")
        assert [event.to for event in match.news] == [(seat,)]
    match.do(MOSCOW, "bribe", cell=9, sum=1)
    match.lay((MOSCOW, 22, 60), (LONDON, 22, 10))
    match.do(BEIJING, "move", to=14)
    assert match.awaited() == ("challenge", (LONDON,)), "the others have passed"
    assert set(awaited_by(match, "public")) == {LONDON, MOSCOW, WASHINGTON}
    card = game.view(match.state, MOSCOW).me
    assert card is not None
    assert (card.said, card.passes) == ("pass", ("challenge",))
    match.do(LONDON, "answer", say="pass")
    assert match.state.papers == 14
    assert match.bribes(MOSCOW)[22] == 60


@pytest.mark.rule("espionage", "S11")
def test_when_all_pass_in_advance_the_window_closes_within_the_step() -> None:
    match = challenged()
    match.expire()
    for seat in (LONDON, MOSCOW, BEIJING, WASHINGTON):
        match.do(seat, "prearrange", question="challenge", say="pass")
    match.lay(papers=14)
    match.do(MOSCOW, "move", to=22)
    assert match.awaited() == ("turn", (BEIJING,))
    assert match.params_of("espionage-unchallenged", "public")
    match.do(LONDON, "prearrange", question="challenge", say="ask")
    match.lay(papers=14)
    match.do(BEIJING, "move", to=22)
    assert match.awaited() == ("challenge", (LONDON,))


@pytest.mark.rule("espionage", "S34")
def test_a_set_up_waits_while_its_owner_passes_in_advance() -> None:
    match = challenged(specials=True)
    match.arm(moscow={"set-up": 1})
    match.expire()
    match.expire()
    match.do(MOSCOW, "set-up", cell=14)
    match.do(MOSCOW, "prearrange", question="spring", say="pass")
    assert match.params_of("espionage-prearranged-spring-pass", MOSCOW) == [{}]
    match.do(BEIJING, "move", to=14)
    match.expire()
    assert match.awaited() == ("spring", (BEIJING, WASHINGTON, LONDON))
    match.expire()
    assert match.state.papers == 14
    assert [tick.cell for tick in match.state.players[MOSCOW].ticks] == [14]


def test_a_pass_in_advance_answers_a_question_that_is_open_too() -> None:
    match = challenged()
    match.do(MOSCOW, "prearrange", question="challenge", say="pass")
    assert match.awaited() == ("challenge", (BEIJING, WASHINGTON))
    assert match.refusal(MOSCOW, "answer", say="challenge") == "espionage-answered"
    for seat in (BEIJING, WASHINGTON):
        match.do(seat, "prearrange", question="challenge", say="pass")
    assert match.state.papers == 22


def test_a_new_player_is_asked_again() -> None:
    match = challenged()
    match.expire()
    match.do(MOSCOW, "prearrange", question="challenge", say="pass")
    match.replace(MOSCOW)
    assert match.state.players[MOSCOW].passes == ()


def test_passing_in_advance_is_offered_from_the_first_turn_and_can_be_taken_back() -> None:
    match = Harness(specials=True)
    assert not match.form(LONDON, "prearrange")
    assert match.refusal(LONDON, "prearrange", question="challenge", say="pass") == (
        "espionage-not-now"
    )
    for seat in range(4):
        match.do(seat, "buy", specials={})
    for seat in range(4):
        offered = [
            form.preset for form in game.forms(match.state, seat) if form.act == "prearrange"
        ]
        assert offered == [
            {"question": "challenge", "say": "pass"},
            {"question": "spring", "say": "pass"},
        ]
    match.do(MOSCOW, "prearrange", question="spring", say="pass")
    offered = [form.preset for form in game.forms(match.state, MOSCOW)]
    assert offered == [
        {"question": "challenge", "say": "pass"},
        {"question": "spring", "say": "ask"},
    ]


def test_where_no_set_ups_can_be_bought_there_is_nothing_to_pass_on() -> None:
    match = Harness(specials=False)
    assert match.refusal(LONDON, "prearrange", question="spring", say="pass") == "espionage-not-now"


def test_an_unseen_act_is_not_counted_as_being_there() -> None:
    """Whether somebody has missed a window is public."""
    match = challenged()
    match.expire()
    assert match.position.house.missed(MOSCOW) == 1
    match.do(MOSCOW, "prearrange", question="challenge", say="pass")
    assert match.position.house.missed(MOSCOW) == 1
    match.do(MOSCOW, "bribe", cell=9, sum=1)
    assert match.position.house.missed(MOSCOW) == 0


def test_an_answer_in_a_sealed_window_counts_as_being_there_once_it_closes() -> None:
    match = challenged()
    match.expire()
    match.do(MOSCOW, "move", to=14)
    match.expire()
    missed = match.position.house.misses
    match.do(BEIJING, "move", to=22)
    assert match.position.house.missed(WASHINGTON) == missed[WASHINGTON] > 0
    match.do(WASHINGTON, "answer", say="pass")
    assert observe(game, match.position, "public", (), 0).house.missed(WASHINGTON) > 0
    match.expire()
    assert match.position.house.missed(WASHINGTON) == 0
    assert match.position.house.quiet == ()
