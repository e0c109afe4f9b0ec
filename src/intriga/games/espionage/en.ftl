### Espionage: the texts of the game.

game-espionage = Espionage
    .blurb = Stolen Papers lie in Geneva. Bribe officials, hijack other people’s moves, and bring the Papers to your own city.

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
    .help = All bribes on one cell burn, yours too.
espionage-special-forced-march = Forced march
    .help = Two steps in a row with a stop on each cell; each departure can be challenged.
espionage-special-secret-paths = Secret paths
    .help = Jump over one cell without stopping there.
espionage-special-set-up = Set-up
    .help = A secret tick on a cell: when the Papers stop there and no other player has a bribe there, you can move them out of turn.
espionage-special-safe-house = Safe house blown
    .help = Other players’ bribes on one cell go back to their owners.
espionage-special-bluff = Bluff
    .help = While bidding, add up to $50 to your bribe, aloud. Losing costs another $100.

## What happened

espionage-plays-for = { $who } plays for { $city }.
espionage-first = The lot is cast. { $who } moves first.
espionage-ready = { $who } has finished shopping.
espionage-bought = Special moves bought, points spent: { $points }.
espionage-turn = Round { $round }. { $who } to move.
espionage-city-abandoned = { $city } has lost its owner. Nobody can win there now.
espionage-city-manned = { $city } has an owner again.
espionage-stayed = { $city } has no owner and is closed. The Papers stay where they are.
espionage-prearranged-challenge-pass = From now on, every challenge is answered “pass” for you.
espionage-prearranged-challenge-join = From now on, where you have a bribe, you join every challenge of others.
espionage-prearranged-challenge-challenge = From now on, where you have a bribe, every move is challenged for you.
espionage-prearranged-bidding-bid = From now on, up to ${ $sum } is bid for you in every bidding.
espionage-prearranged-bidding-ask = From now on, you are asked for your bids.
espionage-prearranged-spring-spring = From now on, your set-ups spring as ordered.
espionage-prearranged-way = By your order, the set-up on { $cell } leads the Papers to { $to }.
espionage-prearranged-way-none = The set-up on { $cell } has no order any more.
espionage-prearranged-challenge-ask = From now on, you are asked about challenges.
espionage-prearranged-spring-pass = From now on, questions about set-ups are answered “not now” for you.
espionage-prearranged-spring-ask = From now on, you are asked about set-ups.
espionage-skipped = { $who } has run out of time; the turn is skipped.
espionage-noted = { $who } writes something on their card.
espionage-bribe-placed = { $who } pays a bribe. Where and how much is secret.
espionage-bribed = Bribe: ${ $sum } on cell { $cell }. Treasury: ${ $money }.
espionage-replaced = The old bribe on cell { $cell } is lost: ${ $lost }.
espionage-ticked = A set-up waits on cell { $cell }.
espionage-announced = { $who } announces { $origin } → { $to }.
espionage-unchallenged = No objections.
espionage-challenged = { $who } challenges!
espionage-joined = { $who } accepts the challenge.
espionage-called = { $who } bids ${ $sum }.
espionage-called-bluff = { $who } bluffs (+${ $bluff }) and bids ${ $sum }.
espionage-folded = { $who } leaves the bidding.
espionage-won = { $who } wins the bidding with ${ $sum }.
espionage-tied = A tie at ${ $sum }: the bids are lost, and the Papers stay.
espionage-returned = { $who }: the bid of ${ $stake } is spent, ${ $rest } comes back from cell { $cell }.
espionage-bluff-failed = The bluff failed: { $who } loses another ${ $penalty }.
espionage-moved = The Papers go { $origin } → { $to }, led by { $who }.
espionage-set-up-sprung = A set-up! { $who } whisks the Papers away from cell { $cell }.
espionage-set-up-blocked = Your set-up on cell { $cell } did not work: another player has a bribe there. The tick remains.
espionage-saboteurs = { $who } sends saboteurs: cell { $cell } is blown up.
espionage-bribe-burned = Your bribe on cell { $cell } burned: ${ $sum }.
espionage-safe-house = { $who } blows the safe house on cell { $cell }.
espionage-bribe-back = Your bribe on cell { $cell } came back: ${ $sum }.
espionage-safe-house-found = There were other players’ bribes on cell { $cell }; they went back to their owners.
espionage-safe-house-empty = There were no other players’ bribes on cell { $cell }.
espionage-march = { $who } begins a forced march.
espionage-halted = { $who } stops the march.
espionage-paths = { $who } takes the secret paths.
espionage-house = { $who } uses the special move “{ $name }”.
espionage-house-aims = { $who } chooses cell { $cell }.
espionage-peeked = The bribes on cell { $cell } add up to ${ $total }.
espionage-arrived = The Papers have arrived. { $who } wins.
espionage-rounds = { $rounds ->
    [one] { $rounds } round has passed
   *[other] { $rounds } rounds have passed
}
espionage-nearest = { espionage-rounds }. { $who } is nearest to home and wins.
espionage-drawn = { espionage-rounds }. Several cities are equally near: a draw.
espionage-cards-open = All cards are revealed.
espionage-deserted = No players are left.

