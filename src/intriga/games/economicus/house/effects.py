"""What cards do: the closed list of twenty effects (3a of the house data). Money in millions.

Who plays the card is its player; its targets are those of `Card.target`. Where an effect has no
sector of its own, the sector is the one that was named.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Amount = Annotated[int, Meta(ge=1, le=60)]
Change = Annotated[int, Meta(ge=-60, le=60)]
Number = Annotated[int, Meta(ge=2, le=12)]
Strength = Annotated[int, Meta(ge=1, le=12)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does"):
    """One thing that a card does."""


class Licence(Effect, frozen=True, tag="licence"):
    """1. Lets its player take part in the auction of a state company, or take a state place at the
    start or at re-entry. It is discarded only when a company was got by it."""


class Investigate(Effect, frozen=True, tag="investigate"):
    """2. An investigation without cost (item 36)."""


class Pay(Effect, frozen=True, tag="pay"):
    """3. The bank gives `amount` to the player; below zero the player pays. `per`: so much once;
    for each company that each of them has in the sector; or for each million of its price. At most
    `most`, if it is not 0. `partner`: the other player named gets theirs as well."""

    amount: Change
    per: Literal["card", "company", "price"] = "card"
    most: Annotated[int, Meta(ge=0, le=200)] = 0
    partner: bool = False


class Take(Effect, frozen=True, tag="take"):
    """4. The player gets so much from the player named, at most their cash."""

    amount: Amount


class Star(Effect, frozen=True, tag="star"):
    """5. So many recorded stars for the player."""

    count: Annotated[int, Meta(ge=-3, le=3)]


class Quota(Effect, frozen=True, tag="quota"):
    """6. So many quotas from the stock of item 11: for the player, by an event for everybody in
    play."""

    count: Annotated[int, Meta(ge=1, le=3)]


class ChangePrice(Effect, frozen=True, tag="price"):
    """7. The price of the sector changes; an unknown one is rolled first, none falls below 1M.
    `second`: of the second sector that was named."""

    amount: Change
    second: bool = False


class Token(Effect, frozen=True, tag="token"):
    """8. A crisis of this strength is added to the one there. `black`: the black die lowers the
    price (which is rolled first, if it is unknown). `sector`: where; None: in the one named."""

    strength: Strength
    black: bool = False
    sector: Number | None = None


class Relief(Effect, frozen=True, tag="relief"):
    """9. The crisis is so much weaker; when it ends, the blue die follows."""

    strength: Strength


class Gear(Effect, frozen=True, tag="gear"):
    """10. M&T for a company of the player, for nothing (item 33)."""


class Research(Effect, frozen=True, tag="research"):
    """11. One R&D at this price, outside the yearly limit (item 31)."""

    price: Annotated[int, Meta(ge=0, le=30)]


class Buy(Effect, frozen=True, tag="buy"):
    """12. The unowned company for its sector price, without auction and quota; the price stays."""


class Seize(Effect, frozen=True, tag="seize"):
    """13. The company changes hands with its gear; nothing is paid, the price stays."""


class Nationalise(Effect, frozen=True, tag="nationalise"):
    """14. Whoever owns most companies (without Innovation; equals: a die) chooses one; it becomes
    an unowned state company without gear, and they get `paid`. The price stays."""

    paid: Annotated[int, Meta(ge=0, le=60)]


class ChangeProfit(Effect, frozen=True, tag="profit"):
    """15. The profit of each company of a sector, this year (E4)."""

    sector: Number
    amount: Change


class ChangeNeighbours(Effect, frozen=True, tag="neighbours"):
    """16. For each profitable company beside the active sector so much, this year."""

    amount: Annotated[int, Meta(ge=0, le=20)]


class NoNewLoans(Effect, frozen=True, tag="no-loans"):
    """17. No new loans this year: unused capacity counts 0."""


class Interest(Effect, frozen=True, tag="interest"):
    """18. The interest for 5M of a loan, this year."""

    amount: Annotated[int, Meta(ge=0, le=5)]


class ResearchPrice(Effect, frozen=True, tag="research-price"):
    """19. R&D costs so much, this year."""

    price: Annotated[int, Meta(ge=0, le=30)]


class Tender(Effect, frozen=True, tag="tender"):
    """20. Everybody gives one sealed bid of at least `least`, or none; the highest pays the bank
    and gets a star. `present`: only who is present in so many sectors may bid, 0: everybody."""

    least: Amount
    present: Annotated[int, Meta(ge=0, le=11)] = 0


AnyEffect = (
    Licence
    | Investigate
    | Pay
    | Take
    | Star
    | Quota
    | ChangePrice
    | Token
    | Relief
    | Gear
    | Research
    | Buy
    | Seize
    | Nationalise
    | ChangeProfit
    | ChangeNeighbours
    | NoNewLoans
    | Interest
    | ResearchPrice
    | Tender
)

YEAR: Final = (ChangeProfit, ChangeNeighbours, NoNewLoans, Interest, ResearchPrice)
"""Those that last for the year of an event."""
