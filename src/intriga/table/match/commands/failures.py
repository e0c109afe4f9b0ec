"""What becomes of a step that fails: of rules that raise an exception, and of writes that fail."""

import logging
import traceback

from intriga.kernel.acts import Act, tag_of
from intriga.kernel.text import Refusal, refuse
from intriga.store import StoreError, Unavailable
from intriga.table.errors import TableError
from intriga.table.match.loaded_match import LoadedMatch

_log = logging.getLogger(__name__)


def broken_rules(loaded: LoadedMatch, act: Act, problem: Exception) -> Refusal:
    """The rules raised an exception. Neither the act nor the exception's text is logged: both may
    hold secrets."""
    _log.error(
        "match %s: the rules of %s broke on “%s”: %s at %s",
        loaded.match,
        loaded.game.id,
        tag_of(type(act)),
        type(problem).__name__,
        _where(problem),
    )
    return refuse("refused-rules-broke")


def store_error(loaded: LoadedMatch, problem: BaseException) -> BaseException:
    """What to raise to those who asked for a step that could not be written."""
    if isinstance(problem, StoreError | TableError):
        return problem
    _log.error("match %s: a step was not written: %s", loaded.match, type(problem).__name__)
    return Unavailable(type(problem).__name__)


def _where(problem: Exception) -> str:
    frames = traceback.extract_tb(problem.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
