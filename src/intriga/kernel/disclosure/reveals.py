"""Reveals: how a secret may come to light.

A game lists them by the id of the event that tells it. The conformance suite lets two matches that
differ in a secret look different to a viewer only at a step where such an event reaches a viewer
who may learn it, and only in what the reveal names. The list is a decision about secrecy: review it
as one.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import HOST, PUBLIC, Actor, Audience, Viewer, hears
from intriga.kernel.disclosure.events import Event

Entitled: TypeAlias = Audience | Literal["actor"] | Callable[[Any, Event], Audience]
"""Who may learn something: an audience; who did the act of this step; or what a function says of
the state after the step and of the event."""


class Reveal(Struct, frozen=True):
    """What an event brings to light, and to whom.

    `to`: who may learn it, whomever the event is sent to. `params`: its parameters that may tell
    the secret; that it is sent at all tells it in any case. `parts`: what else of the observation
    may change with it, such as `view.cards`, `view.lists.*.rows` (`*`: any key or index), `rooms`,
    or `forms`, with their domains and refusals. `decides`: the match goes on differently from here,
    so everything may differ for those who may learn it.
    """

    to: Entitled = PUBLIC
    params: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    decides: bool = False

    def is_for(self, viewer: Viewer | Literal["host"], state: Any, event: Event, by: Actor) -> bool:
        """Whether a viewer may learn what this event tells; or the host, in their forms. `state`:
        after the step; `by`: who did the act."""
        if self.to == HOST:
            return viewer == HOST
        if self.to == "actor":
            return viewer == by
        if callable(self.to):
            return hears(self.to(state, event), viewer)
        return hears(self.to, viewer)


DECIDES = Reveal(decides=True)
"""Everybody may learn it, and it decides how the match goes on."""
