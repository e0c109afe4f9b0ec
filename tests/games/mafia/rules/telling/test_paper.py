"""The morning paper: what it tells, and that the host may write another."""

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state.annals import Story
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.newspaper import RewritePaper
from intriga.kernel.actors import HOST, PUBLIC
from tests.games.mafia.rules.refusals import told
from tests.games.mafia.world import Town


def _town() -> Town:
    return Town("MMYYCHHHHH")


def _seen(town: Town, viewer: object = PUBLIC) -> View:
    view = game.view(town.state, viewer)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("mafia", "item 5")
def test_the_paper_tells_what_everybody_was_told() -> None:
    town = _town()
    town.do(0, Shoot((Aim(6),)))
    town.to_day()
    (issue,) = _seen(town).papers
    assert (issue.night, issue.stories) == (1, [Story("died", 6)])


@pytest.mark.rule("mafia", "item 5")
def test_a_quiet_night_is_news_too() -> None:
    town = _town()
    town.to_day()
    assert _seen(town).papers[0].stories == [Story("dawn-quiet")]


def test_the_evening_is_in_the_next_paper() -> None:
    town = _town()
    town.to_day()
    town.accuse(5, 0, 1, 2, 3, 4, 6, 7)
    town.to_night()
    town.do(4, Check((Aim(6),)))
    town.to_day()
    assert _seen(town).papers[1].stories == [Story("hanged", 5), Story("dawn-quiet")]


@pytest.mark.rule("mafia", "item 30")
def test_a_meeting_is_told_without_names() -> None:
    town = _town()
    town.do(0, Shoot((Aim(2),)))
    town.to_day()
    assert _seen(town).papers[0].stories == [Story("dawn-quiet"), Story("meeting")]


@pytest.mark.rule("mafia", "item 54")
def test_the_host_writes_a_paper_before_it_appears_and_nobody_reads_it_before() -> None:
    town = _town()
    before = {viewer: _seen(town, viewer) for viewer in (PUBLIC, *range(10))}
    town.host(RewritePaper(1, "  It rained.  "))
    assert {viewer: _seen(town, viewer) for viewer in (PUBLIC, *range(10))} == before
    assert "paper-rewritten" not in town.announced()
    town.to_day()
    assert _seen(town).papers[0].words == "It rained."


@pytest.mark.rule("mafia", "item 54")
def test_the_host_writes_another_paper_afterwards_of_which_everybody_is_told() -> None:
    town = _town()
    town.to_day()
    town.host(RewritePaper(1, "It rained."))
    assert _seen(town).papers[0].words == "It rained."
    assert "paper-rewritten" in town.announced()
    town.host(RewritePaper(1, ""))
    assert _seen(town).papers[0].words == ""


def _refused(town: Town) -> str:
    return told(game.check(town.state, HOST, RewritePaper(2, "x"), 0))


def test_there_is_no_paper_of_a_night_to_come() -> None:
    town = _town()
    assert _refused(town) == "refused-no-paper"
    town.to_day()
    assert _refused(town) == "refused-no-paper"


def test_votes_have_their_times() -> None:
    town = _town()
    town.to_day()
    town.accuse(5, 0, 1)
    votes = _seen(town).votes
    assert [(vote.by, vote.against) for vote in votes] == [(0, 5), (1, 5)]
    assert [vote.at for vote in votes] == sorted(vote.at for vote in votes)
