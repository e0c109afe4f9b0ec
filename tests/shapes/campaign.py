"""A campaign: in a league, each match starts with what its players have kept of the earlier ones.

Each round every seat secretly stakes some of its supplies. The highest stake that nobody equals
wins a banner; every stake is spent. Banners and remaining supplies are the ledger of a player: what
is left of the supplies is their secret, the banners are shown when a match begins.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.kernel import (
    DECIDES,
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Range,
    Refusal,
    Reveal,
    Seat,
    Step,
    Viewer,
    Window,
    refuse,
    seat,
)


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    supplies: Annotated[int, Meta(ge=1, le=30)] = 10


class Baggage(Struct, frozen=True):
    """The ledger. `campaigns`: in how many the player has had a part; its first version did not
    count them."""

    supplies: int
    banners: int
    campaigns: int


class Stake(Act, frozen=True):
    amount: Annotated[int, SECRET]


class Camp(Struct):
    issued: int
    """Supplies at the start of this match."""
    left: int
    banners: int
    campaigns: int
    spent: int = 0
    stake: int | None = None


class March(Struct):
    camps: list[Camp]
    rounds: int
    round: int = 1


class View(Struct):
    round: int
    staked: tuple[bool, ...]
    banners: tuple[int, ...]
    left: dict[Seat, int]
    stakes: dict[Seat, int]


class Campaign(BaseGame[March]):
    id = "campaign"
    rules_version = 2
    seats = range(2, 7)
    Options = Terms
    State = March
    Acts = Stake
    words = "tests.shapes"
    clocks = {"orders": Clock(120, 86_400)}  # noqa: RUF012
    reveals = dict.fromkeys(("campaign-won", "campaign-drawn"), DECIDES) | {
        "campaign-veteran": Reveal(params=("banners",), parts=("view.banners.*",)),
    }
    Ledger: type[Struct] | None = Baggage
    ledger_version = 2

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> March:
        camps = []
        for chair in chairs:
            had: Baggage = chair.ledger or Baggage(0, 0, 0)
            issued = options.supplies + had.supplies
            camps.append(Camp(issued, issued, had.banners, had.campaigns + 1))
            if had.banners:
                step.emit("campaign-veteran", PUBLIC, seat=seat(chair.seat), banners=had.banners)
        return March(camps, options.rounds)

    def upgrade_ledger(self, raw: dict[str, Any], from_version: int) -> Baggage:
        return Baggage(raw["supplies"], raw["banners"], campaigns=1)

    def describe_ledger(self, ledger: Baggage) -> Sequence[Message]:
        had = {"supplies": ledger.supplies, "banners": ledger.banners}
        return [Message("campaign-baggage", {**had, "campaigns": ledger.campaigns})]

    def windows(self, state: March) -> Sequence[Window]:
        if state.round > state.rounds:
            return ()
        awaited = tuple(n for n, camp in enumerate(state.camps) if camp.stake is None)
        return (Window("stakes", "orders", awaited, state.round),)

    def forms(self, state: March, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int) or state.camps[actor].stake is not None:
            return ()
        amount = Field("amount", "number", "amount")
        return (Form(Stake, (amount,), (), "stakes", state.round, main=True),)

    def domain(self, state: March, actor: Actor, name: str, chosen: Chosen) -> Domain:
        assert isinstance(actor, int)
        return Range(0, state.camps[actor].left)

    def check(self, state: March, actor: Actor, act: Act, now: int) -> Refusal | None:
        if not isinstance(actor, int) or not isinstance(act, Stake):
            return refuse("campaign-camps-only")
        camp = state.camps[actor]
        if camp.stake is not None:
            return refuse("campaign-staked-already")
        if not 0 <= act.amount <= camp.left:
            return refuse("campaign-stake-up-to", left=camp.left)
        return None

    def apply(self, state: March, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        assert isinstance(act, Stake)
        state.camps[actor].stake = act.amount
        step.emit("campaign-sealed", PUBLIC, seat=seat(actor))
        step.emit("campaign-noted", (actor,), amount=act.amount)

    def close_window(self, state: March, window: Window, step: Step) -> None:
        stakes = [camp.stake or 0 for camp in state.camps]
        alone = [stake for stake in stakes if stakes.count(stake) == 1]
        for camp, stake in zip(state.camps, stakes, strict=True):
            camp.left -= stake
            camp.spent += stake
            camp.stake = None
        if alone and max(alone) > 0:
            winner = stakes.index(max(alone))
            state.camps[winner].banners += 1
            step.emit("campaign-won", PUBLIC, seat=seat(winner))
        else:
            step.emit("campaign-drawn", PUBLIC)
        state.round += 1
        if state.round > state.rounds:
            step.emit("campaign-over", PUBLIC)

    def view(self, state: March, viewpoint: Hashable) -> View:
        own = {n: camp for n, camp in enumerate(state.camps) if viewpoint in (n, REFEREE)}
        return View(
            round=min(state.round, state.rounds),
            staked=tuple(camp.stake is not None for camp in state.camps),
            banners=tuple(camp.banners for camp in state.camps),
            left={number: camp.left for number, camp in own.items()},
            stakes={n: camp.stake for n, camp in own.items() if camp.stake is not None},
        )

    def viewpoint(self, state: March, viewer: Viewer) -> Hashable:
        return viewer

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("campaign-round", {"round": view.round})]
        for number, banners in enumerate(view.banners):
            texts.append(Message("campaign-banners", {"seat": seat(number), "banners": banners}))
        for number, left in view.left.items():
            texts.append(Message("campaign-supplies", {"seat": seat(number), "left": left}))
        for stake in view.stakes.values():
            texts.append(Message("campaign-noted", {"amount": stake}))
        return texts

    def outcome(self, state: March) -> Outcome | None:
        if state.round <= state.rounds:
            return None
        scores = tuple(camp.banners for camp in state.camps)
        best = tuple(number for number, score in enumerate(scores) if score == max(scores))
        kept = (Baggage(camp.left, camp.banners, camp.campaigns) for camp in state.camps)
        return Outcome(best, scores, Message("campaign-truce"), tuple(kept))

    def invariants(self, state: March) -> Sequence[str]:
        return ["supplies" for camp in state.camps if camp.left + camp.spent != camp.issued]


game: Game[March] = Campaign()
