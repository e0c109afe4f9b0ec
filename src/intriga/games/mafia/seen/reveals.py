"""What may come to light, for whom, and by which event (see `kernel.Reveal`).

The conformance suite lets two runs that differ in a secret differ before others' eyes only as this
table says. Changing a line here is a decision about secrecy: review it as one.
"""

from collections.abc import Mapping
from typing import Final

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.shots.target import News
from intriga.games.mafia.subjects.votes import ballot, rights
from intriga.kernel import DECIDES, PUBLIC, Audience, Event, Reveal, seat


def _told(state: State, event: Event) -> Audience:
    """Whoever is told."""
    return event.to


def _of_souls(state: State, event: Event) -> Audience:
    """Everybody, if it is the vote of a soul that was taken today: other votes are no secret."""
    taken = rights.subjugated(ballot.log(state))
    return PUBLIC if any(event.params["who"] == seat(soul) for soul in taken) else ()


TOLD: Final = Reveal(_told, decides=True)
"""Who is told this may know it, and what else changes for them; nobody else may."""

_PRIVATE: Final = (
    # the deal
    "mafia-dealt",
    "mafia-dealt-clan",
    # clans: the orders of one are known to all of it
    "mafia-clan-ordered",
    "mafia-clan-executes",
    "mafia-clan-spares",
    "mafia-clan-invites",
    "mafia-clan-joined",
    "mafia-clan-declined",
    "mafia-clan-broke",
    "mafia-clan-pays",
    "mafia-invited",
    "mafia-joined",
    "mafia-executed-commissar",
    "mafia-executed-honest",
    # the watch
    "mafia-sergeant-invited",
    "mafia-sergeant-invited-by",
    "mafia-sergeant-agreed",
    "mafia-sergeant-appointed",
    "mafia-sergeant-yours",
    "mafia-votes-given",
    "mafia-sergeant-declined",
    "mafia-post-yours",
    "mafia-post-lost",
    "mafia-commissar-reminded",
    "mafia-side-asked",
    # the assassin
    "mafia-order-received",
    "mafia-order-taken",
    "mafia-order-released",
    "mafia-gathered",
    "mafia-gathering-over",
    "mafia-order-placed",
    "mafia-stripped",
    "mafia-assassin-appointed",
    # the necromancer
    "mafia-shield-grows",
    "mafia-rite-wanted",
    "mafia-rite-granted",
    "mafia-rite-declined",
    # coins: who gave reads what left them, who took reads what arrived (M45)
    "mafia-gift-offered",
    "mafia-gift-taken",
    "mafia-gift-arrived",
    "mafia-gift-declined",
    "mafia-purchase-lapsed",
    "mafia-collection-clan",
    "mafia-collection-full",
    "mafia-collection-off",
    # organisations: the head knows who gave what, members what the head reports
    "mafia-fund-donation",
    "mafia-fund-received",
    "mafia-fund-statement",
    "mafia-service-wanted",
    "mafia-service-rendered",
    "mafia-service-off",
    "mafia-compensation-paid",
    "mafia-compensation-received",
    # magic: what works on oneself, and what came of one's own spell
    "mafia-muted",
    "mafia-votes-added",
    "mafia-antimagic",
    "mafia-sheltered",
    "mafia-mana-drained",
    "mafia-mana-gained",
    "mafia-exp-burnt",
    "mafia-spell-failed",
    "mafia-spell-returned",
    "mafia-pacified",
    # the shop: who buys, sells and steals is nobody's business
    "mafia-bought",
    "mafia-bought-for-you",
    "mafia-helped-buy",
    "mafia-not-bought",
    "mafia-sold",
    "mafia-made",
    "mafia-loot-offered",
    "mafia-loot-sold",
    "mafia-loot-declined",
    *(f"mafia-heard-{news}" for news in News),
    # thieves, and those whose houses they visit
    "mafia-thief-stole",
    "mafia-thief-nothing",
    "mafia-thief-scared",
    "mafia-thief-trapped",
    "mafia-thief-caught",
    "mafia-thief-shielded",
    "mafia-thief-disarmed",
    "mafia-thief-spied",
    "mafia-thief-spied-nothing",
    "mafia-thief-recognised",
    "mafia-house-robbed",
    "mafia-house-noise",
    "mafia-house-trapped",
    "mafia-house-poisoned",
    "mafia-house-disarmed",
    "mafia-house-stiletto",
    "mafia-house-axe",
    "mafia-shop-robbed",
    "mafia-loot",
    "mafia-net-tells",
)

_PUBLIC: Final = (
    "mafia-dawn",
    "mafia-dawn-quiet",
    "mafia-meeting",
    "mafia-hanged",
    "mafia-nobody-hanged",
    "mafia-host-kills",
    "mafia-celebrity-spared",
    "mafia-over",
    "mafia-reinforced",
    "mafia-sergeant-announced",
    "mafia-commissar-late",
    "mafia-clan-destroyed",
    "mafia-risen",
    "mafia-reanimated",
    "mafia-rite-public",
    "mafia-collection-commissar",
    "mafia-soul-taken",
    "mafia-told",
    "mafia-told-customer",
    "mafia-told-victim",
    "mafia-paper-rewritten",
    "mafia-absent",
)

REVEALS: Final[Mapping[str, Reveal]] = {
    **dict.fromkeys(_PRIVATE, TOLD),
    **dict.fromkeys(_PUBLIC, DECIDES),
    # The honest share what was paid in bribes (M46).
    "mafia-bonus": Reveal(_told, params=("coins",), parts=("view.me.coins",)),
    # What a collection still needs, for those who may give to it; not who gave (item 52).
    "mafia-collection-grows": Reveal(
        _told, params=("missing",), parts=("view.market.collections", "forms")
    ),
    # Whether somebody has become the merchant, whose name nobody hears (M2, M3).
    "mafia-shop-opens": Reveal(PUBLIC, params=("whose",), parts=("view.market", "forms")),
    # A vote that was taken is cast before everybody (items 6 and 19), and then nothing keeps the
    # day open (M88); who cast it, nobody sees.
    "mafia-voted": Reveal(
        _of_souls,
        params=("who", "whom"),
        parts=("view.votes", "view.tally", "forms", "windows"),
    ),
    # Robert Red tells prices without names (item 21).
    "mafia-red-kill": Reveal(PUBLIC, params=("price",)),
    "mafia-red-guard": Reveal(PUBLIC, params=("price",)),
}
