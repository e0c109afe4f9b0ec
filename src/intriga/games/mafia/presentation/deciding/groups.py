"""The subjects by which the forms of a player are grouped: the role first, then what one has, what
one may buy, whom one may ask."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from intriga.games.mafia.deeds import DEEDS
from intriga.kernel import Deed, Form

OTHER: Final = "other"
_OF_SUBJECT: Final[Mapping[str, str]] = {
    "clans": "role",
    "commissariat": "role",
    "crypt": "role",
    "guild": "role",
    "houses": "things",
    "magic": "magic",
    "market": "profession",
    "money": "money",
    "opening": "profession",
    "organisations": "organisations",
    "presence": "host",
    "thieves": "profession",
    "uses": "things",
    "votes": "vote",
}
"""A folder of `subjects` → where the forms of its deeds stand."""
ELSEWHERE: Final[Mapping[str, str]] = {
    # questions that stand before all groups
    "sleep": "",
    "answer-clan": "",
    "answer-commissar": "",
    # what a profession does beside its subject
    "guard-house": "profession",
    "specialise": "profession",
    # others' services, for everybody
    "bid-for-killing": "assassin",
    "order-guard": "assassin",
    "bid-together": "assassin",
    "raise-bid": "assassin",
    "complain-of-blackmail": "host",
    "pledge-mana": "necromancer",
    "take-back-mana": "necromancer",
    "ask-rite": "necromancer",
    "bid-for-thing": "market",
    "take-back-bid": "market",
}
"""Type of an act → group, of deeds whose forms do not stand with their subject; "": they stand
before the groups."""

ORDER: Final = (
    "role",
    "vote",
    "profession",
    "things",
    "magic",
    "assassin",
    "necromancer",
    "market",
    "money",
    "organisations",
    "host",
    OTHER,
)
"""The groups as they stand on the page. Titles: `mafia-page-group-<name>`."""


def group_of(act: str) -> str:
    """The group of an act, by its type; `OTHER` for one of a subject without a group."""
    return _groups().get(act, OTHER)


@cache
def _groups() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for deed in DEEDS:
        if isinstance(deed, Deed):
            subject = deed.act.__module__.partition(".subjects.")[2].partition(".")[0]
            found[Form(deed.act).act] = _OF_SUBJECT.get(subject, OTHER)
    return {**found, **ELSEWHERE}
