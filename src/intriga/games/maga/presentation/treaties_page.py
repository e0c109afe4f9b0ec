"""The treaties of one's team: who has signed, what each clause says, what the host has found, and
the lawsuits (items 51, 68)."""

from typing import Final

from msgspec import Struct

from intriga.games.maga.data.treaty import Clause, Treaty
from intriga.games.maga.presentation.beginnings import options_of
from intriga.games.maga.presentation.phrases import act_url, land, lands, money
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Home, View
from intriga.games.maga.state import Phase
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

_SUITS: Final = frozenset({"maga-suit-won", "maga-suit-lost"})


class ClauseShown(Struct, frozen=True):
    """A clause as a sentence, and its condition."""

    text: str
    condition: str


class Signature(Struct, frozen=True):
    """Whether a party has signed, and who did it."""

    name: str
    has: bool
    hand: str


class TreatyShown(Struct, frozen=True):
    """A treaty of the team. `stamp`: its status in words; `void`: its free words make it so;
    `provable`: breaches can be documents by now."""

    title: str
    status: str
    stamp: str
    parties: str
    term: str
    clauses: list[ClauseShown]
    text: str
    void: bool
    signed: list[Signature]
    judged: list[str]
    provable: bool


class Treaties(PageData, frozen=True, kw_only=True):
    """The treaties of the team, the latest first, and the lawsuits."""

    treaties: list[TreatyShown]
    suits: list[str]
    plays: bool
    act_url: str


def treaties(view: View, scene: Scene, query: NoQuery) -> Treaties | None:
    """The data of `treaties.html`."""
    home = view.home
    if home is None:
        return None
    return Treaties(
        treaties=[_treaty(view, scene, home, one) for one in reversed(home.treaties)],
        suits=[scene.tell(event) for event in reversed(scene.events)],
        plays=view.phase is Phase.PLAY and home.commands,
        act_url=act_url(scene),
    )


def _treaty(view: View, scene: Scene, home: Home, one: Treaty) -> TreatyShown:
    status = status_of(view, home, one)
    return TreatyShown(
        title=scene.say("maga-treaty-number", n=one.number),
        status=status,
        stamp=scene.say(f"maga-page-treaty-{status}"),
        parties=lands(scene, one.parties),
        term=term(scene, one),
        clauses=[clause(scene, each) for each in one.clauses],
        text=one.text,
        void=bool(one.text.strip()) and not options_of(scene).judge,
        signed=[
            Signature(land(scene, party), party in one.signed, _hand(scene, one, party))
            for party in one.parties
        ],
        judged=[
            scene.say("maga-page-judged", turn=each.turn, land=land(scene, each.breaker))
            for each in home.judged
            if each.treaty == one.number
        ],
        provable=status == "holds" and view.turn > one.since,
    )


def _hand(scene: Scene, one: Treaty, party: int) -> str:
    """Who signed for a party; "": nobody yet, or it was not noted."""
    return scene.names[one.hands[party]] if party in one.hands else ""


def status_of(view: View, home: Home, one: Treaty) -> str:
    """How a treaty stands for a team."""
    if one.refused:
        return "refused"
    if set(one.signed) != set(one.parties):
        mine = [party for party in one.parties if view.lands[party].team == home.team]
        return "unsigned" if set(mine) <= set(one.signed) else "waits"
    if view.turn < one.since:
        return "later"
    return "holds" if one.holds(view.turn) else "ended"


def term(scene: Scene, one: Treaty) -> str:
    """When a treaty holds."""
    params = {"since": one.since, "last": one.last, "turns": one.turns}
    return scene.say("maga-page-treaty-term", **params)


def clause(scene: Scene, one: Clause) -> ClauseShown:
    """A clause as a sentence: who does or does not do what to whom, and when."""
    condition = ""
    if one.if_action and one.if_party is not None:
        condition = scene.say(
            "maga-page-condition",
            party=_party(scene, one.if_party, one.if_land),
            does="yes" if one.if_does else "no",
            action=_action(scene, one.if_action, one.if_least),
            aimed="no" if one.if_target is None else "yes",
            target="" if one.if_target is None else land(scene, one.if_target),
        )
    aimed = one.target is not None
    text = scene.say(
        f"maga-page-{one.kind}",
        party=_party(scene, one.party, one.land),
        does="yes" if one.does else "no",
        action=_action(scene, one.action, one.least),
        often="every" if one.every else "once",
        aimed="yes" if aimed else "no",
        target=land(scene, one.target) if aimed else "",
    )
    return ClauseShown(text, condition)


def _party(scene: Scene, party: int, only: int | None) -> str:
    """A state, or the one territory of it that is meant."""
    name = land(scene, party)
    if only is None:
        return name
    return scene.say("maga-page-only-land", party=name, land=land(scene, only))


def _action(scene: Scene, action: str, least: int) -> str:
    """An action, of a transfer with how much."""
    name = scene.say(f"maga-action-{action}")
    if not least:
        return name
    much = str(least) if ACTIONS[action].moves == "missiles" else money(scene, least)
    return scene.say("maga-page-at-least", action=name, much=much)


def has_team(view: View, scene: Scene) -> bool:
    """Only players have treaties."""
    return view.home is not None


TREATIES_PAGE: Final = NamedPage(
    template="treaties.html",
    title="maga-page-treaties",
    data=treaties,
    offered=has_team,
    events=_SUITS,
    live=True,
)
