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
    .help = 0: 12 years, with two players 15.
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
    .help = The winner of an auction sells there to outsiders for no more than the second-highest bid or the starting price, until the price moves.
option-economicus-board = Your own board
    .help = A TOML file. Empty: the house board.
option-economicus-decks = Your own decks
    .help = A TOML file. Empty: the house decks.
option-economicus-dice = Your own black and blue dice
    .help = A TOML file. Empty: the house dice.

## Money

-economicus-million = M
economicus-money = { $money }{ -economicus-million }

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

## What one may do

form-economicus-place = Place a company
    .field-sector = Sector
    .field-kind = Which company
    .help = A company in a sector is a star; more than anybody else there, two more.
form-economicus-roll = Roll the dice
form-economicus-go-on = Go on
form-economicus-ask-me = Where to wait for me
    .field-roll = Before others roll
    .field-profit = After others' profit
    .field-sales = Before the sales in others' turns
    .field-end = At the end of others' turns
    .field-own_profit = In my own turn, before the auction
    .field-own_sales = In my own turn, before the sales
    .field-own_end = At the end of my own turn
    .field-selling = When I can sell a company
    .help = Where the game waits for you, and where it goes on by itself.
form-economicus-declare-bankruptcy = Declare yourself bankrupt
    .warning = You lose everything and come back next year.
    .sure = You lose all companies and money and come back only next year. Declare yourself bankrupt?
    .help = The way out when nothing is left to pay with.
form-economicus-borrow = Take a loan
    .field-amount = How much
form-economicus-repay = Repay a loan
    .field-amount = How much
    .help = The smaller the loan, the less interest at the end of the year.
form-economicus-make-deposit = Make a deposit
    .field-amount = How much
form-economicus-withdraw = Withdraw a deposit
    .field-amount = How much
    .help = The money is in hand again, without interest for this year.
form-economicus-research = Pay for R&D
form-economicus-modernise = Introduce M&T
    .field-sector = Sector
form-economicus-play-card = Play the card { $card }
    .any = Play a card
    .field-sector = Sector
    .field-other = Second sector
    .field-seat = Player
    .field-chip = Which company
form-economicus-stay-out = Stay out
    .help = You bid nothing and pay nothing.
form-economicus-bid-tender = Bid in the tender
    .field-amount = How much, in millions
    .help = The highest bid gets the star; only the winner pays.
form-economicus-surrender = Give a company to the state
    .field-sector = Sector
    .field-chip = Which company
    .help = You are paid for the company, and it belongs to the state.
form-economicus-pass-first = Put up a company and pass
    .field-kind = Which company is put up
    .help = The company comes up without a bid of yours.
form-economicus-open-auction = Put up a company and bid
    .field-kind = Which company is put up
    .field-bid = Bid, in millions
    .help = Yours is the first bid; unless somebody tops it, you buy.
form-economicus-join-auction = Join the auction for 1M
form-economicus-bid = Bid
    .field-amount = How much, in millions
    .help = The winner pays the bank, and that is the sector’s new price.
form-economicus-leave-auction = Leave the auction
    .help = You cannot come back into this auction.
form-economicus-set-maximum = Sealed maximum
    .field-amount = The most you would pay, in millions
form-economicus-sell-to-market = Sell to the market
    .field-sector = Sector
    .field-chip = Which company
    .help = The market pays at once.
form-economicus-propose = Offer a deal
    .field-sector = Sector
    .field-companies = How many companies
    .field-gears = Of these with M&T
    .field-startups = Startups
    .field-price = Price for all of it, in millions
    .field-to = To whom
    .none-to = Everybody
form-economicus-answer-proposal = Answer the offer
    .field-answer = Your answer
    .help = Accept, decline, or name a price of your own.
form-economicus-name-price = Name another price
    .field-price = Price for all of it, in millions
    .help = The offer goes back with your price.
form-economicus-withdraw-proposal = Take the offer back
    .help = The offer is off; nobody has to answer.
form-economicus-make-offer = Exclusive offer: three times the price
    .field-owner = Whose company
    .field-chip = Which one
    .help = Three times the price for somebody’s company in the active sector.
