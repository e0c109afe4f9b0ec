"""Secret votes for an end by agreement: nobody learns of them unless they are carried."""

from typing import Any

import pytest

from tests.games.diplomacy.harness import Table


def duel(**options: Any) -> Table:
    """France, England and Italy are left."""
    table = Table(**options)
    return table.lay(
        {"FRANCE": ["A PAR"], "ENGLAND": ["F LON"], "ITALY": ["A ROM"]},
        {"FRANCE": ["PAR"], "ENGLAND": ["LON"], "ITALY": ["ROM"]},
    )


def test_a_vote_is_seen_by_its_power_alone() -> None:
    table = duel()
    views = {who: table.view(who) for who in ("ENGLAND", "ITALY", "GERMANY", "public")}
    table.vote("FRANCE", "draw")
    assert table.news == []
    assert {who: table.view(who) for who in views} == views
    mine = table.view("FRANCE").me
    assert mine is not None
    assert mine.vote == ("draw",)


def test_a_draw_that_all_want_is_carried_and_names_no_voter() -> None:
    table = duel()
    for power in ("FRANCE", "ENGLAND", "ITALY"):
        assert not table.over
        table.vote(power, "draw")
    assert table.said() == [
        "The vote has passed: a draw, shared by England, France, Italy (Boris, Vera, Daria)."
    ]
    assert table.position.outcome is not None
    assert table.position.outcome.winners == tuple(
        sorted(table.seat(power) for power in ("FRANCE", "ENGLAND", "ITALY"))
    )


def test_a_vote_can_be_taken_back() -> None:
    table = duel()
    table.vote("FRANCE", "draw")
    table.vote("ENGLAND", "draw")
    table.vote("FRANCE")
    table.vote("ITALY", "draw")
    assert not table.over


def test_a_victory_is_conceded_by_all_the_others() -> None:
    table = duel()
    table.vote("ENGLAND", "FRANCE")
    assert not table.over
    table.vote("ITALY", "FRANCE")
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (table.seat("FRANCE"),)
    assert table.ids() == ["diplomacy-game-end-conceded"]


def test_nobody_wins_by_his_own_vote() -> None:
    table = duel()
    for power in ("FRANCE", "ENGLAND", "ITALY"):
        table.vote(power, power)
    assert not table.over


def test_the_last_one_who_leads_a_power_may_end_it() -> None:
    table = duel()
    table.leave("ENGLAND")
    table.leave("ITALY")
    assert not table.over
    table.vote("FRANCE", "FRANCE")
    assert table.position.outcome is not None


def test_votes_lapse_when_orders_are_opened() -> None:
    table = duel()
    table.vote("FRANCE", "draw")
    table.hold()
    assert table.state.powers["FRANCE"].vote == ()


def test_a_draw_of_some_needs_the_option() -> None:
    strict, free = duel(), duel(dias=False)
    assert "draw among all" in strict.refusal(
        strict.seat("FRANCE"), "vote", share=["FRANCE", "ENGLAND"]
    )
    for power in ("FRANCE", "ENGLAND", "ITALY"):
        free.vote(power, "ENGLAND", "FRANCE")
    assert free.position.outcome is not None
    assert free.position.outcome.winners == (free.seat("ENGLAND"), free.seat("FRANCE"))


def test_everybody_named_is_a_draw_of_all() -> None:
    table = duel(dias=False)
    table.vote("FRANCE", "draw")
    table.vote("ENGLAND", "ITALY", "ENGLAND", "FRANCE")
    table.vote("ITALY", "draw")
    assert table.ids() == ["diplomacy-game-end-drawn"]


def test_who_is_out_has_no_vote() -> None:
    table = duel()
    assert table.form("GERMANY", "vote") is None
    assert "Only powers that are still" in table.refusal(
        table.seat("GERMANY"), "vote", share=["draw"]
    )
    assert "You cannot vote for this" in table.refusal(
        table.seat("FRANCE"), "vote", share=["GERMANY"]
    )


def test_who_leaves_does_not_block_the_others() -> None:
    table = duel()
    table.vote("FRANCE", "draw")
    table.vote("ENGLAND", "draw")
    table.leave("ITALY")
    assert table.position.outcome is not None
    assert table.position.outcome.winners == (table.seat("ENGLAND"), table.seat("FRANCE"))


@pytest.mark.parametrize(("votes", "draw", "win"), [("draws", True, False), ("none", False, False)])
def test_the_organiser_says_what_may_be_voted_on(votes: str, draw: bool, win: bool) -> None:
    table = duel(votes=votes)
    offered = table.form("FRANCE", "vote")
    assert (offered is not None) == draw
    for share, allowed in ((["draw"], draw), (["ENGLAND"], win)):
        if not allowed:
            assert table.refusal(table.seat("FRANCE"), "vote", share=share)
    if draw:
        assert table.values("FRANCE", "proposal") == ["draw"]


def test_the_form_marks_the_vote_that_was_cast() -> None:
    table = duel()
    assert table.values("FRANCE", "proposal") == ["draw", "ENGLAND", "FRANCE", "ITALY"]
    table.vote("FRANCE", "ITALY")
    assert table.choices("FRANCE", "proposal").default == "ITALY"
    free = duel(dias=False)
    free.vote("FRANCE", "ITALY")
    assert free.choices("FRANCE", "sharer ITALY").default == "ITALY"
    assert free.choices("FRANCE", "sharer ENGLAND").default is None
