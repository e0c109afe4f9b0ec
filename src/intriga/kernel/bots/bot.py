"""What a bot is: a player that sees what a person in its seat sees, and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal, Protocol, TypeAlias, runtime_checkable

from intriga.kernel.bots.sampling import fill, sample
from intriga.kernel.observe import Observation, Offer
from intriga.kernel.questions.drafts import Draft

_INITIATIVE: Final = 0.2
"""How often the random bot does something of its own accord when it could."""


Plain: TypeAlias = dict[str, Any]
"""An act, or a row of a draft, as it travels: `{"type": …}`."""

Past: TypeAlias = Literal["nothing", "events", "steps"]
"""What a bot that is made in the middle of a match has to be shown of what was before: nothing, all
its events in one observation of the present, or every step. The steps must be made again, which in
a long match takes seconds."""


class Bot(Protocol):
    """A program that plays. One instance plays one seat of one match from its start.

    A bot whose `look` uses nothing but events may say so: `past = "events"` (see `past_of`).

    `look` is called with each new observation of the seat, `act` when the seat is asked: a window
    awaits it, or one of its forms asks in private. The act is plain data as a form describes it,
    `{"type": …}`; None: nothing to do now. The offer may have fewer forms than the observation:
    what others of its team are to do is left out.
    """

    def look(self, observation: Observation) -> None:
        """Take in a new observation."""
        ...

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """What to do now."""
        ...


@runtime_checkable
class Initiative(Protocol):
    """A bot that also acts when nobody asks it: it makes an offer, it murders somebody."""

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """What to do of its own accord; None, as a rule: nothing.

        Called after news, and then every so often, less and less frequently while nothing happens.
        """
        ...


@runtime_checkable
class Drafter(Protocol):
    """A bot that knows what it would write into a draft which it shares with people: those hand
    in, and it proposes."""

    def draft(self, observation: Observation, draft: Draft, rng: Random) -> Sequence[Plain]:
        """Rows for a draft in which nobody has written yet, as they are entered."""
        ...


class RandomBot:
    """Plays any game at random from its forms, and now and then does something unasked. Asked, it
    looks at nothing but what answers."""

    def look(self, observation: Observation) -> None:
        return

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        return sample(offer.answers(), rng)

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        if not offer.forms or rng.random() >= _INITIATIVE:
            return None
        return fill(offer, rng.choice(offer.forms), rng)


def past_of(bot: Any) -> Past:
    """What a bot has to be shown of the past: every step, unless it says otherwise by `past`, or
    has the `look` of the random bot, which remembers nothing."""
    if getattr(type(bot), "look", None) is RandomBot.look:
        return "nothing"
    past: Past = getattr(bot, "past", "steps")
    return past
