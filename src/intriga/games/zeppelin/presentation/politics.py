"""Polls of the root and revolutions: who is on which side, and what each side would win."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct

from intriga.games.zeppelin.presentation.offered import can, offered_forms
from intriga.games.zeppelin.presentation.tree import (
    PersonMark,
    RightMark,
    class_name,
    class_of,
    people,
    right_name,
    rights,
)
from intriga.games.zeppelin.seen.view import PollView, RevolutionView, Society
from intriga.kernel import Seat, Viewer
from intriga.presentation import Scene

Side: TypeAlias = Literal["yes", "no", ""]
"""On which side the viewer is; "" for neither."""


class PollSides(Struct, frozen=True):
    """An open poll. `carried`: it would be by the votes so far; `open`: members of the root without
    a vote; `votes`: whether the viewer may."""

    number: int
    what: str
    by: str
    yes: tuple[PersonMark, ...]
    no: tuple[PersonMark, ...]
    needed: int
    carried: bool
    open: int
    mine: Side
    votes: bool


class RevolutionSides(Struct, frozen=True):
    """A revolution under way. `rank`: its class, by name, as `parent`, which it wants, if `kind`
    says so; `silent`: citizens on no side; `pause`: turns without another one, if it fails;
    `votes`: whether the viewer may take a side."""

    number: int
    rank: str
    by: str
    kind: Literal["parent", "rights"]
    parent: str
    rebels: tuple[PersonMark, ...]
    loyal: tuple[PersonMark, ...]
    silent: int
    wins: bool
    gained: tuple[RightMark, ...]
    lost: tuple[RightMark, ...]
    pause: object
    mine: Side
    votes: bool


def polls(scene: Scene, society: Society) -> tuple[PollSides, ...]:
    """The open polls, in the order in which they are settled."""
    return tuple(_poll(scene, society, poll) for poll in society.polls)


def _poll(scene: Scene, society: Society, poll: PollView) -> PollSides:
    root = class_of(society, society.root)
    what = scene.say(
        f"zeppelin-page-poll-{poll.kind}",
        root=scene.render(root.name),
        whom=scene.names[poll.whom] if poll.whom is not None else "",
        rights=[right_name(scene, right) for right in poll.rights],
        none="yes" if not poll.rights else "no",
    )
    voted = (*poll.yes, *poll.no)
    return PollSides(
        number=poll.number,
        what=what,
        by=scene.names[poll.by],
        yes=people(scene, society, poll.yes),
        no=people(scene, society, poll.no),
        needed=poll.needed,
        carried=len(poll.yes) >= poll.needed,
        open=sum(seat not in voted for seat in root.members),
        mine=_side(scene.viewer, poll.yes, poll.no),
        votes=_may_vote(scene, "vote-poll", "poll", poll.number),
    )


def revolutions(scene: Scene, society: Society) -> tuple[RevolutionSides, ...]:
    """The revolutions under way, in the order in which they are settled."""
    return tuple(_revolution(scene, society, one) for one in society.revolutions)


def _revolution(scene: Scene, society: Society, one: RevolutionView) -> RevolutionSides:
    rank = class_of(society, one.rank)
    citizens = sum(len(each.members) for each in society.classes)
    return RevolutionSides(
        number=one.number,
        rank=scene.render(rank.name),
        by=scene.names[one.by],
        kind="parent" if one.parent is not None else "rights",
        parent=class_name(scene, society, one.parent),
        rebels=people(scene, society, one.rebels),
        loyal=people(scene, society, one.loyal),
        silent=citizens - len(one.rebels) - len(one.loyal),
        wins=len(one.rebels) > len(one.loyal),
        gained=rights(scene, [right for right in one.gains if right not in rank.rights]),
        lost=rights(scene, [right for right in rank.rights if right not in one.gains]),
        pause=scene.options.get("revolt_pause", 2),
        mine=_side(scene.viewer, one.rebels, one.loyal),
        votes=_may_vote(scene, "take-side", "revolution", one.number),
    )


def _side(viewer: Viewer, one: Collection[Seat], other: Collection[Seat]) -> Side:
    if viewer in one:
        return "yes"
    return "no" if viewer in other else ""


def _may_vote(scene: Scene, act: str, field: str, number: int) -> bool:
    """Whether the viewer may take a side here."""
    if not can(scene, act):
        return False
    forms = [form for form in offered_forms(scene) if form.act == act]
    return any(form.preset.get(field, number) == number for form in forms)
