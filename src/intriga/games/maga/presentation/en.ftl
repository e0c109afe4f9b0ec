### The pages of MAGA. States are called by their numbers.

## Common

maga-page-land = State { $n }
maga-page-millions = { $n }{ -maga-million }
maga-page-thousands = { $n }{ -maga-thousand }
maga-page-number-of = no. { $n }, { $land }
maga-page-ministry-president = President
maga-page-ministry-finance = Finance
maga-page-ministry-defence = Defence
maga-page-ministry-fsb = FSB
maga-page-ministry-foreign = Intelligence
maga-page-ministry-justice = Justice
maga-page-ministry-interior = Interior
maga-page-ministry-media = Press
maga-page-ministry-health = Health
maga-page-ministry-secretary = Secretary
maga-page-sphere-agriculture = agriculture
maga-page-sphere-heavy = heavy industry
maga-page-sphere-light = light industry
maga-page-short-agriculture = Agric.
maga-page-short-heavy = Heavy
maga-page-short-light = Light
maga-page-options-teams = Teams and time
maga-page-options-start = What states begin with
maga-page-options-rules = Finer points of the rules

## Now

maga-page-now = { $phase ->
    [opening] The cabinets gather
    [play] Turn { $turn }: game stage
    [pause] Before turn { $turn }: teams alone
   *[over] The match is over
}
maga-page-of-turns = turn { $turn } of { $turns }
maga-page-asked-opening = { $who ->
    [asked] Give your roles their numbers, or leave it to the lot.
    [done] The numbers are given. You can change them until the match begins.
   *[nobody] The teams are giving numbers to their roles.
}
maga-page-asked-play = { $who ->
    [asked] Negotiate, write your list of actions, and hand it in before the stage ends.
    [part] Some of your lists are in. The others are awaited.
    [done] Your list is in. You can replace it or take it back until the stage ends.
    [watches] Your state has been conquered. The victor decides for it; you may watch and advise.
   *[nobody] The teams are negotiating and writing their lists.
}
maga-page-asked-pause = { $who ->
    [asked] Read your report, and talk it over among yourselves. Say when you need no more time.
    [done] You need no more time. The next turn begins when all teams have said so, or the time is up.
    [watches] Your state has been conquered. You sit with the victor; read and advise.
   *[nobody] The teams are alone with their reports.
}
maga-page-asked-over = The match is over.
maga-page-is-out = ambassador: { $where }

## The desk of a team

maga-page-desk = The team's desk
maga-page-numbers = Numbers of the roles
maga-page-numbers-help = Foreign intelligence aims at roles by their numbers. Make yours hard to guess.
maga-page-watches = Your state has been conquered: you sit in the victor's circle and see their desk.
maga-page-capital = capital of the federation
maga-page-subject = conquered in turn { $turn }
maga-page-treasury = Treasury
maga-page-income = Income
maga-page-mood = Mood
maga-page-nuclear = Nuclear missiles
maga-page-abm = Interceptors
maga-page-to-spend = this turn: { $money }
maga-page-upkeep = upkeep: { $money }
maga-page-revolt = revolt
maga-page-revolt-below = below 50 there is a revolt
maga-page-nuclear-note = in flight for a turn
maga-page-abm-note = shoot down, and warn
maga-page-more = up by { $amount }
maga-page-less = down by { $amount }
maga-page-income-by-sphere = Income by sphere
maga-page-roles = Roles
maga-page-role = Role
maga-page-number = No.
maga-page-level = Level
maga-page-blocked = cannot act
maga-page-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
maga-page-list-counts = Handed in: { maga-page-lines }, { $cost }
maga-page-list-empty = The list is empty: the state does nothing this turn.
maga-page-no-list = No list is in yet. If time runs out, the state misses the turn.
maga-page-alarm-revolt = Revolt: half the income, and only the Interior can act. Suppress it, and the rest of your list runs in the same turn.
maga-page-alarm-war = { $side ->
    [us] { $land } has attacked you: the war is decided at the end of this turn. Find helpers for Defence, the FSB and the Interior.
   *[them] You have attacked { $land }. The war is decided at the end of this turn.
}
maga-page-alarm-launch = Nuclear missiles have been launched ({ $lands }). Their target is unknown; they can be shot down in this turn only.
maga-page-alarm-flight = Your missiles in flight to { $land }: { $n }. You can still cancel the strike.
maga-page-alarm-lies = Lies in the press ({ $lands }): 10 off the mood each turn until refuted.
maga-page-alarm-virus = Viruses in the country: { $n }. Each hits the mood harder every turn, until you find who sent it.
maga-page-alarm-agent = Recruited: role no. { $n } ({ $land }).

