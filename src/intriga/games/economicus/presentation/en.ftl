### Economicus: texts of the pages.

## Options of a match

economicus-page-options-match = The match
economicus-page-options-rules = Fine points of the rules
economicus-page-options-house = Your own board, decks and dice

## The circle of sectors and the players

economicus-page-money = { $n }{ -economicus-million }
economicus-page-year = Year { $n }
economicus-page-wheel-label = The circle of sectors; the table beside your sheet says the same
economicus-page-frame = On the screen: { $sector } and the sectors beside it
economicus-page-wheel = The circle of sectors
economicus-page-as-table = The sectors as a table
economicus-page-players = Players
economicus-page-players-table = Table of the players
economicus-page-player = Player
economicus-page-stars = Stars (of { $goal })
economicus-page-stars-of = ★ { $n } of { $goal }
economicus-page-cash = Cash
economicus-page-wealth = Worth
economicus-page-loan = Loan
economicus-page-deposit = Deposit
economicus-page-owed = Still due
economicus-page-companies = Companies
economicus-page-startups = Startups
economicus-page-cards = Options
economicus-page-winner = won
economicus-page-moves = to move
economicus-page-auditor = auditor
economicus-page-is-bankrupt = bankrupt
economicus-page-number = No.
economicus-page-sector = Sector
economicus-page-profit = Profit
economicus-page-price = Price
economicus-page-past-prices = Prices so far: { $prices }
economicus-page-no-price = price not known yet
economicus-page-crisis = Crisis
economicus-page-free = Free: private + state
economicus-page-owners = Owners
economicus-page-gears = { $n } with M&T
economicus-page-paid = What the roll has paid
economicus-page-event = Event of the year:
economicus-page-balance = Balance of the years
economicus-page-house = Cards and house files

## Phases

economicus-page-phase-year = The year begins
    .help = Bankrupts come back, the auditor draws an option and opens the event of the year.
economicus-page-phase-roll = { $name } rolls
    .help = Two dice name the active sector: its companies earn, and so do profitable ones beside it.
economicus-page-phase-profit = The sector has paid
    .help = Whoever owns companies there has their profit. Next, a company of this sector comes up for auction.
economicus-page-phase-auction = Auction
    .help = The winner pays the bank, and that is the new price of the sector. If nobody buys, the price falls.
economicus-page-phase-bought = After the auction
    .help = Last chance for money and options before the sales.
economicus-page-phase-sales = Sales
    .help = Companies of the active sector can be sold, to players or to the market. For each one that goes to the market the price falls by a tenth.
economicus-page-phase-crisis = Crisis
    .help = A 7 or a double: an option for the player, and a crisis in some sector.
economicus-page-phase-end = The turn of { $name } ends
    .help = Money, research and options, before the stars are counted.
economicus-page-phase-check = The stars are counted
    .help = Whoever has enough of them wins.
economicus-page-phase-over = The match is over
    .help = Most stars win, then wealth.
economicus-page-phase-placement = Placing companies
    .help = Everybody places companies in sectors 2 to 6. A company in an empty sector is a star; more than anybody else there, two more.
economicus-page-phase-proposal = A deal is offered
    .help = Whoever it is made to accepts, declines, or names another price.
economicus-page-phase-offer = An exclusive offer
    .help = Three times the price. The owner sells, or pays the bank the price to keep the company.
economicus-page-phase-tender = A public tender
    .help = Sealed bids: the highest wins a star.
economicus-page-phase-crime = A crime
    .help = Others may investigate: with a card, or through journalists. Who proves it gets a star.
economicus-page-phase-insolvency = Somebody needs money
    .help = Deposits, loans, sales: whoever finds none is bankrupt and comes back next year.
economicus-page-phase-surrender = The state takes a company
    .help = The owner of most companies chooses which one.

## An auction

economicus-page-lot = { $sector }: { $kind ->
    [private] a private company
    [state] a state company
   *[any] a company
    }
economicus-page-from = from
economicus-page-bid-is = bid
economicus-page-sealed = Everybody names a maximum, in secret. The winner pays 1M more than the second.
economicus-page-sealed-is = Your sealed answer: { $n }{ -economicus-million }
economicus-page-inside = Still in:
economicus-page-outside = Out:
economicus-page-forced = { $name } must sell to keep their word.
economicus-page-raise = Bid { $money }
economicus-page-own-bid = Bid this sum

## What is asked

