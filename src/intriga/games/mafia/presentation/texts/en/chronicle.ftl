### Pages of Mafia: night by night, and the end.

## Night by night

mafia-named-night-none = There is nothing to tell yet.
mafia-named-ordered = Ordered so far
mafia-named-orders = Orders
mafia-named-steps = Step by step
mafia-named-step-D0 = At once
mafia-named-step-N0 = Nightfall
mafia-named-step-N1 = Spells of defence
mafia-named-step-N2 = All other spells
mafia-named-step-N3 = Executions and contracts
mafia-named-step-N4 = Thieves
mafia-named-step-N5 = Shots
mafia-named-step-N6 = Armour, guards, shields
mafia-named-step-N7 = Deaths
mafia-named-step-N8 = What follows
mafia-named-step-N9 = Morning
mafia-named-houses = House by house
mafia-named-house-dead = did not survive the night
mafia-named-purses = Experience
mafia-named-before = Before
mafia-named-after = After
mafia-named-aim = { $seat }{ $lethal ->
    [yes] {" "}(to kill)
   *[no] {""}
}{ $arrow ->
    [yes] {" "}(poisoned arrow)
   *[no] {""}
}
mafia-named-plan-shot = Shot: { $whom }
mafia-named-plan-no-shot = No shot
mafia-named-plan-check = Check: { $whom }
mafia-named-plan-execute = Executes the recruit: { $whom }
mafia-named-plan-picks = Chooses orders no. { $numbers }
mafia-named-plan-refuses = Refuses all orders
mafia-named-plan-guards = Guards the house of { $whom }
mafia-named-plan-steals = Steals from { $whom }
mafia-named-plan-spies = Spies on { $whom }
mafia-named-plan-robs-shop = Steals from the shop
mafia-named-plan-hides = Goes into hiding
mafia-named-plan-arrow = Takes the poisoned arrow
mafia-named-plan-potions = Potions of speed: { $n }
mafia-named-plan-casts = Casts: { $spell }
mafia-named-plan-casts-on = Casts: { $spell }, on { $whom }
mafia-named-plan-makes = Casts: { $spell }, { $thing }

## The end

mafia-named-winners = Winners:
mafia-named-won = has won
mafia-named-who-was-who = Who was who
mafia-named-side-honest = The honest
mafia-named-side-mafia = The mafia
mafia-named-side-yakuza = The yakuza
mafia-named-side-assassin = The assassin
mafia-named-fate-head = Fate
mafia-named-fate = { $when }: { $line }
mafia-named-fate-lives = lived to the end
mafia-named-fate-again = lived again to the end
mafia-named-cause-by = { $cause } ({ $by })
mafia-named-exp = Experience
mafia-named-curves = Experience over time
mafia-named-curves-help = The numbers below are nights; ★ is the end with its awards.
mafia-named-curves-mine = Your own line is the thick one.
mafia-named-chart-label = Experience of { $n } people from the first night to the awards, up to { $top }. The numbers are in the table “Who was who”.
mafia-named-chart-awards = The end, with awards
mafia-named-by-night = Night by night
mafia-named-night-head = Night
mafia-named-went = Who went to whom
mafia-named-met = What they met
mafia-named-fell = Who died
mafia-named-how-bodyguard = bodyguard
mafia-named-how-burgles = thief
mafia-named-how-guards = knight on guard
mafia-named-awards = Awards
mafia-named-award-why = For what
mafia-named-award-void = The host has taken these awards away.

## The end on the page of the match

mafia-named-end-why = { $living ->
    [0] Nobody lived to see the end.
    [one] { $living } of { $n } lived to see the end.
   *[other] { $living } of { $n } lived to see the end.
}
mafia-named-end-chart = How many were alive
mafia-named-end-died = died: { $when }
mafia-named-end-exp = { $n ->
    [0] 0
   *[other] +{ $n }
}