## The map

maga-page-map = The circle of states
maga-page-states = { $n ->
    [one] { $n } state
   *[other] { $n } states
}
maga-page-map-label = Map: { maga-page-states } on a circle around an ocean. The same follows as a table.
maga-page-ocean = ocean
maga-page-as-table = As a table
maga-page-state = State
maga-page-beside = Neighbours
maga-page-people = People
maga-page-known = What is known
maga-page-map-war = war
maga-page-map-flight = missiles in flight
maga-page-map-lie = lies in the press
maga-page-map-agent = recruited roles
maga-page-link-war = { $a } has attacked { $b }.
maga-page-link-flight = Missiles are flying from { $a } to { $b }.
maga-page-link-lie = { $a } spreads lies about { $b }.
maga-page-link-agent = { $a } has recruited roles of { $b }.
maga-page-belongs = under { $land } since turn { $turn }
maga-page-launched = has launched missiles
maga-page-does-war = has attacked { $land }
maga-page-does-flight = its missiles fly to { $land }
maga-page-does-lie = lies about { $land }
maga-page-does-agent = has recruited in { $land }
maga-page-suffers-war = attacked by { $land }
maga-page-suffers-flight = missiles come from { $land }
maga-page-suffers-lie = { $land } lies about it
maga-page-suffers-agent = recruited by { $land }

## Our team

maga-page-team = Our team
maga-page-captain = captain
maga-page-federation = In the federation: { $lands }
maga-page-guests = Ambassadors with us:
maga-page-banned = No ambassadors received from: { $lands }
maga-page-bans-nobody = Ambassadors of all teams are received.
maga-page-report = Reports
maga-page-treaties = Treaties
maga-page-circles = Circles and ambassadors
maga-page-everything = All figures

## The list of actions

maga-page-list = { $land }: list for turn { $turn }
maga-page-hand-in = Hand in the list
maga-page-withdraw = Take the list back ({ $land })
maga-page-by-lot = Numbers by lot
maga-page-proposal = The whole plan
maga-page-list-help = The higher a line, the sooner its turn. Drag a line, or move it with the arrows. Until the stage ends you can replace what you handed in.
maga-page-stands = { $land }: { maga-page-lines } handed in, { $cost }
maga-page-group-circles = Circles and ambassadors
maga-page-group-treaties = Treaties
maga-page-group-team = Who does what
maga-page-costs = { $unit ->
    [each] Price: { $money } each.
   *[once] Price: { $money }.
}
maga-page-own-level = Our level: { $level }.
maga-page-line-new = New action
maga-page-line-choose = Choose an action: they are listed by ministry.
maga-page-line-through = { $line } (ordered: { $role })

