"""The toy game `parliament`, in which people write, passes the conformance suite; a text that leaks
by its reference is found."""

from collections.abc import Hashable

import pytest

from intriga.kernel import PUBLIC, Act, Actor, Step, document
from intriga.lab.conformance import Broken, play
from intriga.lab.conformance.twins.twins import Twins
from tests.conformance.suites.parliament import ParliamentSuite
from tests.shapes.parliament import Chamber, Parliament, Propose, View


class TestParliament(ParliamentSuite):
    pass


class ByEvent(Parliament):
    """Everybody is sent the reference to a treaty."""

    def apply(self, state: Chamber, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        if isinstance(act, Propose):
            step.emit("parliament-published", PUBLIC, seat={"seat": 0}, text=document(act.text))


class ByView(Parliament):
    """The public sees all treaties."""

    def view(self, state: Chamber, viewpoint: Hashable) -> View:
        return super().view(state, "referee" if viewpoint == PUBLIC else viewpoint)


class ByLength(Parliament):
    """Everybody sees how long a treaty is."""

    def view(self, state: Chamber, viewpoint: Hashable) -> View:
        shown = super().view(state, viewpoint)
        shown.session += sum(treaty.text.length for treaty in state.treaties)
        return shown


@pytest.mark.parametrize("leaky", [ByEvent, ByView, ByLength])
def test_what_leaks_of_a_secret_text_is_found(leaky: type[Parliament]) -> None:
    game = leaky()
    plays = [play(game, 4, seed=seed, steps=80) for seed in range(3)]
    with pytest.raises(Broken, match="leaks through"):
        Twins(game).run(plays, 60)
