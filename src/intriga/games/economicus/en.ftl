### Economicus: texts of the game.

## The game and its options

game-economicus = Economicus: Business Empire
    .blurb = Auctions, privatisation, crises and a little crime. The winner is not the richest but the most respected.
option-economicus-goal = Stars to win
    .help = 0: 14 minus the number of players.
option-economicus-raised = More stars for seven and eight players
    .help = One more for seven, two for eight; otherwise a match ends in its first year.
option-economicus-tokens = Numbers of sectors by chance
    .help = Advanced game: number tokens are laid on the sectors at random.
option-economicus-bidding = Auctions
    .help = Open: bids rise while a clock runs, which each bid starts anew. Sealed: everybody names a maximum, and the winner pays 1M more than the second.
    .value-open = Open
    .value-sealed = Sealed
option-economicus-years = Years at most
    .help = 0: 15 years with two players, 12 with more.
option-economicus-capped = Limited number of years
    .help = After the last year, whoever has most stars wins.
option-economicus-chips = Chips of each player
    .help = Companies and startups together. 0: no limit.
option-economicus-fair_prices = Fair prices between players
    .help = From 1M to three times the price of the sector; a startup from 1M to 10M.
option-economicus-gifts = Gifts of money
    .help = A deal may give money for nothing.
option-economicus-cards_traded = Cards may be traded
    .help = Options and quotas may be part of a deal.
option-economicus-safe_journalists = Journalists within one’s means
    .help = Only players who are sure to be able to pay send them: those who can raise 12M.
option-economicus-pump_barred = No resale above the old price
    .help = The winner of an auction sells there to outsiders for no more than the price before it, until somebody else moves the price.
option-economicus-board = Your own board
    .help = A TOML file. Empty: the house board.
option-economicus-decks = Your own decks
    .help = A TOML file. Empty: the house decks.
option-economicus-dice = Your own black and blue dice
    .help = A TOML file. Empty: the house dice.

## Cards

economicus-deck-option = Option
economicus-deck-event = Event
economicus-card-crime = Crime, difficulty { $difficulty }
economicus-card-any = At any moment between actions
economicus-card-any-busy = At any moment, but not during sales
economicus-card-own = In your own turn
economicus-card-own-busy = In your own turn, but not during sales
economicus-card-react = As a reaction, when everybody is asked
economicus-card-draw = When opened
