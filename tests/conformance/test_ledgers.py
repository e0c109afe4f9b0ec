"""The suite finds what is wrong with the ledgers of a game: leaks, and what cannot be read."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from intriga.kernel import PUBLIC, Actor, Chair, Chosen, Domain, Message, Outcome, Range, Step
from intriga.lab.conformance import Broken, Conformance
from tests.shapes.campaign import Baggage, Campaign, March, View

OLD = {1: [{"supplies": 4, "banners": 2}]}


def suite(game: Campaign, old: Mapping[int, Sequence[dict[str, Any]]] = OLD) -> Conformance:
    """The suite for this game. `old`: its ledgers of older versions."""
    attributes = {"game": game, "old_ledgers": old, "pairs": 90, "plays": 4, "counts": (3,)}
    made: Conformance = type("Suite", (Conformance,), attributes)()
    return made


class InView(Campaign):
    """Everybody sees with what the camps have begun."""

    def view(self, state: March, viewpoint: Hashable) -> View:
        view = super().view(state, viewpoint)
        issued = sum(camp.issued for camp in state.camps)
        return msgspec.structs.replace(view, left={**view.left, 99: issued})


class InEvent(Campaign):
    """Those who have much are announced."""

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> March:
        state = super().setup(options, chairs, step)
        if any(camp.issued > options.supplies for camp in state.camps):
            step.emit("campaign-over", (0, 1, 2))
        return state


class InAnnouncement(Campaign):
    """With the banners of a veteran, everybody is told the supplies."""

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> March:
        state = super().setup(options, chairs, step)
        for camp in state.camps:
            if camp.banners:
                step.emit("campaign-noted", PUBLIC, amount=camp.issued)
        return state


class InDomain(Campaign):
    """The suggested stake depends on what others have."""

    def domain(self, state: March, actor: Actor, name: str, chosen: Chosen) -> Domain:
        domain = super().domain(state, actor, name, chosen)
        assert isinstance(domain, Range)
        most = max(camp.issued for camp in state.camps)
        return Range(domain.low, domain.high, min(most // 10, domain.high))


@pytest.mark.parametrize(
    ("leaking", "channel"),
    [
        (InView, "observation"),
        (InEvent, "observation"),
        (InAnnouncement, "observation"),
        (InDomain, "domain"),
    ],
)
def test_a_ledger_that_leaks_is_found(leaking: type[Campaign], channel: str) -> None:
    with pytest.raises(Broken, match=f"leaks through {channel}(.|\n)*the secret: ledger, seat"):
        suite(leaking()).test_no_leak()


def test_a_public_ledger_is_no_secret() -> None:
    class Public(InView):
        ledger_public = True

    suite(Public()).test_no_leak()


class Unreadable(Campaign):
    """What a match leaves is no ledger."""

    def outcome(self, state: March) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        less = tuple({"supplies": camp.left} for camp in state.camps)
        return msgspec.structs.replace(outcome, ledger=less)


class TooFew(Campaign):
    """A match leaves something to one player only."""

    def outcome(self, state: March) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        return msgspec.structs.replace(outcome, ledger=outcome.ledger[:1])


class Undeclared(Campaign):
    """A match leaves ledgers of which the game does not tell."""

    Ledger = None


class Stuck(Campaign):
    """No way from an older version."""

    def upgrade_ledger(self, raw: dict[str, Any], from_version: int) -> Baggage:
        raise ValueError("never mind")


class Raw(Campaign):
    """The way from an older version leads nowhere."""

    def upgrade_ledger(self, raw: dict[str, Any], from_version: int) -> Any:
        return raw


class Floating(Campaign):
    """A ledger that differs between machines."""

    class Ledger(Struct):
        supplies: int
        banners: int
        campaigns: float


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (TooFew, "1 ledgers for 3 seats"),
        (Undeclared, "no `Ledger`"),
        (Stuck, "is not upgraded"),
        (Raw, "which is no `Ledger`"),
        (Floating, "the ledger holds floats"),
    ],
)
def test_ledgers_that_do_not_come_back(game: type[Campaign], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        suite(game()).test_round_trip()


def test_ledgers_of_older_versions_have_to_be_shown() -> None:
    with pytest.raises(Broken, match=r"no ledgers of the versions \[1\]"):
        suite(Campaign(), {}).test_round_trip()


def test_a_ledger_that_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="version 2"):
        suite(Unreadable()).test_round_trip()


def test_a_ledger_of_which_nothing_is_said() -> None:
    class Silent(Campaign):
        def describe_ledger(self, ledger: Baggage) -> Sequence[Message]:
            return ()

    with pytest.raises(Broken, match="says nothing"):
        suite(Silent()).test_translations()


def test_ledgers_with_which_no_match_begins() -> None:
    class Keeping(Campaign):
        def outcome(self, state: March) -> Outcome | None:
            outcome = super().outcome(state)
            return None if outcome is None else msgspec.structs.replace(outcome, ledger=())

    with pytest.raises(Broken, match="no match ended with ledgers"):
        suite(Keeping()).test_round_trip()
    given = suite(Keeping())
    type(given).ledgers = [{"supplies": 3, "banners": 0, "campaigns": 1}]
    given.test_round_trip()