form-economicus-answer-offer = Answer the exclusive offer
    .field-answer = Your answer
    .help = Sell for three times the price, or pay the bank and keep it.
form-economicus-auction-off = Put a company of yours up for a forced auction
    .field-sector = Sector
    .field-chip = Which one
    .help = The highest bidder buys it; the money is yours.
form-economicus-investigate = Investigate the crime?
    .field-how = How
    .help = Prove it and get a star; the criminal loses one and pays.

window-placement = Placing companies
    .clock = For each company
window-word = First word of the auction
    .clock = For the first word
window-maxima = Sealed maxima
    .clock = For a sealed maximum
window-sales = Sales
    .clock = For the sales
window-investigation = Investigation
    .clock = For the investigation
window-tender = Tender
    .clock = For a bid in a tender
window-debt = Money is needed
    .clock = For finding money

economicus-nowhere = Take 10M instead of a company
economicus-kind-private = private
    .help = Needs no quota.
economicus-kind-state = state
    .help = Takes a quota: without one it can’t be bought or placed, and it is spent. Then the company is private.
economicus-chip-plain = without M&T
    .help = A crisis cuts its profit.
economicus-chip-gear = with M&T
    .help = Takes no notice of crises.
economicus-answer-yes = accept
economicus-answer-no = decline
economicus-answer-sell = sell
economicus-answer-keep = keep it
economicus-how-no = do not investigate
economicus-how-card = with an inspector's card
economicus-how-journalists = through journalists

## What has happened

economicus-first = First turn and auditor's token: { $seat }.
    .short = { $seat } moves first
economicus-of-kind = { $kind ->
    [state] state company
   *[private] company
}
economicus-placed = { $seat }: a { economicus-of-kind } in { $sector }.
    .short = { $seat } places: { $sector }
economicus-missing = { $seat }: { economicus-money } instead of a company.
economicus-back = { $seat } is back in the game.
economicus-option = { $seat } has a new option card.
economicus-option-mine = Your card: { $card }.
    .short = Card: { $card }
economicus-event = Event of the year: { $card }.
    .short = The year: { $card }
economicus-year = Year { $year }. Auditor: { $seat }.
economicus-year-over = Year { $year } is over.
economicus-interest = { $seat }: interest, { economicus-money }.
economicus-turn = { $seat } to move.
economicus-rolled = { $seat } rolls { $dice }: { $sector }.
    .short = { $seat }: { $dice }, { $sector }
economicus-profit = { $seat } earns { economicus-money } ({ $own }{ -economicus-million } in this sector, { $beside }{ -economicus-million } in those beside it).
    .short = { $seat }: { economicus-money } for the roll
economicus-borrowed = { $seat } takes a loan of { economicus-money }.
economicus-repaid = { $seat } repays { economicus-money }.
economicus-deposited = { $seat } deposits { economicus-money }.
economicus-withdrew = { $seat } withdraws { economicus-money }.
economicus-price-found = The price in { $sector } is { economicus-money }.
    .short = { $sector }: price { economicus-money }
economicus-price = The price in { $sector } was { $before }{ -economicus-million } and is { economicus-money } now.
    .short = { $sector }: { $before } → { economicus-money }
economicus-lot = Auction of a { economicus-of-kind } in { $sector }, from { economicus-money }.
    .short = Auction: { $sector } from { economicus-money }
economicus-passed = { $seat } passes.
economicus-bid = { $seat }: { economicus-money }.
economicus-joined = { $seat } joins the auction for { economicus-money }.
economicus-left = { $seat } leaves the auction.
economicus-maximum = Your sealed maximum: { economicus-money }.
economicus-unsold = Nobody has bought anything in { $sector }.
    .short = { $sector }: nobody buys
economicus-bought = { $seat } buys a { economicus-of-kind } in { $sector } for { economicus-money }.
    .short = { $seat }: { $sector } for { economicus-money }
economicus-forced = Forced auction: { $seat } sells a company in { $sector }, from { economicus-money }.
    .short = { $seat }: forced auction
