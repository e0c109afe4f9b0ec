### Zeppelin: the texts of the game.

game-zeppelin = Zeppelin
    .blurb = States fight over the map while their citizens fight over power: classes, laws, prisons, murders and revolutions. People come and go as the game runs.

## Names

zeppelin-root-class = Citizens
zeppelin-nowhere = nowhere
zeppelin-nothing = none
zeppelin-nobody = nobody
zeppelin-no-rights = no rights
zeppelin-has-right = yes
zeppelin-spring = spring
zeppelin-autumn = autumn
zeppelin-place = { $power }
zeppelin-right-exile = exile
zeppelin-right-command = command of the army
zeppelin-right-appoint = appointments
zeppelin-right-arrest = arrest
zeppelin-right-execution = execution
zeppelin-right-pardon = pardon
zeppelin-right-laws = laws

## Rooms

zeppelin-room-world = The world
zeppelin-room-state = { $where }
zeppelin-room-prison = { $where }: the prison
zeppelin-room-stateless = The stateless
zeppelin-room-dead = The dead

## Phases

window-founding = Founding of the states
    .clock = Time for the founding
window-review = Review by the host
    .clock = Time for the review
zeppelin-turn = Turn { $turn } begins: { $season }.
zeppelin-annal = { $where }: the class “{ $rank }” rules: { $who }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. { $count ->
    [one] { $count } citizen in all.
   *[other] { $count } citizens in all.
}
zeppelin-review = The host is looking at the results of the turn before they are published.
zeppelin-builds = Winter of turn { $turn }: states build and disband units.
zeppelin-late = No revolution can start any more in this turn.
zeppelin-conquest = { $where } has conquered the map and wins.
zeppelin-cap = { $count ->
    [one] The last turn is over. { $states } has most centres, { $centres }, and wins.
   *[other] The last turn is over. { $states } have most centres, { $centres } each, and share the victory.
}
zeppelin-cap-nobody = The last turn is over. No state has a centre, so nobody wins.
zeppelin-deserted = Everybody has left.
zeppelin-end-conquest = { $states } has conquered the map.
zeppelin-end-cap = { $count ->
    [one] { $states } had most centres after the last turn.
   *[other] { $states } had most centres after the last turn.
}
zeppelin-end-nobody = No state had a centre after the last turn.
zeppelin-end-deserted = Everybody had left.

## The world

zeppelin-founded = A new state: { $where }.
zeppelin-founding-extended = There are fewer than two states, so the time for founding them begins anew. When it is over, the game founds what is missing.
zeppelin-removed = { $where } is no more. Its citizens are stateless and free.
zeppelin-revolution-news = There is a revolution in { $where }.
zeppelin-revolution-won-news = The revolution in { $where } has won.
zeppelin-revolution-vain-news = The revolution in { $where } has won, but there was nothing left to win.
zeppelin-revolution-failed-news = The revolution in { $where } has failed.
zeppelin-resurrected = Back among the living: { $who }.
zeppelin-host-vain = Your last attempt came to nothing: it isn’t possible now. Nobody else has heard of it.

## People

zeppelin-dealt = { $where } begins with these citizens: { $who }.
zeppelin-arrived = { $who } is now a citizen of { $where }.
zeppelin-departed = { $who } has left { $where }.
zeppelin-left = { $who } has left { $where } and the game.
zeppelin-renamed = { $where }: { $who } has a new name, and with it no citizenship any more.
zeppelin-rename-costs = You lose your citizenship of { $where }, your class and your rights.
zeppelin-returned-jailed = { $who } is back in the prison of { $where }.
zeppelin-stateless-joined = Now stateless: { $who }.
zeppelin-stateless-left = No longer stateless: { $who }.
zeppelin-dead-joined = Now among the dead: { $who }.
zeppelin-command-taken = You command the army now and see its orders.
zeppelin-asked-to-enter = You have asked to move to { $to }. You move at the end of the turn.
zeppelin-asked-to-leave = You have asked to leave your state. You leave at the end of the turn.
zeppelin-request-withdrawn = You have withdrawn your request to move.
zeppelin-request-lapsed = Your request to move has lapsed: it could not be carried out.

## Classes and appointments

