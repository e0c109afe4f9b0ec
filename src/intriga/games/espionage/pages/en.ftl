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

## What is going on

espionage-page-caption = The Papers: { $place }. Round { $round } of { $rounds }.
espionage-page-round = round { $round } of { $rounds }
espionage-page-city = { $city }, the city of { $who }
espionage-page-papers-here = { $place }, the Papers are here
espionage-page-corner = empty corner, open for passage
espionage-page-corner-closed = empty corner, closed
espionage-page-cell-bribe = your bribe, ${ $sum }
espionage-page-cell-bribes = bribes of ${ $sum }
espionage-page-marks = { $n ->
    [one] { $n } mark
   *[other] { $n } marks
}
espionage-page-call = called ${ $sum }
espionage-page-no-city = no city yet
espionage-page-phase-cities = Choosing cities
espionage-page-phase-purchase = Buying special moves
espionage-page-phase-turn = Turn
espionage-page-phase-march = Forced march
espionage-page-phase-challenge = Challenge
espionage-page-phase-bidding = Bidding
espionage-page-phase-steer = The winner leads
espionage-page-phase-spring = A halt
espionage-page-phase-over = The match is over
espionage-page-asked-cities = Choose a corner: it becomes your city.
espionage-page-asked-purchase = Buy special moves in secret. There will be no other chance.
espionage-page-asked-turn = Move the Papers, place a bribe, or use a special move.
espionage-page-asked-march = Forced march: take the second step or stop.
espionage-page-asked-challenge = { $who }: the Papers { $origin } → { $to }. Any objection?
espionage-page-asked-bidding = Bidding for the Papers ({ $place }). Call a sum: your bribe here is ${ $bribe }.{ $highest ->
    [0] {""}
   *[other] {" "}The highest so far is ${ $highest }.
}
espionage-page-asked-steer = The bidding is yours. Decide where the Papers go ({ $place }).
espionage-page-asked-spring = The Papers have stopped: { $place }. If your set-up is here, it may spring.
espionage-page-awaited-cities = The players are choosing their cities.
espionage-page-awaited-purchase = The players are buying special moves. Who takes what is secret.
espionage-page-awaited-turn = { $who } is to move.
espionage-page-awaited-march = Forced march: { $who } is to move.
espionage-page-awaited-challenge = { $who }: the Papers { $origin } → { $to }. Does anybody object?
espionage-page-awaited-bidding = Bidding for the Papers ({ $place }): { $bidders }.
espionage-page-awaited-steer = { $winner } leads the Papers.
espionage-page-awaited-spring = The Papers have stopped: { $place }. Perhaps a set-up springs.
espionage-page-awaited-over = The Papers: { $place }.

## What it comes to

espionage-page-answer-none = You have no bribe here ({ $place }), so nothing to hold the Papers with. Everybody is asked: silence tells nothing of bribes.
espionage-page-answer-bribe = Your bribe here ({ $place }) is ${ $sum }. A challenge opens the bidding; without a bluff you cannot call more.
espionage-page-spring-none = You have nothing to spring here. All who have marks are asked: silence gives no set-up away.
espionage-page-spring-noted = Noted
espionage-page-bid-rest = The ${ $sum } you call burns, win or lose. ${ $rest } returns to your purse.
espionage-page-bid-over = More than ${ $most } cannot be called here.
espionage-page-bid-bluff = The bluff takes ${ $sum } from your purse at once, and ${ $penalty } more if it loses.
espionage-page-fold-rest = ${ $sum } burns, ${ $rest } returns to your purse.
espionage-page-bribe-left = ${ $sum } leaves your purse, ${ $left } stays.
espionage-page-bribe-lost = Your older bribe on cell { $cell } (${ $sum }) is lost.

## Options of a new match

espionage-page-options-board = Map and money
espionage-page-options-specials = Special moves
espionage-page-options-fine = Fine points
espionage-page-options-cities = Own cities
espionage-page-options-house = Special moves of your club
