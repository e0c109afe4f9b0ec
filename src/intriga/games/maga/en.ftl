# MAGA-Game: the texts of the game.

## Game and options

game-maga = MAGA-Game
    .blurb = Teams run states with ten ministries: secret lists of actions, spies, missiles, the exchange, treaties that can be proved broken.
option-maga-people = People in a team
    .help = Seats that are too few for another team join the last ones.
option-maga-sizes = Sizes of the teams
    .help = Team by team, such as 4, 3, 3. Empty: all as above.
option-maga-turns = Turns
    .help = The host can end the match earlier.
option-maga-treasury = Treasury at the start
    .help = In units of one: 10,000,000 in the rulebook.
option-maga-income = Income of each sphere at the start
    .help = There are three spheres; 1,000,000 each in the rulebook.
option-maga-level = Level of all roles at the start
    .help = 1 in a usual match; higher for a short one.
option-maga-mood = Mood at the start, per cent
    .help = Below 50 a revolt breaks out.
option-maga-nuclear = Nuclear missiles at the start
    .help = Usually none.
option-maga-abm = Interceptors at the start
    .help = One is enough to be warned of launches.
option-maga-hall = Circles
    .help = Only ambassadors, who are drawn by lot, may talk to other teams.
    .value-rooms = Rooms on the server
    .value-hall = People sit in a hall
    .value-free = Everybody talks to everybody
option-maga-pause = A pause after each turn
    .help = Teams are alone with their reports for a while; nobody else may be talked to.
option-maga-curators = Curators mind the circles
    .help = They don't play. They sit in a circle, hear what is said there, mute, warn, and send ambassadors home.
option-maga-drafts_count = A draft counts when time is up
    .help = Otherwise only a list that was handed in does: for tournaments.
option-maga-captain = Only the captain hands in the list
    .help = The others write the list with them.
option-maga-priorities = Priorities
    .help = Priorities decide when an action comes in the technical stage.
    .value-order = The order of the list
    .value-free = Numbers that a team chooses
option-maga-all_hit = A strike counts only if all required missiles hit
    .help = Otherwise those that get through strike.
option-maga-show_missiles = Warnings say how many missiles were launched
    .help = Otherwise only who launched.
option-maga-closing = One more technical stage after the last turn
    .help = Missiles in flight land, declared wars are fought. Otherwise missiles return and wars are void.
option-maga-sabotage_first = Sabotage comes before all other actions
    .help = Otherwise only what has not been carried out yet is disrupted.
option-maga-exchange_gross = A payout of a million raises the level, whatever the stake
    .help = Otherwise the gain must be a million.
option-maga-free_search = A search for a minister who did nothing here is free
    .help = The refusal then tells that they did nothing.
option-maga-scrap = Missiles are scrapped when upkeep cannot be paid
    .help = Otherwise the treasury may go below zero.
option-maga-ordered_share = Most that an ordered transfer may move, per cent
    .help = Of what the owner has, once a turn for each resource.
option-maga-sabotage_revolt = Sabotage can stop the suppression of a revolt
    .help = Otherwise a revolt can always be suppressed.
option-maga-judge = The host judges treaties in free words
    .help = Otherwise a treaty with free words is void.
option-maga-letters = Private messages between teams
    .help = Inside a team they are always possible.

## Windows

window-numbers = Numbers of roles
    .clock = Time to choose numbers
window-pause = Technical stage
    .clock = Time alone with the reports
window-stage = Game stage
    .clock = Length of a game stage

## Roles, spheres, places

maga-role-president = President
    .help = Transfers money and missiles, and dismisses. Counts double in contests.
maga-role-finance = Finance
    .help = Earns money: income and the exchange.
maga-role-defence = Defence
    .help = Missiles, missile defence, raids, wars.
maga-role-fsb = FSB
    .help = Protects the roles of the state and looks for spies.
maga-role-foreign = Foreign intelligence
    .help = Works abroad: recruits and spies.
maga-role-justice = Justice
    .help = Takes other states to court.
maga-role-interior = Interior
    .help = Puts down riots and looks for recruits.
maga-role-media = Public relations
    .help = Lifts the mood at home and spoils it abroad.
maga-role-health = Health
    .help = Viruses and vaccines.
maga-role-secretary = Secretary
    .help = Makes others stronger and helps with half a level.
