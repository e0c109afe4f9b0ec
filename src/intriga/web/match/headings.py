"""What is asked, short enough for a heading: cut from a sentence where a game says nothing
shorter."""

import re
from typing import Final

from intriga.kernel.observe import Observation
from intriga.kernel.questions.asked import asking
from intriga.presentation.status import ASK, Now
from intriga.web.rendering.fragments import digest

_SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+(?=[«„“(]?[A-ZА-ЯЁ0-9])")
JUST: Final = 40
"""Characters of the newest event in the bar at most."""


def headed(now: Now) -> tuple[str, str]:
    """The heading of a decision, and the line that explains it."""
    if now.ask:
        return now.ask, now.why
    first, rest = parted(now.asked)
    return first, now.why or rest


def parted(asked: str) -> tuple[str, str]:
    """A text as a heading of at most `ASK` characters, cut after its first sentence or at a word,
    and the rest."""
    first, *others = _SENTENCE.split(asked.strip(), maxsplit=1)
    plain = first.removesuffix(".")
    if len(plain) <= ASK:
        return plain, " ".join(others)
    head = at_word(first, ASK)
    return head, " ".join([f"…{first[len(head) - 1 :].lstrip()}", *others])


def at_word(text: str, most: int) -> str:
    """A text of at most so many characters: one that is longer ends at a word, with an ellipsis."""
    if len(text) <= most:
        return text
    head = text[: most - 1]
    at_space = head.rpartition(" ")[0] if text[most - 1] != " " else head
    return f"{(at_space or head).rstrip(' ,;:–—-')}…"


def newest_text(text: str) -> str:
    """The text of an event for the bar, where it has no shorter one."""
    return at_word(text.removesuffix("."), JUST)


def question_of(observation: Observation, asked: tuple[str, ...]) -> str:
    """What tells the decision that a seat is asked for from any other: it changes with the question
    and with nothing else, and follows from what that seat's own forms carry. Empty: none."""
    if not asked:
        return ""
    windows = {window.key: window.generation for window in observation.windows}
    keys = [f"{key}.{windows.get(key, '')}" for key in asked]
    keys += [f"{form.act}.{form.window}.{form.generation}" for form in asking(observation.forms)]
    return digest("|".join(keys))