maga-page-line-transfer-money = Transfer { $money } to { $to }
maga-page-line-transfer-income = Transfer income of { $money }, { $sphere }, to { $to }
maga-page-line-transfer-nuclear = Transfer nuclear missiles, { $missiles }, to { $to }
maga-page-line-transfer-abm = Transfer interceptors, { $missiles }, to { $to }
maga-page-line-fire = Fire: { $role }
maga-page-line-raise-income = Raise income: { $first } and { $second }
maga-page-line-bet = Exchange: number { $number }, stake { $stake }
maga-page-line-change-nuclear = { $way ->
    [sell] Scrap nuclear missiles: { $missiles }
   *[buy] Buy nuclear missiles: { $missiles }
}
maga-page-line-change-abm = { $way ->
    [sell] Scrap interceptors: { $missiles }
   *[buy] Buy interceptors: { $missiles }
}
maga-page-line-strike = Nuclear strike: { $target }, up to { $most }, { $hits } to hit
maga-page-line-shoot-down = Shoot down missiles: up to { $most }
maga-page-line-cancel-strike = Cancel the strike: { $target }
maga-page-line-attack = Attack: { $target }
maga-page-line-raid = Raid: { $target }
maga-page-line-protect = Protect: { $role }, { $percent }%
maga-page-line-find-foreign = Find the intelligence minister: { $target }
maga-page-line-sabotage = Sabotage: { $target }, role no. { $number }
maga-page-line-recruit = Recruit: { $target }, role no. { $number }
maga-page-line-release = Release: { $target }, role no. { $number }
maga-page-line-kill = Kill: { $target }, role no. { $number }
maga-page-line-surveil = Surveillance: { $target }, { $whom }
maga-page-line-sue = { $treaty ->
    [none] Lawsuit: { $target }, without documents
   *[other] Lawsuit: { $target }, treaty { $treaty }
}
maga-page-line-suppress = Suppress the revolt
maga-page-line-check-recruited = Check for recruited roles
maga-page-line-free-role = Free from recruitment: { $role }
maga-page-line-state-lie = Lie in the press: { $target }
maga-page-line-refute = Refute the lie of: { $target }
maga-page-line-improve-mood = Improve the mood
maga-page-line-worsen-mood = Worsen the mood: { $target }
maga-page-line-infect = Infect: { $target }
maga-page-line-vaccinate = Vaccine, suspecting: { $target }
maga-page-line-boost = Raise the level: { $role }
maga-page-line-help = Help: { $role } → { $whom }

maga-page-help-transfer-money = Always works; if there is less, that much goes. Carried out by Finance.
maga-page-help-transfer-income = The income of a sphere moves for good. Carried out by Finance.
maga-page-help-transfer-nuclear = Carried out by Defence; no more can go than there are.
maga-page-help-transfer-abm = Carried out by Defence; no more can go than there are.
maga-page-help-fire = The role loses half its level and cannot act next turn, but is certain to be free of recruiters.
maga-page-help-raise-income = 500K more income in each of two spheres. Certain until a sphere is saturated; after that it is won from the leader in a contest of Finance.
maga-page-help-bet = A number from −100 to 100: the nearer to the weighted mean, the better it pays. A net gain of a million raises the level.
maga-page-help-change-nuclear = Buying needs Defence at level 5; below zero they are scrapped. Upkeep is 50K each a turn.
maga-page-help-change-abm = Even one warns you of launches. Below zero they are scrapped. Upkeep is 50K each a turn.
maga-page-help-strike = Missiles fly for a turn and may be shot down. Each hit takes half of all but levels from the target and a quarter from its neighbours – from you, too, if you are one.
maga-page-help-shoot-down = Each interceptor is one attempt against whoever launched: over your own country first, then over any other. You can fire blindly.
maga-page-help-cancel-strike = All of your missiles in this direction are lost.
maga-page-help-attack = Decided at the end of next turn: your Defence against their Defence, FSB and Interior, with helpers on both sides. If you lose, 10 off your mood.
maga-page-help-raid = A contest of Defence, without helpers. Success takes up to a million.
maga-page-help-protect = Shares of the FSB's level guard roles against intelligence, up to 100% together. All lines of protection are one action.
maga-page-help-find-foreign = The FSB against intelligence that has acted in your state. Success reveals its number.
maga-page-help-sabotage = Intelligence against the role and its guard. Success cancels all that the role has not done yet.
maga-page-help-recruit = Needs level 5. Intelligence against the role and its guard. You can give orders to a recruited role; upkeep is 50K a turn.
maga-page-help-release = The role is free again; its owner learns that it had been recruited, not by whom.
maga-page-help-kill = Needs a recruited role in that state. Success: the role falls to level one and cannot act next turn.
maga-page-help-surveil = Name the role by its title or by its number: success tells the other. It also tells the level, what the ministry knows and what the role did this turn.
maga-page-help-sue = A contest of Justice. The loser's mood falls by 20. A proven breach of a treaty gives you one level more.
maga-page-help-suppress = In a revolt: the mood becomes 50 and the revolt ends. Without one, 5 off the mood.
maga-page-help-check-recruited = The answer is certain, but only yes or no.
maga-page-help-free-role = The Interior against the intelligence that recruited. If the role is free, the money is lost.
maga-page-help-state-lie = A contest of the press. Success takes 10 off the target's mood each turn until refuted. Everybody knows who said it.
maga-page-help-refute = Your press against the liar's. Success: 10 more for you, 10 less for the liar, and the fall ends.
maga-page-help-improve-mood = 10 more, certainly, as often as you like.
maga-page-help-worsen-mood = A contest of the press. Success takes 10 off the mood.
maga-page-help-infect = A contest of Health. The virus takes 2, then 4, 8, 16… off the mood until it is cured. Nobody sees who sent it.
maga-page-help-vaccinate = You have to guess who sent the virus. A contest with their Health; success ends all their viruses.
maga-page-help-boost = One level more, certainly; it is the role's ordinary action of the turn.
maga-page-help-help = The helper adds a part of their level: a minister a quarter, the Secretary half. It is their ordinary action of the turn. A foreign role is named by its number.