zeppelin-class-created = { $where }: { $who } has created the class “{ $name }” below “{ $parent }”. Rights: { $rights }. { $limit ->
    [0] No limit.
   *[other] At most { $limit } members.
}
zeppelin-class-edited = { $where }: { $who } has changed the class “{ $before }”. It is now “{ $name }”, below “{ $parent }”. Rights: { $rights }. { $limit ->
    [0] No limit.
   *[other] At most { $limit } members.
}
zeppelin-class-deleted = { $where }: { $who } has deleted the class “{ $name }”.
zeppelin-migrant-class = { $where }: newcomers now join the class “{ $name }”, as { $who } has decided.
zeppelin-appointed = { $where }: { $who } has appointed { $whom } to “{ $name }”.
zeppelin-ruler = { $where }: the host has appointed { $whom } to the empty ruling class “{ $name }”.

## Polls

zeppelin-poll-rights = the class “{ $root }” keeps only these rights: { $rights }
zeppelin-poll-restore = the class “{ $root }” gets these rights: { $rights }
zeppelin-poll-appoint = { $whom } joins the class “{ $root }”
zeppelin-poll-arrest = { $whom } is arrested
zeppelin-poll-execute = { $whom } is executed
zeppelin-poll-exile = { $whom } is exiled
zeppelin-poll-opened = { $where }: { $who } has opened a poll: { $poll }. The votes are counted at the end of the turn.
zeppelin-poll-yes = { $where }: { $who } votes for: { $poll }.
zeppelin-poll-no = { $where }: { $who } votes against: { $poll }.
zeppelin-poll-carried = { $where }: the poll is carried: { $poll }. Votes for: { $yes }.
zeppelin-poll-failed = { $where }: the poll has failed: { $poll }. Votes for: { $yes }.
zeppelin-poll-vain = { $where }: the poll is carried, but it can no longer be done: { $poll }.
zeppelin-poll-void = { $where }: the revolution ends the poll: { $poll }.
zeppelin-dies = { $where }: { $who } is executed.
zeppelin-banished = { $where }: { $who } is exiled.

## Laws

zeppelin-treaty-proposed = { $where }: { $who } proposes the treaty “{ $title }” between { $states }, and has signed it.
zeppelin-treaty-proposed-by = { $where }: { $party } proposes the treaty “{ $title }” between { $states }.
zeppelin-treaty-signed = { $where }: { $who } has signed the treaty “{ $title }”.
zeppelin-treaty-signed-by = { $where }: { $party } has signed the treaty “{ $title }”.
zeppelin-treaty-concluded = { $where }: { $who } has signed the treaty “{ $title }”. All have: { $states }.
zeppelin-treaty-concluded-by = { $where }: { $party } has signed the treaty “{ $title }”. All have: { $states }.
zeppelin-treaty-ended = { $where }: { $who } has ended the treaty “{ $title }”.
zeppelin-treaty-ended-by = { $where }: { $party } has ended the treaty “{ $title }”.
zeppelin-law-passed = { $where }: { $who } has passed a law: “{ $title }”.
zeppelin-law-amended = { $where }: { $who } has amended the law “{ $title }”.
zeppelin-law-repealed = { $where }: { $who } has repealed the law “{ $title }”.

## Order

zeppelin-arrested = { $where }: { $who } has arrested { $whom }.
zeppelin-pardoned = { $where }: { $who } has pardoned { $whom }.
zeppelin-pardoned-by-host = { $where }: the host has pardoned { $whom }.
zeppelin-escaped = { $where }: { $who } has escaped from prison.
zeppelin-executed = { $where }: { $who } has executed { $whom }.
zeppelin-exiled = { $where }: { $who } has exiled { $whom }.
zeppelin-forgiven = { $where }: { $who } has taken { $whom } off the blacklist.
zeppelin-guest-admitted = { $where }: { $who } has admitted { $whom } as a guest.
zeppelin-guest-dismissed = { $where }: { $who } has dismissed the guest { $whom }.

## Murder

