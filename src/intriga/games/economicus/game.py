"""Economicus as the kernel sees it: what it does (`deeds`), and who does the rest."""

from intriga.games.economicus.bot.director import Director
from intriga.games.economicus.course import invariants, opening, outcomes, turn, upgrade, waiting
from intriga.games.economicus.deeds import DEEDS
from intriga.games.economicus.options import Options
from intriga.games.economicus.seen import describe, reveals, view
from intriga.games.economicus.state.position import RULES
from intriga.games.economicus.state.position import State as Position
from intriga.games.economicus.subjects import crisis, hands, placing, prices
from intriga.games.economicus.subjects.cards import crime
from intriga.games.economicus.subjects.cards.effects import nationalise
from intriga.kernel import Act, Actor, BaseGame, DrawKind, Step


class Economicus(BaseGame[Position]):
    """Economicus: Business Empire."""

    id = "economicus"
    rules_version = RULES
    seats = range(2, 9)
    usual = 4
    asks_in_private = False
    Options = Options
    State = Position
    deeds = DEEDS
    people_only = "economicus-refused-players-only"
    words = "intriga.games.economicus"
    reveals = reveals.REVEALS
    clocks = waiting.CLOCKS
    draws = (
        DrawKind(opening.CIRCLE, "sectors left", "economicus-draw-circle", public=True),
        DrawKind(opening.TOKENS, "tokens left", "economicus-draw-tokens", public=True),
        DrawKind(opening.FIRST, "6", "economicus-draw-first", public=True),
        DrawKind(placing.PLACE, "places", "economicus-draw-place", public=True),
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
        DrawKind(nationalise.TIE, "equals", "economicus-draw-most", public=True),
    )
    bots = {"director": Director}  # noqa: RUF012

    setup = staticmethod(opening.lay_out)
    windows = staticmethod(waiting.windows)
    close_window = staticmethod(waiting.close)
    view = staticmethod(view.view)
    describe = staticmethod(describe.describe)
    upgrade = staticmethod(upgrade.upgraded)
    outcome = staticmethod(outcomes.outcome)
    standing = staticmethod(outcomes.standing)
    invariants = staticmethod(invariants.broken)

    def apply(self, state: Position, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        turn.proceed(state, step)


game = Economicus()
