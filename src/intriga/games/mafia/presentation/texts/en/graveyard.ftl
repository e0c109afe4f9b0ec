### Pages of Mafia: the graveyard.

## The graveyard

mafia-named-vault = The necromancer’s vault
mafia-named-shield-ready = The shield is ready.
mafia-named-shield-not = The shield is not ready.
mafia-named-shield-pledged = Given by others: { $mana }. It takes { $needed } with your own.
mafia-named-rites = They ask you to resurrect
mafia-named-no-rites = Nobody asks for a resurrection.
mafia-named-lie-here = Here lie
mafia-named-died = Died
mafia-named-vote = Vote
mafia-named-no-vote = no vote
mafia-named-reanimated = on their feet until nightfall
mafia-named-against = against { $who }
mafia-named-nobody-dead = Nobody yet.
mafia-named-pool = The pool of the dead
mafia-named-pool-help = { $mana } mana against one person are { $votes } votes, once a day.
mafia-named-pool-used = Today it has voted.
mafia-named-dead-may = What the dead may do
mafia-named-necromancer-lives = The necromancer lives.
mafia-named-necromancer-dead = The necromancer is dead.
mafia-named-necromancer-none = There is no necromancer in this match.
mafia-named-dead-votes = Vote
mafia-named-dead-votes-rule = With a living necromancer: half a vote for every honest person and the assassin. None for bandits.
mafia-named-dead-rite = Rise again
mafia-named-dead-rite-rule = With a living necromancer: anybody may ask, for { $mana } mana. The answer comes by the end of the day or night.
mafia-named-dead-spend = Spend mana and experience
mafia-named-dead-spend-rule = With a living necromancer, at double price where nothing else is said. Coins cannot leave the grave.
mafia-named-dead-pool = Fill the pool
mafia-named-dead-pool-rule = Only without a living necromancer. Bandits join in when their whole clan is dead.
mafia-named-dead-order = Order from the assassin
mafia-named-dead-order-rule = In few cases:
mafia-named-my-rites = You ask to resurrect:
mafia-named-my-pledge = You have given the shield { $mana } mana. You may take back what is not spent.