economicus-bought-off = { $seat } buys a company in { $sector } from { $seller } for { economicus-money }.
    .short = { $seat }: { $sector } for { economicus-money }
economicus-sold-out = { $seat } sells a company in { $sector } to the market for { economicus-money }.
    .short = { $seat } sells for { economicus-money }
economicus-proposed = { $seat } offers in { $sector }: companies { $companies }, startups { $startups }, for { economicus-money }. To: { $to }.
    .short = { $seat } offers a deal: { economicus-money }
economicus-declined = { $seat } declines.
economicus-countered = { $seat } names another price: { economicus-money }.
    .short = { $seat } would pay { economicus-money }
economicus-taken-back = { $seat } takes the offer back.
economicus-sold = { $buyer } buys from { $seat } in { $sector }: companies { $companies }, startups { $startups }, for { economicus-money }.
    .short = { $buyer }: { $sector } for { economicus-money }
economicus-innovated = Five startups of { $seat } have become an innovation company.
    .short = { $seat }: an innovation company
economicus-researched = { $seat } has a new startup.
economicus-modernised = { $seat } introduces M&T in { $sector }.
    .short = { $seat }: M&T, { $sector }
economicus-management = The best management is with { $seat } now.
    .short = Best management: { $seat }
economicus-crisis = Crisis in { $sector }: −{ $strength }, −{ $total } in all.
    .short = Crisis: { $sector }, −{ $strength }
economicus-relief = The crisis in { $sector } { $total ->
    [0] is over
   *[other] grows weaker: −{ $total }
    }.
    .short = Crisis eases: { $sector }
economicus-offer = { $seat } makes { $owner } an exclusive offer: { economicus-money } for a company in { $sector }.
    .short = { $seat }: triple price, { economicus-money }
economicus-chips = { $gears ->
    [0] Without M&T.
   *[other] With M&T: { $gears } of { $companies }.
    }
economicus-offer-taken = { $seat } agrees.
economicus-offer-bought-off = { $seat } pays the bank { economicus-money } and keeps the company.
    .short = { $seat } keeps it for { economicus-money }
economicus-offer-done = { $seat } pays { $owner } { economicus-money } and gets a company in { $sector }.
    .short = { $seat }: { $sector } for { economicus-money }
economicus-offer-void = { $seat } has not found the money: no deal.
    .short = { $seat }: no deal
economicus-insolvent = { $seat } lacks money: { economicus-money } is due.
    .short = { $seat } must find { economicus-money }
economicus-bankrupt = { $seat } is bankrupt.
economicus-played = { $seat } plays { $card } { $at }
    .short = { $seat }: { $card }
economicus-crime = { $seat } rolls { $die }: the crime succeeds.
    .short = { $seat }: the crime succeeds
economicus-crime-failed = { $seat } rolls { $die }: the crime fails.
    .short = { $seat }: the crime fails
economicus-investigated = { $seat } investigates{ $how ->
    [card] { "" }
   *[journalists] { " " }through journalists for { economicus-money }
    } and rolls { $die }.
    .short = { $seat } investigates: { $die }
economicus-proved = { $seat } proves the crime. { $criminal } loses a star and pays { economicus-money }.
    .short = { $seat } proves the crime
economicus-card-pays = { $seat }: { economicus-money } by the card.
economicus-card-takes = { $seat } takes { economicus-money } from { $owner }.
    .short = { $owner } → { $seat }: { economicus-money }
economicus-card-star = { $seat }: stars { $count }.
economicus-card-quota = { $seat }: quotas { $count }.
economicus-card-fails = { $seat } has not enough money to buy.
    .short = { $seat } cannot pay
economicus-card-seizes = { $seat } takes a company in { $sector } from { $owner }.
    .short = { $seat } takes: { $sector }
economicus-card-nationalises = { $seat } gives a company to the state for { economicus-money }.
    .short = { $seat } gives one up: { economicus-money }
economicus-nationalised = A company of { $seat } in { $sector } belongs to the state now, for { economicus-money }.
    .short = { $seat }: nationalised, { economicus-money }