zeppelin-murder-killed = { $where }: { $whom } has been murdered. Die { $die }, exposure { $exposure }: the murderer is unknown.
zeppelin-murder-survived = { $where }: an attempt on the life of { $whom } has failed. Die { $die }, exposure { $exposure }: nobody knows who it was.
zeppelin-murder-killed-exposed = { $where }: { $whom } has been murdered, and the murderer is exposed: { $who }. Die { $die }, exposure { $exposure }.
zeppelin-murder-survived-exposed = { $where }: an attempt on the life of { $whom } has failed, and is exposed: it was { $who }. Die { $die }, exposure { $exposure }.
zeppelin-shot-killed = { $where }: { $who } shoots { $whom } dead in front of everybody. Die { $die }.
zeppelin-shot-survived = { $where }: { $who } shoots at { $whom } in front of everybody and misses. Die { $die }.
zeppelin-draw-deal = who lives where
zeppelin-draw-victim = the victim
zeppelin-draw-strike = whether the murder succeeds
zeppelin-draw-exposure = whether the murderer is exposed
zeppelin-draw-escape = whether a prisoner escapes

## Revolution

zeppelin-demand-rights = “{ $name }” wants these rights: { $rights }
zeppelin-demand-parent = “{ $name }” wants to be below “{ $parent }”
zeppelin-demand-parent-gone = “{ $name }” wants to be below a class that is no more
zeppelin-revolution = { $where }: { $who } starts a revolution: { $demand }. It is decided at the end of the turn.
zeppelin-frozen = { $where } is frozen by the revolution: no appointments, laws, arrests, executions, exiles or polls until the turn ends.
zeppelin-side-rebels = { $where }: { $who } joins the rebels: { $demand }.
zeppelin-side-loyal = { $where }: { $who } opposes the rebels: { $demand }.
zeppelin-side-none = { $where }: { $who } takes no side any more: { $demand }.
zeppelin-revolution-won = { $where }: the revolution has won, { $rebels } to { $loyal }: { $demand }.
zeppelin-revolution-vain = { $where }: the revolution has won, { $rebels } to { $loyal }, but there was nothing left to win: { $demand }.
zeppelin-revolution-failed = { $where }: the revolution has failed, { $rebels } to { $loyal }: { $demand }.

## The view

zeppelin-tell-founding = The states are being founded. Anybody may move between them.
zeppelin-tell-turn = Turn { $turn } of { $last }, { $season }.
zeppelin-tell-review = Turn { $turn } of { $last }, { $season }: the host is looking at the results.
zeppelin-tell-builds = Turn { $turn } of { $last }, { $season }: states build and disband units.
zeppelin-tell-over = The game is over, in turn { $turn } of { $last }.
zeppelin-tell-goal = A state with { $goal } centres wins.
zeppelin-tell-country = { $where }, a state with { $count ->
    [one] one centre
   *[other] { $count } centres
}. Units: { $units }. Centres: { $centres }.
zeppelin-tell-power = { $where }, a power without a state, with { $count ->
    [one] one centre
   *[other] { $count } centres
}. Units: { $units }. Centres: { $centres }.
zeppelin-tell-landless = { $where }, a state without land.
zeppelin-tell-citizen = { $who } is a citizen of { $where }. Rights: { $rights }.
zeppelin-tell-jailed = { $who } is in the prison of { $where }. Rights that rest: { $rights }.
zeppelin-tell-stateless = { $who } is stateless.
zeppelin-tell-dead = { $who } is dead until turn { $turn }.
zeppelin-tell-asks = { $who } has asked to move to { $to }.
zeppelin-tell-asks-out = { $who } has asked to leave the state.
zeppelin-tell-guest = { $who } is a guest in { $where }.
zeppelin-tell-blacklisted = { $who } is on the blacklist of { $where }.
zeppelin-tell-attempt = { $who } has tried to murder somebody, and has to wait before the next attempt.
zeppelin-tell-ready = { $who } is ready.
zeppelin-tell-root = { $where }, the ruling class “{ $name }”. Rights: { $rights }. Members, { $count }: { $members }. { $newcomers ->
    [0] Newcomers do not join it.
   *[other] Newcomers join it.
}
zeppelin-tell-class = { $where }, the class “{ $name }” below “{ $parent }”. Rights: { $rights }. { $limit ->
    [0] No limit.
   *[other] At most { $limit } members.
} Members, { $count }: { $members }. { $newcomers ->
    [0] Newcomers do not join it.
   *[other] Newcomers join it.
}
zeppelin-tell-prison = { $where }, in prison: { $who }.
zeppelin-tell-guests = { $where }, guests: { $who }.
zeppelin-tell-blacklist = { $where }, on the blacklist: { $who }.
zeppelin-tell-treaty = Treaty no. { $number } “{ $title }”, with { $states }: { $how ->
    [concluded] signed by all.
    [ended] ended.
    [waits] waits for the signature of this state.
   *[signed] waits for others to sign.
}
zeppelin-tell-law-in-force = { $where }, law no. { $law }, “{ $title }”, version { $versions }. { $text }
zeppelin-tell-law-gone = { $where }, law no. { $law }, “{ $title }”, repealed. Versions: { $versions }. { $text }
zeppelin-tell-poll = { $where }, a poll: { $poll }. For: { $yes }, against: { $no }, needed: { $needed }.
zeppelin-tell-revolution = { $where }, a revolution: { $demand }. Rebels: { $rebels }, against: { $loyal }. If it wins, the class has these rights: { $gains }.
zeppelin-tell-orders = { $where }, standing orders: { $orders }.
zeppelin-tell-wishes = { $where }, { $unit } would retreat to: { $places }.
zeppelin-tell-army-builds = { $where }, ordered for the winter: { $orders }.

