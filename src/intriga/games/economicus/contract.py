"""Economicus as the kernel sees it: each method of the contract calls the module that does it."""

from collections.abc import Hashable, Sequence
from functools import reduce
from operator import or_
from typing import Any

from intriga.games.economicus import choices, describe, editions, forms, reveals, viewing, windows
from intriga.games.economicus.bot.director import Director
from intriga.games.economicus.deeds import DEEDS
from intriga.games.economicus.options import Options
from intriga.games.economicus.rules import (
    crime,
    crisis,
    effects,
    founding,
    hands,
    invariants,
    outcomes,
    prices,
    turn,
)
from intriga.games.economicus.state import RULES
from intriga.games.economicus.state import State as Position
from intriga.games.economicus.view import View
from intriga.kernel import (
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Domain,
    DrawKind,
    Form,
    Message,
    Outcome,
    Refusal,
    Step,
    Viewer,
    Window,
    refuse,
)


class Economicus(BaseGame[Position]):
    """Economicus: Business Empire."""

    id = "economicus"
    rules_version = RULES
    seats = range(2, 9)
    usual = 4
    asks_in_private = False
    Options = Options
    State = Position
    Acts = reduce(or_, DEEDS)
    words = "intriga.games.economicus"
    reveals = reveals.REVEALS
    clocks = windows.CLOCKS
    draws = (
        DrawKind(founding.CIRCLE, "sectors left", "economicus-draw-circle", public=True),
        DrawKind(founding.TOKENS, "tokens left", "economicus-draw-tokens", public=True),
        DrawKind(founding.FIRST, "6", "economicus-draw-first", public=True),
        DrawKind(founding.PLACE, "places", "economicus-draw-place", public=True),
        DrawKind(hands.OPTION, "options left", "economicus-draw-option"),
        DrawKind(hands.EVENT, "events left", "economicus-draw-event", public=True),
        DrawKind(turn.ACTIVITY, "6", "economicus-draw-roll", public=True),
        DrawKind(prices.PRICE, "6", "economicus-draw-price", public=True),
        DrawKind(prices.BLACK, "faces of the black die", "economicus-draw-black", public=True),
        DrawKind(prices.BLUE, "faces of the blue die", "economicus-draw-blue", public=True),
        DrawKind(crisis.ROLL, "6", "economicus-draw-crisis", public=True),
        DrawKind(crime.CRIME, "6", "economicus-draw-crime", public=True),
        DrawKind(crime.PROOF, "6", "economicus-draw-proof", public=True),
        DrawKind(crime.JOURNALISTS, "6", "economicus-draw-journalists", public=True),
        DrawKind(effects.TIE, "equals", "economicus-draw-most", public=True),
    )

    bots = {"director": Director}  # noqa: RUF012

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Position:
        return founding.lay_out(options, chairs, step)

    def windows(self, state: Position) -> Sequence[Window]:
        return windows.windows(state)

    def forms(self, state: Position, actor: Actor) -> Sequence[Form]:
        return forms.forms(state, actor)

    def domain(self, state: Position, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return choices.domain(state, actor, name, chosen)

    def check(self, state: Position, actor: Actor, act: Act, now: int) -> Refusal | None:
        if not isinstance(actor, int):
            return refuse("economicus-refused-players-only")
        return DEEDS[type(act)][0](state, actor, act)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        DEEDS[type(act)][1](state, actor, act, step)
        turn.proceed(state, step)

    def close_window(self, state: Position, window: Window, step: Step) -> None:
        windows.close(state, step)

    def viewpoint(self, state: Position, viewer: Viewer) -> Hashable:
        return viewer

    def view(self, state: Position, viewpoint: Hashable) -> View:
        return viewing.view(state, viewpoint)

    def describe(self, view: View) -> Sequence[Message]:
        return describe.describe(view)

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Position:
        """Version 2 has another board of the house (E41), and what `editions` names."""
        if from_version == 1:
            return editions.from_version_1(raw)
        return super().upgrade(raw, from_version)

    def outcome(self, state: Position) -> Outcome | None:
        return outcomes.outcome(state)

    def standing(self, state: Position) -> Outcome | None:
        return outcomes.standing(state)

    def invariants(self, state: Position) -> Sequence[str]:
        return invariants.broken(state)


game = Economicus()
