# Espionage: everything the game says.

game-espionage = Espionage
    .blurb = Stolen Papers lie in Geneva. Bribe officials, hijack other people's moves, and bring the Papers to your own city.

## Places

espionage-cell = { $number }
espionage-geneva = Geneva
espionage-city-london = London
espionage-city-new-york = New York
espionage-city-moscow = Moscow
espionage-city-beijing = Beijing
espionage-city-washington = Washington

## Special moves

espionage-special-saboteurs = Saboteurs
    .help = Every bribe on one cell burns, yours too.
espionage-special-forced-march = Forced march
    .help = Two steps in a row, with a stop on each cell; each departure may be challenged.
espionage-special-secret-paths = Secret paths
    .help = Jump over one cell without stopping there.
espionage-special-set-up = Set-up
    .help = A secret tick on a cell: when the Papers stop there and no foreign bribe lies there, you move them out of turn.
espionage-special-safe-house = Safe house blown
    .help = Other players' bribes on one cell go back to their owners.
espionage-special-bluff = Bluff
    .help = While bidding, add up to $50 to your bribe, aloud. Losing costs $100 more.

## What happened

espionage-plays-for = { $who } plays for { $city }.
espionage-first = The lot is cast. { $who } moves first.
espionage-ready = { $who } has finished shopping.
espionage-bought = Special moves bought, points spent: { $points }.
espionage-turn = Round { $round }. { $who } to move.
espionage-skipped = { $who } is silent; the turn is skipped.
espionage-noted = { $who } makes a note on the card.
espionage-bribe-placed = { $who } pays a bribe. Where and how much is a secret.
espionage-bribed = Bribe: ${ $sum } on cell { $cell }. Treasury: ${ $money }.
espionage-replaced = The old bribe on cell { $cell } is lost: ${ $lost }.
espionage-ticked = A set-up waits on cell { $cell }.
espionage-announced = { $who } announces { $origin } → { $to }.
espionage-unchallenged = No objections.
espionage-challenged = { $who } challenges!
espionage-joined = { $who } accepts the challenge.
espionage-called = { $who } calls ${ $sum }.
espionage-called-bluff = { $who } bluffs (+${ $bluff }) and calls ${ $sum }.
espionage-folded = { $who } leaves the bidding.
espionage-won = { $who } wins the bidding with ${ $sum }.
espionage-tied = A tie at ${ $sum }: the stakes burn, the Papers stay.
espionage-returned = { $who }: the stake of ${ $stake } is spent, ${ $rest } comes back from cell { $cell }.
espionage-bluff-failed = The bluff failed: { $who } loses another ${ $penalty }.
espionage-moved = The Papers go { $origin } → { $to }, led by { $who }.
espionage-set-up-sprung = A set-up! { $who } whisks the Papers away from cell { $cell }.
espionage-set-up-blocked = Your set-up on cell { $cell } did not work: a foreign bribe lies there. The tick remains.
espionage-saboteurs = { $who } sends saboteurs: cell { $cell } is blown up.
espionage-bribe-burned = Your bribe on cell { $cell } burned: ${ $sum }.
espionage-safe-house = { $who } blows the safe house on cell { $cell }.
espionage-bribe-back = Your bribe on cell { $cell } came back: ${ $sum }.
espionage-safe-house-found = There were foreign bribes on cell { $cell }; they went back to their owners.
espionage-safe-house-empty = There were no foreign bribes on cell { $cell }.
espionage-march = { $who } begins a forced march.
espionage-halted = { $who } halts the march.
espionage-paths = { $who } takes the secret paths.
espionage-house = { $who } uses the special move “{ $name }”.
espionage-house-aims = { $who } points at cell { $cell }.
espionage-peeked = On cell { $cell } lies ${ $total } in all.
espionage-arrived = The Papers have arrived. { $who } wins.
espionage-nearest = { $rounds ->
    [one] { $rounds } round has passed
   *[other] { $rounds } rounds have passed
    }. { $who } is nearest to home and wins.
