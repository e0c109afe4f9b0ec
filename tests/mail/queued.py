"""How many emails are in which state."""

from intriga.store.people import email
from tests.mail.conftest import Mailed


def states(mailed: Mailed) -> dict[str, int]:
    return mailed.world.store.read(email.counts)