maga-sphere-agriculture = agriculture
maga-sphere-heavy = heavy industry
maga-sphere-light = light industry
maga-land = State { $n }
maga-circle = Circle of State { $n }
maga-circle-international = International circle
maga-number = No. { $n }
maga-number-of = { $n } ({ $role })
maga-recruited-role = State { $land }, role no. { $number }
maga-money = { FIGURE($money) }
maga-to-spend = To spend
maga-treaty-number = Treaty { NUMBER($n, useGrouping: 0) }
maga-clause-obligation = obligation
maga-clause-right = right
maga-clause-does = does
maga-clause-refrains = does not do
maga-treaty-sign = Sign
maga-treaty-refuse = Refuse
maga-correct-treasury = treasury
maga-correct-nuclear = nuclear missiles
maga-correct-abm = interceptors
maga-correct-mood = mood
maga-resource-money = money
maga-resource-agriculture = income from agriculture
maga-resource-heavy = income from heavy industry
maga-resource-light = income from light industry
maga-resource-nuclear = nuclear missiles
maga-resource-abm = interceptors

## Actions

maga-action-transfer-money = Transfer money
maga-action-transfer-income = Transfer income
maga-action-transfer-nuclear = Transfer nuclear missiles
maga-action-transfer-abm = Transfer interceptors
maga-action-fire = Dismiss a role
maga-action-raise-income = Raise income
maga-action-bet = Bet on the exchange
maga-action-change-nuclear = Buy or scrap nuclear missiles
maga-action-change-abm = Buy or scrap interceptors
maga-action-strike = Nuclear strike
maga-action-shoot-down = Shoot missiles down
maga-action-cancel-strike = Call a strike off
maga-action-attack = Land attack
maga-action-raid = Raid
maga-action-protect = Protect roles
maga-action-find-foreign = Find a foreign intelligence minister
maga-action-sabotage = Sabotage
maga-action-recruit = Recruit a role
maga-action-release = Release a recruited role
maga-action-kill = Kill a role
maga-action-surveil = Surveillance
maga-action-sue = Sue in court
maga-action-suppress = Suppress the revolt
maga-action-check-recruited = Check for recruited roles
maga-action-free-role = Free a role from recruiters
maga-action-state-lie = Lie in the press
maga-action-refute = Refute a lie
maga-action-improve-mood = Improve the mood
maga-action-worsen-mood = Worsen a foreign mood
maga-action-infect = Infect with a virus
maga-action-vaccinate = Develop a vaccine
maga-action-boost = Raise a level
maga-action-help = Help a role
maga-action-priced = { $action } · { $thousands ->
    [1000] 1M
    [1500] 1.5M
    [2000] 2M
    [3000] 3M
   *[other] { $thousands }K
}

## Why a line was refused

maga-why-blocked = the role cannot act this turn
maga-why-revolt = there is a revolt
maga-why-slot = the role has used its ordinary action
maga-why-once = only once a turn
maga-why-money = not enough money
maga-why-no-target = there is no such target
maga-why-own-territory = the target belongs to the same federation
maga-why-fires-itself = the President cannot be dismissed
maga-why-same-sphere = the spheres must differ
maga-why-stake = the stake must be a multiple of 500,000
maga-why-nothing = there is nothing to change
maga-why-no-missiles = there are no missiles
maga-why-low-level = the minister’s level is below 5
maga-why-more-hits-than-missiles = more hits than missiles
maga-why-target-twice = a target is named twice
maga-why-no-flight = no missiles fly there
maga-why-nobody-there = that minister did nothing here
maga-why-recruited-already = the role is recruited already
maga-why-not-recruited = the role is not recruited
maga-why-nobody-recruited = nobody is recruited in that state
maga-why-no-lie = that state has not lied
maga-why-not-their-chapter = not an action of that role
maga-why-ordered-already = the role has an order already
maga-why-helps-itself = a role cannot help itself
maga-why-second-helper = the state helps that role already
maga-why-too-much-protection = more than 100 per cent, or a role twice

## Events

