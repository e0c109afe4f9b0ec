### Economicus: why the bot does so. Money in millions.

## Companies

economicus-because-stars = { $n ->
    [one] This company brings { $n } star.
   *[other] This company brings { $n } stars.
}
economicus-because-income = By the dice it brings about { $n }{ -economicus-million } until the end (turns ahead: { $turns }).
economicus-because-rivals = Rivals lose their advantage here.
economicus-because-denied = Otherwise somebody else wins with this company.
economicus-because-presence = No star comes of it now, but you own more companies of the sector.
economicus-because-quota = You keep the quota, which may be worth a star later.
economicus-because-truth = The winner pays the second price, so there is no reason to say less.
economicus-because-dear = To you the company is worth about { $n }{ -economicus-million }, and the bidding would eat up nearly all.
economicus-because-poor = Your money with what you can borrow is only { $n }{ -economicus-million }.
economicus-because-part = The bot pays at most three fifths of what a company is worth to it.
economicus-because-tender = A star is now worth about { $n }{ -economicus-million }, and the bid is less.
economicus-because-no-tender = A star is now worth about { $n }{ -economicus-million }, which does not suffice here.

## Deals

economicus-because-sells = The market pays { $price }{ -economicus-million }, and to you the company is worth about { $n }{ -economicus-million }.
economicus-because-monopoly = A monopoly takes stars away: without one company you have more of them.
economicus-because-debts = There is not enough money for what is due.
economicus-because-good-deal = The price of { $price }{ -economicus-million } is good for you.
economicus-because-bad-deal = The price of { $price }{ -economicus-million } is bad for you.
economicus-because-worth = To you it is worth about { $n }{ -economicus-million }.
economicus-because-keep = To pay once is cheaper than to lose it.
economicus-because-three-prices = Three prices are more than the company would bring you.
economicus-because-offer = Three prices are hard to decline: let { $who } decide.
economicus-because-least-missed = You would miss it least: to you it is worth about { $n }{ -economicus-million }.

## Money and growth

economicus-because-lack = The company is worth it, but you lack money for the bid.
economicus-because-loan = A loan is cheaper than selling a company.
economicus-because-deposit = One takes one’s own first: a deposit costs nothing.
economicus-because-bankrupt = There is nothing left to borrow or to sell.
economicus-because-interest = The interest on a loan is a fifth of it each year.
economicus-because-idle = After paying you have { $n }{ -economicus-million } left, enough for auctions.
economicus-because-startups = Start-ups you have: { $n }; five make a company.
economicus-because-cash = You have enough money: { $n }{ -economicus-million }.
economicus-because-crisis = The sector has a crisis of { $n }{ -economicus-million }, from which M&T protects.
economicus-because-management = The third M&T brings the star of management.
economicus-because-card-free = You have a card for it, which costs no money.
economicus-because-journalists = A star is at stake, and it is worth about { $n }{ -economicus-million }.
economicus-because-no-journalists = Journalists cost more than the investigation would bring.
economicus-because-odds = Every other investigation succeeds.
economicus-because-card-star = The option brings a star.
economicus-because-card-sector = The option helps a sector in which you own companies.
economicus-because-card-research = The option gives start-ups for less than usual.
economicus-because-card-price = The option lowers the price of the sector just before the auction.
economicus-because-card-now = Money is left for auctions after it, now you have { $n }{ -economicus-million }.
economicus-because-sells-soon = You will want to sell something: let the others wait for you.
economicus-because-no-waiting = You have nothing to do in these pauses, so nobody need wait for you.
economicus-because-nothing-now = Nothing is left that pays before this step.
