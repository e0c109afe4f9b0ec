"""Where people talk: the square by day, clans, organisations, the graveyard, commissar and
sergeant, and the mouthpieces, voices that belong to a role, whoever has it (M50)."""

from collections.abc import Iterator, Sequence

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.kernel import PUBLIC, TABLE_ROOM, Message, Room, Seat, Voice

VOICES = {
    Role.COMMISSAR: "mafia-voice-commissar",
    Role.NECROMANCER: "mafia-voice-necromancer",
    Role.ASSASSIN: "mafia-voice-red",
}


def rooms(state: State) -> Sequence[Room]:
    """The rooms that are open now."""
    if state.phase in (Phase.OPENING, Phase.OVER):
        return ()
    return (
        _square(state),
        *_clans(state),
        *_organisations(state),
        _graveyard(state),
        *_watch(state),
    )


def _square(state: State) -> Room:
    """Everybody reads; by day whoever counts as living writes, and the dead and people who watch if
    the match lets them (M85)."""
    by_day = state.phase is Phase.DAY
    everybody = range(len(state.people))
    writers = tuple(everybody if state.options.dead_speak else state.walking()) if by_day else ()
    voices = tuple(_voice(state, role) for role in VOICES) if by_day else ()
    return Room(
        TABLE_ROOM,
        Message("mafia-room-square"),
        PUBLIC,
        writers,
        voices=tuple(voice for voice in voices if voice.seats),
        watchers=by_day and state.options.watchers_speak,
    )


def _voice(state: State, role: Role) -> Voice:
    holder = state.holder(role)
    return Voice(VOICES[role], () if holder is None else (holder,))


def _clans(state: State) -> Iterator[Room]:
    """All members, also the dead: the living may still hear them (M20)."""
    for clan, gang in state.clans.items():
        members = tuple(sorted(state.members(clan, dead=True)))
        if members and not gang.quit:
            title = Message(f"mafia-room-{clan}")
            yield Room(f"clan-{clan}", title, members, members, history="present")


def _organisations(state: State) -> Iterator[Room]:
    """The living members. Nobody joins one to get round the match's rule for private letters."""
    writing = may_write(state)
    if state.options.letters == "never":
        return
    for one in state.trade.organisations:
        members = tuple(sorted(who for who in one.members if state.people[who].lives))
        if members:
            title = Message("mafia-room-organisation", {"name": one.name})
            key = f"organisation-{one.number}"
            yield Room(key, title, members, members if writing else (), history="present")


def _graveyard(state: State) -> Room:
    """The dead among themselves; the necromancer hears and speaks there."""
    dead = tuple(who for who, one in enumerate(state.people) if not one.lives)
    voice = _voice(state, Role.NECROMANCER)
    return Room(
        "graveyard",
        Message("mafia-room-graveyard"),
        tuple(sorted({*dead, *voice.seats})),
        dead,
        history="present",
        voices=(voice,) if voice.seats else (),
        behind=tuple(seat for seat in voice.seats if seat not in dead),
    )


def _watch(state: State) -> Iterator[Room]:
    """Item 35: whom the commissar may tell. A sergeant who was asked by the mouthpiece hears it
    there, too, and does not learn whose it is (item 36)."""
    commissar, sergeant = state.holder(Role.COMMISSAR), state.watch.sergeant
    if commissar is None or sergeant is None or not state.people[sergeant].lives:
        return
    both = tuple(sorted((commissar, sergeant)))
    title = Message("mafia-room-watch")
    if state.watch.named == commissar:
        yield Room("watch", title, both, both, history="present")
    else:
        voice = Voice(VOICES[Role.COMMISSAR], (commissar,))
        yield Room(
            "watch",
            title,
            both,
            (sergeant,),
            history="present",
            voices=(voice,),
            behind=(commissar,),
        )


def may_write(state: State) -> bool:
    """Whether the option allows private words now."""
    letters = state.options.letters
    return letters == "always" or (letters == "by-day" and state.phase is Phase.DAY)


def may_talk(state: State, seats: Sequence[Seat]) -> bool:
    """Private letters: as the option says, of the living among each other and of the dead."""
    if state.phase in (Phase.OPENING, Phase.OVER):
        return True
    if not may_write(state):
        return False
    return len({state.people[who].walks for who in seats}) == 1
