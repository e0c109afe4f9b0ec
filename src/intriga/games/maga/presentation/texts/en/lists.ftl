### Pages of MAGA: the list of actions.

## The list of actions

maga-page-list = { $land }: list for turn { $turn }
maga-page-hand-in = Hand in the list
maga-page-hand-in-of = Hand in the list: { $land }
maga-page-plan = Adviser’s plan
maga-page-take-all = Take it all
maga-page-spends = { $how ->
    [over] { $spent } of { $most }, { $left } short
    [all] { $spent } of { $most }: all there will be
   *[left] { $spent } of { $most }, { $left } left
}
maga-page-drawer-level = level { $level }
maga-page-drawer-editor = { $name } writes its lines.
maga-page-drawer-more = { $title }…
maga-page-each = { $money } each
maga-page-idle-cancel-strike = None of your missiles are in flight.
maga-page-idle-release = Recruit a role of another state first.
maga-page-idle-kill = Recruit a role in that state first.
maga-page-gist-sure = certain
maga-page-gist-early = before all others
maga-page-gist-contest = contest of levels
maga-page-gist-contest-of = contest of levels: ours { $level }
maga-page-gist-boost = certain, { $level } → { $next }
maga-page-gist-raise-income = 500K in each of two spheres
maga-page-gist-bet = the nearer the mean, the more
maga-page-gist-strike = a turn in flight, may be shot down
maga-page-gist-shoot-down = one attempt for each
maga-page-gist-attack = decided next turn
maga-page-gist-improve-mood = certain, +10%
maga-page-withdraw = Withdraw the list ({ $land })
maga-page-by-lot = Numbers by lot
maga-page-proposal = The whole plan: { maga-page-lines }
maga-page-list-help = Until the stage ends you can replace what you handed in.
maga-page-stands = { $land }: { maga-page-lines } handed in, { $cost }
maga-page-group-circles = Circles and ambassadors
maga-page-group-treaties = Treaties
maga-page-group-team = Who does what
maga-page-group-circles-help = Send an ambassador, close your circle or open it.
maga-page-group-treaties-help = Propose a deal to other teams.
maga-page-group-team-help = Who writes the lines of ministries, and who is captain.
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
maga-page-line-fire = Dismiss: { $role }
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
