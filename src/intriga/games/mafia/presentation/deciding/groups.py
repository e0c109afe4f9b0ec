"""The subjects by which the forms of a player are grouped: the role first, then what one has, what
one may buy, whom one may ask."""

from collections.abc import Mapping
from typing import Final

OTHER: Final = "other"
GROUPS: Final[Mapping[str, str]] = {
    # what a clan, the commissar, the assassin and the necromancer do
    "shoot": "role",
    "execute": "role",
    "invite": "role",
    "pay-for-recruit": "role",
    "check": "role",
    "invite-sergeant": "role",
    "return-to-post": "role",
    "choose-side": "role",
    "carry-out": "role",
    "refuse-contracts": "role",
    "kill-unbidden": "role",
    "take-arrow": "role",
    "announce-price": "role",
    "tell-contract": "role",
    "resurrect": "role",
    "answer-rite": "role",
    "subjugate": "role",
    "use-soul": "role",
    "reanimate": "role",
    # professions
    "choose-profession": "profession",
    "specialise": "profession",
    "guard-house": "profession",
    "burgle": "profession",
    "rob-shop": "profession",
    "stay-home": "profession",
    "stock-loot": "profession",
    "sell-loot": "profession",
    "offer-loot": "profession",
    "set-prices": "profession",
    "close-shop": "profession",
    "buy-own": "profession",
    "answer-loot": "profession",
    # my house
    "ready": "things",
    "use-thing": "things",
    "drink-potions": "things",
    "cast-spell": "magic",
    # the day
    "accuse": "vote",
    "transfer-vote": "vote",
    "take-back-vote": "vote",
    "fill-pool": "vote",
    "give-notice": "host",
    # others' services
    "bid-for-killing": "assassin",
    "order-guard": "assassin",
    "bid-together": "assassin",
    "raise-bid": "assassin",
    "complain-of-blackmail": "host",
    "pledge-mana": "necromancer",
    "take-back-mana": "necromancer",
    "ask-rite": "necromancer",
    # trade
    "bid-for-thing": "market",
    "take-back-bid": "market",
    "exchange-exp": "money",
    "give-coins": "money",
    "answer-gift": "money",
    "start-collection": "money",
    "chip-in": "money",
    "found-organisation": "organisations",
    "apply-to-organisation": "organisations",
    "admit-member": "organisations",
    "donate-to-fund": "organisations",
    "spend-fund": "organisations",
    "pay-service": "organisations",
    "render-service": "organisations",
    "report-on-fund": "organisations",
    # questions that stand before all groups
    "sleep": "",
    "answer-clan": "",
    "answer-commissar": "",
}
"""Type of an act → group; "": it stands before the groups. An act that is not here is `OTHER`."""

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
    """The group of an act, by its type."""
    return GROUPS.get(act, OTHER)
