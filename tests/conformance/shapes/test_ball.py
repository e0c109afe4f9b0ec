"""The toy game `ball` passes the conformance suite; who is behind a mask leaks nowhere."""

from intriga.kernel import PUBLIC
from intriga.kernel.house_rules.house_acts import Say
from intriga.kernel.observe import encode_observation, observe
from intriga.kernel.text import Refusal
from intriga.lab.conformance import play
from tests.conformance.suites.ball import BallSuite
from tests.shapes.ball import game as ball


class TestBall(BallSuite):
    pass


def test_only_the_herald_speaks_from_the_balcony_and_only_behind_the_mask() -> None:
    match = play(ball, 5, steps=1)
    herald = match.position.state.herald

    def said(seat: int, voice: str) -> str:
        answer = match.engine.act(match.position, seat, Say("balcony", "m", "d", voice), 1)
        return answer.id if isinstance(answer, Refusal) else answer.entry.events[0].id

    for seat in range(5):
        of_herald = seat == herald
        assert said(seat, "") == ("refused-voice-only" if of_herald else "refused-no-writer")
        masked = said(seat, "ball-the-herald")
        assert masked == ("table-voiced" if of_herald else "refused-no-writer")


def test_an_observation_says_what_i_may_do_in_a_room_and_nothing_of_others() -> None:
    match = play(ball, 5, steps=1)
    herald = match.position.state.herald
    for viewer in (*range(5), PUBLIC):
        seen = observe(ball, match.position, viewer, (), 0)
        ballroom, balcony = seen.rooms
        assert ballroom.own is (viewer != PUBLIC)
        assert balcony.voices == (("ball-the-herald",) if viewer == herald else ())
        assert not balcony.own
        assert b"writers" not in encode_observation(seen)
