### Zeppelin: the game and its options.

## The game and its options

game-zeppelin = Zeppelin
    .blurb = States fight over the map while their citizens fight over power: classes, laws, prisons, murders and revolutions. People come and go as the game runs.
option-zeppelin-map = Map
    .help = The map the states fight over.
    .value-classic = Classic: Europe, 7 powers
    .value-baltic = Baltic: small, 5 powers
    .value-old_world = Old World: large, 10 powers
    .value-own = My own map
option-zeppelin-map_text = Text of my own map
    .help = Only for “My own map”: the map as a file (JSON, DPjudge’s .map or jDip’s XML), with its start units. It has 2 to 34 powers.
option-zeppelin-founding = Founding
    .help = Whether the states are there from the outset.
    .value-auto = States are there, and players are dealt out
    .value-host = The host founds them
option-zeppelin-states = States
    .help = How many powers become states at the beginning.
option-zeppelin-deal = Who lives where
    .help = Where the states are there from the outset. If people choose, everybody sees who does.
    .value-chance = Players are dealt out by chance
    .value-choice = Players choose a state
option-zeppelin-turns = Turns
    .help = After so many turns the state with most centres wins.
option-zeppelin-turn = A turn is
    .help = How much of the year one turn takes.
    .value-season = an attack with its retreats
    .value-phase = one phase: attack or retreats
option-zeppelin-builds_window = Time for building
    .help = Commanders order builds after centres have changed hands. Otherwise they order them before.
option-zeppelin-early_end = Early end
    .help = A turn ends as soon as all citizens are ready.
option-zeppelin-review = Review by the host
    .help = The host sees the results of a turn, and may decide retreats, before anybody else learns of them. For a host who doesn’t play.
option-zeppelin-attempts = Attempts at murder
    .help = How often somebody may try.
    .value-auto = once in some hours if turns have a clock, else once a turn
    .value-turn = once a turn
    .value-hours = once in some hours
option-zeppelin-attempt_hours = Hours between attempts
    .help = Where attempts are counted in hours.
option-zeppelin-strict_hold = Strict support of a hold
    .help = Support to hold counts only for units ordered to hold.
option-zeppelin-removal = Missing disbands
    .help = Which units go if a state with too many does not say.
    .value-random = drawn at random
    .value-farthest = the farthest ones first
option-zeppelin-root_guard = Guard of the ruling class
    .help = Members of the ruling class are arrested, executed, exiled and appointed only by a poll.
option-zeppelin-protect_superiors = Protection of superiors
    .help = Nobody can exile members of classes above their own.
option-zeppelin-poll_absent = Silence before a vote stops counting
    .help = Turns of silence after which a member no longer counts in polls; 0: all count.
option-zeppelin-leader_counts = The leader rebels
    .help = Whoever starts a revolution counts as a rebel from the start.
option-zeppelin-revolution_freeze = Freeze
    .help = A revolution stops appointments, laws, arrests, executions, exiles and polls until the turn ends.
option-zeppelin-revolt_closes = Late part of a turn
    .help = In this last part of a turn, in per cent, no revolution starts.
option-zeppelin-revolt_pause = Pause after a failed revolution
    .help = How many turns the class has to wait.
option-zeppelin-jailbreak = Jailbreak
    .help = Chance in per cent for each other prisoner to escape when somebody is pardoned in a frozen state.
option-zeppelin-bot_quirks = Quirks of the old bot
    .help = Prisoners may pardon themselves and command armies.
option-zeppelin-migration = Migration
    .help = When people who ask to move do so.
    .value-turn_end = at the end of the turn
    .value-immediate = at once
option-zeppelin-history = The state’s room
    .help = What a new citizen can read there.
    .value-present = what is written from then on
    .value-all = everything

## Windows

window-founding = Founding of the states
    .clock = Time for the founding
window-review = Review by the host
    .clock = Time for the review

## What is refused

zeppelin-too-few-powers = This map has only { $most } powers.
