"""Polls of the root and revolutions: who is on which side, and what each side would win."""

from collections.abc import Iterable
from typing import Any

from intriga.games.zeppelin.pages.deeds import can
from intriga.games.zeppelin.pages.tree import class_name, class_of, people, right_names, rights
from intriga.games.zeppelin.seen.view import PollView, RevolutionView, Society, View
from intriga.kernel import Seat

Data = dict[str, Any]


def polls(view: View, scene: Any, society: Society) -> list[Data]:
    """The open polls, in the order in which they are settled."""
    return [_poll(scene, society, poll) for poll in society.polls]


def _poll(scene: Any, society: Society, poll: PollView) -> Data:
    names = right_names(scene)
    root = class_of(society, society.root)
    what = scene.say(
        f"zeppelin-page-poll-{poll.kind}",
        root=scene.render(root.name),
        whom=scene.names[poll.whom] if poll.whom is not None else "",
        rights=[names[right] for right in poll.rights],
        none="yes" if not poll.rights else "no",
    )
    voted = (*poll.yes, *poll.no)
    return {
        "number": poll.number,
        "what": what,
        "by": scene.names[poll.by],
        "yes": people(scene, society, poll.yes),
        "no": people(scene, society, poll.no),
        "needed": poll.needed,
        "carried": len(poll.yes) >= poll.needed,
        "open": sum(seat not in voted for seat in root.members),
        "mine": _side(scene.viewer, poll.yes, poll.no),
        "votes": _may_vote(scene, "vote-poll", "poll", poll.number),
    }


def revolutions(view: View, scene: Any, society: Society) -> list[Data]:
    """The revolutions under way, in the order in which they are settled."""
    return [_revolution(view, scene, society, one) for one in society.revolutions]


def _revolution(view: View, scene: Any, society: Society, one: RevolutionView) -> Data:
    rank = class_of(society, one.rank)
    gained = [right for right in one.gains if right not in rank.rights]
    lost = [right for right in rank.rights if right not in one.gains]
    citizens = sum(len(each.members) for each in society.classes)
    silent = citizens - len(one.rebels) - len(one.loyal)
    return {
        "number": one.number,
        "rank": one.rank,
        "class": scene.render(rank.name),
        "by": scene.names[one.by],
        "kind": "parent" if one.parent is not None else "rights",
        "parent": class_name(scene, society, one.parent),
        "rebels": people(scene, society, one.rebels),
        "loyal": people(scene, society, one.loyal),
        "silent": silent,
        "wins": len(one.rebels) > len(one.loyal),
        "gained": rights(scene, gained),
        "lost": rights(scene, lost),
        "under": class_name(scene, society, rank.parent),
        "pause": scene.options.get("revolt_pause", 2),
        "mine": _side(scene.viewer, one.rebels, one.loyal),
        "votes": _may_vote(scene, "take-side", "revolution", one.number),
    }


def _side(viewer: Any, one: Iterable[Seat], other: Iterable[Seat]) -> str:
    """On which side the viewer is: "yes", "no", or "" for neither."""
    if viewer in one:
        return "yes"
    return "no" if viewer in other else ""


def _may_vote(scene: Any, act: str, field: str, number: int) -> bool:
    """Whether the viewer may take a side here."""
    if not can(scene, act):
        return False
    forms = [form for form in scene.offer.forms if form.act == act]
    return any(form.preset.get(field, number) == number for form in forms)
