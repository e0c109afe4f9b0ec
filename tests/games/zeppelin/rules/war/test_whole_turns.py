"""Whole turns of the game through the kernel: the war at the end of each (table B, 1 to 3)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from intriga.diplomacy.geography.catalogue import bundled
from intriga.games.zeppelin import game
from intriga.games.zeppelin.state import Phase, State
from intriga.kernel import HOST, Act, Actor, Refusal
from intriga.kernel.actors import PUBLIC, REFEREE, TABLE, hears
from intriga.kernel.acts import Expire
from intriga.kernel.chance import Fast
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.warfare.presentation.chart_data import turn_of
from tests.games.zeppelin.rules import acts

DANES, HANSA = 0, 1
"""Seats of Denmark and of the Hansa: two states of three people on the Baltic map."""


class Match:
    def __init__(self, **options: Any) -> None:
        chairs = tuple(Chair(seat, f"P{seat}") for seat in range(6))
        terms = {"map": "baltic", "states": 2, "deal": "choice", "early_end": False, **options}
        header = Header("test", game.id, game.rules_version, terms, chairs, "", (), 0)
        self.engine = Engine(game, header, Fast("whole turns"))
        opened = self.engine.open()
        self.position: Position[State] = opened.position
        self.news: list[Event] = []
        self.log: list[Event] = list(opened.entry.events)
        self.expire()

    @property
    def state(self) -> State:
        return self.position.state

    def do(self, actor: Actor, act: Act) -> None:
        advance = self.engine.act(self.position, actor, act, 0)
        assert not isinstance(advance, Refusal), (act, advance.id, advance.params)
        self.position, self.news = advance.position, list(advance.entry.events)
        self.log += self.news
        assert game.invariants(self.state) == []

    def order(self, seat: int, *orders: str) -> None:
        self.do(seat, acts.Orders(orders))

    def expire(self) -> None:
        """The time of the phase is up."""
        (window,) = game.windows(self.state)
        self.do(TABLE, Expire(window.key, window.generation))

    def lay(self, units: Mapping[str, Sequence[str]], centres: Mapping[str, str]) -> None:
        """Put units and centres in place."""
        for power, army in self.state.armies.items():
            army.units = list(units.get(power, ()))
            army.centres = centres.get(power, "").split()
        self.position = replace(self.position, packed=msgspec.msgpack.encode(self.state))

    def units(self, power: str) -> list[str]:
        return sorted(self.state.armies[power].units)

    def heard(self, viewer: Any) -> list[str]:
        return [event.id for event in self.news if hears(event.to, viewer)]


ATTACK = {"DENMARK": ["A HST", "F NTH"], "HANSA": ["A HAM", "F LUB"]}
HOMES = {"DENMARK": "COP JUT OSL", "HANSA": "HAM LUB STE"}


def test_a_turn_ends_with_moves_and_the_next_begins() -> None:
    match = Match()
    assert (match.state.phase, match.state.turn) == (Phase.TURN, 1)
    match.order(DANES, "A JUT - HST")
    assert "zeppelin-war-ordered" in match.heard(DANES)
    assert "zeppelin-war-ordered" not in match.heard(HANSA)
    assert match.heard(PUBLIC) == []
    match.expire()
    assert (match.state.phase, match.state.turn) == (Phase.TURN, 2)
    assert "A HST" in match.units("DENMARK")
    assert "zeppelin-war-turn" in match.heard(PUBLIC)


@pytest.mark.rule("zeppelin", "Z5", "Z36")
@pytest.mark.parametrize("review", [False, True])
def test_retreats_follow_the_moves_at_once_or_after_the_hosts_review(review: bool) -> None:
    match = Match(review=review)
    match.lay(ATTACK, HOMES)
    match.order(DANES, "A HST - HAM", "F NTH S A HST - HAM")
    match.do(HANSA, acts.Wishes("A HAM", ("HST", "HAN")))
    match.expire()
    if review:
        # Nobody but the host and a referee knows anything of the moves.
        assert match.state.phase is Phase.REVIEW
        for viewer, lost in ((PUBLIC, {}), (DANES, {}), (REFEREE, {"A HAM": ("HAN",)})):
            view: Any = game.view(match.state, game.viewpoint(match.state, viewer))
            powers = {one.power: one for one in view.powers}
            assert powers["HANSA"].lost == lost
            assert ("A HAM" in powers["DENMARK"].units) is bool(lost)
            assert [turn.phase for turn in view.turns] == (["orders"] if lost else [])
        for late in (acts.Wishes("A HAM", ()), acts.Orders(("A HAM H",))):
            assert isinstance(match.engine.act(match.position, HANSA, late, 0), Refusal)
        assert not {"orders", "wishes"} & {one.act for one in game.forms(match.state, HANSA)}
        assert list(game.drafts(match.state, HANSA)) == []
        assert [id for id in match.heard(PUBLIC) if "war" in id] == []
        (publish,) = [one for one in game.forms(match.state, HOST) if one.act == "publish"]
        assert len(publish.notes) == 3
        match.do(HOST, acts.OverrideRetreat("A HAM"))
        match.do(HOST, acts.Publish())
    assert (match.state.phase, match.state.turn) == (Phase.TURN, 2)
    assert match.units("HANSA") == (["F LUB"] if review else ["A HAN", "F LUB"])


@pytest.mark.rule("zeppelin", "Z36")
def test_the_report_under_review_is_the_one_that_is_published() -> None:
    match = Match(review=True)
    match.lay(ATTACK, HOMES)
    match.order(DANES, "A HST - HAM", "F NTH S A HST - HAM")
    match.expire()
    view: Any = game.view(match.state, game.viewpoint(match.state, REFEREE))
    match.do(HOST, acts.Publish())
    told = [event for event in match.news if event.id == "zeppelin-war-turn"]
    assert view.turns[0] == turn_of(told[0])
    assert view.turns[0].after["DENMARK"]


@pytest.mark.rule("zeppelin", "Z2", "Z39")
def test_a_winter_has_a_window_for_builds_and_society_goes_on() -> None:
    match = Match()
    match.expire()
    match.lay({"DENMARK": ["A COP", "F STE"], "HANSA": ["A HAM"]}, HOMES)
    match.expire()
    assert (match.state.phase, match.state.turn) == (Phase.BUILDS, 2)
    # Stettin has changed hands: two units may be built here, and one there.
    match.do(DANES, acts.Builds(("F OSL B", "A JUT B")))
    match.do(HANSA, acts.Builds(("A LUB B",)))
    match.do(DANES, acts.CreateClass("Guards", (), 0))
    match.expire()
    assert (match.state.phase, match.state.turn) == (Phase.TURN, 3)
    assert match.units("DENMARK") == ["A COP", "A JUT", "F OSL", "F STE"]
    assert match.units("HANSA") == ["A HAM", "A LUB"]


@pytest.mark.rule("zeppelin", "Z2")
def test_a_winter_without_anything_to_decide_has_no_window() -> None:
    match = Match()
    match.expire()
    match.lay({"DENMARK": ["A COP"], "HANSA": ["A HAM"]}, {"DENMARK": "COP", "HANSA": "HAM"})
    match.expire()
    assert (match.state.phase, match.state.turn) == (Phase.TURN, 3)


@pytest.mark.rule("zeppelin", "Z4", "Z5")
def test_victory_ends_the_match_before_anything_is_built() -> None:
    match = Match()
    codes = [code for code, one in bundled("baltic").provinces.items() if one.centre]
    match.expire()
    match.lay({"DENMARK": [f"A {codes[13]}"]}, {"DENMARK": " ".join(codes[:13])})
    match.expire()
    assert match.state.phase is Phase.OVER
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2, 4)
    assert match.state.turn == 2


@pytest.mark.rule("zeppelin", "Z1")
def test_each_of_the_four_phases_may_be_a_turn() -> None:
    match = Match(turn="phase")
    match.lay(ATTACK, HOMES)
    match.order(DANES, "A HST - HAM", "F NTH S A HST - HAM")
    match.expire()
    assert (match.state.turn, match.state.armies["HANSA"].lost) == (2, ["A HAM"])
    match.do(HANSA, acts.Wishes("A HAM", ("HAN",)))
    match.expire()
    assert (match.state.turn, match.units("HANSA")) == (3, ["A HAN", "F LUB"])
    match.expire()
    assert match.state.turn == 4
    match.expire()
    # The winter belongs to the fourth turn: Hamburg is Danish now.
    assert match.state.phase is Phase.BUILDS
    assert "HAM" in match.state.armies["DENMARK"].centres


@pytest.mark.rule("zeppelin", "Z30")
def test_a_state_that_is_removed_leaves_its_army_without_orders() -> None:
    match = Match()
    match.order(DANES, "A JUT - HST")
    match.do(HOST, acts.RemoveCountry(match.state.people[DANES].country or 0))
    match.expire()
    assert "A JUT" in match.units("DENMARK")
