### MAGA-Game: the game and its options.

## The game and its options

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
