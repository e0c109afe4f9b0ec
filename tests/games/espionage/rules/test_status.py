"""The sentence of the zone "now" in a bidding: what the others have not heard yet."""

from typing import Any, cast

import pytest

from intriga.games.espionage import game
from intriga.games.espionage.presentation.status import now
from intriga.games.espionage.seen.view import view
from intriga.kernel.observe import observe
from intriga.presentation import Scene
from intriga.words import phrasebook
from tests.games.espionage.world import LONDON, MOSCOW, Harness, on_fourteen

PAGES = phrasebook("ru", "intriga.games.espionage.presentation")


class Onlooker:
    """A scene of the page, as far as this zone needs it."""

    def __init__(self, match: Harness, viewer: Any) -> None:
        (window,) = observe(game, match.position, viewer, (), 0).windows
        self.viewer, self.awaited = viewer, window.awaited
        self.asked = viewer in window.awaited
        self.names = ("Анна", "Борис", "Вера", "Глеб")

    def say(self, id: str, /, **params: Any) -> str:
        return PAGES.say(id, params, self.names)

    def render(self, param: Any) -> str:
        return "…"


def asked(match: Harness, viewer: Any) -> str:
    scene = cast("Scene", Onlooker(match, viewer))
    return now(view(match.state, viewer), scene).asked


def bidding(kind: str) -> Harness:
    match = on_fourteen(bidding=kind)
    match.do(LONDON, "move", to=22, join=True)
    for seat, say in ((1, "challenge"), (2, "pass"), (3, "pass")):
        match.do(seat, "answer", say=say)
    match.settles = False
    return match


@pytest.mark.parametrize("kind", ["open", "ascending", "sealed"])
def test_a_bidder_is_told_their_bid_until_the_others_have_heard_it(kind: str) -> None:
    match = bidding(kind)
    assert "Сделайте ставку" in asked(match, LONDON)
    match.do(LONDON, "bid", sum=17)
    mine = "Ваша ставка — 17 $. Её объявят, когда торг пойдёт дальше."
    assert asked(match, LONDON) == mine
    for other in (MOSCOW, "public"):
        assert "17" not in asked(match, other)
    if kind != "sealed":
        match.settle_once()
        assert "Торгуются" in asked(match, LONDON)


def test_who_has_folded_is_told_so_until_the_others_have_heard_it() -> None:
    match = bidding("ascending")
    match.do(LONDON, "fold")
    assert "Вы вышли из торга" in asked(match, LONDON)
    assert "Торгуются" in asked(match, "public")


def test_a_raise_is_told_like_a_first_bid() -> None:
    match = bidding("ascending")
    for seat, sum in ((LONDON, 5), (MOSCOW, 6)):
        match.do(seat, "bid", sum=sum)
        match.settle_once()
    assert "Наибольшая ставка — 6" in asked(match, LONDON)
    match.do(LONDON, "bid", sum=17)
    assert "Ваша ставка — 17 $" in asked(match, LONDON)