maga-turn = Turn { $turn } begins.
maga-last-turn = The host ends the match after turn { $turn }.
maga-over = The match ended after turn { $turn }.
maga-numbers = Your team has chosen its numbers.
maga-pause = Turn { $turn } is over: teams are alone with their reports.
maga-goes-on = Your team needs no more time.
maga-handed-in = State { $land }: a list of { $count ->
    [one] { $count } action
   *[other] { $count } actions
} is handed in.
maga-withdrawn = State { $land }: the list is withdrawn.
maga-no-captain = The team has no captain now: everybody can hand in, or name one.
maga-captain = { $whom } is the captain of your team.
maga-ministries = Ministries were shared out anew in your team.
maga-ambassador = State { $n }: { $who } is the ambassador ({ $where }).
maga-turned-away = { $who } is no longer received and goes home ({ $where }).
maga-received-again = { $who } may sit there again ({ $where }).
maga-sent-home = { $who } is sent home ({ $where }).
maga-warned = A warning from the curator ({ $where }): { $reason }
maga-ocean = The ocean
maga-place-team = Team { $n }
maga-place-curators = Curators
maga-place-curator = Circle of State { $n }
maga-banned = State { $land } no longer receives ambassadors of State { $team }.
maga-unbanned = State { $land } receives ambassadors of State { $team } again.
maga-treaty-proposed = State { $by } proposes a treaty.
maga-treaty-signed = State { $by } has signed a treaty with you.
maga-treaty-refused = State { $by } has refused a treaty with you.
maga-judged = The host has judged: State { $breaker } broke treaty { NUMBER($treaty, useGrouping: 0) }.
maga-corrected = The host has set a number of State { $land } right: { $reason }
maga-corrected-sealed = The host has set a number of State { $land } right; only that team reads which and why.
maga-corrected-by = State { $land }, { $what }: { $way ->
    [up] { FIGURE($by) } more.
    [down] { FIGURE($by) } less.
   *[same] as before.
}
maga-fined = State { $land } is fined { FIGURE($money) }: { $reason }
maga-awarded = State { $land } is awarded { FIGURE($money) }: { $reason }
maga-report = The report of turn { $turn } is there.
maga-detected = { $land }: { $attacker } tried “{ $action }” against you ({ $role }).
maga-received = { $land }: { $sender } transfers { $what }: { FIGURE($amount) }.
maga-raided = { $land }: raiders took { FIGURE($amount) }.
maga-agent = { $land }: your agent reports: { $role } of { $target }, no. { $number }, level { $level }. More in the report.
maga-watched = { $land }: under surveillance: { $role } of { $target }, no. { $number }, level { $level }. More in the report.
maga-found = { $land }: the foreign intelligence minister of { $target } has number { $number }.
maga-contact-lost = { $land }: contact with role no. { $number } of { $target } is lost.
maga-was-recruited = { $land }: { $role } had been recruited and is free again.
maga-killed = { $land }: { $role } was killed.
maga-suit-won = { $land }: { $plaintiff } sued you and won.
maga-suit-lost = { $land }: { $plaintiff } sued you and lost.
maga-some-recruited = { $land }: some of your roles are recruited.
maga-none-recruited = { $land }: none of your roles is recruited.
maga-worsened = { $land }: somebody worsened the mood of your people.
maga-infected = { $land }: a new virus is spreading.
maga-disrupted = { $land }: actions were disrupted ({ $role }).
maga-revolt = { $land }: the mood is { $mood } per cent, a revolt breaks out.
maga-attacked = { $land }: { $attacker } has attacked you. Gather allies: the war is decided at the end of this turn.
maga-war-won = { $attacker } has won the war against { $target }.
maga-war-lost = { $attacker } has lost the war against { $target }.
maga-nuclear-hit = { $land }: nuclear { $hits ->
    [one] hit
   *[other] hits ({ $hits })
}.
maga-impact = Missiles of { $launcher } reached their target ({ $hits }).
maga-repelled = No missile of { $launcher } reached its target.
maga-launch = { $land }: { $launcher } has launched nuclear missiles.
maga-launch-counted = { $land }: { $launcher } has launched nuclear missiles ({ $count }).
maga-launcher-seen = { $land }: a missile of { $attacker } was seen; { $aimed }.
maga-aimed-here = it flies at you
maga-aimed-elsewhere = it does not fly at you
maga-exchange = { $land }: the winning number is { DECIMAL($number) }, you get { FIGURE($payout) }.
maga-statement = { $author } makes a statement in the press against { $target }.
maga-refuted = The statement of { $author } against { $target } is refuted.
maga-conquered = { $winner } has conquered { $target }.
maga-ending-turns = The last turn is over.
maga-ending-conquest = One team commands all states.
maga-ending-host = The host ended the match.

## The view in sentences

