### Mafia: coins, gifts, bribes, collections, the exchange.

## Names

mafia-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}

## What happens

mafia-exchanged = Experience given: { $exp }. Coins for it: { $coins }.
    .short = Exp { $exp } → coins { $coins }
mafia-gift-made = You put aside { $coins } coins for { $to }, who has yet to take them.
    .short = Coins put aside: { $coins }
mafia-gift-offered = { $purpose ->
    [purchase] { $by } offers you coins for a purchase of the commissar.
   *[any] { $by } offers you coins.
}
    .short = { $by } offers you coins
mafia-gift-taken = { $to } took your { $coins } coins.
mafia-gift-arrived = Coins from { $by }: { $coins }.
    .short = Coins from { $by }: { $coins }
mafia-gift-declined = { $to } did not take your money. Coins back in your purse: { $coins }.
    .short = { $to } takes no money
mafia-purchase-lapsed = Not all you were given for a purchase was spent in time. Coins gone from your purse: { $coins }.
    .short = Not spent in time: −{ $coins }
mafia-collection-commissar = The commissar collects { $coins } coins for a purchase: { $thing }. Anybody may give.
    .short = The commissar collects: { $thing }
mafia-collection-clan = The clan collects { $coins } coins for a purchase: { $thing }.
    .short = The clan collects: { $thing }
mafia-collection-grows = Collecting for { $thing }: { $missing } { $missing ->
    [one] coin
   *[other] coins
} to go.
    .short = For the purchase, coins to go: { $missing }
mafia-collection-full = There is enough for { $thing }: the shop has the offer.
    .short = Enough for { $thing }
mafia-collection-off = No purchase after all: { $thing }. Coins back in your purse: { $coins }.
    .short = No purchase: { $thing }
mafia-chipped-in = You gave { mafia-coins } towards { $thing }.
    .short = You gave coins: { $coins }

## What can be done

form-mafia-exchange-exp = Change experience into coins
    .short = Sell experience
    .field-coins = Coins
    .warning = There is no way back, and coins are lost when the match ends.
    .sure = Coins can’t be changed back into experience, and they are lost when the match ends. Change it?
    .help = Experience becomes coins; there is no way back.
form-mafia-give-coins = Give somebody coins
    .short = Give coins
    .field-to = To
    .field-coins = Coins
    .field-purchase = For a purchase of the commissar
    .help = Whoever you give them to takes or refuses them.
form-mafia-answer-gift = Somebody offers you coins
    .short = Take the coins?
    .field-by = From
    .field-yes = Take them
    .yes = Take them
    .no = Refuse
    .help = You learn how many once you take them; a bribe makes you a target.
form-mafia-start-collection = { $to ->
    [commissar] Collect from everybody in the commissar’s name
   *[clan] Collect in the clan
}
    .short = Start a collection
    .any = Collect for a purchase
    .field-thing = For what
    .field-price = Coins to collect
    .help = Once there is enough, the offer goes to the shop.
form-mafia-chip-in = { $to ->
    [commissar] Give to the commissar’s collection
   *[clan] Give to the clan’s collection
}
    .short = Chip in
    .any = Give to a collection
    .field-coins = Coins
    .help = If there is not enough, the coins come back.

## What is refused

mafia-refused-purse = There aren’t { $coins } coins left.
mafia-refused-free-exp = Your free experience is enough for this many coins: { $coins }.
mafia-refused-least-transfer = Nobody hands over less than { mafia-coins }.
mafia-refused-gift-open = { $to } has not answered your last offer yet.
mafia-refused-no-gift = That offer is off the table.
mafia-refused-collector = You do not collect for them.
mafia-refused-collection-open = One collection at a time.
mafia-refused-not-special = Collections are only for what a profession needs: arrows and potions.
mafia-refused-collection-price = A collection for this may be for { $low } to { $high } coins.
mafia-refused-no-collection = There is no such collection.
mafia-refused-collection-missing = Less than that is missing: { $coins }.

## The referee’s log

mafia-log-exchanged = { $who } changed { $exp } experience into { mafia-coins }.
mafia-log-gift = { $by } gave { $to } { $coins } coins.
mafia-log-trusted = { $by } gave the commissar, { $to }, { $coins } coins for a purchase.
mafia-log-bribe = { $by } bribed { $to } with { $coins } coins. Tax: { $tax }; kept for the honest of the next match: { $bonus }.
mafia-log-well-spent = { $to } spent the { $coins } coins of { $by } on the purchase: no bribe.
mafia-log-not-spent = { $to } did not spend the { $coins } coins of { $by } on a purchase: a bribe after all. Tax: { $tax }; kept for the honest of the next match: { $bonus }.
mafia-log-collection = { $who } began to collect { $coins } coins for { $thing }.
mafia-log-chipped-in = { $who } gave { mafia-coins } to the collection for { $thing }.
