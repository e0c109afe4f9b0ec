### What is printed of MAGA.

print-maga-roles = Sheets of the roles
print-maga-actions = All actions on two pages
print-maga-organiser = The organiser’s checklist
print-maga-word-number = No.
print-maga-word-name = Name
print-maga-word-notes = Notes
print-maga-word-state = State
print-maga-word-action = Action
print-maga-word-price = Price
print-maga-word-helpers = Help
print-maga-word-kind = Kind
print-maga-word-effect = What it does

print-maga-point = .
print-maga-price-free = free
print-maga-price-stake = stake
print-maga-price-million = { $n }{ -maga-million }
print-maga-price-thousand = { $n }{ -maga-thousand }
print-maga-price-each = { $price } each
print-maga-help-any = any
print-maga-help-own = own
print-maga-help-none = none
print-maga-kind-ordinary = ordinary
print-maga-kind-starred = starred
print-maga-kind-plain = plain
print-maga-kind-other = other role’s slot

print-maga-contest = Contests: a weaker attacker loses, and is seen if weaker by more than { $seen }. A lead of 0, 1, 2, 3 wins in 50, 75, 87.5, 93.75% of cases. Whoever beats a stronger attacker gains a level.
print-maga-helping = Help: a minister adds a quarter of their level, the Secretary half. The President counts double in contests. One helper from each state for a role.
print-maga-kinds = An ordinary action: one a turn for each role. A starred one is free of this limit. A plain one never raises a level.
print-maga-order = Orders to recruited roles, helps and protections come first; then everybody’s first lines, everybody’s second lines, and so on.
print-maga-credited = § counts at the end at its price, a strike at 2M for each hit.

print-maga-about-president = Hands over what the state has, and dismisses. Counts double in contests.
print-maga-about-finance = Brings the money. What you gain now comes in from the next turn.
print-maga-about-defence = Missiles, interceptors, raids, wars.
print-maga-about-fsb = Guards the roles of the state, and looks for foreign intelligence.
print-maga-about-foreign = Works in other states: aim at a role by its number. Orders to a recruited role are free: a line of its ministry, through that role.
print-maga-about-justice = Takes other states to court.
print-maga-about-interior = Puts revolts down, and finds out whether roles have been recruited.
print-maga-about-media = Looks after the mood: your own up, the others’ down.
print-maga-about-health = Viruses and vaccines.
print-maga-about-secretary = Makes others stronger, and helps with half of the level.

print-maga-do-transfer-money = Goes to another state for certain; if there is less, that much. Finance carries it out.
print-maga-do-transfer-income = Income of one sphere moves for good. Finance carries it out.
print-maga-do-transfer-nuclear = As many as asked, or as there are. Defence carries it out.
print-maga-do-transfer-abm = As many as asked, or as there are. Defence carries it out.
print-maga-do-fire = Half its level is gone, it does nothing next turn, and is free of recruiters.
print-maga-do-raise-income = +500K in two different spheres. In a full sphere it is won from the leader, Finance against Finance; a level then.
print-maga-do-bet = A number from −100 to 100, a stake in steps of 500K. { $gross ->
    [yes] A payout of 1M raises the level.
   *[no] A gain of 1M over the stake raises the level.
}
print-maga-do-change-nuclear = Buying needs level 5. Scrapping costs 100K each. Upkeep 50K each.
print-maga-do-change-abm = One warns of launches. Scrapping costs 100K each. Upkeep 50K each.
print-maga-do-strike = Hits in a turn: half of all but levels of the target, a quarter of its neighbours’. A level for one hit.
print-maga-do-shoot-down = Each interceptor is one contest against the launcher’s Defence. A level if a launch is fully repelled.
print-maga-do-cancel-strike = Your missiles of one direction are lost.
print-maga-do-attack = Decided next turn: your Defence against Defence, FSB and Interior. Won: a level, and the state is yours. Lost: mood −10.
print-maga-do-raid = Defence against Defence. Up to 1M and a level.
print-maga-do-protect = Share out the FSB’s level in steps of 10% against foreign intelligence. A level if one was targeted.
print-maga-do-find-foreign = Works if they have acted in your state. Their number and a level.
print-maga-do-sabotage = What the role has not done yet is cancelled. A level.
print-maga-do-recruit = Needs level 5. You read what the role does and give it orders. Upkeep 50K. A level.
print-maga-do-release = Its owner learns that it was recruited, not by whom.
print-maga-do-kill = Needs a recruited role there. The victim falls to level 1 and misses a turn. A level.
print-maga-do-surveil = Number, level, what it knows, what it did this turn. A level.
print-maga-do-sue = Justice against Justice, +1 with a proven breach. The loser’s mood −20. A level.
print-maga-do-suppress = In a revolt: it ends, mood 50. Without one: mood −5.
print-maga-do-check-recruited = Whether anybody at home has been recruited: yes or no.
print-maga-do-free-role = Interior against the recruiter’s intelligence. A level. A free role: money lost.
print-maga-do-state-lie = Their mood −10 every turn until refuted; everybody knows who said it. A level.
print-maga-do-refute = Ends all lies of one state: your mood +10, theirs −10. A level.
print-maga-do-improve-mood = Mood +10, as often as you like.
print-maga-do-worsen-mood = Their mood −10. A level.
print-maga-do-infect = Their mood −2, −4, −8 … each turn until cured; nobody knows whose it is. A level.
print-maga-do-vaccinate = Name the culprit. If right and won, all their viruses end. A level.
print-maga-do-boost = A role of yours +1, each once a turn; its ordinary action.
print-maga-do-help = The helping role adds a quarter of its level (the Secretary half) to each contest of the helped one; its ordinary action. Abroad by number.

print-maga-check-before = Before the match
print-maga-before-1 = Create the match, choose the hall, turns ({ $turns }), people in a team ({ $people }) and the length of stages.
print-maga-before-2 = Put out a circle of chairs for each team and an international one with a chair for each team; leave an ocean in the middle.
print-maga-before-3 = One device with the client for each team, a phone for each curator.
print-maga-before-4 = A curator for each circle: they keep order and see to it that only ambassadors come and go.
print-maga-before-5 = A projector with the big screen of the match, where all can see it.
print-maga-before-6 = Print the sheets of the roles and the summary of actions, one set for each team.
print-maga-before-7 = Tell the rules in ten minutes: turn, list, contests, mood below 50%, ambassadors, treaties.
print-maga-before-8 = Each team gives its roles their numbers, and prints or copies its passport. Nobody else sees it.
print-maga-check-turn = Each turn
print-maga-turn-1 = Announce the turn; teams read their reports at home.
print-maga-turn-2 = Ambassadors are drawn by the page, not by the team; curators let them in.
print-maga-turn-3 = Look at bans: a banned ambassador goes home at once.
print-maga-turn-4 = Reports are not shown to others; nobody talks in the ocean.
print-maga-turn-5 = Judge clauses of treaties in free words as they come up.
print-maga-turn-6 = Five minutes and one minute before the end of the stage: say so.
print-maga-turn-7 = All go home. Lists are in; the technical stage passes.
print-maga-check-end = At the end
print-maga-end-1 = After the last technical stage open “How it ended” on the projector.
print-maga-end-2 = Tell who won, and by what.
print-maga-end-3 = Let the teams tell their best lie: now everything may be shown.
print-maga-end-4 = Collect the passports.