## The report

maga-page-report-of = Report of turn { $turn }
maga-page-turns = Turns
maga-page-told = What happened to us
maga-page-our-actions = our actions
maga-page-dossiers = Intelligence
maga-page-dossier = { $land }: { $role }, no. { $number }, level { $level }
maga-page-by-agent = Reported by our agent
maga-page-by-watching = Seen by surveillance
maga-page-did-nothing-they = The role did nothing this turn.
maga-page-their-orders = Had others do
maga-page-known-treasury = Treasury: { $money }
maga-page-known-income = Income, { $sphere }: { $money }
maga-page-known-arsenals = Nuclear missiles: { $count }, ABM missiles: { $abm }
maga-page-known-flight = Missiles in flight to { $land }: { $count }
maga-page-known-war = Has declared war on { $land }
maga-page-known-protected = The FSB protects { $role }: { $count }%
maga-page-known-found = Has found foreign intelligence of { $land }: no. { $count }
maga-page-known-agent = Has recruited in { $land }: { $role }, no. { $count }
maga-page-known-recruited = Checked: somebody in the state is recruited
maga-page-known-nobody-recruited = Checked: nobody in the state is recruited
maga-page-known-lie-against = Its lie stands against { $land }
maga-page-known-lie-by = A lie stands against the state; author: { $land }
maga-page-known-infection = Its virus is at work in { $land }
maga-page-did-nothing = The state did nothing this turn.
maga-page-became-done = success
maga-page-became-failed = failure
maga-page-became-refused = not carried out
maga-page-became-cancelled = did not take place
maga-page-figures = Figures before and after
maga-page-was = Before
maga-page-is = After
maga-page-press = What everybody knows

## Treaties

