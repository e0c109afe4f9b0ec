"""Who has answered stays hidden until a sealed window closes (S11, S12, S26, S34)."""

from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.kernel.actors import REFEREE, Viewer, hears
from intriga.kernel.observe import encode_observation, observe
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness

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
def test_that_somebody_has_bid_is_hidden_until_the_question_closes() -> None:
    for bidding, public in (("sealed", (LONDON, MOSCOW)), ("open", (LONDON,))):
        match = Harness(bidding=bidding)
        match.settles = False
        match.lay((LONDON, 14, 40), (MOSCOW, 14, 60), papers=14)
        match.do(LONDON, "move", to=22, join=True)
        match.do(MOSCOW, "answer", say="challenge")
        match.settle()
        assert awaited_by(match, "public") == public
        match.do(LONDON, "bid", sum=1)
        assert awaited_by(match, "public") == public
        assert match.news == []
        match.settle()
        assert awaited_by(match, "public") == (
            (LONDON, MOSCOW) if bidding == "sealed" else (MOSCOW,)
        )
        assert bool(match.params_of("espionage-called", "public")) == (bidding == "open")


def test_a_player_who_leaves_is_no_longer_among_those_asked() -> None:
    match = challenged()
    match.leave(BEIJING)
    assert awaited_by(match, "public") == (MOSCOW, WASHINGTON)


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
