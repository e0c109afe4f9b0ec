"""Secret votes for an agreed end: nobody learns of them unless they pass."""

from typing import Any

import pytest

from intriga.kernel import broken_limits
from tests.games.diplomacy.world import Harness


def three_left(**options: Any) -> Harness:
    """Only France, England and Italy are left."""
    match = Harness(**options)
    return match.lay(
        {"FRANCE": ["A PAR"], "ENGLAND": ["F LON"], "ITALY": ["A ROM"]},
        {"FRANCE": ["PAR"], "ENGLAND": ["LON"], "ITALY": ["ROM"]},
    )


@pytest.mark.rule("diplomacy", "C20")
def test_a_vote_is_private() -> None:
    match = three_left()
    views = {who: match.view(who) for who in ("ENGLAND", "ITALY", "GERMANY", "public")}
    match.vote("FRANCE", "draw")
    assert match.news == []
    assert {who: match.view(who) for who in views} == views
    mine = match.view("FRANCE").me
    assert mine is not None
    assert mine.vote == ("draw",)


@pytest.mark.rule("diplomacy", "C20", "C22")
def test_a_unanimous_draw_passes_and_names_no_voter() -> None:
    match = three_left()
    for power in ("FRANCE", "ENGLAND", "ITALY"):
        assert not match.over
        match.vote(power, "draw")
    assert match.texts() == [
        "The vote has passed: a draw, shared by England, France, Italy (Boris, Vera, Daria)."
    ]
    assert match.position.outcome is not None
    assert match.position.outcome.winners == tuple(
        sorted(match.seat(power) for power in ("FRANCE", "ENGLAND", "ITALY"))
    )


@pytest.mark.rule("diplomacy", "C21")
def test_a_vote_can_be_taken_back() -> None:
    match = three_left()
    match.vote("FRANCE", "draw")
    match.vote("ENGLAND", "draw")
    match.vote("FRANCE")
    match.vote("ITALY", "draw")
    assert not match.over


@pytest.mark.rule("diplomacy", "C22")
def test_a_win_needs_the_votes_of_all_others() -> None:
    match = three_left()
    match.vote("ENGLAND", "FRANCE")
    assert not match.over
    match.vote("ITALY", "FRANCE")
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (match.seat("FRANCE"),)
    assert match.ids() == ["diplomacy-game-end-conceded"]


def test_votes_for_oneself_do_not_win() -> None:
    match = three_left()
    for power in ("FRANCE", "ENGLAND", "ITALY"):
        match.vote(power, power)
    assert not match.over


@pytest.mark.rule("diplomacy", "C22")
def test_the_last_player_left_may_end_the_match() -> None:
    match = three_left()
    match.leave("ENGLAND")
    match.leave("ITALY")
    assert not match.over
    match.vote("FRANCE", "FRANCE")
    assert match.position.outcome is not None


@pytest.mark.rule("diplomacy", "C21")
def test_votes_lapse_when_orders_are_revealed() -> None:
    match = three_left()
    match.vote("FRANCE", "draw")
    match.hold()
    assert match.state.powers["FRANCE"].vote == ()


@pytest.mark.rule("diplomacy", "C23")
def test_a_draw_among_some_needs_the_option() -> None:
    strict, free = three_left(), three_left(dias=False)
    assert "draw among all" in strict.refusal(
        strict.seat("FRANCE"), "vote", share=["FRANCE", "ENGLAND"]
    )
    for power in ("FRANCE", "ENGLAND", "ITALY"):
        free.vote(power, "ENGLAND", "FRANCE")
    assert free.position.outcome is not None
    assert free.position.outcome.winners == (free.seat("ENGLAND"), free.seat("FRANCE"))


@pytest.mark.rule("diplomacy", "C23")
def test_naming_everybody_is_a_draw_of_all() -> None:
    match = three_left(dias=False)
    match.vote("FRANCE", "draw")
    match.vote("ENGLAND", "ITALY", "ENGLAND", "FRANCE")
    match.vote("ITALY", "draw")
    assert match.ids() == ["diplomacy-game-end-drawn"]


def test_an_eliminated_power_has_no_vote() -> None:
    match = three_left()
    assert match.form("GERMANY", "vote") is None
    assert "Only powers that are still" in match.refusal(
        match.seat("GERMANY"), "vote", share=["draw"]
    )
    assert "You cannot vote for this" in match.refusal(
        match.seat("FRANCE"), "vote", share=["GERMANY"]
    )


@pytest.mark.rule("diplomacy", "C14")
def test_a_player_who_leaves_does_not_block_a_vote() -> None:
    match = three_left()
    match.vote("FRANCE", "draw")
    match.vote("ENGLAND", "draw")
    match.leave("ITALY")
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (match.seat("ENGLAND"), match.seat("FRANCE"))


@pytest.mark.rule("diplomacy", "C20")
@pytest.mark.parametrize(("votes", "draw", "win"), [("draws", True, False), ("none", False, False)])
def test_the_options_limit_what_can_be_voted_on(votes: str, draw: bool, win: bool) -> None:
    match = three_left(votes=votes)
    offered = match.form("FRANCE", "vote")
    assert (offered is not None) == draw
    for share, allowed in ((["draw"], draw), (["ENGLAND"], win)):
        if not allowed:
            assert match.refusal(match.seat("FRANCE"), "vote", share=share)
    if draw:
        assert match.values("FRANCE", "proposal") == ["draw"]


def test_the_form_marks_the_vote_that_was_cast() -> None:
    match = three_left()
    assert match.values("FRANCE", "proposal") == ["draw", "ENGLAND", "FRANCE", "ITALY"]
    match.vote("FRANCE", "ITALY")
    assert match.choices("FRANCE", "proposal").default == "ITALY"
    free = three_left(dias=False)
    free.vote("FRANCE", "ITALY")
    assert free.choices("FRANCE", "sharer ITALY").default == "ITALY"
    assert free.choices("FRANCE", "sharer ENGLAND").default is None


@pytest.mark.rule("diplomacy", "C20", "C23")
@pytest.mark.parametrize("votes", ["all", "draws"])
def test_a_draw_of_one_is_marked_where_only_draws_are_voted_on(votes: str) -> None:
    match = three_left(dias=False, votes=votes)
    form = match.form("FRANCE", "vote")
    assert form is not None
    left = ["ENGLAND", "FRANCE", "ITALY"]
    for share in (left[:n] for n in range(4)):
        marked = bool(broken_limits(form.limits, {"type": "vote", "share": share}))
        assert marked == (votes == "draws" and len(share) == 1)
        if marked:
            assert match.refusal(match.seat("FRANCE"), "vote", share=share)
        else:
            match.vote("FRANCE", *share)


@pytest.mark.rule("diplomacy", "C20", "C22")
def test_a_vote_may_pass_while_units_are_to_retreat() -> None:
    match = Harness()
    match.seal_all(ITALY=["A VEN - TYR", "A ROM - VEN"], AUSTRIA=["A VIE - TRI", "F TRI - ALB"])
    match.seal_all(ITALY=["A VEN - TRI", "A TYR S A VEN - TRI"])
    assert match.awaited() == ("retreat", {"AUSTRIA"})
    for power in match.state.powers:
        match.vote(power, "draw")
    assert match.over
    assert match.state.retreats  # nobody had retreated yet, and each invariant holds