maga-now-opening = Teams choose the numbers of their roles.
maga-now-play = Turn { $turn } of { $turns }.
maga-now-pause = Before turn { $turn } of { $turns }: teams are alone with their reports.
maga-now-over = The match is over, { $turn } { $turn ->
    [one] turn
   *[other] turns
} were played.
maga-belongs = State { $n } is commanded by State { $to }.
maga-team = State { $n }: { $people }.
maga-sits = { $who }: ambassador, { $where }.
maga-home-bans = Your circle does not receive State { $n }.
maga-home-treaty = Treaty { NUMBER($n, useGrouping: 0) } ({ $parties }): signed by { $signed }.
maga-desk = State { $n }: treasury { FIGURE($treasury) }, income { FIGURE($income) }, upkeep { FIGURE($upkeep) }; nuclear missiles { $nuclear }, interceptors { $abm }; mood { $mood } per cent.
maga-desk-income = State { $n }: income from { $sphere } { FIGURE($income) }.
maga-desk-role = State { $n }: { $role }, level { $level }, number { $number }.
maga-desk-blocked = State { $n }: { $role }, level { $level }, number { $number }, cannot act this turn.
maga-desk-editor = { $role }: edited by { $who }.
maga-desk-revolt = State { $n }: there is a revolt.
maga-desk-lie = State { $n }: State { $by } spreads lies about you.
maga-desk-infected = State { $n }: viruses spreading: { $count }.
maga-desk-recruited = State { $n }: recruited role no. { $number } of State { $land }.
maga-desk-flight = State { $n }: missiles flying at State { $land }: { $count }.
maga-desk-war = State { $n } is at war with State { $to }.
maga-desk-list = State { $n }: list handed in: { $lines }.
maga-desk-refused = State { $n }: “{ $action }” was not carried out: { $why }.
maga-desk-done = State { $n }: “{ $action }” succeeded.
maga-desk-failed = State { $n }: “{ $action }” failed.
maga-desk-cancelled = State { $n }: “{ $action }” did not take place.
maga-spending = { $left ->
    [0] The list costs { FIGURE($spent) }: exactly what there will be.
   *[other] The list costs { FIGURE($spent) } of { FIGURE($money) }, leaving { FIGURE($left) }.
}
maga-hint-revolt = There is a revolt: without the line “Suppress the revolt” nothing of the list is carried out.
maga-hint-blocked = Not as things stand: { $role } cannot act this turn.
maga-hint-missiles = Nuclear missiles now: { $count }.
maga-hint-level = Level { $least } is needed; now it is { $level } ({ $role }).
maga-hint-no-lie = State { $n } has told no lie about you.
maga-hint-no-revolt = There is no revolt: the mood falls by { $points }.
maga-hint-principals = { $role }: this help does not count in the land war against you; Defence, FSB and Interior defend side by side, each with all of their level.
maga-hint-helps-itself = A role does not help itself.
maga-hint-last-turn = This is the last turn: what begins now is not finished.
maga-hint-once = The role does this only once a turn.
maga-hint-slot = Its ordinary action of the turn is taken by a line above ({ $role }).
maga-score = State { $n }: { $points } points.

## The resolution log

maga-log-level = { $land }: { $role } rises to level { $level }.
maga-log-contest = { $land }, “{ $action }” against { $target } ({ $role }): { DECIMAL($attack) } to { DECIMAL($defence) }, { $won }.
maga-log-won = won
maga-log-lost = lost
maga-log-done = { $land }: “{ $action }” ({ $role }) succeeded{ $paid ->
        [0] .
       *[other] ; it cost { $paid }.
    }
maga-log-failed = { $land }: “{ $action }” ({ $role }) failed{ $paid ->
        [0] .
       *[other] ; it cost { $paid }.
    }