## What is refused

zeppelin-too-few-powers = This map has only { $most } powers.
zeppelin-refused-people-only = Only players do this.
zeppelin-refused-host-only = Only the host does this.
zeppelin-refused-founding = The first turn has not begun. Until then you can only talk and move between states.
zeppelin-refused-begun = The turns have begun.
zeppelin-refused-no-treaty = There is no such treaty, or your state has signed it already.
zeppelin-refused-treaty-parties = Name one or more other states.
zeppelin-refused-treaties = A state can have at most { $most } treaties. End one first.
zeppelin-refused-two-states = Found at least two states first.
zeppelin-refused-not-reviewing = There is nothing to publish now.
zeppelin-refused-not-waiting = Nobody waits for you in this phase.
zeppelin-refused-ready-same = You have already said so.
zeppelin-refused-full = There are already { $most } people in this game.
zeppelin-refused-dead = You are dead until turn { $turn }.
zeppelin-refused-stateless = You are stateless. Ask to move to a state first.
zeppelin-refused-jailed = You are in prison.
zeppelin-refused-rename-jailed = In prison you keep your name.
zeppelin-refused-frozen = A revolution has frozen your state until the turn ends.
zeppelin-refused-right = You lack a right: { $right }. { $more ->
    [0] It belongs to { $holders }.
   *[other] It belongs to { $holders } and { $more } more.
}
zeppelin-refused-right-nobody = You lack a right: { $right }. Nobody who is free has it.
zeppelin-refused-nobody = There is no such person here.
zeppelin-refused-no-citizen = This is not a citizen of your state.
zeppelin-refused-not-jailed = { $whom } is not in prison.
zeppelin-refused-already-jailed = { $whom } is in prison.
zeppelin-refused-superior = { $whom } belongs to a class above yours.
zeppelin-refused-not-blacklisted = Nobody like that is on the blacklist.
zeppelin-refused-guest-citizen = Citizens are no guests.
zeppelin-refused-guest-blacklisted = { $whom } is on the blacklist.
zeppelin-refused-guest-already = Already a guest.
zeppelin-refused-no-guest = There is no such guest.
zeppelin-refused-no-country = There is no such state.
zeppelin-refused-countries = There can be at most { $most } states.
zeppelin-refused-country-name = The state needs a name.
zeppelin-refused-country-same-name = Another state has this name.
zeppelin-refused-power-taken = This power is not free.
zeppelin-refused-no-ruling-class = This is not the ruling class of a state.
zeppelin-refused-migrate-here = You already live there.
zeppelin-refused-blacklisted = You are on the blacklist of { $where }.
zeppelin-refused-no-request = You have not asked to move.
zeppelin-refused-classes = A state can have at most { $most } classes.
zeppelin-refused-class-name = The class needs a name.
zeppelin-refused-class-same-name = Another class has this name.
zeppelin-refused-class-not-below = Choose a class below your own.
zeppelin-refused-class-rights = “{ $parent }” above it lacks these rights: { $rights }.
zeppelin-refused-class-limit = { $count ->
    [one] The class already has one member.
   *[other] The class already has { $count } members.
}
zeppelin-refused-class-members = The class has members.
zeppelin-refused-class-children = There are classes below it.
zeppelin-refused-class-migrant = Newcomers join this class.
zeppelin-refused-class-revolts = This class is in revolt.
zeppelin-refused-class-full = The class is full.
zeppelin-refused-migrant-limited = The class of newcomers cannot have a limit.
zeppelin-refused-migrant-already = Newcomers already join this class.
zeppelin-refused-not-root = Only members of the ruling class do this.
zeppelin-refused-root-rights-only = Of the ruling class only the rights can change.
zeppelin-refused-root-appoints = The ruling class keeps the right of appointment.
zeppelin-refused-root-narrower = Choose fewer rights than the ruling class has.
zeppelin-refused-root-wider = Choose more rights than the ruling class has.
zeppelin-refused-root-whole = The ruling class has all rights.
zeppelin-refused-appoint-whom = You can appoint yourself and those below you.
zeppelin-refused-appoint-where = You can appoint to your own class and those below it.
zeppelin-refused-appoint-there = { $whom } is already in this class.
zeppelin-refused-poll-open = Such a poll is already open.
zeppelin-refused-no-poll = There is no such poll.
zeppelin-refused-vote-same = You have already voted so.
zeppelin-refused-law-title = The law needs a title.
zeppelin-refused-laws = A state can have at most { $most } laws.
zeppelin-refused-no-law = There is no such law in force.
zeppelin-refused-murder-nobody = There is nobody else in your state.
zeppelin-refused-murder-self = Choose somebody else.
zeppelin-refused-murder-turn = One attempt in a turn. You have made yours.
zeppelin-refused-murder-hours = Your last attempt was too recent. Wait { DURATION($wait) }.
zeppelin-refused-revolt-jailed = A prisoner can start a revolution only if the whole class is in prison.
zeppelin-refused-revolt-top = Yours is the ruling class.
zeppelin-refused-revolt-late = No revolution can start in this part of the turn.
zeppelin-refused-revolt-already = Your class is already in revolt.
zeppelin-refused-revolt-pause = The last revolution of your class failed. It can start another one from turn { $turn }.
zeppelin-refused-revolt-rights = Demand rights that the class above yours has and yours lacks.
zeppelin-refused-revolt-parent = Choose a class that is neither yours, nor right above it, nor below it.
zeppelin-refused-no-revolution = There is no such revolution.
zeppelin-refused-side-same = You are already on this side.

