### Mafia: the assassins and their contracts.

## Names

mafia-job-kill = kill { $seat }
mafia-job-guard = guard { $seat }
mafia-customer-lone = { $seat }
mafia-customer-clan = a clan, in the name of { $seat }
mafia-customer-dead-bandit = { $seat }, dead
mafia-customer-dead-commissar = { $seat }, dead
mafia-customer-dead-honest = the honest dead
mafia-customer-dead-clan = a dead clan
mafia-customer-self = nobody
mafia-tell-both = Customer and victim
mafia-tell-customer = Only the customer
mafia-tell-victim = Only the victim

## What happens

mafia-order-placed = Your order stands: { $what }. Put aside: { $exp } experience.
    .short = Your order: { $what }
mafia-order-received = An order for { $price } experience: { $what }. Customer: { $by }.
    .short = An order for { $price }: { $what }
mafia-order-taken = The assassin took your order: { $what }. Paid: { $exp } experience.
    .short = Order taken: { $what }
mafia-order-released = The assassin did not take your order: { $what }. The experience is yours again: { $exp }.
    .short = Order not taken: { $what }
mafia-order-noted = Noted for tonight.
mafia-gathered = Collected so far: { $exp } experience. It is no order yet: { $what }.
    .short = Collected: { $exp } exp, too little
mafia-gathering-over = Not enough was collected for an order ({ $what }); the experience is yours again.
    .short = Too little for the order
mafia-red-kill = Robert Red: a head costs { $price } experience now.
    .short = Robert Red: a head for { $price } exp
mafia-red-guard = Robert Red: a guard costs { $price } experience now.
    .short = Robert Red: a guard for { $price } exp
mafia-announce-kill = for a head
mafia-announce-guard = for a guard
mafia-told-customer = { $who } tells from the grave: there was an order of { $by }.
    .short = Told: the customer is { $by }
mafia-told-victim = { $who } tells from the grave: there was an order, { $what }.
    .short = From the grave: { $what }
mafia-told = { $who } tells from the grave: { $what }. Customer: { $by }.
    .short = From the grave: { $what }
mafia-complaint-noted = The host has your complaint.
mafia-complaint = { $who } complains of blackmail: { $words }
    .short = { $who } complains of blackmail
mafia-stripped = You have lost the role of assassin and what it earned you.
    .short = You are the assassin no more
mafia-assassin-appointed = You are the new assassin.
mafia-host-strips = The host: the assassin has blackmailed somebody and lost the role.
    .short = The assassin has lost the role
mafia-host-appoints = The host: the town has a new assassin.
    .short = The town has a new assassin

## What is seen

mafia-gathering = Collected for an order ({ $what }): { $exp } experience
mafia-me-order = Your order: { $what }, { $price } experience.
mafia-me-refuses = You refuse all orders tonight.
mafia-desk-order = Order: { $what }, { $price } experience.

## What can be done

form-mafia-bid-for-killing = Hire the assassin to kill
    .short = Order a killing
    .field-victim = Who
    .field-price = Experience
    .help = The assassin takes the dearest order; if not yours, the experience comes back.
form-mafia-order-guard = Hire the assassin to guard you
    .short = Order a guard
    .field-price = Experience
    .help = The assassin is your bodyguard tonight.
form-mafia-bid-together = { $job ->
    [guard] Pay with your clan for the guard of one of you
   *[kill] Pay for a common order
}
    .short = Order together
    .any = Pay for a common order
    .field-victim = Whom
    .field-price = Your part
    .help = The parts add up to the price of one order.
form-mafia-raise-bid = Raise an order
    .short = Raise an order
    .field-victim = Order
    .field-price = New price
    .help = The dearest order is taken: outbid the others.
form-mafia-announce-price = Announce the price as Robert Red
    .short = Announce the price
    .field-kind = Price
    .help = Everybody learns what has to be outbid.
form-mafia-carry-out = Choose among the dearest orders
    .short = Choose orders
    .field-contracts = Orders
    .field-first = First
    .field-second = Second
    .field-third = Third
    .help = Among equals you choose; half of the price is yours.
form-mafia-take-arrow = Take a poisoned arrow along
    .short = Take an arrow
    .field-arrow = Tonight
    .yes = Take it
    .no = Leave it
    .help = With it you fear neither guards nor the necromancer’s shield.
form-mafia-refuse-contracts = { $refuse ->
    [yes] Refuse all orders of today
   *[no] Do take an order
}
    .short = Refuse all orders
    .any = Refuse orders
    .help = For a night without work customers get their experience back.
form-mafia-kill-unbidden = Kill of your own will (10 experience)
    .short = Kill unbidden
    .field-whom = Who
    .none-whom = Nobody
    .help = Without orders you may kill at your own cost.
form-mafia-tell-contract = Tell of an order from the grave
    .short = Tell of an order
    .field-which = Order
    .field-what = Tell
    .help = Everybody learns who had whom killed.
form-mafia-complain-of-blackmail = Complain of blackmail by the assassin
    .short = Complain of blackmail
    .field-words = What happened
    .help = Only the host reads it; a blackmailer may lose the role.
form-mafia-strip-assassin = Take the assassin’s role away for blackmail
    .short = Strip the assassin
    .sure = The assassin loses the role and all earned experience for good. Take it away?
    .help = On a complaint of blackmail.
form-mafia-appoint-assassin = Draw a new assassin from the honest
    .short = Draw an assassin
    .help = Drawn from the honest; only they learn of it.

## What is refused

mafia-refused-assassin-there = No assassin is missing.
mafia-refused-complained = The host has your complaint of today.
mafia-refused-no-arrow = { $seat }: not enough poisoned arrows.
mafia-refused-no-assassin = The town has no assassin.
mafia-refused-no-order = There is no such order.
mafia-refused-no-orders = There are no such orders.
mafia-refused-no-union = You have nobody to order with.
mafia-refused-not-assassin = You are not the assassin.
mafia-refused-told = You have told this already.
mafia-refused-not-tellable = You cannot tell of this: both the customer and the victim must be dead.
mafia-contract-not-you = You cannot place such an order now.
mafia-contract-dead = { $seat } is dead.
mafia-contract-guard-oneself = You can only order a guard for yourself, and with your clan for one of it.
mafia-contract-own-will = You cannot choose yourself.
mafia-contract-own-will-late = You have orders today, so you cannot choose a victim of your own.
mafia-contract-once = You have already had your one order.
mafia-contract-twice = Two of your orders have already been carried out.
mafia-contract-price = The price must be at least { $exp } experience.
mafia-contract-shares = The shares do not add up to the price.
mafia-contract-payers = Not everyone named here can pay for this order.
mafia-contract-poor = { $seat } does not have enough experience that is free.

## The referee’s log

mafia-log-assassin-stripped = { $who } lost the role of assassin for blackmail.
mafia-log-assassin = { $who } became the new assassin.
mafia-log-contract = The assassin took an order of { $by } for { $price } experience and earned { $fee }: { $what }.

## Draws

mafia-draw-assassin = who becomes the new assassin
