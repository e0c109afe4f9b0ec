### MAGA-Game: why the bot does so.

maga-because-numbers = Numbers of roles are secret, and others can hardly guess them anyway.
maga-because-go-on = All that can be done until the end of the turn is done.
maga-because-sign = The treaty binds you to nothing.
maga-because-refuse = The treaty ties your hands, and it would not pay to keep it.
maga-because-revolt = There is a revolt: nothing else is carried out before it is put down.
maga-because-lie = Somebody lies about you, and that spoils the mood: { $land }.
maga-because-virus = There is a virus in the country, and the likeliest culprit is { $land }.
maga-because-attacked = You are attacked by { $land }: the defence needs help.
maga-because-war = Your war goes on ({ $land }): the minister of defence needs help.
maga-because-mood = The mood is { $mood } %, and a single bad turn may end in a revolt.
maga-because-missiles = Missiles are flying at you, and you have missiles against them.
maga-because-income = Income pays back in two turns, and turns ahead are { $left }.
maga-because-attack = The defence seems weaker than yours here ({ $land }), and a whole state is worth most.
maga-because-warned = One missile against missiles is enough to learn of launches.
maga-because-bet = On the exchange one stakes little, near the middle: shares go by nearness.
maga-because-boost = Levels bring points and win contests: { $role }.
maga-because-harm = A chance of success is worth more here than the action costs: { $land }.
maga-because-list = The list goes in order: calm first, then income, then harm to the neighbours.
maga-because-empty = There is no money for anything useful now.
