### Pages of Mafia: the market.

## The market

mafia-named-shop-merchant = A merchant keeps the shop. Nobody knows who it is.
mafia-named-shop-host = There is no merchant. The town itself sells, at nominal prices.
mafia-named-shop-none = There is no merchant and no shop.
mafia-named-shop-closed = No trade today.
mafia-named-shop-how = Offers are made by day, and what you offer is put aside. At nightfall the goods go to the highest offers; everybody else gets their coins back. Nobody learns who bought what.
mafia-named-my-offers = My offers
mafia-named-shop-dead = The merchant is dead, and what lay in the shop is gone.
mafia-named-my-coins = Your coins:
mafia-named-buy = Make an offer
mafia-named-answer = Answer
mafia-named-gifts = Coins on offer
mafia-named-gift-in = { $who } offers you coins. How many you learn when you take them.
mafia-named-gift-out = You offer { $who } { mafia-coins }.
mafia-named-gift-purchase = for a purchase
mafia-named-collections = Collections
mafia-named-collected = Collected
mafia-named-my-share = Mine
mafia-named-collection-commissar = for the commissar
mafia-named-collection-mafia = for the mafia
mafia-named-collection-yakuza = for the yakuza
mafia-named-shelves = On the shelves
mafia-named-shelves-others = For others: { $n }
mafia-named-left = Left
mafia-named-price = Price
mafia-named-nominal = nominal { $coins }
mafia-named-my-offer = My offer
mafia-named-shelves-empty = The shelves are empty.
mafia-named-sold-out = Sold out:
mafia-named-stall = My stall
mafia-named-stall-secret = Only you see this part of the page.
mafia-named-stall-sales = Things sold: { $n }
mafia-named-stall-robbed = Things stolen from the shop: { $n }
mafia-named-stall-fresh = Made by a spell, for sale from tomorrow:
mafia-named-stall-lucky = The lucky coin works up to the end of day { $day }.
mafia-named-stall-cunning = Sales whose whole income is yours: { $n }
mafia-named-stall-closes = Tomorrow the shop stays closed.
mafia-named-stall-loot = Stolen goods on offer
mafia-named-stall-loot-one = { $thing }, for { mafia-coins }
mafia-named-stall-prices = My prices
mafia-named-nominal-head = Nominal today
mafia-named-tomorrow = On top, from tomorrow
