"""The day's vote (items 6-8, 12, 41, 48, M6-M13)."""

import pytest

from intriga.games.mafia.state.events import (
    Contribute,
    Electorate,
    Event,
    Extra,
    Log,
    Mute,
    Raise,
    Subjugate,
    Transfer,
    Vote,
)
from intriga.games.mafia.subjects.votes.counting import first_accusers, fixed, result
from intriga.games.mafia.subjects.votes.pool import returned, used
from intriga.games.mafia.subjects.votes.rights import why_not
from tests.games.mafia.rules.refusals import told

A, B, C, D, E, F, G = range(7)
DEAD_HONEST, DEAD_ASSASSIN, DEAD_BANDIT, LOST_BANDIT, NECROMANCER = range(7, 12)
DEAD = frozenset([DEAD_HONEST, DEAD_ASSASSIN])

TOWN = Electorate(
    frozenset([A, B, C, D, E, F, G, NECROMANCER]),
    half=DEAD,
    pool=DEAD | {LOST_BANDIT},
    necromancer=NECROMANCER,
)
WITHOUT = Electorate(
    frozenset([A, B, C, D, E, F, G]),
    half=DEAD | {NECROMANCER},
    pool=DEAD | {LOST_BANDIT, NECROMANCER},
    necromancer=NECROMANCER,
)
"""The necromancer is dead."""


def hanged(electorate: Electorate, *log: Event) -> int | None:
    return result(electorate, log).hanged


def refused(electorate: Electorate, event: Event, *log: Event) -> str:
    return told(why_not(event, electorate, log))


@pytest.mark.rule("mafia", "item 6", "item 7", "M6")
def test_plurality_hangs_and_nobody_if_nobody_has_voted() -> None:
    assert hanged(TOWN) is None
    assert hanged(TOWN, Vote(A, B)) == B
    assert hanged(TOWN, Vote(A, B), Vote(C, D), Vote(E, D)) == D


@pytest.mark.rule("mafia", "item 7", "M6")
def test_of_a_tie_hangs_who_first_reached_the_number() -> None:
    assert hanged(TOWN, Vote(A, B), Vote(C, D), Vote(E, D), Vote(F, B)) == D
    assert hanged(TOWN, Vote(A, B), Vote(C, D), Vote(E, B), Vote(F, D)) == B


@pytest.mark.rule("mafia", "M6", "M12")
def test_who_was_first_is_recounted_after_silence() -> None:
    log = (Vote(A, B), Vote(C, B), Vote(D, E), Vote(F, E), Vote(G, B))
    assert hanged(TOWN, *log) == B
    # without A's vote B reached two only with G's
    assert hanged(TOWN, *log, Mute((A,))) == E


@pytest.mark.rule("mafia", "item 7")
def test_a_vote_against_oneself_is_final_and_not_counted() -> None:
    assert refused(TOWN, Vote(A, A)) == ""
    assert hanged(TOWN, Vote(A, A)) is None
    assert refused(TOWN, Vote(A, B), Vote(A, A)) == "vote-final"


@pytest.mark.rule("mafia", "item 6")
def test_a_vote_is_final_and_against_the_living() -> None:
    assert refused(TOWN, Vote(A, C), Vote(A, B)) == "vote-final"
    assert refused(TOWN, Vote(A, DEAD_BANDIT)) == "vote-dead"
    assert refused(TOWN, Vote(B, C, hand=A)) == "vote-not-yours"


@pytest.mark.rule("mafia", "item 12", "M8")
def test_dead_honest_and_assassin_have_half_a_vote_while_the_necromancer_lives() -> None:
    for voter in (DEAD_HONEST, DEAD_ASSASSIN):
        assert refused(TOWN, Vote(voter, A)) == ""
        assert refused(WITHOUT, Vote(voter, A)) == "vote-none"
    assert refused(TOWN, Vote(DEAD_BANDIT, A)) == "vote-none"
    halves = (Vote(DEAD_HONEST, A), Vote(DEAD_ASSASSIN, A))
    assert result(TOWN, halves).totals == {A: 2}
    assert hanged(TOWN, Vote(C, B), *halves) == B
    assert hanged(TOWN, *halves, Vote(C, B)) == A


@pytest.mark.rule("mafia", "item 12", "M8")
def test_a_necromancer_who_returns_brings_the_half_votes_back_at_once() -> None:
    assert refused(WITHOUT, Vote(DEAD_HONEST, A), Raise(NECROMANCER)) == ""
    assert refused(WITHOUT, Vote(NECROMANCER, A), Raise(NECROMANCER)) == ""