espionage-drawn = { $rounds ->
    [one] { $rounds } round has passed
   *[other] { $rounds } rounds have passed
    }. Several cities are equally near: a draw.
espionage-cards-open = All cards are open.
espionage-deserted = Nobody is left at the table.

espionage-end-arrived = The Papers are delivered. { $who } wins.
espionage-end-nearest = The rounds are over. The Papers are nearest to the city of { $who }.
espionage-end-draw = A draw.

## What cannot be done

espionage-not-now = You are not being asked, or not for this.
espionage-answered = You have answered already; the others are awaited.
espionage-no-tick = You have no armed set-up on cell { $cell }.
espionage-already-there = The Papers are here already. Choose an adjacent cell.
espionage-closed-city = This corner belongs to nobody and is closed.
espionage-too-far = That is not an adjacent cell. The Papers are on { $origin }; a step goes to one of the eight around it.
espionage-not-beyond = The paths lead over exactly one cell. The Papers are on { $origin }.
espionage-no-bribe = You have no bribe here ({ $cell }) to bid with.
espionage-beyond-bribe = You cannot call more than lies on the cell: at most ${ $most }.
espionage-must-raise = ${ $highest } has been called. Call more, or leave the bidding.
espionage-bluffed-already = One bluff a bidding is all.
espionage-no-special = You have no special move “{ $special }”.
espionage-poor-bluff = Such a bluff needs ${ $need } in the treasury: the addition and $100 in case you lose. You have ${ $money }.
espionage-name-a-sum = You cannot leave this bidding; name a sum.
espionage-too-poor = Not enough money: the treasury holds ${ $money }.
espionage-ticked-already = Your set-up is on cell { $cell } already.
espionage-no-such-special = There is no special move “{ $name }” in this match.
espionage-name-a-cell = Name a cell.
espionage-name-a-target = Name where the Papers go.
espionage-city-taken = { $city } is taken. Choose another corner.
espionage-bought-already = You have finished shopping already.
espionage-too-dear = This costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
    }, you have { $points }.
espionage-gone = This seat has been left; nobody plays for it.
espionage-full = There are no more seats: the game is on.
espionage-players-only = Only players act.
espionage-seats = Espionage is played by two to four.
espionage-same-cities = Two cities have the same name. Give them different ones.
espionage-idle-special = The special move “{ $name }” does nothing. Tick what it changes.
espionage-same-specials = Two special moves have the same name. Give them different ones.

## The position in words

espionage-tell-round = Round { $round } of { $rounds }.
espionage-tell-city = { $city }: { $who }.
espionage-tell-papers = The Papers: { $place }.
espionage-tell-announced = Announced: { $origin } → { $to }.
espionage-tell-call = Called: { $who }, ${ $sum }.
espionage-tell-card = Card of { $who }: ${ $money } in the treasury.
espionage-tell-bribe = Bribe on cell { $cell }: ${ $sum }.
espionage-tell-tick = Set-up on cell { $cell }.
espionage-tell-special = { $special }: { $count }.

## Draws

espionage-draw-first = who moves first, clockwise from the top left city
espionage-draw-corner = which free corner a player gets, clockwise from the top left

## Forms

form-espionage-take-city = Choose a city
    .field-corner = Corner
form-espionage-buy = Buy special moves
    .field-specials = What you take
    .warning = You can buy only now; unspent points are lost.
form-espionage-move = Move the Papers
    .field-to = Where to
    .field-join = If challenged, bid for them
form-espionage-bribe = Pay a bribe
    .field-cell = Cell
    .field-sum = How much, $
    .warning = The money leaves your treasury. An older bribe of yours on this cell is lost.
form-espionage-set-up = Set-up
    .field-cell = Cell
    .warning = The tick is secret and costs your turn. It works when the Papers stop on the cell.
form-espionage-forced-march = Forced march
    .field-to = First step
    .field-join = If challenged, bid for them
    .warning = The special move is spent as soon as it is announced.
form-espionage-march-on = Next step
    .field-to = Where to
    .field-join = If challenged, bid for them
