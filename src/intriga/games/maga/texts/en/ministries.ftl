### MAGA-Game: what ministries do, and what comes of it.

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
   *[other] { $thousands }{ -maga-thousand }
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

## What happens

maga-detected = { $land }: { $attacker } tried “{ $action }” against you ({ $role }).
    .short = { $attacker } acted against you
maga-received = { $land }: { $sender } transfers { $what }: { FIGURE($amount) }.
    .short = { $sender } has made you a transfer
maga-raided = { $land }: raiders took { FIGURE($amount) }.
    .short = { $land }: raided, −{ FIGURE($amount) }
maga-agent = { $land }: your agent reports: { $role } of { $target }, no. { $number }, level { $level }. More in the report.
    .short = { $land }: your agent reports
maga-watched = { $land }: under surveillance: { $role } of { $target }, no. { $number }, level { $level }. More in the report.
    .short = { $land }: surveillance has a result
maga-found = { $land }: the foreign intelligence minister of { $target } has number { $number }.
    .short = Intelligence minister found: no. { $number }
maga-contact-lost = { $land }: contact with role no. { $number } of { $target } is lost.
    .short = Contact with role no. { $number } is lost
maga-was-recruited = { $land }: { $role } had been recruited and is free again.
    .short = { $land }: a role had been recruited
maga-killed = { $land }: { $role } was killed.
    .short = { $land }: a role was killed
maga-suit-won = { $land }: { $plaintiff } sued you and won.
    .short = { $plaintiff } won a suit against you
maga-suit-lost = { $land }: { $plaintiff } sued you and lost.
    .short = { $plaintiff } lost a suit against you
maga-some-recruited = { $land }: some of your roles are recruited.
    .short = { $land }: some roles are recruited
maga-none-recruited = { $land }: none of your roles is recruited.
    .short = { $land }: no role is recruited
maga-worsened = { $land }: somebody worsened the mood of your people.
    .short = { $land }: the mood was worsened
maga-infected = { $land }: a new virus is spreading.
    .short = { $land }: a new virus
maga-disrupted = { $land }: actions were disrupted ({ $role }).
    .short = { $land }: actions were disrupted
maga-statement = { $author } makes a statement in the press against { $target }.
    .short = Statement in the press: { $author }
maga-refuted = The statement of { $author } against { $target } is refuted.
    .short = Statement refuted: { $author }

## What is seen

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

## The log of the technical stage

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
maga-log-nobody-there = { $land } searches in vain: { $target } did nothing there.
maga-log-sabotaged = { $land }: { $role } sabotaged by { $by }.
maga-log-recruited = { $land }: { $role } recruited by { $by }.
maga-log-killed = { $land }: { $role } killed by { $by }.
maga-log-killed-in-vain = { $land }: { $role } cannot be killed this turn.
maga-log-suppressed = { $land }: the revolt is suppressed.
maga-log-nothing-to-free = { $land }: the role was not recruited.
maga-log-wrong-suspect = { $land }: a vaccine against a virus that { $target } did not send.