@pytest.mark.rule("mafia", "item 48", "item 45")
def test_extra_votes_fall_on_the_same_accused_from_the_moment_of_use() -> None:
    assert result(TOWN, (Vote(A, B), Extra(A, 2))).totals == {B: 6}
    assert result(TOWN, (Extra(A, 3), Vote(A, B))).totals == {B: 8}
    assert result(TOWN, (Extra(A, 3),)).totals == {}
    # B has two votes before D has, but the second of them only with the speech
    late = (Vote(A, B), Vote(C, D), Vote(E, D), Extra(A, 1))
    assert hanged(TOWN, *late) == D
    assert hanged(TOWN, late[0], late[3], *late[1:3]) == B


@pytest.mark.rule("mafia", "M12", "item 45", "item 48")
def test_silence_and_an_advocate_mute_all_votes_of_a_player_past_and_future() -> None:
    log: Log = (Vote(A, B), Extra(A, 2), Vote(C, D))
    assert hanged(TOWN, *log) == B
    assert hanged(TOWN, *log, Mute((A,))) == D
    assert hanged(TOWN, Mute((A,)), *log) == D
    assert result(TOWN, (*log, Mute((A, C)))).totals == {}


@pytest.mark.rule("mafia", "M49", "M31", "item 46")
def test_a_void_vote_looks_like_any_other_and_does_not_count() -> None:
    town = Electorate(TOWN.living, void=frozenset([A]))
    assert refused(town, Vote(A, B)) == ""
    assert result(town, (Vote(A, B), Extra(A, 1))).totals == {}


@pytest.mark.rule("mafia", "item 48", "M9")
def test_a_celebrity_hangs_only_by_two_thirds_of_the_living() -> None:
    six = Electorate(frozenset(range(6)), half=DEAD, necromancer=0, celebrity=A)
    votes = [Vote(seat, A) for seat in (B, C, D, E)]
    assert hanged(six, *votes) == A
    three = result(six, tuple(votes[:3]))
    assert (three.leader, three.hanged) == (A, None)
    # the next candidate is not hanged instead
    assert hanged(six, *votes[:3], Vote(E, B), Vote(F, B)) is None
    # muted votes are not available
    assert hanged(six, *votes[:3], Mute((F, E))) == A
    # extra votes are available once used: four of seven, five of eight, six of nine
    assert hanged(six, *votes, Extra(F, 1)) is None
    assert hanged(six, *votes[:3], Extra(B, 2)) is None
    assert hanged(six, *votes[:3], Extra(B, 3)) == A


@pytest.mark.rule("mafia", "item 48", "item 41")
def test_the_dead_do_not_count_against_a_celebrity() -> None:
    three = Electorate(frozenset([A, B, C]), half=DEAD, necromancer=C, celebrity=A)
    dead = (Vote(DEAD_HONEST, A), Vote(DEAD_ASSASSIN, A))
    assert result(three, dead).totals == {}
    assert hanged(three, *dead, Vote(A, B)) == B
    without = Electorate(frozenset([A, B, C]), pool=DEAD, necromancer=NECROMANCER, celebrity=A)
    assert result(without, (Contribute(DEAD_HONEST, A, 80),)).totals == {}


@pytest.mark.rule("mafia", "item 41", "M10")
def test_the_pool_of_the_dead_is_two_votes_for_eighty_mana_once_a_day() -> None:
    log: Log = (Contribute(DEAD_HONEST, A, 50), Contribute(DEAD_ASSASSIN, B, 70))
    assert hanged(WITHOUT, *log) is None
    full = (*log, Contribute(LOST_BANDIT, A, 30))
    assert (used(full), hanged(WITHOUT, *full)) == (A, A)
    assert result(WITHOUT, full).totals == {A: 4}
    assert returned(full) == {DEAD_ASSASSIN: 70}
    assert returned(log) == {DEAD_HONEST: 50, DEAD_ASSASSIN: 70}
    assert refused(WITHOUT, Contribute(NECROMANCER, B, 10), *full) == "pool-used"


@pytest.mark.rule("mafia", "item 41", "M10")
def test_the_votes_of_the_pool_fall_when_it_is_full() -> None:
    half, rest = Contribute(DEAD_HONEST, A, 79), Contribute(DEAD_HONEST, A, 1)
    two = (Vote(B, C), Vote(D, C))
    assert hanged(WITHOUT, half, *two, rest) == C
    assert hanged(WITHOUT, half, rest, *two) == A


