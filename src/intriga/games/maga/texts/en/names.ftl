### MAGA-Game: roles, spheres, resources, states.

## Names

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
    .called = { $called }
maga-number = No. { $n }
maga-number-of = { $n } ({ $role })
maga-recruited-role = State { $land }, role no. { $number }
-maga-million = M
-maga-thousand = K
maga-money = { FIGURE($money) }
maga-resource-money = money
maga-resource-agriculture = income from agriculture
maga-resource-heavy = income from heavy industry
maga-resource-light = income from light industry
maga-resource-nuclear = nuclear missiles
maga-resource-abm = interceptors
