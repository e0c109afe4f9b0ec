"""The texts of the zones "now" and "table"."""

from typing import Final

from intriga.games.espionage.presentation import decision
from intriga.games.espionage.presentation.squares import place_text
from intriga.games.espionage.seen.view import View
from intriga.kernel import Event, Param
from intriga.presentation import Now, PersonNote, Scene


def now(view: View, scene: Scene) -> Now:
    """The phase, the round, and one sentence: what the viewer is asked for, or what is awaited."""
    phase = view.phase
    unnumbered = phase in ("cities", "purchase", "over")
    step = scene.say("espionage-page-round", round=view.round, rounds=view.rounds)
    (ask, why), (stage, tray) = decision.ask(view, scene), decision.room(view, scene)
    return Now(
        phase=scene.say(f"espionage-page-phase-{phase}"),
        asked=_asked(view, scene),
        step=None if unnumbered else step,
        title=decision.title(view, scene),
        ask=ask,
        why=why,
        until=decision.until(view, scene),
        stage=stage,
        tray=tray,
    )


def _asked(view: View, scene: Scene) -> str:
    mine = scene.viewer in scene.awaited
    id = f"espionage-page-{'asked' if mine else 'awaited'}-{view.phase}"
    who = scene.names[view.mover]
    home = next((city for city in view.cities if city.seat == scene.viewer), None)
    if mine and home is not None and view.round == 1 and view.phase in ("purchase", "turn"):
        id = f"espionage-page-begin-{view.phase}"
    city = scene.render(home.name) if home is not None else ""
    params: dict[str, Param] = {
        "who": who,
        "city": city,
        "place": place_text(view, scene, view.papers),
    }
    if view.announced is not None:
        params["origin"] = place_text(view, scene, view.announced.origin)
        params["to"] = place_text(view, scene, view.announced.to)
    if view.phase == "bidding":
        rivals = [seat for seat in view.bidders if seat not in view.folded]
        params["bidders"] = [scene.names[seat] for seat in rivals]
        params["bribe"] = view.me.bribes.get(view.papers, 0) if view.me else 0
        params["highest"] = max((call.sum for call in view.calls if call.seat in rivals), default=0)
        if said := _unheard(view):
            id = "espionage-page-folded" if said == "fold" else "espionage-page-bid"
            params["sum"] = int(said) if said.isdecimal() else 0
    if view.winner is not None:
        params["winner"] = scene.names[view.winner]
    return scene.say(id, **params)


def _unheard(view: View) -> str:
    """What the viewer has answered in the bidding, if the others have not heard it yet."""
    if view.me is None:
        return ""
    heard = next((str(call.sum) for call in view.calls if call.seat == view.me.seat), "")
    return view.me.said if view.me.said != heard else ""


_ABOUT_ME: Final = frozenset({"espionage-returned", "espionage-bluff-failed", "espionage-skipped"})
_AGAINST_ME: Final = frozenset(
    {"espionage-challenged", "espionage-called", "espionage-called-bluff"}
)


def concerns(view: View, scene: Scene, event: Event) -> bool:
    """Whether an event is news for the viewer: what came of their own stake, a challenge to their
    move, a call against theirs."""
    mine: bool = event.params.get("who") == {"seat": scene.viewer}
    if event.id in _ABOUT_ME:
        return mine
    party = (view.mover, *view.bidders)
    return event.id in _AGAINST_ME and not mine and scene.viewer in party


def people(view: View, scene: Scene) -> list[PersonNote]:
    """A label and a note for each seat: its city, the number of secret marks on its card; once
    cards are open, its money."""
    homes = {city.seat: scene.render(city.name) for city in view.cities if city.seat is not None}
    open_cards = {card.seat: card for card in view.cards}
    called = {call.seat: call for call in view.calls}
    notes = []
    for seat, marks in enumerate(view.marks):
        note = scene.say("espionage-page-marks", n=marks) if marks else None
        if seat in called:
            note = scene.say("espionage-page-call", sum=called[seat].sum)
        if seat in open_cards:
            note = scene.say("espionage-page-dollars", n=open_cards[seat].purse[-1])
        notes.append(PersonNote(homes.get(seat, scene.say("espionage-page-no-city")), note))
    return notes
