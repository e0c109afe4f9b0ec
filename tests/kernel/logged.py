"""A game with a referee's log."""

from typing import Any

import msgspec

from intriga.kernel.acts import Act
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.step import Step
from tests.shapes.campaign import Campaign, March, Stake


class Logged(Campaign):
    """A campaign whose referee reads who has staked what."""

    def apply(self, state: March, actor: Any, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        assert isinstance(act, Stake)
        step.note("campaign-noted", state.round, "stakes", amount=act.amount)

    def upgrade(self, raw: dict[str, Any], from_version: int) -> March:
        return msgspec.convert(raw, March)

    def held_notes(self, raw: dict[str, Any], from_version: int) -> list[Note]:
        return [Note(1, "stakes", "campaign-noted", {"amount": amount}) for amount in raw["log"]]


game = Logged()
