### Mafia: the shop, the merchant, stolen goods.

## Names

mafia-shop-of-merchant = A merchant keeps the shop; nobody knows who it is.
mafia-shop-of-host = There is no merchant: the host sells things at nominal prices.
mafia-shop-of-nobody = There is no merchant, and no shop.
mafia-shop-priced = { $thing } ({ mafia-coins })

## What happens

mafia-shop-opens = { $whose }
    .short = The shop opens
mafia-loot = Left by the dead, yours now: { $things }.
    .short = Left by the dead: { $things }
mafia-bid-placed = You offer for { $thing }. Put aside until nightfall: { mafia-coins }.
    .short = Offer: { $thing }
mafia-bid-taken-back = You no longer offer for { $thing }. Coins back: { $coins }.
    .short = Offer taken back: { $thing }
mafia-bought = You bought { $thing } for { mafia-coins }.
    .short = Bought: { $thing }
mafia-bought-for-you = { $thing } was bought for you.
    .short = Bought for you: { $thing }
mafia-helped-buy = { $thing } was bought with your help. Your part: { $coins }.
    .short = Bought together: { $thing }
mafia-not-bought = { $thing }: it went to another. Coins back: { $coins }.
    .short = Not bought: { $thing }
mafia-sold = Sold: { $thing } for { $price }. Yours of it: { $coins }.
    .short = Sold: { $thing }
mafia-prices-noted = Your prices will be published in the morning.
    .short = Prices come out in the morning
mafia-shop-will-close = The shop will stay closed on the next day.
    .short = The shop is closed tomorrow
mafia-shop-will-open = The shop will open on the next day.
    .short = The shop opens tomorrow
mafia-loot-noted = The merchant may buy { $thing } from you for { $coins } until nightfall.
    .short = To the merchant: { $thing } for { $coins }
mafia-loot-offered = A thief offers you { $thing } for { $coins }. Answer before nightfall.
    .short = A thief offers { $thing }
mafia-loot-sold = You sold { $thing } for { $coins }.
    .short = Sold: { $thing } for { $coins }
mafia-loot-bought = You bought { $thing } for { $coins }. It is for sale from the next day on.
    .short = Bought: { $thing } for { $coins }
mafia-loot-declined = The merchant does not want { $thing } for { $coins }.
    .short = Not wanted: { $thing }

## What is seen

mafia-shop-shelf = { $thing } × { $n }, { mafia-coins }
mafia-shop-shelves = In the shop: { $things }.
mafia-shop-empty = The shop is empty.
mafia-shop-shut = Nothing is sold today.
mafia-shop-noon = It is past noon: what nobody has offered for yet, the merchant may keep.
mafia-shop-offer = You offer { $price } for { $thing }; put aside: { $coins }.
mafia-shop-own-offer = If nobody wants it before noon, you take { $thing } for { $price }.
mafia-shop-loot = You offer the merchant { $thing } for { $coins }.
mafia-stall-margins = Your prices above the nominal ones from the next day on: { $things }.
mafia-stall-margin = { $thing } +{ $coins }
mafia-stall-lucky = The lucky coin works until the end of day { $day }: nominal prices are lower by { $coins }.
mafia-stall-closes = The shop will be closed on the next day.
mafia-stall-cunning = Sales to come that are all yours: { $sales }.
mafia-stall-coming = For sale from the next day on: { $things }.
mafia-stall-loot = A thief offers { $thing } for { $coins }.
mafia-stall-sales = Sold so far: { $sales }.
mafia-secret-offer = { $who } is to get { $thing } for at most { $price }. Paid by { $payers }.

## What can be done

form-mafia-bid-for-thing = Buy a thing
    .field-thing = Thing and today’s price
    .field-price = The most you would pay
    .help = Coins are put aside; the highest offer gets the thing.
form-mafia-take-back-bid = Take back an offer in the shop
    .short = Take back an offer
    .field-thing = Thing
    .help = The coins put aside come back.
form-mafia-buy-own = Take a thing from your own shop
    .short = Take from my shop
    .field-thing = Thing and today’s price
    .help = What nobody has wanted by noon.
form-mafia-set-prices = Set your prices for the next day
    .short = Set prices
    .field-margins = Coins above the nominal price
    .help = Coins above the nominal price; published in the morning.
form-mafia-close-shop = Decide whether the shop opens on the next day
    .short = Shop tomorrow
    .field-closed = Keep it closed
    .yes = Keep it closed
    .no = Open it
    .help = A closed shop sells nothing all day.
form-mafia-sell-loot = Sell stolen goods to the host for half the price
    .short = Sell loot to the host
    .field-thing = Thing and what you get
    .help = At once and without questions, for half of the nominal price.
form-mafia-offer-loot = Offer stolen goods to the merchant
    .short = Offer loot
    .field-thing = Thing
    .field-price = Coins
    .help = The merchant answers before nightfall and is not told who you are.
form-mafia-answer-loot = Answer a thief’s offer
    .short = Answer a thief
    .field-offer = Thing and price
    .field-yes = Buy it
    .yes = Buy it
    .no = Refuse
    .submit = Refuse
    .help = What you buy is for sale from the next day on.

## What is refused

mafia-refused-shop-closed = Nothing is sold today.
mafia-refused-not-there = The shop does not have this.
mafia-refused-own-shop = This shop is yours: take what nobody wants.
mafia-refused-not-sold-to-you = Only those who can use it may buy it.
mafia-refused-no-more = You have offered for all there are. To offer more, take an offer back first.
mafia-refused-price = It costs at least { $coins } today.
mafia-refused-coins = This takes { mafia-coins }.
mafia-refused-no-bid = You have made no such offer.
mafia-refused-not-merchant = You do not keep the shop.
mafia-refused-not-stolen = A thief can sell only what they have stolen.
mafia-refused-no-merchant = There is no living merchant.
mafia-refused-no-loot = This is not offered any more.

## The referee’s log

mafia-log-bought = { $who } bought { $thing } for { $price }.
mafia-log-sold = { $thing }: { mafia-coins } went to the merchant.
mafia-log-loot-host = { $who } sold stolen goods to the host for { $coins }: { $thing }.
mafia-log-loot-shop = { $who } sold stolen goods to the merchant for { $coins }: { $thing }.
mafia-log-loot = { $who } took what { $whom } left: { $things }.