@pytest.mark.rule("mafia", "item 41")
def test_who_may_give_mana_to_the_pool_and_how_much() -> None:
    assert refused(TOWN, Contribute(DEAD_HONEST, A, 10)) == "pool-necromancer"
    assert refused(WITHOUT, Contribute(DEAD_BANDIT, A, 10)) == "pool-not-you"
    assert refused(WITHOUT, Contribute(B, A, 10)) == "pool-not-you"
    assert refused(WITHOUT, Contribute(LOST_BANDIT, A, 10)) == ""
    assert refused(WITHOUT, Contribute(LOST_BANDIT, DEAD_HONEST, 10)) == "vote-dead"
    first = Contribute(DEAD_HONEST, A, 30)
    assert refused(WITHOUT, Contribute(DEAD_HONEST, B, 10), first) == "pool-final"
    assert refused(WITHOUT, Contribute(DEAD_HONEST, A, 10), first) == ""
    assert refused(WITHOUT, Contribute(DEAD_ASSASSIN, A, 51), first) == "pool-mana"
    assert refused(WITHOUT, Contribute(DEAD_ASSASSIN, A, 50), first) == ""
    assert refused(WITHOUT, Contribute(DEAD_ASSASSIN, A, 0), first) == "pool-mana"


@pytest.mark.rule("mafia", "item 19", "M13")
def test_subjugation_takes_the_vote_of_a_dead_person_who_has_not_voted() -> None:
    taken = Subjugate(DEAD_HONEST)
    assert refused(TOWN, taken) == ""
    assert refused(TOWN, taken, taken) == "vote-subjugated"
    assert refused(TOWN, taken, Vote(DEAD_HONEST, A)) == "vote-cast"
    assert refused(TOWN, Subjugate(A)) == "vote-none-of-dead"
    assert refused(TOWN, Subjugate(DEAD_BANDIT)) == "vote-none-of-dead"
    assert refused(TOWN, Vote(DEAD_HONEST, A), taken) == "vote-not-yours"
    vote = Vote(DEAD_HONEST, A, hand=NECROMANCER)
    assert refused(TOWN, vote) == "vote-not-yours"
    assert refused(TOWN, vote, taken) == ""
    assert result(TOWN, (taken, vote)).totals == {A: 1}
    assert first_accusers(TOWN, (taken, vote)) == {A: NECROMANCER}


@pytest.mark.rule("mafia", "item 19", "M13")
def test_reanimation_makes_a_dead_person_count_as_living() -> None:
    up = Raise(DEAD_BANDIT)
    assert refused(TOWN, Vote(DEAD_BANDIT, A), up) == ""
    assert refused(TOWN, Vote(A, DEAD_BANDIT), up) == ""
    assert refused(TOWN, Raise(A)) == refused(TOWN, up, up) == "vote-lives"
    assert hanged(TOWN, up, Vote(A, DEAD_BANDIT)) == DEAD_BANDIT
    # a vote that was half becomes whole, when it happens
    half = Vote(DEAD_HONEST, A)
    assert result(TOWN, (half, Raise(DEAD_HONEST))).totals == {A: 2}
    assert hanged(TOWN, half, Vote(B, C), Raise(DEAD_HONEST)) == C


@pytest.mark.rule("mafia", "M11")
def test_a_vote_is_transferred_before_it_is_cast_and_can_be_taken_back() -> None:
    gives = Transfer(A, B)
    assert refused(TOWN, gives) == ""
    assert refused(TOWN, Transfer(A, A)) == "vote-to-oneself"
    assert refused(TOWN, gives, Vote(A, C)) == "vote-final"
    assert refused(TOWN, Transfer(DEAD_BANDIT, B)) == "vote-none"
    assert refused(TOWN, Vote(A, C), gives) == "vote-not-yours"
    assert refused(TOWN, Vote(A, C, hand=B), gives) == ""
    assert refused(TOWN, Vote(A, C, hand=B), gives, Transfer(C, D)) == ""
    assert refused(TOWN, Vote(A, C), Transfer(C, D)) == ""
    assert refused(TOWN, Vote(A, C), gives, Transfer(A, None)) == ""
    assert refused(TOWN, Vote(A, C, hand=B), gives, Transfer(A, None)) == "vote-not-yours"
    assert refused(TOWN, Vote(A, C, hand=B), gives, Transfer(A, D)) == "vote-not-yours"
    assert result(TOWN, (gives, Vote(A, C, hand=B), Vote(B, C))).totals == {C: 4}
    assert refused(TOWN, Transfer(DEAD_HONEST, A), Subjugate(DEAD_HONEST)) == "vote-not-yours"