## What can be done

form-zeppelin-create-class = Create a class
    .field-name = Name
    .field-rights = Rights
    .field-limit = Most members (0: no limit)
form-zeppelin-edit-class = Change a class
    .field-name = Name
    .field-rights = Rights
    .field-limit = Most members (0: no limit)
    .warning = Rights of the ruling class change only by a poll of its members. Classes below lose the rights that this one loses.
form-zeppelin-delete-class = Delete a class
    .field-rank = Class
form-zeppelin-appoint = Appoint
    .field-whom = Whom
    .field-rank = To the class
    .warning = Into the ruling class nobody gets without a poll of its members.
form-zeppelin-restore-root = Give rights back to the ruling class
    .field-rights = Rights
    .warning = This opens a poll.
form-zeppelin-vote-poll = { $yes ->
    [yes] Vote for
   *[no] Vote against
}
    .any = Vote
form-zeppelin-set-migrant-class = Choose the class of newcomers
    .field-rank = Class
form-zeppelin-pass-law = Pass a law
    .field-title = Title
    .field-text = Text
form-zeppelin-amend-law = Amend law no. { $law }
    .field-text = New text
    .any = Amend a law
form-zeppelin-repeal-law = Repeal law no. { $law }
    .any = Repeal a law
form-zeppelin-propose-treaty = Propose a treaty
    .field-title = Title
    .field-text = Text
    .field-parties = With whom