economicus-tender = Tender: at least { economicus-money }.
economicus-tender-empty = Nobody has come to the tender.
economicus-tender-won = { $seat } wins the tender for { economicus-money }, and gets a star.
    .short = { $seat } wins the tender
economicus-stops = { $seat } changes where to be waited for.
    .short = { $seat } changes the stops
economicus-over = The game is over. { $seat } has { $stars } stars.
    .short = { $seat } wins: ★ { $stars }
economicus-ended-by-stars = The stars for victory are reached: { $goal }.
    .short = The goal is reached
economicus-ended-by-years = The years are over.

## Why not

economicus-refused-players-only = Players do that.
economicus-refused-bankrupt = You come back next year.
economicus-refused-not-now = That is not possible now.
economicus-refused-question = Whoever has been asked must answer first.
economicus-refused-not-your-turn = You can do that in your own turn only.
economicus-refused-not-asked = You are not asked for that now.
economicus-refused-answered = You have answered already.
economicus-refused-roll = Roll the dice.
economicus-refused-step = The sum must be a multiple of { $step }{ -economicus-million }.
economicus-refused-at-most = At most { $most }{ -economicus-million }.
economicus-refused-between = From { $low }{ -economicus-million } to { $high }{ -economicus-million }.
economicus-refused-too-dear = It takes { economicus-money }, which you cannot raise.
economicus-refused-rich = You can declare yourself bankrupt with less than { economicus-money } left.
economicus-refused-researched = One research a year: you have had it.
economicus-refused-chips = You have no chips left.
economicus-refused-no-crisis = M&T goes into a company of yours while its sector is in crisis.
economicus-refused-no-such-company = There is no such company here.
economicus-refused-players-only-company = Only players buy such a company.
economicus-refused-moved = A company changes hands once a turn.
economicus-refused-nothing = Say what you offer.
economicus-refused-cards = Cards are not traded in this match.
economicus-refused-in-vain = { $count } of your offers have come to nothing this turn. You can make more next turn.
economicus-refused-no-card = You have no such card.
economicus-refused-nobody = Choose another player.
economicus-refused-no-auction = There is no bidding here now.
economicus-refused-quota = You need a privatisation quota.
economicus-refused-out = You are out of this auction.
economicus-refused-joined = You have joined already.
economicus-refused-target = The card cannot be played like that.
economicus-refused-goal = You do not meet the condition of this tender.
economicus-refused-offered = No more offers for this company in this turn.

## What one sees

economicus-now = Year { $year }, { $seat } to move. Stars for victory: { $goal }.
economicus-active = Active sector: { $sector }.
economicus-this-year = Event of the year: { $card }.
economicus-on-sale = On sale: a company in { $sector }, { economicus-money }.
economicus-sector = { $sector }: { $private } private and { $state } state companies free, { $price ->
    [0] no price yet
   *[other] price { $price }{ -economicus-million }
    }{ $crisis ->
    [0] .
   *[other] , crisis −{ $crisis }.
    }
economicus-held = { $sector } { $companies } (with M&T { $gears })
economicus-player = { $seat }: stars { $stars }, cash { $cash }{ -economicus-million }, loan { $loan }{ -economicus-million }, deposit { $deposit }{ -economicus-million }, startups { $startups }, cards { $cards }. { $held }
economicus-my-card = Your card { $card }: { $text }

economicus-draw-circle = Place of a sector on the circle
economicus-draw-tokens = Number of a sector
economicus-draw-first = Die for the first turn
economicus-draw-place = Place of a company
economicus-draw-option = Option card
economicus-draw-event = Event card
economicus-draw-roll = Die for the active sector
economicus-draw-price = Die for a price
economicus-draw-black = Black die
economicus-draw-blue = Blue die
economicus-draw-crisis = Die for the crisis
economicus-draw-crime = Die for the crime
economicus-draw-proof = Die for the investigation
economicus-draw-journalists = Die for the cost of journalists
economicus-draw-most = Lot between equals
