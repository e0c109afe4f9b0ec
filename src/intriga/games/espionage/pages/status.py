"""What is going on, in the words of zones «now» and «table»."""

from typing import Any

from intriga.games.espionage.pages.board_data import spoken
from intriga.games.espionage.view import View

Data = dict[str, Any]


def now(view: View, scene: Any) -> Data:
    """The phase, the round, and one sentence: what is asked of me, or what we wait for."""
    phase = view.phase
    over = phase == "over"
    step = scene.say("espionage-page-round", round=view.round, rounds=view.rounds)
    return {
        "phase": scene.say(f"espionage-page-phase-{phase}"),
        "step": None if over or phase in ("cities", "purchase") else step,
        "asked": _asked(view, scene),
    }


def _asked(view: View, scene: Any) -> str:
    mine = scene.viewer in scene.awaited
    id = f"espionage-page-{'asked' if mine else 'awaited'}-{view.phase}"
    who = scene.names[view.mover]
    facts: Data = {"who": who, "place": spoken(view, scene, view.papers)}
    if view.announced is not None:
        facts["origin"] = spoken(view, scene, view.announced.origin)
        facts["to"] = spoken(view, scene, view.announced.to)
    if view.phase == "bidding":
        facts["bidders"] = [scene.names[seat] for seat in view.bidders]
        facts["bribe"] = view.me.bribes.get(view.papers, 0) if view.me else 0
        facts["highest"] = max((call.sum for call in view.calls), default=0)
    if view.winner is not None:
        facts["winner"] = scene.names[view.winner]
    return str(scene.say(id, **facts))


def people(view: View, scene: Any) -> list[Data]:
    """A label and a note for each seat: its city, how many secret marks may be on its card; when
    cards are open, what is in its purse."""
    homes = {city.seat: scene.render(city.name) for city in view.cities if city.seat is not None}
    open_cards = {card.seat: card for card in view.cards}
    called = {call.seat: call for call in view.calls}
    told = []
    for seat, marks in enumerate(view.marks):
        note = scene.say("espionage-page-marks", n=marks) if marks else None
        if seat in called:
            note = scene.say("espionage-page-call", sum=called[seat].sum)
        if seat in open_cards:
            note = scene.say("espionage-page-dollars", n=open_cards[seat].purse[-1])
        told.append({"label": homes.get(seat, scene.say("espionage-page-no-city")), "note": note})
    return told