maga-log-refused = { $land }: “{ $action }” ({ $role }) was not carried out: { $why }.
maga-log-cancelled = { $land }: “{ $action }” ({ $role }) was cancelled.
maga-log-money = { $land }: income { FIGURE($income) }, upkeep { FIGURE($upkeep) }.
maga-log-scrapped = { $land }: missiles scrapped for lack of money: { $nuclear } nuclear, { $abm } interceptors.
maga-log-unrest = { $land }: the revolt costs { $percent } per cent of everything.
maga-log-ordered = { $land }: { $by } gives an order ({ $role }).
maga-log-transfer = { $land } transfers to { $target }: { $what }, { FIGURE($amount) }.
maga-log-fired = { $land }: { $role } dismissed, level { $level }.
maga-log-freed = { $land }: { $role } is free of { $by }.
maga-log-income = { $land }: income from { $sphere } rises by { FIGURE($amount) }.
maga-log-no-rival = { $land }: nobody else has income from { $sphere }.
maga-log-income-won = { $land } takes income from { $target } ({ $sphere }): { FIGURE($amount) }.
maga-log-bet = { $land } bets { FIGURE($stake) } ({ $role }).
maga-log-change-nuclear = { $land }: nuclear missiles { $count }.
maga-log-change-abm = { $land }: interceptors { $count }.
maga-log-war-declared = { $land } declares war on { $target }.
maga-log-raided = { $land } takes { FIGURE($amount) } from { $target }.
maga-log-launched = { $land } launches missiles at { $target }: { $count }.
maga-log-shot = { $land }: interceptors launched: { $count }.
maga-log-shot-down = { $land } shoots down missiles of { $launcher } at { $target }: { $count }.
maga-log-recalled = { $land } calls off its missiles at { $target }: { $count }.
maga-log-shrunk = { $land } loses: treasury { FIGURE($money) }, income { FIGURE($income) }, nuclear missiles { $nuclear }, interceptors { $abm }.
maga-log-nobody-there = { $land } searches in vain: { $target } did nothing there.
maga-log-sabotaged = { $land }: { $role } sabotaged by { $by }.
maga-log-recruited = { $land }: { $role } recruited by { $by }.
maga-log-killed = { $land }: { $role } killed by { $by }.
maga-log-killed-in-vain = { $land }: { $role } cannot be killed this turn.
maga-log-suppressed = { $land }: the revolt is suppressed.
maga-log-nothing-to-free = { $land }: the role was not recruited.
maga-log-wrong-suspect = { $land }: a vaccine against a virus that { $target } did not send.
maga-log-impact = Missiles of { $land } at { $target }: hits { $hits } of { $left }.
maga-log-war = War of { $land } against { $target }: { DECIMAL($attack) } to { DECIMAL($defence) }.
maga-log-learnt = { $land } learns from the conquered: { $role }.
maga-log-exchange = Exchange: the phantom’s number is { $phantom }, the winning number { DECIMAL($number) }.
maga-log-payout = { $land } gets { FIGURE($amount) } from the exchange.
maga-log-revolt = { $land }: a revolt breaks out.
maga-log-fined = The host’s word, { $land }: money { $by }.
maga-log-corrected-treasury = The host sets { $land } right: treasury { $by }.
maga-log-corrected-nuclear = The host sets { $land } right: nuclear missiles { $by }.
maga-log-corrected-abm = The host sets { $land } right: interceptors { $by }.
maga-log-corrected-mood = The host sets { $land } right: mood { $by }.
maga-log-judged = The host judged: State { $breaker } broke treaty { NUMBER($treaty, useGrouping: 0) }.

## Refusals

maga-refused-few-teams = With { $people } in a team there are fewer than two teams. Add seats or make the teams smaller.
maga-refused-people-only = This is for players only.
maga-refused-host-only = This is for the host only.
maga-refused-opening-over = Numbers can be chosen only before the first turn.
maga-refused-numbers = Give each role a number of its own from 1 to 10.
maga-refused-not-playing = This can be done only while the match is played.
maga-refused-not-yours = Your team does not command this state.
maga-refused-captain-only = Only the captain does this.
maga-refused-no-captains = This match has no captains.
maga-refused-too-many-lines = A list has at most { $most } actions. Remove some.
maga-refused-no-land = There is no such state.
maga-refused-same-sphere = Choose two different spheres.
maga-refused-hits = There cannot be more hits than missiles.
maga-refused-no-helped = Choose whom to help: a role of your own, or the number of a foreign one.
maga-refused-not-recruited = Your intelligence has not recruited this role.
maga-refused-nothing-handed-in = No list is handed in.
maga-refused-not-of-team = Choose somebody of your own team.
maga-refused-not-your-ministry = Another member of your team edits this ministry.
maga-refused-no-circle = There is no such circle to go to.
maga-refused-ambassador-there = Your team has an ambassador there already.
maga-refused-no-ambassador = This person is not an ambassador now.
maga-refused-banned = This circle does not receive your team.
maga-refused-nobody-at-home = All of your team are out this turn.
maga-refused-no-team = Choose another team.
maga-refused-no-change = It is so already.
maga-refused-parties = Choose other teams, each once.
maga-refused-since = A treaty cannot begin before turn { $turn }.
maga-refused-empty-treaty = Add a clause or some words.
maga-limit-condition = “If State” and “this action” go together
maga-limit-treaty = At least one clause, or free words
maga-refused-clause = Clause { $n } is not clear: its party must be a party to the treaty, and its action must exist.
maga-refused-many-treaties = A team proposes at most { $most } treaties.
maga-refused-no-circles = There are no circles here: everybody talks to everybody.
maga-refused-commands-nothing = Your state is conquered: its people watch.
maga-refused-no-judge = Nobody judges treaties in this match.
maga-refused-no-pause = There is no pause now.
maga-refused-sizes = Sizes of at least two teams, each of 1 to { $most } people, that make as many as there are seats ({ $seats }); these make { $total }.
maga-refused-no-treaty = There is no such treaty.
maga-refused-value = Enter a number from { $low } to { $high }.
maga-refused-ending = The match ends after this turn already.

