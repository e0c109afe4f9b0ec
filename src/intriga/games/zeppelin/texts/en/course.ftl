### Zeppelin: turns, people, how a match ends.

## Names

zeppelin-nowhere = nowhere
zeppelin-nothing = none
zeppelin-nobody = nobody
zeppelin-spring = spring
zeppelin-autumn = autumn
zeppelin-place = { $power }

## Rooms

zeppelin-room-world = The world
zeppelin-room-state = { $where }
zeppelin-room-prison = { $where }: the prison
zeppelin-room-stateless = The stateless
zeppelin-room-dead = The dead

## What happens

zeppelin-turn = Turn { $turn } begins: { $season }.
zeppelin-and-more = { $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
zeppelin-annal = { $where }: the class “{ $rank }” rules: { $who }{ zeppelin-and-more }. { $count ->
    [one] { $count } citizen in all.
   *[other] { $count } citizens in all.
}
    .short = { $where }: “{ $rank }” rules
zeppelin-review = The host is looking at the results of the turn before they are published.
    .short = The host is looking at the results
zeppelin-builds = Winter of turn { $turn }: states build and disband units.
    .short = Winter of turn { $turn }: builds
zeppelin-late = No revolution can start any more in this turn.
    .short = Too late for a revolution this turn
zeppelin-conquest = { $where } has conquered the map and wins.
    .short = { $where } has conquered the map
zeppelin-cap = { $count ->
    [one] The last turn is over. { $states } has most centres, { $centres }, and wins.
   *[other] The last turn is over. { $states } have most centres, { $centres } each, and share the victory.
}
    .short = The last turn is over
zeppelin-cap-nobody = The last turn is over. No state has a centre, so nobody wins.
    .short = The last turn is over: nobody wins
zeppelin-deserted = Everybody has left.
zeppelin-end-conquest = { $states } has conquered the map.
zeppelin-end-cap = { $count ->
    [one] { $states } had most centres after the last turn.
   *[other] { $states } had most centres after the last turn.
}
zeppelin-end-nobody = No state had a centre after the last turn.
zeppelin-end-deserted = Everybody had left.
zeppelin-founding-extended = There are fewer than two states, so the time for founding them begins anew. When it is over, the game founds what is missing.
    .short = The founding of states begins anew
zeppelin-dealt = { $where } begins with these citizens: { $who }.
    .short = { $where } has its first citizens
zeppelin-left = { $who } has left { $where } and the game.
    .short = { $who } has left the game
zeppelin-renamed = { $where }: { $who } has a new name, and with it no citizenship any more.
    .short = { $where }: { $who } has a new name
zeppelin-rename-costs = You lose your citizenship of { $where }, your class and your rights.
zeppelin-dead-joined = Now among the dead: { $who }.
zeppelin-command-taken = You command the army now and see its orders.
    .short = You command the army now

## What is seen

zeppelin-tell-founding = The states are being founded. Anybody may move between them.
zeppelin-tell-turn = Turn { $turn } of { $last }, { $season }.
zeppelin-tell-review = Turn { $turn } of { $last }, { $season }: the host is looking at the results.
zeppelin-tell-builds = Turn { $turn } of { $last }, { $season }: states build and disband units.
zeppelin-tell-over = The game is over, in turn { $turn } of { $last }.
zeppelin-tell-goal = A state with { $goal } centres wins.
zeppelin-centres = { $count ->
    [one] one centre
   *[other] { $count } centres
}
zeppelin-tell-country = { $where }, a state with { zeppelin-centres }. Units: { $units }. Centres: { $centres }.
zeppelin-tell-power = { $where }, a power without a state, with { zeppelin-centres }. Units: { $units }. Centres: { $centres }.
zeppelin-tell-landless = { $where }, a state without land.
zeppelin-tell-citizen = { $who } is a citizen of { $where }. Rights: { $rights }.
zeppelin-tell-jailed = { $who } is in the prison of { $where }. Rights that rest: { $rights }.
zeppelin-tell-dead = { $who } is dead until turn { $turn }.
zeppelin-tell-ready = { $who } is ready.

## What can be done

form-zeppelin-ready = { $ready ->
    [yes] I am ready
   *[no] Wait for me after all
}
    .any = Ready
    .help = The turn ends early if everybody is ready.
form-zeppelin-begin-turns = Begin the first turn
    .sure = The founding ends for everybody, and the first turn begins. Begin?
    .help = The founding ends, and the first turn begins.
form-zeppelin-publish = Publish the turn
    .help = Everybody sees the results of the turn, and the match goes on.

## What is refused

zeppelin-refused-people-only = Only players do this.
zeppelin-refused-host-only = Only the host does this.
zeppelin-refused-founding = The first turn has not begun. Until then you can only talk and move between states.
zeppelin-refused-begun = The turns have begun.
zeppelin-refused-two-states = Found at least two states first.
zeppelin-refused-not-reviewing = There is nothing to publish now.
zeppelin-refused-not-waiting = Nobody waits for you in this phase.
zeppelin-refused-ready-same = You have already said so.
zeppelin-refused-full = There are already { $most } people in this game.
zeppelin-refused-dead = You are dead until turn { $turn }.
zeppelin-refused-rename-jailed = In prison you keep your name.
zeppelin-refused-nobody = There is no such person here.
zeppelin-refused-no-citizen = This is not a citizen of your state.

## Draws

zeppelin-draw-deal = who lives where
