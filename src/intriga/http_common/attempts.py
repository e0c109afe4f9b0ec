"""Limits on wrong guesses of passwords and codes."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from intriga.http_common.errors import TooManyRequests
from intriga.table import TableError

WITHIN: Final = 300.0
"""Seconds for which a wrong guess counts."""
_KEPT: Final = 10_000
"""The maximum of clients remembered."""


class Guessing(Struct, frozen=True):
    """Something that may be guessed. `most`: how many wrong guesses a client may make within
    `WITHIN` seconds; `wrong`: the ids of refusals that count as a wrong guess; `refusal`: the id of
    the refusal of further guesses."""

    most: int
    wrong: frozenset[str]
    refusal: str


PASSWORDS: Final = Guessing(8, frozenset({"login-wrong", "password-wrong"}), "login-too-often")
"""Passwords of one login, by address."""
LOGINS: Final = Guessing(60, PASSWORDS.wrong, PASSWORDS.refusal)
"""Passwords of any login, by address: one password may be tried on many logins."""
CODES: Final = Guessing(40, frozenset({"return-unknown"}), "return-too-often")
"""Personal codes, by address: a whole room of players may share one."""
INVITATIONS: Final = Guessing(
    200,
    frozenset({"join-code-unknown", "join-code-needed", "person-unknown"}),
    "return-too-often",
)
"""Join codes, by address: a code is short, but there are few matches to find. Logins that a host
invites count too."""

MATCHES: Final = Guessing(60, frozenset({"match-password-wrong"}), "match-password-too-often")
"""Passwords of one match, by address: a whole room of players may share one."""


class Attempts:
    """Counts wrong guesses by client."""

    def __init__(self, guessing: Guessing, now: Callable[[], float]) -> None:
        """`now`: seconds of a monotonic clock."""
        self._guessing = guessing
        self._now = now
        self._failures: OrderedDict[str, deque[float]] = OrderedDict()

    @contextmanager
    def trying(self, who: str) -> Iterator[None]:
        """Guard one guess. Raises `TooManyRequests` when there were too many wrong ones.

        A guess counts as wrong until it is known to be right: otherwise many guesses sent at the
        same time would all be answered before the first is counted.
        """
        failures = self._recent(who)
        if len(failures) >= self._guessing.most:
            raise TooManyRequests(self._guessing.refusal, WITHIN - (self._now() - failures[0]))
        at = self._now()
        failures.append(at)
        try:
            yield
        except TableError as problem:
            if problem.refusal.id not in self._guessing.wrong:
                self._forgive(who, at)
            raise
        self._forgive(who, at)

    def _recent(self, who: str) -> deque[float]:
        failures = self._failures.setdefault(who, deque())
        self._failures.move_to_end(who)
        while failures and failures[0] <= self._now() - WITHIN:
            failures.popleft()
        while len(self._failures) > _KEPT:
            self._failures.popitem(last=False)
        return failures

    def _forgive(self, who: str, at: float) -> None:
        failures = self._failures.get(who, deque())
        if at in failures:
            failures.remove(at)