espionage-end-arrived = The Papers are delivered. { $who } wins.
espionage-end-nearest = The rounds are over. The Papers are nearest to the city of { $who }.
espionage-end-draw = A draw.
espionage-standing-nearest = The Papers are nearest to the city of { $who }.
espionage-standing-draw = Several cities are equally near the Papers: a draw.

## What cannot be done

espionage-not-now = You cannot do this now.
espionage-answered = You have already answered. Waiting for the others.
espionage-no-tick = You have no active set-up on cell { $cell }.
espionage-already-there = The Papers are already here. Choose an adjacent cell.
espionage-closed-city = This corner has no owner and is closed.
espionage-too-far = This is not an adjacent cell. The Papers are on { $origin }; choose one of the eight cells around it.
espionage-not-beyond = You must jump over exactly one cell. The Papers are on { $origin }.
espionage-no-bribe = You have no bribe here ({ $cell }), so you cannot bid.
espionage-beyond-bribe = You cannot bid more than your bribe on the cell: at most ${ $most }.
espionage-must-raise = The highest bid is ${ $highest }. Bid more, or leave the bidding.
espionage-bluffed-already = You can bluff only once in a bidding.
espionage-no-special = You have no special move “{ $special }”.
espionage-poor-bluff = This bluff needs ${ $need } in your treasury: the added sum, and $100 in case you lose. You have ${ $money }.
espionage-name-a-sum = You cannot leave this bidding. Make a bid.
espionage-too-poor = Not enough money: you have ${ $money } in your treasury.
espionage-ticked-already = You already have a set-up on cell { $cell }.
espionage-no-such-special = There is no special move “{ $name }” in this match.
espionage-name-a-cell = Choose a cell.
espionage-name-a-target = Choose where the Papers go.
espionage-city-taken = { $city } is taken. Choose another corner.
espionage-bought-already = You have already bought your special moves.
espionage-too-dear = This costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
    }; you have { $points }.
espionage-gone = The player has left this seat, and nobody plays for it.
espionage-full = The match has started, and there are no free seats.
espionage-players-only = Only players can act.
espionage-seats = Espionage is for two to four players.
espionage-same-cities = The names of two cities, or of a city and Geneva, cannot be told apart. Give them different ones.
espionage-idle-special = The special move “{ $name }” does nothing. Tick at least one effect.
espionage-same-specials = The names of two special moves cannot be told apart. Give them different ones; those of the rulebook are taken.

## The position in words

espionage-tell-round = Round { $round } of { $rounds }.
espionage-tell-city = { $city }: { $who }.
espionage-tell-papers = The Papers: { $place }.
espionage-tell-announced = Announced: { $origin } → { $to }.
espionage-tell-call = Bid: { $who }, ${ $sum }.
espionage-tell-card = Card of { $who }: ${ $money } in the treasury.
espionage-tell-bribe = Bribe on cell { $cell }: ${ $sum }.
espionage-tell-tick = Set-up on cell { $cell }.
espionage-tell-answers-pass = Every announced move is answered “pass” for you.
espionage-tell-answers-join = Where you have a bribe, you join every challenge of others.
espionage-tell-answers-challenge = Where you have a bribe, every move is challenged for you.
espionage-tell-bids = Up to ${ $sum } is bid for you in every bidding.
espionage-tell-set-ups-pass = Your set-ups do not spring: “not now” is answered for you.
espionage-tell-set-ups-spring = Your set-ups spring as ordered.
espionage-tell-way = By your order, the set-up on { $cell } leads the Papers to { $to }.
espionage-tell-special = { $special }: { $count }.

## Draws

espionage-draw-first = who moves first, clockwise from the top left city
espionage-draw-corner = which free corner the player gets, clockwise from the top left

## Forms

form-espionage-take-city = Choose a city
    .field-corner = Corner
form-espionage-buy = Buy special moves
    .field-specials = Your choice
    .warning = You can only buy now. Unspent points are lost.
form-espionage-move = Move the Papers
    .field-to = Where to
    .field-join = If challenged, bid for the Papers
form-espionage-bribe = Pay a bribe
    .field-cell = Cell
    .field-sum = Amount, $
    .warning = The money leaves your treasury. Any earlier bribe of yours on this cell is lost.
form-espionage-set-up = Set-up
    .field-cell = Cell
    .field-to = Leads the Papers to
    .none-to = Decide later
    .warning = The tick is secret and takes your turn. It works when the Papers stop on the cell.
form-espionage-forced-march = Forced march
    .field-to = First step
    .field-join = If challenged, bid for the Papers
    .warning = The special move is used up as soon as you announce it.
form-espionage-march-on = Next step
    .field-to = Where to
    .field-join = If challenged, bid for the Papers
form-espionage-halt = Stop
form-espionage-secret-paths = Secret paths
    .field-to = Where to
    .field-join = If challenged, bid for the Papers
    .warning = The special move is used up as soon as you announce it.
form-espionage-saboteurs = Saboteurs
    .field-cell = Cell
    .warning = All bribes on the cell burn, yours too.