form-espionage-halt = Halt
form-espionage-secret-paths = Secret paths
    .field-to = Where to
    .field-join = If challenged, bid for them
    .warning = The special move is spent as soon as it is announced.
form-espionage-saboteurs = Saboteurs
    .field-cell = Cell
    .warning = Every bribe on the cell burns, yours too.
form-espionage-safe-house = Safe house blown
    .field-cell = Cell
    .warning = Other players' bribes go back to them; yours stays.
form-espionage-house = { $name }
    .any = A special move of your own
    .field-cell = Cell
    .field-to = Where to
    .field-join = If challenged, bid for them
form-espionage-answer = Answer the move
    .field-say = Your answer
    .submit = Answer
form-espionage-bid = Call a sum
    .field-sum = Sum, $
    .field-bluff = Bluff: add to the bribe, $
    .warning = The sum you call burns; the rest of the bribe returns to your treasury.
form-espionage-fold = Leave the bidding
form-espionage-steer = Steer the Papers
    .field-to = Where to
form-espionage-spring = The Papers have stopped
    .help = All who have marks are asked: silence gives no set-up away.
    .field-to = Set-up: whisk the Papers away
    .none-to = Let them lie
    .submit = Answer

espionage-say-challenge = Challenge!
    .help = Opens the bidding: whoever calls most leads the Papers.
espionage-say-join = Join if somebody challenges
    .help = You let them go, but join the bidding if somebody else challenges.
espionage-say-pass = Pass
    .help = The Papers go as announced; your bribe stays on the cell.

## Match options

option-espionage-layout = Cities
    .help = Which capitals stand in the corners.
    .value-sheet = London, New York, Beijing, Moscow
    .value-figure = London, Moscow, Beijing, Washington
    .value-custom = Names of your own
option-espionage-city_top_left = Top left city
    .help = Needed if you name the cities yourself.
option-espionage-city_top_right = Top right city
    .help = Needed if you name the cities yourself.
option-espionage-city_bottom_right = Bottom right city
    .help = Needed if you name the cities yourself.
option-espionage-city_bottom_left = Bottom left city
    .help = Needed if you name the cities yourself.
option-espionage-corners = Who gets which corner
    .help = In order of seats, two sit in opposite corners. With three, one corner stays empty.
    .value-standard = In order of seats
    .value-drawn = By lot
    .value-chosen = The players choose
option-espionage-transit = Passage through an empty corner
    .help = Whether the Papers may pass through a corner that belongs to nobody.
option-espionage-money = Treasury
    .help = Dollars each player begins with. The rulebook says 1000.
option-espionage-bidding = Bidding
    .help = How sums are called after a challenge.
    .value-open = Aloud in turn, one call each
    .value-sealed = In secret, opened together
    .value-ascending = Rising, until one is left
option-espionage-tie = Equal calls
    .help = Who leads the Papers when sums are equal.
    .value-earlier = Whoever called earlier
    .value-burn = Nobody: the stakes burn, the Papers stay
option-espionage-returns = Money back
    .help = Whether everybody sees how much returned to the bidders.
    .value-hidden = Only its owner sees it
    .value-public = Everybody sees it
option-espionage-specials = Special moves
    .help = Extraordinary moves, bought secretly for points before the game.
option-espionage-points = Points for special moves
    .help = How many points each player has. The rulebook says 10.
option-espionage-house = Special moves of your own
    .help = Moves your club has invented: a name, a price, and what they do.
    .field-name = Name
    .field-price = Price, points
    .field-clear = Bribes on a cell burn
    .field-refund = Other players' bribes return
    .field-peek = Learn how much lies on a cell
    .field-money = Money from the bank (minus: to the bank), $
    .field-steps = Steps of the Papers
    .field-jump = A jump over one cell
option-espionage-rounds = Round limit
    .help = When the rounds are over, the city nearest to the Papers wins.
option-espionage-timeout = When time runs out
    .help = What becomes of the turn of somebody who is silent.
    .value-skip = The turn is skipped
    .value-step = The Papers take a step towards his city
