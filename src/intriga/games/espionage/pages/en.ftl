### The words of Espionage's board and personal card.

espionage-board = A map of nine by nine. Arrow keys walk the cells, Enter picks one.
espionage-geneva = Geneva
espionage-legend-bribe = your bribe
espionage-legend-tick = set-up
espionage-legend-lit = may go here
espionage-card = Personal card
espionage-money = In the purse
espionage-since = since you last looked
espionage-money-history = How the purse has changed
espionage-chart = The purse turn by turn: from { $low } to { $high } dollars
espionage-my-bribes = Bribes
espionage-my-specials = Special moves
espionage-no-bribes = You have bought nobody yet.
espionage-no-specials = You took no special moves.
espionage-cell = cell { $number }
espionage-tick = set-up
espionage-used = used
espionage-points-spent = { $n ->
    [one] { $n } point of { $total } spent
   *[other] { $n } points of { $total } spent
}
