### The toy game `auction`.

game-auction = Auction
    .blurb = Lots go under the hammer while purses stay shut. You may bid more than you have, but the bill will come.
option-auction-lots = Lots
    .help = How many times the hammer falls.
form-auction-bid = Raise the price
    .field-amount = Your price
form-auction-pass = Drop out
form-auction-settle = Settle the bill
    .field-how = What to do
    .warning = If you yield, you can no longer bid for this lot.
auction-pawn = pawn the keepsake
auction-yield = yield
auction-draw-purse = Money in a purse: 0…10 mean 5 to 15.
auction-purse = Your purse holds { $money }.
auction-bid = { $seat } bids { $money }.
auction-pass = { $seat } drops out.
auction-sold = Sold for { $money } to { $seat }.
auction-unsold = The lot finds no buyer.
auction-insolvent = { $money } was bid and cannot be paid. The sale waits for { $seat }.
auction-pawned = { $seat } pawns the family keepsake for { $money }.
auction-barred = { $seat } yields, and the lot is called again.
auction-over = The sale is closed, the purses are open.
auction-all-lots = Every lot has been called.
auction-lots-left = { $lots ->
    [one] { $lots } lot left.
   *[other] { $lots } lots left.
}
auction-leads = The highest bid is { $money }, by { $seat }.
auction-in-purse = { $seat }: { $money } in the purse.
auction-no-debt = You have no debt.
auction-nothing-to-pawn = Pawning will not help: the keepsake is gone already or would not be enough. You can yield.
auction-not-bidding = You cannot bid now: you have the highest bid, have dropped out, or a bill is being settled.
auction-bid-between = Bid from { $low } to { $high }.
