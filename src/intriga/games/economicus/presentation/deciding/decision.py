"""What is asked, short enough for the head of a decision: its title, a question, a line about it, a
word for the clock; and how much of the board it needs."""

from typing import Final

from intriga.games.economicus.presentation.now_told import kind_of
from intriga.games.economicus.presentation.phrases import due_of, money, name_of
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.state.questions import ExclusiveOffer, Proposal, Surrendering
from intriga.games.economicus.subjects.trade.offers import TIMES
from intriga.kernel import Param, Seat
from intriga.presentation import Now, Scene, StageSize, TrayHeight

_WHOLE: Final = frozenset({Stage.ROLL, Stage.PROFIT, "placement"})
"""What is decided with the whole circle in view."""
_QUICK: Final = frozenset({Stage.ROLL, Stage.PROFIT, Stage.BOUGHT, Stage.END})
"""Where one press goes on with the turn, and all else is beside it."""


def now(view: View, scene: Scene) -> Now:
    """The year, what happens, and what the viewer is asked for, or who decides."""
    kind, mine = kind_of(view), bool(isinstance(scene.viewer, int) and scene.asked)
    asked = _kind_asked(view, scene, kind)
    told = _params(view, scene, asked)
    over, words = view.stage is Stage.OVER, "mine" if mine else "wait"
    ask = scene.say("economicus-page-ask", kind=asked, **told) if mine else _awaited(view, scene)
    return Now(
        phase=scene.say(f"economicus-page-phase-{kind}", name=scene.names[view.active]),
        step=scene.say("economicus-page-year", n=view.year) if view.year else None,
        asked=_won(view, scene) if over else _asked(view, scene, asked, mine=mine),
        title=scene.say("economicus-page-title", kind=asked if asked in _MY_OWN else kind),
        ask=ask,
        why=scene.say(f"economicus-page-why-{words}", kind=asked, **told),
        until="" if over else scene.say("economicus-page-until", kind=asked),
        stage=_stage(kind),
        tray=_tray(kind, mine=mine),
    )


_MY_OWN: Final = frozenset({"my-roll", "my-end"})
"""What has another title for whose turn it is."""


def _stage(kind: str) -> StageSize:
    return "board" if kind in _WHOLE else "frame"


def _tray(kind: str, *, mine: bool) -> TrayHeight | None:
    return "low" if mine and kind in _QUICK else None


def _kind_asked(view: View, scene: Scene, kind: str) -> str:
    """What the match waits for, more exactly: the name of the variant of a text."""
    if kind == "auction" and view.lot is not None and not view.lot.worded:
        return "word"
    if kind == "auction" and view.options.bidding == "sealed":
        return "maximum"
    if kind == "offer" and isinstance(view.asked, ExclusiveOffer) and view.asked.agreed:
        return "raising"
    if kind in (Stage.ROLL, Stage.END) and scene.viewer == view.active:
        return f"my-{kind}"
    return kind


def _params(view: View, scene: Scene, kind: str) -> dict[str, Param]:
    """What the sentences name: a player, a sector, a sum, and who leads."""
    asked, lot, told = view.asked, view.lot, {"name": scene.names[view.active]}
    if view.sector:
        told["sector"] = name_of(view, scene, view.sector)
    if lot is not None:
        told |= {
            "sector": name_of(view, scene, lot.sector),
            "money": money(scene, lot.price or lot.start),
            "name": scene.names[lot.opener if lot.leader is None else lot.leader],
        }
    elif view.tender is not None:
        told["money"] = money(scene, view.tender.least)
    elif view.crime is not None:
        told["name"] = scene.names[view.crime.play.by]
    elif isinstance(asked, Proposal):
        who = asked.by if asked.counter is None else asked.counter
        told |= {
            "name": scene.names[who],
            "sector": name_of(view, scene, asked.sector),
            "money": money(scene, asked.price),
        }
    elif isinstance(asked, ExclusiveOffer):
        told |= {
            "name": scene.names[asked.by],
            "money": money(scene, TIMES * asked.price),
            "price": money(scene, asked.price),
        }
    elif isinstance(asked, Surrendering):
        told["money"] = money(scene, asked.paid)
    elif kind == "insolvency" and isinstance(scene.viewer, int):
        told["money"] = money(scene, due_of(view, scene.viewer))
    bids = "yes" if lot is not None and lot.price else "no"
    return {"name": "", "sector": "", "money": "", "price": "", "bids": bids, **told}


def _awaited(view: View, scene: Scene) -> str:
    """Whom the match waits for, or who has won."""
    if view.stage is Stage.OVER:
        return scene.say("economicus-page-winner-is", name=scene.names[view.winners[0]])
    if isinstance(scene.viewer, int) and view.players[scene.viewer].bankrupt:
        return scene.say("economicus-page-ask-bankrupt")
    sealed = view.mine is not None and view.mine.sealed is not None
    names = [scene.names[seat] for seat in scene.awaited]
    return scene.say(
        "economicus-page-ask-wait",
        n=len(names),
        name=names[0] if names else "",
        sealed="yes" if sealed else "no",
    )


def _won(view: View, scene: Scene) -> str:
    best: Seat = view.winners[0]
    stars = view.players[best].stars
    return scene.say("economicus-page-has-won", name=scene.names[best], stars=stars)


def _asked(view: View, scene: Scene, kind: str, *, mine: bool) -> str:
    """The same in one sentence, for those who read no heading."""
    if mine:
        name = scene.names[view.active]
        return scene.say("economicus-page-asked", kind=kind, name=name)
    names = ", ".join(scene.names[seat] for seat in scene.awaited)
    return scene.say("economicus-page-wait", names=names or "…")