economicus-page-asked = { $kind ->
    [my-roll] Roll, unless there is something to do before that.
    [roll] { $name } is about to roll. Go on?
    [profit] The auction comes next. Go on?
    [bought] The sales come next. Go on?
    [sales] Sell something here, or go on.
    [my-end] Your turn ends. Go on?
    [end] The turn ends. Go on?
    [placement] Place a company: which sector, which kind?
    [word] You have the first word: what is for sale, and do you bid?
    [auction] Bid higher, or leave.
    [maximum] Name the most you would pay.
    [proposal] Do you accept the deal?
    [offer] Sell, or pay the bank to keep it?
    [raising] Find the money for what you are buying.
    [tender] What would you pay for the star?
    [crime] Will you investigate?
    [insolvency] Find money: a loan, or a sale.
    [surrender] Choose which company to give up.
   *[other] It is your move.
    }
economicus-page-title = { $kind ->
    [year] A new year
    [my-roll] Your turn
    [roll] The roll
    [profit] Profit
    [auction] Auction
    [bought] After the auction
    [sales] Sales
    [crisis] Crisis
    [my-end] End of your turn
    [end] End of the turn
    [over] The match is over
    [placement] Placing companies
    [proposal] A deal
    [offer] Triple price
    [tender] Tender
    [crime] A crime
    [insolvency] Money needed
    [surrender] Nationalisation
   *[check] Results
    }
economicus-page-ask = { $kind ->
    [my-roll] Roll the dice?
    [roll] Somebody else rolls now. Go on?
    [profit] Go on, to the auction?
    [bought] Go on, to the sales?
    [sales] { $sector }: do you sell?
    [my-end] End your turn?
    [end] The turn ends. Go on?
    [placement] Where do you place a company?
    [word] { $sector }: do you bid?
    [auction] { $sector }: do you bid more?
    [maximum] { $sector }: your maximum?
    [proposal] Do you accept the deal?
    [offer] Sell, or pay to keep it?
    [raising] Can you raise the money?
    [tender] What do you bid for the star?
    [crime] Will you investigate?
    [insolvency] { $money } due: where from?
    [surrender] Which company do you give up?
   *[other] Your move
    }
economicus-page-why-mine = { $kind ->
    [my-roll] Loans, deposits and options come before the roll: they are below.
    [roll] { $name } is about to roll. Money and options are possible before it.
    [profit] The owners have been paid. Next, a company of this sector is auctioned.
    [bought] The last chance for money or an option.
    [sales] For each one that goes to the market the price falls by a tenth.
    [my-end] Money, research and options, before the stars are counted.
    [end] Money, research and options, before the stars are counted.
    [placement] A company is a star; more than anybody else, two more.
    [word] Name the company; the first bid may be yours.
    [auction] Every bid starts the clock again.
    [maximum] In secret. The winner pays 1M more than the second.
    [proposal] { $name }: { $sector }, { $money }.
    [offer] { $name } offers { $money }. To keep it costs { $price }.
    [raising] Without the money there is no deal.
    [tender] At least { $money }. Only the winner pays.
    [crime] { $name } is under suspicion. Who proves it gets a star.
    [insolvency] If you find none, you are bankrupt until next year.
    [surrender] The state pays { $money } for it.
   *[other] { "" }
    }
economicus-page-why-wait = { $kind ->
    [my-roll] Two dice name the sector that pays.
    [roll] Two dice name the sector that pays.
    [profit] Next, a company of this sector is auctioned.
    [bought] The sales come next.
    [sales] For each one that goes to the market the price falls by a tenth.
    [my-end] Then the stars are counted.
    [end] Then the stars are counted.
    [over] Most stars win; of equals, the richest.
    [placement] All place companies in sectors 2 to 6, in turn.
    [word] { $sector }: the first word names a company and a bid.
    [auction] { $bids ->
        [yes] { $sector }, { $money }: { $name } leads.
       *[no] { $sector }, from { $money }: no bid yet.
    }
    [maximum] { $sector }: sealed, and opened together.
    [proposal] { $name }: { $sector }, { $money }.
    [offer] { $name } offers { $money }. To keep it costs { $price }.
    [raising] Without the money there is no deal.
    [tender] Sealed bids; the highest gets the star.
    [crime] { $name } is under suspicion. Who proves it gets a star.
    [insolvency] Without the money it is bankruptcy until next year.
    [surrender] One company goes to the state.
   *[other] { "" }
    }
economicus-page-until = { $kind ->
    [placement] to place
    [word] to speak
    [auction] hammer
    [maximum] to seal
    [sales] to sell
    [tender] to bid
    [raising] to find it
    [insolvency] to find it
    [proposal] to answer
    [offer] to answer
    [crime] to answer
    [surrender] to answer
   *[other] to move
    }
economicus-page-ask-wait = { $sealed ->
    [yes] Your answer is sealed
   *[no] { $n ->
        [0] Waiting for the others
        [1] Waiting: { $name }
       *[other] Waiting for { $n } players
    }
}
economicus-page-ask-bankrupt = You come back next year
economicus-page-winner-is = { $name } wins
economicus-page-wait = To decide: { $names }.
economicus-page-group-trade = Deals and sales
    .help = Deals with players and the market.
