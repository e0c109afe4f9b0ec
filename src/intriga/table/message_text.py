"""The text of a message, in the chat of a match and in its waiting room alike: cleaned, counted as
people count, and whether it can be sent."""

from typing import Final

from intriga.kernel.spelling.plain_text import JOINERS, readable
from intriga.kernel.text import Refusal, refuse
from intriga.words.graphemes import length

MESSAGE_LENGTH: Final = 2_000
"""The longest message, in characters as people count them."""


def clean(text: str) -> str:
    """A text as it is stored: without invisible characters and those that reverse the direction of
    text, with few combining marks on one letter and few empty lines in a row."""
    lines = readable(text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " "))
    trimmed = "\n".join(line.rstrip() for line in lines.split("\n"))
    while "\n\n\n" in trimmed:
        trimmed = trimmed.replace("\n\n\n", "\n\n")
    return trimmed.strip(" \n" + "".join(JOINERS))


def is_too_long(text: str) -> bool:
    """Whether a text is longer than a message may be."""
    return len(text) > 4 * MESSAGE_LENGTH or length(text) > MESSAGE_LENGTH


def unfit(text: str) -> Refusal | None:
    """Why this is no message, if so."""
    if not text:
        return refuse("talk-empty")
    if is_too_long(text):
        return refuse("talk-too-long", most=MESSAGE_LENGTH, n=length(text))
    return None
