"""The toy game `vigil` passes the conformance suite: windows that only two can see, marks, and
rules that know the time."""

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, TABLE, Actor, Viewer
from intriga.kernel.acts import Expire, ReachMark
from intriga.kernel.house_rules.house_acts import AnswerEnd, Close, Extend, ProposeEnd
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.observe import observe
from intriga.kernel.positions import Seen
from intriga.kernel.text import Refusal, refuse
from intriga.lab.conformance import Play, play
from tests.conformance.suites.vigil import VigilSuite
from tests.shapes.vigil import APART_MS, Dare, Nap, Parry
from tests.shapes.vigil import game as vigil

GUESSERS: tuple[Actor, ...] = (2, HOST)


class TestVigil(VigilSuite):
    pass


def dared() -> Play:
    """Guard 0 has dared guard 1 in secret; guard 2 knows nothing of it."""
    match = play(vigil, 3, steps=1)
    advance = match.engine.act(match.position, 0, Dare(1), 1)
    assert not isinstance(advance, Refusal)
    match.steps.append(advance)
    return match


def test_a_window_is_seen_by_its_viewers_alone() -> None:
    match = dared()

    def seen(viewer: Viewer) -> list[str]:
        return [window.key for window in observe(vigil, match.position, viewer, (), 0).windows]

    assert seen(0) == seen(1) == seen(REFEREE) == ["hour", "duel-0"]
    assert seen(2) == seen(PUBLIC) == ["hour"]


def test_whether_a_hidden_window_is_open_cannot_be_found_out_by_guessing() -> None:
    """Whatever somebody tries who cannot see it, the answer is the one for a window that is not
    there."""
    match, without = dared(), play(vigil, 3, steps=1)
    for one in (match, without):
        for actor in GUESSERS:
            guess = Extend("duel-0", 1, 60)
            assert one.engine.check(one.position, actor, guess, 1) == refuse("refused-stale")
        close = Close("duel-0", 1)
        assert one.engine.check(one.position, "host", close, 1) == refuse("refused-stale")
        parried = one.engine.check(one.position, 2, Parry(), 1, Seen("duel-0", 1))
        assert parried == refuse("refused-stale")


def test_nobody_extends_a_window_that_not_everybody_sees_but_the_table_does() -> None:
    """Who has used an extension is public. Time given back after a halt is told to its viewers."""
    match = dared()
    extend = Extend("duel-0", 1, 60)
    refusal = match.engine.check(match.position, 1, extend, 1)
    assert refusal == refuse("refused-extension-private")
    advance = match.engine.act(match.position, TABLE, extend, 1)
    assert not isinstance(advance, Refusal)
    assert [event.to for event in advance.entry.events] == [(0, 1)]


def test_a_window_that_not_everybody_sees_is_missed_by_nobody() -> None:
    """Who has missed how many windows is public."""
    match = dared()
    expired = match.engine.act(match.position, TABLE, Expire("duel-0", 1), 2)
    assert not isinstance(expired, Refusal)
    assert observe(vigil, expired.position, 2, (), 0).house == House()


def test_who_may_propose_an_end_again_does_not_tell_that_a_hidden_window_has_closed() -> None:
    match = dared()
    for act in (ProposeEnd("called-off", (0, 1, 2)), AnswerEnd(1, False)):
        proposed = match.engine.act(match.position, 2, act, 1)
        assert not isinstance(proposed, Refusal)
        match.steps.append(proposed)
    parried = match.engine.act(match.position, 1, Parry(), 2)
    assert not isinstance(parried, Refusal)
    before, after = (observe(vigil, at, 2, (), 0) for at in (match.position, parried.position))
    assert before.house == after.house
    assert [window.key for window in after.windows] == ["hour"]
    hour = match.engine.act(parried.position, TABLE, Expire("hour", 1), 3)
    assert not isinstance(hour, Refusal)
    assert not hour.position.house.proposed


def test_a_refusal_that_time_cures_says_how_long_to_wait() -> None:
    match = play(vigil, 3, steps=1)
    napped = match.engine.act(match.position, 0, Nap(), 5_000)
    assert not isinstance(napped, Refusal)
    again = 5_000 + APART_MS
    refusal = match.engine.check(napped.position, 0, Nap(), again - 1_500)
    assert refusal == refuse("vigil-napped-lately", wait=2)
    assert match.engine.check(napped.position, 0, Nap(), again) is None


def test_a_mark_is_reached_once_and_the_window_goes_on() -> None:
    match = play(vigil, 3, steps=1)
    bell = ReachMark("hour", 1, "bell")
    rung = match.engine.act(match.position, TABLE, bell, 1)
    assert not isinstance(rung, Refusal)
    assert match.engine.check(rung.position, 0, Nap(), 2) == refuse("vigil-bell-has-rung")
    assert match.engine.check(rung.position, TABLE, bell, 2) == refuse("refused-stale")
    for actor in GUESSERS:
        assert match.engine.check(match.position, actor, bell, 2) == refuse("refused-not-yours")
    assert match.engine.check(rung.position, TABLE, Expire("hour", 1), 2) is None