economicus-page-group-cards = Options in your hand
    .help = Each option is played once.
economicus-page-group-money = Loans and deposits
    .help = The bank’s money, and yours in its keeping.
economicus-page-group-growth = Research and technology
    .help = Startups, and companies that fear no crisis.
economicus-page-group-settings = When to wait for me
    .help = Stops in others’ turns, and bankruptcy.
economicus-page-help-roll = Nothing else before it? Loans, deposits and options are below.
economicus-page-help-go-on = Nothing to do here: the turn goes on.

## What one has

economicus-page-have-stars = of { $goal }
economicus-page-have-cash = cash
economicus-page-have-credit = can borrow
economicus-page-have-options = { $n ->
    [one] option
   *[other] options
}
economicus-page-in-deposit = On deposit: { $money }.
economicus-page-in-debt = Owed to the bank: { $money }.
economicus-page-owes = Still to pay: { $money }.
economicus-page-year-interest = Interest this year: { $money }.
economicus-page-per-company = The bank lends { $money } for each company.
economicus-page-source = { $count } — { $why }
economicus-page-option = “{ $name }”: { $when }

## The player’s sheet

economicus-page-sheet = Your empire
economicus-page-of-stars = of { $goal } stars
economicus-page-star-presence = presence in { $sector }
economicus-page-star-advantage = advantage in { $sector }
economicus-page-star-monopoly = monopoly in { $sector }
economicus-page-star-management = the best management
economicus-page-star-recorded = deeds and cards
economicus-page-interest = interest this year: { $money }
economicus-page-yield = brings this year: { $money }
economicus-page-hand = Options in hand
economicus-page-no-cards = None.

## The end and the balance of the years

economicus-page-has-won = { $name } wins with { $stars ->
    [one] one star
   *[other] { $stars } stars
    }.
economicus-page-at-end = end
economicus-page-chart-stars = Stars
economicus-page-chart-wealth = Worth
economicus-page-chart-companies = Companies
economicus-page-prices = Prices from year to year
economicus-page-decided = { $name } finishes { $lead ->
    [0] level on stars with
    [one] a star ahead of
   *[other] { $lead } stars ahead of
    } { $second }{ $more ->
    [0] .
   *[other] ; the most of it comes from { $why ->
        [presence] presence in more sectors
        [advantage] advantage
        [monopoly] fewer monopolies
        [management] the best management
       *[recorded] deeds and cards
        }.
    }

## Cards and house files

economicus-page-house-help = The board, the cards and the dice are ours: those of the published game were not to be had. Take these files, change them, and give them to a match of your own.
economicus-page-file-board = the eleven sectors
economicus-page-file-decks = options and events
economicus-page-file-dice = the black and the blue die
economicus-page-own-file = this match has its own
economicus-page-house-file = the file of the house
economicus-page-die-black = Black die
economicus-page-die-blue = Blue die

## What has happened

economicus-page-told-place = { $name } places a company.
economicus-page-told-place-then = Then: { $name }.
economicus-page-told-proposal = { $name } offers in { $sector }: { $goods }{ $counter ->
    [yes] .
   *[no] , for { $money }.
    }
economicus-page-told-counter = { $name } would pay { $money }.
economicus-page-told-asked = Asked: { $names }.
economicus-page-goods-plain = { $n ->
    [one] { $n } company
   *[other] { $n } companies
    }
economicus-page-goods-gears = { $n ->
    [one] { $n } company with M&T
   *[other] { $n } companies with M&T
    }
economicus-page-goods-startups = { $n ->
    [one] { $n } startup
   *[other] { $n } startups
    }
economicus-page-told-offer = { $name } offers { $owner } { $money } for a company { $chip ->
    [gear] with M&T { "" }
   *[plain] { "" }
    }in { $sector }.