@pytest.mark.rule("mafia", "item 7", "M7")
def test_the_day_ends_when_nothing_open_can_change_who_leads() -> None:
    five = Electorate(frozenset([A, B, C, D, E]))
    votes: Log = (Vote(A, B), Vote(C, B), Vote(D, B))
    assert not fixed(five, votes[:1])
    # two open votes against a lead of two: the other would come second
    assert not fixed(five, (Vote(A, B), Vote(C, D)))
    assert fixed(five, votes)
    assert fixed(five, (Vote(A, B), Vote(C, B), Vote(D, E), Vote(B, C), Vote(E, E)))
    # E could still make D's second vote, but B reached two before
    assert fixed(five, (Vote(A, B), Vote(C, B), Vote(B, D), Vote(D, A)))


@pytest.mark.rule("mafia", "item 7", "M7")
def test_ones_own_open_vote_cannot_fall_on_oneself() -> None:
    three = Electorate(frozenset([A, B, C]))
    # B has one vote more; only C has not voted, and could reach B only with their own
    assert not fixed(three, (Vote(A, B), Vote(B, A)))
    assert fixed(three, (Vote(A, B), Vote(B, C)))


@pytest.mark.rule("mafia", "M7")
def test_half_votes_and_a_possible_pool_keep_the_day_open() -> None:
    two = Electorate(frozenset([A, B]), half=DEAD | {DEAD_BANDIT}, necromancer=A)
    against_nobody = (Vote(A, A), Vote(B, B))
    half = (*against_nobody, Vote(DEAD_HONEST, A))
    assert not fixed(two, half)
    assert fixed(two, (*half, Vote(DEAD_ASSASSIN, A)))
    pool = Electorate(frozenset([A, B, C]), pool=DEAD, necromancer=NECROMANCER)
    all_voted: Log = (Vote(A, B), Vote(B, A), Vote(C, B))
    assert not fixed(pool, all_voted)
    assert fixed(pool, (*all_voted, Contribute(DEAD_HONEST, A, 80)))
    nobody_left = Electorate(pool.living, necromancer=NECROMANCER)
    assert fixed(nobody_left, all_voted)
    # while the necromancer lives there is no pool
    with_necromancer = Electorate(pool.living, pool=DEAD, necromancer=C)
    assert fixed(with_necromancer, all_voted)


@pytest.mark.rule("mafia", "M7", "M10")
def test_the_votes_of_the_pool_are_public_and_add_to_the_others() -> None:
    four = Electorate(frozenset([A, B, C, D]), pool=DEAD, necromancer=NECROMANCER)
    full = Contribute(DEAD_HONEST, A, 80)
    # three against A; the three open votes could still make as many against B, but later
    assert fixed(four, (full, Vote(B, A)))
    assert not fixed(four, (full,))


@pytest.mark.rule("mafia", "M7")
@pytest.mark.parametrize(
    "secret",
    [(Extra(A, 3),), (Extra(E, 3),), (Mute((A, C, D)),), (Mute((E,)),), (Extra(A, 3), Mute((C,)))],
)
def test_extra_votes_and_silence_neither_hasten_the_end_nor_put_it_off(secret: Log) -> None:
    five = Electorate(frozenset([A, B, C, D, E]))
    for length, cast in enumerate(
        [(), (Vote(A, B),), (Vote(A, B), Vote(C, B)), (Vote(A, B), Vote(C, B), Vote(D, B))]
    ):
        assert fixed(five, (*secret, *cast)) == fixed(five, cast) == (length == 3)
        void = Electorate(five.living, void=frozenset([A, E]))
        assert fixed(void, cast) == fixed(five, cast)


@pytest.mark.rule("mafia", "item 43")
def test_the_first_counted_vote_against_each_accused() -> None:
    log: Log = (Vote(A, A), Vote(B, C), Vote(D, C), Vote(E, F))
    assert first_accusers(TOWN, log) == {C: B, F: E}
    assert first_accusers(TOWN, (*log, Mute((B,)))) == {C: D, F: E}
    assert first_accusers(TOWN, (Transfer(B, A), Vote(B, C, hand=A))) == {C: B}
