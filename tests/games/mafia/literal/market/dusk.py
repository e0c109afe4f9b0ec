"""Sales end with nightfall (L299), all at once (gap)."""

from collections import Counter
from typing import Any

Market = dict[str, Any]
Offer = dict[str, Any]
Result = dict[str, Any]


def dusk(market: Market) -> Result:
    result: Result = {"back": Counter(), "income": 0, "sales": 0, "things": []}
    sold: list[tuple[str, int]] = []
    for kind in market["nominal"]:
        offers = [offer for offer in market["offers"] if offer["kind"] == kind]
        valid = [offer for offer in offers if is_still_wanted(offer)]
        for offer in offers:
            if offer not in valid:
                gets_back(result, offer, everything(offer))
        claimed = any(not offer["own"] for offer in offers)
        sold += sell(market, result, kind, valid, claimed)
    merchants_income(market, result, sold)
    return result


def is_still_wanted(offer: Offer) -> bool:
    """What several have bought for somebody who was hanged today helps them no more (gap)."""
    alone = list(offer["payers"]) == [offer["for"]]
    return alone or bool(offer["lives"])


def sell(
    market: Market, result: Result, kind: str, offers: list[Offer], claimed: bool
) -> list[tuple[str, int]]:
    """What was sold to others than the merchant, and for how much."""
    stock = market["stock"].get(kind, 0)
    clients = [offer for offer in offers if not offer["own"]]
    merchants = [offer for offer in offers if offer["own"]]
    price, auction = market["prices"][kind], len(clients) > stock
    sold = []
    # L298: who gives more gets it; of equal ones who came first (gap)
    best = sorted(clients, key=lambda offer: -offer["price"])
    for place, offer in enumerate(best):
        if place >= stock:
            gets_back(result, offer, everything(offer))
            continue
        paid = offer["price"] if auction else price  # L297: prices do not change but in an auction
        share = everything(offer) // offer["price"]  # the dead pay twice (L185)
        gets_back(result, offer, everything(offer) - paid * share)
        result["things"].append((offer["for"], kind))
        sold.append((kind, paid))
    for place, offer in enumerate(merchants):
        # L307: at their own price, of which all but the nominal one comes back to themselves; if
        # nobody else has claimed it by noon
        if claimed or place >= stock:
            gets_back(result, offer, everything(offer))
            continue
        gets_back(result, offer, everything(offer) - min(price, market["nominal"][kind]))
        result["things"].append((offer["for"], kind))
    return sold


def everything(offer: Offer) -> int:
    return sum(offer["payers"].values())


def gets_back(result: Result, offer: Offer, coins: int) -> None:
    """Of several payers the last first (gap)."""
    for payer, given in reversed(list(offer["payers"].items())):
        part = min(coins, given)
        result["back"][payer] += part
        coins -= part


def merchants_income(market: Market, result: Result, sold: list[tuple[str, int]]) -> None:
    """L304, M40: all above the nominal price, and 1 exp for each sale. L288: with a cunning
    contract the whole of one sale; that of the highest nominal price (gap). The host gets
    nothing."""
    if market["merchant"] is None:
        return
    result["sales"] = len(sold)
    nominal = market["nominal"]
    dearest = sorted(range(len(sold)), key=lambda number: -nominal[sold[number][0]])
    whole = dearest[: market["cunning"]]
    for number, (kind, paid) in enumerate(sold):
        result["income"] += paid if number in whole else paid - nominal[kind]