maga-page-treaties-help = The server checks clauses against what states have done. It does not report breaches: you prove them in court, by naming the treaty in a lawsuit.
maga-page-propose = Propose a treaty
maga-page-answer = Answer
maga-page-no-treaties = No treaties yet.
maga-page-treaty-refused = refused
maga-page-treaty-unsigned = awaits signatures
maga-page-treaty-waits = awaits you
maga-page-treaty-later = not in force yet
maga-page-treaty-holds = in force
maga-page-treaty-ended = expired
maga-page-treaty-void = Nobody judges free words in this match, so the whole treaty is void.
maga-page-treaty-term = From turn { $since } to turn { $last }
maga-page-signed = signed
maga-page-not-signed = not signed
maga-page-judged = Turn { $turn }: the host has found a breach by { $land }.
maga-page-provable = If another party has broken it in an earlier turn, name it in a lawsuit: Justice gets one level more.
maga-page-suits = Lawsuits against us
maga-page-obligation = { $does ->
    [yes] { $party } undertakes: “{ $action }”
   *[no] { $party } refrains from: “{ $action }”
}{ $aimed ->
    [yes] { " " }({ $target })
   *[no] { "" }
}{ $does ->
    [yes] { $often ->
        [every] , every turn.
       *[once] , once in the term.
    }
   *[no] .
}
maga-page-only-land = { $party } (only { $land })
maga-page-at-least = { $action }, at least { $much }
maga-page-aimed = { $aimed ->
    [yes] { " " }({ $target }).
   *[no] .
}
maga-page-right = { $does ->
    [yes] { $party } may: “{ $action }”
   *[no] { $party } need not: “{ $action }”
}{ maga-page-aimed }
maga-page-condition = { $does ->
    [yes] If { $party } does “{ $action }”
   *[no] If { $party } does not do “{ $action }”
}{ maga-page-aimed }

## Circles

maga-page-circles-help = Only ambassadors talk to other teams; the lot decides who goes. After the turn everybody goes home. The page of a circle fits a curator's phone.
maga-page-free = In this match everybody talks to everybody; there are no ambassadors.
maga-page-all-circles = All circles
maga-page-change = Change
maga-page-at-home = At the table
maga-page-ambassadors = Ambassadors
maga-page-chairs = Chairs taken: { $taken } of { $n }
maga-page-away = Away
maga-page-nobody = nobody

## The host's log

maga-page-all-states = All states
maga-page-credit = Credit
maga-page-lists-now = Lists that are in now
maga-page-log-turn = Turn { $turn }
maga-page-all-treaties = All treaties
maga-page-step = { $step ->
    [1] 1. Lists close
    [2] 2. Income and upkeep
    [3] 3. Lies, viruses, revolts
    [4] 4. Orders, help and protection
    [5] 5. Actions in turn
    [6] 6. Missiles arrive
    [7] 7. Wars
    [8] 8. Exchange and accounts
    [9] 9. Results and warnings
   *[0] Decisions of the host
}

## The end

maga-page-end = How it ended
maga-page-ended-turns = The last turn, number { $turn }, has been played.
maga-page-ended-conquest = In turn { $turn } one team came to command all states.
maga-page-ended-host = The host ended the match in turn { $turn }.
maga-page-decided-alone = { $land } holds the whole circle.
maga-page-decided-tie = They share the first place: { $lands }.
maga-page-decided = { $first } won, { $lead } ahead of { $second }. What told most: { $part ->
    [treasury] the treasury
    [levels] levels
    [income] income
    [nuclear] nuclear missiles
    [abm] interceptors
    [mood] the mood
   *[credit] successful operations
} ({ $more } more).
maga-page-points = Points
maga-page-place = Place
maga-page-total = Total
maga-page-points-treasury = Treasury
maga-page-points-levels = Levels
maga-page-points-income = Income
maga-page-points-nuclear = Nuclear
maga-page-points-abm = Interceptors
maga-page-points-mood = Mood
maga-page-points-credit = Operations
maga-page-federations = Federations
maga-page-belongs-since = { $land } has belonged to { $to } since turn { $turn }.
maga-page-curves = From turn to turn
maga-page-chart-treasury = Treasury
maga-page-chart-income = Income
maga-page-chart-mood = Mood, %
maga-page-chart-nuclear = Nuclear missiles
maga-page-chart-abm = Interceptors
maga-page-chart-levels = Levels of all roles
maga-page-chart-label = { $what ->
    [treasury] Treasury
    [income] Income
    [mood] Mood
    [nuclear] Nuclear missiles
    [abm] Interceptors
   *[levels] Levels
} from turn to turn. { maga-page-states }, the figures are in the table below.
maga-page-at-start = start

## The passport of a state, on paper

maga-paper-passport = Passport of the state
maga-paper-number = No.
maga-paper-role = Role
maga-paper-person = Played by
maga-paper-people = Team
maga-paper-neighbours = Neighbours
maga-paper-secret = Secret