form-zeppelin-sign-treaty = Sign treaty no. { $treaty }
    .any = Sign a treaty
form-zeppelin-end-treaty = Refuse or end treaty no. { $treaty }
    .any = Refuse or end a treaty
form-zeppelin-arrest = Arrest
    .field-whom = Whom
    .warning = A member of the ruling class is arrested only by a poll.
form-zeppelin-pardon = Pardon
    .field-whom = Whom
form-zeppelin-execute = Execute
    .field-whom = Whom
    .warning = A member of the ruling class is executed only by a poll.
    .sure = An execution cannot be undone: the prisoner loses citizenship and is out for 5 turns. Execute?
form-zeppelin-exile = Exile
    .field-whom = Whom
    .warning = They lose their citizenship at once and cannot come back until they are taken off the blacklist. A member of the ruling class is exiled only by a poll.
    .sure = They lose citizenship and class at once and go on the blacklist. This cannot be taken back. Exile them?
form-zeppelin-forgive = Take off the blacklist
    .field-whom = Whom
form-zeppelin-admit-guest = Admit a guest
    .field-whom = Whom
    .warning = Guests read and write in your state’s room.
form-zeppelin-dismiss-guest = Dismiss a guest
    .field-whom = Whom
form-zeppelin-murder-secretly = Murder secretly
    .field-whom = Whom
    .none-whom = Anyone
    .warning = 40 in 100 that it succeeds; 60 in 100 that you are exposed, either way.
    .sure = The attempt is made at once and cannot be undone: 40 in 100 that it succeeds, 60 in 100 that you are exposed. The victim is out for 5 turns. Do it?
form-zeppelin-murder-openly = Shoot openly
    .field-whom = Whom
    .none-whom = Anyone
    .warning = 60 in 100 that it succeeds. Everybody in the room sees that it was you.
    .sure = The shot is fired at once and cannot be undone: 60 in 100 that it hits, and everybody sees that it was you. Shoot?
form-zeppelin-demand-rights = Start a revolution for rights
    .field-rights = Rights
    .warning = It is decided at the end of the turn by the number of people on each side.
    .sure = A revolution, once started, cannot be called off. Everybody will know that your class started it. Start it?
form-zeppelin-demand-parent = Start a revolution for another place
    .field-parent = Below which class
    .warning = If it wins, your class keeps only rights that the new class above it has.
    .sure = A revolution, once started, cannot be called off. Everybody will know that your class started it. Start it?
form-zeppelin-take-side = { $rebel ->
    [yes] Join the rebels
   *[no] Oppose the rebels
}
    .any = Take a side
form-zeppelin-migrate = Move to another state
    .field-to = Where
    .none-to = Just leave
    .warning = You lose your citizenship and your class.
form-zeppelin-stay-here = Withdraw the request to move
form-zeppelin-ready = { $ready ->
    [yes] I am ready
   *[no] Wait for me after all
}
    .any = Ready
form-zeppelin-orders = Give orders
    .field-orders = Orders
    .field-text = More orders
form-zeppelin-wishes = Say where a unit should retreat
    .field-unit = Unit
    .field-places = Places, the most wanted first
form-zeppelin-builds = Order builds and disbands
    .field-orders = Orders
form-zeppelin-found-country = Found a state
    .field-name = Name
    .field-power = Power on the map
    .none-power = Without land
form-zeppelin-remove-country = Remove a state
    .field-country = State
    .warning = Its citizens become stateless. Its units stay and hold.
    .sure = The state is gone for the rest of the match, and its citizens become stateless. Remove it?
form-zeppelin-settle = Move somebody
    .field-whom = Whom
    .field-country = To the state
    .none-country = None, out of theirs
form-zeppelin-appoint-ruler = Appoint to an empty ruling class
    .field-rank = State
    .field-whom = Whom
form-zeppelin-begin-turns = Begin the first turn
    .sure = The founding ends for everybody, and the first turn begins. Begin?
form-zeppelin-override-retreat = Decide where a unit retreats
    .field-unit = Unit
    .field-place = Place
    .none-place = Disband it
form-zeppelin-override-removal = Decide which unit is disbanded
    .field-power = Power
    .field-unit = Unit
form-zeppelin-publish = Publish the turn

## Options

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