## Draws

maga-draw-lot = place on the circle
maga-draw-number = number of a role
maga-draw-ambassador = who is sent as ambassador
maga-draw-treaty = number of a treaty
maga-draw-contest = 0: the attacker loses
maga-draw-order = which of equal actions comes next
maga-draw-leader = with whom one competes for income
maga-draw-missile = which missile is shot at
maga-draw-phantom = the phantom’s number, from −100

## Forms

form-maga-choose-numbers = Numbers of your roles
    .field-numbers = Numbers
    .help = Others aim at your roles by these numbers. Without a choice lots are drawn.
form-maga-hand-in = List of actions
    .field-lines = Actions
    .field-kind = Action
    .field-to = To
    .field-money = How much
    .field-sphere = Sphere
    .field-missiles = Missiles
    .field-role = Role
    .field-first = First sphere
    .field-second = Second sphere
    .field-number = Number
    .field-stake = Stake
    .field-target = State
    .field-most = At most
    .field-hits = Hits wanted
    .field-percent = Per cent
    .field-treaty = Broken treaty
    .field-whom = Whom
    .field-priority = Priority
    .field-through = By a recruited role
    .field-besides = Besides the owner’s action
form-maga-withdraw = Withdraw the list
form-maga-go-on = We have read our reports
    .help = The next turn begins when all teams have said so.
form-maga-name-captain = Name the captain
    .field-whom = Captain
form-maga-share-ministry = Share out a ministry
    .field-role = Role
    .field-whom = Who edits it
    .none-whom = Everybody
form-maga-send-ambassador = Send an ambassador
    .field-circle = Where to
    .help = Who goes is drawn by lot.
form-maga-ban-team = { $banned ->
    [yes] Ban a team from your circle
   *[other] Receive a team again
}
    .field-team = Team
form-maga-propose-treaty = Propose a treaty
    .field-partner = With
    .field-others = Other parties
    .field-team = State
    .field-clauses = Clauses
    .field-kind = Kind
    .field-party = State
    .field-does = Does or does not
    .field-action = Action
    .field-land = Only this territory of it
    .none-land = All it commands
    .field-target = To whom
    .field-least = At least (transfers; 0: any amount)
    .field-every = Every turn of the term, not once
    .field-if_party = If State
    .field-if_land = Only this territory of it
    .none-if_land = All it commands
    .field-if_does = Does or does not
    .field-if_action = This action
    .field-if_target = To whom
    .field-if_least = At least (transfers; 0: any amount)
    .field-since = From turn
    .field-turns = For how many turns
    .field-text = In free words
    .help = The server checks the clauses. A duty with a condition appears in the turn after it was met and lasts until the term ends. Free words are judged by the host.
form-maga-answer-treaty = Answer a treaty
    .field-treaty = Treaty
    .field-answer = Answer
form-maga-correct = { $sealed ->
    [yes] Set a number right under seal
   *[other] Set a number right
}
    .help = { $sealed ->
        [yes] Everybody reads whose it is; only its team reads which, by how much and why.
       *[other] Everybody reads whose it is, by how much it changes, and why.
    }
    .field-land = State
    .field-what = What
    .field-value = New value
    .field-reason = Reason
form-maga-fine = Fine or award
    .field-land = State
    .field-money = Money, below 0 a fine
    .field-reason = Reason
form-maga-send-home = Send an ambassador home
    .field-whom = Ambassador
form-maga-warn-circle = Warn a circle
    .field-circle = Circle
    .field-reason = What about
form-maga-judge-clause = Judge a treaty
    .field-treaty = Number of the treaty
    .field-breaker = Who broke it
    .field-victim = Against whom
form-maga-dismiss-captain = Free a team of its captain
    .field-team = Team
    .help = For a captain who is away: everybody in the team hands in, until it names another.
form-maga-end-game = End the match after this turn
    .field-reason = Reason
    .sure = After this turn the match ends for everybody. End it?
