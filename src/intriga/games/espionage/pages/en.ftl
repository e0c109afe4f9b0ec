### The words of Espionage's board and personal card.

espionage-page-board = A map of nine by nine. Arrow keys walk the cells, Enter picks one.
espionage-page-geneva = Geneva
espionage-page-legend-bribe = your bribe
espionage-page-legend-tick = set-up
espionage-page-legend-lit = may go here
espionage-page-dollars = ${ $n }
espionage-page-card = Personal card
espionage-page-money = In the purse
espionage-page-since = since you last looked
espionage-page-money-history = How the purse has changed
espionage-page-chart = The purse turn by turn: from { $low } to { $high } dollars
espionage-page-my-bribes = Bribes
espionage-page-my-specials = Special moves
espionage-page-no-bribes = You have bought nobody yet.
espionage-page-no-specials = You took no special moves.
espionage-page-cell = cell { $number }
espionage-page-tick = set-up
espionage-page-used = used
espionage-page-points-spent = { $n ->
    [one] { $n } point of { $total } spent
   *[other] { $n } points of { $total } spent
}