economicus-page-told-raising = Agreed. { $name } is raising the money.
economicus-page-told-keep = { $owner } can keep it by paying the bank { $money }.
economicus-page-told-debt = { $name } is { $money } short.
economicus-page-told-surrender = { $name } gives up a company and gets { $money }.
economicus-page-told-tender = “{ $card }”: at least { $money }. Only the winner pays.
economicus-page-told-fit = These meet the condition: { $names }.
economicus-page-told-crime = { $name }: “{ $card }”. The die was kind.
economicus-page-told-target = Target: { $at }.
economicus-page-means-yes = you pay { $money }
economicus-page-means-sell = you get { $money }
economicus-page-means-keep = you pay the bank { $money }
economicus-page-means-card = uses up the card; proved on 4 to 6
economicus-page-means-journalists = two dice in millions, come what may; proved on 4 to 6
economicus-page-leads = { $name } leads
economicus-page-on-credit = ({ $money } borrowed)
economicus-page-no-bid = no bid yet
economicus-page-keys = Keys 1, 2 and 5 raise the price by that many millions.
economicus-page-help-borrow = { $each } for each company you own. At the end of the year, { $money } for every { $each }.
economicus-page-help-make-deposit = In steps of 20M. It only earns interest this year if made before the year’s first roll.
economicus-page-help-research = A startup for { $money }, once a year. Five of them become a company.
economicus-page-help-modernise = For { $money } the company ignores crises from now on.
economicus-page-help-join-auction = Joining costs { $money }, which you won’t get back.
economicus-page-help-sell = The market pays up to { $money } for a company. After the sales the price falls by a tenth for each.
economicus-page-sells-half = The market pays { $money }, half the price.
economicus-page-help-propose = Everybody you ask answers at once. { $n ->
    [one] One more offer may come to nothing this turn.
   *[other] { $n } more offers may come to nothing this turn.
    }
economicus-page-help-make-offer = { $money } for somebody else’s company in { $sector }. Its owner sells, or pays the bank { $price } to keep it.
economicus-page-roll = Roll
economicus-page-beside = { $act ->
    [stay-out] Pass
   *[leave-auction] Leave
    }
economicus-page-place-in = Place: { $sector }
economicus-page-stars-become = ★ { $now } → { $then }
economicus-page-left = { $money } left
economicus-page-lent = { $money } borrowed
economicus-page-for-bid = For { $money }: { $stars }, { $left }
economicus-page-for-price = It costs { $money }, { $left }
economicus-page-for-sum = For { $sum }{ -economicus-million }: { $stars }.
economicus-page-sum-left = { $n }{ -economicus-million } left.
economicus-page-sum-lent = { $n }{ -economicus-million } borrowed.
economicus-page-then-loan = Cash { $cash }{ -economicus-million }, loan { $other }{ -economicus-million }.
economicus-page-then-deposit = Cash { $cash }{ -economicus-million }, on deposit { $other }{ -economicus-million }.
economicus-page-play = Play the card
economicus-page-credit = The bank would lend { $money } more
economicus-page-needs = What this year may cost
economicus-page-year-net = Interest at the end of the year: { $money }
economicus-page-roll-costs = If { $sector } is rolled, a loss of { $money }
economicus-page-steps = The steps of a turn
economicus-page-step-roll = Roll
economicus-page-step-profit = Profit
economicus-page-step-auction = Auction
economicus-page-step-sales = Sales
economicus-page-step-crisis = Crisis

## Income and expenses

economicus-page-flows = Income and expenses, year { $year }
economicus-page-flows-help = Loans and deposits are neither: they are borrowed, or one’s own. A bankrupt’s count begins anew.
economicus-page-flows-before = Earlier years
economicus-page-flow-profit = Profit
economicus-page-flow-interest = Interest
economicus-page-flow-companies = Companies
economicus-page-flow-growth = R&D and M&T
economicus-page-flow-cards = Cards and crimes
economicus-page-flow-sum = Total

## Cards of events

economicus-page-moment-you = You
economicus-page-moment-roll = turn: { $who }
economicus-page-moment-nothing = Nobody earns anything.
economicus-page-moment-beside = { $who }: next door
economicus-page-moment-sector = Active sector
economicus-page-moment-sold = Sold
economicus-page-moment-unsold = Not sold
economicus-page-moment-event = { $event ->
    [economicus-crisis] Crisis
    [economicus-crime] The crime succeeds
    [economicus-crime-failed] The crime fails
   *[other] Bankruptcy
}
economicus-page-moment-end = { $how ->
    [won] Victory
    [lost] Defeat
   *[over] Winner
}
economicus-page-moment-year = Results of year { $year }
economicus-page-moment-place = Place
economicus-page-moment-stars = Stars
economicus-page-moment-wealth = Wealth
economicus-page-moment-companies = Companies

## The end

economicus-page-end-won = The winner has { economicus-page-end-stars-of }
economicus-page-end-stars-of = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
economicus-page-end-chart = Stars, year by year
economicus-page-end-stars = ★ { $n }
economicus-page-end-worth = worth { $sum }
economicus-page-end-did = companies: { $companies }{ $why ->
    [none] {""}
    [presence] , stars for being in sectors: { $stars }
    [advantage] , stars for advantages: { $stars }
    [monopoly] , stars for monopolies: { $stars }
    [management] , stars for management: { $stars }
   *[recorded] , stars for deeds and cards: { $stars }
}

## The screen of a hall

economicus-page-screen-stars = Stars, { $goal } win
economicus-page-screen-leads = { $name } leads
economicus-page-screen-from = starting price: { $sector }
economicus-page-screen-years = year of { $last }
economicus-page-screen-sectors = Sectors: profit and price
