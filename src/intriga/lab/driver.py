"""The loop of self-play: bots play one match, step by step."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final, Generic

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Expire, ReachMark, Settle
from intriga.kernel.bots.bot import Bot, Initiative, RandomBot
from intriga.kernel.bots.questions import Questions
from intriga.kernel.bots.tasks import Tasks, is_others, tasks_of
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.game import StateT
from intriga.kernel.observe import Observation, Observer, Offer, heard, possible_asked_forms
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.asked import asking
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.timed import expiry, settlement
from intriga.kernel.questions.windows import Window
from intriga.kernel.records.record import Entry
from intriga.kernel.text import Refusal
from intriga.lab.errors import CommandError

ACT_TAKES: Final = 1_000
WINDOW_TAKES: Final = 60_000
"""How far the recorded clock moves, in milliseconds, with an act and with an expired window."""

LIMIT: Final = 100_000
"""A match with more entries than this is taken to be endless."""

PATIENCE: Final = 25
"""A window that has been open for this many acts per seat is closed, even if bots would still
act.
"""

TRIES: Final = 8
"""How often a bot is asked in a row when its acts are refused."""

INITIATIVE: Final = 1 / 2
"""Before which part of the steps some bot may act of its own accord."""

_UNSEEN: Final = Observation(0, None, (), (), (), (), None)


class Driver(Generic[StateT]):
    """Plays one match by bots, step by step: iterate over it for every `Advance`.

    Those who are asked, by a window or in private, act in a random order, another for each step.
    An act for a team is done by its lowest seat. When nobody acts, a window that awaits somebody
    closes as if its time were up. Bots with initiative may act unasked: one now and then, after
    which the others answer first, and each once before a window is closed so. A match ends as it
    would without.
    Observations are made only for bots that look, and only when they are asked: a bot's observation
    has all events since its last one.

    Raises `CommandError` when the match has more entries than `limit`; whatever the rules raise
    passes through. `refusals` counts the acts of bots that the rules refused.
    """

    def __init__(
        self, engine: Engine[StateT], bots: Sequence[Bot], seed: int | str, limit: int = LIMIT
    ) -> None:
        self.engine = engine
        self.bots = bots
        self.limit = limit
        self.refusals = 0
        self._order = Random(f"{seed}/order")
        self._dice = [Random(f"{seed}/bot/{seat}") for seat in range(len(bots))]
        # Dice of their own: what nobody is asked for does not change the answers of a match.
        self._private_order = Random(f"{seed}/private")
        self._own_accord = Random(f"{seed}/unasked")
        self._questions = [Questions() for _ in bots]
        self._eager = [seat for seat, bot in enumerate(bots) if isinstance(bot, Initiative)]
        self._before_closing: list[int] = list(self._eager)
        self._was_unasked = False
        self._reader = reader(engine.game)
        self._entries: list[Entry] = []
        self._seen = [(0, 0)] * len(bots)
        self._open_for: dict[tuple[str, int], int] = {}
        self._now = engine.header.at
        self._observer: Observer[StateT] | None = None

    def __iter__(self) -> Iterator[Advance[StateT]]:
        advance = self.engine.open()
        self._entries.append(advance.entry)
        yield advance
        while advance.position.outcome is None:
            if advance.position.n >= self.limit:
                game = self.engine.game.id
                raise CommandError("lab-endless", {"game": game, "limit": self.limit}, 1)
            advance = self._next(advance.position)
            self._entries.append(advance.entry)
            self._now = advance.entry.at
            yield advance

    def _next(self, position: Position[StateT]) -> Advance[StateT]:
        windows = self.engine.game.windows(position.state)
        stale = self._out_of_patience(windows)
        if stale is not None:
            return self._expire(position, stale)
        settle = settlement(windows)
        if settle is not None:
            return self._by_table(position, settle)
        advance = (
            self._now_and_then(position)
            or self._answer(position, windows)
            or self._before_it_closes(position)
        )
        if advance is not None:
            return advance
        pending = [window for window in windows if window.awaited] or list(windows)
        if not pending:
            raise CommandError(
                "lab-no-windows", {"game": self.engine.game.id, "step": position.n}, 1
            )
        return self._expire(position, self._order.choice(pending))

    def _answer(
        self, position: Position[StateT], windows: Sequence[Window]
    ) -> Advance[StateT] | None:
        """What the first of those who are asked does."""
        self._was_unasked = False
        awaited = sorted({seat for window in windows for seat in window.awaited})
        self._order.shuffle(awaited)
        others: list[int] = []
        if self.engine.game.asks_in_private:
            others = sorted(set(range(len(self.bots))).difference(awaited))
            self._private_order.shuffle(others)
        while awaited or others:
            private = self._private_order.randrange(len(awaited) + len(others)) >= len(awaited)
            seat = others.pop() if private else awaited.pop(0)
            tasks, offer = self._asked(position, windows, seat, private=private)
            advance = self._decide(position, seat, offer) if tasks.asked else None
            if advance is not None:
                return advance
        return None

    def _now_and_then(self, position: Position[StateT]) -> Advance[StateT] | None:
        """What some bot does of its own accord. Never twice in a row: else what a match needs to
        end might never be done."""
        if self._was_unasked or not self._eager or self._own_accord.random() >= INITIATIVE:
            return None
        seat = self._own_accord.choice(self._eager)
        windows = self.engine.game.windows(position.state)
        tasks, offer = self._tasks(position, windows, seat)
        return None if tasks.asked else self._unasked(position, seat, offer)

    def _before_it_closes(self, position: Position[StateT]) -> Advance[StateT] | None:
        """Nobody answers any more: what each does of their own accord, once before a window is
        closed."""
        while self._before_closing:
            seat = self._own_accord.choice(self._before_closing)
            self._before_closing.remove(seat)
            _, offer = self._tasks(position, (), seat)
            advance = self._unasked(position, seat, offer)
            if advance is not None:
                return advance
        return None

    def _unasked(
        self, position: Position[StateT], seat: int, offer: Offer
    ) -> Advance[StateT] | None:
        bot = self.bots[seat]
        assert isinstance(bot, Initiative)
        data = bot.unasked(self._seen_by(position, seat), offer, self._own_accord)
        advance = None if data is None else self._act(position, seat, data)
        self._was_unasked = advance is not None
        return advance

    def _out_of_patience(self, windows: Sequence[Window]) -> Window | None:
        """Count a step for every open window; the first one that has been open for too many."""
        self._open_for = {
            key: self._open_for.get(key, 0) + 1
            for key in ((window.key, window.generation) for window in windows)
        }
        allowed = PATIENCE * max(1, len(self.bots))
        for window in windows:
            if self._open_for[window.key, window.generation] > allowed:
                return window
        return None

    def _asked(
        self, position: Position[StateT], windows: Sequence[Window], seat: int, *, private: bool
    ) -> tuple[Tasks, Offer]:
        """What a bot has to answer. `private`: no window awaits it. Forms that answer nothing are
        made for those alone who look at them."""
        random = isinstance(self.bots[seat], RandomBot)
        if private or random:
            answers = self._observer_at(position).answers(seat)
            tasks, offer = self._among(answers, windows, seat)
            if (private and not tasks.asked) or (random and answers.forms):
                return tasks, offer
        return self._tasks(position, windows, seat)

    def _tasks(
        self, position: Position[StateT], windows: Sequence[Window], seat: int
    ) -> tuple[Tasks, Offer]:
        """What a bot has to do, and what it is offered for that."""
        return self._among(self._observer_at(position).offer(seat), windows, seat)

    def _among(self, offer: Offer, windows: Sequence[Window], seat: int) -> tuple[Tasks, Offer]:
        """What of an offer is the bot's. All seats are bots', so a team's acts are its lowest
        seat's."""
        questions, bots = self._questions[seat], range(len(self.bots))
        leaves = partial(is_others, seat=seat, bots=bots)
        tasks = tasks_of(seat, windows, offer.forms, questions, leaves)
        return tasks, offer.only(tasks.forms)

    def _decide(
        self, position: Position[StateT], seat: int, offer: Offer
    ) -> Advance[StateT] | None:
        bot, observation = self.bots[seat], self._seen_by(position, seat)
        for _ in range(TRIES):
            data = bot.act(observation, offer, self._dice[seat])
            if data is None:
                return None
            advance = self._act(position, seat, data)
            if advance is not None:
                self._note_answer(advance.position, seat, offer, data)
                return advance
        return None

    def _note_answer(
        self, after: Position[StateT], seat: int, offer: Offer, data: dict[str, Any]
    ) -> None:
        if asking(offer.forms):
            self._questions[seat].answer(offer.forms, data)
            self._questions[seat].left(possible_asked_forms(self.engine.game, after, seat))

    def _act(
        self, position: Position[StateT], seat: int, data: dict[str, Any]
    ) -> Advance[StateT] | None:
        """Do what a bot wants, or count its refusal."""
        act = self._reader.player_data(data, unstored(str(position.n)))
        if not isinstance(act, Refusal):
            advance = self.engine.act(position, seat, act, self._now + ACT_TAKES)
            if not isinstance(advance, Refusal):
                return advance
        self.refusals += 1
        return None

    def _seen_by(self, position: Position[StateT], seat: int) -> Observation:
        return _UNSEEN if isinstance(self.bots[seat], RandomBot) else self._look(position, seat)

    def _look(self, position: Position[StateT], seat: int) -> Observation:
        done, cursor = self._seen[seat]
        events = heard(self._entries[done:], seat)
        observation = self._observer_at(position).observation(seat, events, cursor)
        self._seen[seat] = (len(self._entries), observation.cursor)
        self.bots[seat].look(observation)
        return observation

    def _observer_at(self, position: Position[StateT]) -> Observer[StateT]:
        """What is made of a position once: forms are looked at to find who is asked, and again by
        who answers."""
        if self._observer is None or self._observer.position is not position:
            self._observer = Observer(self.engine.game, position, before=self._observer)
        return self._observer

    def _expire(self, position: Position[StateT], window: Window) -> Advance[StateT]:
        """Time passes: to the next mark of the window, or to its end."""
        self._before_closing, self._was_unasked = list(self._eager), False
        key, generation = window.key, window.generation
        mark = min(window.marks, key=lambda mark: mark.percent, default=None)
        act = ReachMark(key, generation, mark.name) if mark else expiry(window)
        return self._by_table(position, act)

    def _by_table(
        self, position: Position[StateT], act: Expire | Settle | ReachMark
    ) -> Advance[StateT]:
        takes = ACT_TAKES if isinstance(act, Settle) else WINDOW_TAKES
        advance = self.engine.act(position, TABLE, act, self._now + takes)
        if isinstance(advance, Refusal):
            raise CommandError("lab-no-expiry", {"window": act.window, "refusal": advance.id}, 1)
        return advance
