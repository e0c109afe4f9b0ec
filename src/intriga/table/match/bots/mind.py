"""A bot's mind: the bot of a game with what its seat has seen so far."""

import logging
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from intriga.kernel.actors import Seat, hears
from intriga.kernel.bots.advice import Advice, advice_of
from intriga.kernel.bots.bot import Drafter, Initiative, Past, RandomBot, past_of
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.kernel.observe import Observation, Offer, encode_observation, observe, received
from intriga.kernel.positions import Position, Seen
from intriga.kernel.questions.drafts import Draft
from intriga.kernel.questions.forms import Form
from intriga.table.match.commands.command import Command

_log = logging.getLogger(__name__)

RANDOM = "random"
"""The name of the random bot, which plays every game."""


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that play a game, the strongest first."""
    return (*game.bots, RANDOM)


def make_bot(game: Game[Any], name: str) -> Any:
    """A new bot. Raises `KeyError` for a name that the game does not have."""
    return RandomBot() if name == RANDOM else game.bots[name]()


class BotMind:
    """One bot on one seat. Used by one thread at a time. `seen`: what its seat knows now, without
    events, after the first look; `initiative`: whether it also acts when nobody asks it; `drafts`:
    whether it writes into the drafts of a team."""

    seen: Observation

    def __init__(self, game: Game[Any], seat: Seat, name: str) -> None:
        self.game = game
        self._seat = seat
        self._name = name
        self._bot: Any = make_bot(game, name)
        self.initiative = isinstance(self._bot, Initiative)
        self.drafts = isinstance(self._bot, Drafter)
        self._cursor = 0
        self._last = b""

    @property
    def past(self) -> Past:
        """What it has to be shown of what was before it was made."""
        return past_of(self._bot)

    def wake(self, position: Position[Any], heard: Callable[[Seat], int]) -> None:
        """Look at the present alone. `heard`: how many events each seat has had."""
        self._cursor = heard(self._seat)
        self.look(position, ())

    def begin_again(self) -> None:
        """Forget everything."""
        self._bot = make_bot(self.game, self._name)
        self._cursor, self._last = 0, b""

    def look(self, position: Position[Any], events: tuple[Event, ...]) -> bool:
        """Show the bot a step, if a person in its seat could see that something happened. Returns
        whether they could."""
        mine = [received(event, self._seat) for event in events if hears(event.to, self._seat)]
        seen = observe(self.game, position, self._seat, mine, self._cursor)
        self.seen = replace(seen, events=())
        encoded = encode_observation(self.seen)
        self._cursor = seen.cursor
        if encoded == self._last:  # it includes the cursor, which every event changes
            return False
        self._last = encoded
        self._bot.look(seen)
        return True

    def known(self, position: Position[Any]) -> Observation:
        """What the seat knows, without events."""
        return observe(self.game, position, self._seat, (), self._cursor)

    def offer(self, position: Position[Any]) -> Offer:
        """What the seat may do."""
        return Offer(self.game, position.state, self._seat, position.house)

    def command(self, position: Position[Any], act: dict[str, Any]) -> Command:
        """An act as a command, with the window that it answers."""
        command = f"bot-{secrets.token_hex(12)}"
        return Command(self._seat, act, command, seen=self._seen(position, act))

    def _seen(self, position: Position[Any], act: dict[str, Any]) -> Seen | None:
        for form in self.offer(position).forms:
            if form.act == act.get("type") and form.window:
                return Seen(form.window, form.generation)
        return None

    def act(
        self, position: Position[Any], forms: Sequence[Form], rng: Random
    ) -> dict[str, Any] | None:
        """The bot's act by one of these forms, None to wait; a random one if the bot raises an
        exception."""
        offer = self.offer(position).only(forms)
        try:
            chosen: dict[str, Any] | None = self._bot.act(self.known(position), offer, rng)
        except Exception as problem:
            _log.error("the bot %s of %s failed: %s", self._name, self.game.id, type(problem))
            chosen = RandomBot().act(self.known(position), offer, rng)
        return chosen

    def advise(self, position: Position[Any], rng: Random) -> Advice | None:
        """What the bot would do with all that its seat may do, and why; None: nothing."""
        try:
            return advice_of(self._bot, self.known(position), self.offer(position), rng)
        except Exception as problem:
            _log.error("the bot %s of %s failed: %s", self._name, self.game.id, type(problem))
            return None

    def draft(self, position: Position[Any], draft: Draft, rng: Random) -> Sequence[dict[str, Any]]:
        """What the bot would write into a draft; nothing if it does not write any."""
        if not isinstance(self._bot, Drafter):
            return ()
        try:
            return self._bot.draft(self.known(position), draft, rng)
        except Exception as problem:
            _log.error("the bot %s of %s failed: %s", self._name, self.game.id, type(problem))
            return ()

    def unasked(
        self, position: Position[Any], forms: Sequence[Form], rng: Random
    ) -> dict[str, Any] | None:
        """What the bot does of its own accord by one of these forms; None: nothing."""
        if not isinstance(self._bot, Initiative):
            return None
        offer = self.offer(position).only(forms)
        try:
            return self._bot.unasked(self.known(position), offer, rng)
        except Exception as problem:
            _log.error("the bot %s of %s failed: %s", self._name, self.game.id, type(problem))
            return None