form-espionage-safe-house = Safe house blown
    .field-cell = Cell
    .warning = Other players’ bribes go back to their owners; yours stays.
form-espionage-house = { $name }
    .any = A special move of your own
    .field-cell = Cell
    .field-to = Where to
    .field-join = If challenged, bid for the Papers
form-espionage-answer = Respond to the move
    .field-say = Your answer
    .submit = Answer
form-espionage-bid = Bid
    .field-sum = Bid, $
    .field-bluff = Bluff: add to the bribe, $
    .warning = Your bid is spent, win or lose; the rest of the bribe returns to your treasury.
form-espionage-fold = Leave the bidding
form-espionage-steer = Lead the Papers
    .field-to = Where to
form-espionage-spring = The Papers have stopped
    .help = Everyone with notes on their card is asked, so an answer gives no set-up away.
    .field-to = Set-up: move the Papers to
    .none-to = Leave them
    .submit = Answer

form-espionage-prearrange-answers = Standing order: announced moves
    .field-say = Where I have a bribe
    .help = Until you change it, every announced move is answered for you: like this where you have a bribe, with a pass everywhere else. Nobody is told, and the question closes no sooner.
    .submit = Set
form-espionage-prearrange-bids = Standing order: biddings
    .field-most = Bid up to
    .none-most = Ask me
    .help = In every bidding you are in. In an ascending one your bid rises step by step; in the others you bid this sum, or just enough if you are last. It never exceeds your bribe.
    .submit = Set
form-espionage-prearrange-set-ups = Standing order: set-ups
    .field-say = When the Papers stop
    .help = Until you change it, every question about set-ups is answered for you. Nobody is told, and the question closes no sooner.
    .submit = Set
form-espionage-prearrange-way = Standing order: where a set-up leads
    .field-cell = My set-up
    .field-to = Move the Papers to
    .none-to = Leave them
    .submit = Set

espionage-order-answers-ask = Ask me
espionage-order-answers-pass = Pass
espionage-order-answers-join = Join if someone else challenges
espionage-order-answers-challenge = Challenge!
espionage-order-set-ups-ask = Ask me
espionage-order-set-ups-pass = Never spring
espionage-order-set-ups-spring = Spring as ordered

espionage-say-challenge = Challenge!
    .help = Opens the bidding: the highest bidder leads the Papers.
espionage-say-join = Join if someone else challenges
    .help = You do not object, but you bid if someone else challenges.
espionage-say-pass = Pass
    .help = The Papers go as announced; your bribe stays on the cell.

## Match options

option-espionage-layout = Cities
    .help = Which cities are in the corners.
    .value-sheet = London, New York, Beijing, Moscow
    .value-figure = London, Moscow, Beijing, Washington
    .value-custom = Your own names
option-espionage-city_top_left = Top left city
    .help = Required if you name the cities yourself.
option-espionage-city_top_right = Top right city
    .help = Required if you name the cities yourself.
option-espionage-city_bottom_right = Bottom right city
    .help = Required if you name the cities yourself.
option-espionage-city_bottom_left = Bottom left city
    .help = Required if you name the cities yourself.
option-espionage-corners = Who gets which corner
    .help = Two always play from opposite corners. With three, one corner is empty, and the city between the other two wins more often, so corners are usually drawn.
    .value-standard = As usual: three draw, two and four go by the order of seats
    .value-drawn = At random
    .value-chosen = The players choose
option-espionage-transit = Passage through an empty corner
    .help = Whether the Papers can pass through a corner that has no owner.
option-espionage-money = Treasury
    .help = Dollars each player starts with. The rulebook says 1000.
option-espionage-bidding = Bidding
    .help = How bids are made after a challenge.
    .value-open = Open: in turn, one bid each
    .value-sealed = Sealed: in secret, revealed together
    .value-ascending = Ascending: until one player is left
option-espionage-tie = Equal bids
    .help = Who leads the Papers when bids are equal.
    .value-earlier = The earlier bid wins
    .value-burn = Nobody wins: the bids are lost, the Papers stay
option-espionage-returns = Returned money
    .help = Whether everyone sees how much the bidders get back.
    .value-hidden = Only the owner sees it
    .value-public = Everyone sees it
option-espionage-specials = Special moves
    .help = Extra moves, bought in secret for points before the game.
option-espionage-points = Points for special moves
    .help = How many points each player has. The rulebook says 10.
option-espionage-house = Special moves of your own
    .help = Moves of your own invention: a name, a price, and effects.
    .field-name = Name
    .field-price = Price, points
    .field-clear = All bribes on a cell burn
    .field-refund = Other players’ bribes on a cell return
    .field-peek = See how much lies on a cell
    .field-money = Money from the bank (negative: to the bank), $
    .field-steps = Steps of the Papers
    .field-jump = Jump over one cell
option-espionage-rounds = Round limit
    .help = After the last round, the city nearest to the Papers wins.
option-espionage-timeout = When time runs out
    .help = What happens to the turn of a player who has run out of time.
    .value-skip = The turn is skipped
    .value-step = The Papers take a step towards the player’s city
