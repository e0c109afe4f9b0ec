### Espionage: why the bot does so.

## The move

espionage-because-home = It is your city: the Papers there mean you win.
espionage-because-two-steps = Your city is two steps away, and a forced march takes both.
espionage-because-nearer = The Papers get nearer to your city, steps left: { $left }.
espionage-because-escape = The Papers are one step from the city where { $who } wins.
espionage-because-away = The Papers get farther from the cities of others.
espionage-because-own-bribe = Your bribe lies on that cell: ${ $sum }.
espionage-because-own-tick = Your set-up waits on that cell.
espionage-because-least-bad = The other steps are no better for you.
espionage-because-keep-tick = Sprung now, the set-up would not bring the Papers closer to you: let it wait.

## Bribes and set-ups

espionage-because-bribe-here = The Papers are here: a bribe under them gives you a say in the next move.
espionage-because-bribe-ahead = The cell is on the way to your city, steps from it: { $left }.
espionage-because-bribe-guard = Somebody’s city is close: this is where you will have to stop a move.
espionage-because-price = The bot reckons that about ${ $price } wins the bidding here.
espionage-because-tick = A set-up takes the Papers from here out of turn.

## The challenge

espionage-because-no-bribe = No bribe of yours lies under the Papers, so you would have nothing to bid.
espionage-because-pass = There is no better step from here for you.
espionage-because-loses = With this step { $who } wins.
espionage-because-leads-away = The step takes the Papers away from your city.
espionage-because-leads-to-rival = The step leads the Papers to the city of somebody else.
espionage-because-better-step = There is a step that suits you better.
espionage-because-join = Such a step is not worth a challenge of your own, but worth joining one.

## The bidding

espionage-because-bluff = You are ${ $bluff } short, and a bluff adds just that.
espionage-because-overbid = It is a dollar more than the call of ${ $highest }, and your bribe covers it.
espionage-because-cannot-overbid = You cannot beat the call of ${ $highest }: your bribe here is ${ $bribe }.
espionage-because-alone = You are the only bidder, so a dollar will do.
espionage-because-begin = The bidding is open, so one starts with a dollar.
espionage-because-part = Nobody is close to winning yet: it is early to spend the whole bribe.
espionage-because-urgent = Somebody is a step or two from winning.

## The beginning

espionage-because-corner = All corners are equally far, any of them will do.
espionage-because-buy = Your points buy no more than this.
espionage-because-buy-run = Secret paths and forced marches lead the Papers two steps at once: that decides the end.
espionage-because-buy-tick = A set-up takes the Papers out of turn.
espionage-because-buy-bluff = A bluff beats a call when the bribe is too small.
