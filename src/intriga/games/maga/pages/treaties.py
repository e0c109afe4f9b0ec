"""The treaties of one's team: who has signed, what each clause says, what the host has found, and
the lawsuits (items 51, 68)."""

from typing import Any, Final

from intriga.games.maga.data.treaty import Clause, Treaty
from intriga.games.maga.pages.phrases import Data, act_url, land, lands, money
from intriga.games.maga.seen.view import Home, View
from intriga.games.maga.state import Phase

_SUITS: Final = frozenset({"maga-suit-won", "maga-suit-lost"})


def treaties(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `treaties.html`."""
    home = view.home
    if home is None:
        return None
    return {
        "treaties": [_treaty(view, scene, home, one) for one in reversed(home.treaties)],
        "suits": [scene.tell(event) for event in reversed(scene.events)],
        "plays": view.phase is Phase.PLAY and home.commands,
        "act_url": act_url(scene),
    }


def _treaty(view: View, scene: Any, home: Home, one: Treaty) -> Data:
    status = status_of(view, home, one)
    return {
        "title": scene.say("maga-treaty-number", n=one.number),
        "status": status,
        "is": scene.say(f"maga-page-treaty-{status}"),
        "parties": lands(scene, one.parties),
        "term": term(scene, one),
        "clauses": [clause(scene, each) for each in one.clauses],
        "text": one.text,
        "void": bool(one.text.strip()) and not scene.options["judge"],
        "signed": [
            {
                "name": land(scene, party),
                "has": party in one.signed,
                "hand": _hand(scene, one, party),
            }
            for party in one.parties
        ],
        "judged": [
            scene.say("maga-page-judged", turn=each.turn, land=land(scene, each.breaker))
            for each in home.judged
            if each.treaty == one.number
        ],
        "provable": status == "holds" and view.turn > one.since,
    }


def _hand(scene: Any, one: Treaty, party: int) -> str:
    """Who signed for a party; "": nobody yet, or it was not noted."""
    return str(scene.names[one.hands[party]]) if party in one.hands else ""


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


def term(scene: Any, one: Treaty) -> str:
    """When a treaty holds."""
    params = {"since": one.since, "last": one.last, "turns": one.turns}
    return str(scene.say("maga-page-treaty-term", **params))


def clause(scene: Any, one: Clause) -> Data:
    """A clause as a sentence: who does or does not do what to whom, and when."""
    condition = ""
    if one.if_action and one.if_party is not None:
        condition = scene.say(
            "maga-page-condition",
            party=_party(scene, one.if_party, one.if_land),
            does="yes" if one.if_does else "no",
            action=_action(scene, one.if_action, one.if_least),
            **_aim(scene, one.if_target),
        )
    return {
        "text": scene.say(
            f"maga-page-{one.kind}",
            party=_party(scene, one.party, one.land),
            does="yes" if one.does else "no",
            action=_action(scene, one.action, one.least),
            often="every" if one.every else "once",
            **_aim(scene, one.target),
        ),
        "if": condition,
    }


def _party(scene: Any, party: int, only: int | None) -> str:
    """A state, or the one territory of it that is meant."""
    name = land(scene, party)
    if only is None:
        return name
    return str(scene.say("maga-page-only-land", party=name, land=land(scene, only)))


def _action(scene: Any, action: str, least: int) -> str:
    """An action, of a transfer with how much."""
    name = str(scene.say(f"maga-action-{action}"))
    if not least:
        return name
    much = str(least) if action in ("transfer-nuclear", "transfer-abm") else money(scene, least)
    return str(scene.say("maga-page-at-least", action=name, much=much))


def _aim(scene: Any, target: int | None) -> Data:
    """Against whom: somebody, or anybody."""
    if target is None:
        return {"aimed": "no", "target": ""}
    return {"aimed": "yes", "target": land(scene, target)}


def has_team(view: View, scene: Any) -> bool:
    """Only players have treaties."""
    return view.home is not None


PAGE = {
    "template": "treaties.html",
    "title": "maga-page-treaties",
    "data": treaties,
    "offered": has_team,
    "events": _SUITS,
    "live": True,
}
